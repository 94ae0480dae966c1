"""Comparing exports of one game: several viewers, or one at several times, were told one history.

What is hidden differs from viewer to viewer, hashes do not. So if two documents have another hash
at the same version, the service has told two histories, and both seals together prove it.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from events.exports import Export, ExportedEvent
from games.kernel.sentence import Sentence
from verifier.finding import Check, Finding, Loss, Report, checked, first, found
from verifier.losses import loss, own_epochs


class ReadExport(Struct, frozen=True):
    """An export that could be read, and what was found in it by itself."""

    export: Export
    report: Report


def compared(documents: Sequence[ReadExport | Report]) -> list[Report]:
    """The reports, each with what contradicts the first one of the same game."""
    firsts: dict[str, ReadExport] = {}
    reports: list[Report] = []
    for one in documents:
        if isinstance(one, Report):
            reports.append(one)
            continue
        known = firsts.setdefault(one.report.game, one)
        reports.append(one.report if known is one else _with(one.report, known, one))
    return reports


def _with(report: Report, known: ReadExport, other: ReadExport) -> Report:
    judged = tuple(_contradictions(known, other))
    findings = tuple(one for one in judged if isinstance(one, Finding))
    losses = tuple(one for one in judged if isinstance(one, Loss))
    wrong = (*report.findings, *findings)
    return replace(
        report,
        good=not wrong,
        first_bad_ply=first(wrong),
        checks=(*report.checks, _check(known, findings, losses)),
        findings=wrong,
        losses=(*report.losses, *losses),
    )


def _check(known: ReadExport, findings: Sequence[Finding], losses: Sequence[Loss]) -> Check:
    if findings:
        return checked("views", "bad", findings[0].because)
    file = known.report.file
    if losses:
        args = {"version": losses[0].version, "file": file}
        return checked("views", "unknown", Sentence("views.other-epoch", args))
    return checked("views", "good", Sentence("views.fits", {"file": file}))


def _contradictions(known: ReadExport, other: ReadExport) -> Iterator[Finding | Loss]:
    """The first place where two documents tell another history; a loss, if the note of an epoch
    explains it."""
    if known.export.proof.commitment != other.export.proof.commitment:
        yield found(Sentence("views.other-commitment", {"file": known.report.file}), 0)
        return
    for one, two in zip(known.export.events, other.export.events, strict=False):
        if (one.hash, one.at, one.ply, one.type) != (two.hash, two.at, two.ply, two.type):
            args = {"version": two.version, "file": known.report.file}
            finding = found(Sentence("views.other-history", args), two.ply, two.version)
            yield _loss(known, other, one, two) or finding
            return


def _loss(
    known: ReadExport, other: ReadExport, one: ExportedEvent, two: ExportedEvent
) -> Loss | None:
    """What was lost between two documents without a finding, if one is of a later epoch."""
    if not (known.report.good and other.report.good):
        return None
    before, after = own_epochs(known.export), own_epochs(other.export)
    if len(before) > len(after):
        before, after, one, two = after, before, two, one
    game = other.report.game
    return loss(after[len(before) :], game, one.at, two.at, one.ply, one.version)
