"""Bounds of time: between which cosignatures of witnesses a fact was recorded.

The start of a game and each expiry of a clock name the newest checkpoint that a witness had
cosigned, so they are not earlier; the first cosigned checkpoint that includes them says that they
are not later. What the log says about its own times has to lie between.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from events.cosignatures import WitnessKey, cosignatures
from events.exports import DatedLink, Export, ExportedEvent
from events.key_notes import Term
from events.keys import KeyFormatError, PublicKey
from events.leaves import entry
from events.notes import NoteError
from games.kernel.sentence import Sentence
from verifier import log_proofs
from verifier.finding import Finding, found, said_by

SKEW: Final = timedelta(minutes=1)
"""By how much the clocks of a service and of a witness may differ."""

DATED: Final = ("table.game-started", "table.time-expired")


class Bound(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Between which times an event was recorded, by the words of witnesses."""

    version: int
    ply: int
    type: str
    at: Annotated[str, Meta(description="When it was, as the log says.")]
    after: Annotated[datetime | None, Meta(description="It was not earlier than this.")] = None
    before: Annotated[datetime | None, Meta(description="It was not later than this.")] = None


def listed(export: Export, known: Sequence[WitnessKey]) -> tuple[WitnessKey, ...]:
    """The witnesses whose words count: known ones, else those that the document brings.
    `KeyFormatError` if one of these is none."""
    said = export.proof.witnesses
    brought = () if isinstance(said, msgspec.UnsetType) else said
    keys = tuple(WitnessKey.parse(one) for one in brought)
    return tuple(known) or keys


def bounds(export: Export, witnesses: Sequence[WitnessKey]) -> tuple[Bound, ...]:
    """Of each event that begins the game or says that a time was up, and of the last one;
    `NoteError` if a cosignature is wrong."""
    before = _before(export, witnesses)
    last = export.events[-1].version
    wanted = (one for one in export.events if one.type in DATED or one.version == last)
    dated = (_bound(one, before, witnesses) for one in wanted)
    return tuple(one for one in dated if one.after is not None or one.before is not None)


def unbounded(
    export: Export, known: Mapping[PublicKey, Term], witnesses: Sequence[WitnessKey]
) -> Iterator[Finding]:
    """What is wrong with bounds, and events whose times do not lie between theirs."""
    try:
        keys = listed(export, witnesses)
        yield from _unfounded(export, known)
        dated = bounds(export, keys)
    except (KeyFormatError, NoteError) as trouble:
        because = Sentence("said.unsigned", {"because": said_by(trouble)})
        yield found(because, check="bounds")
        return
    for one in dated:
        at = datetime.fromisoformat(one.at)
        early = one.after is not None and at < one.after - SKEW
        late = one.before is not None and at > one.before + SKEW
        if early or late:
            bound = one.after if early else one.before
            args = {"version": one.version, "type": one.type, "at": one.at, "bound": str(bound)}
            because = Sentence("bounds.too-early" if early else "bounds.too-late", args)
            yield found(because, one.ply, one.version)


def _unfounded(export: Export, known: Mapping[PublicKey, Term]) -> Iterator[Finding]:
    """Proofs that a link is in a checkpoint, and that do not hold."""
    for one in _dated(export):
        because = _missing(export, one, known)
        if because is not None:
            yield found(because, version=one.version)


def _missing(export: Export, one: DatedLink, known: Mapping[PublicKey, Term]) -> Sentence | None:
    """Why a link is not in the log that a checkpoint signs."""
    game = str(export.game.get("id"))
    event = export.events[one.version - 1] if one.version <= len(export.events) else None
    if event is None or event.hash is None:
        return Sentence("bounds.no-link", {"version": one.version})
    proof = log_proofs.read(one.proof, export.format, known)
    match proof.fault(game, entry(game, event.version, bytes.fromhex(event.hash))):
        case "other-log":
            return Sentence("bounds.other-log", {"origin": proof.partition.origin})
        case "not-included":
            return Sentence("bounds.not-included", {"version": one.version})
    return None


def _bound(
    event: ExportedEvent, before: Mapping[int, datetime], witnesses: Sequence[WitnessKey]
) -> Bound:
    note: Any = event.data.get("checkpoint") if event.type in DATED else None
    seen = cosignatures(note, witnesses) if isinstance(note, str) else ()
    return Bound(
        version=event.version,
        ply=event.ply,
        type=event.type,
        at=event.at,
        after=max((one.at for one in seen), default=None),
        before=min((at for end, at in before.items() if end >= event.version), default=None),
    )


def _before(export: Export, witnesses: Sequence[WitnessKey]) -> Mapping[int, datetime]:
    """When a witness had seen the log up to a version, at the latest."""
    notes = {one.version: log_proofs.note_of(one.proof) for one in _dated(export)}
    inclusion = export.proof.inclusion
    seen = [*notes.items()]
    if not isinstance(inclusion, msgspec.UnsetType):
        seen.append((export.events[-1].version, log_proofs.note_of(inclusion)))
    seen_at: dict[int, datetime] = {}
    for version, note in seen:
        for one in cosignatures(note, witnesses):
            seen_at[version] = min(seen_at.get(version, one.at), one.at)
    return seen_at


def _dated(export: Export) -> Sequence[DatedLink]:
    said = export.proof.dated
    return () if isinstance(said, msgspec.UnsetType) else said
