"""Proofs and policies on the page on which files are verified."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from events.cosignatures import WitnessKey, cosigned
from events.exports import sealed_export
from events.keys import SigningKey
from events.ml_dsa import MlDsaSigningKey
from tests.audit.vectors import KEY
from tests.web.axe import serious

pytestmark = pytest.mark.web
GOLDEN = Path(__file__).parents[1] / "golden"
NOON = datetime(2026, 11, 21, 12, 30, tzinfo=UTC)
ADA = SigningKey("ada.example/witness", bytes([1]) * 32)
BOB = MlDsaSigningKey.of(SigningKey("bob.example", bytes([2]) * 32))
EVE = SigningKey("eve.example", bytes([3]) * 32)
POLICY = "\n".join(
    [
        f"log {KEY.public}",
        *(f"witness {one.public.name[:3]} {WitnessKey.of(one)}" for one in (ADA, BOB, EVE)),
        "group two 2 ada bob eve",
        "quorum two\n",
    ]
)


def payload(name: str, text: str | bytes) -> FilePayload:
    raw = text if isinstance(text, bytes) else text.encode()
    return {"name": name, "mimeType": "application/octet-stream", "buffer": raw}


def seen(proof: str, *witnesses: SigningKey | MlDsaSigningKey) -> str:
    """The proof under a checkpoint that they have cosigned."""
    note = proof.partition("\n\n")[2]
    return proof + "".join(cosigned(note, one, NOON) for one in witnesses)


def proof() -> str:
    return (GOLDEN / "tlog" / "link.tlog-proof").read_text()


def game(*witnesses: SigningKey | MlDsaSigningKey) -> bytes:
    """A game, the checkpoint of which they have cosigned."""
    document = json.loads((GOLDEN / "audit" / "named-finished.json").read_bytes())
    del document["seal"]
    document["proof"]["inclusion"] = seen(document["proof"]["inclusion"], *witnesses)
    return sealed_export(document, KEY)


def test_a_proof_is_checked_alone(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    page.goto("/verify")
    files = page.locator("input[type=file]")
    files.set_input_files([payload("link.tlog-proof", proof())])
    article = page.locator('article[data-proof="link.tlog-proof"]')
    expect(article).to_have_attribute("data-outcome", "unknown")
    expect(article).to_contain_text("but no log that you know has signed it")
    expect(article.locator("[data-step=link]")).to_contain_text("leaf 2 of 5")
    files.set_input_files([payload("keys.txt", f"{KEY.public}\n")])
    expect(article).to_have_attribute("data-outcome", "good")
    expect(article).to_contain_text("The proof holds: what it names is in the log of kronika")
    files.set_input_files([payload("bent.tlog-proof", proof().replace("index 1", "index 0"))])
    bent = page.locator('article[data-proof="bent.tlog-proof"]')
    expect(bent).to_have_attribute("data-outcome", "bad")
    expect(bent.locator("[data-step=root]")).to_have_attribute("data-outcome", "bad")
    assert not serious(page)
    assert not [one for one in asked if "ml-dsa" in one], "no key asked for ML-DSA"


def test_a_policy_says_who_has_cosigned_and_whether_that_is_enough(page: Page) -> None:
    page.goto("/verify")
    files = page.locator("input[type=file]")
    files.set_input_files(
        [
            payload("policy.txt", POLICY),
            payload("seen.json", game(ADA, BOB)),
            payload("alone.json", game(ADA)),
            payload("seen.tlog-proof", seen(proof(), BOB, EVE)),
        ]
    )
    met, unmet = (page.locator(f'article[data-file="{name}.json"]') for name in ("seen", "alone"))
    expect(met).to_contain_text("The quorum is met: 2 of 3 witnesses have cosigned (ada, bob).")
    expect(met.locator("[data-witness=eve]")).to_contain_text("has not cosigned it")
    expect(unmet).to_contain_text("The quorum of your policy is not met: 1 of 3 witnesses have")
    expect(unmet.locator(".verdict-sentence")).to_contain_text("does not accept its checkpoint")
    article = page.locator("article[data-proof]")
    expect(article).to_have_attribute("data-outcome", "good")
    expect(article.locator("[data-witness=bob]")).to_have_attribute("data-outcome", "cosigned")
    trust = page.locator("[data-policy]")
    expect(trust).to_contain_text("policy.txt: 1 log, 3 witnesses. Needed: two = 2 of {ada, bob, ")
    assert not serious(page)
    trust.get_by_role("button", name="Remove the policy").click()
    expect(article).to_have_attribute("data-outcome", "unknown")
    trust.get_by_label("Policy", exact=True).fill(POLICY.replace("quorum two", "quorum ed"))
    trust.get_by_role("button", name="Use this policy").click()
    expect(trust).to_contain_text("This is no policy. Line 6: ed is defined on no line before.")
    trust.get_by_label("Policy", exact=True).fill(POLICY.replace("quorum two", "quorum eve"))
    trust.get_by_role("button", name="Use this policy").click()
    expect(met).to_contain_text("The quorum of your policy is not met: 2 of 3 witnesses have")
    expect(article).to_have_attribute("data-outcome", "good")


def test_what_cannot_be_checked_here_is_called_so(page: Page) -> None:
    """Without the code of ML-DSA it stays open who has cosigned, and nothing is called wrong."""
    page.add_init_script("localStorage.setItem('kronika/language', 'cs')")
    script = "text/javascript"
    page.route("**/ml-dsa-*.js", lambda one: one.fulfill(content_type=script, body="throw 1;"))
    page.goto("/verify")
    page.locator("input[type=file]").set_input_files(
        [
            payload("zasady.txt", POLICY),
            payload("hra.json", game(ADA, BOB)),
            payload("dukaz.tlog-proof", seen(proof(), ADA, BOB)),
        ]
    )
    article = page.locator("article[data-proof]")
    expect(article).to_contain_text("zda je kvorum tvých zásad splněno, se tu ověřit nedalo")
    expect(article.locator("[data-witness=bob]")).to_have_attribute("data-outcome", "unchecked")
    file = page.locator("article[data-file]")
    expect(file).to_have_attribute("data-outcome", "good")
    expect(file).to_contain_text("záleží na svědcích, kteří podepisují pomocí ML-DSA-44 (bob)")
    assert not serious(page)
