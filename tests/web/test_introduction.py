"""The introduction to a title, worked through on the real board."""

from collections.abc import Callable
from itertools import product

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.laws.test_introductions import TAUGHT
from tests.support.depth import share
from tests.web.axe import serious
from tests.web.lessons import Learner
from tests.web.positions import SIZES

pytestmark = pytest.mark.web

Windows = Callable[..., Page]


def test_an_introduction_is_worked_through_with_a_mouse(window: Windows, web: httpx.Client) -> None:
    page = window(viewport={"width": 1440, "height": 900})
    learner = Learner(page, web, "tzolkin")
    assert [*learner.learns()] == []
    expect(page.get_by_role("link", name="Play against a bot")).to_have_attribute(
        "href", "/games/new?title=tzolkin"
    )
    page.goto("/titles/tzolkin/introduction")
    expect(page.locator(".lesson h2")).to_have_text("The last turn")  # where one was


def test_an_introduction_is_worked_through_by_keys_in_czech(
    window: Windows, web: httpx.Client
) -> None:
    page = window(locale="cs-CZ", viewport={"width": 390, "height": 844})
    assert [*Learner(page, web, "tzolkin", language="cs", keys=True).learns()] == []
    assert not serious(page)


def test_a_step_says_why_another_move_is_not_meant_and_why_one_is_refused(page: Page) -> None:
    page.goto("/titles/tzolkin/introduction?step=3")
    page.locator('.scene .lit[data-id="tikal"]').click()
    expect(page.get_by_text("Not this time.")).to_be_visible()
    why = page.get_by_role("button", name="Why not end the turn without placing anybody?")
    why.click()
    expect(page.get_by_text("Place or pick up at least one worker")).to_be_visible()
    link = page.locator(".lesson-refusal").get_by_role("link", name="Rule TZ-TRN-02")
    expect(link).to_have_attribute("href", "/titles/tzolkin?rule=TZ-TRN-02")
    assert not serious(page)
    page.keyboard.press("Escape")
    expect(why).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("PageDown")
    expect(page.locator(".lesson h2")).to_have_text("The second worker costs more")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".lesson-done")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".introduction")).to_have_attribute("data-state", "open")


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize("title", TAUGHT)
def test_every_introduction_is_worked_through_in_both_languages(
    window: Windows, web: httpx.Client, title: str
) -> None:
    """At one width each, in a soak at all of them; in Czech in the dark."""
    ways = tuple(product(("en", "cs"), SIZES))
    for language, (width, height) in share(ways, 2, TAUGHT.index(title)):
        scheme = "dark" if language == "cs" else "light"
        size = {"width": width, "height": height}
        page = window(locale=language, viewport=size, color_scheme=scheme)
        found = [*Learner(page, web, title, language=language).learns()]
        assert found == [], f"{language}, {width} wide"
        assert not serious(page)
        page.context.close()
