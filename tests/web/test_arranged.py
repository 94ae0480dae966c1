"""Titles that are arranged by hand: all that can be chosen is there, whole, and readable."""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from games.kernel.scene import Scene, path
from games.kernel.seats import AtSeat, Seat
from tests.support.drawing import scene_of
from tests.support.games import game
from tests.support.titles import title_of
from tests.web.axe import serious
from tests.web.stage import Stage

pytestmark = pytest.mark.web

ARRANGED: Final = ("ancient-knowledge", "tzolkin")
SIZES: Final = ((1440, 900), (820, 1180), (390, 844))
PARTS: Final = (0.0, 0.2, 0.35, 0.6, 0.8, 0.98)
"""Where in a game it is looked at."""

_NUMBER: Final = re.compile(r"\d+")


@pytest.fixture
def stage(page: Page) -> Stage:
    opened = Stage(page, alone=True)
    opened.open()
    return opened


def _positions(title: str, seats: int) -> Iterator[tuple[Scene, Seat, Sequence[str]]]:
    """Scenes of a game as the seat sees it that is to decide, and what that seat can click."""
    found = title_of(title)
    plies = game(found, seats=seats, seed=3, policy="mixed").plies
    for part in PARTS:
        ply = plies[int((len(plies) - 1) * part)]
        seat = ply.action.seat
        clicks = {one for way in found.rules.legal(ply.before, seat) for one in path(seat, way)}
        yield scene_of(found, ply.before, AtSeat(seat)), seat, sorted(clicks)


@pytest.mark.parametrize("title", ARRANGED)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_all_that_can_be_chosen_is_drawn_and_nothing_is_cut_off(
    stage: Stage, title: str, language: str
) -> None:
    page = stage.page
    page.evaluate("spoken => localStorage.setItem('kronika/language', spoken)", language)
    stage.open()
    for seats in (2, 4):
        for scene, seat, clicks in _positions(title, seats):
            lit = [(one, "choose") for one in clicks]
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                stage.show(title, scene, seats, viewer=seat, lit=lit)
                expect(page.locator(".arranged")).to_be_visible()
                missing = set(clicks) - _reached(page)
                assert not missing, f"{title} at {width}: {missing} cannot be chosen"
                assert page.evaluate(_SMALL) == []
                assert page.evaluate(_CUT) == []
                assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("title", ARRANGED)
def test_what_any_decision_offers_is_drawn(stage: Stage, title: str) -> None:
    """Each kind of place where something can be chosen, in games of few and of most seats."""
    _, most = title_of(title).meta.seats
    seen, shown = set[tuple[str, str]](), list[tuple[int, Scene, Seat, Collection[str]]]()
    for seed, seats in ((1, 2), (2, most), (3, 2), (4, most)):
        for scene, seat, clicks in _decisions(title, seats, seed):
            places = _places(scene, seat, clicks)
            if not places <= seen:
                shown.append((seats, scene, seat, clicks))
                seen |= places
    for width, height in (SIZES[0], SIZES[-1]):
        stage.page.set_viewport_size({"width": width, "height": height})
        for seats, scene, seat, clicks in shown:
            lit = [(one, "choose") for one in sorted(clicks)]
            stage.show(title, scene, seats, viewer=seat, lit=lit)
            missing = set(clicks) - _reached(stage.page)
            assert not missing, f"{title} at {width}: {missing} cannot be chosen"


def _decisions(title: str, seats: int, seed: int) -> Iterator[tuple[Scene, Seat, Collection[str]]]:
    """Every decision of a game: what the seat sees that is to decide, and what it can click."""
    found = title_of(title)
    for ply in game(found, seats=seats, seed=seed, policy="mixed").plies:
        seat = ply.action.seat
        ways = found.rules.legal(ply.before, seat)
        clicks = {one for way in ways for one in path(seat, way)}
        yield scene_of(found, ply.before, AtSeat(seat)), seat, clicks


def _places(scene: Scene, seat: Seat, clicks: Collection[str]) -> set[tuple[str, str]]:
    """The zones where something can be clicked: whose they are, and their ids without numbers."""
    places = set[tuple[str, str]]()
    for board in scene.boards:
        whose = {None: "nobody", seat: "own"}.get(board.seat, "other")
        for zone in board.zones:
            for kind, ids in (("", {zone.id}), (" things", {item.id for item in zone.items})):
                if not ids.isdisjoint(clicks):
                    places.add((whose, _NUMBER.sub("", zone.id) + kind))
    return places


def _reached(page: Page) -> set[str]:
    """The ids of all that is drawn, behind whatever tab."""
    tabs = page.locator(".arranged [role=tab]")
    found = set[str]()
    for at in range(max(tabs.count(), 1)):
        if tabs.count():
            tabs.nth(at).click()
        ids = page.evaluate(_CHOSEN)
        found |= set(ids)
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("title", ARRANGED)
def test_everybody_can_use_it(stage: Stage, title: str, scheme: Any) -> None:
    stage.page.emulate_media(color_scheme=scheme)
    scene, seat, _ = list(_positions(title, 3))[2]
    for width, height in SIZES:
        stage.page.set_viewport_size({"width": width, "height": height})
        stage.show(title, scene, 3, viewer=seat)
        expect(stage.page.locator(".arranged")).to_be_visible()
        assert serious(stage.page) == []


def test_a_place_stands_for_its_gear_and_one_tap_only_looks(stage: Stage) -> None:
    scene, seat, clicks = next(one for one in _positions("tzolkin", 2) if "tikal" in one[2])
    stage.show("tzolkin", scene, 2, viewer=seat, lit=[(one, "Place") for one in clicks])
    place = stage.page.locator(".item[data-stands=tikal]")
    place.click()
    assert stage.page.evaluate("window.picked") == ["tikal"]
    place.evaluate(_TAP)
    expect(stage.page.locator(".inspector.pinned")).to_be_visible()
    assert stage.page.evaluate("window.picked") == ["tikal"]
    place.evaluate(_TAP)
    assert stage.page.evaluate("window.picked") == ["tikal", "tikal"]


_TAP: Final = """(thing) => thing.dispatchEvent(
  new PointerEvent('click', {pointerType: 'touch', bubbles: true}))"""

_CHOSEN: Final = """() => [...document.querySelectorAll('.scene :is(.item, .handle)')]
  .filter((one) => one.checkVisibility()).map((one) => one.dataset.id)"""

_SMALL: Final = """() => {
  const small = new Set();
  const walk = document.createTreeWalker(document.querySelector('.scene'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const within = walk.currentNode.parentElement;
    if (within.closest('svg, .hidden, .unseen') || !within.checkVisibility()) continue;
    if (!walk.currentNode.data.trim()) continue;
    if (parseFloat(getComputedStyle(within).fontSize) < 11) small.add(walk.currentNode.data);
  }
  return [...small];
}"""
"""Words below 11 px."""

_CUT: Final = """() => [...document.querySelectorAll('.arranged *')]
  .filter((one) => one.checkVisibility() && one.clientWidth > 0)
  .filter((one) => getComputedStyle(one).overflowX === 'hidden')
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className}: ${one.textContent.slice(0, 40)}`)"""
"""Boxes whose content is wider than they are, and cut."""
