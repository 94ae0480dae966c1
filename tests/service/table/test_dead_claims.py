"""A process dies while somebody sits down: what it leaves is in nobody's way for long."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.service.problems import problem
from tests.service.table.held import Gate, Holding, Processes, Request, two_processes
from tests.service.table.operations import Scene, alone


@pytest.fixture
def processes(tmp_path: Path, postgres_dsn: str, redis_url: str) -> Iterator[Processes]:
    """Two processes, the first of which does not survive the test."""
    with two_processes(tmp_path, postgres_dsn, redis_url) as both:
        yield both


@pytest.fixture
def scene(processes: Processes) -> Iterator[Scene]:
    """Ada sits alone at a table for four."""
    made = Scene(processes)
    alone(made)
    yield made
    made.close()


def _joins(scene: Scene, name: str) -> Request:
    return scene.ask(name, "/join", {"seat": 1})


def _keeps(scene: Scene, name: str) -> Request:
    return scene.ask("ada", "/invitations", {"account": scene[name].name, "seat": 1})


async def _invited(scene: Scene, processes: Processes, name: str) -> list[str]:
    found = await Request(scene[name], "GET", "/v1/invitations").sent(processes.two)
    return [one["game"] for one in found.json()["items"]]


async def _killed(scene: Scene, processes: Processes, holding: Holding) -> None:
    """The first process dies when Bob has a claim on seat 1 and his append is on its way."""
    late = asyncio.ensure_future(_joins(scene, "bob").sent(processes.one))
    assert await holding.until_waiting(late)
    await asyncio.to_thread(processes.first.kill)
    (lost,) = await asyncio.gather(late, return_exceptions=True)
    assert isinstance(lost, Exception)
    assert await processes.seated(scene.game) == {0, 1}, "the claim is left"


async def test_a_claim_whose_process_was_killed_keeps_nobody_out(
    scene: Scene, processes: Processes
) -> None:
    await Request(scene.judge, "GET", f"/v1/games/{scene.game}").sent(processes.one)
    made: Any = (await _keeps(scene, "bob").sent(processes.two)).json()
    async with processes.held(Gate.APPEND) as holding:
        await _killed(scene, processes, holding)
        assert await _invited(scene, processes, "bob") == [], "he is about to sit down"
        await processes.age(scene.game)
        assert await _invited(scene, processes, "bob") == [scene.game]
        gone = scene.ask("ada", f"/invitations/{made['id']}", None, "DELETE")
        assert (await gone.sent(processes.two)).is_success
        kept = await _keeps(scene, "carol").sent(processes.two)
        assert kept.status_code == 201, kept.text
        problem(await _joins(scene, "bob").sent(processes.two), "seat-taken")
        joined = await _joins(scene, "carol").sent(processes.two)
        assert joined.is_success, joined.text
        await holding.open_to_the_dead()
    shown = (
        await Request(scene.judge, "GET", f"/v1/games/{scene.game}").sent(processes.two)
    ).json()
    assert shown["seats"][1]["account"]["name"] == scene["carol"].name


async def test_the_start_of_the_game_forgets_claims_of_the_dead(
    scene: Scene, processes: Processes
) -> None:
    await Request(scene.judge, "GET", f"/v1/games/{scene.game}").sent(processes.one)
    async with processes.held(Gate.APPEND) as holding:
        await _killed(scene, processes, holding)
        for seat in (1, 2, 3):
            bot = scene.ask("ada", f"/seats/{seat}", {"kind": "bot"}, "PUT")
            assert (await bot.sent(processes.two)).is_success
        await holding.open_to_the_dead()
    assert await processes.seated(scene.game) == {0}
    found = Request(scene["bob"], "GET", f"/v1/games?player={scene['bob'].name}")
    assert (await found.sent(processes.two)).json()["items"] == []
