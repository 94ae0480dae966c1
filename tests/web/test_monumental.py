"""Monumental at a live table: what a row and a column bring together, and who leads and why."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.web.conftest import Window
from tests.web.players import Quiet, Seated, signed_in
from tests.web.positions import SIZES, broken

pytestmark = pytest.mark.web

People = Callable[[], Person]

CATEGORIES: Final = ("provinces", "knowledge", "wonders", "policies")


def test_moves_say_what_they_bring_and_the_rail_says_who_leads(
    browser: Browser, shared_service: ServiceProcess, person: People
) -> None:
    ada = person()
    game = ada.open("me", "builder", title="monumental")["id"]
    with signed_in(browser, ada, shared_service.url) as context:
        quiet = Quiet(context.new_page())
        here = Seated(quiet.page, game)
        here.settled()
        legal = ada.legal(game)
        before = here.at
        _brings(quiet.page, ada, game, legal)
        here.settled(before)
        for turn in range(12):
            here.click(lambda count, turn=turn: turn % count)
        _leads(quiet.page, ada, game)
        assert quiet.errors == []


def test_five_seats_with_heroes_fit_a_tablet_and_a_phone(window: Window, person: People) -> None:
    """In the language with the longest names; what lies in the dock and below the city is whole."""
    ada, options = person(), {"heroes": True}
    bots = ("conqueror", "scholar", "statesman", "builder")
    game = ada.open("me", *bots, title="monumental", options=options)["id"]
    page = window(ada, locale="cs")
    for width, height in SIZES[1:]:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/games/{game}")
        expect(page.locator(".player .score")).to_have_count(5)
        expect(page.locator(".arranged .city-sum")).to_have_count(6)
        assert broken(page, ".players") == []
    page.set_viewport_size({"width": SIZES[1][0], "height": SIZES[1][1]})
    expect(page.locator(".own-foot")).to_have_count(6)
    for whole in (".row-card", ".own-foot"):
        count = page.locator(whole).count()
        assert count > 3
        for at in range(count):
            expect(page.locator(whole).nth(at)).to_be_in_viewport(ratio=0.99)


def _brings(page: Page, ada: Person, game: str, legal: Mapping[str, Any]) -> None:
    """The sum beside the words of a pair is what is gained by it."""
    page.keyboard.press("m")
    ways = page.locator(".finder").get_by_role("option")
    expect(ways).to_have_count(9)
    at = len(legal["commands"]) - 1
    told = ways.nth(at).locator(".formula").get_attribute("aria-label") or ""
    before = _goods(ada, game)
    ada.play_of(dict(legal), game, 0, at)
    assert sum(map(int, re.findall(r"\d+", told))) == _goods(ada, game) - before > 0


def _goods(ada: Person, game: str) -> int:
    stock = next(zone for zone in _zones(_scene(ada, game)) if zone["id"] == "stock-0")
    return sum(item.get("count", 1) for item in stock["items"])


def _leads(page: Page, ada: Person, game: str) -> None:
    """The table has the numbers of the scene; the laurel is where nobody has more."""
    gauges = {one["id"]: one for board in _scene(ada, game)["boards"] for one in board["gauges"]}
    table = page.locator(".monu-leads")
    points = [str(gauges[f"points-{seat}"]["value"]) for seat in (0, 1)]
    expect(table.locator("tfoot td")).to_have_text(points)
    for row, category in enumerate(CATEGORIES):
        for seat in (0, 1):
            cell = table.locator("tbody tr").nth(row).locator("td").nth(seat)
            behind = gauges[f"behind-{category}-{seat}"].get("value", 0)
            expect(cell.locator(".held-most")).to_have_count(int(behind == 0))


def _scene(ada: Person, game: str) -> Any:
    ply = ada.get(f"/v1/games/{game}")["ply"]
    return ada.get(f"/v1/games/{game}/scenes/{ply}")["scene"]


def _zones(scene: Any) -> list[Any]:
    return [zone for board in scene["boards"] for zone in board["zones"]]
