"""Tables are opened with what a title offers, joined by others, and then played."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.service.people import Person
from tests.service.settling import settle

pytestmark = pytest.mark.web

Windows = Callable[..., Page]
People = Callable[[], Person]
GAME = re.compile(r"/games/(gam_\w+)$")


def _opened(page: Page, who: Person) -> dict[str, Any]:
    """The game that the page has just opened, as the service has it."""
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(GAME)
    found = GAME.search(page.url)
    assert found
    game: dict[str, Any] = who.http.get(f"/v1/games/{found[1]}").json()
    return game


def _sits(page: Page, seat: str, who: str) -> None:
    page.get_by_role("group", name=f"Seat {seat}").get_by_role("radio", name=who).check()


def test_a_game_is_opened_with_options_and_joined(window: Windows, person: People) -> None:
    ada, bob = person(), person()
    page = window(ada)
    page.goto("/games/new?title=tzolkin")
    page.get_by_role("group", name="Players").get_by_role("radio", name="3").check()
    _sits(page, "B", "Open to all")
    _sits(page, "C", "Bot, medium")
    page.get_by_label("Style of the bot on seat C").select_option(label="Skulls")
    page.get_by_text("Variants").click()
    page.get_by_label("Starting player").select_option(label="Seat B")
    page.get_by_label("Points for corn").select_option(label="Whole points only")
    expect(page.get_by_text("Starting player: Seat B")).to_be_visible()
    page.get_by_role("radio", name="Own clock").check()
    page.get_by_label("Time", exact=True).select_option(label="2 hr")
    page.get_by_label("Added for each move").select_option(label="30 sec")
    page.get_by_label("When the time is up").select_option(label="The seat loses")
    page.get_by_text("Taking back and disputes").click()
    page.get_by_label("Taking moves back").select_option(label="Never")
    game = _opened(page, ada)
    assert [one["kind"] for one in game["seats"]] == ["person", "open", "bot"]
    assert game["seats"][2]["bot"] == "skulls"
    assert game["options"] == {"starting_player": 1, "corn_vp_rounding": "floor"}
    assert game["terms"] == {
        "clock": {
            "pace": {"type": "total", "seconds": 7200, "increment": 30},
            "window": None,
            "on_expiry": "loss",
        },
        "on_dispute": "go-on",
        "takebacks": "never",
    }
    expect(page).to_have_title(re.compile("waiting for players"))
    expect(page.get_by_role("region", name="What was agreed on")).to_contain_text("Seat B")

    settle(bob.http)
    other = window(bob)
    other.goto("/?title=tzolkin")
    row = other.get_by_role("listitem").filter(has=other.locator(f'a[href$="{game["id"]}"]'))
    row.get_by_role("button", name="Join").click()
    other.wait_for_url(GAME)
    for seen in (page, other):  # both browsers have told what they add to the draw
        expect(seen.locator(".table")).to_be_visible()
    assert ada.http.get(f"/v1/games/{game['id']}").json()["status"] == "running"


def test_a_table_is_opened_as_it_is_set_and_again_as_last_time(
    window: Windows, person: People
) -> None:
    ada = person()
    page = window(ada)
    page.goto("/games/new?title=monumental")
    summary = page.get_by_role("complementary", name="What will be")
    expect(summary).to_contain_text("You, a friend whom you send the link, and a medium bot")
    game = _opened(page, ada)
    assert [one["kind"] for one in game["seats"]] == ["person", "open", "bot"]
    assert game["terms"]["clock"]["pace"] == {"type": "total", "seconds": 900, "increment": 20}
    (kept,) = ada.get(f"/v1/games/{game['id']}/invitations")["items"]
    assert kept["seat"] == 1, "the open seat is kept for whoever has the link"
    expect(page.get_by_label("Invitation link", exact=True)).to_contain_text("/i/")

    page.goto("/games/new?title=tzolkin")
    page.get_by_role("radio", name="A day a move").check()
    page.reload()  # what is being set up stays
    expect(page.get_by_role("radio", name="A day a move")).to_be_checked()
    page.get_by_role("button", name="as last time (Monumental)").click()
    expect(page.get_by_role("radio", name="Live, 15 min each")).to_be_checked()
    page.get_by_role("button", name="play now against a medium bot").click()
    page.wait_for_url(GAME)
    expect(page.locator(".table")).to_be_visible()


def test_what_a_title_refuses_is_told_at_the_options(window: Windows, person: People) -> None:
    page = window(person())
    page.goto("/games/new?title=eldervale")
    _sits(page, "B", "Bot, easy")
    page.get_by_text("Variants").click()
    page.get_by_label("Teams").check()
    page.get_by_role("button", name="Open the table").click()
    refused = page.get_by_role("region", name="How fast?").get_by_role("alert")
    expect(refused).to_contain_text("Teams need four players. (EV-TEA-01)")
    page.get_by_label("Language").select_option("cs")
    block = page.get_by_role("region", name="Jak rychle?")
    expect(block.get_by_role("alert")).to_contain_text("(EV-TEA-01)")
    expect(block).not_to_contain_text("Teams need")
    page.get_by_role("group", name="Hráčů").get_by_role("radio", name="4").check()
    page.get_by_label("Elementy jednotlivých míst, 1. položka").select_option(label="Voda")
    page.get_by_label("Elementy jednotlivých míst, 2. položka").select_option(label="Oheň")
    page.get_by_label("Elementy jednotlivých míst, 2. položka").select_option(label="—")
    page.get_by_role("button", name="Otevřít stůl").click()
    expect(block.get_by_role("alert")).to_contain_text("(EV-")
    page.get_by_label("Elementy jednotlivých míst, 1. položka").select_option(label="—")
    page.get_by_role("button", name="Otevřít stůl").click()
    page.wait_for_url(GAME)


def test_one_leaves_an_open_table(window: Windows, person: People) -> None:
    ada, bob = person(), person()
    game = bob.open("me", "open", "open")["id"]
    page = window(ada)
    page.goto(f"/games/{game}")
    page.get_by_role("button", name="Sit down and play").nth(1).click()
    expect(page.get_by_role("button", name="Sit down and play")).to_have_count(0)
    seats = ada.http.get(f"/v1/games/{game}").json()["seats"]
    assert [one["kind"] for one in seats] == ["person", "open", "person"]
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Leave the table")).to_have_count(0)
    seats = ada.http.get(f"/v1/games/{game}").json()["seats"]
    assert [one["kind"] for one in seats] == ["person", "open", "open"]


def test_bots_come_where_nobody_does_and_the_tab_says_that_it_begins(
    window: Windows, person: People
) -> None:
    ada = person()
    game = ada.open("me", "open", "open", title="tzolkin")["id"]
    page = window(ada)
    page.add_init_script("Object.defineProperty(document, 'hidden', {get: () => !window.seen});")
    page.goto(f"/games/{game}")
    empty = page.get_by_role("listitem").filter(has_text="Nobody comes?")
    expect(empty).to_have_count(2)
    empty.first.get_by_role("button", name="Easy bot").click()
    expect(empty).to_have_count(1)
    bot = page.get_by_role("listitem").filter(has_text="Another strength")
    bot.get_by_role("radio", name="hard").check()
    expect(bot.get_by_role("heading", name="Bot, hard")).to_be_visible()
    assert ada.get(f"/v1/games/{game}")["seats"][1]["bot"] == "hard"
    bot.get_by_role("button", name="Free the seat").click()
    expect(empty).to_have_count(2)
    for _ in range(2):
        before = empty.count()
        empty.first.get_by_role("button", name="Medium bot").click()
        if before == 2:
            expect(empty).to_have_count(1)
    expect(page.locator(".table")).to_be_visible()
    expect(page).to_have_title(re.compile("^\N{BELL} "))
    page.evaluate("window.seen = true; document.dispatchEvent(new Event('visibilitychange'))")
    expect(page).not_to_have_title(re.compile("^\N{BELL} "))
