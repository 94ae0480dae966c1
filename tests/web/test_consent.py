"""Apps ask players in the browser: by a redirect, by a code of a device; and what players end."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.service.people import Person
from tests.web.allowing import allow, deny
from tests.web.axe import serious
from tests.web.conftest import Window
from tests.web.elsewhere import Site, site

pytestmark = pytest.mark.web

People = Callable[[], Person]


@pytest.fixture
def elsewhere(tmp_path: Path, person: People) -> Iterator[Site]:
    """A site of another origin, with an app."""
    with site(tmp_path, person()) as running:
        yield running


def _asked(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text("Turn Reminder asks to act for you")


def test_an_app_is_allowed_less_than_it_asks_for_and_is_ended(
    window: Window, person: People, elsewhere: Site
) -> None:
    ada = person()
    page = window(ada)
    elsewhere.send(page)
    _asked(page)
    expect(page.get_by_role("region", name="Who asks")).to_contain_text("A player has registered")
    expect(page.get_by_text("a program on this computer")).to_be_visible()
    assert serious(page) == []
    may = page.get_by_role("region", name="What it may do")
    expect(may.get_by_role("checkbox", checked=True)).to_have_count(3)
    may.get_by_label("Open tables").press("Space")
    page.get_by_role("button", name="Allow", exact=True).press("Enter")
    granted = elsewhere.tokens(elsewhere.answer(page)["code"])
    assert granted["scope"].split() == ["read", "play"]
    acting = ada.with_token(granted["access_token"])
    assert acting.get("/v1/accounts/me")["name"] == ada.name
    assert acting.http.get("/v1/tokens").status_code == 403

    elsewhere.send(page)
    _asked(page)
    expect(page.get_by_text("You have allowed this app before.")).to_be_visible()
    expect(may.get_by_text("as before", exact=True)).to_have_count(2)

    page.goto("/me/connections")
    connected = page.get_by_role("region", name="Connected apps").get_by_role("listitem")
    mine = connected.filter(has_text="Turn Reminder")
    expect(mine).to_contain_text("Move and resign for you")
    expect(mine).not_to_contain_text("Open tables")
    assert serious(page) == []
    mine.get_by_role("button", name="End Turn Reminder").press("Enter")
    expect(page.get_by_text("No app may act for you.")).to_be_visible()
    assert acting.http.get("/v1/accounts/me").status_code == 401


def test_an_app_that_is_not_allowed_learns_so(
    window: Window, person: People, elsewhere: Site
) -> None:
    page = window(person())
    elsewhere.send(page)
    deny(page, "Turn Reminder")
    assert elsewhere.answer(page)["error"] == "access_denied"


def test_what_was_allowed_before_is_asked_shortly(
    window: Window, person: People, elsewhere: Site
) -> None:
    page = window(person())
    elsewhere.send(page)
    allow(page, "Turn Reminder")
    elsewhere.tokens(elsewhere.answer(page)["code"])
    elsewhere.send(page)
    expect(page.get_by_text("Nothing is added.")).to_be_visible()
    expect(page.get_by_role("checkbox")).to_have_count(0)
    page.get_by_text("See or change it").click()
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(3)
    assert serious(page) == []
    page.get_by_label("Open tables").uncheck()
    allow(page, "Turn Reminder")
    assert elsewhere.tokens(elsewhere.answer(page)["code"])["scope"].split() == ["read", "play"]


def test_nothing_at_all_cannot_be_allowed(window: Window, person: People, elsewhere: Site) -> None:
    page = window(person())
    elsewhere.send(page, scope="read")
    _asked(page)
    allowing = page.get_by_role("button", name="Allow", exact=True)
    page.get_by_role("checkbox").uncheck()
    expect(page.get_by_role("alert").filter(has_text="Leave it at least one")).to_be_visible()
    expect(allowing).to_be_disabled()
    page.get_by_role("checkbox").check()
    expect(allowing).to_be_enabled()


def test_whoever_is_nobody_begins_first_and_comes_back(window: Window, elsewhere: Site) -> None:
    page = window()
    elsewhere.send(page)
    expect(page.get_by_text("An app asks to act for you.")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("main").get_by_role("link", name="Sign in").click()
    page.get_by_role("button", name="Begin").click()
    allow(page, "Turn Reminder")
    assert elsewhere.tokens(elsewhere.answer(page)["code"])["token_type"] == "Bearer"


def test_a_link_that_is_not_right_leads_nowhere(
    window: Window, person: People, elsewhere: Site
) -> None:
    page = window(person())
    for wrong in ({"redirect_uri": "https://thief.example/back"}, {"client_id": "app_unknown"}):
        elsewhere.send(page, **wrong)
        expect(page.get_by_role("heading", level=1)).to_have_text("This request cannot be answered")
        expect(page.get_by_text("nobody is sent anywhere")).to_be_visible()
        assert page.locator("a[href*=thief]").count() == 0
        assert serious(page) == []
    elsewhere.send(page, scope="read account")
    expect(page.get_by_text("cannot be granted (invalid_scope)")).to_be_visible()
    page.get_by_role("link", name="Back to 127.0.0.1").click()
    assert elsewhere.answer(page)["error"] == "invalid_scope"


def test_an_app_may_be_for_one_game_only(window: Window, person: People, elsewhere: Site) -> None:
    ada = person()
    game = ada.open("me", "random", title="tzolkin")["id"]
    page = window(ada, locale="cs-CZ", viewport={"width": 390, "height": 844})
    details = [{"type": "game", "game": game, "seat": 0, "expires_at": "2031-01-01T00:00:00Z"}]
    elsewhere.send(page, scope="read play", authorization_details=json.dumps(details))
    only = page.get_by_role("region", name="Co bude smět")
    expect(only.get_by_role("link", name="místo A")).to_have_attribute("href", f"/games/{game}")
    expect(only).to_contain_text("2031")
    assert serious(page) == []
    page.get_by_role("button", name="Povolit", exact=True).click()
    granted = elsewhere.tokens(elsewhere.answer(page)["code"])
    acting = ada.with_token(granted["access_token"])
    assert acting.http.get(f"/v1/games/{game}/legal", params={"seat": 0}).status_code == 200
    assert acting.http.get("/v1/accounts/me").status_code == 403
    page.goto("/me/connections")
    connected = page.get_by_role("region", name="Propojené aplikace")
    seat = connected.get_by_role("link", name="v této, místo A")
    expect(seat).to_have_attribute("href", f"/games/{game}")
    assert serious(page) == []


def test_a_device_is_let_in_by_its_code(
    window: Window, person: People, elsewhere: Site, web: httpx.Client
) -> None:
    ada = person()
    shown = web.post("/oauth/device", data={"client_id": elsewhere.app, "scope": "read"}).json()
    page = window(ada)
    page.goto("/device")
    code = page.get_by_label("Code", exact=True)
    code.fill("BBBB-BBBB")
    page.get_by_role("button", name="Go on").click()
    expect(code).to_have_attribute("aria-invalid", "true")
    assert serious(page) == []
    code.fill(shown["user_code"].lower().replace("-", ""))
    page.get_by_role("button", name="Go on").press("Enter")
    _asked(page)
    expect(page.get_by_text("If somebody has sent you the code")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="Allow", exact=True).click()
    expect(page.get_by_text("Go back to your program or device.")).to_be_visible()
    grant = "urn:ietf:params:oauth:grant-type:device_code"
    form = {"grant_type": grant, "device_code": shown["device_code"], "client_id": elsewhere.app}
    granted = web.post("/oauth/token", data=form)
    assert granted.status_code == 200, granted.text
    assert ada.with_token(granted.json()["access_token"]).get("/v1/accounts/me")["id"] == ada.id


def test_a_link_with_a_code_is_looked_at_before_anything_is_allowed(
    window: Window, person: People, elsewhere: Site, web: httpx.Client
) -> None:
    form = {"client_id": elsewhere.app, "scope": "read"}
    shown = web.post("/oauth/device", data=form).json()
    page = window(person())
    page.goto(f"/device?user_code={shown['user_code']}")
    expect(page.get_by_label("Code", exact=True)).to_have_value(shown["user_code"])
    expect(page.get_by_text("If somebody has sent you the code")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    _asked(page)
    expect(page.get_by_text("Does it show this code?")).to_contain_text(shown["user_code"])
    page.get_by_role("button", name="Do not allow").click()
    expect(page.get_by_text("Not allowed. You can close this page.")).to_be_visible()
    grant = "urn:ietf:params:oauth:grant-type:device_code"
    wanted = {"grant_type": grant, "device_code": shown["device_code"], "client_id": elsewhere.app}
    assert web.post("/oauth/token", data=wanted).json()["error"] == "access_denied"


def test_an_app_is_registered_changed_and_deleted(window: Window, person: People) -> None:
    ada = person()
    page = window(ada)
    page.goto("/me/apps")
    page.get_by_role("button", name="Register an app").click()
    form = page.get_by_role("form", name="Register an app")
    form.get_by_label("Name").fill("Turn Reminder")
    form.get_by_label("Where players are sent back to").fill("javascript:alert(1)")
    form.get_by_role("button", name="Register an app").click()
    expect(form.get_by_label("Where players")).to_have_attribute("aria-invalid", "true")
    assert serious(page) == []
    form.get_by_label("Where players").fill("https://a.example/back\nhttp://127.0.0.1/back\n")
    form.get_by_role("button", name="Register an app").click()
    mine = page.get_by_role("listitem").filter(has_text="Turn Reminder")
    expect(mine.get_by_label("Client ID")).to_have_value(re.compile("^app_"))
    (app,) = ada.get("/v1/apps")["items"]
    expect(mine.get_by_label("Client ID")).to_have_value(app["id"])
    assert app["redirect_uris"] == ["https://a.example/back", "http://127.0.0.1/back"]
    assert serious(page) == []
    mine.get_by_role("button", name="Change Turn Reminder").click()
    changing = page.get_by_role("form", name="Change Turn Reminder")
    changing.get_by_label("Home page").fill("https://a.example/about")
    changing.get_by_role("button", name="Save").click()
    expect(mine).to_contain_text("https://a.example/about")
    mine.get_by_role("button", name="Delete Turn Reminder").press("Enter")
    expect(mine.get_by_role("button", name="Leave it")).to_be_focused()
    mine.get_by_role("button", name="Delete it").click()
    expect(page.get_by_text("You have registered none.")).to_be_visible()
    assert ada.get("/v1/apps")["items"] == []
