"""The replay: by step, turn and round, with keys, animated both ways; a position has an address."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, open_table, rush_to_the_end
from tests.e2e.test_log import CLOSE


def test_a_replay_goes_by_steps_turns_and_rounds_and_its_position_has_an_address(new_page: NewPage) -> None:
    page = new_page()
    made = open_table(page, "gnomopolis", seats=2)
    rush_to_the_end(page)
    page.get_by_role("button", name="Replay").click()
    shown = page.locator(".replay .n")
    expect(shown).to_contain_text("Step 0 of")
    page.keyboard.press("ArrowRight")
    expect(shown).to_contain_text("Step 1 of")
    page.get_by_role("button", name="One round on").click()
    expect(page.locator(".round")).to_contain_text("round 2")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("PageDown")
    expect(page.locator(".round")).to_contain_text("round 3")
    page.keyboard.press("PageUp")
    expect(page.locator(".round")).to_contain_text("round 2")
    expect(page).to_have_url(re.compile(r"/at/\d+$"))
    said = shown.inner_text()
    friend = new_page(f"{page.url}#watch-{made['watch']}")
    expect(friend.locator(".replay .n")).to_have_text(said)
    expect(friend.locator(".round")).to_contain_text("round 2")


WATCH = """() => {
  window.flown = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    if (this.classList.contains('flying')) window.flown += 1;
    return animate.apply(this, given);
  };
}"""


@pytest.mark.parametrize("size", [(1366, 625), (820, 1180), (844, 390), (390, 844)])
def test_a_line_of_the_log_leads_to_its_step_in_the_replay(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size=size)
    open_table(page, "toadstools", seats=2)
    rush_to_the_end(page)
    log = page.get_by_role("button", name="Log", exact=True)
    log.click()
    # On a phone it goes, so that what it leads to is seen.
    page.get_by_role("dialog").locator("button.line").nth(2).click()
    step = page.locator(".replay .n")
    expect(step).to_have_text(re.compile(r"Step \d+ of"))
    expect(page.locator("main.board")).to_be_visible()
    before = step.inner_text()
    if not page.get_by_role("dialog").count():
        log.click()
    page.get_by_role("dialog").locator("button.line").last.click()
    expect(step).not_to_have_text(before)
    last = step.inner_text()
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    expect(step).not_to_have_text(last)
    page.get_by_role("button", name="Play on from here").click()
    form = page.get_by_role("form", name="Play on from here").bounding_box()
    assert form
    assert min(form["x"], form["y"]) >= 0
    assert form["x"] + form["width"] <= size[0]
    assert form["y"] + form["height"] <= size[1]


@pytest.mark.parametrize("size", [(1366, 625), (844, 390)])
def test_the_question_how_to_play_on_is_seen_whole_and_escape_goes_back_by_steps(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page(size=size)
    made = open_table(page, "gnomopolis", seats=2)
    page.wait_for_selector(LIT)
    assert page.evaluate(CLOSE, made["id"])
    page.get_by_role("button", name="Replay", exact=True).click()
    page.get_by_role("button", name="Play on from here").click()
    form = page.get_by_role("form", name="Play on from here")
    expect(form.get_by_label("with the luck of this game")).to_be_attached()
    box = form.bounding_box()
    assert box
    assert box["y"] >= 0
    page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    expect(page.locator(".replay .n")).to_contain_text("Step 0 of")
    assert page.url.endswith("/at/0")
    page.keyboard.press("Escape")
    expect(page.locator(".replay")).to_have_count(0)
    expect(page.locator("main.end")).to_be_visible()


def test_pieces_fly_forward_and_back_but_not_over_many_steps(new_page: NewPage) -> None:
    still = new_page()
    made = open_table(still, "gnomopolis", seats=2)
    rush_to_the_end(still)
    page = new_page(f"/table/{made['id']}/at/0#watch-{made['watch']}", moving=True)
    shown = page.locator(".replay .n")
    expect(shown).to_contain_text("Step 0 of")
    expect(page).to_have_url(re.compile(r"/at/0$"))
    page.evaluate(WATCH)
    step = 0
    while not page.evaluate("window.flown"):
        step += 1
        page.keyboard.press("ArrowRight")
        expect(page).to_have_url(re.compile(rf"/at/{step}$"))
    expect(page.locator("svg.flying")).to_have_count(0)
    forward = page.evaluate("window.flown")
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(rf"/at/{step - 1}$"))
    assert page.evaluate("window.flown") == 2 * forward, "the same pieces, the other way"
    expect(page.locator("svg.flying")).to_have_count(0)
    page.keyboard.press("End")
    expect(shown).not_to_contain_text(f"Step {step} ")
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile(r"/at/0$"))
    assert page.evaluate("window.flown") == 2 * forward, "a jump is no move"


def test_nothing_flies_in_a_replay_for_whoever_wants_no_motion(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "gnomopolis", seats=2)
    rush_to_the_end(page)
    page.get_by_role("button", name="Replay").click()
    page.evaluate(WATCH)
    for step in range(1, 12):
        page.keyboard.press("ArrowRight")
        expect(page).to_have_url(re.compile(rf"/at/{step}$"))
    assert page.evaluate("window.flown") == 0


def test_the_space_bar_plays_and_pauses_and_the_link_can_be_copied_without_a_secure_context(new_page: NewPage) -> None:
    page = new_page()
    made = open_table(page, "gnomopolis", seats=2)
    rush_to_the_end(page)
    page.get_by_role("button", name="Replay").click()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".replay .n")).to_contain_text("Step 2 of")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_have_count(0)
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.evaluate("addEventListener('copy', () => (window.copied = document.activeElement.value))")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("window.copied")
    assert re.search(rf"/table/{made['id']}/at/\d+#watch-{made['watch']}$", copied)
    friend = new_page(copied)
    expect(friend.locator(".replay .n")).to_have_text(page.locator(".replay .n").inner_text())
    page.keyboard.press("m")
    keys = page.locator("dl")
    expect(keys).to_contain_text("in a replay, play and pause")
    expect(keys).to_contain_text("Shift+U")


def test_a_replay_passes_over_what_was_taken_back(new_page: NewPage) -> None:
    page = new_page()
    page.evaluate(
        """async () => {
          const answer = await fetch('/api/games/gnomopolis/lesson', {
            method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{"name": "Ada", "bot": "Olm"}'});
          const made = await answer.json();
          const keys = {host: made.host, watch: made.watch, seats: made.mine, friends: []};
          localStorage.setItem('gnomehall.tables', JSON.stringify({[made.table.id]: keys}));
          const socket = new WebSocket(`ws://${location.host}/socket`);
          const say = message => socket.send(JSON.stringify({table: made.table.id, ...message}));
          await new Promise(done => {
            socket.onopen = () => say({type: 'join', token: made.mine[0].token});
            socket.onmessage = ({data}) => {
              const heard = JSON.parse(data);
              if (heard.type === 'sync') say({type: 'move', seq: 0, move: 'use D2 V'});
              if (heard.type === 'moved' && heard.seq === 1) say({type: 'undo', seq: 1});
              if (heard.type === 'moved' && heard.seq === 2) say({type: 'move', seq: 2, move: 'use D2 V'});
              if (heard.type === 'moved' && heard.seq === 3) done();
            };
          });
          await fetch(`/api/tables/${made.table.id}/close`, {
            method: 'POST', headers: {'Authorization': `Bearer ${made.host}`}});
          location.assign(`/table/${made.table.id}`);
        }"""
    )
    page.get_by_role("button", name="Replay").click()
    shown = page.locator(".replay .n")
    expect(shown).to_have_text("Step 0 of 3")
    page.keyboard.press("ArrowRight")
    expect(shown).to_have_text("Step 3 of 3")
    page.keyboard.press("ArrowLeft")
    expect(shown).to_have_text("Step 0 of 3")
