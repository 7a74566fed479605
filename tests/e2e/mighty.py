"""Hands for Mighty Gnomes: tables with other components, and clicks on what is lit."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page

from gnomehall import registry
from tests.e2e import hands
from tests.e2e.hands import choose, click

TITLE = "Mighty Gnomes"
PROMPTS = {
    "turn": "choose a gnome tile",
    "druid-turn": "Druid turn",
    "place": "Where does",
    "after": "or end your turn",
    "claim": "Claim a reward",
    "after-claim": "or end your claim",
    "discard": "too full",
    "keep-chest": "which one do you keep",
    "take": "Which open chest",
    "invite": "do you invite",
    "upgrade": "Which steward",
    "refresh": "acts once more",
}
SEE = """() => ({
  over: document.querySelector('main.end') !== null,
  prompt: document.querySelector('.prompt')?.innerText ?? '',
  lit: [...document.querySelectorAll('[data-lit]')].map(thing => thing.dataset.lit),
})"""


def shipped() -> str:
    text: str = registry.shipped_edition("mighty-gnomes").text
    return text


def generous() -> str:
    """All can pay for everything, the warehouse is tiny, chests lie early on the trail: every question comes up."""
    text = re.sub(r'^cost = "\w+"', 'cost = ""', shipped(), flags=re.MULTILINE)
    text = re.sub(r'^bookmark = "\w+"', 'bookmark = "coin"', text, flags=re.MULTILINE)
    text = re.sub(r'effect = "(coins|steps)"\namount = 2\nprov', 'effect = "upgrade"\nprov', text)
    text = re.sub(r'effect = "tokens"\ntokens = "(CM|WS)"', 'effect = "refresh"', text)
    text = re.sub(r'^(a|b) = "\w{6}"', r'\1 = "TNWSMC"', text, flags=re.MULTILINE)
    for old, new in (
        ("start_coins = [1, 2, 3, 4]", "start_coins = [9, 9, 9, 9]"),
        ("cost = [1, 1, 2]", "cost = [0, 0, 0]"),
        ("holds = [6, 8, 10, 12]", "holds = [1, 2, 3, 4]"),
        ("chests = [3, 6, 9]", "chests = [1, 2, 3]"),
    ):
        assert old in text
        text = text.replace(old, new)
    return text


def keyless() -> str:
    """Nobody ever gets a key and no chest lies open, so what is drawn stays hidden to the end; every square has one."""
    text = shipped().replace("open_chests = 3", "open_chests = 0")
    text = text.replace('effect = "keys"', 'effect = "coins"').replace('ability = "keys"', 'ability = "coins"')
    text = re.sub(r'^(a|b) = "\w{6}"', r'\1 = "TTTTTT"', text, flags=re.MULTILINE)
    return re.sub(r'(\[\[chests\]\]\nid = ")', r"\1zz-", text)


def open_table(
    page: Page, edition: str = "", seats: int = 2, gnomes: str = "random", first: str = "0"
) -> dict[str, str]:
    """A table of somebody and random bots; its id and the spectators' token."""
    options = {"first": first, "gnomes": gnomes}
    return hands.open_table(page, "mighty-gnomes", edition, seats, options)


def asked(prompt: str) -> str:
    return next((step for step, said in PROMPTS.items() if said in prompt), "")


def play_on(
    page: Page,
    luck: random.Random,
    stop: Callable[[str, list[str]], bool] = lambda prompt, lit: False,
    goes: Callable[[], str] = lambda: "",
) -> bool:
    """Click lit things, books and gnomes before all else, until told to stop; False when the game is over.

    `goes` names where a tile goes if it can: `square` or `ladder`.
    """
    for _ in range(900):
        page.wait_for_selector("[data-lit], main.end")
        seen = page.evaluate(SEE)
        if seen["over"]:
            return False
        if not seen["lit"]:
            continue
        if stop(seen["prompt"], seen["lit"]):
            return True
        click(page, _next(seen["lit"], luck, goes()))
        for _ in range(300):
            if page.evaluate(SEE) != seen:
                break
            page.wait_for_timeout(10)
    raise AssertionError("a game without end")


def _next(lit: list[str], luck: random.Random, goes: str) -> str:
    def of(*kinds: str) -> list[str]:
        return [thing for thing in lit if thing.split(":")[0] in kinds]

    dull = of("exchange", "end", "skip", "coins", "decline")
    eager = of("book", "stack", "open", "drawn", "vault", "trade") or of(goes)
    return luck.choice(eager or [thing for thing in lit if thing not in dull] or of("end", "skip", "coins") or lit)


def pick_up(page: Page, tile: str) -> None:
    """Choose a tile; then it is in hand."""
    page.wait_for_selector(f'[data-lit="tile:{tile}"]')
    choose(page, f"tile:{tile}")
    page.wait_for_selector('[data-lit="coins"]')
