"""Clocks in a browser whose computer has the wrong time: they go by the time of the service."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.service.people import Person
from tests.web.sights import visit

pytestmark = pytest.mark.web

Windows = Callable[..., Page]
People = Callable[[], Person]

TEN_HOURS = {"clock": {"pace": {"type": "per-move", "seconds": 36_000}}}


@pytest.mark.parametrize("off", [-3600, 3600])
def test_a_wrong_time_of_the_computer_changes_no_clock(
    window: Windows, person: People, off: int
) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin", terms=TEN_HOURS)
    page = window(ada)
    page.goto("/about")
    now = page.evaluate("Date.now()")
    page.clock.install(time=(now + off * 1000) / 1000)
    visit(page, f"/games/{game['id']}")
    assert abs(page.evaluate("Date.now()") - now - off * 1000) < 1_800_000
    # Half an hour of patience, where the computer is an hour off.
    left = re.compile(r"(9 hr (3\d|4\d|5\d) min|10 hr) left")
    expect(page.get_by_role("timer").first).to_have_text(left)
    visit(page, "/games?tab=mine")
    when = page.locator(".lobby-game time").first
    expect(when).to_have_text(re.compile(r"now|minutes? ago"))


def test_somebody_whose_time_is_short_is_told_once(window: Windows, person: People) -> None:
    ada = person()
    game = ada.open("me", "random", title="tzolkin", terms=TEN_HOURS)
    page = window(ada)
    page.clock.install()
    visit(page, f"/games/{game['id']}")
    expect(page.get_by_role("timer").first).to_be_visible()
    told = page.get_by_role("status").filter(has_text="Your time is short")
    page.clock.fast_forward("09:50:00")
    expect(told).to_have_count(0)
    page.clock.fast_forward("10:00")
    expect(told).to_have_count(1)
