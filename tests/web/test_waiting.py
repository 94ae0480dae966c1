"""Whoever waits in the browser: clocks run, and a notice says whose turn it is."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.web.players import Quiet, Seated, signed_in

pytestmark = pytest.mark.web

People = Callable[[], Person]

_LOOKS_ELSEWHERE = """
Object.defineProperty(document, 'hidden', {get: () => true});
window.told = [];
window.Notification = class extends Notification {
  constructor(title, options) {
    super(title, options);
    window.told.push([title, options.body]);
  }
  static get permission() {
    return 'granted';
  }
};
"""
"""A page in the background, whose notices can be read. A browser without a window permits none of
its own accord."""


def _table(person: People, **terms: Any) -> tuple[Person, Person, str]:
    ada, bob = person(), person()
    game = ada.open("me", "open", **terms)["id"]
    assert bob.join(game).status_code == 200
    return ada, bob, game


def test_clocks_run_while_their_seats_are_awaited(
    browser: Browser, shared_service: ServiceProcess, person: People
) -> None:
    clock = {"clock": {"pace": {"type": "total", "seconds": 900, "increment": 5}}}
    ada, bob, game = _table(person, title="tzolkin", terms=clock)
    with signed_in(browser, ada, shared_service.url) as context:
        quiet = Quiet(context.new_page())
        Seated(quiet.page, game)
        for _ in range(5):
            awaited = ada.get(f"/v1/games/{game}")["awaits"]
            for seat in range(2):
                timer = quiet.page.locator(f'.player[data-seat="{seat}"]').get_by_role("timer")
                runs = re.compile(r"\bruns\b")
                if seat in awaited:
                    expect(timer).to_have_class(runs)
                    expect(timer).not_to_have_text(timer.inner_text())  # it ticks
                else:
                    expect(timer).not_to_have_class(runs)
            (ada, bob)[awaited[0]].play_any(game, awaited[0])
        assert quiet.errors == []


def test_a_notice_tells_that_it_is_ones_turn(
    browser: Browser, shared_service: ServiceProcess, person: People
) -> None:
    ada, bob, game = _table(person, title="tzolkin")
    with signed_in(browser, ada, shared_service.url) as context:
        context.add_init_script(_LOOKS_ELSEWHERE)
        quiet = Quiet(context.new_page())
        Seated(quiet.page, game).settled(others=True)
        wish = _wish(quiet.page)
        expect(wish).not_to_be_checked()  # off, until somebody wants it
        wish.click()
        expect(wish).to_be_checked()
        for turn in range(8):
            awaited = ada.get(f"/v1/games/{game}")["awaits"]
            (ada, bob)[awaited[0]].play_any(game, awaited[0], turn)
            stands = f"Ply {turn + 1}"
            expect(quiet.page.locator(".line-state")).to_contain_text(stands)
        quiet.page.wait_for_function("() => window.told.length > 0")
        title, body = quiet.page.evaluate("() => window.told[0]")
        assert title.startswith("Your turn")
        assert body
        assert quiet.errors == []


def test_a_browser_that_lets_nobody_tell_says_so(
    browser: Browser, shared_service: ServiceProcess, person: People
) -> None:
    ada, _, game = _table(person, title="tzolkin")
    with signed_in(browser, ada, shared_service.url) as context:
        page = context.new_page()
        Seated(page, game).settled(others=True)
        wish = _wish(page)
        wish.click()
        expect(page.get_by_text("This browser does not let pages tell anything.")).to_be_visible()
        expect(wish).not_to_be_checked()


def _wish(page: Page) -> Locator:
    page.get_by_label("Menu", exact=True).click()
    return page.get_by_role("checkbox", name="Tell me when it is my turn")
