"""The page of administrators: offered to them alone, usable by keyboard, every act meant."""

import asyncio
import re
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import asyncpg
import pytest
from playwright.sync_api import Page, expect

from service.accounts import accounts
from service.identity.scopes import Scope
from tests.service.people import Person
from tests.service.problems import problem
from tests.web.axe import serious
from tests.web.conftest import Window

pytestmark = pytest.mark.web


@pytest.fixture
def ada(person: Callable[[], Person], service_dsn: str) -> Person:
    """Somebody who may administer; the browser's token may not."""
    somebody = person()

    async def grant() -> None:
        connection = await asyncpg.connect(service_dsn)
        await accounts.grant(connection, somebody.id, Scope.ADMIN)
        await connection.close()

    with ThreadPoolExecutor(1) as elsewhere:  # the browser has a loop running here
        elsewhere.submit(lambda: asyncio.run(grant())).result()
    return somebody


def entered(page: Page) -> Page:
    """The page once its administrator has begun."""
    page.goto("/me")
    page.get_by_role("link", name="Administration").click()
    page.get_by_role("button", name="Begin for an hour").click()
    expect(page.get_by_role("columnheader", name="Last seen")).to_be_visible()
    return page


def confirm(page: Page, name: str, question: str) -> None:
    """Presses a button, reads what it asks, where "No" has the focus, and says yes by keyboard."""
    page.get_by_role("button", name=name, exact=True).press("Enter")
    asked = page.get_by_role("group", name=question)
    expect(asked.get_by_role("button", name="No")).to_be_focused()
    asked.get_by_role("button", name=name, exact=True).press("Enter")


def test_an_account_is_found_suspended_and_let_in_again(
    window: Window, ada: Person, person: Callable[[], Person]
) -> None:
    eve = person()
    page = entered(window(ada))
    page.get_by_label("Letters in the name").fill(eve.name)
    page.keyboard.press("Enter")
    expect(page.locator("tbody tr")).to_have_count(1)
    page.get_by_role("link", name=eve.name, exact=True).click()
    page.get_by_text("Suspend", exact=True).click()
    page.get_by_role("button", name="Suspend the account").click()  # a reason is missing
    expect(page.get_by_role("group", name=f"Suspend {eve.name}?")).to_have_count(0)
    assert eve.get("/v1/accounts/me")["name"] == eve.name
    page.get_by_label("Reason", exact=True).fill("Insults other players.")
    confirm(page, "Suspend the account", f"Suspend {eve.name}?")
    expect(page.get_by_text("Reason: Insults other players.").first).to_be_visible()
    problem(eve.http.get("/v1/accounts/me"), "account-suspended")
    page.get_by_text("Lift the suspension", exact=True).first.click()
    confirm(page, "Lift the suspension", f"Let {eve.name} in again?")
    expect(page.get_by_text("Suspension lifted")).to_be_visible()
    assert eve.get("/v1/accounts/me")["name"] == eve.name
    with page.expect_response(lambda answer: answer.request.method == "DELETE"):
        page.get_by_role("button", name="End administering").click()
        expect(page.get_by_role("button", name="Begin for an hour")).to_be_visible()
    assert [one["name"] for one in ada.get("/v1/tokens")["items"]] == ["first"]


def test_a_code_is_made_and_a_game_is_void(window: Window, ada: Person) -> None:
    game = ada.open("me", "me")["id"]
    label = f"Club {secrets.token_hex(4)}"
    page = entered(window(ada))
    page.get_by_role("link", name="Sign-up").click()
    page.get_by_text("Make a code").click()
    page.get_by_label("Label").fill(label)
    page.get_by_role("button", name="Make the code").click()
    expect(page.get_by_label("Code", exact=True)).to_have_value(re.compile("[0-9a-z-]{29}"))
    expect(page.get_by_role("row", name=label)).to_be_visible()
    page.get_by_role("link", name="Games", exact=True).click()
    page.get_by_text("Declare a game void").click()
    page.get_by_label("Game").fill(f"{page.url.split('/admin')[0]}/games/{game}")
    page.get_by_label("Reason").fill("It was opened by mistake.")
    confirm(page, "Declare it void", f"Declare the game {game} void?")
    expect(page.get_by_role("link", name="The game is void.")).to_be_visible()
    assert ada.get(f"/v1/games/{game}")["voided"]["reason"] == "It was opened by mistake."
    page.get_by_role("link", name="What was done").click()
    expect(page.get_by_text("Game declared void").first).to_be_visible()


def test_pages_of_administrators_are_accessible(window: Window, ada: Person) -> None:
    page = entered(window(ada, color_scheme="light", viewport={"width": 1280, "height": 800}))
    found: dict[str, list[str]] = {}
    for tab in ("Accounts", "Sign-up", "Games", "What was done"):
        page.get_by_role("link", name=tab, exact=True).click()
        expect(page.locator(".loading")).to_have_count(0)
        for summary in page.locator("details.card > summary").all():
            summary.click()
        for scheme, width in (("light", 1280), ("dark", 360)):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            page.set_viewport_size({"width": width, "height": 800})
            found[f"{tab}, {scheme}"] = serious(page)
            beside = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            found[f"{tab}, {scheme}, beside"] = [f"{beside} px"] if beside > 0 else []
    assert {name: one for name, one in found.items() if one} == {}


def test_others_are_not_offered_it(window: Window, person: Callable[[], Person]) -> None:
    page = window(person())
    page.goto("/me")
    expect(page.locator(".loading")).to_have_count(0)
    expect(page.get_by_role("link", name="Administration")).to_have_count(0)
    page.goto("/admin")
    expect(page.get_by_text("Your account may not administer this service.")).to_be_visible()
    expect(page.get_by_role("button", name="Begin for an hour")).to_have_count(0)
