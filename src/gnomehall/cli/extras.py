"""What a command needs beyond the library: the extras of the package, and the one line that names a missing one."""

from importlib.util import find_spec
from typing import Final

from gnomehall.cli.errors import Misuse

TERMINAL: Final = ("openskill", "rich")
"""What the extra `terminal` installs, as modules."""
HALL: Final = (*TERMINAL, "litestar", "msgspec", "prometheus_client", "uvicorn", "websockets")
"""The same of the extra `hall`, which has `terminal` in it. uvloop is not everywhere, and the hall runs without it."""

RL: Final = (*TERMINAL, "gymnasium", "numpy", "pettingzoo", "PIL")
"""The same of the extra `rl`, which has `terminal` in it: what environments need, and `selfplay`."""

DESIGN: Final = (*TERMINAL, "altair", "polars", "vl_convert")
"""The same of the extra `design`, which has `terminal` in it: `vl_convert` draws the charts of `compare --html`."""

CHARTS: Final = ("vl_convert",)
"""What of it reports in HTML need."""
DATA: Final = ("polars",)
"""What of it results as tables need."""

LEARN: Final = (*TERMINAL, "numpy", "torch")
"""The same of the extra `learn`, which has `terminal` in it."""

RAY: Final = (*TERMINAL, "ray")
"""The same of the extra `ray`, which has `terminal` in it: what `--on` needs."""

NOTIFY: Final = ("apprise", "pywebpush")
"""What sending notices needs beside the hall, as modules."""

MODULES: Final = {
    "notify": NOTIFY,
    "ray": RAY,
    "terminal": TERMINAL,
    "hall": HALL,
    "rl": RL,
    "design": CHARTS,
    "data": DATA,
    "learn": LEARN,
}
"""What a command needs, by the extra that has it; `data` is a part of `design`."""
INSTALLED_BY: Final = {"data": "design", "notify": "hall-notify"}
COMMANDS: Final = {"serve": "hall", "db": "hall", "player": "hall", "selfplay": "rl", "learn": "learn"}
"""The extra of each command; that of all others is `terminal`."""


def require_command(command: str) -> None:
    """Refuse a command before its module is imported, if that can't be done here; one line names all that it needs.

    Every command but those of the hall can be asked for help with `terminal` alone.
    """
    extra = COMMANDS.get(command, "terminal")
    _find(HALL if extra == "hall" else TERMINAL, extra, command)


def require(extra: str, command: str) -> None:
    """Refuse a command that can't run here, and say what to install."""
    _find(MODULES[extra], extra, command)


def _find(modules: tuple[str, ...], extra: str, command: str) -> None:
    for module in modules:
        if find_spec(module) is None:
            raise Misuse("no-extra", command=command, module=module, extra=INSTALLED_BY.get(extra, extra))
