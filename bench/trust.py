"""What chain, receipts and checkpoints cost: moves appended per second with and without them.

`python -m bench.trust` prints a table by itself. Moves of real games are encoded and appended by
writers, each with a game of its own, waiting for each commit: by 256, which keep the log as busy as
it can be, and by 64, which partly wait for each other. The plain log and the trusted one take
turns, and each turn's two figures are compared with each other. Trusted means what the service
does: each move is chained and its hidden fields committed to, each has a signed receipt in its
answer, and the logs are signed as they grow, every 2.2 seconds here (the service does it every 10
unless told otherwise). The same by 64 writers with moves that are decided by the rules and told in
an answer, as every move of the service is; and with moves that are posted over HTTP to a service
process, and to one whose log is plain.
"""

import argparse
import asyncio
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from tempfile import mkdtemp
from time import perf_counter

import asyncpg
from msgspec import Struct

from bench import http
from bench.append import cleared, server
from bench.measure import Measure, figure, frozen
from bench.playing import Dice, inviting, opened, seat_counts, titles
from bench.site import site
from bench.ways import Decided, Moves, Plain, PlayedMove, Trusted, Way
from events.chain import Head, genesis
from events.chance import SeededChance
from events.keys import SigningKey
from events.log import Log
from events.outcome import Appended, StoredResponse
from events.salts import Salts
from games.kernel.move import Accepted
from games.kernel.title import Action, AnyTitle, play
from service.audit.checkpoints import Checkpointer
from service.audit.consistency import ConsistencyGuard, LogIdentity
from service.audit.promises import PromiseFile

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

WRITERS = 64
CROWD = 256
"""Writers that make the log take in as much as it can."""
MOST = 15.0
"""The largest part of the plain log's throughput that may be lost, in per cent."""

_PART = "trust"
NOTE = (
    "trust: moves are encoded, appended and durable, without (plain) and with what makes the log "
    "trusted: with the facts at hand, then decided by the rules and told to the player, then "
    "posted to a service process. From 256 writers the log takes in as much as it can; with 64 of "
    "them commits are smaller, and each has a signature. The games that moves are taken from are "
    "kept out of garbage collections, which no service would burden with them. The cost is the "
    "median over pairs of runs, one right after the other."
)
_SEED = bytes(range(32))
_PAUSE = 2.2


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure: `runs` pairs of `seconds` each."""

    runs: int = 16
    seconds: float = 2.0
    writers: int = WRITERS
    crowd: int = CROWD
    folder: Path = Path("/var/tmp")


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """Moves per second, plain and trusted, and what the latter costs."""
    plan = plan or Plan()
    for title in titles():
        games = [moves_of(title, number) for number in range(max(plan.crowd, plan.writers))]
        for writers, decided in ((plan.crowd, False), (plan.writers, False), (plan.writers, True)):
            with frozen(), server(plan.folder) as running:
                bench = Bench(running.dsn(), title, games[:writers], plan.seconds, decided)
                turns = list(_turns(bench, plan.runs + 1))
            what = "decided, told, appended" if decided else "appended"
            name = f"{title.meta.slug}, {what}, {writers} writers"
            yield from _figures(name, turns[1:], aim=not decided)
    yield from _figures("posted over HTTP, both titles", list(_posted(plan))[1:], aim=True)


def _turns(bench: "Bench", count: int) -> Iterator[tuple[float, float]]:
    """Moves per second, plain and trusted, one right after the other."""
    for number in range(count):
        order = (False, True) if number % 2 else (True, False)
        rates = {trusted: bench.turn(trusted=trusted) for trusted in order}
        yield rates[False], rates[True]


def _posted(plan: Plan) -> Iterator[tuple[float, float]]:
    """Moves per second of a service process with a plain log, and of one as it is."""
    with site(plan.folder) as place, place.service(trust=False) as bare, place.service() as whole:
        for number in range(plan.runs + 1):
            rates: dict[int, float] = {}
            for one in (bare, whole) if number % 2 else (whole, bare):
                rates[one.port] = http.moves(place, [one], plan.writers, plan.seconds).per_second
            yield rates[bare.port], rates[whole.port]


def _figures(name: str, turns: Sequence[tuple[float, float]], *, aim: bool) -> Iterator[Measure]:
    plain, trusted = zip(*turns, strict=True)
    yield Measure(name=f"{name}: plain log", part=_PART, unit="moves/s", runs=plain)
    with_all = f"{name}: chain, receipts, checkpoints"
    yield Measure(name=with_all, part=_PART, unit="moves/s", runs=trusted)
    yield Measure(
        name=f"{name}: what these cost of the throughput",
        part=_PART,
        unit="%",
        runs=tuple(100 * (1 - mine / bare) for bare, mine in turns),
        aim=MOST if aim else None,
        less=True,
    )


def moves_of(title: AnyTitle, number: int) -> Moves:
    """The moves of a random game."""
    dice = Dice(f"trust {title.meta.slug} {number}")
    seed = sha256(f"{title.meta.slug} {number}".encode()).digest()
    seats = seat_counts(title)
    facts, state = opened(title, seats[number % len(seats)], dice)
    moves = [PlayedMove(None, tuple(facts))]
    while (seat := min(state.agenda.awaits(), default=None)) is not None:
        listed = inviting(title.rules.legal(state, seat))
        command = listed[dice.below(len(listed), "any")]
        action = Action(seat=seat, decision=state.agenda.open_for(seat).id, command=command)
        accepted = play(title, state, action, SeededChance(seed, len(moves)))
        assert isinstance(accepted, Accepted)
        moves.append(PlayedMove(action, accepted.facts, state, seed))
        state = accepted.state
    return moves


class Bench(Struct, frozen=True):
    """Turns of one title on one server."""

    dsn: str
    title: AnyTitle
    games: Sequence[Moves]
    seconds: float
    decided: bool

    def turn(self, *, trusted: bool) -> float:
        """Moves per second, in an empty log."""
        run(cleared(self.dsn))
        return run(self._appended(trusted))

    async def _appended(self, trusted: bool) -> float:
        pool = await asyncpg.create_pool(self.dsn, min_size=1, max_size=8)
        key = SigningKey("kronika.bench", _SEED)
        async with pool, await Log.open(pool, key=key) as log:
            way: Way = Trusted(self.title) if trusted else Plain(self.title)
            way = Decided(self.title, way) if self.decided else way
            identity = LogIdentity(key=key, partitions=log.partitions)
            promises = Path(mkdtemp()) / "promises"
            guard = ConsistencyGuard(PromiseFile(promises), identity)
            checkpointer = Checkpointer(pool, log, guard, pause=_PAUSE)
            signing = asyncio.create_task(_sign(checkpointer)) if trusted else None
            began = perf_counter()
            end = began + self.seconds
            done = await asyncio.gather(
                *(
                    _write(
                        log,
                        f"{began!r:0<24}-{number}",
                        moves,
                        _joins(number, moves),
                        end,
                        way,
                        trusted,
                    )
                    for number, moves in enumerate(self.games)
                )
            )
            took = perf_counter() - began
            if signing is not None:
                signing.cancel()
                await asyncio.gather(signing, return_exceptions=True)
            return sum(done) / took


async def _sign(checkpointer: Checkpointer) -> None:
    """Signs the logs now and then."""
    while True:
        await asyncio.sleep(_PAUSE)
        await checkpointer.sign_all()


def _joins(writer: int, moves: Moves) -> int:
    """The move at which a writer joins its first game: anywhere, so that many writers are in all
    parts of a game at once, as people are."""
    return Dice(f"joins {writer}").below(len(moves), "start")


async def _write(
    log: Log, name: str, moves: Moves, start: int, end: float, way: Way, receipted: bool
) -> int:
    """One writer: game after game, move after move, from move `start` of the first one; the number
    of moves."""
    done = 0
    while perf_counter() < end:
        game = f"{name}-{done}"
        head = Head(game_id=game, salts=Salts(_SEED), version=0, hash=genesis(game, "00" * 32))
        for ply, move in enumerate(moves[start:], start):
            if perf_counter() >= end:
                return done
            at = datetime.now(UTC)
            entries = way.written(head, ply, move, at)
            body = way.answer(head, ply, entries, at)
            answer = StoredResponse(scope=game, key=f"key-{ply}", request_hash=b"#" * 32, body=body)
            outcome = await log.append(
                game, head.version, entries, at=at, response=answer, receipted=receipted
            )
            assert isinstance(outcome, Appended), outcome
            version, last = head.version + len(entries), entries[-1].hash
            head = Head(game_id=game, salts=head.salts, version=version, hash=last or b"")
            done += 1
        start = 0
    return done


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.trust", description=__doc__)
    parser.add_argument("--runs", type=int, default=Plan().runs)
    parser.add_argument("--seconds", type=float, default=Plan().seconds)
    parser.add_argument("--writers", type=int, default=WRITERS)
    parser.add_argument("--crowd", type=int, default=CROWD)
    given = parser.parse_args()
    plan = Plan(runs=given.runs, seconds=given.seconds, writers=given.writers, crowd=given.crowd)
    for one in measure(plan):
        low, high = figure(min(one.runs)), figure(max(one.runs))
        print(f"{one.name:56} {figure(one.median):>10} {one.unit:8} {low} to {high}")


if __name__ == "__main__":
    main()
