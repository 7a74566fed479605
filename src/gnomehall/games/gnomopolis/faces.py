"""What people read of an edition: notation, sentences, the board. Kept with its tables, so that a state leads to it."""

from dataclasses import dataclass

from gnomehall.games.gnomopolis.board import Board
from gnomehall.games.gnomopolis.edition import GnomopolisEdition
from gnomehall.games.gnomopolis.notation import Notation
from gnomehall.games.gnomopolis.tables import Tables
from gnomehall.games.gnomopolis.words import Words


@dataclass(frozen=True, slots=True)
class Faces:
    edition: GnomopolisEdition
    notation: Notation
    words: Words
    board: Board


def give_faces(edition: GnomopolisEdition) -> GnomopolisEdition:
    notation = Notation(edition)
    edition.tables.faces = Faces(edition, notation, Words(edition, notation), Board(edition))
    return edition


def faces(tables: Tables) -> Faces:
    found = tables.faces
    assert isinstance(found, Faces)
    return found
