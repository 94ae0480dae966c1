"""Boards in the general layout, drawn as people see them, at the widths that people have."""

import json
import re
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from games.ancient_knowledge import title
from games.ancient_knowledge.catalogue import catalogue
from games.kernel.scene import Scene
from tests.service.process import ServiceProcess
from tests.web.axe import serious
from tests.web.players import PATIENCE
from tests.web.stage import UNARRANGED, Stage, components, scene_at

pytestmark = pytest.mark.web

TITLES: Final = {
    "through-the-ages": 4,
    "monumental": 4,
}
CATALOGUE: Final = "**/v1/titles/*/components"
"""Where the client asks for the names of a title's things."""
NAMED: Final = re.compile("^(Farm|Tomb|Shrine|Monument): ")
"""Things by names that only the catalogue has: their ids say something else."""
WINDOWS: Final[tuple[tuple[int, Literal["light", "dark"]], ...]] = (
    (360, "light"),
    (800, "dark"),
    (1440, "light"),
)


@pytest.fixture
def stage(page: Page, shared_service: ServiceProcess) -> Stage:
    """The page, at the real service, which says what components are."""
    page.route(f"**/v1/titles/{UNARRANGED}*/components", components)
    opened = Stage(page)
    opened.open(shared_service.url)
    return opened


@pytest.mark.parametrize("title", TITLES)
def test_a_title_that_nobody_has_arranged_is_drawn_whole(
    stage: Stage, title: str, tmp_path: Path
) -> None:
    scene = scene_at(title, TITLES[title], 0.6)
    wanted = {item.id for board in scene.boards for zone in board.zones for item in zone.items}
    for width, scheme in WINDOWS:
        stage.page.set_viewport_size({"width": width, "height": 900})
        stage.page.emulate_media(color_scheme=scheme)
        stage.show(f"{UNARRANGED}{title}", scene, TITLES[title])
        expect(stage.page.locator(".board")).to_have_count(len(scene.boards))
        assert wanted <= _drawn(stage.page), f"{width} pixels across"
        assert stage.page.evaluate("document.documentElement.scrollWidth") <= width
        assert not serious(stage.page)
        stage.page.screenshot(path=tmp_path / f"{title}-{width}-{scheme}.png", full_page=True)


def _drawn(page: Page) -> set[str]:
    ids = "all => all.map(one => one.dataset.id)"
    return set(page.locator(".item").evaluate_all(ids))


def test_boards_wait_for_the_names_of_their_things(stage: Stage) -> None:
    held: list[Route] = []
    stage.page.route(CATALOGUE, lambda route: held.append(route))
    stage.begin("tzolkin", scene_at("tzolkin", 2, 0.3), 2)
    expect(stage.page.get_by_text("Loading …", exact=True)).to_be_visible()
    expect(stage.page.locator(".arranged")).to_have_count(0)
    held.pop().continue_()
    expect(stage.page.locator(".arranged")).to_have_count(1)
    expect(stage.page.get_by_text("Loading …", exact=True)).to_have_count(0)
    expect(stage.page.get_by_label(NAMED).first).to_be_visible()


def test_boards_without_names_are_drawn_and_get_them_later(
    page: Page, shared_service: ServiceProcess
) -> None:
    page.clock.install()
    stage = Stage(page)
    stage.open(shared_service.url)
    page.route(CATALOGUE, lambda route: route.fulfill(body="?", content_type="text/plain"))
    stage.show("tzolkin", scene_at("tzolkin", 2, 0.3), 2)
    expect(page.locator(".arranged")).to_have_count(1)
    expect(page.get_by_label(NAMED)).to_have_count(0)
    page.unroute(CATALOGUE)
    page.clock.fast_forward("00:10")
    expect(page.get_by_label(NAMED).first).to_be_visible()


def test_keys_walk_to_what_can_be_chosen_and_choose_it(stage: Stage) -> None:
    scene = scene_at("monumental", 2, 0.3)
    lit = [("display-2", "Take it"), (_tile(scene), "Build here")]
    stage.show(f"{UNARRANGED}monumental", scene, 2, lit=lit)
    keys = stage.page.keyboard
    stage.page.locator(".jump").last.focus()
    keys.press("n")
    keys.press("Enter")
    keys.press("n")
    keys.press("Enter")
    assert sorted(stage.page.evaluate("window.picked")) == sorted(id_ for id_, _ in lit)


def test_every_zone_is_one_stop_and_arrows_walk_inside(stage: Stage) -> None:
    scene = scene_at("through-the-ages", 2, 0.3)
    stage.show(f"{UNARRANGED}through-the-ages", scene, 2)
    expect(stage.page.locator(".board")).to_have_count(len(scene.boards))
    stops = "all => all.map(one => one.querySelectorAll('[tabindex=\"0\"]').length)"
    assert set(stage.page.locator(".zone").evaluate_all(stops)) <= {0, 1}
    row = next(zone for zone in scene.boards[0].zones if len(zone.items) > 2)
    for key, item in (("Home", row.items[0]), ("End", row.items[-1])):
        stage.page.locator(f".item[data-id={json.dumps(row.items[1].id)}]").focus()
        stage.page.keyboard.press(key)
        assert stage.page.evaluate("document.activeElement.dataset.id") == item.id
    stage.page.keyboard.press("ArrowLeft")
    assert stage.page.evaluate("document.activeElement.dataset.id") == row.items[-2].id


def test_a_thing_that_cannot_be_chosen_tells_what_it_is(stage: Stage) -> None:
    scene = scene_at("ancient-knowledge", 2, 0.5)
    stage.show("ancient-knowledge", scene, 2)
    card = next(
        item
        for zone in scene.boards[1].zones
        for item in zone.items
        if zone.name == "hand" and item.component
    )
    stage.page.locator(f".item[data-id={json.dumps(card.id)}]").click()
    expect(stage.page.locator(".inspector")).to_be_visible()
    assert not serious(stage.page)
    stage.page.keyboard.press("Escape")
    expect(stage.page.locator(".inspector")).to_have_count(0)


def test_what_is_printed_on_a_card_is_told_in_the_language_of_the_page(
    stage: Stage, shared_service: ServiceProcess
) -> None:
    stage.page.evaluate("localStorage.setItem('kronika/language', 'cs')")
    stage.open(shared_service.url)
    scene = scene_at("ancient-knowledge", 2, 0.5)
    stage.show("ancient-knowledge", scene, 2)
    hand = next(zone for zone in scene.boards[1].zones if zone.name == "hand")
    card = next(item for item in hand.items if item.component)
    stage.page.locator(f".item[data-id={json.dumps(card.id)}]").click()
    printed = next(one for one in catalogue() if one.id == card.component)
    told = stage.page.locator(".inspector p")
    expect(told.filter(has_text=printed.texts["cs"])).to_be_visible()
    words = title.words.of("cs")
    role = printed.formulas[0].role
    said = (words.legend.roles | words.names).get(role) or words.labels[role]
    expect(told.filter(has_text=said).first).to_be_visible()


def test_what_moves_flies_and_nothing_does_for_those_who_want_it_still(
    browser: Browser, shared_service: ServiceProcess
) -> None:
    before, after = (scene_at("tzolkin", 2, part) for part in (0.3, 0.5))
    for motion, moving in (("no-preference", True), ("reduce", False)):
        context = browser.new_context(reduced_motion=motion)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        context.add_init_script(_COUNTS_FLIGHTS)
        stage = Stage(context.new_page())
        stage.open(shared_service.url)
        stage.show("tzolkin", before, 2, animate=True)
        expect(stage.page.locator(".arranged")).to_have_count(1)
        stage.show("tzolkin", after, 2, animate=True)
        if moving:
            stage.page.wait_for_function("() => window.flights > 0")
        for _ in range(2):
            stage.page.evaluate("() => new Promise(requestAnimationFrame)")
        assert (stage.page.evaluate("window.flights") > 0) is moving
        context.close()


_COUNTS_FLIGHTS: Final = """
window.flights = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.flights += 1;
  return animate.apply(this, how);
};
"""
"""How many flights have begun; on a slow machine they may be over before anybody looks."""


def _tile(scene: Scene) -> str:
    (world,) = (zone for zone in scene.boards[0].zones if zone.layout == "hexes")
    return world.items[0].id
