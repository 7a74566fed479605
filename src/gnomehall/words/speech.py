"""Sentences in one language, out of ids and data."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from gnomehall import registry
from gnomehall.core.edition import Edition
from gnomehall.core.errors import spell_out
from gnomehall.core.event import Event
from gnomehall.core.taking import Thing
from gnomehall.core.vocabulary import SPECTATOR, Plain, Seat
from gnomehall.core.words import Words
from gnomehall.words import LANGUAGES
from gnomehall.words.catalogue import catalogue


class MissingWords(LookupError):
    """A message that a language does not have, or can't make of what it was given."""


class Speech(Words):
    """The shell and, if one is named, a game, in one language."""

    def __init__(
        self,
        language: str,
        game: str | None = None,
        edition: Edition | None = None,
        player: Callable[[Seat], str] | None = None,
        strict: bool = False,
        you: Seat = SPECTATOR,
    ) -> None:
        """A seat that is `you` is addressed where something is told: `You plant a bolete`."""
        self.language = language
        self._bundle = catalogue(language, game)
        self._player = player
        self._strict = strict
        self._you = you
        self._locale = LANGUAGES[language].locale.replace("-", "_")
        self._seat_keys: tuple[str, ...] = ("seat",)
        self._name_keys: tuple[str, ...] = ()
        self._count_keys: tuple[str, ...] = ()
        self._names: Mapping[str, str] = {}
        self._changed: frozenset[str] = frozenset()
        if game is not None:
            faces = registry.game(game).faces()
            self._seat_keys, self._name_keys, self._count_keys = faces.seat_keys, faces.name_keys, faces.count_keys
            self._names = names_of(game, edition)
            self._changed = changed_names(game, edition)

    def say(self, id: str, /, **data: Plain) -> str:  # noqa: A002  # an id is what catalogues call it
        return self._format(id, data, SPECTATOR)

    def event(self, event: Event) -> str:
        text = self._format(f"event-{event.kind}", event.data, self._you)
        you = self.say("you-told")
        return self.say("you") + text.removeprefix(you) if text.startswith(f"{you} ") else text

    def _format(self, id: str, data: Mapping[str, Plain], you: Seat) -> str:  # noqa: A002  # as above
        pattern = self._bundle.get_message(id).value if self._bundle.has_message(id) else None
        if pattern is None:
            if self._strict:
                raise MissingWords(f"{self.language} has no message '{id}'")
            return spell_out(id, dict(data))
        text, errors = self._bundle.format_pattern(pattern, self._arguments(data, you))
        if errors and self._strict:
            raise MissingWords(f"{self.language}: {id}: {errors[0]}")
        return str(text)

    def has(self, id: str, /) -> bool:  # noqa: A002  # an id is what catalogues call it
        return bool(self._bundle.has_message(id))

    def name(self, id: str, /) -> str:  # noqa: A002  # an id is what catalogues call it
        if id not in self._changed and self.has(f"name-{id}"):
            return self.say(f"name-{id}")
        return self._names.get(id, id)

    def thing(self, thing: Thing) -> str:
        """What can be taken, by a name that no other thing of its kind has."""
        return self.say(f"taken-{thing.kind}", **thing.about) if thing.about else self.name(thing.id)

    def player(self, seat: Seat) -> str:
        return self._player(seat) if self._player is not None else self.say("seat", number=seat)

    def list(self, things: Sequence[str]) -> str:
        return format_list(things, locale=self._locale)

    def decimal(self, value: float, digits: int = 0, signed: bool = False) -> str:
        """A number as the language writes it: `1,234.5` or `1.234,5`."""
        number = "#,##0" + ("." + "0" * digits if digits else "")
        if round(value, digits) == 0:
            value = 0  # what is shown as zero has no minus
        return format_decimal(value, f"+{number};-{number}" if signed else number, self._locale)

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of 1 in percent: `12.5%`."""
        return format_percent(share, "#,##0" + ("." + "0" * digits if digits else "") + "%", self._locale)

    def count(self, ids: Sequence[str]) -> str:
        """`2 villagers and 1 child`, from a multiset of ids."""
        counted = [self.say(f"count-{id_}", count=n) for id_, n in Counter[str](ids).items()]
        return self.list(counted) if counted else self.say("count-none")

    def _arguments(self, data: Mapping[str, Plain], you: Seat) -> dict[str, Any]:
        """What Fluent is given: seats as players, components by name with their ids beside them, lists joined.

        Beside a seat stands whether it is the one that is addressed: `$seat-you`, yes or no.
        """
        found: dict[str, Any] = {}
        for key, value in data.items():
            items = value if isinstance(value, list) else [value]
            if key in self._count_keys:
                found[key] = self.count([str(item) for item in items])
                continue
            if key in self._seat_keys:
                texts = [self.say("you-told") if item == you else self.player(int(item)) for item in items]
                found[f"{key}-you"] = "yes" if value == you else "no"
            elif key in self._name_keys:
                texts = [self.name(str(item)) for item in items]
                found[f"{key}-id"] = str(value)
            elif isinstance(value, list):
                texts = [str(item) for item in items]
            else:
                found[key] = ("yes" if value else "no") if isinstance(value, bool) else value
                continue
            found[key] = self.list(texts) if isinstance(value, list) else texts[0]
        return found


@cache
def _shipped_names(game: str) -> Mapping[str, str]:
    return registry.game(game).faces().names(registry.shipped_edition(game))


def names_of(game: str, edition: Edition | None) -> Mapping[str, str]:
    """The components of an edition by id; without one, of the shipped edition."""
    return _shipped_names(game) if edition is None else registry.game(game).faces().names(edition)


def changed_names(game: str, edition: Edition | None) -> frozenset[str]:
    """The components that an edition calls otherwise than the shipped one: no catalogue knows those names."""
    if edition is None:
        return frozenset()
    shipped = _shipped_names(game)
    return frozenset(id_ for id_, name in names_of(game, edition).items() if shipped.get(id_) != name)
