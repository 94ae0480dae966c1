"""Every move decided again in the page, without a line; and what the page says where it cannot."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.audit.bent_documents import made_again
from tests.referee.bent import judged, reference
from tests.support.depth import amount
from tests.support.titles import INSTALLED
from tests.web.axe import serious
from tests.web.conftest import Window
from tests.web.deciding import decided, payload, with_rules
from tests.web.exports import File

pytestmark = [pytest.mark.web, pytest.mark.deep]


def moved(raw: bytes) -> bytes:
    """The export of a service that lets somebody answer what was not asked, and signs that."""
    document = json.loads(raw)
    event = next(one for one in document["events"][200:] if "decision" in one)
    event["decision"] += 1
    return made_again(document, "all")


def test_games_are_decided_again_without_a_line(window: Window) -> None:
    page = window()
    with_rules(page)
    asked: list[str] = []
    page.context.on("request", lambda one: asked.append(one.url))
    page.context.set_offline(True)
    slugs = ("tzolkin", *(one for one in INSTALLED if one != "tzolkin"))[: amount(1, 5)]
    bent = File("bent.json", moved(reference("tzolkin")))
    files = [*(File(f"{slug}.json", reference(slug)) for slug in slugs), bent]
    verdicts = decided(page, files)
    for one in files[:-1]:
        verdict = verdicts[one.name]
        expect(verdict.locator("[data-both]")).to_have_attribute("data-both", "agree")
        expect(verdict.locator(".verdict-sentence")).to_have_text(re.compile("^Everything checks:"))
        verdict.get_by_text("What was checked", exact=True).click()
        moves = verdict.locator("[data-line=moves]")
        expect(moves).to_have_attribute("data-by", "rules")
        derived = verdict.locator("[data-row=draws] td").first
        expect(derived).to_contain_text(re.compile(r"\d+ draws derived again"))
    report = judged(bent.raw)
    assert [one.key for one in report.findings] == ["rules.refused"]
    verdict, ply = verdicts[bent.name], report.first_bad_ply
    expect(verdict.locator("[data-both]")).to_have_attribute("data-ply", str(ply))
    sentence = verdict.locator(".verdict-sentence")
    expect(sentence).to_have_text(
        f"The result does not follow: ply {ply} cannot have gone as the log says."
    )
    expect(verdict.locator(".verdict-banner")).to_contain_text("The rules refuse this move: ")
    row = verdict.locator("[data-row=rules]")
    expect(row.locator("td").last).to_have_attribute("data-outcome", "bad")
    expect(row.locator("td").first).to_contain_text("It knows no rules.")
    assert not serious(page)
    expect(verdict.get_by_role("button", name=f"See the board before ply {ply}")).to_be_visible()
    assert not asked


def test_the_page_says_what_it_could_not_check_without_webassembly(window: Window) -> None:
    page = window()
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto("/verify")
    panel = page.locator("[data-rules]")
    expect(panel).to_contain_text("This browser has no WebAssembly")
    expect(panel).to_contain_text("could not check whether each move was allowed")
    expect(panel.get_by_role("button")).to_have_count(0)
    raw = reference("tzolkin")
    page.locator("input[type=file]").set_input_files([payload("game.json", raw)])
    sentence = page.locator(".verdict-sentence")
    expect(sentence).to_contain_text("nobody has decided the moves again")
    assert not serious(page)
