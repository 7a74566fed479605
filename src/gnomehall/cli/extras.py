"""What a command needs beyond the library: the extras of the package, and the one line that names a missing one."""

from importlib.util import find_spec
from typing import Final

from gnomehall.cli.errors import Misuse

TERMINAL: Final = ("openskill", "rich")
"""What the extra `terminal` installs, as modules."""
HALL: Final = (*TERMINAL, "litestar", "msgspec", "prometheus_client", "uvicorn", "websockets")
"""The same of the extra `hall`, which has `terminal` in it. uvloop is not everywhere, and the hall runs without it."""

MODULES: Final = {"terminal": TERMINAL, "hall": HALL}


def extra_for(command: str) -> str:
    return "hall" if command == "serve" else "terminal"


def require(extra: str, command: str) -> None:
    """Refuse a command that can't run here, and say what to install."""
    for module in MODULES[extra]:
        if find_spec(module) is None:
            raise Misuse("no-extra", command=command, module=module, extra=extra)
