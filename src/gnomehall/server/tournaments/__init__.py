"""Tournaments: who meets whom, what came of it, and who leads. docs/decisions/0033-tournaments.md."""
