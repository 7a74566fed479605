"""Files are whole or not there, and what is wrong with one is said in one line."""

import os
from pathlib import Path

import pytest

from gnomehall import files
from gnomehall.files import BadFile


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    files.write_text(path, "Grüße\nan die Gnome\n")
    assert files.read_text(path) == "Grüße\nan die Gnome\n"
    files.write_text(path, "x\n")
    assert path.read_bytes() == b"x\n"


def test_a_write_that_fails_leaves_the_old_text_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.txt"
    files.write_text(path, "old\n")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadFile, match=r"a\.txt: .*No space left on device"):
        files.write_text(path, "new\n")
    assert path.read_text() == "old\n"
    assert list(tmp_path.iterdir()) == [path]


def test_the_text_reaches_the_disk_before_it_takes_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.txt"
    files.write_text(path, "old\n")
    seen: list[str] = []
    sync = os.fsync

    def watched(handle: int) -> None:
        seen.append(path.read_text())
        sync(handle)

    monkeypatch.setattr(os, "fsync", watched)
    files.write_text(path, "new\n")
    assert seen == ["old\n", "new\n"]


def test_a_link_stays_a_link_and_modes_stay(tmp_path: Path) -> None:
    path, link = tmp_path / "a.txt", tmp_path / "b.txt"
    path.write_text("old")
    path.chmod(0o640)
    link.symlink_to(path)
    files.write_text(link, "new")
    assert link.is_symlink()
    assert path.read_text() == "new"
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize(
    ("make", "kind"),
    [
        (lambda p: None, "missing"),
        (lambda p: p.mkdir(), "is-folder"),
        (lambda p: p.write_bytes(b"ab\xff"), "not-text"),
        (lambda p: p.write_bytes(b"x" * 101), "too-large"),
        (lambda p: p.symlink_to(p), "no-name|system"),
    ],
    ids=["missing", "folder", "bytes", "large", "loop"],
)
def test_what_can_not_be_read_is_named(tmp_path: Path, make: object, kind: str) -> None:
    path = tmp_path / "thing"
    assert callable(make)
    make(path)
    with pytest.raises(BadFile, match="thing") as caught:
        files.read_text(path, most=100)
    assert caught.value.kind in kind.split("|")
    assert "\n" not in str(caught.value)


def test_names_that_are_none_are_refused(tmp_path: Path) -> None:
    for path in (Path("a\0b"), tmp_path / ("x" * 300), tmp_path / "missing" / "a.txt"):
        with pytest.raises(BadFile):
            files.write_text(path, "x")
        with pytest.raises(BadFile):
            files.read_text(path)
    assert list(tmp_path.iterdir()) == []
