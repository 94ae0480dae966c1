"""Members that no rule needs, or that a rule could pass over: every verifier refuses them alike."""

import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from msgspec.structs import replace

from events import merkle
from events.canonical import canonical
from events.link_proofs import parse
from events.notes import sign
from events.receipts import note_text
from games.kernel.table.state import forfeiting
from tests.audit.bending import begun
from tests.audit.bent_documents import made_again
from tests.audit.every import judged
from tests.audit.exporting import KEY, exported, logged, seat_of

Document = dict[str, Any]


def forfeited() -> bytes:
    writer = begun(moves=4)
    writer.happen(*forfeiting(writer.position.seen, 1, "resigned", "random"))
    return exported(writer.logged(), seat_of(0))


def finished() -> bytes:
    return exported(logged("lanterns", 2, 1))


def forfeit_more(document: Document) -> None:
    document["game"]["forfeits"][0]["zz"] = 1


def awaited(document: Document) -> None:
    document["game"]["awaits"] = [0]


def optional_gone(document: Document) -> None:
    taken = next(one for one in document["events"] if one["type"] == "table.seat-taken")
    del taken["data"]["bot"]


def default_said(document: Document) -> None:
    document["game"]["rewinds"] = []


def null_said(document: Document) -> None:
    document["events"][-1]["sealed"] = {}


def version_zero(document: Document) -> None:
    receipt = document["proof"]["receipt"]
    receipt["version"] = 0
    names = ("at", "game", "head", "ply", "version")
    root = merkle.leaf_hash(canonical({name: receipt[name] for name in names}))
    receipt["note"] = sign(note_text(KEY.public.name, 1, root), KEY)


def leaf_outside(document: Document) -> None:
    _at(document, 1)


def leaf_before(document: Document) -> None:
    _at(document, -1)


def _at(document: Document, index: int) -> None:
    proof = parse(document["proof"]["inclusion"])
    document["proof"]["inclusion"] = replace(proof, index=index).text


CASES: Final[dict[str, tuple[Callable[[], bytes], Callable[[Document], None], str]]] = {
    "a forfeit says more": (forfeited, forfeit_more, "game"),
    "somebody is awaited when it is over": (finished, awaited, "game"),
    "an optional member is gone": (finished, optional_gone, "fields"),
    "what is not there is said": (finished, default_said, "game"),
    "nothing is sealed": (finished, null_said, "document"),
    "a receipt of no event": (finished, version_zero, "receipts"),
    "a leaf behind the tree": (finished, leaf_outside, "checkpoint"),
    "a leaf before the tree": (finished, leaf_before, "checkpoint"),
}


def test_every_verifier_knows_guests_and_bots() -> None:
    document = json.loads(finished())
    for seat, mark in enumerate(("guest", "bot")):
        account = {"id": f"acc_{seat}", "name": "Linden 7", mark: True}
        document["game"]["seats"][seat]["account"] = account
    (found,) = judged([made_again(document, "seal")])
    assert found.accepted, found.report.findings


@pytest.mark.parametrize("case", CASES)
def test_every_verifier_refuses_it(case: str) -> None:
    honest, bend, check = CASES[case]
    document = json.loads(made_again(json.loads(honest()), "all"))
    bend(document)
    again = "seal" if check in ("receipts", "checkpoint") else "all"
    good, bad = judged([honest(), made_again(document, again)])
    assert good.accepted
    assert check in bad.python, bad.report.findings
    assert check in bad.browser
    assert check in bad.second
