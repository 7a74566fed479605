"""Files that are never half written, and reading that says in one line what is wrong."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from gnomehall.core.errors import GnomehallError

MOST: Final = 16_000_000
"""Bytes that we read at most: far more than any record or edition needs."""


class BadFile(GnomehallError):
    """A file that can't be read or written."""


def read_text(path: Path, most: int = MOST) -> str:
    with _named(path):
        if path.is_dir():
            raise BadFile(f"{path} is a folder, not a file")
        with path.open("rb") as file:
            data = file.read(most + 1)
    if len(data) > most:
        raise BadFile(f"{path} is too large: more than {most:,} bytes; is it the right file?")
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BadFile(f"{path} is not a UTF-8 text: byte {error.start + 1} can't be read") from None


def starts_with(path: Path, text: str) -> bool:
    """Whether the file begins so; an empty one does."""
    wanted = text.encode()
    with _named(path), path.open("rb") as file:
        found = file.read(len(wanted))
    return found in (b"", wanted)


def same(one: Path, other: Path) -> bool:
    """Whether two names mean the same file, there or not."""
    with _named(one):
        return one.resolve() == other.resolve()


def write_text(path: Path, text: str) -> None:
    """Put the text in place as a whole: whatever happens, the file holds the old text or the new one."""
    with _named(path):
        # A link stays a link: what it points to is replaced.
        target = path.resolve()
        if target.is_dir():
            raise BadFile(f"{path} is a folder, not a file")
        mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
        handle, name = tempfile.mkstemp(prefix=f".{target.name[:40]}.", dir=target.parent)
        fresh = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(text.encode("utf-8"))
                file.flush()
                os.fsync(file.fileno())
            fresh.chmod(mode)
            fresh.replace(target)
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise
        _sync_folder(target.parent)


def append_text(path: Path, text: str) -> None:
    """Add whole lines to the end of a file."""
    with _named(path), path.open("ab") as file:
        file.write(text.encode("utf-8"))


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _sync_folder(folder: Path) -> None:
    """Make the new name itself durable. Windows can't open a folder, and needs no such thing."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@contextlib.contextmanager
def _named(path: Path) -> Iterator[None]:
    """Say in our words, and with the file's name, what the operating system refuses."""
    try:
        yield
    except FileNotFoundError:
        missing = f"{path} does not exist" if path.parent.is_dir() else f"there is no folder {path.parent}"
        raise BadFile(f"{missing}; check the name") from None
    except PermissionError:
        raise BadFile(f"{path}: no permission; choose another file or folder") from None
    except OSError as error:
        raise BadFile(f"{path}: {error.strerror or error}") from None
    except (ValueError, RuntimeError) as error:
        if isinstance(error, GnomehallError):
            raise
        # A name with a null byte in it, or a link that leads back to itself.
        raise BadFile(f"'{path}' is no name for a file: {error}") from None
