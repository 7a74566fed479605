"""What components do, in words: for boards, whose choices and events need not say it."""

from typing import Final

from gnomehall.core.words import Words
from gnomehall.games.mighty_gnomes.components import ABILITIES, SCORINGS
from gnomehall.games.mighty_gnomes.edition import MightyEdition
from gnomehall.games.mighty_gnomes.ids import chest_contents, reward_data, token_ids, trade_brings
from gnomehall.games.mighty_gnomes.tables import DOES_TILE, Gnome, Reward, Trade

ABILITY_NAMES: Final = {does: name for name, does in ABILITIES.items()}


class Descriptions:
    """The components of one edition in one language."""

    def __init__(self, edition: MightyEdition, words: Words) -> None:
        self.edition = edition
        self.words = words

    def reward(self, day: int, reward: Reward) -> str:
        return self.words.say("tip-reward", **reward_data(self.edition.tables, day, reward))

    def contents(self, chest: str) -> str:
        """What is in a chest."""
        kind = [one.id for one in self.edition.chests].index(chest)
        return self.words.count(chest_contents(self.edition.tables, kind))

    def ability(self, gnome: Gnome) -> str:
        """What a mighty gnome does, and when."""
        t, say = self.edition.tables, self.words.say
        trades = [2 * gnome + i for i in range(len(self.edition.trades[gnome]))]
        if trades:
            return say("tip-once-a-round", what=" / ".join(self._trade(which) for which in trades))
        effect, amount = ABILITY_NAMES[t.gnome_ability[gnome]], t.gnome_amount[gnome]
        does = say("tip-effect", effect=effect, amount=amount, tokens=[])
        return say("tip-every-round" if t.gnome_ability[gnome] == DOES_TILE else "tip-on-arrival", what=does)

    def _trade(self, which: Trade) -> str:
        t = self.edition.tables
        return self.words.say("tip-trade", gives=token_ids(t.trade_gives[which]), brings=trade_brings(t, which))

    def scoring(self, gnome: Gnome) -> str:
        """What a mighty gnome scores for at the end."""
        t, per = self.edition.tables, self.edition.tables.gnome_per[gnome]
        scores = SCORINGS[t.gnome_scores[gnome]]
        return self.words.say("tip-scoring", scores=scores, count=t.gnome_points[gnome], per=per, otherwise=per)
