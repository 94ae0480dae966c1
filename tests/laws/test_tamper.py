"""Law 7, tamper: changing, dropping, adding or swapping any byte or event of an export is
detected, and the first bad ply is named. The only change that is none is another spelling of the
same: white space, the order of members, escapes; the report says that the bytes were rewritten.

Half of the exports are those of finished games, half those of one seat of a running game.
`KRONIKA_LAW_EXPORTS` sets how many exports of each title are tampered with.
"""

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.audit.exporting import KEY, REGISTRY, exported, logged, seat_of
from tests.audit.second import told
from tests.audit.tampering import WAYS, Original, doubled, rewritten
from tests.support.titles import SLUGS, title_of
from verifier.evidence import Evidence
from verifier.verifying import verify
from verifier.words import in_words

pytestmark = pytest.mark.slow

EXPORTS = int(os.environ.get("KRONIKA_LAW_EXPORTS", "2"))
STRIDE = 3
"""One byte in so many is bent: names, digits and signs alike, since no pattern is so short."""
KNOWN = Evidence(keys=(KEY.public,))


def export(slug: str, number: int) -> bytes:
    """The export of that number."""
    low, high = title_of(slug).meta.seats
    seats = low + number // 2 % (high - low + 1)
    game = logged(slug, seats, number // 2)
    if number % 2 == 0:
        return exported(game)
    dice = random.Random(number)
    return exported(game.until(dice.randrange(game.plies)), seat_of(dice.randrange(seats)))


def undetected(slug: str, number: int) -> Iterator[str]:
    """Ways in which the export of that number was tampered with, and nobody noticed, or where."""
    raw = export(slug, number)
    honest = verify("export", raw, REGISTRY, KNOWN)
    if not honest.good:
        yield f"honest, but {honest.findings}"
        return
    dice = random.Random(number)
    original = Original.of(raw)
    again = Original.of(rewritten(raw, dice))
    for way in WAYS:
        one = dice.choice((original, again))
        tampered = way(one, dice)
        report = verify("export", tampered.raw, REGISTRY)
        if one.says(tampered.raw):
            if not (report.good and report.rewritten):
                yield f"{tampered.how}: the same in other bytes, but {report.findings}"
            continue
        named = not tampered.plies or report.first_bad_ply in tampered.plies
        if report.good or not named:
            yield f"{tampered.how}: {report.findings}, not at plies {tampered.plies}"


@pytest.mark.parametrize("slug", SLUGS)
def test_tampering_is_detected_and_its_place_named(slug: str) -> None:
    found = {number: list(undetected(slug, number)) for number in range(EXPORTS)}
    assert found == {number: [] for number in range(EXPORTS)}


def test_every_byte_is_covered() -> None:
    """Not at random: the bytes of a short game, one after the other, event or not."""
    original = Original.of(exported(logged("lanterns", 2, 0).until(2), seat_of(1)))
    for at in range(0, len(original.raw), STRIDE):
        raw = bytearray(original.raw)
        raw[at] ^= 1
        report = verify("export", bytes(raw), REGISTRY)
        assert not report.good, at
        plies = original.around(at)
        assert not plies or report.first_bad_ply in plies, (at, plies, report.findings)


def test_what_was_only_written_again_verifies_and_is_told(tmp_path: Path) -> None:
    """In both verifiers; and what was bent on the way is named all the same."""
    raw = exported(logged("lanterns", 2, 1))
    for number in range(6):
        again = Original.of(rewritten(raw, random.Random(number)))
        report, other = verify("export", again.raw, REGISTRY, KNOWN), told(tmp_path, again.raw)
        assert (report.good, report.rewritten) == (True, True), report.findings
        assert (other["good"], other["rewritten"]) == (True, True), other["bad"]
        assert "rewritten" in in_words(report.checks[0].told)
        bent = doubled(again, random.Random(number))
        assert verify("export", bent.raw, REGISTRY, KNOWN).first_bad_ply in bent.plies
        assert not told(tmp_path, bent.raw)["good"]
    assert not verify("export", raw, REGISTRY, KNOWN).rewritten
    assert not told(tmp_path, raw)["rewritten"]


@pytest.mark.parametrize("spelling", [b"-0", b"0.0", b"0e0", b"0E+1", b"0.0e0"])
def test_a_number_is_spelt_as_whole_numbers_are(spelling: bytes, tmp_path: Path) -> None:
    """Languages read others differently: as another kind of number, or not exactly."""
    raw = exported(logged("lanterns", 2, 1))
    bent = raw.replace(b'"ply":0', b'"ply":' + spelling, 1)
    report = verify("export", bent, REGISTRY, KNOWN)
    assert (report.good, report.first_bad_ply) == (False, 0)
    assert not told(tmp_path, bent)["good"]
