"""The numbers of actions, and what all positions of a game share."""

from typing import TYPE_CHECKING, Any, Final

from gnomehall.core.state import Step

if TYPE_CHECKING:
    from gnomehall.games.toadstools.edition import ToadstoolsEdition

KINDS: Final = 7
PLANTS: Final = 7
DUSTS: Final = 14
ACTIONS: Final = 18
"""Action k picks a mushroom of kind k, PLANTS + k plants one, DUSTS + n dusts seat n."""


class Tables:
    """The components of an edition, filled once and never changed."""

    edition: "ToadstoolsEdition"

    def __init__(self, dusting: int, turn: Step[Any]) -> None:
        self.dusting: Final = dusting
        """The kind that dusts."""
        self.turn: Final = turn
        """The step that a turn begins with."""

    def __repr__(self) -> str:
        return f"<Tables of {self.edition!r}>"
