"""The games as environments for reinforcement learning (extra `rl`).

`aec` is for PettingZoo, `gymnasium.make("gnomehall/Gnomopolis-v0")` for Gymnasium, `openspiel.register()` for
OpenSpiel; `Vec` steps many games at once, and `encoding` makes observations and masks for your own programs.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from gnomehall.core.errors import GnomehallError

if TYPE_CHECKING:
    from gnomehall.envs.agents import aec as aec
    from gnomehall.envs.arrays import Encoding as Encoding
    from gnomehall.envs.arrays import encoding as encoding
    from gnomehall.envs.single import GnomehallEnv as GnomehallEnv
    from gnomehall.envs.vec import Vec as Vec

HOMES: Final = {"aec": "agents", "Encoding": "arrays", "encoding": "arrays", "GnomehallEnv": "single", "Vec": "vec"}
"""In which module each name is found when it is first used."""

__all__ = ["Encoding", "GnomehallEnv", "Vec", "aec", "encoding"]


class MissingExtra(GnomehallError):
    """A package that the environments need is not installed."""


def _require(*modules: str) -> None:
    for module in modules:
        if find_spec(module) is None:
            raise MissingExtra(f"gnomehall.envs needs {module}: pip install 'gnomehall[rl]'")


def __getattr__(name: str) -> Any:
    if name in HOMES:
        return getattr(import_module(f"gnomehall.envs.{HOMES[name]}"), name)
    raise AttributeError(f"module 'gnomehall.envs' has no attribute '{name}'")


_require("numpy", "gymnasium", "pettingzoo", "PIL")

from gnomehall.envs import single  # noqa: E402  # nothing of it can be imported before it is known to be there

single.register()
