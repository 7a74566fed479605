"""What can be wrong with what comes from outside. Every message is one line that says what to do.

What a player can run into while playing carries a kind and data as well, so that faces say it in their language.
"""

from gnomehall.core.view import Refusal
from gnomehall.core.vocabulary import Plain


def spell_out(kind: str, data: dict[str, Plain]) -> str:
    """A kind and its data as a phrase for logs and tracebacks, where there is no language to say it in."""
    about = ", ".join(f"{key}: {value}" for key, value in data.items())
    return kind.replace("-", " ") + (f" ({about})" if about else "")


class GnomehallError(ValueError):
    """Bad input: a move, a record, an edition, a setup. The message is fit to be shown as it is."""


class BadSetup(GnomehallError):
    """A game can't be set up so."""


class BadNotation(GnomehallError):
    """A text that is no move of this game. Words: `notation-<kind>`."""

    def __init__(self, move: str, kind: str, data: dict[str, Plain] | None = None) -> None:
        self.move = move
        self.kind = kind
        self.data: dict[str, Plain] = {"move": move} | (data or {})
        super().__init__(f"'{move}' is no move here: {spell_out(kind, data or {})}")


class IllegalAction(GnomehallError):
    """A move of this game that can't be made now. Words: those of its refusal."""

    def __init__(self, move: str, why: Refusal, legal: list[str]) -> None:
        shown = ", ".join(legal[:12]) + (f" and {len(legal) - 12} more" if len(legal) > 12 else "")
        instead = shown or "nothing, the game is over"
        reason = spell_out(why.kind, why.data)
        super().__init__(f"'{move}' is not legal now: {reason} ({why.rule}). Legal: {instead}")
        self.move = move
        self.why = why
        self.legal = legal


class CannotUndo(GnomehallError):
    """Taking back would cross a draw or another seat's move. Words: `undo-<kind>`."""

    def __init__(self, kind: str, data: dict[str, Plain] | None = None) -> None:
        self.kind = kind
        self.data: dict[str, Plain] = data or {}
        super().__init__(f"it can't be taken back: {spell_out(kind, self.data)}")


class BadRecord(GnomehallError):
    """A record that can't be read or does not hold, with the line at fault."""

    def __init__(self, line: int, reason: str, refused: GnomehallError | None = None) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.refused = refused
        """Why a move of it can't be made. Kept here, as `raise ... from` sets no cause in compiled code."""


class BadEdition(GnomehallError):
    """An edition with mistakes in it: all of them, each naming entry and field."""

    def __init__(self, problems: list[str]) -> None:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        super().__init__(problems[0] + more)
        self.problems = problems
