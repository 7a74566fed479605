"""Moves, questions and events in plain sentences."""

from typing import Final

from gnomehall.core.view import Choice
from gnomehall.games.mighty_gnomes import codes
from gnomehall.games.mighty_gnomes.components import TOKEN_NAMES
from gnomehall.games.mighty_gnomes.edition import LADDER_NAMES, MightyEdition
from gnomehall.games.mighty_gnomes.notation import TILES, TRACKS, WAYS, Notation, letters, square
from gnomehall.games.mighty_gnomes.state import Mighty, book_at, creditors_of, displayed, gather_cost
from gnomehall.games.mighty_gnomes.tables import EXCHANGE_GIVES, EXCHANGE_TAKES, bar
from gnomehall.parts import bits, counts

PROMPTS: Final = {
    "After": "Activate books, take free actions, or end your turn",
    "Claim": "Claim a reward, free actions before it",
    "AfterClaim": "Take free actions, or end your claim",
    "Discard": "Your warehouse is too full: which token goes back?",
    "Keep": "Two chests are drawn: which one is kept?",
    "Take": "Which open chest do you use?",
    "Invite": "Which mighty gnome do you invite?",
    "Upgrade": "Which steward moves up?",
    "Refresh": "Which mighty gnome acts once more?",
    "FirstPlayer": "The first player is drawn by lot",
    "Stacks": "The mighty gnomes in play are drawn by lot",
    "Glades": "The forest is laid out",
    "Books": "A book goes into the attic",
    "OpenChests": "A chest is laid open below the trail",
    "Draw": "A chest is drawn from the bag",
    "Restock": "The books set aside go into the attic",
}
PROMPT_RULES: Final = {
    "Turn": "MIG-26",
    "Place": "MIG-26",
    "After": "MIG-29",
    "Claim": "MIG-86",
    "AfterClaim": "MIG-Q47",
    "Discard": "MIG-42",
    "Keep": "MIG-37",
    "Take": "MIG-78",
    "Invite": "MIG-53",
    "Upgrade": "MIG-54",
    "Refresh": "MIG-61",
}
"""The rule behind a question; chance's draws have none that a player needs."""
REWARDS: Final = {
    "upgrade": "upgrade one track for free",
    "free_use": "free use of the tiles next round",
    "first_player": "be the first player",
    "double_bedroom": "score the bedroom tile again",
    "invite": "invite a mighty gnome at its cost",
}


def prompt(s: Mighty, asked: str) -> str:
    if asked == "Turn":
        if s.todo[-1].arg == codes.DRUID:
            return "Druid turn: use the druid tile or skip, free actions before it"
        return "Your turn: choose a gnome tile, free actions before it"
    if asked == "Place":
        return f"Where does {tile_name(s.todo[-1].arg)} go?"
    return PROMPTS[asked] if asked else "The game is over"


def prompt_rule(s: Mighty, asked: str) -> str:
    return "MIG-125" if asked == "Turn" and s.todo[-1].arg == codes.DRUID else PROMPT_RULES.get(asked, "")


def tile_name(tile: int) -> str:
    return "the druid tile" if tile == codes.DRUID else f"the {tile}-gnome tile"


def many(n: int, word: str) -> str:
    return f"{n} {word}" + ("" if n == 1 else "s")


def and_list(parts: list[str]) -> str:
    if len(parts) < 2:
        return "".join(parts) or "nothing"
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def tokens_said(numbers: list[int]) -> str:
    """2 wood and 1 crystal, from numbers by kind."""
    return and_list([f"{n} {TOKEN_NAMES[kind]}" for kind, n in enumerate(numbers) if n])


def said(tokens: int) -> str:
    return tokens_said(counts.numbers_of(tokens, codes.TOKENS))


Told = tuple[str, str, str, tuple[str, ...]]
"""The kind of a choice, its sentence, its rule, and what it touches."""


class Words:
    """Sentences about the actions and events of one edition."""

    def __init__(self, edition: MightyEdition, notation: Notation) -> None:
        self.edition = edition
        self.notation = notation

    def book(self, book: int) -> str:
        """A book's name with what it costs and does."""
        t = self.edition.tables
        cost = "1 coin" if t.book_coins[book] else said(t.book_tokens[book]) if t.book_tokens[book] else ""
        return f"{self.edition.books[book].name}{f' for {cost}' if cost else ''}"

    def chest(self, kind: int) -> str:
        """A chest's name with what is in it."""
        t = self.edition.tables
        parts = [many(t.chest_points[kind], "point")] if t.chest_points[kind] else []
        if t.chest_coins[kind]:
            parts.append(many(t.chest_coins[kind], "coin"))
        if t.chest_tokens[kind]:
            parts.append(said(t.chest_tokens[kind]))
        if t.chest_draws[kind]:
            parts.append(f"draw {many(t.chest_draws[kind], 'chest')}")
        return f"{self.edition.chests[kind].name} ({and_list(parts)})"

    def about(self, gnome: int) -> str:
        """What a mighty gnome does, and what it scores for, as short as it can be said."""
        t = self.edition.tables
        amount, points, per = t.gnome_amount[gnome], t.gnome_points[gnome], t.gnome_per[gnome]
        abilities = {
            codes.DOES_COINS: many(amount, "coin"),
            codes.DOES_STEPS: many(amount, "step"),
            codes.DOES_KEYS: many(amount, "key"),
            codes.DOES_CHEST: "a chest",
            codes.DOES_UPGRADE: "a free upgrade",
            codes.DOES_TILE: "a druid tile each round",
        }
        trades = [
            f"{letters(t.trade_gives[which])}={self.brings(which)}"
            for which in (2 * gnome, 2 * gnome + 1)
            if t.trade_gives[which]
        ]
        does = abilities.get(t.gnome_ability[gnome], f"{' or '.join(trades)} a round")
        scores = {
            codes.SCORES_BEDROOM: f"{points} per square in bed",
            codes.SCORES_CRYSTALS: f"{points} per crystal",
            codes.SCORES_COINS: f"{points} per {per} coins",
            codes.SCORES_FURTHEST: f"{points} if furthest, else {per}",
            codes.SCORES_ANIMAL: "any animal",
            codes.SCORES_KEYS: f"{points} per key",
            codes.SCORES_OPENED: f"{points} per opened chest",
            codes.SCORES_UPGRADES: f"{points} per upgrade",
        }
        return f"{does}; {scores[t.gnome_scores[gnome]]}"

    def brings(self, which: int) -> str:
        """What a trade brings."""
        t = self.edition.tables
        brings = [many(t.trade_points[which], "point")] if t.trade_points[which] else []
        brings += [many(t.trade_coins[which], "coin")] if t.trade_coins[which] else []
        brings += ["a chest"] if t.trade_chests[which] else []
        return and_list(brings)

    def choice(self, s: Mighty, action: int) -> Choice:
        kind, says, rule, touches = self._menu(s, action) if action < codes.GATHER else self._answer(s, action)
        return Choice(action, self.notation.text(action, s.day), kind, says, rule, touches)

    def _menu(self, s: Mighty, action: int) -> Told:
        e = self.edition
        if action < codes.SKIP:
            tile = action - codes.USE
            return "use", f"Use {tile_name(tile)}", "MIG-26", (f"tile:{TILES[tile]}",)
        if action == codes.SKIP:
            if type(s.todo[-1].step).__name__ == "Invite":
                return "skip", "Invite nobody", "MIG-Q50", ("skip",)
            return "skip", "Leave the druid tile unused and end this turn", "MIG-Q63", ("skip",)
        if action < codes.OPEN:
            rung = action - codes.ACTIVATE
            column = ("left", "right")[s.column]
            book = book_at(s, s.column, rung) if s.left and s.right else 0
            return "activate", f"Rung {rung + 1}: {self.book(book)}", "MIG-52", (f"book:{column}:{rung + 1}",)
        if action < codes.EXCHANGE:
            kind = action - codes.OPEN
            return "open", f"Spend a key on {self.chest(kind)}", "MIG-68", (f"vault:{e.chests[kind].id}",)
        if action < codes.TRADE:
            which = action - codes.EXCHANGE
            taken = TOKEN_NAMES[EXCHANGE_TAKES[which]]
            gives = EXCHANGE_GIVES[which]
            touches = tuple(f"token:{TOKEN_NAMES[kind]}" for kind in counts.kinds(gives))
            return "exchange", f"Exchange {said(gives)} for 1 {taken}", "MIG-69", (f"exchange:{taken}", *touches)
        if action < codes.CLAIM:
            which = action - codes.TRADE
            gnome, gives = e.gnomes[which // 2], e.tables.trade_gives[which]
            touches = (f"trade:{gnome.id}:{e.trades[which // 2][which % 2]}", f"gnome:{gnome.id}")
            return "trade", f"{gnome.name}: {said(gives)} for {self.brings(which)}", "MIG-70", touches
        if action < codes.END:
            reward = action - codes.CLAIM
            says = f"Claim: {self.reward(s.day, reward)}"
            return "claim", says, "MIG-86", (f"reward:{e.rewards[s.day - 1][reward]}",)
        return "end", "End here", "MIG-29", ("end",)

    def reward(self, day: int, reward: int) -> str:
        t = self.edition.tables
        amount = t.reward_amount[day - 1][reward]
        match t.reward_effect[day - 1][reward]:
            case codes.DOES_COINS:
                return many(amount, "coin")
            case codes.DOES_KEYS:
                return many(amount, "key")
            case codes.DOES_STEPS:
                return f"{many(amount, 'step')} on the trail"
            case codes.DOES_TOKENS:
                return said(amount)
            case codes.DOES_POINTS:
                return many(amount, "point")
            case codes.DOES_UPGRADE:
                return REWARDS["upgrade"]
            case codes.DOES_FREE_USE:
                return REWARDS["free_use"]
            case codes.DOES_FIRST:
                return REWARDS["first_player"]
            case codes.DOES_DOUBLE:
                return REWARDS["double_bedroom"]
        return REWARDS["invite"]

    def _answer(self, s: Mighty, action: int) -> Told:
        e = self.edition
        if action < codes.DISCARD:
            return self._place(s, action)
        if action < codes.KEEP:
            token = TOKEN_NAMES[action - codes.DISCARD]
            return "discard", f"Give back 1 {token}", "MIG-42", (f"token:{token}",)
        if action < codes.TAKE:
            kind = action - codes.KEEP
            return "keep", f"Keep {self.chest(kind)}", "MIG-37", (f"drawn:{e.chests[kind].id}",)
        if action < codes.DECLINE:
            kind = action - codes.TAKE
            return "take", f"Use {self.chest(kind)}", "MIG-78", (f"open:{e.chests[kind].id}",)
        if action == codes.DECLINE:
            return "decline", "Leave the open chests", "MIG-Q45", ("decline",)
        if action < codes.UPGRADE:
            gnome = action - codes.INVITE
            says = f"Invite the {e.gnomes[gnome].name} (cost {said(s.t.gnome_cost[gnome])})"
            return "invite", says, "MIG-53", (f"stack:{e.gnomes[gnome].id}",)
        if action < codes.REFRESH:
            track = TRACKS[action - codes.UPGRADE]
            return "upgrade", f"Upgrade the {track} {'table' if track == 'dining' else ''}".strip(), "MIG-54", (track,)
        if action < codes.FIRST:
            gnome_id = e.gnomes[action - codes.REFRESH]
            return "refresh", f"The {gnome_id.name} acts once more", "MIG-61", (f"gnome:{gnome_id.id}",)
        text = self.notation.text(action, s.day)
        return text.split()[0], f"Chance: {text}", "MIG-138", ()

    def _place(self, s: Mighty, action: int) -> Told:
        tile = s.todo[-1].arg if s.todo and type(s.todo[-1].step).__name__ == "Place" else 1
        size, seat = s.t.sizes[tile], s.player()
        if action < codes.LADDER:
            place = action - codes.GATHER
            mask = bar(s.forest.rows, size, place // 2, place % 2)
            squares = bits.members(mask)
            icons = "".join(codes.ICONS[s.t.glades[s.glades[i // codes.COLUMNS]][i % codes.COLUMNS]] for i in squares)
            cost = gather_cost(s, seat, tile, mask)
            way = " upwards" if place % 2 else " to the right" if size > 1 else ""
            pays = f", pay {many(cost, 'coin')}" if cost else ""
            says = f"Gather {icons} from {square(place // 2)}{way}{pays}"
            return "gather", says, "MIG-36", tuple(f"square:{square(i)}" for i in squares)
        if action < codes.DISPLAY:
            way_name = WAYS[action - codes.LADDER]
            ladder, column = way_name.split("-")[0], way_name.split("-")[-1]
            index = LADDER_NAMES.index(ladder)
            low = s.height[index]
            debts = bits.size(creditors_of(s, seat, tile, index))
            with_column = f" with the {column} column" if ladder == "middle" else ""
            pays = f", pay {many(debts, 'coin')}" if debts else ""
            says = f"Climb the {ladder} ladder to rung {low + size}{with_column}{pays}"
            touches = tuple(dict.fromkeys((f"ladder:{way_name}", f"ladder:{ladder}")))
            return "ladder", says, "MIG-43", touches
        if action < codes.COINS:
            slot = action - codes.DISPLAY
            says = f"Display {slot + 1}: {self.book(displayed(s, slot))}" if len(s.aside) == 2 else "Display"
            return "display", says, "MIG-62", (f"display:{slot + 1}",)
        return "coins", f"Give the tile away for {many(size - 1, 'coin')}; this ends the turn", "MIG-63", ("coins",)
