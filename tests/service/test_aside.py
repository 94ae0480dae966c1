"""Work done aside: bounded, and told nothing that is not its business."""

import asyncio
import json
import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from service.process.worker_pool import WorkerPool
from service.process.worker_process import SingleUseWorkers, WorkerLostError

MODULE = "tests.support.working"


async def asked(aside: SingleUseWorkers, what: str) -> Any:
    return json.loads(await aside.answered(what.encode()))


async def test_it_is_told_the_task_and_no_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KRONIKA_DATABASE_URL", "postgres://somebody:secret@somewhere/it")
    found = await asked(SingleUseWorkers(MODULE, seconds=30, at_once=1), "a task")
    assert (found["told"], found["ours"]) == ("a task", [])
    assert found["pid"] != os.getpid()


async def test_only_so_many_work_at_once() -> None:
    """The third begins when one of the two is done."""
    aside = SingleUseWorkers(MODULE, seconds=30, at_once=2)
    found = await asyncio.gather(*(asked(aside, "doze") for _ in range(3)))
    last = max(found, key=lambda one: one["from"])
    others = [one for one in found if one is not last]
    assert min(one["to"] for one in others) <= last["from"]
    assert len({one["pid"] for one in found}) == 3


async def test_what_takes_too_long_is_ended() -> None:
    before = _children()
    with pytest.raises(TimeoutError):
        await SingleUseWorkers(MODULE, seconds=0.3, at_once=1).answered(b"sleep")
    assert _children() == before


async def test_a_request_that_is_given_up_leaves_nothing_behind() -> None:
    before = _children()
    waiting = asyncio.create_task(
        SingleUseWorkers(MODULE, seconds=30, at_once=1).answered(b"sleep")
    )
    while _children() == before:
        await asyncio.sleep(0.02)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert _children() == before


async def test_who_breaks_down_says_nothing() -> None:
    with pytest.raises(WorkerLostError):
        await SingleUseWorkers(MODULE, seconds=30, at_once=1).answered(b"break")
    assert await asked(SingleUseWorkers(MODULE, seconds=30, at_once=1), "next")


async def test_a_pool_has_so_many_processes_and_they_stay(tmp_path: Path) -> None:
    before, pool, go = _children(), WorkerPool(MODULE, size=2), tmp_path / "go"
    waiting = [asyncio.create_task(_of(pool, f"wait {go}")) for _ in range(5)]
    while len(_children() - before) < 2:
        await asyncio.sleep(0.02)
    for _ in range(20):  # whoever waits has had many turns of the loop to start a third one
        await asyncio.sleep(0)
    assert len(_children() - before) == 2
    go.touch()
    answers = await asyncio.gather(*waiting)
    pids = {one["pid"] for one in answers}
    assert len(pids) <= 2
    assert (await _of(pool, "next"))["pid"] in pids
    await pool.close()
    assert _children() == before


async def test_a_process_that_is_lost_or_late_is_replaced() -> None:
    before, pool = _children(), WorkerPool(MODULE, size=1)
    first = await _of(pool, "one")
    with pytest.raises(WorkerLostError):
        await _of(pool, "break")
    second = await _of(pool, "two")
    os.kill(second["pid"], signal.SIGKILL)
    with suppress(WorkerLostError):  # unless its end is seen before the request
        await _of(pool, "three")
    third = await _of(pool, "four")
    assert len({first["pid"], second["pid"], third["pid"]}) == 3
    await pool.close()
    late = WorkerPool(MODULE, size=1, seconds=0.3)
    with pytest.raises(TimeoutError):
        await _of(late, "sleep")
    await late.close()
    assert _children() == before


async def test_who_stops_waiting_leaves_the_pool_as_it_was(tmp_path: Path) -> None:
    before, pool = _children(), WorkerPool(MODULE, size=1)
    begun = tmp_path / "go.begun"
    thinking = asyncio.create_task(_of(pool, f"wait {tmp_path / 'go'}"))
    while not begun.exists():
        await asyncio.sleep(0.02)
    queued = asyncio.create_task(_of(pool, "never asked"))
    await asyncio.sleep(0)
    for one in (queued, thinking):
        one.cancel()
        with pytest.raises(asyncio.CancelledError):
            await one
    assert _children() == before
    assert (await _of(pool, "next"))["told"] == "next"
    thinking = asyncio.create_task(_of(pool, f"wait {tmp_path / 'never'}"))
    while not (tmp_path / "never.begun").exists():
        await asyncio.sleep(0.02)
    await pool.close()
    with pytest.raises(WorkerLostError):
        await thinking
    with pytest.raises(WorkerLostError):
        await _of(pool, "after the end")
    assert _children() == before


async def _of(pool: WorkerPool, what: str) -> Any:
    return json.loads(await pool.ask(what.encode(), "somebody", first=False))


def _children() -> frozenset[int]:
    """The processes that this one has started and that still run."""
    listed = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text()
    return frozenset(map(int, listed.split()))
