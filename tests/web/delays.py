"""A slow line and a slow machine, to find what looks before it waits:
`KRONIKA_TEST_DELAY=17:800 ./kronika test web`."""

import os
from collections.abc import Callable
from random import Random
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Error, Page, Route
from playwright.sync_api import TimeoutError as TooLate

ASKED: Final = "KRONIKA_TEST_DELAY"
"""The variable: `seed:milliseconds`, or `seed:milliseconds:times`, if the pages also are to run so
many times as slowly."""


def delay(browser: Browser) -> None:
    """Delays all that the browser asks for by up to so long, if the variable asks for it."""
    if told := os.environ.get(ASKED):
        seed, longest, times = (*map(int, told.split(":")), 1)[:3]
        browser.on("context", _slow(Random(seed), longest, times))


def _slow(dice: Random, longest: int, times: int) -> Callable[[BrowserContext], None]:
    def slow(context: BrowserContext) -> None:
        context.route("**/*", lambda route: _late(context, route, dice, longest))
        if times > 1:
            context.on("page", lambda page: _throttle(page, times))

    return slow


def _late(context: BrowserContext, route: Route, dice: Random, longest: int) -> None:
    """Either the request comes late to the service, or its answer comes late to the page."""
    wait, answer = 1 + dice.randrange(longest), dice.random() < 0.5
    streamed = urlsplit(route.request.url).path.endswith("/stream")
    try:
        told = route.fetch(max_redirects=0, timeout=0) if answer and not streamed else None
        if _closed_within(context, wait):
            return
        route.continue_() if told is None else route.fulfill(response=told)
    except Error:  # the page that asked is gone
        return


def _closed_within(context: BrowserContext, milliseconds: int) -> bool:
    """Waits so long, and whether the window was closed before."""
    try:
        context.wait_for_event("close", timeout=milliseconds)
    except TooLate:
        return False
    return True


def _throttle(page: Page, times: int) -> None:
    try:
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": times})
    except Error:  # closed at once
        return
