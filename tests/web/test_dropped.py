"""Games of dropped files and branches of them, without a line to the service."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.audit.exporting import exported, logged
from tests.web.axe import serious
from tests.web.conftest import Window
from tests.web.dropping import PLY, branched, opened

pytestmark = pytest.mark.web
MOVES = 3
"""Moves of one's own."""


def test_a_dropped_export_is_looked_at_and_played_on_without_a_line(window: Window) -> None:
    page = window(service_workers="allow")
    game = opened(page, "a game.json", exported(logged("tzolkin", 2, 7)))
    asked: list[str] = []
    page.context.on("request", lambda one: asked.append(one.url))
    page.context.set_offline(True)

    page.goto(f"{game}?ply={PLY}")
    sign = page.get_by_role("complementary", name="From a file, in your browser")
    expect(sign).to_contain_text("a game.json")
    expect(page.locator(".replay-board .arranged")).to_be_visible()
    for hidden in ("Dispute this move", "Check the proofs", "Share ply", "Rematch"):
        expect(page.get_by_text(hidden)).to_have_count(0)
    page.get_by_text("What could be played").click()
    legal = page.locator(".replay-legal")
    expect(legal.locator(".replay-played")).to_have_count(1)
    legal.get_by_text("What was not allowed, and why").click()
    rule = legal.locator(".replay-refused").get_by_role("button").first
    expect(rule).to_have_text(re.compile("^TZ-"))
    rule.click()
    expect(legal.locator(".rule-texts")).to_contain_text(rule.inner_text())

    here = branched(page)
    here.settled()
    branch = page.get_by_role("complementary", name="A branch of your own")
    expect(branch).to_be_visible()
    assert not serious(page)
    dice = Random(1)
    for _ in range(MOVES):
        here.click(dice.randrange)
    ply = page.locator(".line-ply")
    reached = ply.inner_text()
    page.reload()
    here.settled()
    expect(ply).to_have_text(reached)
    page.keyboard.press("u")  # it goes back in another branch
    page.wait_for_url(lambda url: "branch-" in url and here.game not in url)
    expect(ply).not_to_have_text(reached)

    page.get_by_role("link", name=f"The recorded game at ply {PLY}").click()
    expect(sign).to_be_visible()
    sign.get_by_role("button", name="Forget it").click()
    page.wait_for_url("**/verify")
    expect(page.get_by_role("heading", name="Games in your browser")).to_have_count(0)
    assert not [url for url in asked if "/v1/games" in url and "awaited" not in url]
