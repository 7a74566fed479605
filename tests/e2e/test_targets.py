"""Beside the board too, whatever is pressed is large enough for a mouse or a finger, and lies within the window."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, open_table, rush_to_the_end

MOUSE, FINGER = 24, 44
"""Pixels that a target needs at least, in both directions."""
UNFIT = """async least => {
  const found = [];
  const panel = document.querySelector('dialog[open], [role=dialog]') ?? document;
  const all = panel.querySelectorAll('button, a[href], [role=tab], select, summary, input:not(.unseen, [type=file])');
  for (const one of all) {
    // A link within a sentence is as high as its line.
    if (!one.checkVisibility() || (one.tagName === 'A' && getComputedStyle(one).display === 'inline')) continue;
    one.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const target = one.closest('label')?.matches(':has(> input[type=checkbox])') ? one.closest('label') : one;
    const box = target.getBoundingClientRect();
    if (!box.width) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const caught = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit && target.contains(hit);
    };
    const far = least / 2 - 1.5;
    const wide = box.width >= least - 1 || (caught(far, 0) && caught(-far, 0));
    const high = box.height >= least - 1 || (caught(0, far) && caught(0, -far));
    const outside = box.left < -1 || box.right > innerWidth + 1;
    if (!wide || !high || outside) {
      const name = (one.ariaLabel || target.textContent).trim().slice(0, 40);
      found.push(`${one.tagName} "${name}": ${[box.left, box.width, box.height].map(Math.round)}`);
    }
  }
  return [...new Set(found)];
}"""
PANELS = {"m": "menu", "s": "scores", "r": "rules", "l": "moves", "g": "log"}
"""The keys that open panels of a table."""


def unfit(page: Page, least: int) -> list[str]:
    found: list[str] = page.evaluate(UNFIT, least)
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append("the page is wider than the window")
    return found


@pytest.mark.parametrize("language", ["en-US", "pt-BR"])
@pytest.mark.parametrize(
    ("size", "least"), [((320, 568), FINGER), ((390, 844), FINGER), ((844, 390), FINGER), ((1024, 600), MOUSE)]
)
def test_whatever_is_pressed_is_large_enough_and_within_the_window(
    size: tuple[int, int], least: int, language: str, new_page: NewPage
) -> None:
    page = new_page(size=size, language=language, touch=least == FINGER)
    page.wait_for_selector(".game")
    wrong = {"lobby": unfit(page, least)}
    for number in range(3):
        page.locator(".game").nth(number).click()
        page.wait_for_selector("form.new")
        wrong[f"a new table, game {number}"] = unfit(page, least)
    page.goto("/rules/mighty-gnomes")
    expect(page.locator("figure").first).to_be_visible()
    wrong["the page of the rules"] = unfit(page, least)
    open_table(page, "gnomopolis", seats=2)
    page.wait_for_selector(LIT)
    for key, panel in PANELS.items():
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        wrong[panel] = unfit(page, least)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    rush_to_the_end(page)
    wrong["the end"] = unfit(page, least)
    assert {where: found for where, found in wrong.items() if found} == {}
