"""Pages in a real Chromium, at a real service."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.service.process import ServiceProcess
from tests.web.chromium import browser as running_browser


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser of this test process; expectations wait for a busy machine."""
    expect.set_options(timeout=60_000)
    with running_browser() as running:
        yield running


@pytest.fixture
def page(browser: Browser, shared_service: ServiceProcess) -> Iterator[Page]:
    """A fresh page of somebody without a token; it must not say an error on its console."""
    context = browser.new_context(base_url=shared_service.url, locale="en")
    opened = context.new_page()
    errors: list[str] = []
    opened.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    opened.on("pageerror", lambda error: errors.append(str(error)))
    yield opened
    context.close()
    assert not errors
