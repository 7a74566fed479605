"""Editions come from anybody: what is done to them keeps nobody else waiting."""

import asyncio
import threading

import pytest

from gnomehall import registry
from gnomehall.core.edition import MOST_LETTERS
from gnomehall.server import limits
from tests.server.halls import ME, Json, Running, served


def with_edition(text: str, game: str = "toadstools") -> Json:
    return {"game": game, "seats": [ME, ME], "edition": text}


@served()
async def test_an_edition_that_asks_for_memory_is_refused_in_words(server: Running) -> None:
    shipped = registry.shipped_text("gnome-village")
    for odd in ("200000000", "-1", "0x" + "f" * 9000, "9" * 5000):
        text = shipped.replace("copies = 2", f"copies = {odd}", 1)
        assert text != shipped
        answer = await server.call("POST", "/api/tables", with_edition(text, "gnome-village"))
        assert answer.status_code == 400
        assert len(answer.json()["message"]) < 2000


@served()
async def test_an_edition_too_long_or_too_deep_is_refused_in_words(server: Running) -> None:
    for text in ("#" * (MOST_LETTERS + 1), "a = " + "[" * 60_000, ".".join("a" * 30_000) + " = 1"):
        answer = await server.call("POST", "/api/tables", with_edition(text))
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-setup")


@served()
async def test_tables_are_loaded_and_moves_undone_while_editions_take_for_ever(server: Running) -> None:
    made = await server.open(ME, ME)
    until = threading.Event()
    stuck = [asyncio.create_task(server.hall.outside.run(until.wait)) for _ in range(limits.OUTSIDE_QUEUE)]
    try:
        await asyncio.sleep(0)
        refused = await server.call("POST", "/api/tables", with_edition(registry.shipped_text("toadstools")))
        assert (refused.status_code, refused.json()["code"]) == (503, "busy")
        server.hall.tables.clear()
        async with server.player(made, made["mine"][0]["token"]) as player:
            assert (await player.play())["type"] == "ack"
            await player.reach(1)
            answer = await player.ask(type="undo", seq=1)
            assert answer["type"] == "ack" or answer["code"] == "cannot-undo"
    finally:
        until.set()
        await asyncio.gather(*stuck)
    assert (await server.open(ME, ME, edition=registry.shipped_text("toadstools")))["table"]["id"]


def test_who_waits_too_long_is_told_so_and_what_was_given_up_still_counts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.setattr(limits, "OUTSIDE_SECONDS", 0.01)
    monkeypatch.setattr(limits, "OUTSIDE_QUEUE", 1)

    @served()
    async def scenario(server: Running) -> None:
        until = threading.Event()
        try:
            for said in ("too long", "too much"):
                with pytest.raises(Exception, match=said):
                    await server.hall.outside.run(until.wait)
        finally:
            until.set()

    scenario(tmp_path)  # type: ignore[arg-type]  # pytest's tmp_path is a Path
