"""The flow of a turn: nothing moves that is aimed at, nothing is played or sent unasked."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.web.players import PATIENCE, Quiet, Seated, signed_in

pytestmark = pytest.mark.web

People = Callable[[], Person]

_FRAME: Final = """(table) => [
  ...[...table.querySelectorAll('.bar, .dock')].map((one) => one.offsetHeight),
  table.querySelector('.table-board').getBoundingClientRect().top,
]"""
"""What must keep its height, and where the board begins."""

_WHY: Final = re.compile("You are asked|Rule ")
"""What a place that is dark says."""
_DARK: Final = """(table) => [...table.querySelectorAll('.table-board .item')].find((one) => {
  const stands = table.querySelector(`.lit[data-id="${one.dataset.stands}"]`);
  return one.checkVisibility() && !one.closest('.lit') && !stands;
}).dataset.id"""
"""Something on the board that cannot be chosen."""

_ENTERED: Final = """(table) => {
  const lit = [...table.querySelectorAll('.scene .lit')].find((one) => one.checkVisibility());
  lit.focus();
  lit.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
}"""
"""Chooses what is lit before anything can be told of it."""


class _Table:
    """Somebody at a table, and what their page sends to the service."""

    def __init__(self, page: Page, game: str) -> None:
        self.quiet, self.page = Quiet(page), page
        self.sent: list[str] = []
        page.on("request", lambda one: one.method == "POST" and self.sent.append(one.url))
        self.here = Seated(page, game)
        self.here.settled()

    @property
    def moves(self) -> int:
        """How often commands were sent to be played."""
        return sum(one.endswith("/moves") for one in self.sent)

    def frame(self) -> Any:
        """Heights that must not change."""
        return self.here.table.evaluate(_FRAME)

    def on_board(self) -> bool:
        """Whether the focus is on the board."""
        return bool(self.page.evaluate("document.activeElement.closest('.scene') !== null"))


@contextmanager
def _table(
    browser: Browser, url: str, who: Person, game: str, *wishes: str, **options: Any
) -> Iterator[_Table]:
    with signed_in(browser, who, url, **options) as context:
        for wish in wishes:
            context.add_init_script(f"localStorage.setItem('kronika/notices/{wish}', 'yes')")
        table = _Table(context.new_page(), game)
        yield table
        assert table.quiet.errors == []


def _begun(ada: Person, title: str, bot: str, wanted: Callable[[Any], bool]) -> str:
    """A game against a bot, played until the legal commands are as wanted."""
    game: str = ada.open("me", bot, title=title)["id"]
    end = time.monotonic() + PATIENCE / 1000
    while not wanted(legal := ada.legal(game)):
        assert time.monotonic() < end, "it has not come"
        if legal["commands"]:
            ada.play_of(legal, game, 0)
        else:
            time.sleep(0.02)
    return game


def _places(legal: Any) -> bool:
    return any(one["type"] == "tzolkin.place-worker" for one in legal["commands"])


def _may_end(legal: Any) -> bool:
    return any(one.get("ends") for one in legal.get("hints", ()))


def _acts_last(legal: Any) -> bool:
    return legal.get("asks") == "Choose action 2 of your turn."


def test_nothing_moves_and_nothing_is_sent_by_looking(
    browser: Browser, shared_service: ServiceProcess, person: People
) -> None:
    ada = person()
    game = _begun(ada, "tzolkin", "farmer", _places)
    url = shared_service.url
    with _table(browser, url, ada, game, drafts=True) as table:
        table.page.set_viewport_size({"width": 820, "height": 1180})
        frame, start = table.frame(), table.here.at
        table.page.keyboard.press("n")  # at once, wherever the focus is
        assert table.on_board()
        while table.here.at.split("/")[1] == "0":
            before = table.here.at
            table.page.keyboard.press("n")
            table.page.keyboard.press("Enter")
            table.here.settled(before)
            assert table.frame() == frame
        undo = table.page.get_by_role("button", name="Undo", exact=True)
        expect(undo).to_be_visible()
        assert table.on_board()
        while table.here.at != start:
            before = table.here.at
            table.page.keyboard.press("Escape")
            table.here.settled(before)
        assert table.frame() == frame
        sent = len(table.sent)
        dark = table.here.table.evaluate(_DARK)
        table.page.locator(f'.item[data-id="{dark}"]').first.click(position={"x": 3, "y": 3})
        expect(table.page.locator(".inspector.pinned")).to_contain_text(_WHY)
        table.page.keyboard.press("Escape")
        expect(table.page.locator(".inspector.pinned")).to_have_count(0)
        assert (table.here.at, len(table.sent), table.moves) == (start, sent, 0)


def _by_the_list(table: _Table) -> None:
    table.page.keyboard.press("m")
    expect(table.page.locator(".finder input")).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(table.page.locator(".sure")).to_be_visible()


def _by_key(table: _Table) -> None:
    table.page.keyboard.press("e")


def _by_button(table: _Table) -> None:
    table.page.locator(".ends .say").first.click()


def test_whoever_wants_to_be_asked_is_asked_in_every_way(
    browser: Browser, shared_service: ServiceProcess, person: People
) -> None:
    ada = person()
    game = _begun(ada, "tzolkin", "farmer", _may_end)
    wanted = {"drafts": True, "locale": "cs"}
    with _table(browser, shared_service.url, ada, game, "ask", **wanted) as table:
        sure = table.page.locator(".sure")
        for way in (_by_the_list, _by_key, _by_button):
            way(table)
            expect(sure).to_be_visible()
            table.page.keyboard.press("Escape")
            expect(sure).to_have_count(0)
        assert table.moves == 0
        table.page.keyboard.press("n")
        table.page.keyboard.press("Enter")
        expect(sure).to_have_count(0)
        table.page.locator(".ends .main").click()
        said = table.page.locator("[role=status]", has_text="Zvoleno:")
        expect(said).to_have_count(1)  # in the language of the page
        assert table.moves == 0


def test_the_last_choice_of_a_turn_does_not_end_it_unasked(
    browser: Browser, shared_service: ServiceProcess, person: People
) -> None:
    """Not even for somebody who plays each choice at once."""
    ada = person()
    game = _begun(ada, "ancient-knowledge", "builder", _acts_last)
    with _table(browser, shared_service.url, ada, game) as table:
        play, ends = table.page.locator(".prompt .main"), "then others decide"
        sent = 0
        while not (play.count() and ends in play.inner_text()):
            before, sent = table.here.at, table.moves
            if play.count():  # it draws something, so it is asked about, and does not end the turn
                play.click()
            else:
                table.here.table.evaluate(_ENTERED)
            table.here.settled(before)
        assert table.moves == sent
        play.click()
        table.here.settled(table.here.at, others=True)
        assert table.moves == sent + 1
