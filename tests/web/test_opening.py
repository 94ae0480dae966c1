"""Games are opened with what a title offers, joined by others, and then played."""

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
    page.get_by_role("button", name="Open the game").click()
    page.wait_for_url(GAME)
    found = GAME.search(page.url)
    assert found
    game: dict[str, Any] = who.http.get(f"/v1/games/{found[1]}").json()
    return game


def test_a_game_is_opened_with_options_and_joined(window: Windows, person: People) -> None:
    ada, bob = person(), person()
    page = window(ada)
    page.goto("/games/new?title=tzolkin")
    page.get_by_label("How many seats").select_option("3")
    page.get_by_label("Seat C").select_option(label="Bot: Farmer")
    page.get_by_label("Starting player").select_option(label="Seat B")
    page.get_by_label("Points for corn").select_option(label="Whole points only")
    page.get_by_text("Clock and terms").click()
    page.get_by_label("Clock", exact=True).select_option(label="So much time for the whole game")
    page.get_by_label("Time", exact=True).select_option(label="2 hr")
    page.get_by_label("Added for each move").select_option(label="30 sec")
    page.get_by_label("When the time is up").select_option(label="The seat loses")
    page.get_by_label("Taking moves back").select_option(label="Never")
    game = _opened(page, ada)
    assert [one["kind"] for one in game["seats"]] == ["person", "open", "bot"]
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
    expect(page.get_by_role("heading", level=1)).to_contain_text("waiting for players")
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


def test_what_a_title_refuses_is_told_at_the_options(window: Windows, person: People) -> None:
    page = window(person())
    page.goto("/games/new?title=eldervale")
    page.get_by_label("Teams").check()
    page.get_by_role("button", name="Open the game").click()
    options = page.get_by_role("region", name="Options")
    expect(options.get_by_role("alert")).to_contain_text("Teams need four players. (EV-TEA-01)")
    page.get_by_label("Language").select_option("cs")
    options = page.get_by_role("region", name="Volby")
    expect(options.get_by_role("alert")).to_contain_text("(EV-TEA-01)")
    expect(options).not_to_contain_text("Teams need")
    page.get_by_label("Počet míst").select_option("4")
    page.get_by_label("Elementy jednotlivých míst, 1. položka").select_option(label="Voda")
    page.get_by_label("Elementy jednotlivých míst, 2. položka").select_option(label="Oheň")
    page.get_by_label("Elementy jednotlivých míst, 2. položka").select_option(label="—")
    page.get_by_role("button", name="Otevřít partii").click()
    expect(options.get_by_role("alert")).to_contain_text("(EV-")
    page.get_by_label("Elementy jednotlivých míst, 1. položka").select_option(label="—")
    page.get_by_role("button", name="Otevřít partii").click()
    page.wait_for_url(GAME)


def test_one_leaves_an_open_table(window: Windows, person: People) -> None:
    ada = person()
    game = ada.open("me", "open", "open")["id"]
    page = window(ada)
    page.goto(f"/games/{game}")
    page.get_by_role("button", name="Sit here: seat C").click()
    expect(page.get_by_role("button", name="Sit here: seat C")).to_have_count(0)
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Leave the table")).to_have_count(0)
    seats = ada.http.get(f"/v1/games/{game}").json()["seats"]
    assert [one["kind"] for one in seats] == ["open", "open", "open"]
