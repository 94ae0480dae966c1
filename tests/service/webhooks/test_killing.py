"""Processes that are killed between outbox and receiver: nothing is lost, repeats have one id."""

import threading
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from tests.service.people import Person, play_to_the_end
from tests.service.process import ServiceProcess
from tests.service.webhooks.hooks import Hook, pass_time
from tests.service.webhooks.receiver import Received, Receiver, Reply
from tests.service.webhooks.running import service
from tests.support import depth

pytestmark = pytest.mark.slow


def whole_game(ada: Person, bob: Person) -> str:
    game: str = ada.open("me", "open")["id"]
    bob.join(game)
    play_to_the_end(game, (ada, 0), (bob, 1))
    return game


def by_id(found: list[Received]) -> dict[str, list[Received]]:
    grouped: dict[str, list[Received]] = defaultdict(list)
    for one in found:
        grouped[one.id].append(one)
    return grouped


def test_killed_between_outbox_and_delivery(
    postgres_dsn: str, redis_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    receiver.answering = lambda _: Reply(503, {"Retry-After": "600"})  # in the second minute
    lazy = service(tmp_path, postgres_dsn, redis_url, webhook_poll=60).start()
    ada, bob = Person.create(lazy.url, "ada"), Person.create(lazy.url, "bob")
    hook = Hook.create(ada, receiver.url, types=["game.move", "game.ended"])
    game = whole_game(ada, bob)
    plies = ada.get(f"/v1/games/{game}")["ply"]
    deadline = time.monotonic() + 180
    while len(hook.deliveries(status="pending", limit=200)) < plies + 1:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    lazy.kill()
    receiver.received.clear()
    receiver.answering = lambda _: Reply()
    pass_time(postgres_dsn)
    with service(tmp_path, postgres_dsn, redis_url):
        found = receiver.wait_for(plies + 1)
        receiver.stays_at(plies + 1, 0.3)
    assert [one.data["ply"] for one in found[:-1]] == list(range(1, plies + 1))
    assert found[-1].type == "game.ended"
    assert len(by_id(found)) == plies + 1


def test_killed_while_the_receiver_thinks(
    postgres_dsn: str, redis_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    thinking = threading.Event()
    receiver.answering = lambda _: Reply() if thinking.is_set() else Reply(after=3.0)
    first = service(tmp_path, postgres_dsn, redis_url).start()
    ada = Person.create(first.url, "ada")
    Hook.create(ada, receiver.url, types=["game.started"])
    ada.open("me", "me")
    receiver.wait_for(1)
    first.kill()
    thinking.set()
    pass_time(postgres_dsn)
    with service(tmp_path, postgres_dsn, redis_url):
        one, other = receiver.wait_for(2, patience=180)
    assert (one.id, one.body) == (other.id, other.body)


def test_two_processes_deliver_everything_once(
    postgres_dsn: str, redis_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    with (
        service(tmp_path, postgres_dsn, redis_url) as one,
        service(tmp_path, postgres_dsn, redis_url) as other,
    ):
        ada, bob = Person.create(one.url, "ada"), Person.create(one.url, "bob")
        hook = Hook.create(ada, receiver.url, types=["game.event"])
        there = Person(other.url, bob.id, bob.name, bob.token)
        versions: dict[str, int] = {}
        both: list[int] = []
        while not (all(both) and len(versions) > 1) and len(versions) < 20:
            game = whole_game(ada, there)
            versions[game] = ada.get(f"/v1/games/{game}")["version"]
            receiver.wait(lambda come: _ends(come) == len(versions), patience=180)
            hook.quiet()
            found = list(receiver.received)
            both = _counted((one, other), len(found))
    assert all(len(same) == 1 for same in by_id(found).values())
    for game, version in versions.items():
        told = [got.data["version"] for got in found if got.data["game"] == game]
        assert told == list(range(told[0], version + 1))
        assert told[0] == 1
    assert sum(both) == len(found)
    assert all(both), "one process did all the work"


@pytest.mark.deep
def test_killed_again_and_again(
    postgres_dsn: str, redis_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    """One process serves, beside it others are started and killed while they deliver; and so is
    the serving one at the end."""
    dice = depth.dice("killed")
    receiver.answering = lambda _: Reply(after=dice.uniform(0, 0.02))
    serving = service(tmp_path, postgres_dsn, redis_url, webhook_poll=60).start()
    ada, bob = Person.create(serving.url, "ada"), Person.create(serving.url, "bob")
    Hook.create(ada, receiver.url, types=["game.event"])
    games = [whole_game(ada, bob) for _ in range(depth.amount(1, 4))]
    versions = {game: ada.get(f"/v1/games/{game}")["version"] for game in games}
    for _ in range(depth.amount(2, 6)):
        other = service(tmp_path, postgres_dsn, redis_url).start()
        receiver.wait_for(len(receiver.received) + dice.randrange(1, 8), patience=180)
        other.kill()
        pass_time(postgres_dsn)
    serving.kill()
    pass_time(postgres_dsn)
    with service(tmp_path, postgres_dsn, redis_url):
        receiver.wait(lambda come: _versions(come) == versions, patience=180)
    for same in by_id(list(receiver.received)).values():
        assert len({one.body for one in same}) == 1
    for game, version in versions.items():
        told = Counter(one.data["version"] for one in receiver.received if one.data["game"] == game)
        assert sorted(told) == list(range(1, version + 1))


def _ends(come: object) -> int:
    assert isinstance(come, list)
    return sum(
        one.data["events"][0]["data"]["type"] == "table.game-finished"
        for one in come
        if one.data["events"]
    )


def _versions(come: object) -> dict[str, int]:
    """How far each game has been told without a gap."""
    assert isinstance(come, list)
    told: dict[str, set[int]] = defaultdict(set)
    for one in come:
        told[one.data["game"]].add(one.data["version"])
    return {game: max(v) for game, v in told.items() if len(v) == max(v)}


def _counted(processes: Sequence[ServiceProcess], count: int) -> list[int]:
    """What each has delivered, once all is counted: that comes right behind the delivery."""
    deadline = time.monotonic() + 180
    while sum(each := [delivered(process) for process in processes]) < count:
        assert time.monotonic() < deadline, each
        time.sleep(0.05)
    return each


def delivered(process: ServiceProcess) -> int:
    """How many deliveries a process has counted."""
    for line in httpx.get(f"{process.url}/metrics", verify=False, timeout=180).text.splitlines():
        if line.startswith('kronika_webhook_attempts_total{result="delivered"}'):
            return int(float(line.rpartition(" ")[2]))
    return 0
