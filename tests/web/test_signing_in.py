"""Accounts in the browser: coming back to where one was, tokens, leaving; and no secret is kept."""

import json
import re
import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.web.players import Quiet, remembering, signed_in

pytestmark = pytest.mark.web

STORED = "JSON.stringify({...localStorage, ...sessionStorage})"


def _header(page: Page) -> str:
    return page.get_by_role("banner").locator(".who").inner_text()


def _leaving(page: Page) -> Locator:
    return page.locator("form", has=page.get_by_role("heading", name="Sign out"))


def test_somebody_takes_a_name_and_the_page_keeps_no_secret(page: Page) -> None:
    name = f"ada-{secrets.token_hex(4)}"
    page.goto("/about")
    page.get_by_role("link", name="Sign in").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/about")  # where they were, and no word of tokens
    assert _header(page) == name
    page.reload()
    assert _header(page) == name
    assert "kronika_tok_" not in page.evaluate(STORED) + page.evaluate("document.cookie")
    (session,) = page.context.cookies()
    assert (session["httpOnly"], session["sameSite"]) == (True, "Strict")
    page.goto("/me")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.get_by_role("region", name="Only this browser knows you")).to_be_visible()
    page.get_by_role("button", name="Sign out all the same").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")
    assert _header(page) == "Sign in"
    assert page.context.cookies() == []


def test_a_key_that_was_kept_signs_in_and_stays_good(
    page: Page, person: Callable[[], Person], tmp_path: Path
) -> None:
    ada = person()
    file = tmp_path / "kronika.txt"
    file.write_text(f"Kronika\n{ada.name}\n\n{ada.token}\n\nKeep it like a password.\n", "utf-8")
    page.goto("/me")
    page.get_by_text("With a key to the account").click()
    form = page.locator("form", has=page.get_by_label("Account key"))
    form.get_by_label("Account key").fill("kronika_tok_nobody_nothing")
    form.get_by_role("button", name="Sign in").click()
    expect(form.locator(".refused")).to_contain_text("token")
    form.get_by_label("Or the file that you saved").set_input_files(file)
    form.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("banner").locator(".who")).to_have_text(ada.name)
    assert ada.token not in page.evaluate(STORED) + page.url
    assert ada.get("/v1/accounts/me")["name"] == ada.name


@pytest.mark.parametrize("elsewhere", [True, False])
def test_a_token_that_a_page_kept_becomes_a_session(
    page: Page, person: Callable[[], Person], *, elsewhere: bool
) -> None:
    """As it was kept before there were sessions. One that nobody has saved ends."""
    ada = person()
    kept = {"account": ada.id, "name": ada.name, "token": ada.token}
    if elsewhere:
        page.add_init_script(remembering(ada))
    else:
        page.goto("/about")
        script = f"localStorage.setItem('kronika/person', {json.dumps(json.dumps(kept))})"
        page.evaluate(script)
    page.goto("/me/sessions")
    expect(page.get_by_role("listitem").filter(has_text="this browser")).to_have_count(1)
    assert "kronika_tok_" not in page.evaluate(STORED)
    assert ada.http.get("/v1/accounts/me").is_success is elsewhere
    page.reload()
    expect(page.get_by_role("listitem").filter(has_text="this browser")).to_have_count(1)
    assert _header(page) == ada.name


def test_a_token_that_is_gone_signs_nobody_in(
    window: Callable[..., Page], person: Callable[[], Person]
) -> None:
    ada = person()
    (token,) = ada.get("/v1/tokens")["items"]
    assert ada.http.delete(f"/v1/tokens/{token['id']}").status_code == 204
    page = window(ada)
    page.goto("/me")
    expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")
    assert ada.token not in page.evaluate(STORED)


def test_whoever_signs_in_on_one_tab_is_so_on_all(page: Page) -> None:
    other = page.context.new_page()
    other.goto("/me?back=/about")
    page.goto("/me?back=//elsewhere.example/")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile(r"/$"))  # never to another server
    other.wait_for_url(re.compile(r"^[^?]*/about$"))
    assert _header(other) == _header(page)
    page.goto("/me")
    page.get_by_role("button", name="Sign out all the same").click()
    expect(other.get_by_role("banner").locator(".who")).to_have_text("Sign in")
    other.goto("/me")
    expect(other.get_by_role("heading", level=1)).to_have_text("Sign in")


def test_a_browser_is_signed_out_from_another_one(
    window: Callable[..., Page], person: Callable[[], Person]
) -> None:
    ada = person()
    here, there = window(ada), window(ada, user_agent="Mozilla/5.0 (iPhone) Safari/605")
    there.goto("/about")
    expect(there.get_by_role("banner").locator(".who")).to_have_text(ada.name)
    here.goto("/me/sessions")
    sessions = here.get_by_role("region", name="Where you are signed in")
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    other = sessions.get_by_role("listitem").filter(has_not_text="this browser")
    other.get_by_role("button").press("Enter")
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    there.goto("/me")
    expect(there.get_by_role("heading", level=1)).to_have_text("Sign in")
    assert _header(there) == "Sign in"
    here.reload()
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    assert _header(here) == ada.name


def test_a_name_that_is_taken_is_told_at_the_field(
    page: Page, person: Callable[[], Person]
) -> None:
    page.goto("/me")
    name = page.locator("form", has_text="I am new here").get_by_label("Name")
    name.fill(person().name)
    page.get_by_role("button", name="Begin").click()
    expect(name).to_have_attribute("aria-invalid", "true")
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


def test_a_new_account_can_be_for_a_day(page: Page) -> None:
    page.goto("/me")
    creating = page.locator("form", has_text="I am new here")
    creating.get_by_label("Name").fill(f"eve-{secrets.token_hex(4)}")
    creating.get_by_text("This computer is not only mine").click()
    lasts = creating.get_by_label("I stay signed in")
    expect(lasts).to_have_value("0")
    lasts.select_option("for a day")
    expect(lasts).to_have_accessible_description(re.compile("you need a passkey"))
    creating.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("banner").locator(".who")).to_have_text(re.compile("^eve-"))
    (session,) = page.request.get("/v1/sessions").json()["items"]
    left = datetime.fromisoformat(session["expires_at"]) - datetime.now(UTC)
    assert abs(left - timedelta(days=1)) < timedelta(hours=1)


def test_who_signs_out_ends_the_session_and_no_token(
    window: Callable[..., Page], person: Callable[[], Person]
) -> None:
    ada = person()
    page = window(ada)
    page.goto("/me")
    expect(_leaving(page).get_by_text("nobody, not even you")).to_be_visible()
    (session,) = page.context.cookies()
    _leaving(page).get_by_role("button", name="Sign out all the same").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")
    expect(page.get_by_text("Signed out.")).to_be_attached()
    assert ada.get("/v1/sessions")["items"] == []
    page.context.add_cookies([session])  # somebody has a copy of it
    page.goto("/me")
    expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")


def test_who_cannot_be_signed_out_learns_so(
    browser: Browser, shared_service: ServiceProcess, person: Callable[[], Person]
) -> None:
    ada = person()
    context = signed_in(browser, ada, shared_service.url)
    page = context.new_page()
    quiet = Quiet(page, "ERR_INTERNET_DISCONNECTED", "status of 401")
    page.goto("/me")
    leave = _leaving(page).get_by_role("button")
    expect(leave).to_be_visible()
    context.set_offline(True)
    leave.click()
    expect(_leaving(page).get_by_role("alert")).to_contain_text("could not be signed out")
    expect(leave).to_be_enabled()
    assert _header(page) == ada.name
    context.set_offline(False)
    leave.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")
    context.close()
    assert not quiet.errors
