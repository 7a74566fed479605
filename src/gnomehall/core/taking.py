"""What players take in a game, for people who weigh its components against each other."""

from dataclasses import dataclass, field

from gnomehall.core.vocabulary import Plain


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that can be taken. Its kind and id tell it from all others, so equal copies are one thing."""

    kind: str
    """What sort of thing it is: card, business, reward. Words: `thing-<kind>`."""
    id: str
    """As the edition calls it; `Speech.thing` names it."""
    always: bool = True
    """Whether it can be had in every game; if not, a taking by EVERYONE says that it came within reach in this one."""
    unique: bool = False
    """Whether only one player of a table can have it."""
    about: dict[str, Plain] = field(default_factory=dict, compare=False)
    """What `taken-<kind>` of the game's words says of it, where its id has no name or shares it with other things."""

    def __str__(self) -> str:
        return f"{self.kind}: {self.id}"


@dataclass(frozen=True, slots=True)
class Taking:
    """Somebody took a thing."""

    seat: int
    """Who; EVERYONE if nobody has it yet, but it came within reach."""
    kind: str
    id: str
    times: int = 1
