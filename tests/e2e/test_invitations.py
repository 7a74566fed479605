"""A seat that is free, the link to it, and what somebody sees who opens it."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, start

SHARE = "navigator.share = data => { window.shared = data; return Promise.resolve(); }"


def free_seat(page: Page, number: int) -> str:
    """The link to a free seat, as the board shows it."""
    chip = page.get_by_role("button", name="free seat")
    box = page.get_by_role("region", name=f"Seat {number} is free")
    expect(chip.or_(box).first).to_be_visible()
    if chip.count():
        chip.click()
    field = box.get_by_label("Link to this seat")
    expect(field).not_to_have_value("")
    return field.input_value()


def test_a_free_seat_is_named_on_the_board_with_its_link(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.context.add_init_script(SHARE)
    page.reload()
    table = start(page, 2, name="Ada", friends=1)
    link = free_seat(page, 2)
    assert link.startswith(f"{address}/table/{table}#")
    box = page.get_by_role("region", name="Seat 2 is free")
    box.get_by_role("button", name="Copy the link").click()
    expect(box.get_by_role("button", name="Copied")).to_be_visible()
    box.get_by_role("button", name="Share it").click()
    assert page.evaluate("window.shared.url") == link
    code = box.get_by_role("img", name="The link as a QR code")
    size = code.bounding_box()
    assert size is not None
    assert min(size["width"], size["height"]) >= 130, "a camera has to read it"


def test_a_friend_who_is_told_to_send_the_link_has_one(new_page: NewPage, address: str) -> None:
    host = new_page()
    start(host, 3, name="Ada", friends=2)
    friend = new_page(free_seat(host, 2).removeprefix(address))
    friend.get_by_label("Your name").fill("Bo")
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_selector(".district")
    link = free_seat(friend, 3)
    third = new_page(link.removeprefix(address))
    expect(third.get_by_role("heading", level=1)).to_have_text("Bo invites you to Gnomopolis")
    third.get_by_role("button", name="Sit down").click()
    third.wait_for_selector(".district")
    expect(host.get_by_role("region", name="is free")).to_have_count(0)


def test_an_invitation_says_what_it_is_to_and_survives_a_reload(new_page: NewPage, address: str) -> None:
    host = new_page()
    start(host, 2, name="Ada", friends=1)
    link = free_seat(host, 2)
    guest = new_page(link.removeprefix(address))
    for _ in range(2):
        expect(guest.get_by_role("heading", level=1)).to_have_text("Ada invites you to Gnomopolis")
        expect(guest.locator("dl")).to_contain_text("45 minutes")
        expect(guest.get_by_label("Language", exact=True)).to_have_value("en")
        assert "#" not in guest.url
        guest.reload()
    guest.get_by_label("Language", exact=True).select_option("pt-BR")
    expect(guest.get_by_role("heading", level=1)).to_have_text("Ada convida você para Gnomopolis")
    guest.get_by_role("button", name="Aprender antes na mesa").click()
    guest.wait_for_selector(".coach")
    guest.goto("/")
    mine = guest.get_by_role("region", name="Minhas mesas")
    expect(mine).to_contain_text("um lugar espera por você")
    mine.get_by_role("link", name="Sentar").click()
    guest.get_by_role("button", name="Sentar").click()
    guest.wait_for_selector(".district")
    late = new_page(link.removeprefix(address))
    expect(late.get_by_role("heading", level=1)).to_contain_text("has already taken this seat")
    expect(late.get_by_role("button", name="Sit down")).to_have_count(0)


def test_a_link_that_was_withdrawn_says_so(new_page: NewPage, address: str) -> None:
    host = new_page()
    start(host, 2, name="Ada", friends=1)
    link = free_seat(host, 2)
    host.get_by_role("region", name="Seat 2 is free").get_by_role("button", name="Give the seat to a bot").click()
    expect(host.get_by_role("region", name="Seat 2 is free")).to_have_count(0)
    late = new_page(link.removeprefix(address))
    expect(late.get_by_role("heading", level=1)).to_have_text("A bot is already playing in this seat.")
    host.wait_for_selector(LIT)
