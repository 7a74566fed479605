"""Players whom the hall knows again: what opens them, and what is theirs at tables."""
