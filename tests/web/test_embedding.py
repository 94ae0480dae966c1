"""A game in a page of another origin, in a real browser; and no other page in any frame."""

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.web.axe import serious
from tests.web.players import PATIENCE

pytestmark = pytest.mark.web

NARROW: Final[ViewportSize] = {"width": 390, "height": 270}
People = Callable[[], Person]
PAGE = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Another</title>'


@pytest.fixture
def other(tmp_path: Path) -> Iterator[str]:
    """The address of a page of another origin."""
    (tmp_path / "index.html").write_text(PAGE)
    handler = partial(SimpleHTTPRequestHandler, directory=str(tmp_path))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()
        thread.join()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of a browser that gives frames of other origins nothing to keep anything in."""
    context = browser.new_context(locale="en", service_workers="block")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(
        "if (top !== self) for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])"
        " Object.defineProperty(window, name, {get() { throw new DOMException('no') }})"
    )
    yield context.new_page()
    context.close()


def framed(page: Page, other: str, address: str) -> None:
    page.goto(other)
    page.evaluate(
        "address => { const frame = document.createElement('iframe'); frame.width = 720;"
        " frame.height = 442; frame.src = address; document.body.append(frame); }",
        address,
    )


def test_a_game_is_followed_and_stepped_through(
    page: Page, other: str, shared_service: ServiceProcess, person: People
) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin")["id"]
    errors = list[str]()
    page.on("pageerror", lambda error: errors.append(str(error)))
    framed(page, other, f"{shared_service.url}/embed/games/{game}")
    frame = page.frame_locator("iframe")
    expect(frame.locator("svg[role=img]")).to_be_visible()
    expect(frame.get_by_text("After move 0 of 0")).to_be_visible()
    expect(frame.get_by_text("follows it")).to_be_visible()
    (seat,) = ada.get(f"/v1/games/{game}")["awaits"][:1]
    ada.play_any(game, seat)
    expect(frame.get_by_text("After move 1 of 1")).to_be_visible()
    frame.get_by_role("button", name="One move back").click()
    expect(frame.get_by_text("After move 0 of 1")).to_be_visible()
    expect(frame.get_by_role("button", name="First position")).to_be_disabled()
    link = frame.get_by_role("link", name="Open the game")
    expect(link).to_have_attribute("href", f"/games/{game}?ply=0")
    assert errors == []


def test_a_private_game_is_not_shown(
    page: Page, other: str, shared_service: ServiceProcess, person: People
) -> None:
    game = person().open("me", "me", title="tzolkin", visibility="private")["id"]
    framed(page, other, f"{shared_service.url}/embed/games/{game}")
    expect(page.frame_locator("iframe").get_by_text("cannot be shown")).to_be_visible()


@pytest.mark.parametrize("path", ["/games/{game}", "/oauth/authorize?client_id=x", "/device"])
def test_other_pages_refuse_to_be_framed(
    page: Page, other: str, shared_service: ServiceProcess, person: People, path: str
) -> None:
    game = person().open("me", "me", title="tzolkin")["id"]
    with page.expect_console_message(lambda said: "frame-ancestors" in said.text):
        framed(page, other, f"{shared_service.url}{path.format(game=game)}")
    expect(page.frame_locator("iframe").get_by_role("heading")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_it(
    browser: Browser,
    shared_service: ServiceProcess,
    person: People,
    scheme: Literal["light", "dark"],
) -> None:
    game = person().open("me", "me", title="tzolkin")["id"]
    context = browser.new_context(
        locale="cs", color_scheme=scheme, service_workers="block", viewport=NARROW
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{shared_service.url}/embed/games/{game}")
    expect(page.get_by_text("Po tahu 0 z 0")).to_be_visible()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()
