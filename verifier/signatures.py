"""Signatures of an export: seal, receipts, checkpoint; and the commitment to the seed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

import msgspec
from msgspec.json import encode

from events.canonical import Json
from events.cosignatures import WitnessKey, cosignatures
from events.epochs import Epoch
from events.exports import Export, ExportedEvent, sealed_by
from events.fairness import entropy_commitment, seed_commitment
from events.key_notes import Term, expired
from events.keys import PublicKey
from events.leaves import entry
from events.notes import NoteError
from events.receipts import Receipt, verified
from games.kernel.sentence import Sentence
from verifier import log_proofs
from verifier.finding import Finding, Loss, found, said_by
from verifier.losses import loss

COMMITTED: Final = "table.chance-committed"
ENDS: Final = ("table.game-finished", "table.game-voided")


def broken_seal(
    document: Mapping[str, Json], known: Mapping[PublicKey, Term], at: str
) -> Iterator[Finding]:
    """Whether the document is as it was issued, not before its last event, which is of a time."""
    try:
        signer = sealed_by(document, known)
    except NoteError as trouble:
        other = trouble.key == "seal.other-document"
        yield found(Sentence(trouble.key)) if other else _unsigned("seal", trouble)
    else:
        yield from _too_late("seal", known[signer], at)


def _too_late(check: str, term: Term, at: str, ply: int | None = None) -> Iterator[Finding]:
    """Whether the key counts for nothing any more at a time."""
    if expired(term, at):
        key = f"{term.key.name}+{term.key.id.hex()}"
        because = Sentence("said.expired", {"key": key, "at": at, "until": term.until})
        yield found(because, ply, check=check)


def _unsigned(check: str, trouble: Exception) -> Finding:
    """What was said is not of its form, or nobody known has signed it."""
    return found(Sentence("said.unsigned", {"because": said_by(trouble)}), check=check)


def broken_receipts(
    export: Export,
    receipts: Sequence[Receipt],
    known: Mapping[PublicKey, Term],
    epochs: Sequence[Epoch] = (),
) -> Iterator[Finding | Loss]:
    """Whether what the service has signed when it took the moves is what the export says. What an
    epoch explains is a loss."""
    for one in receipts:
        try:
            signer = verified(one, known)
        except NoteError as trouble:
            args = {"ply": one.ply, "because": said_by(trouble)}
            yield found(Sentence("receipts.unsigned", args))
            continue
        yield from _too_late("receipts", known[signer], _spelt(one.at), one.ply)
        if (because := _contradiction(export, one)) is not None:
            yield _loss(export, one, epochs) or found(because, one.ply, one.version)


def _loss(export: Export, receipt: Receipt, epochs: Sequence[Epoch]) -> Loss | None:
    """The loss of a move whose receipt contradicts the export; None if no epoch explains it."""
    if receipt.game != export.game.get("id"):
        return None
    there = export.events[receipt.version - 1 : receipt.version]
    instead = there[0].at if there else None
    at, ply, version = _spelt(receipt.at), receipt.ply, receipt.version
    return loss(epochs, receipt.game, at, instead, ply, version)


def _spelt(at: datetime) -> str:
    return encode(at).decode().strip('"')


def _contradiction(export: Export, receipt: Receipt) -> Sentence | None:
    if receipt.game != export.game.get("id"):
        return Sentence("receipts.other-game", {"game": receipt.game})
    args = {"version": receipt.version}
    if not 1 <= receipt.version <= len(export.events):
        return Sentence("receipts.not-there", args)
    event = export.events[receipt.version - 1]
    if event.hash != receipt.head:
        return Sentence("receipts.other-history", args)
    if encode(event.at) != encode(receipt.at) or event.ply != receipt.ply:
        return Sentence("receipts.other-moment", args)
    return None


def broken_inclusion(
    export: Export, known: Mapping[PublicKey, Term], witnesses: Sequence[WitnessKey] = ()
) -> Iterator[Finding]:
    """Whether the last event is in the log that the checkpoint signs, and known witnesses have
    really cosigned what they are said to have."""
    inclusion, game = export.proof.inclusion, str(export.game.get("id"))
    if isinstance(inclusion, msgspec.UnsetType) or not export.events:
        return
    try:
        proof = log_proofs.read(inclusion, export.format, known)
        cosignatures(log_proofs.note_of(inclusion), witnesses)
        last = export.events[-1]
        spelt = entry(game, last.version, bytes.fromhex(last.hash or ""))
    except ValueError as trouble:
        yield _unsigned("checkpoint", trouble)
        return
    yield from _too_late("checkpoint", known[proof.signer], last.at)
    match proof.fault(game, spelt):
        case "other-log":
            args = {"origin": proof.partition.origin}
            yield found(Sentence("checkpoint.other-log", args))
        case "not-included":
            yield found(Sentence("checkpoint.not-included"))


def witnessed(export: Export, witnesses: Sequence[WitnessKey]) -> tuple[str, ...]:
    """The names of the known witnesses who have cosigned the checkpoint of an export; none if what
    is said about them is wrong."""
    inclusion = export.proof.inclusion
    if isinstance(inclusion, msgspec.UnsetType):
        return ()
    try:
        note = log_proofs.note_of(inclusion)
        return tuple(one.witness.name for one in cosignatures(note, witnesses))
    except NoteError:
        return ()


def broken_commitment(export: Export) -> Iterator[Finding]:
    """Whether the seed is revealed as soon as the game is over, and is the one that was committed
    to before any draw; and whether the texts that players added are those of their commitments."""
    proof = export.proof
    said = [event for event in export.events if event.type == COMMITTED]
    if [event.data.get("commitment") for event in said] != [proof.commitment]:
        yield found(Sentence("seed.other-commitment"), 0)
    yield from _other_texts(export.events)
    lost = not isinstance(proof.seed_lost, msgspec.UnsetType)
    if isinstance(proof.seed, msgspec.UnsetType):
        if is_over(export) != lost:
            yield found(Sentence("seed.lost-early" if lost else "seed.missing"))
    elif lost:
        yield found(Sentence("seed.lost-not"))
    elif seed_commitment(bytes.fromhex(proof.seed)) != proof.commitment:
        yield found(Sentence("seed.other-seed"), 0)


def is_over(export: Export) -> bool:
    """Whether a game is over: so its status says, or its log."""
    ended = any(event.type in ENDS for event in export.events)
    return ended or export.game.get("status") in ("finished", "void")


def _other_texts(events: Iterable[ExportedEvent]) -> Iterator[Finding]:
    """Texts that are not those to which their seats have committed, wherever they were told."""
    committed: dict[Any, Any] = {}
    for event in events:
        seat = event.data.get("seat")
        if not isinstance(seat, int):
            continue
        match event.type:
            case "table.seat-taken" | "table.seat-left":
                committed.pop(seat, None)
            case "table.entropy-committed":
                committed[seat] = event.data.get("commitment")
            case "table.entropy-given" if seat in committed:
                if entropy_commitment(str(event.data.get("entropy"))) != committed[seat]:
                    because = Sentence("seed.other-text", {"seat": seat})
                    yield found(because, event.ply, event.version)
