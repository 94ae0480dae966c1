"""Titles that are arranged by hand: all that can be chosen is there, whole, and readable."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from games.kernel.scene import Item, Scene
from tests.support.titles import title_of
from tests.web.axe import serious
from tests.web.positions import SIZES, Position, decisions, first_screen, positions, wrong
from tests.web.stage import Stage

pytestmark = pytest.mark.web

ARRANGED: Final = (
    "ancient-knowledge",
    "eldervale",
    "monumental",
    "through-the-ages",
    "tzolkin",
)
PARTS: Final = (0.0, 0.2, 0.35, 0.6, 0.8, 0.98)
"""Where in a game it is looked at."""

WHERE: Final[Mapping[str, Callable[[int], Sequence[tuple[int, Sequence[float]]]]]] = {
    "en": lambda most: ((2, PARTS), (most, PARTS)),
    "cs": lambda most: ((2, PARTS[::3]), (most, PARTS[2::3])),
}
"""The positions of each language: the second one has longer words on the same boards."""

_NUMBER: Final = re.compile(r"\d+")


@pytest.fixture
def stage(page: Page) -> Stage:
    opened = Stage(page, alone=True)
    opened.open()
    return opened


@pytest.mark.parametrize("title", ARRANGED)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_all_that_can_be_chosen_is_drawn_and_nothing_is_cut_off(
    stage: Stage, title: str, language: str
) -> None:
    page = stage.page
    page.evaluate("spoken => localStorage.setItem('kronika/language', spoken)", language)
    stage.open()
    _, most = title_of(title).meta.seats
    for seats, parts in WHERE[language](most):
        for part, position in zip(parts, positions(title, seats, 3, parts), strict=True):
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                position.show(stage)
                expect(page.locator(".arranged")).to_be_visible()
                assert wrong(page, position) == [], f"{seats} seats, at {part}, {width} wide"


@pytest.mark.parametrize("title", ARRANGED)
def test_all_that_is_ones_own_or_can_be_chosen_is_on_the_first_screen(
    stage: Stage, title: str
) -> None:
    width, height = SIZES[0]
    stage.page.set_viewport_size({"width": width, "height": height})
    _, most = title_of(title).meta.seats
    for seats in (2, most):
        for part, position in zip(PARTS, positions(title, seats, 3, PARTS), strict=True):
            position.show(stage, framed=True)
            expect(stage.page.locator(".table .arranged")).to_be_visible()
            assert first_screen(stage.page) == [], f"{seats} seats, at {part}"


@pytest.mark.parametrize("title", ARRANGED)
def test_what_any_decision_offers_is_drawn(stage: Stage, title: str) -> None:
    """Each kind of place where something can be chosen, in games of few and of most seats."""
    shown = list(_kinds(title))
    for width, height in (SIZES[0], SIZES[-1]):
        stage.page.set_viewport_size({"width": width, "height": height})
        for position in shown:
            position.show(stage)
            assert wrong(stage.page, position) == [], f"{width} wide"


def _kinds(title: str) -> Iterator[Position]:
    """Decisions with places that those before them did not have."""
    seen, most = set[tuple[str, str]](), title_of(title).meta.seats[1]
    for seed, seats in ((1, 2), (2, most), (3, 2), (4, most)):
        for position in decisions(title, seats, seed):
            places = _places(position)
            if not places <= seen:
                seen |= places
                yield position


def _places(position: Position) -> set[tuple[str, str]]:
    """The zones where something can be clicked: whose they are, and their ids without numbers."""
    places = set[tuple[str, str]]()
    for board in position.scene.boards:
        whose = {None: "nobody", position.seat: "own"}.get(board.seat, "other")
        for zone in board.zones:
            for kind, ids in (("", {zone.id}), (" things", {item.id for item in zone.items})):
                if not ids.isdisjoint(position.clicks):
                    places.add((whose, _NUMBER.sub("", zone.id) + kind))
    return places


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("title", ARRANGED)
def test_everybody_can_use_it(stage: Stage, title: str, scheme: Any) -> None:
    stage.page.emulate_media(color_scheme=scheme)
    (position,) = positions(title, 3, 3, PARTS[2:3])
    for width, height in SIZES:
        stage.page.set_viewport_size({"width": width, "height": height})
        position.show(stage)
        expect(stage.page.locator(".arranged")).to_be_visible()
        assert serious(stage.page) == []


def test_technologies_of_every_type_are_drawn(stage: Stage) -> None:
    """Also those that few games come to, as the Air Forces."""
    (position,) = positions("through-the-ages", 2, 3, (0.6,))
    mine = f"n{position.seat}"
    every = tuple(
        Item(id=f"{mine}/{one.id}", kind="technology", component=one.id, at=(at % 8, at // 8))
        for at, one in enumerate(title_of("through-the-ages").showing.catalogue())
        if one.kind == "technology"
    )
    boards = tuple(
        replace(
            board,
            zones=tuple(
                replace(zone, items=every) if zone.id == mine else zone for zone in board.zones
            ),
        )
        for board in position.scene.boards
    )
    whole = replace(position, scene=Scene(boards), clicks={item.id for item in every})
    whole.show(stage)
    expect(stage.page.locator(".arranged")).to_be_visible()
    assert wrong(stage.page, whole) == []


def test_another_nation_is_looked_at_in_the_place_of_ones_own(stage: Stage) -> None:
    """By its name in the comparison, and back by the button."""
    (position,) = positions("through-the-ages", 3, 3, (0.5,))
    position.show(stage)
    nation = stage.page.locator(".ages-nation")
    assert set(nation.evaluate(_NATIONS)) == {f"n{position.seat}"}
    visited = stage.page.locator(".age-visited")
    found = []
    for opener in stage.page.locator(".compared th button").all():
        opener.click()
        expect(visited).to_be_visible()
        found += nation.evaluate(_NATIONS)
        assert wrong(stage.page, replace(position, clicks=set())) == []
        visited.get_by_role("button").last.click()
        expect(visited).to_have_count(0)
    assert set(found) == {f"n{seat}" for seat in range(3) if seat != position.seat}
    assert set(nation.evaluate(_NATIONS)) == {f"n{position.seat}"}


def test_a_place_stands_for_its_gear_and_one_tap_only_looks(stage: Stage) -> None:
    position = next(one for one in positions("tzolkin", 2, 3, PARTS) if "tikal" in one.clicks)
    position.show(stage)
    place = stage.page.locator(".item[data-stands=tikal]")
    place.click()
    assert stage.page.evaluate("window.picked") == ["tikal"]
    place.evaluate(_TAP)
    expect(stage.page.locator(".inspector.pinned")).to_be_visible()
    assert stage.page.evaluate("window.picked") == ["tikal"]
    place.evaluate(_TAP)
    assert stage.page.evaluate("window.picked") == ["tikal", "tikal"]


def test_a_peek_on_a_phone_leaves_its_thing_in_sight(stage: Stage) -> None:
    """So that the second tap can choose what the first one opened, wherever it lies."""
    width, height = 390, 640  # with the bars of a browser
    stage.page.set_viewport_size({"width": width, "height": height})
    position = next(one for one in positions("tzolkin", 2, 3, PARTS) if "tikal" in one.clicks)
    position.show(stage)
    for wanted in (height * 0.3, height * 0.9):
        thing = stage.page.evaluate_handle(_NEAREST, wanted).as_element()
        assert thing is not None
        thing.evaluate(_TAP)
        expect(stage.page.locator(".inspector.pinned")).to_be_visible()
        assert thing.evaluate(_IN_SIGHT), wanted
        stage.page.locator(".inspector header button").click()


_MIDDLE: Final = """const middle = (one) => {
  const {left, top, width, height} = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};
const seen = (one) => one.contains(document.elementFromPoint(...middle(one)));"""
_IN_SIGHT: Final = f"(thing) => {{ {_MIDDLE} return seen(thing); }}"
_NEAREST: Final = f"""(wanted) => {{
  {_MIDDLE}
  const off = (one) => Math.abs(middle(one)[1] - wanted);
  const things = [...document.querySelectorAll('.scene .item')].filter(seen);
  return things.sort((a, b) => off(a) - off(b))[0];
}}"""
"""The thing in sight that lies nearest to a height of the page."""

_NATIONS: Final = r"""(nation) => [...nation.querySelectorAll('[data-id]')]
  .map((one) => one.dataset.id.split('/')[0]).filter((id) => /^n\d+$/.test(id))"""
"""The nations whose technologies are drawn in a part of the page."""

_TAP: Final = """(thing) => thing.dispatchEvent(
  new PointerEvent('click', {pointerType: 'touch', bubbles: true}))"""
