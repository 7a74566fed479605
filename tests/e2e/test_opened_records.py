"""A record that was downloaded is opened again in the browser: from the lobby, by choosing its file or dropping it."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from gnomehall import registry
from gnomehall.core.record import dumps, loads
from tests.e2e.conftest import NewPage
from tests.e2e.hands import END, LIT, open_table, rush_to_the_end, violations

GOLDEN = Path(__file__).parents[1] / "golden" / "gnomopolis" / "four-coins.txt"
DROP = """([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, {type: 'text/plain'}));
  for (const kind of ['dragover', 'drop'])
    document.querySelector('.lobby').dispatchEvent(
      new DragEvent(kind, {dataTransfer: data, bubbles: true, cancelable: true}));
}"""


def test_a_downloaded_record_is_opened_by_another_browser_and_stepped_through(
    new_page: NewPage, tmp_path: Path, shot: Callable[[Page, str], None]
) -> None:
    page = new_page()
    open_table(page, "gnomopolis", seats=2)
    rush_to_the_end(page)
    title = page.locator(f"{END} .ranking").inner_text()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)

    other = new_page()
    other.wait_for_selector(".record")
    assert not violations(other)
    shot(other, "record-lobby")
    other.get_by_label("Open a record").and_(other.locator("input")).set_input_files(file)
    other.wait_for_selector(END)
    # Who was "you" at the table has a name for everybody else.
    expect(other.locator(f"{END} .ranking")).to_have_text(title.replace("You", "Ada"), use_inner_text=True)
    expect(other.get_by_role("button", name="Play again")).to_have_count(0)
    shot(other, "record-end")
    other.get_by_role("button", name="Replay").click()
    shown = other.locator(".replay .n")
    expect(shown).to_contain_text("Step 0 of")
    other.keyboard.press("ArrowRight")
    expect(shown).to_contain_text("Step 1 of")
    other.keyboard.press("PageDown")
    expect(other.locator(".round")).to_contain_text("round 2")
    other.get_by_label("Seen by").select_option("1")
    other.keyboard.press("End")
    expect(other.locator(".replay [role=alert]")).to_have_count(0)
    other.goto("/")
    expect(other.get_by_label("Finished games")).to_contain_text("Gnomopolis")


def test_a_game_that_was_not_over_is_shown_where_it_was_left(
    new_page: NewPage, shot: Callable[[Page, str], None]
) -> None:
    text = dumps(registry.replay_record(loads(GOLDEN.read_text()), 101).record())
    page = new_page()
    page.wait_for_selector(".record")
    page.evaluate(DROP, ["evening.record", text])
    expect(page.locator(".prompt")).to_have_text("The record of a game that was not over.")
    shot(page, "record-unfinished")
    expect(page.locator(LIT)).to_have_count(0)
    page.get_by_role("button", name="Replay").click()
    page.keyboard.press("End")
    page.get_by_label("Seen by").select_option("2")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_file_that_is_no_record_is_refused_with_its_name_and_the_cause(new_page: NewPage) -> None:
    page = new_page(is_refused=True)
    page.wait_for_selector(".record")
    text = GOLDEN.read_text()
    refused = page.locator(".record").get_by_role("alert")
    page.evaluate(DROP, ["letter.txt", "Dear gnome"])
    expect(refused).to_contain_text("letter.txt can't be opened: line 1: not a record of ours")
    page.evaluate(DROP, ["half.record", text[:900]])
    expect(refused).to_contain_text("half.record can't be opened: line")
    expect(refused).to_contain_text("cut short")
    page.evaluate(DROP, ["film.record", "x" * 300_000])
    expect(refused).to_have_text("film.record is too large for the record of a game.")
    page.evaluate(DROP, ["evening.record", text])
    page.wait_for_selector(END)
