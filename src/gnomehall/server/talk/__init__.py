"""Talk beside the game: at tables and about tournaments. docs/decisions/0036-talk.md."""
