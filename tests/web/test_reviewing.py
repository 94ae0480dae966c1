"""The review of a finished game in the browser: asked for, made by a real reviewer, looked at."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.service.people import Person
from tests.service.reviews.engines import asked, granted, shown
from tests.service.reviews.reviewing import ReviewerProcess, until
from tests.web.axe import serious
from tests.web.moving import restless, watch
from tests.web.test_playing import SHORT

pytestmark = pytest.mark.web

TITLE = "ancient-knowledge"
SIZES = ((1440, 900), (820, 1180), (390, 844))

Windows = Callable[..., Page]
People = Callable[[], Person]


@pytest.fixture
def played(person: People) -> tuple[Person, str]:
    """Somebody, and a short game that bots have played to its end."""
    ada = person()
    bot, options = SHORT[TITLE]
    game = ada.open(bot, bot, title=TITLE, options=options)["id"]
    until(lambda: ada.get(f"/v1/games/{game}")["status"] == "finished", "the bots play to the end")
    return ada, game


@pytest.fixture
def operator(person: People, service_dsn: str) -> Person:
    """Whose reviewers are trusted."""
    return granted(service_dsn, person(), "engine", "admin")


def test_a_game_is_reviewed_and_its_mistakes_are_gone_through(
    window: Windows, played: tuple[Person, str], operator: Person, tmp_path: Path
) -> None:
    ada, game = played
    page = window(ada)
    page.goto(f"/games/{game}?ply=0")
    bar = page.get_by_role("region", name="Review")
    bar.get_by_label("How thorough").select_option("quick")
    bar.get_by_role("button", name="Review the game").click()
    expect(bar).to_contain_text("waits until an engine is free")
    with ReviewerProcess(operator, "browser", tmp_path / "reviewer.log"):
        expect(bar.get_by_role("button", name="Luck and skill")).to_be_visible()
    review = shown(ada, game)
    _marked(page, review)
    _gone_through(page, review)
    _told(page, ada, game, review)
    _balanced(page, review)


def _marked(page: Page, review: dict[str, Any]) -> None:
    """Each move with a choice has its mark; each seat has its line."""
    choices = [one for one in review["decisions"] if one["mark"] != "only"]
    expect(page.locator(".replay-turns .review-mark")).to_have_count(len(choices))
    expect(page.locator(".replay-line")).to_have_count(review["review"]["seats"])


def _gone_through(page: Page, review: dict[str, Any]) -> None:
    """Keys go from mistake to mistake; a better move is shown on the board as it was before."""
    wrong = [one for one in review["decisions"] if one["mark"] in ("mistake", "blunder")]
    expect(page.get_by_role("region", name="Review")).to_contain_text(
        {0: "No mistakes", 1: "1 mistake"}.get(len(wrong), f"{len(wrong)} mistakes")
    )
    page.locator(
        ".replay-turns"
    ).hover()  # the list moves under the pointer, and shows no other ply
    for one in wrong:
        page.keyboard.press("n")
        expect(page).to_have_url(re.compile(rf"[?&]ply={one['ply']}(&|$)"))
        expect(page.locator(".review-worth h3")).to_contain_text(one["mark"])
    for one in wrong[-2::-1]:
        page.keyboard.press("p")
        expect(page).to_have_url(re.compile(rf"[?&]ply={one['ply']}(&|$)"))
    several = next(one for one in review["decisions"] if len(one["best"]) > 1)
    page.locator(f'.replay-turns a[data-ply="{several["ply"]}"]').click()
    better = page.locator(".review-better button")
    expect(better).to_have_count(len(several["best"]))
    expect(better.first).to_be_enabled()
    better.first.click()
    expect(better.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".review-worth")).to_contain_text("the position before the move")


def _told(page: Page, ada: Person, game: str, review: dict[str, Any]) -> None:
    """Each of the best commands stands there in words, with what would have followed."""
    path = f"/v1/games/{game}/review/decisions"
    plies = [one["ply"] for one in review["decisions"] if len(one["best"]) > 1]
    decisions = ((ply, ada.get(f"{path}/{ply}", quality="quick")["best"]) for ply in plies)
    ply, told = next(one for one in decisions if any(best.get("line") for best in one[1]))
    page.locator(f'.replay-turns a[data-ply="{ply}"]').click()
    rows = page.locator(".review-better > li")
    for at, one in enumerate(told):
        expect(rows.nth(at).get_by_role("button")).to_contain_text(one["words"])
        then = rows.nth(at).locator(".review-then li")
        expect(then).to_have_text(
            [re.compile(re.escape(move["words"])) for move in one.get("line", [])]
        )


def _balanced(page: Page, review: dict[str, Any]) -> None:
    """Luck and skill of each seat add up to its result, as the review has it."""
    page.get_by_role("button", name="Luck and skill").click()
    dialog = page.get_by_role("dialog", name="Luck and skill")
    for one in review["balance"]["seats"]:
        rows = dialog.locator(".review-seat").nth(one["seat"]).locator("tbody tr")
        expect(rows).to_have_count(7)
        expect(rows.nth(5)).to_contain_text(_percent(one["result"]["chance"]))
    expect(dialog.get_by_role("link", name="What the numbers mean")).to_be_visible()
    dialog.get_by_text("As a table").click()
    dialog.get_by_role("button", name="1", exact=True).click()
    expect(dialog).to_be_hidden()
    expect(page).to_have_url(re.compile(r"[?&]ply=1(&|$)"))


def _percent(parts: int) -> str:
    return f"{parts / 100:.1f}".removesuffix(".0") + "%"


def test_a_reviewed_game_is_for_everybody_at_every_width(
    window: Windows, played: tuple[Person, str], operator: Person, tmp_path: Path
) -> None:
    ada, game = played
    assert asked(ada, game).status_code == 202
    with ReviewerProcess(operator, "browser", tmp_path / "reviewer.log"):
        until(lambda: shown(ada, game)["status"]["state"] == "done", "it is reviewed")
    ply = max(shown(ada, game)["decisions"], key=lambda one: one["loss"])["ply"]
    for width, height in SIZES:
        page = window(ada, viewport={"width": width, "height": height})
        watch(page)

        def come(page: Page = page) -> None:
            page.goto(f"/games/{game}?ply={ply}")
            expect(page.get_by_role("button", name="Luck and skill")).to_be_visible()
            expect(page.locator(".review-worth")).to_be_visible()

        come()
        assert not restless(page, come)
        assert not serious(page)
        page.get_by_role("button", name="Luck and skill").click()
        expect(page.get_by_role("dialog", name="Luck and skill")).to_be_visible()
        assert not serious(page)
