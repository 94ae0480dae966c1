"""Ways back to an account: passkeys, of a device that Chromium plays, and recovery codes."""

import re
import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.web.authenticators import Authenticator
from tests.web.axe import serious
from tests.web.conftest import Window

pytestmark = pytest.mark.web

CODE = re.compile(r"[0-9a-z]{5}(-[0-9a-z]{5}){3}")


@pytest.fixture
def named(shared_service: ServiceProcess) -> str:
    """The service by a name: passkeys belong to one, never to an address."""
    return shared_service.url.replace("127.0.0.1", "localhost")


def _who(page: Page) -> str:
    return page.get_by_role("banner").locator(".who").inner_text()


def _begin(page: Page) -> str:
    name = f"ada-{secrets.token_hex(4)}"
    page.goto("/me?back=/me/keep")
    page.locator("form", has_text="I am new here").get_by_label("Name").fill(name)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Keep your account")
    return name


def _sign_out(page: Page) -> None:
    page.goto("/me")
    leaving = page.locator("form", has=page.get_by_role("heading", name="Sign out"))
    leaving.get_by_role("button").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")


def test_a_passkey_is_made_signs_in_and_is_removed(window: Window, named: str) -> None:
    page = window(base_url=named)
    device = Authenticator(page)
    name = _begin(page)
    expect(page.get_by_text("No way back is set up yet")).to_be_visible()
    passkeys = page.get_by_role("region", name="Passkeys")
    passkeys.get_by_label("Name of the passkey").fill("phone")
    passkeys.get_by_role("button", name="Add a passkey").press("Enter")
    expect(page.get_by_text("You can come back to this account.")).to_be_visible()
    assert device.passkeys == 1
    passkeys.get_by_role("button", name="Add a passkey").click()
    expect(passkeys.get_by_role("alert")).to_contain_text("has a passkey to your account already")
    assert serious(page) == []
    page.goto("/me")
    expect(page.get_by_role("region", name="Only this browser knows you")).to_have_count(0)
    _sign_out(page)

    page.get_by_role("button", name="Sign in with a passkey").press("Enter")
    expect(page.get_by_role("banner").locator(".who")).to_have_text(name)
    page.goto("/me")
    passkeys.get_by_role("button", name="Rename phone").click()
    passkeys.get_by_label("Name of the passkey").first.fill("old phone")
    passkeys.get_by_role("button", name="Save").click()
    passkeys.get_by_role("button", name="Remove old phone").press("Enter")
    asked = passkeys.get_by_role("group")
    expect(asked).to_contain_text("your last way of coming back")
    expect(asked.get_by_role("button", name="Leave it")).to_be_focused()
    asked.get_by_role("button", name="Remove it").click()
    expect(page.get_by_role("region", name="Only this browser knows you")).to_be_visible()
    _sign_out(page)
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("main").locator(".refused, [role=alert]").first).to_be_visible()
    assert _who(page) == "Sign in"


def test_whoever_loses_the_device_comes_back_by_a_code(window: Window, named: str) -> None:
    page = window(base_url=named)
    device = Authenticator(page)
    name = _begin(page)
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("You can come back to this account.")).to_be_visible()
    codes = page.get_by_role("region", name="Recovery codes")
    codes.get_by_role("button", name="Make recovery codes").click()
    expect(codes.get_by_role("listitem")).to_have_count(10)
    shown = codes.get_by_role("listitem").all_inner_texts()
    assert all(CODE.fullmatch(one) for one in shown)
    assert serious(page) == []
    with page.expect_download() as saving:
        codes.get_by_role("button", name="Save as a file").click()
    assert all(one in saving.value.path().read_text("utf-8") for one in shown)
    codes.get_by_role("button", name="I have kept them").click()
    expect(codes.get_by_text("10 codes are left")).to_be_visible()
    page.reload()
    expect(codes.get_by_text("10 codes are left")).to_be_visible()
    assert shown[0] not in page.content()
    _sign_out(page)
    device.lose()

    elsewhere = window(base_url=named)
    elsewhere.goto("/me")
    elsewhere.get_by_text("With a recovery code").click()
    form = elsewhere.locator("form", has=elsewhere.get_by_label("Recovery code"))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Recovery code").fill("aaaaa-bbbbb-ccccc-ddddd")
    form.get_by_role("button", name="Sign in").click()
    expect(form.get_by_role("alert")).to_be_visible()
    form.get_by_label("Recovery code").fill(shown[3])
    form.get_by_role("button", name="Sign in").press("Enter")
    expect(elsewhere.get_by_role("banner").locator(".who")).to_have_text(name)
    elsewhere.goto("/me")
    left = elsewhere.get_by_role("region", name="Recovery codes")
    expect(left.get_by_text("9 codes are left")).to_be_visible()


def test_where_the_address_is_no_name_there_are_no_passkeys(
    window: Window, person: Callable[[], Person]
) -> None:
    page = window(person())
    page.goto("/me/keep")
    passkeys = page.get_by_role("region", name="Passkeys")
    expect(passkeys.get_by_text("an address that is a name")).to_be_visible()
    expect(passkeys.get_by_role("button")).to_have_count(0)
    nobody = window()
    nobody.goto("/me")
    expect(nobody.get_by_text("With a recovery code")).to_be_visible()
    expect(nobody.get_by_role("button", name="Sign in with a passkey")).to_have_count(0)
    assert serious(nobody) == []
