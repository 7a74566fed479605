"""What other files show in English, said in Portuguese: leaving, resigning and ending, watching, undo, the replay."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, choose, lit, open_table, rush_to_the_end, start
from tests.e2e.test_gnomopolis import edition
from tests.e2e.test_leaving import menu, sure

HOME = "A caravana fica em casa: qual dos seus pergaminhos ela copia?"


def two_friends(new_page: NewPage, address: str) -> tuple[Page, Page]:
    host = new_page(language="pt-BR")
    start(host, 2, name="Ada", friends=1)
    box = host.get_by_role("region", name="O lugar 2 está livre")
    chip = host.get_by_role("button", name="1 lugar livre")
    expect(chip.or_(box).first).to_be_visible()
    if chip.count():
        chip.click()
    expect(box.get_by_role("button", name="Copiar o link")).to_be_visible()
    link = box.get_by_label("Link para este lugar")
    expect(link).not_to_have_value("")
    friend = new_page(link.input_value().removeprefix(address), language="pt-BR")
    expect(friend.get_by_role("heading", level=1)).to_have_text("Ada convida você para Gnomopolis")
    friend.get_by_label("Seu nome").fill("Bo")
    friend.get_by_role("button", name="Sentar").click()
    friend.wait_for_selector(".district")
    return host, friend


def test_leaving_and_ending_ask_first(new_page: NewPage) -> None:
    page = new_page(language="pt-BR")
    start(page, 2)
    page.wait_for_selector(LIT)
    page.get_by_role("button", name="Menu").click()
    for entry in ("Sair da mesa", "Encerrar a partida para todos", "Desistir"):
        page.get_by_role("dialog").get_by_role("button", name=entry, exact=True).click()
        expect(page.get_by_role("alertdialog").get_by_role("button", name="Não, ficar")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.get_by_role("dialog").get_by_role("button", name="Encerrar a partida para todos", exact=True).click()
    sure(page, "Encerrar a partida para todos")
    expect(page.locator("main.end h2")).to_have_text("O anfitrião encerrou esta partida antes do fim.")


def test_an_end_is_proposed_and_agreed_upon(new_page: NewPage, address: str) -> None:
    host, friend = two_friends(new_page, address)
    menu(friend, "Propor o fim da partida")
    sure(friend, "Propor o fim da partida")
    expect(friend.locator(".notices")).to_contain_text("Esperando Ada")
    expect(host.locator(".notices")).to_contain_text("Bo propõe encerrar a partida")
    host.get_by_role("button", name="Concordar").click()
    for page in (host, friend):
        expect(page.locator("main.end h2")).to_have_text("Os jogadores concordaram em encerrar esta partida.")


def test_a_game_of_two_ends_when_one_resigns_and_says_who_did(new_page: NewPage, address: str) -> None:
    host, friend = two_friends(new_page, address)
    menu(friend, "Desistir")
    sure(friend, "Desistir")
    expect(host.locator("main.end h2")).to_contain_text("Quem desistiu: Bo")


def test_a_bot_may_play_for_who_is_away(new_page: NewPage, address: str) -> None:
    host, friend = two_friends(new_page, address)
    if host.locator(LIT).count():
        host.locator('[data-lit="pass"]').click()
    friend.wait_for_selector(LIT)
    friend.context.close()
    notice = host.locator(".missing")
    expect(notice).to_contain_text("Bo está ausente")
    expect(notice.get_by_role("button", name="Deixar um robô jogar por Bo")).to_be_disabled()


def test_a_spectator_is_told_so_chooses_a_side_and_is_counted(new_page: NewPage) -> None:
    page = new_page(language="pt-BR")
    table = start(page, 3, name="Ada", public=True)
    page.wait_for_selector(LIT)
    spectator = new_page(f"/table/{table}", language="pt-BR")
    spectator.wait_for_selector(".district")
    expect(spectator.locator(".bar")).to_contain_text("Você está assistindo")
    expect(page.locator(".bar")).to_contain_text("1 assistindo")
    expect(spectator.locator(".strip").filter(has_text="Ada")).to_have_count(0)
    spectator.get_by_label("Ver do lado de").select_option("1")
    expect(spectator.locator(".strip").filter(has_text="Ada")).to_have_count(1)


def test_a_whole_turn_is_taken_back_in_one_step(new_page: NewPage) -> None:
    page = new_page(size=(1600, 900), language="pt-BR")
    start(page, 2)
    page.wait_for_selector(LIT)
    before = lit(page)
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("Sua vez")
    choose(page, "scroll:D2")
    expect(prompt).not_to_contain_text("Sua vez")
    choose(page, lit(page)[0])
    expect(prompt).to_contain_text("Sua vez")
    page.get_by_role("button", name="Desfazer a vez").click()
    page.wait_for_function("n => document.querySelectorAll('[data-lit]').length === n", arg=len(before))
    assert lit(page) == before
    log = page.get_by_role("complementary", name="O que aconteceu")
    expect(log.locator("li").filter(has_text="Você desfaz")).to_have_count(1)


def test_a_replay_goes_by_steps_and_rounds(new_page: NewPage) -> None:
    page = new_page(language="pt-BR")
    open_table(page, "gnomopolis", seats=2)
    rush_to_the_end(page)
    page.get_by_role("button", name="Rever a partida").click()
    expect(page.locator(".replay .n")).to_contain_text("Passo 0 de")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay .n")).to_contain_text("Passo 1 de")
    page.get_by_role("button", name="Uma rodada adiante").click()
    expect(page.locator(".round")).to_contain_text("rodada 2")


def test_a_solo_caravan_and_the_end_of_a_game_that_is_cut_off_have_their_words(new_page: NewPage) -> None:
    page = new_page(language="pt-BR")
    open_table(page, "gnomopolis", edition(last_round=1))
    page.wait_for_selector('[data-lit="caravan"]')
    expect(page.locator('[data-lit="caravan"]')).to_contain_text("em casa")
    page.locator('[data-lit="caravan"]').click()
    expect(page.locator(".prompt")).to_contain_text(HOME)
    page.keyboard.press("Escape")
    choose(page, "pass")
    expect(page.locator("main.end")).to_contain_text("o limite de rodadas")
