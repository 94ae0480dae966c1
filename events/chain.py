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
from functools import lru_cache
from hashlib import sha256

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from events.canonical import canonical, respelt
from events.commitments import Veil, hide
from events.envelope import Entry

_GENESIS = b"kronika/genesis/1\n"
_EVENT = "kronika/event/1\n"

_encode = msgspec.json.Encoder().encode


def _text(value: str | datetime) -> str:
    return _encode(value).decode()


@lru_cache(1024)
def _kind(kind: str) -> str:
    """There are few."""
    return _text(kind)


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
    return _Place(game_id, at).linked(previous, version, ply, seat, decision, kind, data)


class _Place:
    """What the events of a game that are recorded at one time have in common."""

    __slots__ = ("_behind", "_front")

    def __init__(self, game_id: str, at: datetime | str) -> None:
        self._front = f'{_EVENT}{{"at":{_text(at)},"data":'
        self._behind = f',"game":{_text(game_id)},"ply":'

    def linked(
        self,
        previous: bytes,
        version: int,
        ply: int,
        seat: int | None,
        decision: int | None,
        kind: str,
        data: bytes,
    ) -> bytes:
        """The hash of an event. The members are put together in the order of their names, which
        is canonical, and faster than any encoder."""
        answers = "" if decision is None else f',"decision":{decision}'
        sits = "" if seat is None else f',"seat":{seat}'
        return sha256(
            f"{self._front}{data.decode()}{answers}{self._behind}"
            f'{ply},"previous":"{previous.hex()}"{sits},"type":{_kind(kind)},"version":{version}}}'.encode()
        ).digest()


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
    place = _Place(head.game_id, at)
    for entry in entries:
        version += 1
        if (data := entry.spelt) is None or entry.veils:
            data = public(entry.payload, entry.veils, head.key, version)
        previous = place.linked(
            previous, version, entry.ply, entry.seat, entry.decision, entry.kind, data
        )
        linked.append(replace(entry, hash=previous))
    return tuple(linked)


def public(payload: bytes, veils: tuple[Veil, ...], key: bytes, version: int) -> bytes:
    """The canonical JSON of a payload in its public form."""
    if not veils:
        return respelt(payload)
    data = msgspec.json.decode(payload)
    for veil in veils:
        data = hide(data, veil, key, version)
    return canonical(data)
