"""What people read of an edition: notation, sentences, the board. Kept with its tables, so that a state leads to it."""

from dataclasses import dataclass

from gnomehall.games.mighty_gnomes.board import Board
from gnomehall.games.mighty_gnomes.edition import MightyEdition
from gnomehall.games.mighty_gnomes.notation import Notation
from gnomehall.games.mighty_gnomes.tables import Tables
from gnomehall.games.mighty_gnomes.tales import Tales
from gnomehall.games.mighty_gnomes.words import Words


@dataclass(frozen=True, slots=True)
class Faces:
    edition: MightyEdition
    notation: Notation
    words: Words
    tales: Tales
    board: Board


def give_faces(edition: MightyEdition) -> MightyEdition:
    notation = Notation(edition)
    words = Words(edition, notation)
    edition.tables.faces = Faces(edition, notation, words, Tales(words), Board(edition, words))
    return edition


def faces(tables: Tables) -> Faces:
    found = tables.faces
    assert isinstance(found, Faces)
    return found
