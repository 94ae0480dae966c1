"""Hints in the browser: allowed where a table is opened, asked for at the table, told and drawn."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.service.people import Person
from tests.web.axe import serious
from tests.web.players import Seated

pytestmark = pytest.mark.web

Windows = Callable[..., Page]
People = Callable[[], Person]
GAME = re.compile(r"/games/gam_\w+$")
UNRATED = "With hints: the game is not rated."


def test_a_table_of_one_person_against_bots_is_opened_with_hints(
    window: Windows, person: People
) -> None:
    ada = person()
    page = window(ada)
    page.goto("/games/new?title=tzolkin")
    hints = page.get_by_label("With hints")
    expect(page.get_by_role("group", name="Seat C")).to_be_visible()
    expect(hints).to_have_count(0)  # a friend plays, too
    _sits(page, "B", "Bot, easy")
    summary = page.get_by_role("complementary", name="What will be")
    expect(summary).not_to_contain_text(UNRATED)
    hints.check()
    expect(summary).to_contain_text(UNRATED)
    _sits(page, "B", "Open to all")
    expect(hints).to_have_count(0)
    expect(summary).not_to_contain_text(UNRATED)
    _sits(page, "B", "Bot, easy")
    expect(hints).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(GAME)
    here = Seated.here(page)
    here.settled()
    assert ada.get(f"/v1/games/{here.game}")["terms"]["hints"] is True
    expect(page.get_by_text(UNRATED)).to_be_visible()


def _sits(page: Page, seat: str, who: str) -> None:
    page.get_by_role("group", name=f"Seat {seat}").get_by_role("radio", name=who).check()


def test_hints_are_told_in_words_and_drawn_until_something_is_played(
    window: Windows, person: People
) -> None:
    ada = person()
    game = ada.open("me", "random", title="tzolkin", terms={"hints": True})["id"]
    page = window(ada)
    here = Seated(page, game)
    here.settled()
    legal = ada.legal(game)
    best = ada.http.post(f"/v1/games/{game}/hint", json={"seat": 0}).json()["commands"]
    words = [legal["hints"][legal["commands"].index(one["command"])]["words"] for one in best]
    asks = page.locator(".asks")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(asks).to_contain_text(f"Best choice: {words[0]}. Your chance to win with it: ")
    expect(page.get_by_role("status").filter(has_text="Best choice")).to_be_attached()
    expect(page.locator(".review-arrow .review-aim")).to_be_visible()
    assert not serious(page)
    page.keyboard.press("h")
    expect(asks).to_contain_text(f"Second best choice: {words[1]}")
    page.keyboard.press("Escape")
    expect(asks).not_to_contain_text("choice:")
    expect(page.locator(".review-arrow")).to_have_count(0)
    page.keyboard.press("h")
    expect(asks).to_contain_text("Best choice:")
    assert ada.play(game, 0, [best[0]["command"]]).status_code == 201
    expect(asks).not_to_contain_text("choice:")


def test_no_hints_where_none_are_given(window: Windows, person: People) -> None:
    ada = person()
    game = ada.open("me", "random", title="tzolkin")["id"]
    page = window(ada)
    Seated(page, game).settled()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".hinted")).to_have_count(0)
    expect(page.get_by_text(UNRATED)).to_have_count(0)
