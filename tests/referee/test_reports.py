"""Reports for a page: whoever asks for one checks the signatures, and gets what `kronika verify`
says."""

import base64
import json
import random
import subprocess
import sys
from typing import Any

import pytest

from events.format_error import FormatError
from events.notes import text_of
from referee.progress import by_percent, telling
from referee.reports import report
from tests.audit.exporting import KEY, REGISTRY, exported, logged, seat_of
from tests.audit.tampering import Original, edited
from tests.referee.answering import answered, envelope
from verifier.evidence import Evidence
from verifier.sheet import describe
from verifier.verifying import verify

KNOWN = Evidence(keys=(KEY.public,))
BARE = """
import sys
sys.modules["cryptography"] = None  # as where Python runs in a page
from referee.progress import by_percent, telling
from referee.reports import report
for line in sys.stdin.buffer:
    found = report(line, "en")
    print(int(found.status), found.body.decode(), flush=True)
"""


def reported(raw: bytes, language: str = "en", **given: Any) -> dict[str, Any]:
    """The report on an export, once all that is asked has been answered."""
    signatures: dict[str, bool | None] = {}
    for _ in range(4):
        body = envelope(raw, signatures, keys=[str(KEY.public)], **given)
        found = report(body, language, REGISTRY)
        if found.status == 200:
            shown: dict[str, Any] = json.loads(found.body)
            return shown
        signatures |= answered(found.body)
    raise AssertionError("it asks without an end")


@pytest.fixture(scope="module")
def raw() -> bytes:
    return exported(logged("lanterns", 2, 3))


def test_a_report_says_what_the_verifier_says(raw: bytes) -> None:
    bent = edited(Original.of(raw), random.Random(4)).raw
    for document in (raw, bent, exported(logged("tzolkin", 2, 1).until(5), seat_of(1)), b"{"):
        wanted = verify("game.json", document, REGISTRY, KNOWN)
        for language in ("en", "cs"):
            shown = reported(document, language)
            sheet = describe(wanted, language=language)
            assert shown["good"] == wanted.good
            assert shown["first_bad_ply"] == wanted.first_bad_ply
            assert [one["key"] for one in shown["checks"]] == [one.key for one in wanted.checks]
            assert all(f"{one['called']} " in sheet for one in shown["checks"])
            assert all(one["says"] in sheet for one in (shown, *shown["checks"]))
            assert [one["key"] for one in shown["findings"]] == [one.key for one in wanted.findings]


def test_without_a_library_the_page_is_asked(raw: bytes) -> None:
    """Nothing that the verifier needs is missing where signatures cannot be checked."""
    document = exported(logged("tzolkin", 2, 1))
    keys = [str(KEY.public)]
    with subprocess.Popen(
        [sys.executable, "-c", BARE], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as bare:
        assert bare.stdin is not None
        assert bare.stdout is not None

        def asked(body: bytes) -> tuple[bytes, bytes]:
            assert bare.stdin is not None
            assert bare.stdout is not None
            bare.stdin.write(body + b"\n")
            bare.stdin.flush()
            status, _, told = bare.stdout.readline().partition(b" ")
            return status, told

        status, told = asked(envelope(document, {}, keys=keys))
        assert status == b"202"
        said = {one["algorithm"] for one in json.loads(told)["asks"]}
        assert said == {"ed25519"}
        status, told = asked(envelope(document, answered(told), keys=keys))
        bare.stdin.close()
    assert status == b"200"
    shown = json.loads(told)
    wanted = verify("game.json", document, REGISTRY, KNOWN)
    assert wanted.good
    assert [(one["name"], one["verdict"], one["key"]) for one in shown["checks"]] == [
        (one.name, one.verdict, one.key) for one in wanted.checks
    ]
    assert len(shown["draws"]) == len(wanted.draws) > 0


def test_a_wrong_answer_is_a_wrong_signature(raw: bytes) -> None:
    asks = report(envelope(raw, {}), "en", REGISTRY)
    sealed = text_of(json.loads(raw)["seal"])
    seal = [one for one in json.loads(asks.body)["asks"] if _message(one) == sealed]
    assert len(seal) == 1
    right = {**answered(asks.body), seal[0]["id"]: False}
    found = report(envelope(raw, right), "en", REGISTRY)
    shown = json.loads(found.body)
    assert [one["check"] for one in shown["findings"]] == ["seal"]
    assert not shown["good"]


def _message(ask: dict[str, str]) -> str:
    return base64.b64decode(ask["message"]).decode()


def test_what_nobody_can_check_stays_open(raw: bytes) -> None:
    asks = report(envelope(raw, {}), "en", REGISTRY)
    unanswered = dict.fromkeys(answered(asks.body))
    found = report(envelope(raw, unanswered, keys=[str(KEY.public)]), "en", REGISTRY)
    shown = json.loads(found.body)
    assert shown["good"]
    assert "key" in shown["lacks"]
    by_name = {one["name"]: one for one in shown["checks"]}
    need_keys = ("seal", "receipts", "checkpoint", "bounds")
    assert {by_name[one]["key"] for one in need_keys} == {"said.no-ed25519"}
    assert by_name["rules"]["verdict"] == "good"


def test_progress_is_told(raw: bytes) -> None:
    told: list[tuple[int, int]] = []
    asks = report(envelope(raw, {}), "en", REGISTRY, lambda *done: told.append(done))
    assert told == [], "signatures are looked at before any move"
    report(envelope(raw, answered(asks.body)), "en", REGISTRY, lambda *done: told.append(done))
    events = len(json.loads(raw)["events"])
    assert told[-1] == (events, events)
    assert told == sorted(told)


def test_whoever_waits_hears_of_each_hundredth_once(raw: bytes) -> None:
    heard: list[float] = []
    asks = report(envelope(raw, {}), "en", REGISTRY)
    with telling(by_percent(heard.append)):
        report(envelope(raw, answered(asks.body)), "en", REGISTRY)
    report(envelope(raw, answered(asks.body)), "en", REGISTRY)
    assert heard[-1] == 1.0
    assert heard == sorted(set(heard))
    assert 10 < len(heard) <= 100


def test_odd_evidence_is_refused(raw: bytes) -> None:
    with pytest.raises(FormatError):
        report(envelope(raw, {}, keys=["not a key"]), "en", REGISTRY)
    with pytest.raises(FormatError):
        report(envelope(raw, {}, policy="quorum nobody"), "en", REGISTRY)
