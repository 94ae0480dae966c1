"""Signatures of an export: seal, receipts, checkpoint; and the commitment to the seed."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

import msgspec
from msgspec.json import encode

from events import checkpoints, merkle
from events.canonical import Json
from events.cosignatures import WitnessKey, cosignatures
from events.exports import Export, sealed_by
from events.fairness import seed_commitment
from events.key_notes import Term, expired
from events.keys import PublicKey
from events.leaves import leaf_hash
from events.notes import NoteError
from events.receipts import Receipt, verified
from verifier.finding import Finding

COMMITTED = "table.chance-committed"


def broken_seal(
    document: Mapping[str, Json], known: Mapping[PublicKey, Term], at: str
) -> Iterator[Finding]:
    """Whether the document is as it was issued, not before its last event, which is of a time."""
    try:
        signer = sealed_by(document, known)
    except NoteError as trouble:
        yield Finding(check="seal", because=str(trouble))
    else:
        yield from _too_late("seal", known[signer], at)


def _too_late(check: str, term: Term, at: str, ply: int | None = None) -> Iterator[Finding]:
    """Whether the key counts for nothing any more at a time."""
    if expired(term, at):
        because = (
            f"the key {term.key.name}+{term.key.id.hex()} signed for {at}, but ended {term.until}"
        )
        yield Finding(check=check, because=because, ply=ply)


def broken_receipts(
    export: Export, receipts: Sequence[Receipt], known: Mapping[PublicKey, Term]
) -> Iterator[Finding]:
    """Whether what the service has signed when it took the moves is what the export says."""
    for one in receipts:
        try:
            signer = verified(one, known)
        except NoteError as trouble:
            yield Finding(check="receipts", because=f"receipt of ply {one.ply}: {trouble}")
            continue
        yield from _too_late("receipts", known[signer], _spelt(one.at), one.ply)
        if (because := _contradiction(export, one)) is not None:
            yield Finding(check="receipts", because=because, ply=one.ply, version=one.version)


def _spelt(at: datetime) -> str:
    return encode(at).decode().strip('"')


def _contradiction(export: Export, receipt: Receipt) -> str | None:
    if receipt.game != export.game.get("id"):
        return f"the receipt is of another game, {receipt.game}"
    if receipt.version > len(export.events):
        return f"the receipt confirms event {receipt.version}, which the export does not have"
    event = export.events[receipt.version - 1]
    if event.hash != receipt.head:
        return f"the receipt confirms another history up to event {receipt.version}"
    if encode(event.at) != encode(receipt.at) or event.ply != receipt.ply:
        return f"the receipt is of another ply or time than event {receipt.version}"
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
        checkpoint, signer = checkpoints.read(inclusion.checkpoint, known)
        cosignatures(inclusion.checkpoint, witnesses)
        path = [bytes.fromhex(step) for step in inclusion.path]
        last = export.events[-1]
        leaf = leaf_hash(game, last.version, bytes.fromhex(last.hash or ""))
    except ValueError as trouble:
        yield Finding(check="checkpoint", because=str(trouble))
        return
    yield from _too_late("checkpoint", known[signer], last.at)
    if not checkpoints.is_log_of(checkpoint.origin, signer.name, game):
        because = f"{checkpoint.origin} is not the log that this game has to be in"
        yield Finding(check="checkpoint", because=because)
    elif not merkle.is_included(leaf, inclusion.index, checkpoint.size, path, checkpoint.root):
        because = "the last event is not in the log that the checkpoint signs"
        yield Finding(check="checkpoint", because=because)


def witnessed(export: Export, witnesses: Sequence[WitnessKey]) -> tuple[str, ...]:
    """The names of the known witnesses who have cosigned the checkpoint of an export; none if what
    is said about them is wrong."""
    inclusion = export.proof.inclusion
    if isinstance(inclusion, msgspec.UnsetType):
        return ()
    try:
        return tuple(one.witness.name for one in cosignatures(inclusion.checkpoint, witnesses))
    except NoteError:
        return ()


def broken_commitment(export: Export) -> Iterator[Finding]:
    """Whether the seed that was revealed is the one that was committed to, before any draw."""
    proof = export.proof
    said = [event for event in export.events if event.type == COMMITTED]
    if [event.data.get("commitment") for event in said] != [proof.commitment]:
        yield Finding(check="seed", because="the log has another commitment to the seed", ply=0)
    if isinstance(proof.seed, msgspec.UnsetType):
        return
    try:
        seed = bytes.fromhex(proof.seed)
    except ValueError:
        seed = b""
    if seed_commitment(seed) != proof.commitment:
        because = "the revealed seed is not the one that was committed to"
        yield Finding(check="seed", because=because, ply=0)
