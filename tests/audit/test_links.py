"""What the hash of a link does not spell out for each of its events cannot be bent either."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from events.exports import sealed_export
from tests.audit.exporting import KEY, REGISTRY, exported, logged
from tests.audit.second import told
from verifier.evidence import Evidence
from verifier.verifying import verify

Bending = Callable[[dict[str, Any]], object]

BENDINGS: dict[str, Bending] = {
    "a decision of a fact": lambda event: event.update(decision=7),
    "another kind": lambda event: event.update(type=event["type"] + "x"),
    "another time": lambda event: event.update(at="2026-11-21T23:59:59Z"),
    "another ply": lambda event: event.update(ply=event["ply"] + 1),
    "a hash in between": lambda event: event.update(hash="ab" * 32),
    "a sealed place that is none": lambda event: event.update(
        sealed={"/-1": {"committed": "ab" * 32, "size": 1}}
    ),
}


@pytest.mark.parametrize("bend", BENDINGS.values(), ids=BENDINGS)
def test_a_fact_inside_a_move_says_nothing_unseen(bend: Bending, tmp_path: Path) -> None:
    document = json.loads(exported(logged("lanterns", 2, 1)))
    fact = next(
        event
        for event in document["events"]
        if event["ply"] and "seat" not in event and "hash" not in event
    )
    ply = fact["ply"]
    bend(fact)
    del document["seal"]
    raw = sealed_export(document, KEY)
    report = verify("bent", raw, REGISTRY, Evidence(keys=(KEY.public,)))
    assert report.first_bad_ply == ply, report.findings
    assert not told(tmp_path, raw)["good"]


def test_a_place_in_a_list_is_a_number(tmp_path: Path) -> None:
    """One that a list would take, but the format does not know."""
    document = json.loads(exported(logged("lanterns", 2, 1)))
    event = next(one for one in document["events"] if one["data"].get("cards"))
    event["data"]["cards"][-1] = {"hidden": 1}
    event["sealed"] = {"/cards/-1": {"committed": "ab" * 32, "size": 1}}
    del document["seal"]
    raw = sealed_export(document, KEY)
    report = verify("bent", raw, REGISTRY, Evidence(keys=(KEY.public,)))
    assert report.first_bad_ply == event["ply"], report.findings
    assert not told(tmp_path, raw)["good"]
