"""Notices: telling players that a table waits for them, when they are not there to see it."""
