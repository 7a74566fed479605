"""What is wrong, in one line and in the language of whoever reads it."""

from pathlib import Path

from gnomehall.core.errors import BadNotation, BadRecord, CannotUndo, GnomehallError, IllegalAction, spell_out
from gnomehall.core.vocabulary import Plain
from gnomehall.files import BadFile
from gnomehall.words.speech import Speech


class Misuse(GnomehallError):
    """The command was called wrongly, or can't do what it is asked. Words: `error-<kind>`.

    `near` in the data are names that were perhaps meant.
    """

    def __init__(self, kind: str, **data: Plain) -> None:
        self.kind = kind
        self.data = data
        super().__init__(spell_out(kind, data))


class BadRecordFile(GnomehallError):
    """A file with a record that can't be read or does not hold. The game is known where its moves were played out."""

    def __init__(self, path: Path, error: BadRecord, game: str | None = None) -> None:
        self.path = path
        self.error = error
        self.game = game
        super().__init__(f"{path}, {error}")


def explain(error: GnomehallError, words: Speech) -> str:
    """Say what is wrong. What concerns the text of a record or an edition is said in English, as they are written."""
    match error:
        case Misuse():
            return words.say(f"error-{error.kind}", **(error.data | _guess(error.data.get("near", []), words)))
        case IllegalAction():
            return words.say("illegal-now", move=error.move, reason=words.refusal(error.why), rule=error.why.rule)
        case BadNotation():
            return words.say(f"notation-{error.kind}", **error.data)
        case CannotUndo():
            return words.say(f"undo-{error.kind}", **error.data)
        case BadFile():
            return words.say(f"file-{error.kind}", **error.data)
        case BadRecordFile():
            reason = _explain_record(error.error, error.game, words.language)
            return words.say("error-in-file", file=str(error.path), line=str(error.error.line), reason=reason)
    return str(error)


def _explain_record(error: BadRecord, game: str | None, language: str) -> str:
    """Say what is wrong with a record: of a move that can't be made, why, and what could be made instead."""
    match error.refused:
        case IllegalAction() as cause:
            words = Speech(language, game)
            legal, why = ", ".join(cause.legal), cause.why
            return words.say(
                "illegal-in-record", move=cause.move, reason=words.refusal(why), rule=why.rule, legal=legal
            )
        case BadNotation() as cause:
            return explain(cause, Speech(language, game))
    return error.reason


def _guess(near: Plain, words: Speech) -> dict[str, Plain]:
    """The names that were perhaps meant as a question, or nothing."""
    names = near if isinstance(near, list) else []
    if not names:
        return {"near": ""}
    return {"near": words.say("did-you-mean", count=len(names), first=str(names[0]), other=str(names[-1]))}
