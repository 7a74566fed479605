"""What a player's hands do: start a table, click what is lit, and nothing else."""

import contextlib
import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIT = "[data-lit]"
END = "main.end"


def start(
    page: Page,
    players: int = 3,
    name: str = "Ada",
    friends: int = 0,
    public: bool = False,
    bot: str = "random",
    game: str = "Gnomopolis",
) -> str:
    """Start a table; its id. Bots that do not think keep a test quick."""
    page.locator(".game").filter(has_text=game).click()
    page.get_by_label("Your name").or_(page.get_by_label("Seu nome")).fill(name)
    page.locator(".fields select").select_option(str(players))
    for seat in range(1, players):
        page.locator("fieldset").first.locator("select").nth(seat).select_option(
            "friend" if seat <= friends else f"bot:{bot}"
        )
    if public:
        show_more(page)
        page.locator("fieldset .tick input").first.check()
    page.locator("button.play").click()
    page.wait_for_selector(".prompt")
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def show_more(page: Page) -> None:
    """Fold out the options of a new table that most people leave as they are."""
    page.locator("form.new summary").click()


OPEN = """async wish => {
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wish),
  });
  const made = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(made));
  const keys = {host: made.host, watch: made.watch, seats: made.mine, friends: made.friends};
  localStorage.setItem('gnomehall.tables', JSON.stringify({[made.table.id]: keys}));
  return {id: made.table.id, watch: made.watch};
}"""


def open_table(
    page: Page, game: str, edition: str = "", seats: int = 1, options: dict[str, str] | None = None
) -> dict[str, str]:
    """A table of somebody and random bots, maybe with other components; its id and the spectators' token."""
    bots = [{"kind": "bot", "bot": "random", "name": f"Bot{seat}"} for seat in range(1, seats)]
    wish = {"game": game, "seats": [{"kind": "me", "name": "Ada"}, *bots], "options": options or {}, "edition": edition}
    made: dict[str, str] = page.evaluate(OPEN, wish)
    page.goto(f"/table/{made['id']}")
    page.wait_for_selector(".prompt")
    return made


def choose(page: Page, thing: str) -> None:
    page.locator(f'[data-lit="{thing}"]').first.click()


def lit(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all(LIT, "things => things.map(thing => thing.dataset.lit)")
    return found


SEE = """() => [
  document.querySelector('main.end') !== null,
  document.querySelector('main')?.textContent ?? '',
  document.querySelector('.prompt')?.textContent ?? '',
  [...document.querySelectorAll('[data-lit]')].map(thing => thing.dataset.lit),
]"""
"""Whether the game is over, what is read on the page, what is asked, what is lit: in one question to the browser."""


def click_lit(page: Page, luck: random.Random, prefer: tuple[str, ...] = ("offer:",)) -> bool:
    """Click one lit thing, what is preferred first, and the pass last; False when the game is over."""
    page.wait_for_selector(f"{LIT}, {END}")
    over, *_, things = before = page.evaluate(SEE)
    if over:
        return False
    wanted = [thing for thing in things if thing.startswith(prefer)] or [thing for thing in things if thing != "pass"]
    if things:
        click(page, luck.choice(wanted or things))
        settle(page, before)
    return True


AIM = """thing => {
  const element = document.querySelector(`[data-lit="${thing}"]`);
  if (!element) return null;
  element.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return {x, y, free: element.contains(document.elementFromPoint(x, y))};
}"""


def click(page: Page, thing: str) -> None:
    """Click a lit thing where it is; if it is covered, when it is free; if it is dark by now, not at all."""
    at = page.evaluate(AIM, thing)
    if at and at["free"]:
        page.mouse.move(at["x"], at["y"])
        # The tip of what the pointer was on may have come in between.
        at = page.evaluate(AIM, thing)
    if at and at["free"]:
        page.mouse.click(at["x"], at["y"])
    elif at:
        page.mouse.move(1, 300)
        page.locator(f'[data-lit="{thing}"]').first.click()


def settle(page: Page, before: list[Any]) -> None:
    """Until the click has shown; what looks the same afterwards is waited for no longer than this."""
    with contextlib.suppress(TooLate):
        page.wait_for_function(f"before => JSON.stringify(({SEE})()) !== before", arg=_json(before), timeout=2000)


def _json(seen: list[Any]) -> str:
    """As JSON.stringify writes it."""
    return json.dumps(seen, ensure_ascii=False, separators=(",", ":"))


def play_to_the_end(page: Page, seed: int, prefer: tuple[str, ...] = ("offer:",)) -> int:
    """Click lit things until the game is over; how many clicks it took."""
    luck = random.Random(seed)
    clicks = 0
    while click_lit(page, luck, prefer):
        clicks += 1
        assert clicks < 1500, "a game without end"
    return clicks


RUSH = """([id, enough]) => new Promise((done, failed) => {
  const {seat, token} = JSON.parse(localStorage.getItem('gnomehall.tables'))[id].seats[0];
  const socket = new WebSocket(`ws://${location.host}/socket`);
  const say = message => socket.send(JSON.stringify({table: id, ...message}));
  let moves = 0;
  socket.onopen = () => say({type: 'join', token});
  socket.onerror = () => failed('the socket failed');
  socket.onmessage = ({data}) => {
    const heard = JSON.parse(data);
    if (heard.type === 'refused') return failed(heard.message);
    if (heard.type !== 'sync' && heard.type !== 'moved') return;
    if (heard.result ?? heard.info?.result) return socket.close(), done();
    if (!heard.choices.length) return;
    if (moves === enough) return socket.close(), done();
    const legal = heard.choices.map(choice => typeof choice === 'string' ? choice : choice.move);
    const move = legal.find(choice => choice.startsWith('build ')) ?? legal[moves % legal.length];
    moves += 1;
    say({type: 'move', seq: heard.seq, move});
  };
})"""


def rush_to_the_end(page: Page) -> None:
    """Play the rest through another socket of the same seat, building when one can: for what comes after a game."""
    page.evaluate(RUSH, [page.url.rsplit("/", 1)[1], -1])
    page.wait_for_selector(END)


def rush_on(page: Page, moves: int) -> bool:
    """Make so many moves in the same way, while the page looks elsewhere; whether it is its turn again then."""
    table = page.url.rsplit("/", 1)[1]
    page.goto("/healthz")
    page.evaluate(RUSH, [table, moves])
    page.goto(f"/table/{table}")
    page.wait_for_selector(f"{LIT}, {END}")
    return page.locator(END).count() == 0


def press_lit(page: Page, luck: random.Random) -> bool:
    """Choose a lit thing with keys alone: arrows with Shift to one of them, Enter; False when the game is over."""
    page.wait_for_selector(f"{LIT}, {END}")
    before = page.evaluate(SEE)
    if before[0]:
        return False
    for _ in range(luck.randint(1, 4)):
        page.keyboard.press("Shift+" + luck.choice(["ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"]))
    if page.evaluate("document.activeElement?.matches('[data-lit]')"):
        page.keyboard.press("Enter")
        settle(page, before)
    return True


def no_page_scroll(page: Page) -> bool:
    fits: bool = page.evaluate(
        "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
    )
    return fits


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong with a page, once it is there."""
    page.locator("h1").first.wait_for(state="attached")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        json.dumps({"id": one["id"], "help": one["help"], "where": [node["html"][:160] for node in one["nodes"][:3]]})
        for one in found["violations"]
    ]
