"""What a title's page tells: its rules, to be found by words or by id, and its bots."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.service.people import Person
from tests.web.axe import serious
from tests.web.sights import visit

pytestmark = pytest.mark.web

Windows = Callable[..., Page]
People = Callable[[], Person]


def test_rules_lie_in_sections_and_are_found_by_words_and_ids(page: Page) -> None:
    visit(page, "/titles/tzolkin")
    rules = page.get_by_role("region", name="Rules")
    lines = rules.get_by_role("listitem")
    placing = rules.get_by_text("Placing workers", exact=True)
    expect(placing).to_be_visible()
    expect(lines.filter(visible=True)).to_have_count(0)
    placing.click()
    expect(lines.filter(visible=True)).to_have_count(8)
    search = rules.get_by_role("searchbox", name="Search by words or by id")
    search.fill("tz-plc-05")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("TZ-PLC-05")
    search.fill("skull chichen")
    expect(lines.filter(visible=True).first).to_be_visible()
    for line in lines.all():
        expect(line).to_contain_text("skull", ignore_case=True)
    search.fill("no such words")
    expect(rules.get_by_role("status")).to_have_text("No rule has these words.")
    search.fill("skull chichen")
    lines.get_by_role("link").first.click()
    expect(lines).to_have_count(1)
    expect(search).to_have_value(page.url.partition("rule=")[2])
    assert not serious(page)


def test_a_link_to_a_rule_shows_it_in_the_language_of_the_page(window: Windows) -> None:
    page = window(locale="cs-CZ")
    visit(page, "/titles/tzolkin?rule=TZ-BEG-01")
    rules = page.get_by_role("region", name="Pravidla")
    expect(rules.get_by_role("listitem")).to_contain_text("žebrat")
    expect(rules.get_by_role("heading", name="Žebrání")).to_be_visible()
    rules.get_by_role("searchbox").fill("zebrani")  # marks may be left out
    expect(rules.get_by_role("listitem").first).to_be_visible()


def test_bots_speak_the_language_of_the_page(window: Windows, person: People) -> None:
    ada = person()
    game = ada.open("me", "farmer", title="tzolkin")["id"]
    page = window(ada, locale="cs-CZ")
    visit(page, "/titles/tzolkin")
    notes = page.get_by_role("region", name="Co je dobré vědět")
    expect(notes).to_contain_text("Farmář")
    expect(notes).to_contain_text("Hraje kterýkoli povolený tah.")
    visit(page, "/games/new?title=tzolkin")
    page.get_by_label("Místo B").select_option(label="Robot: Lebky")
    expect(page.get_by_text("V Yaxchilanu bere křišťálové lebky")).to_be_visible()
    visit(page, "/games?tab=mine")
    expect(page.locator(".lobby-seats")).to_contain_text("Farmář")
    visit(page, f"/games/{game}")
    expect(page.get_by_role("region", name="Hráči")).to_contain_text("Farmář")
    expect(page.locator(".log")).to_contain_text("Farmář si nechává")
    visit(page, f"/games/{game}?ply=0")
    expect(page.get_by_role("list", name="Hráči")).to_contain_text("Farmář")
