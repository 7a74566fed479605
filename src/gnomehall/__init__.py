"""Gnomehall: one digital table for three gnome board games."""

from gnomehall.core import state

__version__ = "0.1.0"

COMPILED = not state.__file__.endswith(".py")
"""Whether the rules run compiled by mypyc; the pure build gives the same results, slower."""
