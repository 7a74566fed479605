"""Talk in the browser: two people and a spectator, on a laptop and a phone, in two languages."""

import random

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, click_lit, show_more, start, violations
from tests.e2e.test_invitations import free_seat
from tests.e2e.test_log import CLOSE, WIDE, log_of
from tests.e2e.test_players import become
from tests.e2e.test_targets import FINGER, unfit
from tests.e2e.test_tournaments import call

PHONE = (390, 844)
MARKUP = "<b>bold</b> https://gnomes.example\u202e <img src=x onerror=alert(1)>"


def two(new_page: NewPage, address: str, size: tuple[int, int] = PHONE, language: str = "en-US") -> tuple[Page, Page]:
    """A public table: Ada, who is its host, and Bo."""
    ada = new_page()
    start(ada, 2, name="Ada", friends=1, public=True)
    link = free_seat(ada, 2)
    ada.keyboard.press("Escape")
    bo = new_page(link.removeprefix(address), size=size, language=language)
    bo.get_by_label("Your name").or_(bo.get_by_label("Seu nome")).fill("Bo")
    bo.get_by_role("button", name="Sit down").or_(bo.get_by_role("button", name="Sentar")).click()
    bo.wait_for_selector(".prompt")
    return ada, bo


def mover(*pages: Page) -> Page:
    """The page of whoever decides: who begins is drawn."""
    for _ in range(400):
        for page in pages:
            if page.locator(LIT).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody can move")


def panel(page: Page) -> Locator:
    return page.get_by_role("dialog")


def say(page: Page, text: str) -> None:
    field = panel(page).get_by_role("textbox")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def messages(page: Page) -> Locator:
    return panel(page).get_by_role("listitem")


def test_two_talk_one_on_a_phone_who_sees_how_much_is_unread_and_nothing_moves_for_it(
    new_page: NewPage, address: str
) -> None:
    ada, bo = two(new_page, address, language="pt-BR")
    bo.wait_for_selector("[role=tablist]")
    button = bo.get_by_role("button", name="Conversa")
    board = bo.locator(".stage").bounding_box()
    before = button.bounding_box()
    ada.keyboard.press("t")
    say(ada, "good luck")
    say(ada, MARKUP)
    assert not violations(ada)
    unread = bo.get_by_role("button", name="Conversa, 2 mensagens novas")
    expect(unread).to_be_visible()
    assert (unread.bounding_box(), bo.locator(".stage").bounding_box()) == (before, board)
    expect(bo.locator("[aria-live=polite]").filter(has_text="Ada: <b>bold</b>")).to_have_count(1)
    unread.click()
    expect(messages(bo)).to_have_count(2)
    expect(messages(bo).nth(1)).to_contain_text("<b>bold</b> https://gnomes.example <img src=x onerror=alert(1)>")
    assert messages(bo).locator("b, a, img").count() == 2, "only the names are bold, and nothing is a link"
    assert not violations(bo)
    say(bo, "boa sorte")
    expect(messages(ada).nth(2)).to_contain_text("Bo")
    bo.keyboard.press("Escape")
    expect(bo.get_by_role("button", name="Conversa", exact=True)).to_be_visible()
    bo.reload()
    bo.wait_for_selector(".prompt")
    expect(bo.get_by_role("button", name="Conversa", exact=True)).to_be_visible()


def test_a_spectator_talks_apart_until_the_game_has_ended(new_page: NewPage, address: str) -> None:
    ada, bo = two(new_page, address)
    path = ada.url.removeprefix(address)
    cy = new_page(path, is_refused=True)
    cy.get_by_role("button", name="Talk").click()
    panel(cy).get_by_role("link", name="Become a player").click()
    become(cy)
    cy.goto(path)
    cy.get_by_role("button", name="Talk").click()
    expect(panel(cy)).to_contain_text("The players can't read what spectators write")
    say(cy, "take the inn")
    ada.get_by_role("button", name="Talk").click()
    expect(panel(ada)).to_contain_text("Spectators talk apart")
    say(ada, "hello")
    expect(messages(cy)).to_have_count(2)
    expect(messages(ada)).to_have_count(1)
    assert not violations(cy)
    ada.evaluate(CLOSE, ada.url.rsplit("/", 1)[1])
    expect(messages(ada).filter(has_text="take the inn")).to_contain_text("spectator")
    bo.get_by_role("button", name="Talk").click()
    expect(messages(bo)).to_have_count(2)


def test_whoever_is_muted_is_not_heard_by_one_and_whoever_is_silenced_by_nobody(
    new_page: NewPage, address: str
) -> None:
    ada, bo = two(new_page, address)
    bo.get_by_role("button", name="Talk").click()
    say(bo, "fool")
    ada.get_by_role("button", name="Talk").click()
    messages(ada).locator("summary").click()
    panel(ada).get_by_role("button", name="Hide what Bo writes").click()
    expect(messages(ada)).to_have_count(0)
    say(bo, "and again")
    ada.reload()
    ada.wait_for_selector(".prompt")
    expect(ada.get_by_role("button", name="Talk", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Talk").click()
    assert not violations(ada)
    panel(ada).get_by_role("button", name="Show what Bo writes again").click()
    expect(messages(ada)).to_have_count(2)
    messages(ada).nth(1).locator("summary").click()
    panel(ada).get_by_role("button", name="Report to the host").click()
    expect(messages(ada).nth(1)).to_contain_text("reported by 1")
    panel(ada).get_by_role("button", name="Silence Bo here").click()
    expect(messages(bo).last).to_have_text("Bo was silenced by the host.")
    expect(panel(bo)).to_contain_text("The host has silenced you here.")
    expect(panel(bo).get_by_role("textbox")).to_have_count(0)
    assert not violations(ada)
    panel(ada).get_by_role("button", name="Let Bo talk again").click()
    expect(panel(bo).get_by_role("textbox")).to_be_visible()


def test_a_move_is_reacted_to_and_counted_by_who(new_page: NewPage, address: str) -> None:
    ada, bo = two(new_page, address, size=WIDE)
    click_lit(mover(ada, bo), random.Random(1), ("pass",))
    line = log_of(bo).locator("li").filter(has=bo.get_by_role("button", name="React to this move")).last
    line.get_by_role("button", name="React to this move").click()
    line.get_by_role("button", name="Well played").click()
    mine = log_of(bo).get_by_role("button", name="Well played, 1: you")
    expect(mine).to_have_attribute("aria-pressed", "true")
    assert not violations(bo)
    ada.keyboard.press("g")
    expect(panel(ada).get_by_role("button", name="Well played, 1: Bo")).to_contain_text("1")
    panel(ada).get_by_role("button", name="Well played, 1: Bo").click()
    expect(log_of(bo).get_by_role("button", name="Well played, 2: ")).to_contain_text("2")
    log_of(bo).get_by_role("button", name="Well played, 2: ").click()
    expect(panel(ada).get_by_role("button", name="Well played, 1: you")).to_contain_text("1")
    assert not violations(ada)


def test_where_a_table_is_made_without_talk_the_panel_says_so(new_page: NewPage) -> None:
    page = new_page()
    page.locator(".game").filter(has_text="Gnomopolis").click()
    page.locator(".fields select").select_option("2")
    page.locator("fieldset").first.locator("select").nth(1).select_option("friend")
    show_more(page)
    page.get_by_label("Talk at the table").select_option("none")
    page.locator("button.play").click()
    page.wait_for_selector(".prompt")
    page.get_by_role("button", name="Talk").click()
    expect(panel(page)).to_contain_text("There is no talk at this table.")
    expect(panel(page).get_by_role("textbox")).to_have_count(0)
    assert not violations(page)


def test_those_who_play_in_a_tournament_talk_on_its_page(new_page: NewPage, address: str) -> None:
    ada, bo = new_page(), new_page(size=PHONE, language="pt-BR")
    become(ada)
    path = call(ada, "Talking Cup").removeprefix(address)
    talk = ada.get_by_role("region", name="Talk").first
    talk.get_by_role("textbox").fill("welcome")
    talk.get_by_role("textbox").press("Enter")
    expect(talk.get_by_role("listitem")).to_contain_text("welcome")
    bo.goto(path)
    about = bo.get_by_role("region", name="Conversa").first
    expect(about).to_contain_text("welcome")
    expect(about.get_by_role("textbox")).to_have_count(0)
    bo.get_by_role("button", name="Participar").click()
    about.get_by_role("textbox").fill("oi")
    about.get_by_role("button", name="Enviar").click()
    expect(talk.get_by_role("listitem")).to_have_count(2, timeout=15_000)
    assert not violations(ada)
    assert not violations(bo)


def test_on_the_narrowest_phone_whatever_is_pressed_to_talk_is_large_enough_for_a_finger(
    new_page: NewPage, address: str
) -> None:
    ada, bo = two(new_page, address, size=(320, 568), language="pt-BR")
    ada.keyboard.press("t")
    say(ada, "good luck")
    ada.keyboard.press("Escape")
    click_lit(mover(ada, bo), random.Random(1), ("pass",))
    bo.get_by_role("button", name="Conversa, 1 mensagem nova").click()
    bo.locator("summary").click()
    assert unfit(bo, FINGER) == []
    bo.keyboard.press("Escape")
    assert unfit(bo, FINGER) == []
    bo.get_by_role("button", name="Registro", exact=True).click()
    bo.get_by_role("button", name="Reagir a esta jogada").first.click()
    assert unfit(bo, FINGER) == []
