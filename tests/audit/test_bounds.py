"""Times are bound from both sides by what witnesses have cosigned: every verifier says so, and a
time that cannot be is wrong."""

import json
from datetime import timedelta
from typing import Any

import pytest

from events.cosignatures import WitnessKey
from tests.audit.bent_documents import made_again
from tests.audit.every import judged
from tests.audit.exporting import KEY, REGISTRY
from tests.audit.originals import WITNESS, dated, witnessed
from verifier.evidence import Evidence
from verifier.verifying import verify
from verifier.words import in_words

MINUTE = timedelta(minutes=1)


def test_bounds_are_told() -> None:
    raw = witnessed(dated(), MINUTE)
    (found,) = judged([raw])
    assert found.accepted, (found.report.findings, found.browser, found.second)
    known = Evidence(keys=(KEY.public,), witnesses=(WitnessKey.of(WITNESS),))
    for evidence, verdict in ((known, "good"), (Evidence(keys=(KEY.public,)), "unknown")):
        report = verify("export", raw, REGISTRY, evidence)
        (check,) = (one for one in report.checks if one.name == "bounds")
        assert check.verdict == verdict
        assert "(table.game-started) not before 2026-11-21 12:00:00Z, not after" in in_words(
            check.told
        )
        assert "(table.time-expired) not before" in in_words(check.told)


def test_without_witnesses_times_are_the_word_of_the_service() -> None:
    document = json.loads(witnessed(dated(), MINUTE))
    for name in ("witnesses", "dated"):
        del document["proof"][name]
    (found,) = judged([made_again(document, "seal")])
    assert found.accepted
    (check,) = (one for one in found.report.checks if one.name == "bounds")
    assert (check.verdict, "word of the service" in in_words(check.told)) == ("unknown", True)


@pytest.mark.parametrize(
    ("started", "claimed", "later", "because"),
    [
        (timedelta(days=1), timedelta(minutes=11), timedelta(days=2), "it was not before"),
        (timedelta(0), timedelta(hours=9), timedelta(hours=-8), "it was not after"),
    ],
    ids=("a game in the past", "a forfeit ahead of time"),
)
def test_times_that_cannot_be_are_wrong(
    started: timedelta, claimed: timedelta, later: timedelta, because: str
) -> None:
    """All times of a game are years too early; or a time was up that had not passed when a witness
    saw it."""
    (found,) = judged([witnessed(dated(started=started, claimed=claimed), later)])
    assert found.python == found.browser == found.second == {"bounds"}
    assert because in in_words(found.report.findings[0].because)


def forged(document: dict[str, Any]) -> None:
    text = document["proof"]["dated"][0]["proof"]
    document["proof"]["dated"][0]["proof"] = text[:-6] + "AAA" + text[-3:]


def of_another_link(document: dict[str, Any]) -> None:
    document["proof"]["dated"][0]["version"] = next(
        one["version"] for one in document["events"] if "hash" in one
    )


def of_no_link(document: dict[str, Any]) -> None:
    document["proof"]["dated"][0]["version"] = 1


@pytest.mark.parametrize("bend", [forged, of_another_link, of_no_link])
def test_what_dates_a_link_has_to_hold(bend: Any) -> None:
    document = json.loads(witnessed(dated(), MINUTE))
    bend(document)
    (found,) = judged([made_again(document, "seal")])
    assert found.python == found.browser == found.second == {"bounds"}
