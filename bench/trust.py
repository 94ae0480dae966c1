"""What chain, receipts and checkpoints cost: moves appended per second with and without them.

`python -m bench.trust` prints a table by itself. Moves of real games are encoded and appended by 64
writers, each with a game of its own, waiting for each commit; the plain log and the trusted one
take turns, and each turn's two figures are compared with each other. Trusted means what the
service does: what each event hides is found and committed to, each event is chained, each move
has a signed receipt in its answer, and the logs are signed as they grow, every second here (ten
times as often as the service does unless told otherwise).
"""

import argparse
import asyncio
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import reduce
from operator import or_
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol, get_args

import asyncpg
import msgspec
from msgspec import Struct

from bench.append import cleared, server
from bench.measure import Measure, figure
from bench.playing import Dice, opened, seat_counts, titles
from events.chain import Head, chained, genesis
from events.codec import Codec
from events.commitments import salt_key
from events.envelope import Entry
from events.keys import SigningKey
from events.log import Log
from events.outcome import Answer, Appended
from events.receipts import Statement
from games.kernel.draft import Accepted
from games.kernel.title import Action, AnyTitle, play
from projections.decoder import Decoder
from service.trust.checkpointing import Checkpointer
from service.trust.signing import Signer

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

WRITERS = 64
MOST = 15.0
"""The largest part of the plain log's throughput that may be lost, in per cent."""

_PART = "trust"
NOTE = (
    "trust: moves are encoded, appended and durable, without (plain) and with what makes the log "
    "trusted; the cost is the median over pairs of runs, one right after the other."
)
_SEED = bytes(range(32))
_BODY = b"a" * 300
_PAUSE = 1.0


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure: `runs` pairs of `seconds` each."""

    runs: int = 8
    seconds: float = 2.0
    writers: int = WRITERS
    folder: Path = Path("/var/tmp")


class Move(Struct, frozen=True):
    """What is appended at once: a command and its facts; of the setup, facts alone."""

    action: Action[Struct] | None
    facts: tuple[Struct, ...]


Moves = Sequence[Move]


class Way(Protocol):
    """How moves are made into entries and answers."""

    async def written(
        self, head: Head, ply: int, move: Move, at: datetime
    ) -> tuple[tuple[Entry, ...], bytes]:
        """The entries of the move that follows `head`, and the body of its answer."""
        ...


class Plain:
    """A log without trust: payloads, and nothing else."""

    def __init__(self, title: AnyTitle) -> None:
        union = reduce(or_, (*_members(title.types.command), *_members(title.types.fact)))
        self._codec: Codec[Any] = Codec(union)

    async def written(
        self, head: Head, ply: int, move: Move, at: datetime
    ) -> tuple[tuple[Entry, ...], bytes]:
        """See `Way`."""
        entries = [self._entry(one, ply) for one in move.facts]
        if (action := move.action) is not None:
            kind, payload = self._codec.encode(action.command)
            seat, decision = action.seat, action.decision
            first = Entry(kind=kind, payload=payload, ply=ply, seat=seat, decision=decision)
            entries.insert(0, first)
        return tuple(entries), _BODY

    def _entry(self, fact: Struct, ply: int) -> Entry:
        kind, payload = self._codec.encode(fact)
        return Entry(kind=kind, payload=payload, ply=ply)


class Trusted:
    """As the service writes."""

    def __init__(self, title: AnyTitle, signer: Signer) -> None:
        self._decoder = Decoder([title])
        self._signer = signer

    async def written(
        self, head: Head, ply: int, move: Move, at: datetime
    ) -> tuple[tuple[Entry, ...], bytes]:
        """See `Way`."""
        if move.action is None:
            plain = self._decoder.facts(move.facts, ply=ply)
        else:
            plain = self._decoder.move(move.action, move.facts, ply=ply)
        entries = chained(head, plain, at)
        version, last = head.version + len(entries), entries[-1].hash or b""
        said = Statement(game=head.game_id, ply=ply, version=version, head=last.hex(), at=at)
        return entries, _BODY + msgspec.json.encode(await self._signer.receipt(said))


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """Moves per second, plain and trusted, and what the latter costs."""
    plan = plan or Plan()
    for title in titles():
        games = [moves_of(title, number) for number in range(plan.writers)]
        turns: list[tuple[float, float]] = []
        with server(plan.folder) as running:
            for number in range(plan.runs + 1):
                order = (False, True) if number % 2 else (True, False)
                rates = {one: _turn(running.dsn(), title, games, plan, one) for one in order}
                turns.append((rates[False], rates[True]))
        yield from _figures(title.meta.slug, turns[1:])


def _figures(slug: str, turns: Sequence[tuple[float, float]]) -> Iterator[Measure]:
    plain, trusted = zip(*turns, strict=True)
    yield Measure(name=f"{slug}: plain log", part=_PART, unit="moves/s", runs=plain)
    name = f"{slug}: chain, receipts, checkpoints"
    yield Measure(name=name, part=_PART, unit="moves/s", runs=trusted)
    yield Measure(
        name=f"{slug}: what these cost of the throughput",
        part=_PART,
        unit="%",
        runs=tuple(100 * (1 - mine / bare) for bare, mine in turns),
        aim=MOST,
        less=True,
    )


def _turn(dsn: str, title: AnyTitle, games: Sequence[Moves], plan: Plan, trusted: bool) -> float:
    run(cleared(dsn))
    return run(_appended(dsn, title, games, plan.seconds, trusted=trusted))


def moves_of(title: AnyTitle, number: int) -> Moves:
    """The moves of a random game."""
    dice = Dice(f"trust {title.meta.slug} {number}")
    seats = seat_counts(title)
    facts, state = opened(title, seats[number % len(seats)], dice)
    moves = [Move(None, tuple(facts))]
    while (seat := min(state.agenda.awaits(), default=None)) is not None:
        listed: list[Any] = list(title.legal(state, seat))
        command = listed[dice.below(len(listed), "any")]
        action = Action(seat=seat, decision=state.agenda.open_for(seat).id, command=command)
        accepted = play(title, state, action, dice)
        assert isinstance(accepted, Accepted)
        moves.append(Move(action, accepted.facts))
        state = accepted.state
    return moves


async def _appended(
    dsn: str, title: AnyTitle, games: Sequence[Moves], seconds: float, *, trusted: bool
) -> float:
    """Moves per second of all writers together."""
    pool = await asyncpg.create_pool(dsn, min_size=1, max_size=8)
    async with pool, await Log.open(pool) as log:
        signer = Signer(SigningKey("kronika.bench", _SEED))
        way: Way = Trusted(title, signer) if trusted else Plain(title)
        works = [_signing(pool, log, signer, seconds)] if trusted else []
        began = perf_counter()
        end = began + seconds
        writers = [
            _write(log, f"{began!r:0<24}-{number}", moves, end, way)
            for number, moves in enumerate(games)
        ]
        done = await asyncio.gather(*writers, *works)
        return sum(done) / (perf_counter() - began)


async def _signing(pool: Any, log: Log, signer: Signer, seconds: float) -> int:
    """Signs the logs now and then; no moves of its own."""
    checkpointer = Checkpointer(pool, log, signer, pause=_PAUSE)
    for _ in range(round(seconds / _PAUSE)):
        await asyncio.sleep(0.9 * _PAUSE)
        await checkpointer.sign_all()
    return 0


async def _write(log: Log, name: str, moves: Moves, end: float, way: Way) -> int:
    """One writer: game after game, move after move; the number of moves."""
    done = 0
    while perf_counter() < end:
        game = f"{name}-{done}"
        head = Head(game_id=game, key=salt_key(_SEED), version=0, hash=genesis(game, "00" * 32))
        for ply, move in enumerate(moves):
            if perf_counter() >= end:
                return done
            at = datetime.now(UTC)
            entries, body = await way.written(head, ply, move, at)
            answer = Answer(scope=game, key=f"key-{ply}", request_hash=b"#" * 32, body=body)
            outcome = await log.append(game, head.version, entries, at=at, answer=answer)
            assert isinstance(outcome, Appended), outcome
            version = head.version + len(entries)
            head = Head(game_id=game, key=head.key, version=version, hash=entries[-1].hash or b"")
            done += 1
    return done


def _members(union: object) -> tuple[Any, ...]:
    return get_args(union) or (union,)


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.trust", description=__doc__)
    parser.add_argument("--runs", type=int, default=Plan().runs)
    parser.add_argument("--seconds", type=float, default=Plan().seconds)
    parser.add_argument("--writers", type=int, default=WRITERS)
    given = parser.parse_args()
    plan = Plan(runs=given.runs, seconds=given.seconds, writers=given.writers)
    for one in measure(plan):
        low, high = figure(min(one.runs)), figure(max(one.runs))
        print(f"{one.name:56} {figure(one.median):>10} {one.unit:8} {low} to {high}")


if __name__ == "__main__":
    main()
