"""The chain: each event's hash covers the one before it, so a game cannot be changed in between.

The hash of an event is SHA-256("kronika/event/1\\n" + canonical JSON) of an object with the members

    at        when it was recorded: RFC 3339, UTC with `Z`, six digits of a second or none
    data      the payload in its public form (`events.commitments`)
    decision  the decision that was answered; on action events only
    game      the id of the game
    ply       the move
    previous  the hash of the event before, in hex; for the first one that of the beginning
    seat      who played; on action events only
    type      the kind
    version   the number of the event

The beginning is SHA-256("kronika/genesis/1\\n" + canonical JSON of {commitment, game}), with the
commitment to the seed (`events.fairness`). The hash of the last event is the head of the game.
"""

from collections.abc import Iterable
from datetime import datetime
from hashlib import sha256

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import replace

from events.canonical import canonical, respelt
from events.commitments import Veil, covered, sealed
from events.envelope import Entry

_GENESIS = b"kronika/genesis/1\n"
_EVENT = b"kronika/event/1\n"


class _Link(Struct, kw_only=True, gc=False):
    """What is hashed. The fields stand in the order of their names, so it is canonical as it is
    encoded, and fast."""

    at: datetime | str
    data: Raw
    decision: int | UnsetType = UNSET
    game: str
    ply: int
    previous: str
    seat: int | UnsetType = UNSET
    type: str
    version: int


_encode = msgspec.json.Encoder().encode


def genesis(game_id: str, seed_commitment: str) -> bytes:
    """What the first event of a game is chained to."""
    return sha256(_GENESIS + canonical({"commitment": seed_commitment, "game": game_id})).digest()


def event_hash(
    game_id: str,
    previous: bytes,
    *,
    version: int,
    ply: int,
    seat: int | None,
    decision: int | None,
    kind: str,
    at: datetime | str,
    data: bytes,
) -> bytes:
    """The hash of an event; `data` is the canonical JSON of its public form."""
    link = _Link(
        at=at,
        data=Raw(data),
        game=game_id,
        ply=ply,
        previous=previous.hex(),
        type=kind,
        version=version,
        decision=UNSET if decision is None else decision,
        seat=UNSET if seat is None else seat,
    )
    return sha256(_EVENT + _encode(link)).digest()


class Head(Struct, frozen=True, kw_only=True):
    """The last link of a game's chain; `version` 0 is the beginning. `key` is that of its salts."""

    game_id: str
    key: bytes
    version: int
    hash: bytes


def chained(head: Head, entries: Iterable[Entry], at: datetime) -> tuple[Entry, ...]:
    """The entries with the hashes that they have behind `head`, recorded at a time in UTC."""
    linked: list[Entry] = []
    version, previous = head.version, head.hash
    for entry in entries:
        version += 1
        previous = event_hash(
            head.game_id,
            previous,
            version=version,
            ply=entry.ply,
            seat=entry.seat,
            decision=entry.decision,
            kind=entry.kind,
            at=at,
            data=public(entry.payload, entry.veils, head.key, version),
        )
        linked.append(replace(entry, hash=previous))
    return tuple(linked)


def public(payload: bytes, veils: tuple[Veil, ...], key: bytes, version: int) -> bytes:
    """The canonical JSON of a payload in its public form."""
    if not veils:
        return respelt(payload)
    data = msgspec.json.decode(payload)
    return canonical(covered(data, sealed(data, veils, key, version, seat=None, over=False)))
