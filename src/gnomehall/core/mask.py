"""Which actions are legal, as a row of bytes that somebody else owns."""

from gnomehall.core.mypyc import mypyc_attr
from gnomehall.core.vocabulary import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Mask:
    """One byte for each action of the game's fixed space, 1 where it is legal; it begins somewhere in a buffer.

    `Step.mark` fills it. The bytes are expected to be 0 before.
    """

    def __init__(self, buffer: bytearray, start: int = 0) -> None:
        self.buffer = buffer
        self.start = start

    def add(self, action: Action) -> None:
        self.buffer[self.start + action] = 1
