"""What can be wrong with what comes from outside. Every message is one line that says what to do."""

from gnomehall.core.view import Refusal


class GnomehallError(ValueError):
    """Bad input: a move, a record, an edition, a setup. The message is fit to be shown as it is."""


class BadSetup(GnomehallError):
    """A game can't be set up so."""


class BadNotation(GnomehallError):
    """A text is no move of this game."""


class IllegalAction(GnomehallError):
    """A move of this game that can't be made now."""

    def __init__(self, move: str, why: Refusal, legal: list[str]) -> None:
        shown = ", ".join(legal[:12]) + (f" and {len(legal) - 12} more" if len(legal) > 12 else "")
        instead = shown or "nothing, the game is over"
        super().__init__(f"'{move}' is not legal now: {why.reason} ({why.rule}). Legal: {instead}")
        self.move = move
        self.why = why
        self.legal = legal

    @property
    def rule(self) -> str:
        return self.why.rule

    @property
    def reason(self) -> str:
        return self.why.reason


class CannotUndo(GnomehallError):
    """Taking back would cross a draw or another seat's move."""


class BadRecord(GnomehallError):
    """A record that can't be read or does not hold, with the line at fault."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class BadEdition(GnomehallError):
    """An edition with mistakes in it: all of them, each naming entry and field."""

    def __init__(self, problems: list[str]) -> None:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        super().__init__(problems[0] + more)
        self.problems = problems
