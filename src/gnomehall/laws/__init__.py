"""What is true of every position of every game: the tests try it on ours, `gnomehall check-game` on any.

Importing a chapter is what counts its laws.
"""

from gnomehall.laws import of_copies, of_faces, of_moves, of_records, of_scores, of_secrets
from gnomehall.laws.laws import LAWS

CHAPTERS = (of_copies, of_faces, of_moves, of_records, of_scores, of_secrets)

__all__ = ["CHAPTERS", "LAWS"]
