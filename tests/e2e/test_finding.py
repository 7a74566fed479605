"""Finding a game in the browser: play now, open tables, and clocks, with two and three people."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import show_more, violations

PHONE = (390, 844)


def wish(page: Page, game: str, **chosen: str) -> None:
    """Fill in what one looks for, by label, and press Play now."""
    form = page.get_by_role("form", name="Play now")
    form.get_by_label("Game").select_option(game)
    form.get_by_text("More options").click()
    for label, value in chosen.items():
        form.get_by_label(label.replace("_", " ")).select_option(value)
    form.get_by_role("button", name="Play now").click()


def seeking(page: Page) -> None:
    expect(page.get_by_text("Looking for players: 1 of 2")).to_be_visible()


def test_two_people_who_look_for_the_same_meet_and_their_clocks_run(new_page: NewPage) -> None:
    ann = new_page()
    wish(ann, "gnomopolis", Pace="live")
    seeking(ann)
    expect(ann.get_by_text("The clocks start when everybody has sat down.")).to_be_visible()
    assert not violations(ann)
    ann.reload()
    seeking(ann)
    expect(ann.get_by_text(re.compile("bots join in 0:"))).to_be_visible()
    # On a phone, in another language, by the list of open tables and without a reload.
    bia = new_page(size=PHONE, language="pt-BR")
    tables = bia.get_by_role("region", name="Mesas abertas")
    tables.get_by_role("button", name=re.compile("Entrar: Gnomopolis.*30 min")).click()
    expect(bia.get_by_role("region", name="Relógios")).to_be_visible()
    assert not violations(bia)
    expect(ann.get_by_text("Looking for players")).to_have_count(0)
    # Whoever plays first uses their time, and the other does not.
    expect(ann.get_by_role("region", name="Clocks").locator(".running b")).to_have_text(re.compile("29:[45]"))
    expect(bia.get_by_role("region", name="Relógios").locator(".running b")).to_have_text(re.compile("29:[45]"))
    expect(bia.get_by_role("region", name="Relógios").locator(".clock:not(.running) b")).to_have_text("30:00")
    assert not violations(ann)


def test_whoever_stops_looking_is_back_in_the_lobby_and_nobody_finds_the_table(new_page: NewPage) -> None:
    ann, bo = new_page(), new_page()
    wish(ann, "mighty-gnomes", Bots_take_open_seats_after="3600")
    seeking(ann)
    tables = bo.get_by_role("region", name="Open tables")
    expect(tables.get_by_role("button", name=re.compile("Join: Mighty Gnomes"))).to_have_count(1)
    ann.get_by_role("button", name="Stop looking").press("Enter")
    expect(ann.get_by_role("heading", name="Choose a game")).to_be_visible()
    expect(tables.get_by_role("button", name=re.compile("Join: Mighty Gnomes"))).to_have_count(0)


def test_bots_come_to_who_waits(new_page: NewPage) -> None:
    page = new_page()
    wish(page, "gnome-village", Bots_take_open_seats_after="15", Level_of_these_bots="random")
    seeking(page)
    expect(page.get_by_text("Looking for players")).to_have_count(0, timeout=40_000)
    expect(page.get_by_text("Olm").first).to_be_visible()


def test_three_people_play_by_days_at_a_table_that_one_of_them_has_opened(new_page: NewPage) -> None:
    ann, bo, cleo = new_page(), new_page(size=PHONE), new_page()
    ann.get_by_role("button", name="Play: Gnome Village").click()
    form = ann.locator("form.new")
    for seat in ("Seat 2", "Seat 3"):
        form.get_by_label(seat).first.select_option("anybody")
    expect(form.get_by_label("Pace")).to_be_hidden()
    show_more(ann)
    form.get_by_label("Pace").select_option("By days")
    form.get_by_label("Days of holiday for each player").select_option("7")
    form.get_by_label("When time runs out").select_option("the game is lost")
    assert not violations(ann)
    form.get_by_role("button", name="Play", exact=True).click()
    expect(ann.get_by_text("Looking for players: 1 of 3")).to_be_visible()
    for page, left in ((bo, "2 seats free"), (cleo, "1 seat free")):
        tables = page.get_by_role("region", name="Open tables")
        row = tables.get_by_role("button", name=re.compile("Join: Gnome Village.*3 days a turn.*the game is lost"))
        expect(row).to_have_accessible_name(re.compile(left))
        row.click()
        expect(page.get_by_role("region", name="Clocks")).to_be_visible()
    clocks = ann.get_by_role("region", name="Clocks")
    expect(clocks.locator(".clock")).to_have_count(3)
    expect(clocks.locator(".running")).to_have_count(1)
    # A holiday stops one's own clock.
    ann.get_by_role("button", name="Go on holiday").click()
    expect(clocks.locator(".clock", has_text="You")).to_contain_text("on holiday")
    expect(bo.get_by_role("region", name="Clocks")).to_contain_text("on holiday")
    assert not violations(bo)
    ann.get_by_role("button", name="Back from holiday").click()
    expect(clocks.locator(".clock", has_text="You")).to_contain_text("d ")


def test_little_time_is_warned_of_once_by_colour_and_words(new_page: NewPage) -> None:
    page = new_page()
    made = page.request.post(
        "/api/tables",
        data={
            "game": "gnomopolis",
            "seats": [{"kind": "me"}, {"kind": "me"}],
            "pace": {"kind": "live", "minutes": 10, "increment": 0},
        },
    ).json()
    keys = {made["table"]["id"]: {"seats": made["mine"]}}
    page.evaluate("keys => localStorage.setItem('gnomehall.tables', JSON.stringify(keys))", keys)
    page.clock.install()
    page.goto(f"/table/{made['table']['id']}")
    clocks = page.get_by_role("region", name="Clocks")
    expect(clocks.locator(".running")).to_be_visible()
    expect(clocks.locator(".short")).to_have_count(0)
    clocks.get_by_role("status").evaluate(
        """status => {
          window.said = [];
          const keep = () => status.textContent.trim() && window.said.push(status.textContent.trim());
          new MutationObserver(keep).observe(status, {childList: true, characterData: true, subtree: true});
          new MutationObserver(() => document.querySelector('.clock.short') && (window.short = true))
            .observe(document.body, {attributes: true, subtree: true});
        }"""
    )
    page.clock.fast_forward(9 * 60_000 + 5_000)
    page.wait_for_function("window.said.length && window.short")
    # The page misses the answers to its heartbeats, so it connects anew and hears how late it really is.
    page.clock.fast_forward(20_000)
    [said] = page.evaluate("window.said")
    assert re.fullmatch(r"You have 0:5\d left", said), "and it is said once"


def test_an_invitation_and_a_tournament_say_their_pace(new_page: NewPage) -> None:
    page = new_page()
    made = page.request.post(
        "/api/tables",
        data={
            "game": "gnomopolis",
            "seats": [{"kind": "me", "name": "Ada"}, {"kind": "friend"}],
            "pace": {"kind": "days", "days": 5, "out": "lost"},
        },
    ).json()
    friend = new_page(f"/table/{made['table']['id']}#{made['friends'][0]['token']}", size=PHONE, language="pt-BR")
    invitation = friend.get_by_role("main")
    expect(invitation).to_contain_text("5 dias por turno · quando o tempo acaba, a partida está perdida")
    assert not violations(friend)
    page.goto("/tournaments")
    page.get_by_role("button", name="Call a tournament").click()
    page.get_by_label("Its name").fill("The Slow Cup")
    page.get_by_label("Pace").select_option("days")
    page.get_by_label("Days for each turn").select_option("5")
    page.get_by_role("button", name="Call a tournament").click()
    expect(page.get_by_role("heading", name="The Slow Cup")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("5 days a turn · when time runs out, a bot takes over")
    page.goto("/tournaments")
    expect(page.get_by_role("listitem").filter(has_text="The Slow Cup")).to_contain_text("5 days a turn")
    assert not violations(page)


def test_while_nobody_has_taken_the_seat_that_begins_the_page_says_who_is_waited_for(new_page: NewPage) -> None:
    page = new_page(language="pt-BR")
    page.get_by_role("button", name="Jogar: Gnomopolis").click()
    page.locator(".fields select").select_option("2")
    page.locator("fieldset").first.locator("select").nth(1).select_option("open")
    show_more(page)
    page.get_by_label("Quem começa").first.select_option(label="um jogador que escolhemos")
    page.get_by_label("Quem começa?").select_option("1")
    page.locator("button.play").click()
    expect(page.locator(".prompt")).to_have_text("Lugar 2 ainda está livre: esperando alguém entrar")
