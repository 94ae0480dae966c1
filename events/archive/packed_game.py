"""A finished game as one object: all rows of its events, packed. Pure; equal games, equal bytes.

An object is an .xz file (`xz -dc` reads it). Unpacked, it is a line of canonical JSON and, behind
its newline, columns one after the other, whose numbers are little-endian:

    positions   8 bytes for each event   in the partition's log; from one to the next
    times       8 for each event         microseconds since 1970, UTC; from one to the next
    plies       4 for each event         from one to the next
    decisions   4 for each event         that an action answered; -1 for facts
    seats       2 for each event         that acted; -1 for facts
    kinds       2 for each event         places in the list of kinds
    payloads    4 for each event         how long each payload is
    veils       4 for each event         how long the JSON of its veils is; 0 if it has none
    ends        1 for each event         1 if it ends a link, else 0
    leaves      8 for each link          the number of its leaf in the partition's log; from one to
                                         the next
    draws       4 for each link          how long the JSON of its draws is; 0 if it has none
    hashes      32 for each link         the hash of the link
    the JSON of the veils of all events, the JSON of the draws of all links, and the payloads of all
    events, in order

"From one to the next" means that each number says how much is added to the one before, the first
one to 0. The JSON has `events` and `links` (how many there are), `format`, `game`, `kinds` and
`partition`. Versions are 1, 2, ... in the order of the events.
"""

import lzma
import sys
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import accumulate, pairwise
from operator import sub
from typing import Final, Self

import msgspec
from msgspec import Struct

from events.canonical import canonical
from events.commitments import Veil
from events.draws import Draws, counted, spelt
from events.envelope import Recorded

FORMAT: Final = "kronika-packed-game/1"
PRESET: Final = 6
_HASH: Final = 32
_EPOCH: Final = datetime.fromtimestamp(0, UTC)
_MICROSECOND: Final = timedelta(microseconds=1)
_COLUMNS: Final = (("q", 8), ("q", 8), ("i", 4), ("i", 4), ("h", 2), ("H", 2), ("I", 4), ("I", 4))
_veils = msgspec.json.Decoder(tuple[Veil, ...])
_draws = msgspec.json.Decoder(dict[str, int])


class PackedGameError(ValueError):
    """Bytes that are no packed game, or were changed; the message says what is wrong."""


class _Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    events: int
    format: str
    game: str
    kinds: tuple[str, ...]
    links: int
    partition: int


def pack(events: Sequence[Recorded], leaves: Sequence[int]) -> bytes:
    """Packs all events of a game, in order from version 1. `leaves` has the number of the leaf of
    each event that ends a link, in the log of its partition."""
    hashes = [one.hash for one in events if one.hash is not None]
    if not events or len(hashes) != len(leaves):
        raise ValueError("a packed game has events, and each of its links has a leaf")
    if any(one.version != number for number, one in enumerate(events, 1)):
        raise ValueError("a packed game has all of its events, in order")
    kinds = sorted({one.kind for one in events})
    places = {kind: place for place, kind in enumerate(kinds)}
    veils = [msgspec.json.encode(one.veils) if one.veils else b"" for one in events]
    draws = [spelt(one.draws) if one.draws else b"" for one in events if one.hash is not None]
    header = _Header(
        events=len(events),
        format=FORMAT,
        game=events[0].game_id,
        kinds=tuple(kinds),
        links=len(leaves),
        partition=events[0].partition,
    )
    parts = (
        canonical(header) + b"\n",
        _column("q", _steps([one.position for one in events])),
        _column("q", _steps([(one.at - _EPOCH) // _MICROSECOND for one in events])),
        _column("i", _steps([one.ply for one in events])),
        _column("i", [-1 if one.decision is None else one.decision for one in events]),
        _column("h", [-1 if one.seat is None else one.seat for one in events]),
        _column("H", [places[one.kind] for one in events]),
        _column("I", [len(one.payload) for one in events]),
        _column("I", [len(one) for one in veils]),
        bytes(one.hash is not None for one in events),
        _column("q", _steps(leaves)),
        _column("I", map(len, draws)),
        *hashes,
        *veils,
        *draws,
        *(one.payload for one in events),
    )
    return lzma.compress(b"".join(parts), lzma.FORMAT_XZ, lzma.CHECK_CRC64, PRESET)


class PackedGame:
    """A game that was packed. Events are made when they are asked for."""

    def __init__(self, header: _Header, columns: "_Columns") -> None:
        self.game_id = header.game
        self.partition = header.partition
        self.version = header.events
        self.leaves: Sequence[int] = columns.leaves
        """The numbers of the leaves of its links, in order."""
        self._kinds = header.kinds
        self._columns = columns

    @classmethod
    def read(cls, data: bytes) -> Self:
        """Reads an object. Raises PackedGameError."""
        try:
            plain = lzma.decompress(data, lzma.FORMAT_XZ)
        except lzma.LZMAError as trouble:
            raise PackedGameError(f"is no .xz file: {trouble}") from None
        line, _, rest = plain.partition(b"\n")
        try:
            header = msgspec.json.decode(line, type=_Header)
        except msgspec.MsgspecError as trouble:
            raise PackedGameError(f"has no header: {trouble}") from None
        if header.format != FORMAT:
            raise PackedGameError(f"has the format {header.format}, not {FORMAT}")
        return cls(header, _Columns(header, rest))

    @property
    def plies(self) -> Sequence[int]:
        """The ply of each event; they never fall."""
        return self._columns.plies

    @property
    def seats(self) -> Sequence[int]:
        """Who acted at each event; -1 for facts."""
        return self._columns.seats

    @property
    def positions(self) -> Sequence[int]:
        """The position of each event in its partition; they rise."""
        return self._columns.positions

    def events(self, after: int = 0, until: int | None = None) -> Sequence[Recorded]:
        """The events of versions `after + 1` to `until`, as far as they are packed."""
        end = self.version if until is None else min(until, self.version)
        return self._made(range(max(0, after), end))

    def of_kinds(self, kinds: Collection[str]) -> Sequence[Recorded]:
        """The events of some kinds."""
        wanted = {place for place, kind in enumerate(self._kinds) if kind in kinds}
        kinds_there = enumerate(self._columns.kinds)
        return self._made([place for place, kind in kinds_there if kind in wanted])

    def at(self, first: int, last: int) -> Sequence[Recorded]:
        """The events at positions `first` to `last` of the partition."""
        places = self.positions
        return self.events(bisect_left(places, first), bisect_right(places, last))

    def link(self, version: int) -> tuple[int, Recorded]:
        """The number of the leaf of the link that an event is in, and the event that ends it;
        LookupError if it is in none."""
        ends = self._columns.ends
        if not 0 < version <= self.version or (end := ends.find(1, version - 1)) < 0:
            raise LookupError(f"version {version} of {self.game_id} is in no link")
        return self.leaves[ends.count(1, 0, end)], self._made([end])[0]

    def _made(self, places: Iterable[int]) -> Sequence[Recorded]:
        """The events at some places, from 0. (Written for speed: a state is folded from all.)"""
        columns, kinds, partition, game_id = (
            self._columns,
            self._kinds,
            self.partition,
            self.game_id,
        )
        positions, plies, kinds_of = columns.positions, columns.plies, columns.kinds
        seats, decisions, hashes = columns.seats, columns.decisions, columns.hashes
        texts, ends, times = columns.texts, columns.payload_ends, columns.times
        made, time, at = list[Recorded](), -1, _EPOCH
        for place in places:
            if times[place] != time:
                time = times[place]
                at = _EPOCH + timedelta(microseconds=time)
            fact = seats[place] < 0
            made.append(
                Recorded(
                    partition=partition,
                    position=positions[place],
                    game_id=game_id,
                    version=place + 1,
                    ply=plies[place],
                    seat=None if fact else seats[place],
                    decision=None if fact else decisions[place],
                    kind=kinds[kinds_of[place]],
                    payload=texts[ends[place] : ends[place + 1]],
                    at=at,
                    veils=columns.veils.get(place, ()),
                    hash=hashes[place],
                    draws=columns.draws.get(place, ()),
                )
            )
        return made


class _Columns:
    """What stands behind the header. Raises PackedGameError unless its size is right."""

    def __init__(self, header: _Header, data: bytes) -> None:
        count, at = header.events, 0
        columns: list[array[int]] = []
        for code, width in _COLUMNS:
            columns.append(_numbers(code, data[at : at + width * count], count))
            at += width * count
        positions, times, plies, self.decisions, self.seats, self.kinds, payloads, veils = columns
        self.positions = list(accumulate(positions))
        self.times, self.plies = list(accumulate(times)), list(accumulate(plies))
        self.ends = data[at : at + count]
        at += count
        leaves = _numbers("q", data[at : at + 8 * header.links], header.links)
        self.leaves = list(accumulate(leaves))
        at += 8 * header.links
        draws = _numbers("I", data[at : at + 4 * header.links], header.links)
        at += 4 * header.links
        self.hashes = _hashes(self.ends, data[at : at + _HASH * header.links])
        self.texts = data[at + _HASH * header.links :]
        veil_ends = list(accumulate(veils, initial=0))
        draw_ends = list(accumulate(draws, initial=veil_ends[-1]))
        self.payload_ends = list(accumulate(payloads, initial=draw_ends[-1]))
        self.veils: dict[int, tuple[Veil, ...]] = {
            place: _veils.decode(self.texts[veil_ends[place] : veil_ends[place + 1]])
            for place, length in enumerate(veils)
            if length
        }
        links = (place for place, end in enumerate(self.ends) if end)
        self.draws: dict[int, Draws] = {
            place: counted(_draws.decode(self.texts[first:end]))
            for place, (first, end) in zip(links, pairwise(draw_ends), strict=True)
            if first < end
        }
        if self.payload_ends[-1] != len(self.texts) or max(self.kinds) >= len(header.kinds):
            raise PackedGameError("is not as long as it says")


def _hashes(ends: bytes, data: bytes) -> Sequence[bytes | None]:
    """The hash of each event that ends a link."""
    hashes = (data[at : at + _HASH] for at in range(0, len(data), _HASH))
    if len(data) != _HASH * ends.count(1):
        raise PackedGameError("has not a hash for each link")
    return [next(hashes) if end else None for end in ends]


def _column(code: str, values: Iterable[int]) -> bytes:
    column = array(code, values)
    if sys.byteorder == "big":
        column.byteswap()
    return column.tobytes()


def _numbers(code: str, data: bytes, count: int) -> "array[int]":
    column = array(code)
    if len(data) != count * column.itemsize:
        raise PackedGameError("is shorter than it says")
    column.frombytes(data)
    if sys.byteorder == "big":
        column.byteswap()
    return column


def _steps(values: Sequence[int]) -> Iterable[int]:
    """How much each number is more than the one before."""
    return (sub(after, before) for before, after in pairwise([0, *values]))
