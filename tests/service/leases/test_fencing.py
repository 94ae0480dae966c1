"""Moves by a lease: only the worker that has the turn plays."""

import asyncpg
import pytest

from tests.service.leases.workers import Lease, Pair, People, Worker, expire
from tests.service.problems import problem


def test_a_worker_plays_by_its_lease(person: People) -> None:
    worker = Worker(Pair(person(), person()).ada, "w")
    assert worker.play(worker.take_one()).status_code == 201


async def test_a_worker_whose_turn_was_taken_over_plays_nothing(
    person: People, service_dsn: str
) -> None:
    table = Pair(person(), person())
    late, other = Worker(table.ada, "late"), Worker(table.ada, "other")
    lost = late.take_one()
    await expire(service_dsn, lost)
    taken = other.take_one()
    found = problem(late.play(lost), "lease-lost")
    assert found["field"] == "Kronika-Lease"
    assert "refusal" not in found, "nothing was asked of the rules"
    assert table.ada.get(f"/v1/games/{table.id}")["ply"] == 0
    assert other.play(taken).status_code == 201


async def test_a_lease_whose_time_is_over_plays_nothing(person: People, service_dsn: str) -> None:
    worker = Worker(Pair(person(), person()).ada, "w")
    lease = worker.take_one()
    await expire(service_dsn, lease)
    problem(worker.play(lease), "lease-lost")
    assert worker.give_back(worker.take_one()).status_code == 204
    problem(worker.play(lease), "lease-lost")


def test_a_lease_is_of_one_account_game_and_seat(person: People) -> None:
    ada, bob = person(), person()
    here, there = Pair(ada, bob), Pair(ada, bob)
    leases = {one["game"]: one for one in Worker(ada, "w").take(most=2)}
    bobs = {one["game"]: one for one in Worker(bob, "w").take(most=2)}
    mixed: list[tuple[Worker, Lease]] = [
        (Worker(ada, "w"), {**leases[there.id], "game": here.id}),
        (Worker(ada, "w"), {**leases[here.id], "id": bobs[here.id]["id"]}),
        (Worker(bob, "w"), {**bobs[here.id], "id": leases[here.id]["id"]}),
    ]
    for worker, lease in mixed:
        problem(worker.play(lease), "lease-lost")
    own = ada.open("me", "me")["id"]
    (first,) = (one for one in Worker(ada, "w").take(most=2) if one["seat"] == 0)
    problem(Worker(ada, "w").play({**first, "seat": 1}), "lease-lost")
    assert first["game"] == own


@pytest.mark.parametrize("lease", ["x", "lea_", "lea_0000000000000000000O", '"lea"', ""])
def test_what_is_no_lease_is_refused(person: People, lease: str) -> None:
    table = Pair(person(), person())
    answer = Worker(table.ada, "w").play({"game": table.id, "seat": 0, "id": lease})
    assert problem(answer, "invalid-header")["field"] == "Kronika-Lease"


async def test_a_move_is_answered_again_whoever_has_the_turn(
    person: People, service_dsn: str
) -> None:
    table = Pair(person(), person())
    worker = Worker(table.ada, "w")
    lease = worker.take_one()
    legal = table.ada.legal(table.id, 0)
    body = {"seat": 0, "decision": legal["decision"], "commands": legal["commands"][:1]}
    first = worker.post(lease, body, key="once")
    assert first.status_code == 201
    await expire(service_dsn, lease)
    again = worker.post(lease, body, key="once")
    assert (again.status_code, again.content) == (201, first.content)
    problem(worker.post(lease, body, key="another"), "lease-lost")


async def test_a_lease_holds_until_its_move_is_written(person: People, service_dsn: str) -> None:
    """A lease that is about to end when a move is checked lasts for the move."""
    worker = Worker(Pair(person(), person()).ada, "w")
    lease = worker.take_one(seconds=10)
    connection = await asyncpg.connect(service_dsn)
    await connection.execute(
        "UPDATE leases SET until = now() + interval '4 seconds' WHERE id = $1", lease["id"]
    )
    rehearsed = _body(worker, lease)
    assert worker.post(lease, {**rehearsed, "dry_run": True}).status_code == 200
    left = await connection.fetchval(
        "SELECT extract(epoch FROM until - now())::float8 FROM leases WHERE id = $1", lease["id"]
    )
    await connection.close()
    assert left > 4


def test_a_dry_run_needs_the_lease_too(person: People) -> None:
    table = Pair(person(), person())
    worker = Worker(table.ada, "w")
    lease = worker.take_one()
    body = {**_body(worker, lease), "dry_run": True}
    assert worker.post(lease, body).status_code == 200
    assert worker.give_back(lease).status_code == 204
    problem(worker.post(lease, body), "lease-lost")


def _body(worker: Worker, lease: Lease) -> dict[str, object]:
    legal = worker.person.legal(lease["game"], lease["seat"])
    return {
        "seat": lease["seat"],
        "decision": legal["decision"],
        "commands": legal["commands"][:1],
    }
