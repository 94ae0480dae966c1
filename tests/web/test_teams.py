"""Teams at a live table: who plays with whom, and who scores together."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.service.people import Person
from tests.web.conftest import Window

pytestmark = pytest.mark.web

People = Callable[[], Person]


def test_partners_are_marked_and_score_together(window: Window, person: People) -> None:
    ada, options = person(), {"team_variant": True}
    bots = ("racer", "scholar", "builder")
    game = ada.open("me", *bots, title="ancient-knowledge", options=options)["id"]
    page = window(ada)
    page.goto(f"/games/{game}")
    said = ["team 1", "team 1, your partner", "team 2", "team 2"]
    expect(page.locator(".player .team")).to_have_text(said)
    expect(page.locator(".rivals .team")).to_have_text(said[1:])
    scores = page.locator(".tally tfoot tr")
    expect(scores).to_have_count(2)
    points = [int(one) for one in scores.nth(0).locator("td").all_inner_texts()]
    sums = [f"1: {sum(points[:2])}", f"2: {sum(points[2:])}"]
    expect(scores.nth(1).locator("td")).to_have_text(sums)
