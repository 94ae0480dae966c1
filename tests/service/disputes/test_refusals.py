"""The journal of refused commands: what is in it, who may read it, and what it survives."""

import asyncio
import hashlib
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from referee.pages import cursor
from service.embedded import Postgres
from tests.service.disputes.conftest import arbiter_of
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from tests.support import depth

People = Callable[[], Person]
KEEP = {"type": "lanterns.keep"}
FORBIDDEN = {
    "tzolkin": {"type": "tzolkin.end-trading"},
    "ancient-knowledge": {"type": "ancient-knowledge.create", "card": "t01"},
}


@pytest.fixture
def table(person: People) -> tuple[Person, Person, str]:
    """Two people at a table of Lanterns."""
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    bob.join(game)
    return ada, bob, game


def refused(one: Person, game: str, seat: int, **members: Any) -> dict[str, Any]:
    """A command that the rules forbid, and the entry that the answer names."""
    answer = one.play(game, seat, [KEEP], **members)
    entry: dict[str, Any] = one.get(f"/v1/games/{game}/refusals/{answer.json()['refusal']}")
    assert entry["problem"]["status"] == answer.status_code
    return entry


@pytest.mark.parametrize("title", ["tzolkin", "ancient-knowledge"])
def test_a_refused_command_is_kept_as_it_was_sent(person: People, title: str) -> None:
    ada = person()
    game = ada.open("me", "me", title=title)["id"]
    shown = ada.get(f"/v1/games/{game}")
    seat = shown["awaits"][0]
    decision = ada.legal(game, seat)["decision"]
    command = FORBIDDEN[title]
    body = json.dumps({"seat": seat, "commands": [command], "decision": decision}, indent=1)
    headers = {"Content-Type": "application/json", "X-Request-Id": "mine-7"}
    answer = ada.http.post(f"/v1/games/{game}/moves", content=body, headers=headers)
    told = problem(answer, "illegal-command")
    entry = ada.get(f"/v1/games/{game}/refusals/{told['refusal']}")
    assert entry["body"] == json.loads(body)
    assert entry["body_hash"] == hashlib.sha256(body.encode()).hexdigest()
    assert (entry["seat"], entry["decision"], entry["request"]) == (seat, decision, "mine-7")
    assert entry["account"] == {"id": ada.id, "name": ada.name}
    assert entry["ruleset"] == shown["ruleset"]
    assert (entry["version"], entry["ply"]) == (shown["version"], shown["ply"])
    events = ada.get(f"/v1/games/{game}/events", limit=1000)["items"]
    assert entry["head"] == events[-1]["hash"]
    kept = entry["problem"]
    assert (kept["rule"], kept["because"]) == (told["rule"], told["because"])
    assert "legal" not in kept
    assert ada.get(f"/v1/games/{game}/refusals")["items"] == [entry]


def test_every_kind_of_refusal_is_kept(table: tuple[Person, Person, str]) -> None:
    ada, _, game = table
    legal = ada.legal(game, 0)
    ada.play(game, 0, legal["commands"][:1], key="one", decision=legal["decision"])
    answers = {
        "decision-closed": ada.play(game, 0, legal["commands"][:1], decision=legal["decision"]),
        "version-mismatch": ada.play(game, 0, [KEEP], expected=1),
        "key-reused": ada.play(game, 0, [KEEP], key="one"),
        "invalid-body": ada.play(game, 0, [{"type": "lanterns.sing"}]),
    }
    kept = {one["id"]: one for one in ada.get(f"/v1/games/{game}/refusals")["items"]}
    assert len(kept) == len(answers)
    for slug, answer in answers.items():
        entry = kept[problem(answer, slug)["refusal"]]
        assert entry["problem"]["type"].endswith(slug)
        assert "events" not in entry["problem"]


def test_what_was_no_json_is_shown_as_text(table: tuple[Person, Person, str]) -> None:
    ada, _, game = table
    body = b'{"seat":0,"commands":[{"type":"\xff"}]}'
    answer = ada.http.post(
        f"/v1/games/{game}/moves", content=body, headers={"Content-Type": "application/json"}
    )
    entry = ada.get(f"/v1/games/{game}/refusals/{answer.json()['refusal']}")
    assert entry["body"] == r'{"seat":0,"commands":[{"type":"\xff"}]}'


def test_of_a_very_long_request_the_hash_is_kept(table: tuple[Person, Person, str]) -> None:
    ada, _, game = table
    answer = ada.play(game, 0, [{"type": "x" * 40_000}])
    entry = ada.get(f"/v1/games/{game}/refusals/{answer.json()['refusal']}")
    assert "body" not in entry
    assert entry["body_hash"] == hashlib.sha256(answer.request.content).hexdigest()


def test_what_was_not_refused_by_the_game_is_not_kept(table: tuple[Person, Person, str]) -> None:
    ada, bob, game = table
    assert "refusal" not in problem(bob.play(game, 0, [KEEP]), "not-your-seat")
    assert "refusal" not in problem(ada.play(game, 0, [KEEP], dry_run=True), "illegal-command")
    assert ada.get(f"/v1/games/{game}/refusals")["items"] == []


def test_only_the_seat_and_arbiters_read_it(
    table: tuple[Person, Person, str], person: People, arbiter: People, web: httpx.Client
) -> None:
    ada, bob, game = table
    entry = refused(ada, game, 0)
    path = f"/v1/games/{game}/refusals"
    assert bob.get(path)["items"] == []
    problem(bob.http.get(f"{path}/{entry['id']}"), "unknown-refusal")
    problem(bob.http.get(path, params={"seat": 0}), "not-your-seat")
    problem(person().http.get(path), "not-your-seat")
    problem(person().http.get(f"{path}/{entry['id']}"), "not-your-seat")
    problem(web.get(path), "unauthorized")
    judge = arbiter()
    assert judge.get(path)["items"] == [entry]
    assert judge.get(path, seat=1)["items"] == []
    assert judge.get(f"{path}/{entry['id']}") == entry


def test_an_arbiter_who_plays_sees_what_players_see(
    table: tuple[Person, Person, str], dsn: str
) -> None:
    ada, bob, game = table
    entry = refused(ada, game, 0)
    playing = arbiter_of(dsn, bob)
    assert playing.get(f"/v1/games/{game}/refusals")["items"] == []
    problem(playing.http.get(f"/v1/games/{game}/refusals/{entry['id']}"), "unknown-refusal")


def test_a_private_game_is_open_to_arbiters_only(person: People, arbiter: People) -> None:
    ada = person()
    game = ada.open("me", "me", visibility="private")["id"]
    refused(ada, game, 0)
    problem(person().http.get(f"/v1/games/{game}/refusals"), "unknown-game")
    assert len(arbiter().get(f"/v1/games/{game}/refusals")["items"]) == 1


def test_pages_are_newest_first_and_the_oldest_are_forgotten(
    table: tuple[Person, Person, str],
) -> None:
    ada, _, game = table
    made = [refused(ada, game, 0)["id"] for _ in range(15)]
    path = f"/v1/games/{game}/refusals"
    first = ada.get(path, limit=4)
    second = ada.get(path, limit=4, after=first["next"])
    assert [one["id"] for one in first["items"] + second["items"]] == made[:-9:-1]
    problem(ada.http.get(path, params={"after": "WyJ4Il0"}), "invalid-query")
    deadline = time.monotonic() + 180
    while len(left := ada.get(path)["items"]) > 12 and time.monotonic() < deadline:
        time.sleep(0.2)
    assert [one["id"] for one in left] == made[:-13:-1]


def test_a_cursor_that_is_none_is_refused(
    table: tuple[Person, Person, str], arbiter: People
) -> None:
    _, _, game = table
    path, judge = f"/v1/games/{game}/refusals", arbiter()
    forged = [cursor(f"refusals of {game}", key) for key in ("x", 10**30, -1, None)]
    for after in (*forged, cursor("refusals of nothing", 1), "WyJ4Il0", "x", ""):
        problem(judge.http.get(path, params={"after": after}), "invalid-query")
    for seat in (2, 10**30, -1):
        problem(judge.http.get(path, params={"seat": seat}), "invalid-query")


@pytest.mark.parametrize("name", ["ref_none", "x" * 300, "%00", "ref_%F0%9F%8E%B2"])
def test_what_is_no_refusal_is_not_found(table: tuple[Person, Person, str], name: str) -> None:
    ada, _, game = table
    problem(ada.http.get(f"/v1/games/{game}/refusals/{name}"), "unknown-refusal")


def test_metrics_count_what_is_kept(table: tuple[Person, Person, str], web: httpx.Client) -> None:
    ada, _, game = table
    name = 'kronika_journaled_refusals_total{outcome="kept"}'

    def counted() -> float:
        lines = web.get("/metrics").text.splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))

    before = counted()
    refused(ada, game, 0)
    assert counted() == before + 1


def test_an_erased_person_leaves_the_refusal_of_the_seat(
    table: tuple[Person, Person, str], arbiter: People, dsn: str
) -> None:
    ada, _, game = table
    entry = refused(ada, game, 0)

    async def erase() -> None:
        connection = await asyncpg.connect(dsn)
        await connection.execute("DELETE FROM accounts WHERE id = $1", ada.id)
        await connection.close()

    asyncio.run(erase())
    left = arbiter().get(f"/v1/games/{game}/refusals/{entry['id']}")
    assert left == {name: value for name, value in entry.items() if name != "account"}


@pytest.mark.deep
def test_a_refusal_that_was_told_survives_a_kill(
    service_log: Path, postgres_dsn: str, redis_url: str
) -> None:
    """The answer has the id of the refusal, so it is in the database, whatever comes."""
    with ServiceProcess(service_log, postgres_dsn, redis_url) as running:
        ada = Person.create(running.url, "ada")
        game = ada.open("me", "me")["id"]
        told = []
        for _ in range(depth.amount(2, 10)):
            answer = ada.play(game, 0, [KEEP])
            running.kill()
            told.append(answer.json()["refusal"])
            running.start()
        kept = [one["id"] for one in ada.get(f"/v1/games/{game}/refusals")["items"]]
        assert kept == told[::-1]


def test_a_refusal_that_cannot_be_kept_is_answered_all_the_same(
    service_log: Path, redis_url: str, scratch_folder: Path
) -> None:
    with (
        Postgres(scratch_folder / "postgres") as postgres,
        ServiceProcess(service_log, postgres.dsn(), redis_url) as running,
    ):
        ada = Person.create(running.url, "ada")
        game = ada.open("me", "me")["id"]
        _lock_the_journal(postgres.dsn(), lambda: _late(ada, game))
        deadline = time.monotonic() + 180
        while not ada.get(f"/v1/games/{game}/refusals")["items"]:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert 'outcome="late"} 1.0' in ada.http.get("/metrics").text


def _late(ada: Person, game: str) -> None:
    answer = ada.play(game, 0, [KEEP])
    assert "refusal" not in problem(answer, "illegal-command")


def _lock_the_journal(dsn: str, meanwhile: Callable[[], None]) -> None:
    """Runs something while nobody can write into the journal."""

    async def run() -> None:
        connection = await asyncpg.connect(dsn)
        async with connection.transaction():
            await connection.execute("LOCK TABLE refusals IN EXCLUSIVE MODE")
            await asyncio.to_thread(meanwhile)
        await connection.close()

    asyncio.run(run())
