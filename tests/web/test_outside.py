"""Signing in at an OpenID provider, in a real browser: the one of npm, with its own pages."""

import re
import secrets
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from tests import servers
from tests.service.process import ServiceProcess, held_port
from tests.service.shared_settings import SHARED
from tests.service.sign_in import openid
from tests.service.sign_in.browser import address
from tests.web.axe import serious
from tests.web.conftest import Window

pytestmark = pytest.mark.web


@pytest.fixture(scope="module")
def here(
    databases: servers.Databases,
    service_template: str,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[str]:
    """The address of a service whose people may sign in at a provider."""
    dsn = databases.create(service_template)
    redis = servers.empty_index(redis_server, worker_number + 1)
    log = tmp_path_factory.mktemp("outside") / "service.log"
    with ExitStack() as running:
        port = running.enter_context(held_port()).getsockname()[1]
        own = {
            **SHARED,
            "oidc_issuer": f"http://localhost:{port}",
            "oidc_client_id": "kronika",
            "oidc_client_secret": openid.SECRET,
            "oidc_name": "The Club",
        }
        service = ServiceProcess(log, dsn, redis, own)
        callback = f"{address(service)}/sign-in/outside/callback"
        running.enter_context(openid.provider(port, callback))
        running.enter_context(service)
        yield address(service)
    databases.drop(dsn)


def _page(window: Window, here: str) -> Page:
    """A page; what the provider's pages ask of others comes from nowhere."""
    page = window(base_url=here)
    page.context.route(re.compile(r"^https:"), lambda asked: asked.fulfill(body=""))
    return page


def _at_the_provider(page: Page, login: str) -> None:
    page.locator("input[name=login]").fill(login)
    page.locator("input[name=password]").fill("any")
    page.locator("[type=submit]").click()
    page.locator("input[name=prompt][value=consent]").wait_for(state="attached")
    page.locator("[type=submit]").click()


def _who(page: Page, name: str) -> None:
    expect(page.get_by_role("banner").locator(".who")).to_have_text(name)


def test_who_signs_in_elsewhere_comes_back_to_where_they_were(window: Window, here: str) -> None:
    page = _page(window, here)
    page.goto("/about")
    page.get_by_role("link", name="Sign in").click()
    page.get_by_role("button", name="Sign in with The Club").press("Enter")
    login = f"eve-{secrets.token_hex(4)}"
    _at_the_provider(page, login)
    page.wait_for_url("**/about")
    _who(page, login)
    page.goto("/me")
    outside = page.get_by_role("region", name="Other accounts")
    expect(outside.get_by_role("listitem")).to_contain_text("connected")
    assert serious(page) == []


def test_who_changes_their_mind_there_learns_that_nothing_has_changed(
    window: Window, here: str
) -> None:
    page = _page(window, here)
    page.goto("/me")
    page.get_by_role("button", name="Sign in with The Club").click()
    page.get_by_role("link", name=re.compile("cancel", re.IGNORECASE)).click()
    expect(page.get_by_role("alert").filter(has_text="Nothing has changed")).to_be_visible()
    _who(page, "Sign in")


def test_an_account_is_connected_and_signs_in_again(window: Window, here: str) -> None:
    page = _page(window, here)
    page.goto("/me?back=/me/keep")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Keep your account")
    name = page.get_by_role("banner").locator(".who").inner_text()
    page.goto("/me")
    page.get_by_role("button", name="Connect The Club").click()
    _at_the_provider(page, f"gus-{secrets.token_hex(4)}")
    outside = page.get_by_role("region", name="Other accounts")
    expect(outside.get_by_role("listitem")).to_have_count(1)
    page.get_by_role("button", name="Sign out", exact=True).click()
    _who(page, "Sign in")
    page.get_by_role("button", name="Sign in with The Club").click()
    _who(page, name)  # the provider knows this browser still
