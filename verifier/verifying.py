"""All checks of an export, in order, and the report."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final
from zoneinfo import ZoneInfoNotFoundError

import msgspec
from msgspec import Struct

from events.epochs import Epoch
from events.exports import Export
from events.key_notes import Term, by_key, terms
from events.keys import KeyFormatError, PublicKey
from events.notes import NoteError
from events.primitives import UnsupportedError
from events.receipts import Receipt
from games.kernel.registry import Registry
from games.kernel.sentence import Sentence
from games.kernel.table.state import TableState
from games.kernel.title import AnyTitle
from verifier import chain, clocks, fields, signatures
from verifier.bounds import unbounded
from verifier.document import DamagedError, Document, read
from verifier.evidence import Evidence
from verifier.finding import (
    Check,
    Draw,
    Finding,
    Lack,
    Loss,
    Report,
    Standing,
    checked,
    first,
    found,
    said_by,
)
from verifier.log_proofs import note_of
from verifier.losses import epochs_of, unexplained
from verifier.observations import seen
from verifier.proceedings import unfounded
from verifier.quorums import judged
from verifier.redeciding import Redecision
from verifier.showing import misrepresented

_NEED_CHAIN: Final = ("times", "table", "seed", "salts", "fields")
"""Checks that say nothing behind a broken chain."""


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
        return unread(file, damage.because, damage.ply)
    export = document.export
    evidence = evidence or Evidence()
    links = tuple(chain.broken_chain(export))
    table, unfit = (None, None) if links else unfounded(export)
    title = registry.get(str(export.game.get("title")), str(export.game.get("ruleset")))
    by_check = _findings(export, title, table, links)
    by_check["table"] = () if unfit is None else (unfit,)
    signed = vouched_for(document, evidence)
    by_check |= signed.findings
    checks = _unable(_checks(document, title, by_check, evidence), signed)
    clock = _clock(export, title, table)
    outcome = _redecided(export, title, good=not links, progress=progress)
    findings = _joined(*by_check.values(), signed.opposed, clock.findings, outcome.findings)
    return Report(
        file=file,
        game=str(export.game.get("id")),
        title=str(export.game.get("title")),
        events=len(export.events),
        plies=export.events[-1].ply if export.events else 0,
        good=not findings,
        rewritten=document.rewritten,
        lacks=(*_lacking(export, evidence, signed), *_unmet(signed, evidence)),
        first_bad_ply=first(findings),
        checks=(
            *(_with_losses(one, signed.losses) for one in checks),
            *([] if signed.policy is None else [signed.policy]),
            *(clock.check, outcome.check),
        ),
        findings=findings,
        standings=outcome.standings,
        draws=outcome.draws,
        losses=signed.losses,
    )


def _joined(*parts: tuple[Finding, ...]) -> tuple[Finding, ...]:
    return tuple(one for some in parts for one in some)


def _findings(
    export: Export,
    title: AnyTitle | None,
    table: TableState | None,
    links: tuple[Finding, ...],
) -> dict[str, tuple[Finding, ...]]:
    """What the export itself shows, by check. Behind a broken chain little can be said."""
    return {
        "chain": links,
        "game": tuple(misrepresented(export, table)),
        "times": () if links else tuple(chain.late(export.events)),
        "table": (),
        "seed": () if links else tuple(signatures.broken_commitment(export)),
        "salts": () if links else tuple(fields.broken_salts(export)),
        "fields": () if links or title is None else tuple(fields.unfit_fields(export, title)),
    }


def _checks(
    document: Document,
    title: AnyTitle | None,
    by_check: Mapping[str, tuple[Finding, ...]],
    evidence: Evidence,
) -> list[Check]:
    """A check for each name of findings, behind the one of the document."""
    export = document.export
    spelling = "document.rewritten" if document.rewritten else "document.as-written"
    checks = [checked("document", "good", Sentence(spelling))]
    checks += [_check(name, findings, export, evidence) for name, findings in by_check.items()]
    if by_check["chain"]:
        return _open(checks, _NEED_CHAIN, Sentence("said.chain-broken"))
    return checks if title is not None else _open(checks, ("fields",), _not_installed(export))


def _open(checks: Sequence[Check], names: Collection[str], told: Sentence) -> list[Check]:
    """The checks, of which some could not be made."""
    return [_unknown(one.name, told).check if one.name in names else one for one in checks]


def _not_installed(export: Export) -> Sentence:
    return Sentence("said.not-installed", {"title": str(export.game.get("title"))})


def _unable(checks: list[Check], signed: "Signed") -> list[Check]:
    """The checks that need keys are open where nobody can check signatures by such keys."""
    return checks if signed.able else _open(checks, signed.findings, Sentence("said.no-ed25519"))


def _with_losses(check: Check, losses: Sequence[Loss]) -> Check:
    """The check of receipts does not call it well that a move was lost."""
    if check.name != "receipts" or check.verdict != "good" or not losses:
        return check
    return checked(check.name, "unknown", Sentence("receipts.of-lost", {"count": len(losses)}))


def unread(file: str, because: Sentence, ply: int | None = None) -> Report:
    """The report about what cannot be read as an export. `ply` is that of the first event at fault,
    None if none is."""
    return Report(
        file=file,
        game="",
        title="",
        events=0,
        plies=0,
        good=False,
        lacks=("key", "receipt", "inclusion"),
        first_bad_ply=ply,
        checks=(checked("document", "bad", because),),
        findings=(found(because, ply, check="document"),),
    )


def _lacking(export: Export, evidence: Evidence, signed: "Signed") -> Iterator[Lack]:
    """What nobody vouches for. That what is there is right, is for the checks to say."""
    proof = export.proof
    if not evidence.keys or not signed.able:
        yield "key"
    if not evidence.receipts and isinstance(proof.receipt, msgspec.UnsetType):
        yield "receipt"
    if isinstance(proof.inclusion, msgspec.UnsetType):
        yield "inclusion"
    if not isinstance(proof.seed_lost, msgspec.UnsetType):
        yield "seed"
    if evidence.witnesses and not signatures.witnessed(export, evidence.witnesses):
        yield "witness"


class Signed(Struct, frozen=True, kw_only=True):
    """What the checks have found that need keys, by their names; and what was lost."""

    findings: Mapping[str, tuple[Finding, ...]]
    losses: tuple[Loss, ...] = ()
    policy: Check | None = None
    """What the reader's policy says of the checkpoint."""
    opposed: tuple[Finding, ...] = ()
    """What is wrong with that."""
    able: bool = True
    """Whether signatures by the keys of services can be checked here."""


def _unmet(signed: Signed, evidence: Evidence) -> Iterator[Lack]:
    """Whether a policy asks for more than there is."""
    if evidence.policy is not None and (signed.policy is None or signed.policy.verdict != "good"):
        yield "quorum"


def _judged(
    export: Export, evidence: Evidence, known: Mapping[PublicKey, Term]
) -> tuple[Check | None, tuple[Finding, ...]]:
    """What the policy says, and what is wrong with that."""
    inclusion = export.proof.inclusion
    if evidence.policy is None or isinstance(inclusion, msgspec.UnsetType):
        return None, ()
    try:
        note = note_of(inclusion)
    except NoteError:
        return None, ()  # the check of the checkpoint says so
    check, finding = judged(evidence.policy, note, known)
    return check, () if finding is None else (finding,)


def _known(export: Export, evidence: Evidence) -> Mapping[PublicKey, Term] | Finding:
    """The keys that may be trusted, and for which times; what is wrong with what is said of
    them."""
    try:
        brought = tuple(PublicKey.parse(one) for one in export.proof.keys)
        said = export.proof.key_notes
        notes = (*evidence.key_notes, *(() if isinstance(said, msgspec.UnsetType) else said))
        return by_key(terms(evidence.keys or brought, dict.fromkeys(notes)))
    except KeyFormatError as trouble:
        return found(Sentence("keys.bad-key", {"because": said_by(trouble)}))
    except NoteError as trouble:
        return found(Sentence("keys.bad-keys", {"because": said_by(trouble)}))


def vouched_for(document: Document, evidence: Evidence) -> Signed:
    """The checks that need keys. They look at every signature of a document, and are the only
    ones that look at any."""
    try:
        return _signed(document, evidence)
    except UnsupportedError:
        need_keys = ("seal", "receipts", "checkpoint", "bounds")
        return Signed(findings=dict.fromkeys(need_keys, ()), able=False)


def _signed(document: Document, evidence: Evidence) -> Signed:
    export, known = document.export, _known(document.export, evidence)
    if isinstance(known, Finding):
        return Signed(findings={"keys": (known,)})
    at = export.events[-1].at if export.events else ""
    shown = export.proof.receipt
    receipts = evidence.receipts + ((shown,) if isinstance(shown, Receipt) else ())
    epochs: tuple[Epoch, ...] = ()
    try:
        epochs = epochs_of(export, known)
        untold = tuple(unexplained(export, known, epochs))
    except NoteError as trouble:
        untold = (found(Sentence("epochs.bad-epochs", {"because": said_by(trouble)})),)
    told = tuple(signatures.broken_receipts(export, receipts, known, epochs))
    policy, opposed = _judged(export, evidence, known)
    bounds = unbounded(export, known, evidence.witnesses) if export.events else ()
    return Signed(
        findings={
            "seal": tuple(signatures.broken_seal(document.plain, known, at)),
            "receipts": tuple(one for one in told if isinstance(one, Finding)),
            "checkpoint": tuple(signatures.broken_inclusion(export, known, evidence.witnesses)),
            "bounds": tuple(bounds),
            **({"epochs": untold} if epochs or untold else {}),
        },
        losses=tuple(one for one in told if isinstance(one, Loss)),
        policy=policy,
        opposed=opposed,
    )


def _check(name: str, findings: Sequence[Finding], export: Export, evidence: Evidence) -> Check:
    if findings:
        return checked(name, "bad", findings[0].because)
    verdict, told = seen(name, export, evidence)
    return checked(name, verdict, told)


def _clock(export: Export, title: AnyTitle | None, table: TableState | None) -> Outcome:
    """Every expiry reckoned again, if it can be known who was awaited when."""
    if table is None or title is None:
        return _unknown("clock", Sentence("clock.not-tried"))
    if table.terms.clock is None:
        return Outcome(check=checked("clock", "good", Sentence("clock.none")))
    try:
        findings = tuple(clocks.early(export, title, table))
    except ZoneInfoNotFoundError:
        return _unknown("clock", Sentence("clock.no-zones"))
    except (LookupError, ValueError) as trouble:
        findings = (found(Sentence("clock.senseless", {"trouble": said_by(trouble)})),)
    if findings:
        return Outcome(check=checked("clock", "bad", findings[0].because), findings=findings)
    told = Sentence("clock.fits", {"count": clocks.expiries(export)})
    return Outcome(check=checked("clock", "good", told))


def _redecided(
    export: Export, title: AnyTitle | None, *, good: bool, progress: Callable[[int, int], None]
) -> Outcome:
    """Every move decided again, if all is open and the title is installed."""
    seed = export.proof.seed
    if not good:
        return _unknown("rules", Sentence("said.chain-broken"))
    if isinstance(seed, msgspec.UnsetType):
        return _unknown("rules", Sentence("rules.unrevealed"))
    if title is None:
        return _unknown("rules", _not_installed(export))
    if title.rules.retired:
        args = {"ruleset": str(export.game.get("ruleset"))}
        return _unknown("rules", Sentence("rules.retired", args))
    try:
        game = Redecision(title, export, bytes.fromhex(seed))
        finding = game.run(lambda done: progress(done, len(export.events)))
    except ValueError as trouble:
        finding = found(Sentence("rules.bad-seed", {"trouble": said_by(trouble)}), 0)
        return Outcome(check=_bad(finding), findings=(finding,))
    if finding is not None:
        return Outcome(check=_bad(finding), findings=(finding,))
    return Outcome(
        check=checked("rules", "good", _decided(export, game)),
        draws=tuple(game.drawn),
        standings=tuple(_standings(game.table)),
    )


def _decided(export: Export, game: Redecision) -> Sentence:
    """That every move came out as it is recorded."""
    args = {"ruleset": str(export.game.get("ruleset")), "draws": len(game.drawn)}
    table = game.table
    if table is None or table.taken_over < 0 or table.descent is None:
        return Sentence("rules.fits", args)
    args |= {"to": table.taken_over, "game": table.descent.game}
    return Sentence("rules.fits-fork", args)


def _standings(table: TableState | None) -> Iterable[Standing]:
    if table is not None and table.result is not None:
        for one in table.result.standings:
            yield Standing(seat=one.seat, rank=one.rank, points=one.points)


def _unknown(name: str, told: Sentence) -> Outcome:
    return Outcome(check=checked(name, "unknown", told))


def _bad(finding: Finding) -> Check:
    return checked("rules", "bad", finding.because)
