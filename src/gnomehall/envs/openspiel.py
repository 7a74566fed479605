"""OpenSpiel: our games for its algorithms, with chance nodes."""

from hashlib import blake2b
from importlib.util import find_spec
from typing import Any, Final, Self

import numpy as np

from gnomehall import registry
from gnomehall.core.errors import BadSetup, GnomehallError
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE, NOBODY, State
from gnomehall.core.vocabulary import Action, Seat
from gnomehall.envs.arrays import encoding
from gnomehall.envs.episode import Episodes
from gnomehall.envs.rewards import final_rewards

if find_spec("pyspiel") is None:
    raise GnomehallError("gnomehall.envs.openspiel needs OpenSpiel: pip install open_spiel")

import pyspiel  # nothing of it can be imported before it is known to be there

DIGEST: Final = 16
REWARDS: Final = ("win", "places")
"""The rewards that sum to 0, as we declare to OpenSpiel."""


class Shared:
    """What all states of a loaded game share. Copies of a state share it too; unpickling builds it again."""

    def __init__(self, name: str, players: int, reward: str) -> None:
        self.name = name
        self.players = players
        self.episodes = Episodes(name, players)
        self.encoding = encoding(name, players)
        self.reward = reward

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.name, self.players, self.reward)


class HallGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games with a number of players; `register` makes a subclass for each game."""

    name: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players, reward = int(given.get("players", 2)), str(given.get("reward", "win"))
        if reward not in REWARDS:
            raise BadSetup(f"reward is one of {', '.join(REWARDS)}, not '{reward}'")
        self.shared = Shared(self.name, players, reward)
        episodes, actions = self.shared.episodes, self.shared.encoding.actions
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=episodes.game.bound(episodes.setup),
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self, state_str: str | None = None) -> "HallState":
        return HallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "HallObserver | None":
        """An observer of what a player sees, or has seen so far; None for kinds that we do not have.

        Public and private information are not separated, except in games where nothing is private.
        """
        if params:
            raise BadSetup(f"observations have no parameters, but these were given: {params}")
        if iig_obs_type is None:
            return HallObserver(self.shared, recall=False)
        own = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not iig_obs_type.public_info or not (own or self.shared.episodes.game.meta.open):
            return None
        return HallObserver(self.shared, iig_obs_type.perfect_recall)

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (str(self),)


class HallState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position. What each player has seen and done so far is kept as a digest, updated with every move."""

    def __init__(self, game: HallGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.position: State = game.shared.episodes.first.copy()
        self.known: list[bytes] = [b""] * self.position.seats
        """By player, a digest of all its observations and actions: its information state."""
        self._learn(NOBODY, 0)

    # --- what OpenSpiel calls ---------------------------------------------------------------------

    def current_player(self) -> int:
        who = self.position.player()
        if who == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if who == CHANCE else who

    def _legal_actions(self, player: int) -> list[Action]:
        return self.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[Action, float]]:
        """What chance may do, with exact probabilities."""
        weights = self.position.weights()
        total = sum(weights)
        return [(action, w / total) for action, w in zip(self.position.legal_actions(), weights, strict=True)]

    def _apply_action(self, action: Action) -> None:
        who = self.position.player()
        self.position.apply(action)
        self._learn(who, action)

    def _action_to_string(self, player: int, action: Action) -> str:
        return self.shared.episodes.game.text(self.position, action)

    def is_terminal(self) -> bool:
        return self.position.player() == NOBODY

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.position.seats
        return final_rewards(self.shared.reward, self.position)

    def __str__(self) -> str:
        # Tree algorithms use the text as the identity of a state.
        return f"{self.position!r} {self.position.key().hex()}"

    def resample_from_infostate(self, player_id: Seat, sampler: Any) -> "HallState":
        """A state that the player can't tell from this one: everything hidden from that seat is resampled."""
        other: HallState = self.clone()
        rng = Rng(int(sampler() * (1 << 62)))
        other.position = self.position.determinize(player_id, rng)
        # The others' knowledge is derived from the resampled position, so that it does not reveal the true one.
        for seat in range(other.position.seats):
            if seat != player_id:
                seen = self.shared.encoding.encoder.observe(other.position, seat)
                other.known[seat] = blake2b(self.known[player_id] + seen, digest_size=DIGEST).digest()
        return other

    def _learn(self, who: int, action: Action) -> None:
        encoder = self.shared.encoding.encoder
        for seat in range(self.position.seats):
            did = action if seat == who else -1
            seen = encoder.observe(self.position, seat)
            before = self.known[seat] + did.to_bytes(4, "little", signed=True)
            self.known[seat] = blake2b(before + seen, digest_size=DIGEST).digest()


class HallObserver:
    """Observations as tensors; with perfect recall, information states as texts."""

    def __init__(self, shared: Shared, recall: bool) -> None:
        self.shared = shared
        self.recall = recall
        self.tensor = np.zeros(shared.encoding.size, np.float32)
        self.dict = {name: self.tensor[where] for name, where in shared.encoding.layout.slices().items()}

    def set_from(self, state: HallState, player: Seat) -> None:
        """Fill the tensor with what the player sees, mostly between 0 and 1."""
        encoded = self.shared.encoding
        self.tensor[:] = encoded.scaled(encoded.observe(state.position, player))

    def string_from(self, state: HallState, player: Seat) -> str:
        """What the player sees now, or has seen and done so far, as a short digest."""
        if self.recall:
            return state.known[player].hex()
        return blake2b(self.shared.encoding.encoder.observe(state.position, player), digest_size=DIGEST).hexdigest()


def _load(text: str) -> Any:
    """A game that was pickled, perhaps in a process that has not registered it."""
    register()
    return pyspiel.load_game(text)


def name_of(game: str) -> str:
    """The name of a game in OpenSpiel: gnomehall_gnome_village."""
    return f"gnomehall_{game.replace('-', '_')}"


def kind_of(game: str) -> Any:
    meta = registry.game(game).meta
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Gnomehall: {meta.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if meta.open else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.seats[-1],
        min_num_players=max(meta.seats[0], 2),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "reward": "win"},
    )


def register() -> None:
    """Make every game loadable: `pyspiel.load_game("gnomehall_gnomopolis(players=3)")`."""
    known = set(pyspiel.registered_names())
    for game in registry.GAMES:
        if name_of(game) not in known:
            made: Any = type(HallGame.__name__, (HallGame,), {"name": game, "kind": kind_of(game)})
            pyspiel.register_game(made.kind, made)
