"""What a title's page tells: its rules, to be found by words or by id, and its bots."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.service.people import Person, play_to_the_end
from tests.service.settling import settle
from tests.web.axe import serious
from tests.web.sights import visit

pytestmark = pytest.mark.web

Windows = Callable[..., Page]
People = Callable[[], Person]


def test_rules_lie_in_sections_and_are_found_by_words_and_ids(page: Page) -> None:
    visit(page, "/titles/tzolkin")
    rules = page.get_by_role("region", name="Rules to read")
    lines = rules.get_by_role("listitem")
    placing = rules.get_by_text("Placing workers", exact=True)
    expect(placing).to_be_visible()
    expect(lines.filter(visible=True)).to_have_count(0)
    placing.click()
    expect(lines.filter(visible=True)).to_have_count(8)
    placing.click()
    search = rules.get_by_role("searchbox", name="Search by words or by id")
    hits = rules.get_by_role("list", name="Rules that were found").get_by_role("listitem")
    search.fill("tz-plc-05")
    expect(hits).to_have_count(1)
    expect(hits).to_contain_text("TZ-PLC-05")
    search.fill("skull chichen")
    expect(hits.first).to_be_visible()
    for line in hits.all():
        expect(line).to_contain_text("skull", ignore_case=True)
    search.fill("worker")
    expect(hits).to_have_count(9)
    rules.get_by_role("button", name="Show all").click()
    assert hits.count() > 9
    search.fill("no such words")
    expect(rules.get_by_role("status")).to_have_text("No rule has these words.")
    search.fill("skull chichen")
    hits.get_by_role("link").first.click()
    expect(hits).to_have_count(1)
    expect(search).to_have_value(page.url.partition("rule=")[2])
    assert not serious(page)


def test_a_link_to_a_rule_shows_it_in_the_language_of_the_page(window: Windows) -> None:
    page = window(locale="cs-CZ", viewport={"width": 390, "height": 844})
    visit(page, "/titles/tzolkin?rule=TZ-BEG-01")
    rules = page.get_by_role("region", name="Pravidla ke čtení")
    hit = rules.get_by_role("list", name="Nalezená pravidla").get_by_role("listitem")
    expect(hit).to_contain_text("žebrat")
    expect(hit).to_be_in_viewport()
    rules.get_by_role("searchbox").fill("zebrani")  # marks may be left out
    expect(hit.first).to_be_visible()


def test_a_page_of_a_title_tells_how_its_games_go(window: Windows, person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    bob.join(game)
    play_to_the_end(game, (ada, 0), (bob, 1))
    settle(ada.http)
    told = ada.get("/v1/titles/lanterns/statistics")["companies"]
    (persons,) = (one for one in told if one["company"] == "persons")
    page = window(ada, color_scheme="light", viewport={"width": 1440, "height": 900})
    visit(page, "/titles/lanterns")
    statistics = page.get_by_role("region", name="How it goes")
    expect(statistics).to_contain_text(f"{persons['games']} game")
    (pair,) = (one for one in persons["sizes"] if one["seats"] == 2)
    said = ", ".join(
        f"seat {letter} {won / pair['games']:.0%}"
        for letter, won in zip("AB", pair["wins"], strict=True)
    )
    expect(statistics.get_by_role("img", name=said)).to_be_visible()
    statistics.get_by_label("Usual scores In numbers").click()
    rows = statistics.get_by_role("table").filter(has_text="Points").get_by_role("row")
    expect(rows).to_have_count(len(persons["scores"]["bars"]) + 1)
    for source in persons["sources"]:
        expect(statistics).to_contain_text(source["label"])
    own = ada.get("/v1/leaderboards/lanterns", exclude_bots=True)["me"]
    leaders = page.get_by_role("region", name="Leaderboard")
    expect(leaders).to_contain_text(f"You are {own['place']} of {own['players']}.")
    last = page.get_by_role("region", name="Last games").get_by_role("listitem").first
    expect(last.get_by_role("link")).to_have_attribute("href", f"/games/{game}")
    assert serious(page) == []
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 390, "height": 844})
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_running_game_leads_to_its_title_and_rules_and_a_title_to_a_board(
    window: Windows, person: People
) -> None:
    ada = person()
    game = ada.open("me", "random", title="eldervale")["id"]
    page = window(ada)
    visit(page, f"/games/{game}")
    page.get_by_role("main").get_by_label("Menu").click()
    page.get_by_role("link", name="Rules to read").click()
    page.wait_for_url("**/titles/eldervale#title-rules")
    expect(page.get_by_role("region", name="Rules to read")).to_be_in_viewport()
    page.get_by_text("In the box").click()
    expect(page.get_by_role("region", name="In the box").get_by_role("searchbox")).to_be_visible()
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/games/*")
    expect(page.locator(".dock")).to_be_visible()


def test_bots_speak_the_language_of_the_page(window: Windows, person: People) -> None:
    ada = person()
    game = ada.open("me", "farmer", title="tzolkin")["id"]
    page = window(ada, locale="cs-CZ")
    visit(page, "/titles/tzolkin")
    bots = page.get_by_role("region", name="Roboti")
    expect(bots).to_contain_text("Farmář")
    expect(bots).to_contain_text("Hraje kterýkoli povolený tah.")
    visit(page, "/games/new?title=tzolkin")
    page.get_by_role("group", name="Místo B").get_by_text("Robot, střední").click()
    page.get_by_label("Styl robota na místě B").select_option(label="Lebky")
    expect(page.get_by_text("V Yaxchilanu bere křišťálové lebky")).to_be_visible()
    visit(page, "/games?tab=mine")
    expect(page.locator(".lobby-seats")).to_contain_text("Farmář")
    visit(page, f"/games/{game}")
    expect(page.get_by_role("region", name="Hráči")).to_contain_text("Farmář")
    expect(page.locator(".log")).to_contain_text("Farmář si nechává")
    visit(page, f"/games/{game}?ply=0")
    expect(page.get_by_role("list", name="Hráči")).to_contain_text("Farmář")
