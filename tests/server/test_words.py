"""Languages over HTTP: catalogues as they are written, boards drawn in characters, and components by name."""

from importlib.resources import files
from urllib.parse import quote

import pytest

from gnomehall import registry
from gnomehall.core.view import Refusal
from gnomehall.server.typescript import generate
from gnomehall.words import LANGUAGES
from gnomehall.words.speech import Speech
from tests.server.halls import BOT, ME, Json, Running, served


def texts(drawing: list[list[Json]]) -> list[str]:
    """The lines of a drawing, without their styles."""
    return ["".join(span["text"] for span in line) for row in drawing for panel in row for line in panel["lines"]]


def things(drawing: list[list[Json]], style: str) -> set[str]:
    """What a drawing shows in a style."""
    spans = [span for row in drawing for panel in row for line in panel["lines"] for span in line]
    return {span["thing"] for span in spans if span["thing"] and style in span["style"].split()}


@served()
async def test_every_part_can_be_read_in_every_language(server: Running) -> None:
    found = await server.get("/api/words")
    assert found["en"] == {"name": "English", "locale": "en-GB"}
    assert list(found) == list(LANGUAGES)
    for language in found:
        for part in ("table", "hall", *registry.GAMES):
            answer = await server.call("GET", f"/api/words/{language}/{part}")
            assert answer.headers["content-type"].startswith("text/plain")
            written = files("gnomehall.words") / language / f"{part}.ftl"
            if part in registry.GAMES:
                written = files(registry.GAMES[part]) / "words" / f"{language}.ftl"
            assert answer.text == written.read_text(encoding="utf-8")


@served()
async def test_words_that_a_browser_knows_are_not_sent_again(server: Running) -> None:
    first = await server.call("GET", "/api/words/en/toadstools")
    mark = first.headers["etag"]
    again = await server.http.get("/api/words/en/toadstools", headers={"if-none-match": f'"other", {mark}'})
    assert (again.status_code, again.content) == (304, b"")
    other = await server.http.get("/api/words/pt-BR/toadstools", headers={"if-none-match": mark})
    assert other.status_code == 200
    packed = await server.http.get("/api/words/en/toadstools", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == first.text


@served()
async def test_there_are_no_words_but_those_of_the_hall(server: Running) -> None:
    for language, part in (
        ("tlh", "table"),
        ("en", "chess"),
        ("en", "terminal"),
        ("..", "table"),
        ("en", "../../core/state"),
        ("en", "..\\words"),
        ("en", "table.ftl"),
        ("en/../en", "table"),
    ):
        answer = await server.call("GET", f"/api/words/{quote(language, safe='')}/{quote(part, safe='')}")
        assert answer.status_code == 404, (language, part)
    named = (await server.call("GET", "/api/words/tlh/table")).json()
    assert named == {"code": "unknown", "message": "'tlh' is no language of the hall; it has: " + ", ".join(LANGUAGES)}


@served()
async def test_a_board_is_drawn_for_who_looks_with_what_they_may_choose(server: Running) -> None:
    made = await server.open({"kind": "me", "name": "Ann"}, ME, public=True)
    path = f"/api/tables/{made['table']['id']}/drawing"
    tokens = [key["token"] for key in made["mine"]]
    async with server.player(made, tokens[0]) as player:
        mine = await server.get(path, tokens[0])
        assert things(mine, "choice") == {thing for choice in player.choices for thing in choice["touches"]}
        assert {"Ann", "Seat 2"} <= set(texts(mine))
        hand = Speech("en", "toadstools").say("board-hand")
        assert [panel["title"] for row in mine for panel in row].count(hand) == 1
        watched = await server.get(path)
        assert things(watched, "choice") == set()
        assert hand not in [panel["title"] for row in watched for panel in row]
        await player.play()
        await player.reach(1)
    past = await server.get(f"{path}?seq=0", tokens[0])
    assert things(past, "choice") == set(), "nothing can be chosen in the past"
    assert texts(past) == texts(mine)
    assert texts(await server.get(path, tokens[0])) != texts(mine)


@served()
async def test_a_board_is_drawn_in_the_language_that_is_asked_for(server: Running) -> None:
    made = await server.open(ME, BOT, public=True)
    path = f"/api/tables/{made['table']['id']}/drawing"
    titles = [panel["title"] for row in await server.get(f"{path}?language=pt-BR") for panel in row]
    assert Speech("pt-BR", "toadstools").say("board-meadow") in titles
    for wrong, status in (("?language=tlh", 404), ("?seq=999", 400), ("?seq=-1", 400), ("?seq=x", 400)):
        assert (await server.call("GET", path + wrong)).status_code == status, wrong


@served()
async def test_an_edition_names_its_components_and_says_which_names_are_its_own(server: Running) -> None:
    shipped = await server.get("/api/games/toadstools/edition")
    id_ = next(iter(shipped["names"]))
    assert shipped["changed"] == []
    text = registry.shipped_text("toadstools").replace(f'id = "{id_}"', 'id = "truffle"')
    made = await server.open(ME, ME, edition=text)
    own = await server.get(f"/api/tables/{made['table']['id']}/edition", made["mine"][0]["token"])
    assert own["names"] == {
        "truffle" if name == id_ else name: "truffle" if name == id_ else name for name in shipped["names"]
    }
    assert own["changed"] == ["truffle"]


@served()
async def test_a_refused_move_carries_what_words_need(server: Running) -> None:
    one_each = registry.shipped_text("toadstools").replace("hand = 3", "hand = 1")
    made = await server.open(ME, ME, edition=one_each)
    async with server.player(made, made["mine"][0]["token"]) as player:
        answer = await player.play("plant b" if player.moves() == ["plant a"] else "plant a")
    refusal = Refusal(**answer["refusal"])
    assert (refusal.rule, refusal.kind) == ("TOAD-3", "no-mushroom")
    for language in LANGUAGES:
        words = Speech(language, "toadstools", strict=True)
        assert words.name(str(refusal.data["mushroom"])) in words.refusal(refusal)


@served()
async def test_the_catalogue_of_games_says_what_words_need_to_know(server: Running) -> None:
    for told in await server.get("/api/games"):
        game = registry.game(told["id"])
        assert {"seat", "whom"} <= set(told["seat_keys"])
        assert told["name_keys"] == list(game.faces().name_keys)
    toadstools = next(told for told in await server.get("/api/games") if told["id"] == "toadstools")
    assert toadstools["steps"] == {
        "pick": {"rule": "TOAD-2", "kind": "draw"},
        "plant": {"rule": "TOAD-3", "kind": "menu"},
        "dust": {"rule": "TOAD-5", "kind": "question"},
    }


@pytest.mark.parametrize("name", ["says", "prompt", "tell", "tagline", "help"])
def test_the_types_of_the_wire_have_no_field_for_a_sentence(name: str) -> None:
    assert f"\n  {name}: " not in generate()
    assert f"\n  {name}?: " not in generate()
