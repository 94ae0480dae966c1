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
from tests.web.players import remembering

pytestmark = pytest.mark.web

People = Callable[[], Person]


@pytest.fixture
def branched(person: People) -> tuple[Person, dict[str, Any]]:
    """Somebody, and a finished game of theirs that went back more than once."""
    ada, bob = person(), person()
    game = gone_back(ada, bob, "tzolkin")
    return ada, ada.get(f"/v1/games/{game}")


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
    seats = page.get_by_role("list", name="Seats").get_by_role("button")
    expect(seats.nth(1)).to_contain_text(game["seats"][1]["account"]["name"])
    expect(seats.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".replay-mine")).to_be_visible()
    line = page.locator(".replay-line-box")
    box = line.bounding_box()
    assert box is not None
    line.click(position={"x": box["width"] - 1, "y": 7})
    at(page, game["ply"])
    page.keyboard.press("?")
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
    page.keyboard.press("?")
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Since my last move")).to_have_attribute(
        "aria-pressed", "true"
    )


def test_a_game_goes_on_from_any_ply_as_a_fork(
    page: Page, branched: tuple[Person, dict[str, Any]]
) -> None:
    ada, game = branched
    page.add_init_script(remembering(ada))
    page.goto(f"/games/{game['id']}?ply=4")
    at(page, 4)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/games/gam_" in url and game["id"] not in url)
    fork = ada.get(f"/v1/games/{re.findall(r'gam_[a-z0-9]+', page.url)[0]}")
    assert (fork["descent"]["how"], fork["descent"]["ply"]) == ("fork", 4)
    said = page.get_by_role("link", name="A fork of another game, from ply 4 on")
    expect(said).to_have_attribute("href", f"/games/{game['id']}?ply=4")


def test_whoever_plays_looks_back_with_their_own_eyes(page: Page, person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    bob.join(game)
    ada.play_any(game, 0)
    bob.play_any(game, 1)
    page.add_init_script(remembering(ada))
    page.goto(f"/games/{game}?ply=0")
    at(page, 0)
    eyes = page.get_by_role("combobox", name="Seen from")
    expect(eyes.get_by_role("option")).to_have_text([f"seen by {ada.name}"])
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


def test_a_finished_game_shows_its_result_unless_somebody_does_not_want_to_know(
    page: Page, branched: tuple[Person, dict[str, Any]]
) -> None:
    _, game = branched
    name = game["seats"][0]["account"]["name"]
    page.goto(f"/games/{game['id']}")
    at(page, game["ply"])
    band = page.locator(".replay-band")
    expect(band).to_contain_text(f"{name} won")
    expect(band.get_by_role("list", name="Result").get_by_role("listitem")).to_have_count(2)
    band.get_by_text("Points by kind").click()
    expect(band.get_by_role("table").get_by_role("columnheader")).to_have_count(3)
    expect(band.get_by_role("button", name="Rematch")).to_have_count(0)  # for those who played
    page.evaluate("localStorage.setItem('kronika/notices/unspoilt', 'yes')")
    page.goto(f"/games/{game['id']}")
    expect(current(page)).to_have_attribute("data-ply", "0")
    expect(band).to_contain_text("The result is hidden")
    expect(band).not_to_contain_text("won")
    expect(page.locator(".replay-turns a")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    at(page, 1)
    expect(page.locator(".replay-turns a")).to_have_count(2)
    band.get_by_role("button", name="Show it").click()
    expect(band).to_contain_text(f"{name} won")


def test_what_changed_and_any_two_plies_compared(
    page: Page, branched: tuple[Person, dict[str, Any]]
) -> None:
    ada, game = branched
    line = _line(game)
    page.goto(f"/games/{game['id']}?ply={line[3]}")
    at(page, line[3])
    move = next(one for one in told(ada.http, game["id"]) if one.get("ply") == line[3])
    happened = page.locator(".replay-happened")
    expect(happened.get_by_role("heading")).to_contain_text(move["words"])
    page.keyboard.press("c")
    page.keyboard.press("End")
    expect(happened.get_by_role("heading")).to_have_text(f"Ply {line[3]} and ply {line[-1]}")
    whole = ada.get(f"/v1/games/{game['id']}/comparison", **{"from": line[3], "to": line[-1]})
    amounts = [one for one in whole["differences"] if one["type"] == "amount"]
    first = amounts[0]
    row = re.compile(f"{first['name']}{first['before']}→ {first['after']}")
    expect(happened.get_by_role("row").filter(has_text=row)).not_to_have_count(0)
    page.keyboard.press("c")
    expect(happened.get_by_role("heading")).not_to_contain_text("and ply")
    box = page.locator(".replay-line-box").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 1, box["y"] + 7)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 7, steps=4)
    page.mouse.move(box["x"] + box["width"], box["y"] + 7, steps=4)
    page.mouse.up()
    expect(happened.get_by_role("heading")).to_have_text(f"Ply 0 and ply {line[-1]}")


def test_a_ply_is_shared_disputed_and_vouched_for(
    page: Page, branched: tuple[Person, dict[str, Any]]
) -> None:
    _, game = branched
    path = f"/games/{game['id']}"
    page.goto(f"{path}?ply=2")
    at(page, 2)
    page.get_by_role("button", name="Share ply 2").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Address")).to_have_value(re.compile(rf"{path}\?ply=2$"))
    expect(dialog.get_by_label("Picture")).to_have_value(re.compile(rf"/v1{path}/picture\?ply=2$"))
    expect(dialog.get_by_label("Code for another page")).to_have_value(
        re.compile(rf"/embed{path}\?ply=2")
    )
    dialog.get_by_role("button", name="Close").click()
    dispute = page.get_by_role("link", name="Dispute this move")
    expect(dispute).to_have_attribute("href", f"{path}/audit?ply=2&dispute")
    expect(page.locator(".replay-receipt")).to_contain_text("Ply 2 was signed when it was played")
    thing = page.locator(".replay-board .handle, .replay-board .item").first
    thing.click()
    expect(page.locator(".zone-filter")).not_to_have_value("")
