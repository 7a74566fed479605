"""Gnomehall: three gnome board games, with bots, simulation, a server and environments for reinforcement learning."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from gnomehall.core import state

if TYPE_CHECKING:
    from gnomehall.library import CHANCE as CHANCE
    from gnomehall.library import NOBODY as NOBODY
    from gnomehall.library import SPECTATOR as SPECTATOR
    from gnomehall.library import BadNotation as BadNotation
    from gnomehall.library import BadRecord as BadRecord
    from gnomehall.library import BadSetup as BadSetup
    from gnomehall.library import CannotUndo as CannotUndo
    from gnomehall.library import GnomehallError as GnomehallError
    from gnomehall.library import IllegalAction as IllegalAction
    from gnomehall.library import Match as Match
    from gnomehall.library import NamedBot as NamedBot
    from gnomehall.library import Simulation as Simulation
    from gnomehall.library import Table as Table
    from gnomehall.library import bot as bot
    from gnomehall.library import load as load
    from gnomehall.library import new as new
    from gnomehall.library import simulate as simulate

__all__ = [
    "CHANCE",
    "COMPILED",
    "NOBODY",
    "SPECTATOR",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "GnomehallError",
    "IllegalAction",
    "Match",
    "NamedBot",
    "Simulation",
    "Table",
    "__version__",
    "bot",
    "load",
    "new",
    "simulate",
]

__version__ = "0.2.0"

COMPILED = not state.__file__.endswith(".py")
"""Whether the rules run compiled by mypyc; the pure build gives the same results, slower."""


def __getattr__(name: str) -> Any:
    """The library when it is first used: a command that needs none of it starts without it."""
    if name in __all__:
        return getattr(import_module("gnomehall.library"), name)
    raise AttributeError(f"module 'gnomehall' has no attribute '{name}'")


def __dir__() -> list[str]:
    return [*globals(), *__all__]
