"""Pages in a real Chromium, at a real service."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.web.chromium import browser as running_browser
from tests.web.delays import delay
from tests.web.players import remembering

PATIENCE = 180_000
"""Milliseconds for whatever is expected, on any machine."""


class Window(Protocol):
    """Opens a browser of its own for somebody; its page must not say an error on its console."""

    def __call__(self, who: Person | None = None, **options: Any) -> Page: ...


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser of this test process; expectations wait for a busy machine."""
    expect.set_options(timeout=PATIENCE)
    with running_browser() as running:
        delay(running)
        yield running


@pytest.fixture
def window(browser: Browser, shared_service: ServiceProcess) -> Iterator[Window]:
    """Opens fresh pages, of somebody who is signed in or of nobody; closed after the test."""
    errors: list[str] = []
    closings: list[Callable[[], None]] = []

    def opened(who: Person | None = None, **options: Any) -> Page:
        settings = {"base_url": shared_service.url, "locale": "en", "reduced_motion": "reduce"}
        settings |= {"service_workers": "block"}  # a test sees every request of its page
        context = browser.new_context(**(settings | options))
        context.set_default_timeout(PATIENCE)
        closings.append(context.close)
        if who is not None:
            context.add_init_script(remembering(who))
        page = context.new_page()
        page.on("console", lambda said: errors.append(said.text) if _matters(said) else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield opened
    for close in closings:
        close()
    assert not errors


@pytest.fixture
def page(window: Window) -> Page:
    """A fresh page of somebody without a token."""
    return window()


def _matters(said: ConsoleMessage) -> bool:
    """Errors matter, but that the service refuses something, or that there is no line, is told to
    the person on the page; a browser says so on its console as well."""
    refused = "the server responded with a status of 4" in said.text
    cut = "ERR_INTERNET_DISCONNECTED" in said.text
    return said.type == "error" and not ((refused or cut) and "/v1/" in said.location["url"])
