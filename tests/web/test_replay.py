"""The replay of a game: by keys, slider, clock and clicks, with its branches, seats and forks."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from generating.nodejs import install, node
from playwright.sync_api import Locator, Page, expect

from tests.service.people import Person
from tests.service.reading.test_branches import gone_back
from tests.service.reading.test_replay import told
from tests.web.chromium import WEB

pytestmark = pytest.mark.web

People = Callable[[], Person]


@pytest.fixture
def branched(person: People) -> tuple[Person, dict[str, Any]]:
    """Somebody, and a finished game of theirs that went back more than once."""
    ada, bob = person(), person()
    game = gone_back(ada, bob, "tzolkin")
    return ada, ada.get(f"/v1/games/{game}")


def signed_in(page: Page, who: Person) -> None:
    kept = json.dumps({"account": who.id, "name": who.name, "token": who.token})
    page.add_init_script(f"localStorage.setItem('kronika/person', {json.dumps(kept)})")


def current(page: Page) -> Locator:
    """The line of the move that is shown."""
    return page.locator(".replay-turns [aria-current=step]")


def at(page: Page, ply: int) -> None:
    """The replay shows a ply: in the list, in the number box and, soon, in the address."""
    expect(current(page)).to_have_attribute("data-ply", str(ply))
    expect(page.get_by_role("spinbutton", name="Ply")).to_have_value(str(ply))
    expect(page).to_have_url(re.compile(rf"[?&]ply={ply}(&|$)"))


def test_scenes_are_built_in_the_client_as_the_service_draws_them(
    branched: tuple[Person, dict[str, Any]], tmp_path: Path
) -> None:
    ada, game = branched
    path = f"/v1/games/{game['id']}/scenes"
    scenes = {ply: ada.get(f"{path}/{ply}")["scene"] for ply in range(game["ply"] + 1)}
    file = tmp_path / "told.json"
    file.write_text(json.dumps({"lines": told(ada.http, game["id"]), "scenes": scenes}), "utf-8")
    install(WEB)
    said = node(WEB, "tests/replaying.ts", str(file)).stdout
    assert said.strip() == f"{game['ply'] + 1} scenes are the same"


def test_keys_and_slider_go_through_the_game(
    page: Page, branched: tuple[Person, dict[str, Any]]
) -> None:
    _, game = branched
    line = _line(game)
    page.goto(f"/games/{game['id']}")
    at(page, game["ply"])
    for key, ply in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", line[2]), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        at(page, ply)
    page.keyboard.press("PageDown")  # the first round begins behind the dealing
    at(page, line[2])
    page.keyboard.press("ArrowUp")
    at(page, 1)
    slider = page.get_by_role("slider", name="Ply")
    slider.fill(str(len(line) - 2))
    at(page, line[-2])
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"ply {line[-2]} of"))
    slider.press("End")
    at(page, line[-1])
    page.get_by_role("spinbutton", name="Ply").fill("1")
    page.keyboard.press("Enter")
    at(page, 1)
    page.keyboard.press("ArrowRight")  # a number box keeps its keys
    at(page, 1)
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("?")
    expect(page.locator(".replay-help")).to_contain_text("a turn back or on")
    page.keyboard.press("?")
    expect(page.locator(".replay-help")).to_have_count(0)


def _line(game: dict[str, Any]) -> list[int]:
    """The plies in force, from the setup on."""
    plies, back = [], {one["at"]: one["to"] for one in game["rewinds"]}
    ply = game["ply"]
    while ply >= 0:
        plies.append(ply)
        ply = back.get(ply - 1, ply - 1) if ply else -1
    return plies[::-1]


def test_a_branch_that_was_left_can_be_looked_at(
    page: Page, branched: tuple[Person, dict[str, Any]]
) -> None:
    _, game = branched
    first = game["rewinds"][0]
    line = _line(game)
    left = next(ply for ply in range(first["at"], 0, -1) if ply not in line)
    page.goto(f"/games/{game['id']}?ply={left}")
    at(page, left)
    turn = page.locator(".replay-turns > li", has=page.locator("[aria-current=step]"))
    expect(turn).to_have_class("replay-left")
    expect(turn).to_contain_text("taken back")
    page.keyboard.press("ArrowLeft")  # back on the branch, not on the line in force
    at(page, left - 1)
    expect(page.locator(".replay-turns")).to_contain_text(f"goes back to ply {first['to']}")
    page.keyboard.press("End")
    expect(current(page)).not_to_have_attribute("data-ply", str(game["ply"]))
    page.locator(f'.replay-turns a[data-ply="{game["ply"]}"]').click()
    at(page, game["ply"])
    went_back = page.get_by_role("list", name="Marks").get_by_role("button")
    expect(went_back.last).to_have_accessible_name(re.compile("The game is over"))


def test_it_plays_by_itself_at_the_pace_that_is_chosen(
    page: Page, branched: tuple[Person, dict[str, Any]]
) -> None:
    _, game = branched
    line = _line(game)
    page.clock.install()
    page.goto(f"/games/{game['id']}?ply=0")
    expect(current(page)).to_have_attribute("data-ply", "0")
    page.clock.pause_at(page.evaluate("() => Date.now() + 3_600_000"))  # nothing runs by itself now
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.clock.run_for(999)
    expect(current(page)).to_have_attribute("data-ply", "0")
    page.clock.run_for(2)
    expect(current(page)).to_have_attribute("data-ply", str(line[1]))
    page.get_by_role("combobox", name="Speed").select_option("0.5")
    page.clock.run_for(1010)
    expect(current(page)).to_have_attribute("data-ply", str(line[3]))
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(60_000)
    expect(current(page)).to_have_attribute("data-ply", str(line[3]))


def test_seats_points_and_what_could_be_played(
    page: Page, branched: tuple[Person, dict[str, Any]]
) -> None:
    ada, game = branched
    page.goto(f"/games/{game['id']}?ply=2")
    at(page, 2)
    page.get_by_role("combobox", name="Seen from").select_option("1")
    expect(page).to_have_url(re.compile("seat=1"))
    own = page.locator(".belongings .seat").first
    expect(own).to_have_attribute("aria-label", game["seats"][1]["account"]["name"])
    chart = page.get_by_role("img", name=re.compile("Points of each seat"))
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] * 0.95, "y": box["height"] / 2})
    at(page, game["ply"])
    page.get_by_text("As a table").click()
    page.get_by_role("table").get_by_role("button", name="0", exact=True).click()
    at(page, 0)
    page.get_by_text("What could be played").click()
    legal = ada.get(f"/v1/games/{game['id']}/legal", ply=0, seat=0)
    panel = page.locator(".replay-legal")
    expect(panel).to_contain_text(legal["asks"])
    expect(panel.get_by_role("listitem").first).to_have_text(
        re.compile(re.escape(legal["hints"][0]["words"]))
    )
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Since my last move")).to_have_attribute(
        "aria-pressed", "true"
    )


def test_a_game_goes_on_from_any_ply_as_a_fork(
    page: Page, branched: tuple[Person, dict[str, Any]]
) -> None:
    ada, game = branched
    signed_in(page, ada)
    page.goto(f"/games/{game['id']}?ply=4")
    at(page, 4)
    page.get_by_role("button", name="Fork from here").click()
    page.wait_for_url(lambda url: "/games/gam_" in url and game["id"] not in url)
    fork = ada.get(f"/v1/games/{re.findall(r'gam_[a-z0-9]+', page.url)[0]}")
    assert (fork["descent"]["how"], fork["descent"]["ply"]) == ("fork", 4)


def test_whoever_plays_looks_back_with_their_own_eyes(page: Page, person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    bob.join(game)
    ada.play_any(game, 0)
    bob.play_any(game, 1)
    signed_in(page, ada)
    page.goto(f"/games/{game}?ply=0")
    at(page, 0)
    eyes = page.get_by_role("combobox", name="Seen from")
    expect(eyes.get_by_role("option")).to_have_text([ada.name])
    hand = ada.get(f"/v1/games/{game}/states/0")["view"]["players"][0]["hand"]
    expect(page.locator(f'.item[data-id="{hand[0]}"]')).to_have_count(1)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    expect(page.locator(".replay-happened")).to_contain_text(ada.name)
    shown = ada.get(f"/v1/games/{game}")
    (seat, *_), last = shown["awaits"], shown["ply"]
    (ada, bob)[seat].play_any(game, seat)
    page.get_by_role("button", name="1 new move").click()
    expect(page.locator(f'.replay-turns a[data-ply="{last + 1}"]')).to_have_count(1)
    page.keyboard.press("End")
    at(page, last + 1)
    page.get_by_role("link", name="Back to the live game").click()
    page.wait_for_url(f"**/games/{game}")
