"""Many games of the same kind side by side, stepped together."""

from gnomehall.core.encoder import Encoder
from gnomehall.core.mask import Mask
from gnomehall.core.play import roll
from gnomehall.core.rng import Rng
from gnomehall.core.row import Row
from gnomehall.core.state import CHANCE, NOBODY, State


class Lanes:
    """So many games at once; one that is over makes room for the next one at once.

    Lane 3 of 8 plays the episodes 3, 11, 19 and so on of a seed, and chance in episode e draws from stream e. So it
    makes no difference to an episode how many lanes there are.
    """

    def __init__(self, first: State, encoder: Encoder, actions: int, lanes: int, seed: int) -> None:
        self._first = first
        self._encoder = encoder
        self._actions = actions
        self.seed = seed
        self._size = encoder.layout.size
        self._printed = len(encoder.printed)
        self._row = Row()
        self.observations = bytearray((encoder.printed + bytes(self._size - self._printed)) * lanes)
        """What the player who decides observes, lane after lane. What is printed is there already, and stays."""
        self.masks = bytearray(actions * lanes)
        """A byte for each action of each lane; the caller sets all to 0 before a step."""
        self.episodes = [lane - lanes for lane in range(lanes)]
        self.states: list[State] = [first] * lanes
        self.chance: list[Rng] = [Rng(seed)] * lanes
        self.players = [0] * lanes
        """Who decides in each lane."""
        self.ended: list[int] = []
        """The lanes whose game ended in the last step, with what is known of it in the two lists that follow."""
        self.scores: list[list[int]] = []
        self.places: list[list[int]] = []

    def begin(self) -> None:
        """Start the next episode in every lane."""
        self.ended, self.scores, self.places = [], [], []
        for lane in range(len(self.states)):
            self._start(lane)
            self._show(lane)

    def resume(self, episodes: list[int], states: list[State], chance: list[Rng]) -> None:
        """Go on where other lanes of the same kind were."""
        self.episodes, self.states, self.chance = episodes, states, chance
        for lane in range(len(states)):
            self.players[lane] = states[lane].player()
            self._show(lane)

    def step(self, chosen: list[int]) -> None:
        """A legal action in every lane, then chance, and what is observed then.

        It trusts its caller, who knows what is legal from the masks.
        """
        self.ended, self.scores, self.places = [], [], []
        for lane in range(len(self.states)):
            s = self.states[lane]
            s.apply(chosen[lane])
            if self._roll_on(lane) == NOBODY:
                self.ended.append(lane)
                self.scores.append(s.scores())
                self.places.append(s.places())
                self._start(lane)
            self._show(lane)

    def _start(self, lane: int) -> None:
        episode = self.episodes[lane] + len(self.states)
        self.episodes[lane] = episode
        self.states[lane] = self._first.copy()
        self.chance[lane] = Rng(self.seed, episode)
        self._roll_on(lane)

    def _roll_on(self, lane: int) -> int:
        """Let chance decide what it must; who decides then."""
        s, rng = self.states[lane], self.chance[lane]
        who = s.player()
        while who == CHANCE:
            s.apply(roll(s, rng))
            who = s.player()
        self.players[lane] = who
        return who

    def _show(self, lane: int) -> None:
        # Row by row: all rows joined at once would be memory that the system hands out anew at every step.
        s, into = self.states[lane], self._row
        into.begin()
        self._encoder.write(s, self.players[lane], into)
        start = lane * self._size
        self.observations[start + self._printed : start + self._size] = into.joined()
        s.mark(Mask(self.masks, lane * self._actions))
