"""Games that leave the rows: what is read is what was read before."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from events import reading
from events.archive import catalogue, packed_games
from events.archive.archiving import Archiver, NotPackedError, Packed, Waits
from events.archive.database_store import DatabaseStore
from events.archive.folder_store import FolderStore
from events.archive.object_store import ArchiveUnavailableError, ObjectStore
from events.archive.packed_game import PackedGame, PackedGameError, pack
from events.archive.recent import Recent
from events.archive.returning import move, move_tiles, restore
from events.chain import Head, chained, genesis
from events.commitments import Veil
from events.database import Pool
from events.envelope import Entry, Recorded
from events.fairness import seed_commitment
from events.log import Log
from events.merkle_log import MerkleLog
from events.outcome import Appended, VersionConflict
from events.salts import Salts
from events.vault import Vault
from tests.events.support import AT

GAMES = 6
MOVES = 50
"""Moves of a game, each of three events: enough for whole tiles of one partition."""


class Party:
    """A game that grows move by move, chained."""

    def __init__(self, log: Log, game_id: str, seed: bytes) -> None:
        self._log = log
        self.game_id = game_id
        beginning = genesis(game_id, seed_commitment(seed))
        self._head = Head(game_id=game_id, salts=Salts(seed), version=0, hash=beginning)
        self.ply = 0

    async def move(self) -> None:
        """An action with two facts, one of which hides something; before the first one a fact of
        the table."""
        ply, number = self.ply, self._head.version
        if not ply:
            entries: tuple[Entry, ...] = (_entry("table.game-opened", b'"seats":2', 0),)
        else:
            entries = (
                _entry("weather.asked", b'"day":%d' % number, ply, seat=ply % 2, decision=number),
                _entry("weather.rained", b'"mm":%d' % (number * 7919 % 50), ply),
                _entry("weather.told", b'"secret":%d' % number, ply, Veil("/secret", 1, (0,))),
            )
        at = AT + timedelta(seconds=number)
        linked = chained(self._head, entries, at)
        done = await self._log.append(self.game_id, number, linked, at=at)
        assert isinstance(done, Appended), done
        last = linked[-1].hash
        assert last is not None
        head = self._head
        self._head = Head(game_id=head.game_id, salts=head.salts, version=done.version, hash=last)
        self.ply += 1


def _entry(
    kind: str,
    rest: bytes,
    ply: int,
    *veils: Veil,
    seat: int | None = None,
    decision: int | None = None,
) -> Entry:
    first, second = sorted((rest, b'"type":"%b"' % kind.encode()))
    payload = b"{%b,%b}" % (first, second)
    return Entry(
        kind=kind,
        payload=payload,
        ply=ply,
        seat=seat,
        decision=decision,
        veils=veils,
        draws=(("sky", ply),) if veils else (),
    )


async def played(log: Log, count: int = GAMES, moves: int = MOVES) -> list[str]:
    """Games of one partition whose moves lie between each other."""
    dice, parties = Random(5), list[Party]()
    for number in range(10_000):
        if log.partition(game_id := f"gam_{number}") == 3 and len(parties) < count:
            parties.append(Party(log, game_id, await log.plant(game_id)))
    turns = [one for one in parties for _ in range(moves)]
    dice.shuffle(turns)
    for one in turns:
        await one.move()
    return [one.game_id for one in parties]


def archiver(pool: Pool, log: Log, store: ObjectStore) -> Archiver:
    """One that works on the log."""
    return Archiver(pool, log.partitions, store, Vault())


@pytest.fixture(autouse=True)
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is remembered from other tests."""
    monkeypatch.setattr(packed_games, "_recent", Recent[bytes, PackedGame](64))
    monkeypatch.setattr("events.archive.entry_bundles._recent", Recent[bytes, object](64))


@pytest.fixture(params=["database", "folder"])
def store(request: pytest.FixtureRequest, pool: Pool, tmp_path: Path) -> ObjectStore:
    """Where the archive is."""
    return DatabaseStore(pool) if request.param == "database" else FolderStore(tmp_path)


async def looked(pool: Pool, log: Log, games: Sequence[str], *, step: int = 53) -> object:
    """Everything that can be read of games, of their partition and of its tree; the larger the
    step, the fewer places."""
    partition = log.partition(games[0])
    head, tree = await log.head(partition), MerkleLog(pool, partition)
    size = await tree.links(head)
    seen: list[object] = [await log.tail(partition, after, 100) for after in range(0, head, step)]
    seen.append(await reading.tails(pool, {partition: (11, 500), 4: (0, 9)}))
    seen.append(await reading.distributed_tails(pool, {partition: (11, 500)}))
    seen.append([await tree.root(one) for one in range(0, size, step)])
    seen.append(await tree.consistency(300, size))
    seen.append([await tree.entries(first, first + 5) for first in range(0, size - 5, 100)])
    for game in games:
        version = await log.version(game)
        seen += [version, await log.read(game), await log.read(game, limit=2)]
        for after in range(0, version, step):
            seen.append(await log.read(game, after=after))
            seen.append(await log.read(game, after=after, until=after + 9))
            seen.append(await log.read(game, after=after, until=version, limit=6))
        for ply in range(0, MOVES + 2, step // 12):
            seen.append(await log.reached(game, ply))
            seen.append(await log.last_action(game, [(0, ply)], seat=0))
        seen.append(await log.first(game, ["weather.told", "weather.rained"]))
        seen.append(await log.first(game, ["never"]))
        seen.append(await log.of_kinds(game, ["table.game-opened", "weather.told"]))
        leaves = [await log.leaf(game, one) for one in range(1, version, step // 4)]
        seen += [leaves, [await tree.inclusion(one, size) for one in leaves[:5]]]
    seen.append(await log.ends(games))
    return seen


async def test_everything_is_read_as_before(pool: Pool, log: Log, store: ObjectStore) -> None:
    games = await played(log)
    before = await looked(pool, log, games)
    work = archiver(pool, log, store)
    assert await work.store_tiles(3) == 1
    assert await work.store_tiles(3) == 0
    assert await looked(pool, log, games) == before
    # All games end in the tile that is not whole yet.
    assert {type(await work.pack(game)) for game in games} == {Waits}
    await fill(log)
    before = await looked(pool, log, games)
    assert await work.store_tiles(3) == 1
    for game in games[::2]:
        assert isinstance(await work.pack(game), Packed)
    assert await looked(pool, log, games) == before
    for game in games[1::2]:
        assert isinstance(await work.pack(game), Packed)
    assert await looked(pool, log, games) == before
    assert (
        await pool.fetchval("SELECT count(*) FROM events WHERE game_id = ANY($1)", games)
        == 2 * GAMES
    )
    for game in games[:4]:
        known = await catalogue.find(pool, 3, game)
        assert known is not None
        await restore(pool, known)
    assert await looked(pool, log, games) == before
    assert isinstance(await work.pack(games[0]), Packed)
    assert await looked(pool, log, games) == before


async def fill(log: Log, links: int = 300) -> None:
    """Another game of the same partition, so that tiles get whole."""
    number = next(one for one in range(20_000, 30_000) if log.partition(f"gam_{one}") == 3)
    party = Party(log, f"gam_{number}", await log.plant(f"gam_{number}"))
    for _ in range(links):
        await party.move()


async def packed(pool: Pool, log: Log, store: ObjectStore, count: int = 2) -> list[str]:
    """Games that are packed."""
    games = await played(log, count, 20)
    await fill(log)
    work = archiver(pool, log, store)
    await work.store_tiles(3)
    for game in games:
        assert isinstance(await work.pack(game), Packed)
    return games


async def test_what_comes_later_stands_behind(pool: Pool, log: Log, store: ObjectStore) -> None:
    (game, *_) = await packed(pool, log, store)
    was = await log.read(game)
    late = Entry(kind="table.game-annulled", payload=b'{"type":"table.game-annulled"}', ply=19)
    at = AT + timedelta(days=400)
    for stale in (0, 1, 2, 3, 30, len(was) - 1):
        done = await log.append(game, stale, [late], at=at)
        assert done == VersionConflict(len(was))
    head = await log.head(3)
    done = await log.append(game, len(was), [late], at=at)
    assert isinstance(done, Appended)
    assert (done.version, done.position) == (len(was) + 1, head + 1)
    now = await log.read(game)
    assert now[:-1] == was
    assert now[-1].payload == late.payload
    assert await log.reached(game, 19) == done.version
    assert await log.reached(game, 18) == was[-4].version
    assert await log.read(game, after=50, until=done.version, limit=4) == now[50:54]
    assert await log.of_kinds(game, [late.kind, "table.game-opened"]) == [now[0], now[-1]]


async def test_two_at_once_do_it_once(pool: Pool, log: Log, store: ObjectStore) -> None:
    games = await played(log, 2, 20)
    await fill(log)
    before = await looked(pool, log, games)
    workers = [archiver(pool, log, store) for _ in range(3)]
    await asyncio.gather(*(one.store_tiles(3) for one in workers))
    done = await asyncio.gather(*(one.pack(games[0]) for one in workers), return_exceptions=True)
    assert any(isinstance(one, Packed) for one in done)
    assert all(isinstance(one, Packed | NotPackedError) for one in done), done
    assert await looked(pool, log, games) == before
    known = [one for one in [await catalogue.find(pool, 3, games[0])] if one is not None]
    came = await asyncio.gather(*(restore(pool, known[0]) for _ in range(3)))
    assert sorted(came) == [0, 0, known[0].version - 2]
    assert await looked(pool, log, games) == before


SLOWLY = ("bundled", "noted", "packed", "compared", "entered")
"""Steps behind which less can go wrong."""


@pytest.mark.parametrize(
    "step", ["put", "deleted", *(pytest.param(one, marks=pytest.mark.slow) for one in SLOWLY)]
)
async def test_killed_at_any_step_it_goes_on(
    pool: Pool, dsn: str, log: Log, tmp_path: Path, step: str
) -> None:
    games = await played(log, 3, 40)
    await fill(log, 420)
    before = await looked(pool, log, games, step=61)
    program = [sys.executable, "-m", "tests.events.archiving_killed", dsn, str(tmp_path), step]
    killed = subprocess.run([*program, *games], capture_output=True, check=False)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    assert await looked(pool, log, games, step=61) == before
    store = FolderStore(tmp_path)
    work = archiver(pool, log, store)
    await work.store_tiles(3)
    for game in games:
        known = await catalogue.find(pool, 3, game)
        if known is None or known.version < await log.version(game):
            assert isinstance(await work.pack(game), Packed)
    assert await looked(pool, log, games, step=61) == before
    assert await pool.fetchval("SELECT count(*) FROM events WHERE game_id = ANY($1)", games) == 6
    kept = [one async for one in store.names("")]
    known = [one.name for one in await catalogue.page(pool, "", 10)]
    assert sorted(one for one in kept if one.startswith("games/")) == sorted(known)


async def test_it_can_be_moved(pool: Pool, log: Log, tmp_path: Path) -> None:
    database, folder = DatabaseStore(pool), FolderStore(tmp_path)
    games = await packed(pool, log, database)
    before = await looked(pool, log, games)
    for game in games:
        known = await catalogue.find(pool, 3, game)
        assert known is not None
        await move(pool, known, folder)
    assert await move_tiles(pool, 3, folder) == 1
    assert await looked(pool, log, games) == before
    assert not await pool.fetchval("SELECT count(*) FROM archive_objects")
    with pytest.raises(NotPackedError, match="archive move"):
        await archiver(pool, log, database).store_tiles(3)


async def test_what_is_missing_or_altered_is_named(
    pool: Pool, log: Log, store: ObjectStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = await packed(pool, log, store)
    known = await catalogue.find(pool, 3, games[0])
    assert known is not None
    data = await store.get(known.name)
    assert data is not None
    await store.delete(known.name)
    monkeypatch.setattr(packed_games, "_recent", Recent[bytes, PackedGame](64))
    with pytest.raises(ArchiveUnavailableError, match=f"{games[0]} is missing"):
        await log.read(games[0])
    await store.put(known.name, data[:-9] + b"?" + data[-8:])
    with pytest.raises(ArchiveUnavailableError, match=f"{games[0]} was altered"):
        await log.read(games[0])
    assert len(await log.read(games[1])) == 58


def test_equal_games_give_equal_bytes_and_damage_is_found(
    sample: Callable[[], Sequence[Recorded]],
) -> None:
    events = sample()
    data = pack(events, [3, 4, 9])
    assert data == pack(list(events), (3, 4, 9))
    read = PackedGame.read(data)
    assert (read.events(), read.leaves) == (events, [3, 4, 9])
    assert read.events(2, 4) == events[2:4]
    assert read.link(1)[0] == 3
    assert read.link(2)[0] == read.link(4)[0] == 4
    for bad in (data[:-20], b"", b"no xz", data[:60] + b"\0" + data[61:]):
        with pytest.raises(PackedGameError):
            PackedGame.read(bad)


@pytest.fixture
def sample() -> Callable[[], Sequence[Recorded]]:
    """A few events with everything that events can have."""

    def made() -> list[Recorded]:
        return [
            Recorded(
                partition=7,
                position=number * number,
                game_id="gam_ě",
                version=number,
                ply=(number + 1) // 3,
                seat=1 if number == 2 else None,
                decision=4 if number == 2 else None,
                kind=f"weather.{number % 2}",
                payload=b'{"n":%d}' % number,
                at=AT + timedelta(microseconds=number),
                veils=(Veil("/n", 1, (0, 1)),) if number == 3 else (),
                hash=bytes([number]) * 32 if number in (1, 4, 7) else None,
                draws=(("dice", 2), ("pile", number)) if number == 4 else (),
            )
            for number in range(1, 8)
        ]

    return made
