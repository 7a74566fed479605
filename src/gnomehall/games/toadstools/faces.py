"""What people are shown of Toadstools."""

from collections.abc import Mapping

from gnomehall.core.faces import Faces
from gnomehall.core.view import Choice, Drawing, Line, Panel, Sheet, SheetLine, Span, View, line
from gnomehall.core.vocabulary import Action
from gnomehall.core.words import Words
from gnomehall.games.toadstools import notation
from gnomehall.games.toadstools.edition import ToadstoolsEdition
from gnomehall.games.toadstools.state import Toadstools
from gnomehall.games.toadstools.steps import mushroom
from gnomehall.games.toadstools.tables import DUSTS, PLANTS
from gnomehall.games.toadstools.view import ToadstoolsView


class ToadstoolsFaces(Faces[Toadstools, ToadstoolsEdition]):
    name_keys = ("mushroom",)

    def choice(self, s: Toadstools, action: Action) -> Choice:
        text, rule = notation.text(action), s.todo[-1].step.rule
        if action >= DUSTS:
            return Choice(action, text, "dust", rule, {"whom": action - DUSTS}, (f"seat:{action - DUSTS}",))
        kind = mushroom(s, action % PLANTS)
        return Choice(action, text, text.split()[0], rule, {"mushroom": kind}, (f"mushroom:{kind}",))

    def names(self, edition: ToadstoolsEdition) -> Mapping[str, str]:
        return {id_: id_ for id_ in edition.ids}

    def sheet(self, s: Toadstools) -> Sheet:
        return Sheet((SheetLine("points", "TOAD-4", tuple(s.scores())),))

    def draw(self, edition: ToadstoolsEdition, view: View, choices: list[Choice], words: Words) -> Drawing:
        assert isinstance(view, ToadstoolsView)
        lit = {thing for choice in choices for thing in choice.touches}
        meadow = [line(f"{n} {words.name(id_)}") for id_, n in zip(edition.ids, view.meadow, strict=True) if n]
        meadow.append(line(Span(words.say("board-basket", count=view.basket), "dim")))
        rows: list[tuple[Panel, ...]] = [(Panel(words.say("board-meadow"), tuple(meadow)),)]
        rows.append(tuple(_player(view, seat, lit, words) for seat in range(len(view.held))))
        if view.hand:
            rows.append((Panel(words.say("board-hand"), tuple(_hand(edition, view, lit, words))),))
        return tuple(rows)


def _player(view: ToadstoolsView, seat: int, lit: set[str], words: Words) -> Panel:
    thing = f"seat:{seat}"
    name = Span(words.player(seat), "choice" if thing in lit else "", thing)
    points = words.say("points", count=view.scores[seat])
    holds = words.say("board-holds", count=view.held[seat])
    return Panel("", (line(name), line(points), line(holds)), "choice" if seat == view.player else "")


def _hand(edition: ToadstoolsEdition, view: ToadstoolsView, lit: set[str], words: Words) -> list[Line]:
    held = [(id_, n) for id_, n in zip(edition.ids, view.hand, strict=True) if n]
    return [
        line(f"{n} ", Span(words.name(id_), "choice" if f"mushroom:{id_}" in lit else "", f"mushroom:{id_}"))
        for id_, n in held
    ]
