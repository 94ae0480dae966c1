"""Noninterference over HTTP: in two worlds that differ only in what Bob cannot know, Bob, somebody
without a seat and anybody without a token get the same answers, byte for byte.

What is left out of the comparison: hashes, signatures and salts (32 bytes that look like chance),
ids and times of what is made while the test runs.
"""

import re
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Final
from urllib.parse import urlsplit

import httpx
import pytest
from msgspec import Struct

from service.embedded import Valkey
from tests import servers
from tests.service.hard.asking import MOVES, READING, Table, prepared
from tests.service.hard.setup import SETTINGS
from tests.service.hard.worlds import Asked, part
from tests.service.process import ServiceProcess
from tests.service.settling import settle
from tests.service.webhooks.receiver import Receiver
from tests.support.depth import seed

pytestmark = pytest.mark.slow

CHANCE: Final = re.compile(
    r'"partition":\d+(,"before":\{"size":[^}]*\})?(,"covering":\{"size":[^}]*\})?'
    r"|urn:uuid:[0-9a-f-]{36}|[0-9a-f]{16,}|[A-Za-z0-9+/_=-]{40,}|[a-z]{3}_[0-9a-z]{16,}"
    r"|\d{4}-\d\d-\d\dT[0-9:.]+(Z|[+]00:00)|127\.0\.0\.1:\d+"
    r'|"seconds":[0-9.e-]+|"outcome":"(same|different|refused)"|"departures":\[[0-9,]*\]'
    r"|to (the same|another) outcome\..*?</p>"
    r'|\d+ lea(f|ves) of the log (is|are) signed|"leaves":\d+'
    r"|c2sp\.org/tlog-proof@v1[^\"]*|(?<=\n)\d+(?=\n[A-Za-z0-9+/]{43}=)|\"path\":\[[^]]*\]"
)
"""What differs between any two worlds, as how large a log was at its checkpoint does, and which
checkpoints there are already. (A twin's
cards are not those of its seed, so whoever decides again what a dispute is about finds a
difference, which a real game has not.)"""
PAST: Final = re.compile(r"/(states|scenes)/\d")


class Worlds(Struct, frozen=True, kw_only=True):
    """Both worlds, what is asked in them, and the names of cards that are not the same."""

    processes: tuple[ServiceProcess, ServiceProcess]
    asked: tuple[Asked, ...]
    tables: tuple[Table, ...]
    words: frozenset[str]
    receiver: Receiver

    def tell(self, asked: Asked) -> list[str]:
        """The answers of both worlds, without what is chance."""
        with ThreadPoolExecutor(2) as pool:
            answers = pool.map(lambda one: asked.of(one.url), self.processes)
            return [CHANCE.sub("#", answer) for answer in answers]

    def same(self, asked: Sequence[Asked]) -> None:
        """Looks whether both worlds answer alike to questions that change nothing. Several are
        asked at once, for some wait until a stream falls silent."""
        with ThreadPoolExecutor(8) as pool:
            for one, (here, there) in zip(asked, pool.map(self.tell, asked), strict=True):
                assert here == there, f"{one.method} {one.path} tells the worlds apart"


@pytest.fixture
def worlds(
    databases: servers.Databases,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Worlds]:
    """One table of each title, in two worlds."""
    folder, one = tmp_path_factory.mktemp("worlds"), databases.create()
    settings = {**SETTINGS, "checkpoint_interval": 0.1, "webhook_poll": 0.05}
    redis = servers.empty_index(redis_server, 11 - worker_number)
    with ExitStack() as stack:
        receiver = stack.enter_context(Receiver())
        with ServiceProcess(folder / "before.log", one, redis, settings) as before:
            tables, asked = prepared(before.url, one, receiver.url)
        other = databases.create(urlsplit(one).path.lstrip("/"))
        words = part(one, other, [table.game for table in tables])
        words -= MOVES.keys()  # a card is called like a title
        for promised in folder.glob("promises-*"):
            promised.unlink()  # of a root log that both worlds have forgotten
        valkey = stack.enter_context(Valkey(stack.enter_context(servers.scratch_folder()) / "it"))
        first = ServiceProcess(folder / "one.log", one, redis, settings)
        second = ServiceProcess(folder / "other.log", other, valkey.url(), settings)
        for running in (first, second):
            _settle(stack.enter_context(running), tables)
        yield Worlds(
            processes=(first, second), asked=asked, tables=tables, words=words, receiver=receiver
        )
    for dsn in (one, other):
        databases.drop(dsn)


@pytest.mark.deep
def test_nobody_can_tell_the_worlds_apart(worlds: Worlds) -> None:
    """One test, because the worlds take long to make. Bob's acts come last but for webhooks and
    logs, which are to tell nothing of all that was done."""
    for look in (_readings, _owners, _refusals, _acts, _webhooks, _logs_and_metrics):
        look(worlds)


def _readings(worlds: Worlds) -> None:
    assert {one.what for one in worlds.asked} == {operation.id for operation in READING}
    worlds.same(worlds.asked)


def _owners(worlds: Worlds) -> None:
    """The worlds do differ: their owner sees other cards."""
    for table in worlds.tables:
        for path in ("states/latest", "events", "export?seat=0", "moves", "states/0"):
            path = f"/v1/games/{table.game}/{path}"
            here, there = worlds.tell(Asked(what="", method="GET", path=path, token=table.ada))
            assert here.startswith("200"), here
            assert here != there or path.endswith(("moves", "states/0"))


def _refusals(worlds: Worlds) -> None:
    for table in worlds.tables:
        assert table.moves
        for asked in table.moves:
            here, there = worlds.tell(asked)
            assert here == there, asked.body
            assert here.startswith("4"), (here, asked.body)


def _acts(worlds: Worlds) -> None:
    """What Bob does does not tell them apart, and neither does what anybody reads after it. (Past
    plies never change; only a soak reads them again.)"""
    for table in worlds.tables:
        for asked in table.acts:
            worlds.same([asked])
    for process in worlds.processes:
        _settle(process, worlds.tables)
    worlds.same([one for one in worlds.asked if seed() or not PAST.search(one.path)])


def _webhooks(worlds: Worlds) -> None:
    """Bob's webhook is told everything once more, by both worlds: so whatever it is told comes an
    even number of times. What is still on its way from before would be told once too often."""
    for table in worlds.tables:
        _all_delivered(worlds, table)
    worlds.receiver.received.clear()
    due = 0
    for table in worlds.tables:
        here, there = worlds.tell(table.replay)
        assert here == there
        due += 2 * int(here.rpartition(":")[2].rstrip("}"))
    assert due > 20
    deadline = time.monotonic() + 180
    while len(worlds.receiver.received) < due:
        assert time.monotonic() < deadline, f"{len(worlds.receiver.received)} of {due} came"
        time.sleep(0.05)
    told = Counter(CHANCE.sub("#", one.body.decode()) for one in worlds.receiver.received)
    assert [body for body, times in told.items() if times % 2] == []


def _all_delivered(worlds: Worlds, table: Table) -> None:
    """Waits until nothing is on its way to the webhook of a table."""
    hook = table.replay.path.removesuffix("/replay")
    deadline = time.monotonic() + 180
    for process in worlds.processes:
        with httpx.Client(base_url=process.url, verify=False, timeout=180) as client:
            client.headers["Authorization"] = f"Bearer {table.bob}"
            while client.get(f"{hook}/deliveries", params={"status": "pending"}).json()["items"]:
                assert time.monotonic() < deadline, "deliveries stay pending"
                time.sleep(0.05)


def _logs_and_metrics(worlds: Worlds) -> None:
    """They name neither a card that is hidden in one of the worlds, nor anything that differs."""
    assert worlds.words
    said = re.compile(rf"\b({'|'.join(map(re.escape, sorted(worlds.words)))})\b")
    series = []
    for process in worlds.processes:
        metrics = httpx.get(f"{process.url}/metrics", verify=False, timeout=180).text
        for text in (process.written(), metrics):
            assert said.search(text) is None
        series.append({line.rpartition(" ")[0] for line in metrics.splitlines()})
        assert "-failed" not in process.written()
    assert series[0] == series[1]


def _settle(running: ServiceProcess, tables: tuple[Table, ...]) -> None:
    """Waits until read models and checkpoints have caught up."""
    deadline = time.monotonic() + 180
    with httpx.Client(base_url=running.url, verify=False, timeout=180) as client:
        settle(client)
        while True:
            proofs = [client.get(f"/v1/games/{one.game}/proofs").json() for one in tables]
            if all(p["inclusion"] for p in proofs):
                return
            assert time.monotonic() < deadline, "it does not settle"
            time.sleep(0.05)
