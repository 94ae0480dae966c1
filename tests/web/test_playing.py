"""Whole games in the browser, at a real service: by mouse and by keyboard alone."""

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from games.kernel.registry import GROUP
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.web.players import Quiet, Seated, signed_in

pytestmark = pytest.mark.web

People = Callable[[], Person]

SHORT: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "ancient-knowledge": ("builder", {"round_limit": 5}),
    "eldervale": ("balanced", {"round_limit": 10}),
    "monumental": ("builder", {}),
    "through-the-ages": ("culture", {"mode": "training"}),
    "tzolkin": ("farmer", {}),
}
"""A bot to play against, and the options that make a whole game short."""


def test_every_installed_title_is_played() -> None:
    assert sorted(SHORT) == sorted(point.name for point in entry_points(group=GROUP))


def _against_a_bot(ada: Person, title: str) -> str:
    bot, options = SHORT[title]
    game: str = ada.open("me", bot, title=title, options=options)["id"]
    return game


@pytest.mark.parametrize("title", SHORT)
def test_a_whole_game_against_a_bot_by_mouse(
    browser: Browser, shared_service: ServiceProcess, person: People, title: str
) -> None:
    """Each choice is tried, and the turn is played at its end: with no refusal, to the last."""
    ada = person()
    game = _against_a_bot(ada, title)
    with signed_in(browser, ada, shared_service.url, drafts=True) as context:
        quiet = Quiet(context.new_page())
        here = Seated(quiet.page, game)
        assert here.play_on(here.click, title) > 5
        expect(quiet.page.get_by_role("heading", name="Result")).to_be_visible()
        points = ada.get(f"/v1/games/{game}")["result"]
        sums = quiet.page.locator(".outcome tfoot td")
        expect(sums).to_have_count(len(points["standings"]) + len(points.get("automata", [])))
        assert quiet.errors == []


def test_a_whole_game_without_drafts(
    browser: Browser, shared_service: ServiceProcess, person: People
) -> None:
    """Whoever wants it plays each choice at once."""
    ada = person()
    game = _against_a_bot(ada, "tzolkin")
    with signed_in(browser, ada, shared_service.url) as context:
        quiet = Quiet(context.new_page())
        here = Seated(quiet.page, game)
        assert here.play_on(here.click, "at once") > 5
        expect(quiet.page.get_by_role("heading", name="Result")).to_be_visible()
        assert quiet.errors == []


def test_a_whole_game_by_keyboard_alone(
    browser: Browser, shared_service: ServiceProcess, person: People
) -> None:
    ada = person()
    game = _against_a_bot(ada, "ancient-knowledge")
    with signed_in(browser, ada, shared_service.url, drafts=True) as context:
        quiet = Quiet(context.new_page())
        here = Seated(quiet.page, game)
        assert here.play_on(here.type, "keys") > 5
        expect(quiet.page.get_by_role("heading", name="Result")).to_be_visible()
        assert quiet.errors == []
