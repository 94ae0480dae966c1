"""Many clients play while the cluster under the service changes: a worker comes, rows move to it,
another one is killed, the coordinator is killed. Nothing is lost, doubled or reordered."""

import asyncio
import threading
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

import asyncpg
import httpx
import pytest

from deploy.citus.cluster import Cluster
from events.log import Log
from events.partition import DEFAULT_PARTITIONS, partition_of
from projections.lag import lag
from projections.models import READ_MODELS
from service.backup.checking import check
from tests.events.support import assert_sound
from tests.service.ops.test_backup import put_back, saved
from tests.service.people import Person
from tests.service.players import Player, is_whole
from tests.service.process import ServiceProcess
from tests.service.reading.test_news import until

pytestmark = pytest.mark.citus
CLIENTS = 64
GAMES = 200
PATIENCE = 600.0
"""Seconds for what a busy machine may do slowly."""


class Hall:
    """Clients, each of which plays one game after the other. However long a change of the cluster
    takes, there is play meanwhile: the last games begin when the hall is closed."""

    def __init__(self, person: Person) -> None:
        self.players: list[Player] = []
        self.troubles: list[Exception] = []
        self._person = person
        self._numbers = count()
        self._closed = threading.Event()
        self._clients = [threading.Thread(target=self._play, daemon=True) for _ in range(CLIENTS)]

    def open(self) -> None:
        """Lets everybody in."""
        for client in self._clients:
            client.start()

    def close(self) -> None:
        """Once there were enough games, no further ones begin."""
        self._closed.set()

    @property
    def empty(self) -> bool:
        """Whether everybody has gone."""
        return not any(client.is_alive() for client in self._clients)

    @property
    def finished(self) -> int:
        """How many games are over."""
        return sum(player.enough.is_set() for player in self.players)

    def moves(self, games: Callable[[str], bool]) -> int:
        """How many moves were acknowledged in these games."""
        return sum(len(one.acknowledged) for one in self.players if games(one.game))

    def refusals(self, games: Callable[[str], bool]) -> int:
        """How many requests of these games were not answered, or with 503."""
        return sum(one.retried for one in self.players if games(one.game))

    async def until(self, what: str, true: Callable[[], bool]) -> None:
        """Waits for something to become true, and says how things stand if it does not."""
        deadline = time.monotonic() + PATIENCE
        while not true():
            assert self.troubles == []
            assert time.monotonic() < deadline, f"in vain: {what}; {self._told()}"
            await asyncio.sleep(0.05)

    def _told(self) -> str:
        waiting = [one.game for one in self.players if not one.enough.is_set()]
        return (
            f"{self.finished} of {len(self.players)} games are over, with"
            f" {self.moves(_every)} moves and {self.refusals(_every)} refusals; under way, by"
            f" partition: {sorted((partition(game), game) for game in waiting)}"
        )

    def _play(self) -> None:
        try:
            while (number := next(self._numbers)) < GAMES or not self._closed.is_set():
                player = Player(self._person, self._opened(number), seats=2, seed=number)
                self.players.append(player)
                player.run()
                if player.trouble is not None:
                    raise player.trouble
                player.enough.set()
        except Exception as trouble:
            self.troubles.append(trouble)

    def _opened(self, number: int) -> str:
        """A game. The key makes it one game, however often it is asked for."""
        body = {"title": "lanterns", "seats": [{"kind": "me"}, {"kind": "me"}]}
        headers = {"Idempotency-Key": f"game-{number}"}
        while True:
            try:
                answer = self._person.http.post("/v1/games", json=body, headers=headers)
                if answer.status_code != 503:
                    assert answer.status_code == 201, answer.text
                    return str(answer.json()["id"])
            except httpx.TransportError:
                pass
            time.sleep(0.1)


async def test_play_goes_on(cluster: Cluster, dsn: str, redis_url: str, tmp_path: Path) -> None:
    with ServiceProcess(tmp_path / "service.log", cluster.dsn(), redis_url) as service:
        ada, bob = Person.create(service.url, "ada"), Person.create(service.url, "bob")
        hall = Hall(ada)
        hall.open()
        await some_moves(hall)
        await a_worker_comes(cluster)
        await some_moves(hall)
        await a_worker_goes(cluster, hall, bob)
        await some_moves(hall)
        await the_coordinator_goes(cluster, ada, hall)
        await some_moves(hall)
        hall.close()
        await hall.until("every game ends", lambda: hall.empty)
        games = len(hall.players)
        assert len({player.game for player in hall.players}) == games >= GAMES
        for player in hall.players:
            await asyncio.to_thread(is_whole, ada, player)
        await everything_is_read(cluster, games)
    await nothing_is_wrong(cluster, games)
    backup = tmp_path / "all.kronika"
    before = await saved(cluster.dsn(), backup)
    await put_back(cluster.dsn(), backup, replace=True)
    await nothing_is_wrong(cluster, games)
    after = await saved(cluster.dsn(), tmp_path / "again.kronika")
    assert [(one.name, one.rows) for one in after.tables] == [
        (one.name, one.rows) for one in before.tables
    ]
    assert await partitions_of(cluster, 1), "what is restored is distributed"


async def some_moves(hall: Hall, games: Callable[[str], bool] | None = None) -> None:
    """There is play: two moves for each client, on average."""
    which = games or _every
    moves = hall.moves(which)
    await hall.until("moves are made", lambda: hall.moves(which) >= moves + 2 * CLIENTS)


async def a_worker_comes(cluster: Cluster) -> None:
    """It gets rows while these are written."""
    number = await cluster.add_worker()
    await cluster.rebalance()
    assert await partitions_of(cluster, number)


async def a_worker_goes(cluster: Cluster, hall: Hall, bystander: Person) -> None:
    """Its games wait for it, all others are played on."""
    away = await partitions_of(cluster, 1)

    def lost(game: str) -> bool:
        return partition(game) in away

    def kept(game: str) -> bool:
        return not lost(game)

    refused = hall.refusals(lost)
    cluster.kill(1)
    await some_moves(hall, kept)
    await hall.until("requests are refused", lambda: hall.refusals(lost) > refused)
    waiting = [one for one in hall.players if lost(one.game) and not one.enough.is_set()]
    assert waiting
    heard = asyncio.create_task(asyncio.to_thread(until, bystander))
    await what_is_within_reach_is_read(cluster, away)
    await cluster.start_server(1)
    assert (await heard)[0] == [], "a stream without a game that waits is not cut"
    await hall.until("lost games go on", lambda: all(one.enough.is_set() for one in waiting))


async def what_is_within_reach_is_read(cluster: Cluster, away: frozenset[int]) -> None:
    """The read models go on with the partitions that answer."""
    kept = [one for one in range(DEFAULT_PARTITIONS) if one not in away]
    heads = await cluster.ask(
        "SELECT partition, position FROM partition_heads WHERE partition = ANY ($1::int[])", kept
    )
    behind = (
        "SELECT FROM projection_cursors c JOIN projection_generations g"
        " USING (projection, generation) JOIN unnest($1::int[], $2::bigint[])"
        " AS h (partition, position) USING (partition)"
        " WHERE g.state = 'serving' AND c.position < h.position"
    )
    reached = ([row["partition"] for row in heads], [row["position"] for row in heads])
    async with asyncio.timeout(PATIENCE):
        while await cluster.ask(behind, *reached):
            await asyncio.sleep(0.2)


async def the_coordinator_goes(cluster: Cluster, person: Person, hall: Hall) -> None:
    """Everything about games is refused until it is back."""
    cluster.kill(0)
    for path in ("/v1/games", f"/v1/games/{hall.players[0].game}"):
        answer = await asyncio.to_thread(person.http.get, path)
        assert answer.status_code == 503, answer.text
    await cluster.start_server(0)


async def everything_is_read(cluster: Cluster, games: int) -> None:
    """The read models come to see all of it."""
    async with asyncpg.create_pool(cluster.dsn(), min_size=1, max_size=4) as pool:
        names = [one.name for one in READ_MODELS]
        async with asyncio.timeout(PATIENCE):
            while any(one.events or one.parked for one in await lag(pool, names)):
                await asyncio.sleep(0.2)
        over = "SELECT count(*) FROM game_list WHERE status = 'finished'"
        assert await pool.fetchval(over) == games
        assert await pool.fetchval("SELECT count(*) FROM history_over") == games


async def nothing_is_wrong(cluster: Cluster, games: int) -> None:
    """Positions and versions have no gaps, and every hash of every game comes out again."""
    async with asyncpg.create_pool(cluster.dsn(), min_size=1, max_size=4) as pool:
        async with await Log.open(pool) as log:
            await assert_sound(log)
        async with pool.acquire() as connection:
            checked = await check(connection, lambda _: None)
    assert (checked.games, checked.wrong) == (games, ())


def _every(_: str) -> bool:
    return True


def partition(game: str) -> int:
    """The partition of a game."""
    return partition_of(game, DEFAULT_PARTITIONS)


async def partitions_of(cluster: Cluster, number: int) -> frozenset[int]:
    """The partitions whose rows are on a server."""
    rows = await cluster.ask(
        "SELECT p AS partition FROM generate_series(0, 63) AS p JOIN citus_shards s"
        " ON s.shardid = get_shard_id_for_distribution_column('events', p) WHERE s.nodeport = $1",
        cluster.plan.ports[number],
    )
    return frozenset(row["partition"] for row in rows)
