"""Turns of an account, shared by workers of the client libraries."""

import asyncio
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import aclosing, closing
from itertools import count
from pathlib import Path

import asyncpg
import pytest
from kronika_client import AsyncClient, Client, models

from tests.sdk.packed import compiled, nodes
from tests.sdk.running import SDK
from tests.service.process import ServiceProcess

PATIENCE = 120.0
ME = models.SeatWanted(kind="me")
BOT = models.SeatWanted(kind="bot", bot="random")
_names = count(1)


@pytest.fixture
def farm(shared_service: ServiceProcess) -> Iterator[Client]:
    """A client of a new account."""
    with Client(shared_service.url) as anybody:
        name = f"farm-{next(_names)}"
        token = anybody.create_account(models.NewAccount(name=name, bot=True)).token
    with Client(shared_service.url, token) as client:
        yield client


def opened(kronika: Client, *others: models.SeatWanted) -> str:
    seats = [ME, *(others or (BOT,))]
    return kronika.open_game(models.NewGame(title="tzolkin", seats=seats)).id


def leases(kronika: Client) -> list[models.LeaseShown]:
    return list(kronika.list_leases().items)


def test_a_loop_plays_turns_of_all_games(farm: Client) -> None:
    """For seconds it keeps to the games that it knows; then it comes to the others."""
    games = {opened(farm) for _ in range(3)}
    played: dict[str, int] = {}
    with closing(farm.turns("one", most=2)) as turns:
        for turn in turns:
            assert turn.title == "tzolkin"
            legal = turn.legal()
            moves = turn.play(legal.commands[0], decision=legal.decision)
            assert moves is not None
            assert turn.over == (turn.seat not in moves.awaits)
            played[turn.game] = played.get(turn.game, 0) + 1
            if len(played) == len(games) and sum(played.values()) >= 12:
                break
    assert played.keys() == games
    assert leases(farm) == []


def test_a_loop_that_is_left_gives_back_what_it_has(farm: Client) -> None:
    games = {opened(farm) for _ in range(2)}
    for _ in farm.turns("one", most=2):
        assert {one.game for one in leases(farm)} == games
        break
    assert leases(farm) == []


def test_a_loop_that_fails_gives_back_what_it_has(farm: Client) -> None:
    opened(farm)

    def fail() -> None:
        for turn in farm.turns("one"):
            raise LookupError(turn.game)

    with pytest.raises(LookupError):
        fail()
    assert leases(farm) == []


async def test_a_turn_that_was_taken_over_is_lost(farm: Client, service_dsn: str) -> None:
    opened(farm)
    with closing(farm.turns("late")) as turns:
        turn = next(turns)
        legal = turn.legal()
        await _expire(service_dsn, turn.lease)
        with closing(farm.turns("quick")) as others:
            other = next(others)
            assert other.game == turn.game
            assert turn.play(legal.commands[0]) is None
            assert (turn.over, turn.lost) == (True, True)
            assert other.play(legal.commands[0]) is not None


@pytest.mark.slow
async def test_a_turn_is_extended_while_the_loop_is_at_it(farm: Client, service_dsn: str) -> None:
    opened(farm)
    with closing(farm.turns("one", seconds=10)) as turns:
        turn = next(turns)
        first = turn.lease.until
        _until(lambda: turn.lease.until > first)
        await _expire(service_dsn, turn.lease)
        _until(lambda: turn.lost)


async def test_tasks_of_one_loop_share_turns(farm: Client) -> None:
    games = [opened(farm, ME) for _ in range(3)]

    async def worked(kronika: AsyncClient, name: str) -> list[str]:
        played: list[str] = []
        async with aclosing(kronika.turns(name)) as turns:
            async for turn in turns:
                legal = await turn.legal()
                if await turn.play(legal.commands[0], decision=legal.decision) is not None:
                    played.append(turn.game)
                if len(played) == 8:
                    return played
        raise AssertionError

    async with AsyncClient(farm.url, farm.token) as kronika:
        done = await asyncio.gather(*(worked(kronika, f"w{number}") for number in range(3)))
    assert sum(farm.get_game(game).ply for game in games) >= sum(map(len, done)) == 24
    assert leases(farm) == []


@pytest.mark.slow
@pytest.mark.contract
def test_the_example_in_typescript(farm: Client, packed_typescript: Path) -> None:
    program = compiled(packed_typescript, SDK / "typescript" / "examples" / "farm.ts")
    game = opened(farm)
    assert farm.token is not None
    worker = subprocess.Popen(
        [nodes()[-1], program, farm.url, "in-node"],
        cwd=packed_typescript,
        env={**os.environ, "KRONIKA_TOKEN": farm.token},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        _until(lambda: farm.get_game(game).status == "finished")
    finally:
        worker.terminate()
        said, _ = worker.communicate(timeout=PATIENCE)
    ours = [f"played {game} {one.ply}" for one in farm.iter_moves(game) if one.seat == 0]
    assert said.splitlines() == ours
    assert worker.returncode == 0
    assert leases(farm) == []


def _until(so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.05)


async def _expire(dsn: str, lease: models.LeaseShown) -> None:
    connection = await asyncpg.connect(dsn)
    await connection.execute("UPDATE leases SET until = now() WHERE id = $1", lease.id)
    await connection.close()
