"""Somebody who feels wronged: to the verdict, to a filed dispute; the others; the arbiter."""

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from tests.service.disputes.conftest import arbiter_of
from tests.service.disputes.tables import Table
from tests.service.people import Person
from tests.service.settling import settle
from tests.web.axe import serious
from tests.web.conftest import Window

pytestmark = pytest.mark.web
NARROW = {"viewport": {"width": 390, "height": 844}}


class Clicks:
    """Counts the clicks of somebody on a page."""

    def __init__(self) -> None:
        self.made = 0

    def on(self, page: Page, name: str, role: str = "button") -> None:
        """A click on what has that name."""
        if role == "menu":
            page.locator("details.menu > summary").click()
        else:
            page.get_by_role("link" if role == "link" else "button", name=name).first.click()
        self.made += 1


def fits(page: Page) -> None:
    """Nothing makes the page scroll sideways, and nothing is hard to use."""
    wide, window = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= window
    assert not serious(page)


def test_from_the_game_to_a_filed_dispute_its_verdict_and_back(
    window: Window, person: Callable[[], Person], service_dsn: str
) -> None:
    table = Table(person, "tzolkin", terms={"on_dispute": "pause"})
    table.play(6)
    settle(table.ada.http)
    clicks, page, other = Clicks(), window(table.ada), window(table.bob, **NARROW)
    other.goto(f"/games/{table.id}")
    page.goto(f"/games/{table.id}")
    clicks.on(page, "", "menu")
    clicks.on(page, "Dispute a move", "link")
    sentence = page.locator(".verdict-sentence")
    expect(sentence).to_have_text(
        "Not everything could be checked: the game is still being played."
    )
    assert clicks.made == 2
    expect(page.locator(".verdict-number")).to_have_value("6")
    case = page.locator(".verdict-case")
    expect(case).to_contain_text("Decided again: the same result.")
    expect(case.locator(".verdict-rules dt").first).to_contain_text("TZ-")
    expect(page.get_by_label("What is wrong?")).to_be_focused()
    fits(page)
    page.get_by_label("What is wrong?").click()
    page.keyboard.type("That was not me.")
    clicks.on(page, "File the dispute")
    expect(case).to_contain_text("Ply 6, disputed by")
    expect(page.get_by_text("It waits for an arbiter.")).to_be_visible()
    assert clicks.made + 1 <= 5
    expect(other.get_by_role("status").get_by_role("link", name="See the dispute")).to_be_visible()

    judge = person()
    with ThreadPoolExecutor() as aside:  # the browser's own loop runs in this thread
        aside.submit(arbiter_of, service_dsn, judge).result()
    settle(table.ada.http)
    court = window(judge)
    court.goto("/about")
    court.get_by_role("link", name=re.compile(r"^Disputes \d+ (is|are) open$")).click()
    fits(court)
    found = court.locator(f'a[href="/games/{table.id}/audit?dispute=1"]')
    found.click()
    expect(court.locator(".verdict-case")).to_contain_text("That was not me.")
    court.get_by_label("Uphold: the game goes on from an earlier ply").check()
    expect(court.get_by_label("Go on from ply")).to_have_value("5")
    court.get_by_label("Reasons").fill("Both agree that it was a slip.")
    court.get_by_role("button", name="Decide").click()
    expect(court.get_by_text("The arbiter upheld it.")).to_be_visible()
    fits(court)
    events = table.types()
    assert events[-3:] == ["table.dispute-upheld", "table.rewound", "table.resumed"]
    expect(other.get_by_role("status").get_by_text("Dispute 1 is upheld.")).to_be_visible()
    other.get_by_role("link", name="See the dispute").click()
    expect(other.get_by_text("Both agree that it was a slip.")).to_be_visible()
    expect(other.get_by_text("The game goes on from ply 5.")).to_be_visible()
    fits(other)
    settle(table.ada.http)
    other.goto("/")
    notice = other.locator(".home-disputed")
    expect(notice).to_contain_text("Dispute 1 is upheld.")
    expect(notice.get_by_role("link", name="See the dispute")).to_be_visible()
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)


def test_a_dispute_is_withdrawn_and_the_page_speaks_czech(
    window: Window, person: Callable[[], Person]
) -> None:
    table = Table(person, "ancient-knowledge")
    table.play(4)
    table.opened(0, ply=3, complaint="To není pravda.")
    page = window(table.ada, locale="cs", color_scheme="dark", **NARROW)
    page.goto(f"/games/{table.id}/audit?dispute=1")
    expect(page.locator(".verdict-sentence")).to_have_text(
        "Všechno ověřit nešlo: partie se ještě hraje."
    )
    expect(page.get_by_text("To není pravda.")).to_be_visible()
    fits(page)
    page.get_by_role("button", name="Stáhnout spor").click()
    expect(page.get_by_text("stažený").first).to_be_visible()
    assert table.shown()["disputes"][0]["status"] == "withdrawn"
    stranger = window(**NARROW)
    stranger.goto(f"/games/{table.id}/audit?ply=3&dispute")
    expect(stranger.get_by_role("link", name="Sign in to dispute a move")).to_be_visible()
    stranger.goto("/disputes")
    expect(stranger.get_by_text("Disputes are judged by arbiters.")).to_be_visible()
    fits(stranger)
