"""Long work leaves the event loop to others between its slices."""

import asyncio
from collections.abc import Sequence
from itertools import pairwise

from service.process.cooperative_scheduling import CooperativeScheduler

READERS, ITEMS, SLICE = 8, 57, 5


async def test_between_two_turns_of_the_loop_one_slice_of_one_reader_is_done() -> None:
    scheduler, dealt = CooperativeScheduler(SLICE), list[tuple[int, int]]()
    looks: list[int] = []
    done = asyncio.Event()

    async def somebody_else() -> None:
        while not done.is_set():
            looks.append(len(dealt))
            await asyncio.sleep(0)

    async def reader(number: int) -> Sequence[int]:
        def deal(item: int) -> int:
            dealt.append((number, item))
            return item

        return await scheduler.each(range(ITEMS), deal)

    other = asyncio.create_task(somebody_else())
    read = await asyncio.gather(*(reader(number) for number in range(READERS)))
    done.set()
    await other
    assert read == [list(range(ITEMS))] * READERS
    looks.append(len(dealt))
    assert max(after - before for before, after in pairwise(looks)) == SLICE
    # They take turns: nobody is done before everybody has begun.
    first = [number for number, _ in dealt[: READERS * SLICE]]
    assert set(first) == set(range(READERS))


async def test_little_work_waits_for_nobody() -> None:
    scheduler = CooperativeScheduler(SLICE)
    async with scheduler.turn():  # of somebody with much to do
        assert await scheduler.each(range(SLICE), str) == list("01234")
        assert await scheduler.slices([], len) == []


async def test_what_cannot_be_cut_is_done_in_a_thread() -> None:
    """The loop goes on: what the thread waits for is done by the loop."""
    scheduler, loop = CooperativeScheduler(), asyncio.get_running_loop()

    async def answer() -> int:
        return 42

    def work() -> int:
        return asyncio.run_coroutine_threadsafe(answer(), loop).result(60)

    assert await scheduler.aside(work) == 42
