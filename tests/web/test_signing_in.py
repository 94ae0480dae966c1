"""Accounts in the browser: a new name, the token that is shown once, tokens, leaving."""

import re
import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.service.people import Person

pytestmark = pytest.mark.web


def _header(page: Page) -> str:
    return page.get_by_role("banner").locator(".who").inner_text()


def test_somebody_takes_a_name_and_comes_back_with_the_token(page: Page) -> None:
    name = f"ada-{secrets.token_hex(4)}"
    page.goto("/")
    page.get_by_role("link", name="Sign in").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Create the account").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Keep your token")
    token = page.get_by_label("Token").input_value()
    assert token.startswith("kronika_tok_")
    page.get_by_role("button", name="I have kept it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    assert _header(page) == name
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.get_by_text(token)).to_have_count(0)
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sign in")
    assert _header(page) == "Sign in"

    page.get_by_label("Token").fill("kronika_tok_nobody_nothing")
    page.get_by_role("button", name="Sign in with the token").click()
    expect(page.locator(".refused")).to_contain_text("token")
    page.get_by_label("Token").fill(token)
    page.get_by_role("button", name="Sign in with the token").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    assert token not in page.url


def test_a_name_that_is_taken_is_told_at_the_field(
    page: Page, person: Callable[[], Person]
) -> None:
    page.goto("/me")
    page.get_by_label("Name").fill(person().name)
    page.get_by_role("button", name="Create the account").click()
    expect(page.get_by_label("Name")).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".refused")).to_contain_text("Somebody is called")
    page.get_by_label("Language").select_option("cs")
    expect(page.locator(".refused")).to_contain_text("Zvolte jiné.")


def test_tokens_are_made_and_revoked(
    window: Callable[..., Page], person: Callable[[], Person]
) -> None:
    ada = person()
    page = window(ada)
    page.goto("/me")
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
    page.get_by_label("Name", exact=True).first.fill(f"{ada.name}-2")
    page.get_by_role("button", name="Change the name").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{ada.name}-2")
