"""Accounts in the browser: coming back to where one was, keeping the account, tokens, leaving."""

import re
import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.web.players import Quiet, signed_in

pytestmark = pytest.mark.web


def _header(page: Page) -> str:
    return page.get_by_role("banner").locator(".who").inner_text()


def test_somebody_takes_a_name_and_comes_back_with_the_key(page: Page) -> None:
    name = f"ada-{secrets.token_hex(4)}"
    page.goto("/about")
    page.get_by_role("link", name="Sign in").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/about")  # where they were, and no word of tokens
    assert _header(page) == name
    page.reload()
    assert _header(page) == name
    page.goto("/me")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.get_by_role("region", name="Only this browser knows you")).to_be_visible()
    key = page.get_by_label(f"Key to {name}").input_value()
    assert key.startswith("kronika_tok_")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    file = saving.value.path()
    assert key in file.read_text("utf-8")
    expect(page.get_by_role("region", name="Only this browser knows you")).to_have_count(0)
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")
    assert _header(page) == "Sign in"

    page.get_by_label("Account key").fill("kronika_tok_nobody_nothing")
    page.get_by_role("button", name="Sign in").click()
    expect(page.locator(".refused")).to_contain_text("token")
    page.get_by_label("Or the file that you saved").set_input_files(file)
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("banner").locator(".who")).to_have_text(name)
    assert key not in page.url


def test_a_guest_learns_how_to_keep_the_account_and_is_warned(page: Page) -> None:
    page.goto("/me?back=/me/keep")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Keep your account")
    guest = _header(page)
    assert guest.startswith("Guest ")
    name = f"gus-{secrets.token_hex(4)}"
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_role("button", name="Change the name").click()
    expect(page.get_by_role("banner").locator(".who")).to_have_text(name)
    page.goto("/me")
    leaving = page.locator("form", has=page.get_by_role("heading", name="Sign out"))
    expect(leaving.get_by_text("You have not saved the key.")).to_be_visible()
    leaving.get_by_role("button", name="Copy the key").click()
    expect(leaving.get_by_text("You have not saved the key.")).to_have_count(0)
    expect(leaving.get_by_role("button", name="Sign out", exact=True)).to_be_visible()


def test_whoever_signs_in_on_one_tab_is_so_on_all(page: Page) -> None:
    other = page.context.new_page()
    other.goto("/me?back=/about")
    page.goto("/me?back=//elsewhere.example/")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile(r"/$"))  # never to another server
    other.wait_for_url(re.compile(r"^[^?]*/about$"))
    assert _header(other) == _header(page)
    page.goto("/me")
    page.get_by_role("button", name="Sign out without the key").click()
    expect(other.get_by_role("banner").locator(".who")).to_have_text("Sign in")


def test_a_name_that_is_taken_is_told_at_the_field(
    page: Page, person: Callable[[], Person]
) -> None:
    page.goto("/me")
    page.get_by_label("Name").fill(person().name)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_label("Name")).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".refused")).to_contain_text("is in use or was released")
    page.get_by_label("Language").select_option("cs")
    expect(page.locator(".refused")).to_contain_text("Zvol jiné.")


def test_tokens_are_made_and_revoked(
    window: Callable[..., Page], person: Callable[[], Person]
) -> None:
    ada = person()
    page = window(ada)
    page.goto("/me/tokens")
    tokens = page.get_by_role("region", name="Tokens")
    expect(tokens.get_by_role("row")).to_have_count(2)
    tokens.locator("summary").click()
    tokens.get_by_label("Name of the token").fill("phone")
    tokens.get_by_label("open games").check()
    tokens.get_by_role("button", name="Make a token").click()
    shown = tokens.get_by_label("Token", exact=True)
    expect(shown).to_have_value(re.compile("^kronika_tok_"))
    made = ada.with_token(shown.input_value())
    told = made.http.get("/v1/accounts/me")
    assert told.json().get("name") == ada.name, told.text
    expect(tokens.get_by_role("row", name="phone")).to_contain_text("read, play, and open games")
    tokens.get_by_role("button", name="Revoke the token phone").click()
    expect(tokens.get_by_role("row", name="phone")).to_have_count(0)
    assert made.http.get("/v1/accounts/me").status_code == 401
    page.goto("/me")
    page.get_by_label("Name", exact=True).first.fill(f"{ada.name}-2")
    page.get_by_role("button", name="Change the name").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{ada.name}-2")


def test_a_new_account_can_be_for_a_day(page: Page, web: httpx.Client) -> None:
    page.goto("/me")
    creating = page.locator("form", has_text="I am new here")
    creating.get_by_label("Name").fill(f"eve-{secrets.token_hex(4)}")
    creating.get_by_text("This computer is not only mine").click()
    lasts = creating.get_by_label("I stay signed in")
    expect(lasts).to_have_value("0")
    lasts.select_option("for a day")
    expect(lasts).to_have_accessible_description(re.compile("need a saved key"))
    creating.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("banner").locator(".who")).to_have_text(re.compile("^eve-"))
    kept = page.evaluate("JSON.parse(localStorage.getItem('kronika/person')).token")
    listed = web.get("/v1/tokens", headers={"Authorization": f"Bearer {kept}"}).json()["items"]
    left = datetime.fromisoformat(listed[0]["expires_at"]) - datetime.now(UTC)
    assert abs(left - timedelta(days=1)) < timedelta(hours=1)
    page.goto("/me/tokens")
    expect(page.get_by_role("row", name="this browser")).not_to_contain_text("never")


def test_who_signs_out_can_revoke_the_token(
    window: Callable[..., Page], person: Callable[[], Person]
) -> None:
    ada = person()
    page = window(ada)
    page.goto("/me")
    leaving = page.locator("form", has=page.get_by_role("heading", name="Sign out"))
    expect(leaving.get_by_text("Without it nobody")).to_be_visible()
    leaving.get_by_label("End the key of this browser as well").check()
    expect(leaving.get_by_text("its copies stop working")).to_be_visible()
    leaving.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")
    expect(page.get_by_text("Signed out. The key has ended.")).to_be_attached()
    assert ada.http.get("/v1/accounts/me").status_code == 401
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")


def test_a_token_that_cannot_be_revoked_is_told(
    browser: Browser, shared_service: ServiceProcess, person: Callable[[], Person]
) -> None:
    ada = person()
    context = signed_in(browser, ada, shared_service.url)
    page = context.new_page()
    quiet = Quiet(page, "ERR_INTERNET_DISCONNECTED")
    page.goto("/me")
    leaving = page.locator("form", has=page.get_by_role("heading", name="Sign out"))
    leaving.get_by_label("End the key of this browser as well").check()
    context.set_offline(True)
    leaving.get_by_role("button", name="Sign out").click()
    expect(leaving.get_by_role("alert")).to_contain_text("could not be ended")
    expect(leaving.get_by_role("button", name="Sign out", exact=True)).to_be_enabled()
    assert _header(page) == ada.name
    leaving.get_by_role("button", name="Sign out without ending it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")
    expect(page.get_by_text("Signed out.", exact=True)).to_be_attached()
    assert ada.http.get("/v1/accounts/me").is_success
    context.close()
    assert not quiet.errors


def test_who_signs_out_with_a_token_that_is_gone_needs_not_revoke_it(
    window: Callable[..., Page], person: Callable[[], Person]
) -> None:
    ada = person()
    page = window(ada)
    page.goto("/me")
    page.get_by_label("End the key of this browser as well").check()
    (token,) = ada.get("/v1/tokens")["items"]
    assert ada.http.delete(f"/v1/tokens/{token['id']}").status_code == 204
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")
