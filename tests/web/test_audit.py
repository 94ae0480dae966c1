"""The pages on which games and exports are verified, and the verifier behind them."""

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest
from generating.nodejs import install, node
from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.audit.exporting import KEY, REGISTRY, exported, logged
from tests.service.people import Person
from tests.service.settling import settle
from tests.web.axe import serious
from tests.web.chromium import WEB
from tests.web.exports import File, bent, honest
from tests.web.players import remembering
from verifier.verifying import verify

pytestmark = pytest.mark.web
LONG = 180_000
"""Milliseconds in which the slowest machine verifies twenty exports."""


def payload(name: str, raw: bytes) -> FilePayload:
    return {"name": name, "mimeType": "application/json", "buffer": raw}


def dropped(page: Page, files: Sequence[File]) -> dict[str, Locator]:
    """The verdicts on files that are dropped together, by name."""
    page.locator("input[type=file]").set_input_files([payload(one.name, one.raw) for one in files])
    expect(page.locator("article[data-file]")).to_have_count(len(files), timeout=LONG)
    return {one.name: page.locator(f'article[data-file="{one.name}"]') for one in files}


def test_the_published_vectors_come_out() -> None:
    install(WEB)
    node(WEB, "--test", "tests/verifying/*.test.mjs")


def test_twenty_honest_exports_are_accepted(page: Page) -> None:
    files = list(honest())
    assert len(files) == 20
    page.goto("/verify")
    keys = payload("keys.txt", f"{KEY.public}\n".encode())
    page.locator("input[type=file]").set_input_files([keys])
    verdicts = dropped(page, files)
    for one in files:
        expect(verdicts[one.name]).to_have_attribute("data-outcome", "good")
        rewritten = "true" if one.name == "rewritten.json" else "false"
        expect(verdicts[one.name]).to_have_attribute("data-rewritten", rewritten)
        expect(verdicts[one.name].locator("[data-verdict]")).to_have_attribute(
            "data-verdict", "incomplete"
        )  # nobody has decided the moves again
        verdicts[one.name].locator("summary").first.click()
        signed = verdicts[one.name].locator("[data-check=keys]")
        expect(signed).to_have_attribute("data-outcome", "good")
    assert not serious(page)


def test_twenty_bent_exports_are_refused_at_the_ply_of_kronika_verify(page: Page) -> None:
    files = list(bent())
    assert len(files) == 20
    page.goto("/verify")
    verdicts = dropped(page, files)
    named = 0
    for one in files:
        report = verify(one.name, one.raw, REGISTRY)
        assert not report.good, one.name
        expect(verdicts[one.name]).to_have_attribute("data-outcome", "bad")
        told = verdicts[one.name].get_attribute("data-ply")
        assert told == (None if report.first_bad_ply is None else str(report.first_bad_ply)), one
        named += told is not None
        if told is not None:
            sentence = verdicts[one.name].locator(".verdict-sentence")
            expect(sentence).to_contain_text(f"ply {told} ")
            expect(sentence).to_contain_text(re.compile("was changed|does not follow"))
    assert named >= 16
    assert not serious(page)


def test_files_can_be_dropped_and_chosen_by_key(page: Page) -> None:
    raw = exported(logged("lanterns", 2, 1))
    # From now on choosers are caught; asked for only at the key, it may be too late for it.
    page.on("filechooser", lambda _: None)
    page.goto("/verify")
    page.locator(".audit-drop").evaluate(
        """(field, text) => {
            const dragged = new DataTransfer();
            dragged.items.add(new File([text], 'dropped.json'));
            field.dispatchEvent(new DragEvent('drop', {dataTransfer: dragged, bubbles: true}));
        }""",
        raw.decode(),
    )
    expect(page.locator('article[data-file="dropped.json"]')).to_be_visible(timeout=LONG)
    page.locator("input[type=file]").focus()
    expect(page.locator("input[type=file]")).to_be_focused()
    with page.expect_file_chooser() as choosing:
        page.keyboard.press("Space")
    choosing.value.set_files([payload("chosen.json", raw + b"x")])
    chosen = page.locator('article[data-file="chosen.json"]')
    expect(chosen).to_have_attribute("data-outcome", "bad", timeout=LONG)


def test_draws_are_derived_again_when_a_report_says_which(page: Page) -> None:
    raw = exported(logged("tzolkin", 2, 1))
    report = verify("game.json", raw, REGISTRY)
    told = json.loads(msgspec.json.encode([report]))
    page.goto("/verify")
    page.locator("input[type=file]").set_input_files(
        [payload("game.json", raw), payload("report.json", json.dumps(told).encode())]
    )
    step = page.locator('[data-check="draws"]')
    expect(step).to_have_attribute("data-outcome", "good", timeout=LONG)
    expect(step).to_contain_text(f"{len(report.draws)} draws derived again")
    moves = page.locator('[data-line="moves"]')
    expect(moves).to_have_attribute("data-by", "command")
    sentence = page.locator(".verdict-sentence")
    expect(sentence).to_have_text(
        "Not everything could be checked: no key that you know has signed."
    )
    keys = payload("keys.txt", f"{KEY.public}\n".encode())
    page.locator("input[type=file]").set_input_files([keys])
    expect(sentence).to_have_text(re.compile("^Everything checks: "))
    page.get_by_role("button", name="Remove all").click()
    last = told[0]["draws"][-1]
    last["outcome"] = (last["outcome"] + 1) % last["below"]
    page.locator("input[type=file]").set_input_files(
        [payload("game.json", raw), payload("report.json", json.dumps(told).encode())]
    )
    expect(step).to_have_attribute("data-outcome", "bad", timeout=LONG)
    expect(step).to_contain_text(f"at ply {last['ply']}")


def test_a_game_is_verified_where_it_was_played(
    page: Page, person: Callable[[], Person], tmp_path: Path
) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin")["id"]
    for _ in range(4):
        ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])
    assert ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0}).status_code == 200
    settle(ada.http)
    page.add_init_script(remembering(ada))
    page.goto(f"/games/{game}/audit")
    expect(page.locator(".verdict-sentence")).to_contain_text("Everything checks", timeout=LONG)
    moves = page.locator('[data-line="moves"]')
    expect(moves).to_have_attribute("data-by", "service")
    checks = ("document", "chain", "table", "keys", "seal", "receipts", "checkpoint", "draws")
    for check in checks:
        step = page.locator(f'[data-check="{check}"]')
        expect(step).to_have_attribute("data-outcome", "good")
    chain = page.locator('[data-check="chain"]')
    page.get_by_text("Nothing missing, nothing changed").click()
    chain.get_by_text("Show bytes and hashes").click()
    head = ada.get(f"/v1/games/{game}/export")["events"][-1]["hash"]
    expect(chain).to_contain_text(head)
    page.get_by_text("Keys, links and logs").click()
    link = page.locator("section", has=page.get_by_role("heading", name="Look at a link")).last
    link.get_by_label("Ply").fill("1")
    made, recorded = link.locator("dd code").all_inner_texts()[-2:]
    assert made == recorded
    with page.expect_download() as downloading:
        page.get_by_role("button", name="The game").click()
    saved = tmp_path / "game.json"
    downloading.value.save_as(saved)
    assert verify("game.json", saved.read_bytes(), REGISTRY).good
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Proof of ply").click()
    proof = tmp_path / "move.tlog-proof"
    downloading.value.save_as(proof)
    assert not serious(page)
    page.goto("/verify")
    keys = payload("keys.json", ada.http.get("/v1/keys").content)
    files = [
        keys,
        payload(proof.name, proof.read_bytes()),
        payload("game.json", saved.read_bytes()),
    ]
    page.locator("input[type=file]").set_input_files(files)
    article = page.locator("article[data-proof]")
    expect(article).to_have_attribute("data-outcome", "good", timeout=LONG)
    expect(article.locator("[data-step=document]")).to_contain_text("game.json has the same hash")


def test_a_changed_file_is_held_against_the_game_of_the_service(
    page: Page, person: Callable[[], Person]
) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin")["id"]
    for _ in range(3):
        ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])
    ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0}).raise_for_status()
    settle(ada.http)
    told = ada.get(f"/v1/games/{game}/export")
    event = next(one for one in told["events"] if one["ply"] == 3)
    event["at"] = "2001-01-01T00:00:00Z"
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    page.goto("/verify")
    page.locator("input[type=file]").set_input_files(
        [payload("changed.json", json.dumps(told).encode())]
    )
    beside = page.get_by_role("region", name="Ply 3, side by side")
    compare = beside.get_by_role("button", name="Compare with the game of this service")
    expect(compare).to_be_visible(timeout=LONG)
    assert not [one for one in asked if game in one], "nobody is asked before somebody wishes it"
    compare.click()
    expect(beside).to_contain_text("As the service has sealed it; that copy checks")
    row = beside.get_by_role("row").last
    expect(row).to_contain_text('"2001-01-01T00:00:00Z"')
    assert not serious(page)


def test_draws_of_a_game_that_is_over_are_derived_again(
    page: Page, person: Callable[[], Person]
) -> None:
    ada = person()
    game = ada.open("me", "farmer", title="tzolkin")["id"]
    ada.play_any(game, 0)
    page.goto(f"/games/{game}/audit")
    step = page.locator('[data-check="draws"]')
    expect(step).to_have_attribute("data-outcome", "unknown", timeout=LONG)
    ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0}).raise_for_status()
    page.get_by_role("button", name="Check again here").click()
    expect(step).to_have_attribute("data-outcome", "good", timeout=LONG)
    told = ada.get(f"/v1/games/{game}/draws?limit=1000")
    expect(step).to_contain_text(f"{len(told['items'])} draws derived again")
    expect(step).to_contain_text("the service says; kronika verify derives that from the rules")
    assert not serious(page)
    wrong = told["items"][-1]
    wrong["outcome"] = (wrong["outcome"] + 1) % max(2, wrong["below"])
    page.route("**/draws?*", lambda route: route.fulfill(json=told))
    page.reload()
    expect(step).to_have_attribute("data-outcome", "bad", timeout=LONG)
    expect(step).to_contain_text(f"at ply {wrong['ply']}")
    expect(step).to_contain_text(f"{wrong['label']} came out as {wrong['outcome']}")
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "unfounded")
    page.get_by_text("Every move, decided again by the rules").click()
    page.get_by_role("link", name="How games are verified offline").click()
    expect(page.get_by_role("heading", name="Auditing").first).to_be_visible()


def test_the_pages_speak_czech(page: Page) -> None:
    page.add_init_script("localStorage.setItem('kronika/language', 'cs')")
    page.goto("/verify")
    verdicts = dropped(page, [File("hra.json", exported(logged("lanterns", 2, 1)))])
    expect(verdicts["hra.json"]).to_contain_text("Všechno ověřit nešlo: ")
    expect(page.locator('[data-check="chain"]')).to_contain_text("skrytých položek")
    assert not serious(page)
