"""Comparing the luck of games: several tables of one title had the same seed and drew the same,
whatever was played at them.

A number that is drawn depends on the drawing seed, the branch, the label and how many draws of the
label there were before, and on nothing else. So tables with one seed drew the same number wherever
both drew. What comes of a number depends on how many outcomes there were, too: of equal piles, the
same card.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from events.chance import named_number
from events.exports import Export
from events.fairness import drawing_seed
from games.kernel.sentence import Sentence
from verifier.comparing import ReadExport
from verifier.finding import Check, Draw, Finding, Report, checked, first, found
from verifier.proceedings import unfounded

Name: TypeAlias = tuple[int, str, int]
"""Of a draw: its branch, its label, and how many draws of that label there were before."""


class Luck(Struct, frozen=True, kw_only=True):
    """What a game drew, and from which seed: that of the commitment, with what players added."""

    file: str
    title: str
    commitment: str
    seed: bytes
    draws: Mapping[Name, Draw]


def same_luck(
    documents: Sequence[ReadExport | Report], reports: Sequence[Report]
) -> Sequence[Report]:
    """The reports of these documents, each with how its luck compares to that of the first one that
    can be compared. Documents that are wrong are left alone."""
    known: Luck | None = None
    found: list[Report] = []
    for document, report in zip(documents, reports, strict=True):
        if isinstance(document, Report) or not report.good:
            found.append(report)
            continue
        luck = _luck(document.export, report)
        if isinstance(luck, Sentence):
            found.append(_with(report, checked("luck", "unknown", luck)))
        elif known is None:
            known = luck
            said = Sentence("luck.measure", {"draws": len(luck.draws)})
            found.append(_with(report, checked("luck", "good", said)))
        else:
            found.append(_compared(report, known, luck))
    return found


def _luck(export: Export, report: Report) -> Luck | Sentence:
    """The luck of a game in which nothing is wrong; why it cannot be compared."""
    table, _ = unfounded(export)
    if isinstance(export.proof.seed, msgspec.UnsetType) or table is None:
        return Sentence("luck.unrevealed")
    if table.draws is None:
        return Sentence("luck.by-ply")
    if not any(one.name == "rules" and one.verdict == "good" for one in report.checks):
        return Sentence("luck.undecided")
    return Luck(
        file=report.file,
        title=report.title,
        commitment=export.proof.commitment,
        seed=drawing_seed(bytes.fromhex(export.proof.seed), table.entropies),
        draws=dict(_named(report.draws)),
    )


def _named(draws: Sequence[Draw]) -> Iterator[tuple[Name, Draw]]:
    for one in draws:
        if isinstance(one.branch, int) and isinstance(one.number, int):
            yield (one.branch, one.label, one.number), one


def _compared(report: Report, known: Luck, luck: Luck) -> Report:
    finding = next(_differences(known, luck), None)
    if finding is not None:
        bad = checked("luck", "bad", finding.because)
        wrong = (*report.findings, finding)
        return replace(_with(report, bad), good=False, findings=wrong, first_bad_ply=first(wrong))
    both = known.draws.keys() & luck.draws.keys()
    alike = sum(known.draws[name].below == luck.draws[name].below for name in both)
    args = {"file": known.file, "both": len(both), "alike": alike, "draws": len(luck.draws)}
    return _with(report, checked("luck", "good", Sentence("luck.fits", args)))


def _differences(known: Luck, luck: Luck) -> Iterator[Finding]:
    """In what two games differ, first things first."""
    args = {"file": known.file}
    if luck.title != known.title:
        yield found(Sentence("luck.other-title", {**args, "title": known.title}))
    if luck.commitment != known.commitment:
        yield found(Sentence("luck.other-commitment", args))
    if luck.seed != known.seed:
        yield found(Sentence("luck.other-entropy", args))
    for name, here in luck.draws.items():
        there = known.draws.get(name)
        if there is not None and not _alike(known, there, luck, here):
            named = {**args, "label": here.label, "number": name[2] + 1, "there": there.ply}
            yield found(Sentence("luck.other-draw", named), here.ply)


def _alike(known: Luck, there: Draw, luck: Luck, here: Draw) -> bool:
    """Whether one draw came out alike in two games: the same number, and the same outcome if there
    were as many. Numbers that did not count in one of them cannot be told apart by its outcome."""
    numbers = [
        named_number(seed, _whole(one.branch), one.label, _whole(one.number), one.counter)
        for seed, one in ((known.seed, there), (luck.seed, here))
    ]
    if there.counter == here.counter and numbers[0] != numbers[1]:
        return False
    drawn = [number % one.below for number, one in zip(numbers, (there, here), strict=True)]
    if drawn != [there.outcome, here.outcome]:
        return False
    return there.below != here.below or there.outcome == here.outcome


def _whole(value: int | msgspec.UnsetType) -> int:
    assert isinstance(value, int), "only draws by name are compared"
    return value


def _with(report: Report, check: Check) -> Report:
    return replace(report, checks=(*report.checks, check))
