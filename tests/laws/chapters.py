"""All laws, whichever test asks for them: importing a chapter is what counts its laws."""

from tests.laws import of_copies, of_faces, of_moves, of_records, of_scores, of_secrets
from tests.laws.laws import LAWS

CHAPTERS = (of_copies, of_faces, of_moves, of_records, of_scores, of_secrets)

__all__ = ["CHAPTERS", "LAWS"]
