"""All checks of an export, in order, and the report."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from zoneinfo import ZoneInfoNotFoundError

import msgspec
from msgspec import Struct

from events.cosignatures import WitnessKey
from events.exports import Export
from events.key_notes import by_key, terms
from events.keys import KeyFormatError, PublicKey
from events.notes import NoteError
from events.receipts import Receipt
from games.kernel.lifecycle import TableState
from games.kernel.registry import Registry
from games.kernel.title import AnyTitle
from verifier import chain, clocks, fields, signatures
from verifier.document import DamagedError, Document, read
from verifier.finding import Check, Draw, Finding, Lack, Report, Standing, Verdict, first
from verifier.line import REWOUND
from verifier.proceedings import unfounded
from verifier.redeciding import Redecision
from verifier.showing import misrepresented


class Evidence(Struct, frozen=True, kw_only=True):
    """What somebody knows beside the export: the service's keys, receipts of moves, and witnesses
    who do not work together with the service.

    Without keys those that the export brings are taken, which proves nothing about who signed.
    """

    keys: tuple[PublicKey, ...] = ()
    key_notes: tuple[str, ...] = ()
    receipts: tuple[Receipt, ...] = ()
    witnesses: tuple[WitnessKey, ...] = ()


class Outcome(Struct, frozen=True, kw_only=True):
    """What reckoning the clocks or deciding the moves again has given."""

    check: Check
    findings: tuple[Finding, ...] = ()
    draws: tuple[Draw, ...] = ()
    standings: tuple[Standing, ...] = ()


def verify(
    file: str,
    raw: bytes,
    registry: Registry,
    evidence: Evidence | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Report:
    """Checks the bytes of an export. `progress` is told how many events of how many are done."""
    try:
        document = read(raw)
    except DamagedError as damage:
        return _damaged(file, damage)
    export = document.export
    evidence = evidence or Evidence()
    links = tuple(chain.broken_chain(export))
    table, unfit = (None, None) if links else unfounded(export)
    title = registry.get(str(export.game.get("title")), str(export.game.get("ruleset")))
    found = {
        "chain": links,
        "game": tuple(misrepresented(export, None if links else table)),
        "times": () if links else tuple(chain.late(export.events)),
        "table": () if unfit is None else (unfit,),
        "seed": () if links else tuple(signatures.broken_commitment(export)),
        "salts": () if links else tuple(fields.broken_salts(export)),
        "fields": () if links or title is None else tuple(fields.unfit_fields(export, title)),
        **_signed(document, evidence),
    }
    checks = [Check(name="document", verdict="good", told=_spelling(document))]
    checks += [_check(name, findings, export, evidence) for name, findings in found.items()]
    if title is None:
        told = f"the title {export.game.get('title')!r} is not installed"
        checks = [_unknown("fields", told).check if one.name == "fields" else one for one in checks]
    clock = _clock(export, title, table)
    outcome = _redecided(export, title, good=not links, progress=progress)
    findings = (
        *(one for some in found.values() for one in some),
        *clock.findings,
        *outcome.findings,
    )
    return Report(
        file=file,
        game=str(export.game.get("id")),
        title=str(export.game.get("title")),
        events=len(export.events),
        plies=export.events[-1].ply if export.events else 0,
        good=not findings,
        rewritten=document.rewritten,
        lacks=tuple(_lacking(export, evidence)),
        first_bad_ply=first(findings),
        checks=(*checks, clock.check, outcome.check),
        findings=findings,
        standings=outcome.standings,
        draws=outcome.draws,
    )


def _spelling(document: Document) -> str:
    if document.rewritten:
        return "rewritten: white space, order or escapes are not the service's; what it says counts"
    return "spelt as the service writes it"


def _damaged(file: str, damage: DamagedError) -> Report:
    finding = Finding(check="document", because=damage.because, ply=damage.ply)
    return Report(
        file=file,
        game="",
        title="",
        events=0,
        plies=0,
        good=False,
        lacks=("key", "receipt", "inclusion"),
        first_bad_ply=damage.ply,
        checks=(Check(name="document", verdict="bad", told=damage.because),),
        findings=(finding,),
    )


def _lacking(export: Export, evidence: Evidence) -> Iterator[Lack]:
    """What nobody vouches for. That what is there is right, is for the checks to say."""
    proof = export.proof
    if not evidence.keys:
        yield "key"
    if not evidence.receipts and isinstance(proof.receipt, msgspec.UnsetType):
        yield "receipt"
    if isinstance(proof.inclusion, msgspec.UnsetType):
        yield "inclusion"
    if evidence.witnesses and not signatures.witnessed(export, evidence.witnesses):
        yield "witness"


def _signed(document: Document, evidence: Evidence) -> Mapping[str, tuple[Finding, ...]]:
    """The checks that need keys."""
    export = document.export
    try:
        brought = tuple(PublicKey.parse(one) for one in export.proof.keys)
    except KeyFormatError as trouble:
        return {"seal": (Finding(check="seal", because=f"a key that is none: {trouble}"),)}
    said = export.proof.key_notes
    notes = (*evidence.key_notes, *(() if isinstance(said, msgspec.UnsetType) else said))
    try:
        known = by_key(terms(evidence.keys or brought, dict.fromkeys(notes)))
    except NoteError as trouble:
        return {"seal": (Finding(check="keys", because=f"what is said of keys: {trouble}"),)}
    at = export.events[-1].at if export.events else ""
    shown = export.proof.receipt
    receipts = evidence.receipts + ((shown,) if isinstance(shown, Receipt) else ())
    return {
        "seal": tuple(signatures.broken_seal(document.plain, known, at)),
        "receipts": tuple(signatures.broken_receipts(export, receipts, known)),
        "checkpoint": tuple(signatures.broken_inclusion(export, known, evidence.witnesses)),
    }


def _check(name: str, findings: Sequence[Finding], export: Export, evidence: Evidence) -> Check:
    if findings:
        return Check(name=name, verdict="bad", told=findings[0].because)
    verdict, told = _seen(name, export, evidence)
    return Check(name=name, verdict=verdict, told=told)


def _seen(name: str, export: Export, evidence: Evidence) -> tuple[Verdict, str]:
    """What a check has seen that found nothing."""
    proof = export.proof
    signer = "a key that you know" if evidence.keys else "a key that only the export itself names"
    match name:
        case "chain":
            fields = [field for event in export.events for field in event.sealed.values()]
            shown = sum(field.salt is not None for field in fields)
            told = f"{len(export.events)} events, {shown} of {len(fields)} hidden fields opened"
            return "good", told
        case "game":
            return "good", f"shown as its log says{_branches(export)}"
        case "times":
            return "good", "no event is older than the one before it"
        case "table":
            return "good", "everything at the table has its cause in the log"
        case "seed" if isinstance(proof.seed, msgspec.UnsetType):
            return "unknown", "committed to, not revealed yet: the game is not over"
        case "seed":
            return "good", "the revealed seed is the one that was committed to"
        case "salts" if isinstance(proof.seed, msgspec.UnsetType):
            return "unknown", "they follow from the seed, which is not revealed yet"
        case "salts":
            return "good", "every salt follows from the seed"
        case "fields":
            return "good", "each event has the members of its type, and hides what that hides"
        case "receipts":
            count = len(evidence.receipts) + isinstance(proof.receipt, Receipt)
            return ("good" if count else "unknown"), f"{count} fit the chain; {signer}"
        case "checkpoint" if isinstance(proof.inclusion, msgspec.UnsetType):
            return "unknown", "none was signed when this was exported"
        case "checkpoint":
            told = f"the last event is in the signed log; {signer}"
            names = signatures.witnessed(export, evidence.witnesses)
            return "good", told + (f"; cosigned by {', '.join(names)}" if names else "")
        case _:
            return ("good" if evidence.keys else "unknown"), f"signed by {signer}"


def _branches(export: Export) -> str:
    """Where a game went back: what was played behind is there as well, and checked."""
    back = [
        f"from ply {event.ply} to ply {event.data.get('to')}"
        for event in export.events
        if event.type == REWOUND
    ]
    return f"; it went back {', '.join(back)}, and all branches are here" if back else ""


def _clock(export: Export, title: AnyTitle | None, table: TableState | None) -> Outcome:
    """Every expiry reckoned again, if it can be known who was awaited when."""
    if table is None or title is None:
        return _unknown("clock", "not tried: it is not known who was awaited when")
    if table.terms.clock is None:
        return Outcome(check=Check(name="clock", verdict="good", told="the game has no clock"))
    try:
        findings = tuple(clocks.early(export, title, table))
    except ZoneInfoNotFoundError:
        return _unknown("clock", "not possible without the time zones of the IANA")
    except (LookupError, ValueError) as trouble:
        findings = (Finding(check="clock", because=f"the clocks make no sense: {trouble}"),)
    if findings:
        check = Check(name="clock", verdict="bad", told=findings[0].because)
        return Outcome(check=check, findings=findings)
    told = f"somebody's time was up {clocks.expiries(export)} times, and it was"
    return Outcome(check=Check(name="clock", verdict="good", told=told))


def _redecided(
    export: Export, title: AnyTitle | None, *, good: bool, progress: Callable[[int, int], None]
) -> Outcome:
    """Every move decided again, if all is open and the title is installed."""
    seed = export.proof.seed
    if not good:
        return _undecided("not tried: the chain is broken")
    if isinstance(seed, msgspec.UnsetType):
        return _undecided("not possible before the game is over and its seed revealed")
    if title is None:
        return _undecided(f"the title {export.game.get('title')!r} is not installed")
    if title.retired:
        return _undecided(f"{export.game.get('ruleset')} is not offered any more: only read")
    try:
        game = Redecision(title, export, bytes.fromhex(seed))
        finding = game.run(lambda done: progress(done, len(export.events)))
    except ValueError as trouble:
        finding = Finding(check="rules", because=f"the seed is of no use: {trouble}", ply=0)
        return Outcome(check=_bad(finding), findings=(finding,))
    if finding is not None:
        return Outcome(check=_bad(finding), findings=(finding,))
    told = f"every move decided again under {export.game.get('ruleset')}, {len(game.drawn)} draws"
    if game.table is not None and game.table.taken_over >= 0 and game.table.descent is not None:
        told += f"; plies to {game.table.taken_over} are those of {game.table.descent.game}"
    return Outcome(
        check=Check(name="rules", verdict="good", told=told),
        draws=tuple(game.drawn),
        standings=tuple(_standings(game.table)),
    )


def _standings(table: TableState | None) -> Iterable[Standing]:
    if table is not None and table.result is not None:
        for one in table.result.standings:
            yield Standing(seat=one.seat, rank=one.rank, points=one.points)


def _unknown(name: str, told: str) -> Outcome:
    return Outcome(check=Check(name=name, verdict="unknown", told=told))


def _undecided(told: str) -> Outcome:
    return _unknown("rules", told)


def _bad(finding: Finding) -> Check:
    return Check(name="rules", verdict="bad", told=finding.because)
