"""The second verifier, in another language and from the published format alone, agrees."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.audit.exporting import REGISTRY, exported, logged, seat_of
from tests.audit.second import told
from tests.audit.tampering import Original, edited
from tests.support.titles import SLUGS, title_of
from verifier.verifying import verify

pytestmark = pytest.mark.contract
EXPORTS = 18
"""Exports of each title: 54 in all with three titles."""


@pytest.mark.parametrize("slug", SLUGS)
def test_both_verifiers_agree(slug: str, tmp_path: Path) -> None:
    low, high = title_of(slug).meta.seats
    for number in range(EXPORTS):
        game = logged(slug, low + number % (high - low + 1), number // 2)
        raw = exported(game)
        if number % 3 == 2:
            raw = exported(game.until(game.plies // 2), seat_of(number % low))
        report = verify("export", raw, REGISTRY)
        other = told(tmp_path, raw, report.draws)
        assert report.good, report.findings
        assert other["good"], other["bad"]
        assert (other["plies"], other["draws"]) == (report.plies, len(report.draws))


@pytest.mark.parametrize("slug", SLUGS)
def test_both_verifiers_find_the_same_bad_ply(slug: str, tmp_path: Path) -> None:
    original = Original.of(exported(logged(slug, 2, 0)))
    for number in range(4):
        tampered = edited(original, random.Random(number))
        ours = verify("export", tampered.raw, REGISTRY)
        theirs = told(tmp_path, tampered.raw)
        assert not ours.good
        assert not theirs["good"]
        found = theirs["bad"]
        assert isinstance(found, list)
        assert found[0]["check"] == ours.findings[0].check


def test_both_verifiers_refuse_a_wrong_draw(tmp_path: Path) -> None:
    raw = exported(logged("lanterns", 2, 1))
    draws = verify("export", raw, REGISTRY).draws
    last = draws[-1]
    wrong = replace(last, outcome=(last.outcome + 1) % max(2, last.below))
    assert told(tmp_path, raw, draws)["good"]
    assert not told(tmp_path, raw, (*draws[:-1], wrong))["good"]
