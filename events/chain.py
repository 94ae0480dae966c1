"""The chain: each link's hash covers the one before it, so a game cannot be changed in between.

A link is what was recorded together: a move, which is its command and the facts behind it, or what
happened at the table. A command begins a link, and the events of a link are of one ply and of one
owner: kinds begin with `table.` or with the name of a title. The last event of a link carries its
hash, which is SHA-256("kronika/link/1\\n" + canonical JSON) of an
object with the members

    at        when it was recorded: RFC 3339, UTC with `Z`, six digits of a second or none
    decision  the decision that was answered; of moves only
    draws     how many draws of each label were made for it (`events.draws`), if there were any
    events    the payloads, oldest first, in their public form (`events.commitments`)
    game      the id of the game
    ply       the move
    previous  the hash of the link before, in hex; for the first one that of the beginning
    seat      who played; of moves only
    version   the number of the last event

The beginning is SHA-256("kronika/genesis/1\\n" + canonical JSON of {commitment, game}), with the
commitment to the seed (`events.fairness`). The hash of the last link is the head of the game. One
hash for a move, and not for each of its facts, makes the chain half as dear.
"""

from binascii import hexlify
from collections.abc import Iterator, Sequence
from datetime import datetime
from hashlib import sha256
from typing import Protocol, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from events.canonical import canonical, respelt
from events.commitments import Veil, hide
from events.draws import Draws, spelt
from events.envelope import Entry
from events.salts import Salts

_GENESIS = b"kronika/genesis/1\n"
_LINK = b'kronika/link/1\n{"at":%b,%b"events":[%b],"game":%b,"ply":%d,"previous":"%b","version":%d}'
_MOVE = (
    b'kronika/link/1\n{"at":%b,"decision":%d,%b"events":[%b],"game":%b,"ply":%d,"previous":"%b",'
    b'"seat":%d,"version":%d}'
)
"""The members in the order of their names, which is canonical, and faster than any encoder."""
_DRAWS = b'"draws":%b,'

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Played(Protocol):
    """An event, as far as it says who played when."""

    @property
    def ply(self) -> int:
        """The move that it belongs to."""
        ...

    @property
    def seat(self) -> int | None:
        """Who played, on an action event."""
        ...

    @property
    def decision(self) -> int | None:
        """The decision that was answered, on an action event."""
        ...


class Hashed(Protocol):
    """An event, as far as it says where links end."""

    @property
    def hash(self) -> object:
        """Set on the last event of a link."""
        ...


class Linked(Played, Hashed, Protocol):
    """An event that was recorded, as far as its link's hash covers it."""

    @property
    def kind(self) -> str:
        """What happened."""
        ...

    @property
    def payload(self) -> bytes | msgspec.Raw:
        """The canonical payload."""
        ...

    @property
    def at(self) -> datetime:
        """When it was recorded."""
        ...

    @property
    def veils(self) -> tuple[Veil, ...]:
        """The hidden fields of the payload."""
        ...

    @property
    def draws(self) -> Draws:
        """The draws of its link, on the last event of the link."""
        ...


H = TypeVar("H", bound=Hashed)


def genesis(game_id: str, seed_commitment: str) -> bytes:
    """What the first link of a game is chained to."""
    return sha256(_GENESIS + canonical({"commitment": seed_commitment, "game": game_id})).digest()


def link_hash(
    game_id: str,
    previous: bytes,
    *,
    version: int,
    ply: int,
    seat: int | None,
    decision: int | None,
    at: datetime | str,
    events: Sequence[bytes],
    draws: Draws = (),
) -> bytes:
    """The hash of a link; `events` are the canonical JSON of payloads in their public form, and
    `version` is that of the last one."""
    when, game, before = _encode(at), _encode(game_id), hexlify(previous)
    told, drawn = b",".join(events), _DRAWS % spelt(draws) if draws else b""
    if seat is None or decision is None:
        return sha256(_LINK % (when, drawn, told, game, ply, before, version)).digest()
    move = _MOVE % (when, decision, drawn, told, game, ply, before, seat, version)
    return sha256(move).digest()


class Head(Struct, frozen=True, kw_only=True):
    """The end of a game's chain after `version` events, 0 of them at the beginning."""

    game_id: str
    salts: Salts
    version: int
    hash: bytes


def recorded_links(events: Sequence[H]) -> Iterator[Sequence[H]]:
    """The links that events were chained in; behind them what belongs to none, if there is any."""
    start = 0
    for number, event in enumerate(events, 1):
        if event.hash is not None:
            yield events[start:number]
            start = number
    if start < len(events):
        yield events[start:]


def chained(head: Head, entries: Sequence[Entry], at: datetime) -> tuple[Entry, ...]:
    """The entries with the hashes that their links have behind `head`, recorded at a time in
    UTC."""
    linked = list(entries)
    version, previous = head.version, head.hash
    for first, events in _links(head, entries):
        version += len(events)
        last = version - head.version - 1
        previous = link_hash(
            head.game_id,
            previous,
            version=version,
            ply=first.ply,
            seat=first.seat,
            decision=first.decision,
            at=at,
            events=events,
            draws=entries[last].draws,
        )
        linked[last] = replace(linked[last], hash=previous)
    return tuple(linked)


def _links(head: Head, entries: Sequence[Entry]) -> Sequence[tuple[Entry, Sequence[bytes]]]:
    """The links that entries are to be chained in: the first entry of each, and what is hashed of
    all of them."""
    found: list[tuple[Entry, list[bytes]]] = []
    events: list[bytes] = []
    ply, owner = -1, ""
    for version, entry in enumerate(entries, head.version + 1):
        if entry.seat is not None or entry.ply != ply or not entry.kind.startswith(owner):
            events = []
            found.append((entry, events))
            ply, owner = entry.ply, entry.kind.partition(".")[0] + "."
        payload, veils = entry.payload, entry.veils
        events.append(veiled(payload, veils, head.salts, version) if veils else payload)
    return found


def rechained(head: Head, link: Sequence[Linked]) -> Head | None:
    """The end of the chain behind a link that was recorded; None if its hash is not the one that
    follows from its events, or if one of these says something that the hash does not cover."""
    first, version = link[0], head.version + len(link)
    if any(not belongs(one, first) or one.at != first.at for one in link[1:]):
        return None
    if any(one.draws for one in link[:-1]):
        return None
    try:
        tagged = all(_kind(one) == one.kind for one in link)
        events = _published(head, link)
    except (msgspec.DecodeError, LookupError):  # a payload that is none, or a veil over nothing
        return None
    if not tagged:
        return None
    found = link_hash(
        head.game_id,
        head.hash,
        version=version,
        ply=first.ply,
        seat=first.seat,
        decision=first.decision,
        at=first.at,
        events=events,
        draws=link[-1].draws,
    )
    return replace(head, version=version, hash=found) if found == link[-1].hash else None


def _published(head: Head, link: Sequence[Linked]) -> list[bytes]:
    """What is hashed of the events of a link that was recorded."""
    return [
        public(bytes(one.payload), one.veils, head.salts, number)
        for number, one in enumerate(link, head.version + 1)
    ]


def belongs(event: Played, first: Played) -> bool:
    """Whether an event can be in the link that begins with `first`, as far as ply, seat and
    decision go, which the hash of a link covers once."""
    return event.ply == first.ply and event.seat is None and event.decision is None


class _Tagged(Struct):
    """A payload as far as it says what happened."""

    type: str


def _kind(event: Linked) -> str:
    """What happened, as the payload has it."""
    return msgspec.json.decode(event.payload, type=_Tagged).type


def public(payload: bytes, veils: tuple[Veil, ...], salts: Salts, version: int) -> bytes:
    """The canonical JSON of a payload in its public form."""
    return veiled(payload, veils, salts, version) if veils else respelt(payload)


def veiled(payload: bytes, veils: tuple[Veil, ...], salts: Salts, version: int) -> bytes:
    """The same of a payload that hides something."""
    data = _decode(payload)
    for veil in veils:
        data = hide(data, veil, salts, version)
    return canonical(data)
