"""Rated tables: what counts, who may do what there, and ratings that come out the same when they are counted anew."""

import asyncio
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from gnomehall import registry
from gnomehall.core.match import Match
from gnomehall.core.rng import Rng
from gnomehall.server import player_data
from gnomehall.server.store.interface import SeatRow, TableRow, TimelineEntry
from gnomehall.server.store.places import Place, open_store
from gnomehall.server.store.standings import ESTABLISHED, Placing, ResultRow, Standings, rename
from gnomehall.server.tables.first_choices import choice_of, openings_of
from gnomehall.server.tables.prepared_tables import split_turns
from gnomehall.words import LANGUAGES
from gnomehall.words.speech import Speech
from tests.server.halls import BOT, FRIEND, LONG, ME, Json, Running, opened, running, served
from tests.server.test_people import adopt, become


async def rated_table(server: Running, *keys: str, bots: int = 0, public: bool = True) -> tuple[Json, list[str]]:
    """A rated table of these players and some bots, and the tokens of the players."""
    friends = [FRIEND] * (len(keys) - 1)
    made = await server.open(ME, *friends, *[BOT] * bots, rated=True, public=public)
    tokens = [made["mine"][0]["token"]]
    await adopt(server, made, keys[0])
    for friend, key in zip(made["friends"], keys[1:], strict=True):
        seated = await server.post(f"/api/tables/{made['table']['id']}/sit", {"token": friend["token"]})
        await adopt(server, made, key, seated["token"])
        tokens.append(seated["token"])
    return made, tokens


async def play_out(server: Running, made: Json, tokens: list[str]) -> Json:
    """Play to the end; how the table is then."""
    async with server.player(made, tokens[0]) as player:
        while player.info["state"] == "playing":
            if 0 <= player.turn < len(tokens):
                if player.you != player.turn:
                    await player.join(tokens[player.turn])
                await player.play()
            await player.receive()
    await server.ratings.settled()
    info: Json = await server.get(f"/api/tables/{made['table']['id']}", tokens[0])
    return info


async def resign(server: Running, made: Json, token: str) -> None:
    await server.post(f"/api/tables/{made['table']['id']}/resign", {}, token)
    await server.ratings.settled()


def who(entered: Json) -> str:
    return str(entered["me"]["player"]["id"])


async def profile(server: Running, name: str) -> Json:
    found: Json = await server.get(f"/api/players/{name}")
    return found


def test_a_rated_game_moves_the_ratings_of_players_and_bots_and_is_in_their_profiles(place: Place) -> None:
    async def main() -> None:
        async with running(place) as server:
            ada, bo = await become(server), await become(server, "Bo")
            made, tokens = await rated_table(server, ada["key"], bo["key"], bots=1)
            info = await play_out(server, made, tokens)
            ids = [who(ada), who(bo), "bot:random"]
            profiles = [await profile(server, one) for one in ids]
            places = info["result"]["places"]
            skills = [found["ratings"][0]["skill"] for found in profiles]
            # Chance may end the game with shared places: who shares one has the same skill after a first game.
            for (place_of, skill), (other_place, other) in combinations(zip(places, skills, strict=True), 2):
                assert (skill > other) == (place_of < other_place), (places, skills)
            for rank, found in zip(places, profiles, strict=True):
                [rating] = found["ratings"]
                assert (rating["games"], rating["won"]) == (1, int(rank == 0))
                assert (rating["provisional"], rating["seats"]) == (True, 3)
                assert rating["doubt"] < 25 / 3
                [game] = found["games"]
                assert game["table"] == made["table"]["id"]
                assert sorted(one["who"] for one in game["placings"]) == sorted(ids)
                assert {duel["who"] for duel in found["duels"]} == set(ids) - {found["who"]}
            assert [profiles[0]["name"], profiles[1]["name"], profiles[2]["name"]] == ["Ada", "Bo", "random"]
        count, same = await player_data.recompute(place)
        assert (count, same) == (1, True)

    asyncio.run(asyncio.wait_for(main(), LONG))


MUSHROOMS = {"a": "chanterelle", "b": "bolete", "c": "puffball"}


def first_plants(record: str, seats: int) -> list[Json]:
    """What each seat of Toadstools planted first, as its record has it."""
    moves = [line.split() for line in record.splitlines() if line[:1].isdecimal() and " plant " in line]
    first = [next(move[2] for move in moves if move[0] == str(seat)) for seat in range(seats)]
    return [{"kind": "plant", "data": {"mushroom": MUSHROOMS[letter]}} for letter in first]


def test_what_players_and_bots_open_with_is_on_their_pages_and_is_read_from_the_record_again(place: Place) -> None:
    async def main() -> None:
        async with running(place) as server:
            ada, bo = await become(server), await become(server, "Bo")
            made, tokens = await rated_table(server, ada["key"], bo["key"], bots=1)
            info = await play_out(server, made, tokens)
            record = (await server.call("GET", f"/api/tables/{made['table']['id']}/record", token=tokens[0])).text
            ids = [who(ada), who(bo), "bot:random"]
            found = [(await profile(server, one))["openings"] for one in ids]
            for openings, choice, rank in zip(found, first_plants(record, 3), info["result"]["places"], strict=True):
                assert openings == [{"game": "toadstools", "choice": choice, "games": 1, "won": int(rank == 0)}]
        assert await player_data.recompute(place) == (1, True)
        store = await open_store(place)
        await store.write(("UPDATE placings SET opening = ''", ()), ("DELETE FROM openings", ()))
        await store.close()
        # So a database looks in which games were counted before openings were.
        async with running(place) as server:
            assert (await profile(server, ids[0]))["openings"] == []
        assert await player_data.recompute(place) == (1, False)
        assert await player_data.recompute(place) == (1, True)
        async with running(place) as server:
            assert [(await profile(server, one))["openings"] for one in ids] == found

    asyncio.run(asyncio.wait_for(main(), LONG))


@pytest.mark.parametrize("game", registry.GAMES)
def test_openings_of_every_game_are_said_in_every_language_and_name_no_seat(game: str) -> None:
    seats = max(registry.game(game).meta.seats)
    match, rng = Match(registry.game(game), registry.setup(game, seats)), Rng(26)
    while not match.over:
        legal = match.state.legal_actions()
        match.act(legal[rng.below(len(legal))])
    entries = [
        TimelineEntry(seq, turn.who, turn.moves, None, 0, 1, 0) for seq, turn in enumerate(split_turns(match.moves))
    ]
    edition = match.setup.edition
    rows = tuple(SeatRow("", player=f"p{seat}") for seat in range(seats))
    table = TableRow("t", game, match.game.meta.rules, edition.name, edition.digest, None, {}, rows, True, "over", 0)
    found = openings_of(table, entries)
    assert found
    assert sorted(found) == [*range(seats)]
    for opening in found.values():
        choice = choice_of(opening)
        for key in set(match.game.faces().seat_keys) & set(choice.data):
            assert choice.data[key] in (0, [0] * seats)
        for language in LANGUAGES:
            assert Speech(language, game, strict=True).say(f"choice-{choice.kind}", **choice.data)
    assert openings_of(replace(table, rules=99), entries) is None, "what can't be replayed has no openings to read"


@served()
async def test_who_ends_a_game_before_a_first_choice_has_opened_it_with_nothing(server: Running) -> None:
    ada, bo = await become(server), await become(server, "Bo")
    made, tokens = await rated_table(server, ada["key"], bo["key"])
    await resign(server, made, tokens[0])
    for one in (ada, bo):
        found = await profile(server, who(one))
        assert (len(found["games"]), found["openings"]) == (1, [])


def test_the_three_most_frequent_openings_of_each_game_come_first_and_follow_a_new_name(place: Place) -> None:
    async def main() -> None:
        store = await open_store(place)
        standings = Standings(store)
        for number, opening in enumerate("abbcccdddd", 1):
            for game, add in (("toadstools", 0), ("gnomopolis", 100)):
                placings = [Placing(0, "ada", number % 2, 5, opening=opening), Placing(1, "bo", 1 - number % 2, 5)]
                await standings.count(ResultRow(number + add, f"t{number + add}", game, 2, 0), placings, [])
        found = [("d", 4, 2), ("c", 3, 2), ("b", 2, 1)]
        expected = [(game, *one) for game in ("gnomopolis", "toadstools") for one in found]
        assert await standings.openings_of("ada", 3) == expected
        assert await standings.openings_of("bo", 3) == []
        await store.write(*rename("ada", "gone:1"))
        assert await standings.openings_of("ada", 3) == []
        assert await standings.openings_of("gone:1", 3) == expected
        await store.close()

    asyncio.run(asyncio.wait_for(main(), LONG))


@served(openings=1000)
async def test_leaders_are_those_of_ten_games_and_before_that_a_rating_is_provisional(server: Running) -> None:
    ada, bo = await become(server), await become(server, "Bo")
    for game in range(ESTABLISHED):
        board = await server.get("/api/ratings/toadstools?seats=2")
        assert board["leaders"] == []
        made, tokens = await rated_table(server, ada["key"], bo["key"])
        await resign(server, made, tokens[game == 4])
    board = await server.get("/api/ratings/toadstools?seats=2")
    assert [(one["name"], one["games"], one["won"]) for one in board["leaders"]] == [("Bo", 10, 9), ("Ada", 10, 1)]
    [rating] = (await profile(server, who(ada)))["ratings"]
    assert not rating["provisional"]
    [duel] = (await profile(server, who(bo)))["duels"]
    assert (duel["who"], duel["games"], duel["won"], duel["lost"]) == (who(ada), 10, 9, 1)
    assert (await server.call("GET", "/api/ratings/toadstools?seats=9")).status_code == 400
    assert (await server.call("GET", "/api/ratings/chess?seats=2")).status_code == 404
    assert (await server.call("GET", "/api/players/nobody")).json()["code"] == "unknown-player"


@served()
async def test_what_is_not_rated_or_not_finished_or_has_a_guest_does_not_count(server: Running) -> None:
    ada, bo = await become(server), await become(server, "Bo")
    made = await server.open(ME, BOT)
    await adopt(server, made, ada["key"])
    await resign(server, made, made["mine"][0]["token"])
    # All agree to end it.
    made, tokens = await rated_table(server, ada["key"], bo["key"])
    async with server.player(made, tokens[0]) as first, server.player(made, tokens[1]) as second:
        await first.ask(type="end")
        proposed = await second.until("proposed")
        await second.ask(type="answer", proposal=proposed["proposal"]["number"], yes=True)
    # Nobody sat down in the other seat.
    made = await server.open(ME, FRIEND, rated=True)
    await adopt(server, made, ada["key"])
    await resign(server, made, made["mine"][0]["token"])
    await server.ratings.settled()
    for one in (ada, bo):
        found = await profile(server, who(one))
        assert (found["ratings"], found["games"]) == ([], [])


@served()
async def test_at_a_rated_table_there_are_no_hints_no_undos_no_guests_and_no_way_out(server: Running) -> None:
    ada, bo = await become(server), await become(server, "Bo")
    guest = await server.open(ME, BOT, rated=True)
    async with server.player(guest, guest["mine"][0]["token"]) as player:
        assert (await player.play())["code"] == "rated"
        await adopt(server, guest, ada["key"])
        assert (await player.play())["type"] == "ack", "who has become a player plays on"
    made, tokens = await rated_table(server, ada["key"], bo["key"])
    name = made["table"]["id"]
    assert (made["table"]["rated"], made["table"]["hints"]) == (True, False)
    async with server.player(made, tokens[0]) as player:
        hint = await server.call("POST", f"/api/tables/{name}/hint", token=tokens[0])
        assert hint.json()["code"] == "no-hints"
        await player.play()
        await player.reach(1)
        assert player.undoing == {"how": "none", "why": "rated"}
        assert (await player.ask(type="undo", seq=1))["code"] == "cannot-undo"
    for path, body, token in (
        ("/leave", None, tokens[0]),
        ("/close", None, made["host"]),
        ("/seats/1", {"bot": "random"}, made["host"]),
        ("/seats/1", {}, made["host"]),
    ):
        answer = await server.call("POST", f"/api/tables/{name}{path}", body, token)
        assert (answer.status_code, answer.json()["code"]) == (409, "rated"), path
    again = await server.open(ME, FRIEND, rated=True)
    await adopt(server, again, ada["key"])
    seated = await server.post(f"/api/tables/{again['table']['id']}/sit", {"token": again["friends"][0]["token"]})
    twice = await server.call(
        "POST", f"/api/tables/{again['table']['id']}/adopt", {"tokens": [seated["token"]]}, ada["key"]
    )
    assert twice.json()["code"] == "rated", "nobody plays against themselves"


@pytest.mark.parametrize("seats", [[ME], [ME, ME], [BOT, BOT]])
def test_a_rated_table_is_for_people_who_play_others(seats: list[Json], tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "hall.db") as server:
            answer = await server.call("POST", "/api/tables", {"game": "toadstools", "seats": seats, "rated": True})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-setup")

    asyncio.run(main())


@served()
async def test_a_private_table_is_not_named_and_the_next_game_is_rated_too(server: Running) -> None:
    ada, bo = await become(server), await become(server, "Bo")
    made, tokens = await rated_table(server, ada["key"], bo["key"], public=False)
    await resign(server, made, tokens[0])
    [game] = (await profile(server, who(bo)))["games"]
    assert game["table"] == ""
    again = await server.post(f"/api/tables/{made['table']['id']}/rematch", token=tokens[0])
    assert again["table"]["rated"]
    assert [seat["player"] for seat in again["table"]["seats"]] == [who(ada), who(bo)]


def test_who_is_forgotten_is_nobody_in_the_games_of_others_and_the_ratings_stay(place: Place) -> None:
    async def main() -> None:
        async with running(place) as server:
            ada, bo = await become(server), await become(server, "Bo")
            for _ in range(2):
                made, tokens = await rated_table(server, ada["key"], bo["key"])
                await resign(server, made, tokens[0])
            before = (await profile(server, who(bo)))["ratings"]
            assert (await server.call("POST", "/api/me/delete", token=ada["key"])).status_code == 204
            assert (await server.call("GET", f"/api/players/{who(ada)}")).status_code == 404
            found = await profile(server, who(bo))
            assert found["ratings"] == before
            names = {(one["who"][:5], one["name"]) for game in found["games"] for one in game["placings"]}
            assert names == {("gone:", ""), (who(bo)[:5], "Bo")}
            assert [duel["who"][:5] for duel in found["duels"]] == ["gone:"]
        assert await player_data.recompute(place) == (2, True)

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_a_game_that_ended_as_the_hall_went_down_counts_when_it_opens_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "hall.db") as server:
            server.hall.on_ended.clear()
            ada, bo = await become(server), await become(server, "Bo")
            made, tokens = await rated_table(server, ada["key"], bo["key"])
            await resign(server, made, tokens[0])
            assert (await profile(server, who(bo)))["ratings"] == []
        async with running(tmp_path / "hall.db") as server:
            await server.ratings.settled()
            assert len((await profile(server, who(bo)))["ratings"]) == 1
        async with running(tmp_path / "hall.db") as server:
            await server.ratings.settled()
            [rating] = (await profile(server, who(bo)))["ratings"]
            assert rating["games"] == 1, "no game counts twice"

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_ratings_that_were_spoilt_are_put_right(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "hall.db", openings=1000) as server:
            ada, bo, cleo = [await become(server, name) for name in ("Ada", "Bo", "Cleo")]
            for n in range(6):
                made, tokens = await rated_table(server, *[ada["key"], bo["key"], cleo["key"]][: 2 + n % 2], bots=n % 2)
                if n % 2:
                    await play_out(server, made, tokens)
                else:
                    await resign(server, made, tokens[n % 2])
            return

    def ratings() -> list[object]:
        with opened(tmp_path / "hall.db") as db:
            return db.execute("SELECT * FROM ratings ORDER BY who, game, seats").fetchall()

    asyncio.run(asyncio.wait_for(main(), LONG))
    right = ratings()
    assert len(right) >= 5
    assert asyncio.run(player_data.recompute(tmp_path / "hall.db")) == (len({*range(6)}), True)
    with opened(tmp_path / "hall.db") as db:
        db.execute("UPDATE ratings SET skill = 99")
        db.execute("DELETE FROM duels")
    assert asyncio.run(player_data.recompute(tmp_path / "hall.db")) == (6, False)
    assert ratings() == right
