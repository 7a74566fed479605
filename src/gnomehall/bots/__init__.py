"""Players that are programs, by name."""
