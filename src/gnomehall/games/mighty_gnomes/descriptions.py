"""What components do, in words: for boards, whose choices and events need not say it."""

from typing import Final

from gnomehall.core.words import Words
from gnomehall.games.mighty_gnomes.components import ABILITIES, ANIMAL_NAMES, SCORINGS
from gnomehall.games.mighty_gnomes.edition import MightyEdition
from gnomehall.games.mighty_gnomes.ids import TOKEN_IDS, reward_data
from gnomehall.games.mighty_gnomes.tables import DOES_TILE, Gnome, Reward, Trade
from gnomehall.parts import counts
from gnomehall.parts.counts import Counts

ABILITY_NAMES: Final = {does: name for name, does in ABILITIES.items()}


class Descriptions:
    """The components of one edition in one language."""

    def __init__(self, edition: MightyEdition, words: Words) -> None:
        self.edition = edition
        self.words = words

    def tokens(self, tokens: Counts) -> str:
        """2 wood and 1 crystal."""
        say = self.words.say
        kinds = zip(counts.kinds(tokens), counts.amounts(tokens), strict=True)
        return self.words.list([say(f"amount-{TOKEN_IDS[kind]}", count=n) for kind, n in kinds])

    def reward(self, day: int, reward: Reward) -> str:
        return self.words.say("tip-reward", **reward_data(self.edition.tables, day, reward))

    def contents(self, chest: str) -> str:
        """What is in a chest."""
        t, say = self.edition.tables, self.words.say
        kind = [one.id for one in self.edition.chests].index(chest)
        parts = [say("points", count=t.chest_points[kind])] if t.chest_points[kind] else []
        if t.chest_coins[kind]:
            parts.append(say("amount-coin", count=t.chest_coins[kind]))
        if t.chest_tokens[kind]:
            parts.append(self.tokens(t.chest_tokens[kind]))
        if t.chest_draws[kind]:
            parts.append(say("tip-draw-chests", count=t.chest_draws[kind]))
        if t.chest_animal[kind]:
            parts.append(say("tip-animal", animal=ANIMAL_NAMES[t.chest_animal[kind]]))
        return self.words.list(parts)

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
        t, say = self.edition.tables, self.words.say
        brings = [say("points", count=t.trade_points[which])] if t.trade_points[which] else []
        brings += [say("amount-coin", count=t.trade_coins[which])] if t.trade_coins[which] else []
        brings += [say("tip-kept-chest")] if t.trade_chests[which] else []
        return say("tip-trade", give=self.tokens(t.trade_gives[which]), get=self.words.list(brings))

    def scoring(self, gnome: Gnome) -> str:
        """What a mighty gnome scores for at the end."""
        t, per = self.edition.tables, self.edition.tables.gnome_per[gnome]
        scores = SCORINGS[t.gnome_scores[gnome]]
        return self.words.say("tip-scores", scores=scores, count=t.gnome_points[gnome], per=per, otherwise=per)
