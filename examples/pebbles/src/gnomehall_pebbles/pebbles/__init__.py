"""Pebbles: take one to three from a heap; each is a point, and the last one is worth more."""

from gnomehall_pebbles.pebbles.game import PebblesGame

GAME = PebblesGame()
