"""What people read and see of an edition: notation, sentences, board, views. Its tables hold them for every state."""

from dataclasses import dataclass

from gnomehall.games.gnomopolis.board import Board
from gnomehall.games.gnomopolis.edition import GnomopolisEdition
from gnomehall.games.gnomopolis.notation import Notation
from gnomehall.games.gnomopolis.seeing import Sight
from gnomehall.games.gnomopolis.tables import Tables
from gnomehall.games.gnomopolis.words import Words


@dataclass(frozen=True, slots=True)
class Faces:
    edition: GnomopolisEdition
    notation: Notation
    words: Words
    board: Board
    sight: Sight


def give_faces(edition: GnomopolisEdition) -> GnomopolisEdition:
    notation = Notation(edition)
    edition.tables.faces = Faces(edition, notation, Words(edition, notation), Board(edition), Sight(edition))
    return edition


def faces(tables: Tables) -> Faces:
    found = tables.faces
    assert isinstance(found, Faces)
    return found
