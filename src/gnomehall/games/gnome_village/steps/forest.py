"""Forest cards: chapter 6 of the rules."""

from typing import Final

from gnomehall.core.rng import Rng
from gnomehall.core.state import DRAW, Frame
from gnomehall.core.vocabulary import Action, Plain, Seat
from gnomehall.games.gnome_village import ground as land
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.ids import card_data, cell_id, letter_id, tile_id
from gnomehall.games.gnome_village.state import Village
from gnomehall.games.gnome_village.steps.home import send_home
from gnomehall.games.gnome_village.steps.picks import add_tiles, gnomes_at, others, slot_of, village_of
from gnomehall.games.gnome_village.steps.place import draw_road, only_kind, without
from gnomehall.games.gnome_village.steps.step import VillageStep
from gnomehall.games.gnome_village.tables import DECLINE, GNOME, GNOMES, SHOPS, SLOTS, TILE, Slot
from gnomehall.parts.bits import bit


class Reveal(VillageStep):
    """GNV-32: the top Forest card is turned up and carried out."""

    name = "reveal"
    rule = "GNV-32"
    kind = DRAW
    verb = "reveal"

    def legal(self, s: Village, f: Frame) -> list[Action]:
        found: list[int] = []
        for card in range(len(s.deck)):
            if s.deck[card]:
                found.append(t.REVEAL + card)
        return found

    def weights(self, s: Village, f: Frame) -> list[int]:
        found: list[int] = []
        for copies in s.deck:
            if copies:
                found.append(copies)
        return found

    def sole(self, s: Village, f: Frame) -> Action:
        card = only_kind(s.deck)
        return card if card < 0 else t.REVEAL + card

    def draw(self, s: Village, f: Frame, rng: Rng) -> Action:
        return t.REVEAL + rng.pick(s.deck)

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        card = action - t.REVEAL
        s.deck = without(s.deck, card)
        s.card = card
        kind = s.tables.card_kind[card]
        if s.log is not None:
            s.emit("reveal", "GNV-32", {"seat": s.turn, **card_data(s.tables, card)})
        s.owed = 0 if kind == t.COINS else 1
        if kind == t.ACTIVATE:
            if s.tables.card_all[card]:
                for seat in reversed(others(s, s.turn)):
                    s.push(ACTIVATE, seat, s.tables.card_icons[card])
            s.push(ACTIVATE, s.turn, s.tables.card_icons[card])
        elif kind == t.COINS:
            coins = s.receive(s.turn, s.tables.card_coins[card])
            if s.log is not None:
                s.emit("coins", "GNV-51", {"seat": s.turn, "coins": coins})
        elif kind == t.ROADS:
            draw_road(s, s.turn)
        elif kind == t.REMOVAL:
            s.push(REMOVE, s.turn)
        else:
            for seat in reversed(others(s, s.turn)):
                s.push(ANGRY, seat)
            s.push(ANGRY, s.turn)


class Activate(VillageStep):
    """GNV-42, GNV-44: turn one inactive Workshop of a kind on the card to its active side, or decline."""

    name = "activate"
    rule = "GNV-44"
    verb = "activate"
    asks = TILE
    asks_all = True

    def legal(self, s: Village, f: Frame) -> list[Action]:
        p = s.players[f.player]
        shown = 0
        for shop in range(SHOPS):
            if f.arg >> shop & 1:
                shown |= p.ground.shops[shop]
        shown &= ~p.active
        if shown == 0:
            return []
        found = [DECLINE]
        add_tiles(found, f.player, shown)
        return found

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        if action != DECLINE:
            activate(s, f.player, slot_of(action), "GNV-42")


def activate(s: Village, village: Seat, slot: Slot, rule: str) -> None:
    """Turn a Workshop to its active side; on an active one nothing happens (GNV-69)."""
    p = s.players[village]
    if p.active >> slot & 1:
        return
    p.active |= bit(slot)
    if s.log is not None:
        cell, tile = cell_id(p.ground.cells[slot]), tile_id(s.tables, p.ground.faces[slot])
        s.emit("activate", rule, {"seat": village, "cell": cell, "tile": tile})


class Remove(VillageStep):
    """GNV-45, GNV-46: take any Business out of another player's village, with all gnomes on it sent home."""

    name = "remove"
    rule = "GNV-46"
    verb = "remove"
    asks = TILE

    def legal(self, s: Village, f: Frame) -> list[Action]:
        found: list[int] = []
        for seat in range(s.seats):
            if seat != f.player:
                add_tiles(found, seat, s.players[seat].ground.businesses)
        return found

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        village, slot = village_of(action), slot_of(action)
        p = s.players[village]
        number = s.business_at(village, slot)
        if s.log is not None:
            cell, tile = cell_id(p.ground.cells[slot]), tile_id(s.tables, p.ground.faces[slot])
            s.emit("remove", "GNV-45", {"seat": f.player, "whose": village, "tile": tile, "cell": cell})
        gnomes = gnomes_at(s, village, slot)
        for letter in range(GNOMES):
            # GNV-142: whoever flew from this Airport can't come back to it.
            if p.away >> letter & 1 and p.tie(letter) == slot:
                p.bind(letter, -1)
        p.ground = land.lifted(p.ground, slot)
        s.removed |= bit(number)
        s.count_symbol(village, s.tables.kind_of[number], -1)
        send_home(s, gnomes)


class Angry(VillageStep):
    """GNV-54, GNV-55: every player who has gnomes at work, travellers included, sends one home; its Workshop turns."""

    name = "angry"
    rule = "GNV-55"
    verb = "scare"
    asks = GNOME
    asks_all = True

    def legal(self, s: Village, f: Frame) -> list[Action]:
        upright = s.in_village(f.player) | s.players[f.player].away
        found: list[int] = []
        for letter in range(GNOMES):
            if upright >> letter & 1:
                spot = s.players[f.player].spot(letter)
                if s.players[spot // SLOTS].ground.houses >> (spot % SLOTS) & 1 == 0:
                    found.append(GNOME + GNOMES * f.player + letter)
        return found

    def apply(self, s: Village, f: Frame, action: Action) -> None:
        gnome = action - GNOME
        village, slot = s.spot(gnome) // SLOTS, s.spot(gnome) % SLOTS
        p = s.players[village]
        if s.log is not None:
            tile = tile_id(s.tables, p.ground.faces[slot])
            data: dict[str, Plain] = {"seat": f.player, "gnome": letter_id(gnome % GNOMES), "tile": tile}
            data["whom"], data["turned"] = s.turn, p.active >> slot & 1 != 0
            if village == f.player:
                s.emit("angry", "GNV-54", data)
            else:
                s.emit("angry-guest", "GNV-55", {**data, "whose": village})
        p.active &= ~bit(slot)
        send_home(s, [gnome])


ACTIVATE: Final = Activate()
REVEAL: Final = Reveal()
REMOVE: Final = Remove()
ANGRY: Final = Angry()
