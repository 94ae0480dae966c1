"""What chain, receipts and checkpoints cost: moves appended per second with and without them.

`python -m bench.trust` prints a table by itself. Moves of real games are appended by 64 writers,
each with a game of its own, waiting for each commit; the plain log and the trusted one take
turns. Trusted means what the service does: each event is chained and its hidden fields committed
to, each move has a signed receipt in its answer, and the logs are signed as they grow. Beside it
stands how fast exports are checked.
"""

import argparse
import asyncio
import statistics
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any

import asyncpg
import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bench.append import cleared, server
from bench.measure import Measure
from bench.playing import Dice, opened, seat_counts, titles
from events.chain import Head, chained, genesis
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
KEEP = 0.85
"""The least part of the plain log's throughput that is wanted: chain and receipts cost 15 %."""

_PART = "trust"
_SEED = bytes(range(32))

Moves = Sequence[tuple[Entry, ...]]


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure: `runs` of `seconds` each, in turns."""

    runs: int = 5
    seconds: float = 2.0
    writers: int = WRITERS
    folder: Path = Path("/var/tmp")


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """Moves per second, plain and trusted; the aim of the latter is `KEEP` times the former."""
    plan = plan or Plan()
    for title in titles():
        games = [moves_of(title, number) for number in range(plan.writers)]
        plain, trusted = [], []
        with server(plan.folder) as running:
            dsn = running.dsn()
            run(_appended(dsn, games, plan.seconds / 4, trusted=True))
            for _ in range(plan.runs):
                run(cleared(dsn))
                plain.append(run(_appended(dsn, games, plan.seconds, trusted=False)))
                run(cleared(dsn))
                trusted.append(run(_appended(dsn, games, plan.seconds, trusted=True)))
        slug = title.meta.slug
        yield Measure(name=f"{slug}: plain log", part=_PART, unit="moves/s", runs=tuple(plain))
        aim = KEEP * statistics.median(plain)
        yield Measure(
            name=f"{slug}: chain, receipts, checkpoints",
            part=_PART,
            unit="moves/s",
            runs=tuple(trusted),
            aim=aim,
        )


def moves_of(title: AnyTitle, number: int) -> Moves:
    """The entries of each ply of a random game, as the service hands them to the log."""
    decoder, dice = Decoder([title]), Dice(f"trust {title.meta.slug} {number}")
    seats = seat_counts(title)
    facts, state = opened(title, seats[number % len(seats)], dice)
    moves = [decoder.facts(facts, ply=0)]
    while (seat := min(state.agenda.awaits(), default=None)) is not None:
        command: Any = dice_pick(list(title.legal(state, seat)), dice)
        action = Action(seat=seat, decision=state.agenda.open_for(seat).id, command=command)
        accepted = play(title, state, action, dice)
        assert isinstance(accepted, Accepted)
        moves.append(decoder.move(action, accepted.facts, ply=len(moves)))
        state = accepted.state
    return moves


def dice_pick(listed: list[Any], dice: Dice) -> Any:
    """Any of the listed commands."""
    return listed[dice.below(len(listed), "any")]


async def _appended(dsn: str, games: Sequence[Moves], seconds: float, *, trusted: bool) -> float:
    """Moves per second of all writers together."""
    pool = await asyncpg.create_pool(dsn, min_size=1, max_size=8)
    async with pool, await Log.open(pool) as log:
        signer = Signer(SigningKey("kronika.bench", _SEED))
        checkpointer = Checkpointer(pool, log, signer, pause=1.0)
        background = asyncio.create_task(checkpointer.run()) if trusted else None
        began = perf_counter()
        end = began + seconds
        works = (
            _write(log, f"{began!r:0<24}-{number}", moves, end, signer if trusted else None)
            for number, moves in enumerate(games)
        )
        done = sum(await asyncio.gather(*works)) / (perf_counter() - began)
        if background is not None:
            background.cancel()
            await asyncio.gather(background, return_exceptions=True)
        return done


async def _write(log: Log, name: str, moves: Moves, end: float, signer: Signer | None) -> int:
    """One writer: game after game, move after move; the number of moves."""
    done = 0
    while perf_counter() < end:
        game = f"{name}-{done}"
        head = Head(game_id=game, key=salt_key(_SEED), version=0, hash=genesis(game, "00" * 32))
        for ply, entries in enumerate(moves):
            if perf_counter() >= end:
                return done
            at = datetime.now(UTC)
            body = b"a" * 300
            if signer is not None:
                entries = chained(head, entries, at)
                head = _head(head, entries)
                body += msgspec.json.encode(await signer.receipt(_statement(head, ply, at)))
            answer = Answer(scope=game, key=f"key-{ply}", request_hash=b"#" * 32, body=body)
            version = head.version if signer is None else head.version - len(entries)
            outcome = await log.append(game, version, entries, at=at, answer=answer)
            assert isinstance(outcome, Appended), outcome
            head = head if signer is not None else _head(head, entries)
            done += 1
    return done


def _head(head: Head, entries: Sequence[Entry]) -> Head:
    version = head.version + len(entries)
    return replace(head, version=version, hash=entries[-1].hash or b"")


def _statement(head: Head, ply: int, at: datetime) -> Statement:
    return Statement(game=head.game_id, ply=ply, version=head.version, head=head.hash.hex(), at=at)


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.trust", description=__doc__)
    parser.add_argument("--runs", type=int, default=Plan().runs)
    parser.add_argument("--seconds", type=float, default=Plan().seconds)
    parser.add_argument("--writers", type=int, default=WRITERS)
    given = parser.parse_args()
    plan = Plan(runs=given.runs, seconds=given.seconds, writers=given.writers)
    for one in measure(plan):
        print(f"{one.name:44} {one.median:10,.0f} {one.unit}  {sorted(map(int, one.runs))}")


if __name__ == "__main__":
    main()
