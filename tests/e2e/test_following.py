"""Following the others: what happened since one's own turn, at one's own pace."""

import random
import re
from collections.abc import Iterator
from contextlib import closing
from importlib.resources import files

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, OPEN, choose, click_lit, open_table, show_more, start
from tests.e2e.seats import Seats, edition
from tests.e2e.village import MAIN, acts

PHONE = (390, 844)


@pytest.fixture
def robbed(address: str) -> Iterator[Seats]:
    """A table where Bo is about to rob Ada, who has had her turn."""
    with closing(Seats(address, edition("thief"), seats=2)) as table:
        table.until("thief", [MAIN, "buy school", "place"], acts("thief"), seat=1)
        yield table


@pytest.mark.parametrize(
    ("language", "said", "gained", "title"),
    [
        ("en-US", "Bo's Thief steals 2 coins from you", "+3 coins", "Since your turn"),
        ("pt-BR", "O Ladrão de Bo rouba 2 moedas de você", "+3 moedas", "Desde a sua vez"),
    ],
)
def test_a_loss_says_who_and_by_which_card(
    robbed: Seats, new_page: NewPage, language: str, said: str, gained: str, title: str
) -> None:
    page = new_page(language=language)
    robbed.sit(page)
    robbed.play("rob 0")
    robbed.until("work-menu")
    page.wait_for_selector(LIT)
    account = page.locator(".ticker.account")
    expect(account).to_contain_text(title)
    expect(account.locator(".mine")).to_have_text(said)
    expect(account.get_by_role("img", name=gained)).to_have_count(1)

    account.click()
    expect(page.get_by_role("dialog", name=title)).to_contain_text(said)
    # It is known after a reload as well, and gone with one's next move.
    page.reload()
    page.wait_for_selector(LIT)
    expect(page.locator(".neighbour .change").first).to_be_visible()
    expect(page.locator(".ticker.account .mine")).to_have_text(said)
    choose(page, "end:work")
    expect(page.locator(".ticker.account")).to_have_count(0)
    expect(page.locator(".change")).to_have_count(0)


def test_what_has_changed_is_marked_until_one_moves(robbed: Seats, new_page: NewPage) -> None:
    page = new_page()
    robbed.sit(page)
    robbed.play("rob 0")
    robbed.until("work-menu")
    page.wait_for_selector(LIT)
    purse = page.locator('.neighbour [data-at="seat1:coins"]')
    style = "thing => getComputedStyle(thing).outlineStyle"
    assert purse.evaluate(style) == "dotted"
    choose(page, "end:work")
    expect(page.locator(".ticker.account")).to_have_count(0)
    assert purse.evaluate(style) == "none"


HALVED = """() => {
  const room = document.querySelector('.ticker.account').getBoundingClientRect();
  const lines = document.querySelector('.ticker.account .lines').getBoundingClientRect();
  const bottom = Math.min(room.bottom, lines.bottom);
  return [...document.querySelectorAll('.lines > span')].filter(line => {
    const box = line.getBoundingClientRect();
    return box.top < bottom - 2 && box.bottom > bottom + 2;
  }).map(line => line.textContent);
}"""
"""The lines of the account of which a part is seen, and a part is not."""


@pytest.mark.parametrize("language", ["en-US", "pt-BR"])
def test_no_line_of_the_account_is_seen_by_half(language: str, new_page: NewPage) -> None:
    page = new_page(size=(1366, 625), language=language)
    open_table(page, "gnomopolis", seats=4, options={"first": "1"})
    page.wait_for_selector(LIT)
    for height in (575, 600, 625, 640, 680):
        page.set_viewport_size({"width": 1366, "height": height})
        expect(page.locator(".ticker.account .of")).not_to_have_count(0)
        assert page.evaluate(HALVED) == [], height


def test_a_phone_shows_what_the_others_do_and_what_they_did(robbed: Seats, new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    robbed.sit(page)
    strip = page.locator(".following")
    robbed.play("rob 0")
    expect(strip).to_contain_text("Bo's Thief steals 2 coins from you")
    robbed.until("work-menu")
    page.wait_for_selector(LIT)
    expect(strip).to_contain_text("Since your turn")
    expect(strip.locator(".mine")).to_have_text("Bo's Thief steals 2 coins from you")
    # The small log below does not say the same again.
    page.get_by_role("tab", name="Table").click()
    expect(page.locator(".ticker .line")).not_to_have_count(0)
    expect(page.locator("button.ticker")).not_to_contain_text("Since your turn")


@pytest.mark.parametrize(("language", "nothing"), [("en-US", "Nothing yet."), ("pt-BR", "Nada ainda.")])
def test_before_anything_has_happened_that_is_said(new_page: NewPage, language: str, nothing: str) -> None:
    page = new_page(language=language)
    open_table(page, "gnome-village", seats=2, options={"first": "0"})
    expect(page.locator(".ticker .line")).to_have_text(nothing)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".following .line")).to_have_text(nothing)


CUT = """() => {
  const box = document.querySelector('.round').getBoundingClientRect();
  return [...document.querySelectorAll('.round .ending')].filter(end => {
    const {bottom, right} = end.getBoundingClientRect();
    return bottom > box.bottom + 1 || right > box.right + 1;
  }).map(end => end.textContent);
}"""
"""The ways in which the game can end that are not seen in the bar."""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
@pytest.mark.parametrize("language", ["en-US", "pt-BR"])
def test_on_a_phone_a_spectators_bar_keeps_its_place(new_page: NewPage, language: str, size: tuple[int, int]) -> None:
    made = open_table(new_page(), "gnomopolis", seats=4)
    page = new_page(f"/table/{made['id']}#watch-{made['watch']}", size=size, language=language, touch=True)
    expect(page.locator(".watching select")).to_be_visible()
    expect(page.locator(".round .ending")).to_have_count(4)
    assert page.evaluate(CUT) == []
    within = """() => {
      const {right, bottom} = document.querySelector('.game').getBoundingClientRect();
      return [...document.querySelectorAll('.watching, .watching *')].filter(thing => {
        const box = thing.getBoundingClientRect();
        return box.right > right + 1 || box.bottom > bottom + 1;
      }).length;
    }"""
    assert page.evaluate(within) == 0


@pytest.mark.parametrize("language", ["en-US", "pt-BR"])
def test_a_free_seat_leaves_room_for_how_near_each_end_is(new_page: NewPage, language: str) -> None:
    page = new_page(size=(1366, 625), language=language)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}, {"kind": "bot", "bot": "random", "name": "Rob"}]
    made = page.evaluate(OPEN, {"game": "gnomopolis", "seats": seats, "options": {"first": "0"}})
    page.goto(f"/table/{made['id']}")
    expect(page.locator(".game > .button")).to_be_visible()
    expect(page.locator(".round .ending")).to_have_count(4)
    assert page.evaluate(CUT) == []


def _watch_slowly(new_page: NewPage) -> Page:
    """Bots that have moved, at a table where no time goes by: the first of their moves is shown for ever."""
    page = new_page(moving=True)
    page.evaluate("localStorage.setItem('gnomehall.pace', 'slow')")
    open_table(page, "gnomopolis", seats=3)
    page.wait_for_selector(LIT)
    page.clock.install()
    page.clock.pause_at("2030-01-01")
    choose(page, "pass")
    expect(page.locator(".skip")).to_be_visible()
    return page


def test_one_key_skips_to_my_turn(new_page: NewPage) -> None:
    page = _watch_slowly(new_page)
    # A piece stays where it has landed until the board has it there.
    expect(page.locator(".flying")).not_to_have_count(0)
    expect(page.locator(LIT)).to_have_count(0)
    page.keyboard.press("Space")
    page.wait_for_selector(LIT)
    expect(page.locator(".flying")).to_have_count(0)
    expect(page.locator(".skip")).to_have_count(0)


def test_one_click_skips_to_my_turn(new_page: NewPage) -> None:
    page = _watch_slowly(new_page)
    page.locator(".skip").click()
    page.wait_for_selector(LIT)
    expect(page.locator(".flying")).to_have_count(0)


def test_nothing_flies_over_a_board_that_is_further(new_page: NewPage) -> None:
    page = _watch_slowly(new_page)
    page.evaluate("dispatchEvent(new Event('offline')), dispatchEvent(new Event('online'))")
    page.wait_for_selector(LIT)
    expect(page.locator(".flying")).to_have_count(0)


def test_the_pace_is_chosen_and_at_once_shows_nothing_on_the_way(new_page: NewPage) -> None:
    page = new_page(moving=True, language="pt-BR")
    open_table(page, "gnomopolis", seats=3)
    page.wait_for_selector(LIT)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Jogadas dos outros").select_option("de uma vez")
    page.keyboard.press("Escape")
    page.clock.install()
    page.clock.pause_at("2030-01-01")
    choose(page, "pass")
    expect(page.locator(".ticker.account")).to_contain_text("Desde a sua vez")


@pytest.mark.parametrize(
    ("language", "limit", "round_", "turn"),
    [
        ("en-US", "2 rounds left", "This round is the last", "This is your last turn"),
        ("pt-BR", "restam 2 rodadas", "Esta rodada é a última", "Esta é a sua última vez"),
    ],
)
def test_the_last_round_is_announced_and_again_ones_own_last_turn(
    address: str, new_page: NewPage, language: str, limit: str, round_: str, turn: str
) -> None:
    page = new_page(language=language)
    with closing(Seats(address, edition().replace("rounds = 50 ", "rounds = 2 "), seats=2)) as table:
        table.sit(page, 1)
        expect(page.locator(".round")).to_contain_text(limit)
        table.until("work-menu", seat=0)
        table.play("end work")
        table.until("work-menu", seat=0)
        # The other begins the last round.
        expect(page.locator(".announced")).to_have_text(round_)
        table.until("work-menu", seat=1)
        page.wait_for_selector(LIT)
        expect(page.locator(".prompt .last")).to_have_text(turn)
        choose(page, "end:work")
        expect(page.locator(".prompt .last")).to_have_text(turn)
        expect(page.locator(".announced")).to_have_text(round_)


def test_the_bar_names_every_end_and_the_one_that_came(new_page: NewPage) -> None:
    text = (files("gnomehall") / "games" / "gnomopolis" / "edition.toml").read_text(encoding="utf-8")
    page = new_page()
    open_table(page, "gnomopolis", re.sub(r"buildings_to_end = \d", "buildings_to_end = 1", text), seats=2)
    page.wait_for_selector(LIT)
    bar = page.locator(".round")
    for near in ("/1 buildings", "gnomes left", "coins left", "max. 40 rounds"):
        expect(bar).to_contain_text(near)
    luck = random.Random(1)
    # Whoever builds first ends the game.
    while not page.locator(".announced").inner_text() and click_lit(page, luck):
        page.wait_for_selector(LIT)
    expect(page.locator(".announced")).to_contain_text("Last round: a district has all its buildings")
    expect(bar.locator(".near").first).to_have_text("1/1 buildings")


@pytest.mark.parametrize(
    ("language", "hint", "allow"), [("en-US", "Hint", "Allow hints"), ("pt-BR", "Dica", "Dicas são permitidas")]
)
def test_hints_are_off_where_several_people_play_unless_the_table_allows_them(
    new_page: NewPage, language: str, hint: str, allow: str
) -> None:
    page = new_page(language=language)
    start(page, 2, friends=1)
    expect(page.get_by_role("button", name=hint, exact=True)).to_have_count(0)
    page.goto("/")
    page.locator(".game").filter(has_text="Gnomopolis").click()
    page.locator(".fields select").select_option("2")
    page.locator("fieldset").first.locator("select").nth(1).select_option("friend")
    show_more(page)
    page.get_by_label(allow).check()
    page.locator("button.play").click()
    expect(page.get_by_role("button", name=hint, exact=True)).to_be_visible()


REASONS = {
    "en-US": ("as good as the second best", "wins 1 fewer game in 100 than the best", "wins 8 fewer games in 100"),
    "pt-BR": ("tão boa quanto a segunda", "vence 1 partida a menos em cada 100", "vence 8 partidas a menos em cada"),
}


@pytest.mark.parametrize(("language", "hint"), [("en-US", "Hint"), ("pt-BR", "Dica")])
def test_a_reason_of_chances_says_how_many_games_it_wins_more(new_page: NewPage, language: str, hint: str) -> None:
    page = new_page(language=language)

    def told(route: Route) -> None:
        found = route.fetch().json()
        for idea, by in zip(found["ideas"], (0.004, -0.01, -0.08), strict=True):
            idea |= {"reason": "chance", "by": by}
        route.fulfill(json=found)

    page.route("**/hint", told)
    open_table(page, "gnomopolis", seats=2, options={"first": "0"})
    page.wait_for_selector(LIT)
    page.get_by_role("button", name=hint, exact=True).click()
    reasons = page.locator(".hint .idea small")
    for i, reason in enumerate(REASONS[language]):
        expect(reasons.nth(i)).to_contain_text(reason)


@pytest.mark.parametrize(("language", "field", "you"), [("en-US", "Your name", "You"), ("pt-BR", "Seu nome", "Você")])
def test_a_newcomer_has_a_friendly_name_and_is_called_you(
    new_page: NewPage, language: str, field: str, you: str
) -> None:
    page = new_page(language=language)
    page.locator(".game").filter(has_text="Gnomopolis").click()
    name = page.get_by_label(field).input_value()
    assert len(name) > 2
    assert not name.startswith("Gnom")
    page.reload()
    page.locator(".game").filter(has_text="Gnomopolis").click()
    expect(page.get_by_label(field)).to_have_value(name)
    page.locator("button.play").click()
    page.wait_for_selector(LIT)
    page.keyboard.press("s")
    expect(page.get_by_role("dialog").locator("thead")).to_contain_text(you)
    expect(page.get_by_role("dialog").locator("thead")).not_to_contain_text(name)
