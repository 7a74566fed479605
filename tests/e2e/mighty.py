"""Hands for Mighty Gnomes: tables with other components, and clicks on what is lit."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page

from gnomehall import registry

TITLE = "Mighty Gnomes"
PROMPTS = {
    "Turn": "choose a gnome tile",
    "Place": "Where does",
    "After": "or end your turn",
    "Claim": "Claim a reward",
    "AfterClaim": "or end your claim",
    "Discard": "too full",
    "Keep": "which one do you keep",
    "Take": "Which open chest",
    "Invite": "do you invite",
    "Upgrade": "Which steward",
    "Refresh": "acts once more",
}
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
SEE = """() => ({
  over: document.querySelector('main.end') !== null,
  prompt: document.querySelector('.prompt')?.innerText ?? '',
  lit: [...document.querySelectorAll('[data-lit]')].map(thing => thing.dataset.lit),
})"""


def shipped() -> str:
    text: str = registry.shipped_edition("mighty-gnomes").text
    return text


def generous() -> str:
    """Cheap mighty gnomes, a tiny warehouse, chests early on the trail, books that ask: every question comes up."""
    text = re.sub(r'^cost = "\w+"', 'cost = "M"', shipped(), flags=re.MULTILINE)
    text = text.replace("holds = [6, 8, 10, 12]", "holds = [3, 4, 5, 6]").replace(
        "chests = [3, 6, 9]", "chests = [1, 2, 3]"
    )
    text = re.sub(r'effect = "(coins|steps)"\namount = 2\nprov', 'effect = "upgrade"\nprov', text)
    return re.sub(r'effect = "tokens"\ntokens = "(CM|WS)"', 'effect = "refresh"', text)


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
    others = [{"kind": "bot", "bot": "random", "name": f"Bot{seat}"} for seat in range(1, seats)]
    wish = {
        "game": "mighty-gnomes",
        "seats": [{"kind": "me", "name": "Ada"}, *others],
        "options": {"first": first, "gnomes": gnomes},
        "edition": edition,
    }
    made: dict[str, str] = page.evaluate(OPEN, wish)
    page.goto(f"/table/{made['id']}")
    page.wait_for_selector(".prompt")
    return made


def asked(prompt: str) -> str:
    return next((step for step, said in PROMPTS.items() if said in prompt), "")


def choose(page: Page, thing: str) -> None:
    page.locator(f'[data-lit="{thing}"]').first.click()


def play_on(
    page: Page, luck: random.Random, stop: Callable[[str, list[str]], bool] = lambda prompt, lit: False, most: int = 900
) -> bool:
    """Click lit things, books and gnomes before all else, until told to stop; False when the game is over."""
    for _ in range(most):
        page.wait_for_selector("[data-lit], main.end")
        seen = page.evaluate(SEE)
        if seen["over"]:
            return False
        if not seen["lit"]:
            continue
        if stop(seen["prompt"], seen["lit"]):
            return True
        choose(page, _next(seen["lit"], luck))
        for _ in range(300):
            if page.evaluate(SEE) != seen:
                break
            page.wait_for_timeout(10)
    raise AssertionError("a game without end")


def _next(lit: list[str], luck: random.Random) -> str:
    eager = [
        thing for thing in lit if thing.split(":")[0] in ("book", "stack", "open", "drawn", "vault", "trade", "display")
    ]
    calm = [
        thing for thing in lit if not thing.startswith("exchange:") and thing not in ("end", "skip", "coins", "decline")
    ]
    return luck.choice(eager or calm or [thing for thing in lit if not thing.startswith("exchange:")] or lit)
