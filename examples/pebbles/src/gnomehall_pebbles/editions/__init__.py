"""Editions of games, as TOML."""
