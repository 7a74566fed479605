"""Files that are never half written, and reading that says in one line what is wrong."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from gnomehall.core.errors import GnomehallError, spell_out
from gnomehall.core.vocabulary import Plain

MOST: Final = 16_000_000
"""Bytes that we read at most: far more than any record or edition needs."""


class BadFile(GnomehallError):
    """A file that can't be read or written. Words: `file-<kind>`."""

    def __init__(self, kind: str, path: Path, **data: Plain) -> None:
        self.kind = kind
        self.data: dict[str, Plain] = {"file": str(path), **data}
        super().__init__(f"{path}: {spell_out(kind, data)}")


def read_text(path: Path, most: int = MOST) -> str:
    with _named(path):
        if path.is_dir():
            raise BadFile("is-folder", path)
        with path.open("rb") as file:
            data = file.read(most + 1)
    if len(data) > most:
        raise BadFile("too-large", path, bytes=most)
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BadFile("not-text", path, byte=error.start + 1) from None


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
    with replacing(path) as fresh, _named(path):
        fresh.write_bytes(text.encode("utf-8"))


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Write to a fresh file, which takes the place of the old one at the end, and only if nothing went wrong."""
    with _named(path):
        # A link stays a link: what it points to is replaced.
        target = path.resolve()
        if target.is_dir():
            raise BadFile("is-folder", path)
        mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
        handle, name = tempfile.mkstemp(prefix=f".{target.name[:40]}.", dir=target.parent)
        os.close(handle)
        fresh = Path(name)
    try:
        yield fresh
        with _named(path):
            with fresh.open("rb") as file:
                os.fsync(file.fileno())
            fresh.chmod(mode)
            fresh.replace(target)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    with _named(path):
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
        if path.parent.is_dir():
            raise BadFile("missing", path) from None
        raise BadFile("no-folder", path, folder=str(path.parent)) from None
    except PermissionError:
        raise BadFile("no-permission", path) from None
    except OSError as error:
        raise BadFile("system", path, reason=error.strerror or str(error)) from None
    except (ValueError, RuntimeError) as error:
        if isinstance(error, GnomehallError):
            raise
        # A name with a null byte in it, or a link that leads back to itself.
        raise BadFile("no-name", path, reason=str(error)) from None
