"""Comparing exports of one game: several viewers, or one at several times, were told one history.

What is hidden differs from viewer to viewer, hashes do not. So if two documents have another hash
at the same version, the service has told two histories, and both seals together prove it.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from events.exports import Export
from verifier.finding import Check, Finding, Report, first


class Told(Struct, frozen=True):
    """An export that could be read, and what was found in it by itself."""

    export: Export
    report: Report


def compared(documents: Sequence[Told | Report]) -> list[Report]:
    """The reports, each with what contradicts the first one of the same game."""
    firsts: dict[str, Told] = {}
    reports: list[Report] = []
    for one in documents:
        if isinstance(one, Report):
            reports.append(one)
            continue
        known = firsts.setdefault(one.report.game, one)
        reports.append(one.report if known is one else _with(one.report, known, one))
    return reports


def _with(report: Report, known: Told, other: Told) -> Report:
    findings = tuple(_contradictions(known, other))
    told = findings[0].because if findings else f"the history that {known.report.file} tells, too"
    check = Check(name="views", verdict="bad" if findings else "good", told=told)
    found = (*report.findings, *findings)
    return replace(
        report,
        good=not found,
        first_bad_ply=first(found),
        checks=(*report.checks, check),
        findings=found,
    )


def _contradictions(known: Told, other: Told) -> Iterator[Finding]:
    """The first place where two documents tell another history."""
    if known.export.proof.commitment != other.export.proof.commitment:
        because = f"{known.report.file} has another commitment to the seed"
        yield Finding(check="views", because=because, ply=0)
        return
    for one, two in zip(known.export.events, other.export.events, strict=False):
        if (one.hash, one.at, one.ply, one.type) != (two.hash, two.at, two.ply, two.type):
            because = f"from event {two.version} on {known.report.file} tells another history"
            yield Finding(check="views", because=because, ply=two.ply, version=two.version)
            return
