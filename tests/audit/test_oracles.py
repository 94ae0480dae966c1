"""What we compute, beside what others compute: canonical JSON by `rfc8785`, signatures of webhooks
by `standardwebhooks`, Merkle proofs by the vectors of transparency-dev."""

import base64
import json
import math
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st
from standardwebhooks import Webhook, WebhookVerificationError

from events import merkle
from events.canonical import MOST, canonical, respelt
from service.webhooks import secrets
from tests.audit.exporting import exported, logged

VECTORS = Path(__file__).resolve().parents[1] / "golden" / "merkle" / "transparency-dev.json"
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
NAMES = st.text(st.characters(max_codepoint=127, exclude_categories=["Cc"]), max_size=8)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-MOST, MOST) | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=20,
)


@given(VALUES)
def test_canonical_json_is_that_of_rfc_8785(value: Any) -> None:
    assert canonical(value) == rfc8785.dumps(value)
    assert respelt(json.dumps(value, indent=1).encode()) == rfc8785.dumps(value)


@pytest.mark.parametrize("slug", ["lanterns", "tzolkin"])
def test_whole_documents_are_spelt_as_rfc_8785_has_it(slug: str) -> None:
    raw = exported(logged(slug, 2, 0))
    assert rfc8785.dumps(json.loads(raw)) == raw


def test_what_we_sign_their_library_accepts() -> None:
    key, now = secrets.fresh(), datetime.now(UTC)
    body = b'{"type":"game.moved","game":"gam_1"}'
    headers = dict(secrets.signed([secrets.fresh(), key], "msg_1", int(now.timestamp()), body))
    theirs = Webhook(secrets.text(key))
    assert theirs.verify(body, headers) == json.loads(body)
    alone = secrets.signed([key], "msg_1", int(now.timestamp()), body)["webhook-signature"]
    assert theirs.sign("msg_1", now, body.decode()) == alone.split()[0]
    wrong = f"v1,{base64.b64encode(bytes(32)).decode()}"
    for name, value in (("webhook-id", "msg_2"), ("webhook-signature", wrong)):
        with pytest.raises(WebhookVerificationError):
            theirs.verify(body, {**headers, name: value})


def vectors(kind: str) -> list[Any]:
    """The published vectors of a kind of proof, each with the name of its file."""
    found = json.loads(VECTORS.read_bytes())[kind]
    return [pytest.param(one, id=one["name"]) for one in found]


def raw(text: str | None) -> bytes:
    return base64.b64decode(text or "")


def steps(vector: dict[str, Any]) -> list[bytes]:
    return [raw(one) for one in vector["proof"] or ()]


def possible(*numbers: int) -> bool:
    """Whether these can be sizes or indices; vectors have negative and huge ones, too."""
    return all(0 <= one < math.inf for one in numbers)


@pytest.mark.parametrize("vector", vectors("inclusion"))
def test_inclusion_is_judged_as_published(vector: dict[str, Any]) -> None:
    leaf, index, size = raw(vector["leafHash"]), vector["leafIdx"], vector["treeSize"]
    good = possible(index, size) and merkle.is_included(
        leaf, index, size, steps(vector), raw(vector["root"])
    )
    assert good == (not vector["wantErr"]), vector.get("desc")


@pytest.mark.parametrize("vector", vectors("consistency"))
def test_consistency_is_judged_as_published(vector: dict[str, Any]) -> None:
    old, size = vector["size1"], vector["size2"]
    good = possible(old, size) and merkle.is_consistent(
        old, size, raw(vector["root1"]), raw(vector["root2"]), steps(vector)
    )
    assert good == (not vector["wantErr"]), vector.get("desc")
