"""What is asked in the middle of a choice, in things instead of numbers: the piece in hand, the ways of a gnome."""

from dataclasses import replace

from gnomehall.core.state import PART, Frame
from gnomehall.core.vocabulary import Action, Plain
from gnomehall.games.gnome_village import args
from gnomehall.games.gnome_village import tables as t
from gnomehall.games.gnome_village.ground import Ground
from gnomehall.games.gnome_village.ids import card_data, cell_id, face_id, kind_id, letter_id
from gnomehall.games.gnome_village.remodel import complies
from gnomehall.games.gnome_village.state import COIN, EARN, Village
from gnomehall.games.gnome_village.steps.architect import ARCHITECT, REARRANGE
from gnomehall.games.gnome_village.steps.home import HOME
from gnomehall.games.gnome_village.steps.move import GO, goals, kept_free
from gnomehall.games.gnome_village.steps.picks import slot_of
from gnomehall.games.gnome_village.steps.place import PLACE_BUSINESS, PLACE_ROAD, TURN_ROAD
from gnomehall.games.gnome_village.steps.plain import business_id
from gnomehall.games.gnome_village.steps.setup import PLACE_KIT_HOUSE
from gnomehall.games.gnome_village.steps.shift import ROTATE_TURN, SHIFT_TO, SHIFT_TURN
from gnomehall.games.gnome_village.steps.step import VillageStep, acting_spot, asked_step
from gnomehall.games.gnome_village.steps.swap import SWAP_TURN, SWAP_TURN_WITH, SWAP_WITH
from gnomehall.games.gnome_village.steps.work import PAY_PAINTER, PLACE_BOUGHT, PLACE_HOUSE, PLACE_WORKSHOP, SETTLE
from gnomehall.games.gnome_village.tables import SHOP_IDS, Cell, Gnome, Slot, Tables
from gnomehall.games.gnome_village.view import TaskView, WayView
from gnomehall.games.gnome_village.walk import walk
from gnomehall.parts import bits


def about_of(s: Village) -> dict[str, Plain]:
    """What the question is about, for its words."""
    if not s.todo:
        return {}
    step, f = asked_step(s), s.todo[-1]
    if step.product >= 0:
        return {"shop": SHOP_IDS[step.product]}
    if step.acts or step.delivers:
        return {"business": business_id(s, acting_spot(step, f.arg))}
    if step is REARRANGE:
        business = kind_id(s.tables, s.tables.kind_of[args.draft_number(f.arg)])
        return {"business": business, "finish": complies(s.players[f.player].ground)}
    return _about_all(s, step) if step.asks_all else {}


def _about_all(s: Village, step: VillageStep) -> dict[str, Plain]:
    """Of a question that a Forest card puts to several: whether it comes out of turn, and who is asked later."""
    seats = [frame.player for frame in reversed(s.todo[:-1]) if frame.step is step]
    asked: dict[str, Plain] = {"interrupted": False, "later": len(seats), "seats": seats}
    if s.phase in (COIN, EARN) and s.turn != s.player() and s.card >= 0:
        return asked | {"interrupted": True, "whose": s.turn} | card_data(s.tables, s.card)
    return asked


def task_of(s: Village) -> TaskView:
    if s.player() < 0:
        return TaskView()
    step, f = asked_step(s), s.todo[-1]
    task, answers = _task(s, f, step), _answers(s, f, step)
    return replace(task, answers=answers) if answers else task


def _answers(s: Village, f: Frame, step: VillageStep) -> list[str]:
    """What was answered in the earlier parts of a choice."""
    if step is PAY_PAINTER or step is SETTLE:
        return [_payment(s, f, f.arg)]
    if step is PLACE_HOUSE:
        return [_payment(s, f, args.carpenter_payment(f.arg)), _payment(s, f, args.painter_payment(f.arg))]
    if step.delivers:
        return [cell_id(s.players[f.player].ground.cells[args.delivered_from(f.arg)])]
    return [str(args.draft_turn(f.arg))] if step is SWAP_TURN_WITH else []


def _payment(s: Village, f: Frame, way: Action) -> str:
    """How a product is paid for: token, coins, or the cell of a Workshop."""
    if way == t.PAY_TOKEN:
        return "token"
    return "coins" if way == t.PAY_COINS else cell_id(s.players[f.player].ground.cells[slot_of(way)])


def _task(s: Village, f: Frame, step: VillageStep) -> TaskView:
    begun = step.kind == PART
    if step.product >= 0:
        return TaskView(product=SHOP_IDS[step.product], begun=begun)
    if step.acts or step.delivers:
        spot = acting_spot(step, f.arg)
        cell = s.players[spot // t.SLOTS].ground.cells[spot % t.SLOTS]
        steps = s.tables.remodelling if step is ARCHITECT else 0
        return TaskView(business=f"{spot // t.SLOTS}:{cell_id(cell)}", begun=begun, steps=steps)
    if step is REARRANGE:
        return TaskView(steps=s.tables.remodelling - args.draft_steps(f.arg))
    if step is GO or step is HOME:
        spot = s.spot(f.arg)
        at = cell_id(s.players[f.player].ground.cells[spot % t.SLOTS]) if spot >= 0 else ""
        return TaskView("gnome", _gnome(f.arg), at=at, begun=begun)
    if step is SETTLE:
        return TaskView("gnome", _gnome(t.GNOMES * f.player + s.players[f.player].gnomes), begun=begun)
    return _tile_in_hand(s, f, step)


def _gnome(gnome: Gnome) -> str:
    return f"{gnome // t.GNOMES}:{letter_id(gnome % t.GNOMES)}"


def _tile_in_hand(s: Village, f: Frame, step: VillageStep) -> TaskView:
    begun, shapes = step.kind == PART, s.tables.edition.shapes
    if step is PLACE_ROAD:
        return TaskView("road", shapes[f.arg].id, shapes[f.arg].drawn, begun=s.drawn < 0)
    if step is TURN_ROAD:
        shape, cell = shapes[args.road_shape(f.arg)], args.road_cell(f.arg)
        return TaskView("road", shape.id, shape.drawn, to=cell_id(cell), begun=begun)
    if step is PLACE_KIT_HOUSE or step is PLACE_HOUSE:
        return TaskView("house", "house", begun=begun)
    if step is PLACE_WORKSHOP:
        return TaskView("workshop", SHOP_IDS[f.arg], begun=begun)
    if step is PLACE_BOUGHT or step is PLACE_BUSINESS:
        return TaskView("business", kind_id(s.tables, f.arg), begun=begun)
    return _drafted(s.tables, s.players[f.player].ground, f.arg, step)


def _drafted(tables: Tables, g: Ground, draft: int, step: VillageStep) -> TaskView:
    """A tile that the Architect has in hand."""
    one, other = args.draft_tile(draft), args.draft_partner(draft)
    if step is SHIFT_TO or step is SWAP_WITH:
        return _lifted(tables, g, one, -1)
    if step is SHIFT_TURN:
        return _lifted(tables, g, one, args.draft_cell(draft))
    if step is ROTATE_TURN:
        return _lifted(tables, g, one, g.cells[one])
    if step is SWAP_TURN:
        return _lifted(tables, g, one, g.cells[other])
    if step is SWAP_TURN_WITH:
        return _lifted(tables, g, other, g.cells[one])
    return TaskView(begun=step.kind == PART)


def _lifted(tables: Tables, g: Ground, slot: Slot, to: Cell) -> TaskView:
    face = g.faces[slot]
    kind, sides = "business", "oooo"
    if face >= t.ROAD:
        kind, sides = "road", tables.edition.shapes[(face - t.ROAD) // 4].drawn
    elif face < t.BUSINESS:
        kind = "house" if face == t.HOUSE else "workshop"
    at, goal = cell_id(g.cells[slot]), cell_id(to) if to >= 0 else ""
    return TaskView(kind, face_id(tables, face), sides, at, goal, begun=True)


def ways_of(s: Village) -> list[WayView]:
    """The ways of the gnome that is about to go."""
    if not s.todo or s.todo[-1].step is not GO:
        return []
    f = s.todo[-1]
    g, start = s.players[f.player].ground, s.spot(f.arg) % t.SLOTS
    found = []
    for slot in bits.members(goals(s, f.arg, kept_free(s, f.player))):
        path = [cell_id(cell) for cell in walk(g, start, slot)]
        found.append(WayView(path[-1], path))
    return found
