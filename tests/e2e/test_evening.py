"""An evening of three people: they find each other, talk, quarrel, wait, stay away, and compare how they played.

One test follows them through all of it, since what one chapter leaves behind the next one needs: a rating follows
from a game, and the list of open tables shows it. Ann is at a laptop, Bo at a phone, Cleo reads Portuguese.
"""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import show_more, violations
from tests.e2e.moving import MovingHall, open_moving_hall
from tests.e2e.test_leaving import menu, sure
from tests.e2e.test_players import PHONE
from tests.e2e.test_talk import messages, mover, panel, say
from tests.e2e.test_together import finish_turn

CHANCE = """async () => {
  const id = location.pathname.split('/')[2];
  const {seats} = JSON.parse(localStorage.getItem('gnomehall.tables'))[id];
  const answer = await fetch(`/api/tables/${id}/chance`, {headers: {Authorization: `Bearer ${seats[0].token}`}});
  return await answer.json();
}"""

BROKEN = """() => [...document.querySelectorAll('th, td')].flatMap(cell => {
  const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const broken = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    for (const word of node.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      if (range.getClientRects().length > 1) broken.push(word[0]);
    }
  return broken;
})"""
"""The words of tables that are broken in two."""


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[MovingHall]:
    with open_moving_hall(tmp_path) as found:
        yield found


def arrive(new_page: NewPage, hall: MovingHall, name: str, **more: object) -> Page:
    """Somebody with a name who has become a player, in the lobby."""
    page = new_page(f"{hall.address}/me", **more)
    page.get_by_label(re.compile("Your name|Seu nome")).fill(name)
    page.get_by_role("button", name=re.compile("^(Become a player|Tornar-me jogador)$")).click()
    expect(
        page.get_by_role("heading", name=re.compile("^(What opens my profile|O que abre o meu perfil)$"))
    ).to_be_visible()
    page.goto(hall.address)
    return page


def open_rated(ann: Page, hall: MovingHall, pace: str) -> None:
    """A rated table for three, where everybody may talk."""
    ann.goto(hall.address)
    ann.get_by_role("button", name="Play: Gnomopolis").click()
    form = ann.locator("form.new")
    form.get_by_label("Players").select_option("3")
    for seat in ("Seat 2", "Seat 3"):
        form.get_by_label(seat).first.select_option("anybody")
    show_more(ann)
    form.get_by_label("Rated: no hints").check()
    form.get_by_label("Talk at the table").select_option("all")
    form.get_by_label("Pace").select_option(pace)
    form.get_by_role("button", name="Play", exact=True).click()
    expect(ann.get_by_text("Looking for players: 1 of 3")).to_be_visible()
    hall.advance(2)


def test_three_people_spend_an_evening_in_the_hall(hall: MovingHall, new_page: NewPage) -> None:
    ann = arrive(new_page, hall, "Ann")
    bo = arrive(new_page, hall, "Bo", size=PHONE)
    cleo = arrive(new_page, hall, "Cleo", language="pt-BR")
    people = [ann, bo, cleo]

    # They find each other by the list of open tables, which says how well everybody plays, as far as it is known.
    open_rated(ann, hall, "none")
    row = bo.get_by_role("region", name="Open tables")
    expect(row).to_contain_text("with Ann (no rating yet)")
    row.get_by_role("button", name=re.compile("Join: Gnomopolis, 2 seats free.*rated")).click()
    bo.wait_for_selector(".prompt")
    hall.advance(2)
    row = cleo.get_by_role("region", name="Mesas abertas")
    expect(row).to_contain_text("com Ann (ainda sem classificação) e Bo (ainda sem classificação)")
    assert not violations(cleo)
    row.get_by_role("button", name=re.compile("Entrar: Gnomopolis")).click()
    cleo.wait_for_selector(".prompt")

    # Each of them plays a turn, and with each of their moves goes a number of their own browser.
    for luck in range(3):
        finish_turn(mover(*people), random.Random(luck))
    promise = ann.evaluate(CHANCE)
    assert (promise["secret"], promise["numbers"]) == ("", []), "it is kept while they play"

    # Cleo does not want to read what Bo writes; Ann does.
    for page in (ann, bo):
        page.get_by_role("button", name="Talk").click()
    say(bo, "hurry up")
    cleo.get_by_role("button", name="Conversa").click()
    messages(cleo).locator("summary").click()
    panel(cleo).get_by_role("button", name="Esconder o que Bo escreve").click()
    expect(messages(cleo)).to_have_count(0)
    say(bo, "please")
    say(ann, "no hurry")
    expect(messages(ann)).to_have_count(3)
    expect(messages(cleo)).to_have_count(1)
    expect(messages(cleo)).to_contain_text("no hurry")
    for page in people:
        page.keyboard.press("Escape")

    # Bo proposes to end it: one who says no is enough. So he resigns, and the others play on.
    menu(bo, "Propose to end the game")
    sure(bo, "Propose to end the game")
    expect(bo.locator(".notices")).to_contain_text("Waiting for Ann and Cleo")
    ann.get_by_role("button", name="Agree").click()
    expect(bo.locator(".notices")).to_contain_text("Waiting for Cleo")
    cleo.get_by_role("button", name="Recusar").click()
    expect(bo.locator(".notices")).not_to_contain_text("Waiting for")
    bo.keyboard.press("Escape")
    menu(bo, "Resign")
    sure(bo, "Resign")
    expect(bo.locator("main.end")).to_have_count(0)

    # Cleo goes when the table waits for her. After a while Ann may say that she has lost.
    if mover(ann, cleo) is ann:
        finish_turn(ann, random.Random(4))
        cleo.wait_for_selector("[data-lit]")
    path = cleo.url
    cleo.goto(hall.address)
    hall.advance(400)
    ann.reload()
    expect(ann.get_by_role("button", name="Let a bot play for Cleo")).to_be_enabled()
    assert not violations(ann)
    ann.get_by_role("button", name="Claim that Cleo has lost").click()
    expect(ann.locator("main.end h2")).to_contain_text("Cleo did not come back")
    cleo.goto(path)
    expect(cleo.locator("main.end")).to_be_visible()

    # Every draw can be checked now, by Cleo too: it came from the secret and from what all three browsers added.
    found = ann.evaluate(CHANCE)
    assert found["commitment"] == promise["commitment"]
    assert {one["who"] for one in found["numbers"]} >= {0, 1, 2}
    draws = cleo.get_by_role("region", name="De onde vêm os sorteios")
    draws.get_by_role("button", name="Conferir todos os sorteios").click()
    expect(draws).to_contain_text("sorteios são o que o segredo e os números dos jogadores dão")

    # It counted, for three: on their pages, and in the list when Ann waits for others again.
    hall.advance(2)
    open_rated(ann, hall, "live")
    bo.goto(hall.address)
    row = bo.get_by_role("region", name="Open tables")
    expect(row).to_contain_text(re.compile(r"with Ann \(rating 2[6-9]\.\d, provisional\)"))
    assert not violations(bo)

    # This time with clocks. Whoever plays first is not there for half an hour: a bot plays until they are back.
    row.get_by_role("button", name=re.compile("Join: Gnomopolis, 2 seats free.*30 min.*rated")).click()
    expect(bo.get_by_role("region", name="Clocks")).to_be_visible()
    hall.advance(2)
    cleo.goto(hall.address)
    cleo.get_by_role("region", name="Mesas abertas").get_by_role("button", name=re.compile("Entrar: ")).click()
    expect(cleo.get_by_role("region", name="Relógios").locator(".running")).to_have_count(1)
    late = mover(*people)
    hall.advance(31 * 60)
    for page in people:
        expect(page.locator(".clock", has_text=re.compile("no time left|sem tempo"))).to_have_count(1)
    late.get_by_role("button", name=re.compile("^(Play on yourself|Voltar a jogar)$")).click()
    for page in people:
        expect(page.locator(".clock", has_text=re.compile("no time left|sem tempo"))).to_have_count(0)
    assert not violations(late)

    bo.goto(f"{hall.address}/me")
    bo.get_by_role("link", name="My page, as others see it").click()
    expect(bo.get_by_role("region", name="Ratings")).to_contain_text("Gnomopolis, 3 players")
    expect(bo.get_by_role("region", name="Ratings")).to_contain_text("provisional")
    expect(bo.get_by_role("region", name="Most frequent opponents").get_by_role("link")).to_have_count(2)
    assert bo.evaluate(BROKEN) == [], "on a phone too"

    # A tournament of the three and a bot, by days, where both tables of the round draw the same.
    ann.goto(f"{hall.address}/tournaments")
    ann.get_by_role("button", name="Call a tournament").click()
    ann.get_by_label("Its name").fill("Gnome Cup")
    ann.get_by_label("Game").select_option("gnomopolis")
    ann.get_by_label("Rounds").select_option("1")
    ann.get_by_label("Pace").select_option("days")
    ann.get_by_label("When time runs out").select_option("lost")
    ann.get_by_label("Duplicate play").check()
    ann.get_by_role("button", name="Call a tournament").click()
    expect(ann.get_by_role("heading", level=1)).to_have_text("Gnome Cup")
    cup = ann.url
    ann.get_by_role("button", name="Join").click()
    for page, join in ((bo, "Join"), (cleo, "Participar")):
        page.goto(cup)
        page.get_by_role("button", name=join).click()
    expect(ann.get_by_role("region", name="Players").get_by_role("listitem")).to_have_count(3)
    ann.get_by_label("Level of the bot").select_option("random")
    ann.get_by_role("button", name="Add a bot").click()
    expect(ann.get_by_role("region", name="Players").get_by_role("listitem")).to_have_count(4)
    ann.get_by_role("button", name="Begin the first round").click()
    promised = set()
    for page, link in ((ann, "Your table"), (bo, "Your table"), (cleo, "Sua mesa")):
        page.get_by_role("link", name=link).click()
        page.wait_for_selector("[data-lit], .prompt")
        promised.add(page.evaluate(CHANCE)["commitment"])
    assert len(promised) == 1, "three seats, two tables, one promise"

    # Nobody moves for three days. Those whose turn it was have lost, and the standings say who played how.
    hall.advance(3 * 86_400 + 60)
    for page in people:
        page.goto(cup)
    expect(cleo.get_by_text("encerrado")).to_be_visible()
    rows = ann.get_by_role("region", name="Standings").get_by_role("row")
    expect(rows).to_have_count(5)
    expect(ann.get_by_role("region", name="Round 1")).not_to_contain_text("being played")
    assert bo.evaluate(BROKEN) == []
    for page in people:
        assert not violations(page)
