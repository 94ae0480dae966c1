"""The rules in the browser at a table: what choices do is told without asking the service."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.service.people import Person
from tests.web.axe import serious
from tests.web.conftest import Window
from tests.web.players import Seated

pytestmark = pytest.mark.web

People = Callable[[], Person]


def test_with_the_rules_loaded_no_preview_is_asked_for(window: Window, person: People) -> None:
    ada = person()
    page = window(ada)
    asked: list[str] = []
    page.on("request", lambda one: asked.append(f"{one.method} {one.url}"))

    def asked_for(what: str) -> int:
        return sum(what in one for one in asked)

    here = Seated(page, ada.open("me", "farmer", title="tzolkin")["id"])
    here.settled()
    assert not asked_for("/rules.json"), "nothing is loaded unless somebody wants it"
    page.locator(".menu > summary").click()
    page.get_by_label("Load the rules into this browser").check()
    expect(page.get_by_text("The rules are here.")).to_be_visible()
    assert not serious(page)
    page.keyboard.press("Escape")

    for _ in range(3):  # two tiles are kept, and revealed
        here.click(lambda _: 0)
    asked.clear()
    here.point()
    told = here.table.locator(".dock .foretold")
    expect(told).to_be_visible()
    assert told.get_attribute("aria-label")
    dice = Random(1)
    for _ in range(6):
        here.click(dice.randrange)
    assert asked_for("/previews") == 0
    assert 1 <= asked_for("/world?") <= 1 + asked_for("/moves"), "one world for each decision"
