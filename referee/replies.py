"""The answer to accepted commands, as bytes that are stored with the moves."""

from collections.abc import Sequence
from datetime import datetime

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from events.chain import Head
from events.commitments import Veil
from events.draws import Draws
from events.envelope import Entry
from games.kernel.result import Result
from games.kernel.seats import Seat, Viewer
from games.kernel.table.ending import GameFinished
from games.kernel.table.state import TableFact
from referee.decoder import Decoder
from referee.drafting import Drafted
from referee.redaction import Redaction
from referee.schemas import Event, MovePlayed, MovesPlayed


class Upcoming(Struct, frozen=True, kw_only=True):
    """An entry that is about to be event `version` of a game."""

    version: int
    ply: int
    kind: str
    payload: bytes
    seat: int | None
    decision: int | None
    at: datetime
    veils: tuple[Veil, ...]
    hash: bytes | None
    draws: Draws


class WrittenMoves(Struct, frozen=True, kw_only=True):
    """Moves ready to be appended. The first `preface` entries are those of facts of the table that
    go before them; `plies` are the moves, each with its number of entries."""

    entries: tuple[Entry, ...]
    preface: int
    plies: tuple[tuple[int, int], ...]
    result: Result | None
    awaits: tuple[Seat, ...]

    def linked(self, entries: Sequence[Entry]) -> "WrittenMoves":
        """The moves with the same entries, chained."""
        return replace(self, entries=tuple(entries))


def written(
    decoder: Decoder,
    drafted: Drafted,
    result: Result | None,
    preface: Sequence[TableFact] = (),
) -> WrittenMoves:
    """The drafted moves as entries. If the game is over, the last fact says so."""
    first, last = drafted.steps[0], drafted.steps[-1]
    before = decoder.facts(preface, ply=first.ply - 1) if preface else ()
    entries, plies = list(before), []
    for one in drafted.steps:
        mine = decoder.move(one.action, one.facts, ply=one.ply, draws=one.draws)
        if one is last and result is not None:
            mine += decoder.facts((GameFinished(result=result),), ply=one.ply)
        entries += mine
        plies.append((one.ply, len(mine)))
    return WrittenMoves(
        entries=tuple(entries),
        preface=len(before),
        plies=tuple(plies),
        result=result,
        awaits=() if result is not None else tuple(sorted(drafted.state.agenda.awaits())),
    )


def encode_moves(
    redaction: Redaction,
    written: WrittenMoves,
    head: Head,
    at: datetime,
    viewer: Viewer,
) -> bytes:
    """The answer to the player who sits where `viewer` looks from, without the receipt; `head` is
    that of the game before the moves."""
    over, start = written.result is not None, written.preface
    moves: list[MovePlayed] = []
    for ply, count in written.plies:
        chained = written.entries[start + count - 1].hash is not None
        events: list[Event] = []
        for number in range(start, start + count):
            entry, version = written.entries[number], head.version + number + 1
            if chained and not entry.veils:
                events.append(_open(entry, version, at))
            else:
                upcoming = _upcoming(entry, version, at, chained=chained)
                events.append(redaction.event(upcoming, viewer, over=over, salts=head.salts))
        moves.append(MovePlayed(ply=ply, events=tuple(events)))
        start += count
    version = head.version + len(written.entries)
    answer = MovesPlayed(moves=tuple(moves), version=version, awaits=written.awaits)
    return msgspec.json.encode(answer)


def _open(entry: Entry, version: int, at: datetime) -> Event:
    """An event that hides nothing from anybody, as its entry will tell for ever."""
    return Event(
        version=version,
        ply=entry.ply,
        at=at,
        data=Raw(entry.payload),
        seat=entry.seat,
        decision=entry.decision,
        hash=None if entry.hash is None else entry.hash.hex(),
        draws=dict(entry.draws),
    )


def _upcoming(entry: Entry, version: int, at: datetime, *, chained: bool) -> Upcoming:
    """The entry as the event that it will be. What is not chained is not told with commitments:
    another event will have its number, and these would open that one."""
    return Upcoming(
        version=version,
        ply=entry.ply,
        kind=entry.kind,
        payload=entry.payload,
        seat=entry.seat,
        decision=entry.decision,
        at=at,
        veils=entry.veils if chained else (),
        hash=entry.hash,
        draws=entry.draws,
    )
