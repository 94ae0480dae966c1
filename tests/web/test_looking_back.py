"""What can be asked of a thing and of a zone: where it comes from, what has happened there."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.service.people import Person
from tests.web.axe import serious

pytestmark = pytest.mark.web

CARDS = "monumental"
"""A title whose things lie in zones and move from one to another."""

Windows = Callable[..., Page]
People = Callable[[], Person]
Places = Mapping[str, tuple[Any, ...]]


def _scenes(ada: Person, game: str) -> Sequence[dict[str, Any]]:
    """The scene of every ply, as Ada's seat sees it."""
    last = ada.get(f"/v1/games/{game}")["ply"]
    return [ada.get(f"/v1/games/{game}/scenes/{ply}?seat=0")["scene"] for ply in range(last + 1)]


def _zones(scene: dict[str, Any]) -> Mapping[str, Any]:
    return {zone["id"]: zone for board in scene["boards"] for zone in board["zones"]}


def _places(scene: dict[str, Any]) -> Places:
    return {
        item["id"]: (zone, *item.get("at", ()))
        for zone, told in _zones(scene).items()
        for item in told.get("items", ())
    }


def _moved(places: Sequence[Places]) -> Mapping[str, int]:
    """The ply at which each thing came to where it lies, of those that lay elsewhere before."""
    return {
        item: max(ply for ply in range(1, len(places)) if where != places[ply - 1].get(item))
        for item, where in places[-1].items()
        if any(one.get(item) not in (None, where) for one in places)
    }


def _drawn(page: Page) -> set[str]:
    """The ids of all things on the boards."""
    things = page.locator(".scene .item")
    expect(things.first).to_be_visible()
    return set(things.evaluate_all("all => all.map(one => one.dataset.id)"))


def _played(person: People, title: str = "tzolkin") -> tuple[Person, str]:
    ada = person()
    game = ada.open("me", "me", title=title)["id"]
    _goes(ada, game, 14)
    return ada, game


def _goes(ada: Person, game: str, moves: int) -> None:
    for _ in range(moves):
        ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])


def test_a_thing_tells_when_it_was_first_seen_and_last_moved(
    window: Windows, person: People
) -> None:
    ada, game = _played(person, CARDS)
    page = window(ada)
    moved: Mapping[str, int] = {}
    for _ in range(40):  # what is dealt is drawn: soon a card lies elsewhere
        places = [_places(scene) for scene in _scenes(ada, game)]
        page.goto(f"/games/{game}?ply={len(places) - 1}&seat=0")
        drawn = _drawn(page)
        moved = {item: ply for item, ply in _moved(places).items() if item in drawn}
        if moved:
            break
        _goes(ada, game, 4)
    item, ply = max(moved.items(), key=lambda one: one[1])
    first = next(ply for ply, there in enumerate(places) if item in there)
    thing = page.locator(f".item[data-id={json.dumps(item)}]")
    thing.focus()
    page.keyboard.press("Enter")
    known = page.locator(".inspector")
    expect(known).to_be_focused()
    links = known.get_by_role("link")
    expect(links.first).to_have_attribute("href", f"?ply={first}")
    expect(links.last).to_have_attribute("href", f"?ply={ply}")
    expect(known).to_contain_text("Last moved")
    assert not serious(page)
    links.last.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("spinbutton", name="Ply")).to_have_value(str(ply))
    page.keyboard.press("Escape")
    expect(known).to_have_count(0)
    expect(thing).to_be_focused()


def test_the_log_tells_what_happened_in_a_zone(window: Windows, person: People) -> None:
    ada, game = _played(person)
    zones = [_zones(scene) for scene in _scenes(ada, game)]
    changes = {
        zone: {
            ply
            for ply in range(1, len(zones))
            if _lying(zones[ply].get(zone)) != _lying(zones[ply - 1].get(zone))
        }
        for zone in zones[-1]
    }
    busy = {zone: found for zone, found in changes.items() if len(found) < len(zones) - 1}
    zone = max(busy, key=lambda one: len(busy[one]))
    plies = sorted(busy[zone])
    assert plies
    page = window(ada)
    page.goto(f"/games/{game}?seat=0")
    log = page.locator(".log")
    where = log.get_by_label("Where")
    where.select_option(zone)
    lines = log.locator(f'.entry a[href^="/games/{game}?ply="]')
    expect(lines).to_have_count(len(plies))
    hrefs = [line.get_attribute("href") for line in lines.all()]
    assert hrefs == [f"/games/{game}?ply={ply}" for ply in plies]
    expect(log).not_to_contain_text("takes a seat")
    _goes_on(ada, game, page, zone)

    empty = next(zone for zone, found in changes.items() if not found)
    page.goto(f"/games/{game}?ply=1&seat=0")
    moves = page.locator(".replay-moves")
    moves.get_by_label("Where").select_option(zone)
    found = moves.locator("a[data-ply]:not([data-ply='0'])")
    expect(found.first).to_have_attribute("data-ply", str(plies[0]))
    moves.get_by_label("Where").select_option(empty)
    expect(moves.locator(f"a[data-ply='{plies[0]}']")).to_have_count(0)


def _goes_on(ada: Person, game: str, page: Page, zone: str) -> None:
    """What happens there later is told at once; what happens elsewhere is not."""
    before = page.locator(".log .entry").count()
    lying = _lying(_zones(_scenes(ada, game)[-1])[zone])
    for _ in range(60):
        ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])
        shown = ada.get(f"/v1/games/{game}/scenes/latest?seat=0")["scene"]
        if _lying(_zones(shown)[zone]) != lying:
            break
    else:
        raise AssertionError("nothing happens there any more")
    expect(page.locator(".log .entry")).to_have_count(before + 1)


def test_a_thing_leads_to_what_happened_where_it_lies(window: Windows, person: People) -> None:
    ada, game = _played(person, CARDS)
    page = window(ada)
    page.goto(f"/games/{game}?seat=0")
    expect(page.locator(".scene .item").first).to_be_visible()  # what is lit comes with it
    dark = page.locator(".scene .zone:not(:has(.lit)) .item").first
    zone, *_ = _places(_scenes(ada, game)[-1])[dark.get_attribute("data-id") or ""]
    dark.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="What happened here").click()
    expect(page.locator(".log").get_by_label("Where")).to_have_value(zone)


def _lying(zone: Any) -> str:
    """What lies in a zone and how it is turned."""
    told = zone or {}
    return json.dumps([told.get("items", []), told.get("hidden", 0), told.get("turned", 0)])
