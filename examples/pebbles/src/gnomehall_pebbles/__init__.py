"""A game, two bots and an edition for Gnomehall."""
