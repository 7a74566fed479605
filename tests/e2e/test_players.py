"""Players without a password: a guest becomes one, a second device has all their tables, what is lost comes back."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import LIT, start, violations
from tests.e2e.test_invitations import free_seat

PHONE = (390, 844)


def become(page: Page) -> None:
    page.goto("/me")
    page.get_by_role("button", name="Become a player").click()
    expect(page.get_by_role("heading", name="What opens my profile")).to_be_visible()


def device_link(page: Page, address: str) -> str:
    page.get_by_role("button", name="Make a link").click()
    code = page.get_by_role("img", name="The link as a QR code")
    size = code.bounding_box()
    assert size is not None
    assert min(size["width"], size["height"]) >= 130, "a camera has to read it"
    return page.get_by_label("Link for another device").input_value().removeprefix(address)


def test_a_guest_becomes_a_player_and_a_phone_that_opens_the_link_has_all_their_tables(
    new_page: NewPage, address: str
) -> None:
    laptop = new_page()
    table = start(laptop, 2, name="Ada")
    laptop.wait_for_selector(LIT)
    become(laptop)
    link = device_link(laptop, address)
    assert not violations(laptop)
    phone = new_page(link, size=PHONE)
    expect(phone.get_by_role("heading", level=2)).to_have_text("A link from your other device")
    assert "#" not in phone.url, "what opens a player does not stay in the address bar"
    assert not violations(phone)
    phone.get_by_role("button", name="Bring my tables here").click()
    expect(phone.get_by_role("listitem").filter(has_text="this one")).to_have_count(1)
    assert not violations(phone)
    phone.get_by_role("link", name="To the lobby").click()
    expect(phone.get_by_role("link", name="Ada")).to_be_visible()
    phone.get_by_role("region", name="My tables").get_by_role("link", name="Resume").click()
    phone.wait_for_url(f"**/table/{table}")
    phone.wait_for_selector(LIT)
    # A table that one sits down at on one device is on the other one too, whichever came first.
    phone.goto("/")
    other = start(phone, 3, name="Ada")
    laptop.goto("/")
    laptop.locator(f"a[href='/table/{other}']").click()
    laptop.wait_for_selector(LIT)


def test_a_link_is_good_once_and_the_page_says_so(new_page: NewPage, address: str) -> None:
    laptop = new_page()
    become(laptop)
    link = device_link(laptop, address)
    first, second = new_page(link), new_page(link, is_refused=True)
    first.get_by_role("button", name="Bring my tables here").click()
    expect(first.get_by_role("heading", name="What opens my profile")).to_be_visible()
    second.get_by_role("button", name="Bring my tables here").click()
    expect(second.get_by_role("alert")).to_contain_text("the link was used")


def test_a_lost_browser_is_revoked_and_a_phrase_brings_the_tables_back(new_page: NewPage) -> None:
    lost = new_page(language="pt-BR")
    table = start(lost, 2, name="Ada")
    lost.wait_for_selector(LIT)
    lost.goto("/me")
    lost.get_by_role("button", name="Tornar-me jogador").click()
    lost.get_by_role("button", name="Fazer uma frase").click()
    expect(lost.locator("ol li")).to_have_count(12)
    words = lost.locator("ol li").all_inner_texts()
    assert not violations(lost)
    lost.goto(f"/table/{table}")
    lost.wait_for_selector(LIT)
    found = new_page("/me", dark=True)
    assert not violations(found)
    found.get_by_label("Recovery phrase").fill(" ".join(words))
    found.get_by_role("button", name="Bring my tables here").click()
    # On the new device one is called as before, in the language of before.
    expect(found.get_by_role("heading", name="O que abre o meu perfil")).to_be_visible()
    expect(found.get_by_label("Seu nome")).to_have_value("Ada")
    devices = found.get_by_role("listitem").filter(has_text="Aparelho")
    expect(devices).to_have_count(2)
    old = devices.filter(has_not_text="este")
    old.get_by_role("button", name="Revogar").click()
    old.get_by_role("button", name="Revogar").click()
    expect(devices).to_have_count(1)
    # The lost browser does not see the table any more.
    expect(lost.locator(LIT)).to_have_count(0)
    found.goto(f"/table/{table}")
    found.wait_for_selector(LIT)


def test_two_people_play_as_guest_and_player_and_the_player_goes_on_elsewhere(new_page: NewPage, address: str) -> None:
    ada = new_page()
    become(ada)
    ada.goto("/")
    table = start(ada, 2, name="Ada", friends=1)
    bo = new_page(free_seat(ada, 2).removeprefix(address))
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    bo.wait_for_selector(".district")
    ada.goto("/me")
    phone = new_page(device_link(ada, address))
    phone.get_by_role("button", name="Bring my tables here").click()
    phone.get_by_role("link", name="To the lobby").click()
    phone.locator(f"a[href='/table/{table}']").click()
    phone.wait_for_selector(".district")
    expect(phone.get_by_text("Bo").first).to_be_visible()


def test_by_keyboard_alone_a_player_is_deleted_and_plays_on_as_a_guest(new_page: NewPage) -> None:
    page = new_page()
    table = start(page, 2, name="Ada")
    become(page)
    page.get_by_role("button", name="Delete my profile").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Delete my profile")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="You play as a guest")).to_be_visible()
    page.goto(f"/table/{table}")
    page.wait_for_selector(LIT)


def test_a_passkey_opens_the_player_in_a_browser_that_knows_nobody(new_page: NewPage, address: str) -> None:
    # A passkey is for a name: an address is none.
    page = new_page(address.replace("127.0.0.1", "localhost") + "/me")
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Become a player").click()
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("listitem").filter(has_text="Passkey")).to_have_count(1)
    page.evaluate("localStorage.clear()")
    page.reload()
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("listitem")).to_have_count(3)
    expect(page.get_by_label("Your name")).to_have_value("Ada")
    passkey = page.get_by_role("listitem").filter(has_text="Passkey")
    passkey.get_by_role("button", name="Revoke").click()
    passkey.get_by_role("button", name="Revoke").click()
    expect(passkey).to_have_count(0)
