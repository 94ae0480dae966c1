"""Counting those who watch, over all processes."""

import asyncio
from contextlib import ExitStack

from events.redis_address import connected
from service.lobby.watchers import Watchers
from tests import servers


async def test_watchers_of_several_processes_add_up_and_die_with_theirs(
    redis_server: servers.Server,
) -> None:
    redis = connected(servers.empty_index(redis_server, 9))
    here, there = Watchers(redis, lease=1), Watchers(redis, lease=1)
    running, dying = asyncio.create_task(here.run()), asyncio.create_task(there.run())

    async def counted(wanted: int) -> None:
        async with asyncio.timeout(20):
            while (await here.of_games(["g", "h"])) != {"g": wanted, "h": 0}:
                await asyncio.sleep(0.02)

    with here.watching("g"):
        with here.watching("g"), there.watching("g"):
            await counted(3)
            while not dying.done():  # as if its process had died; Redis may swallow it once
                dying.cancel()
                await asyncio.sleep(0)
            await counted(2)
        await counted(1)
    await counted(0)
    one, other = ("h", "h", "g", "g", "i"), ("h",)
    with ExitStack() as open_streams:
        for process, games in ((here, one), (there, other)):
            for game in games:
                open_streams.enter_context(process.watching(game))
        again = asyncio.create_task(there.run())
        async with asyncio.timeout(20):
            while await here.most_watched(2) != {"h": 3, "g": 2}:
                await asyncio.sleep(0.02)
        again.cancel()
    async with asyncio.timeout(20):
        while await here.most_watched(2):
            await asyncio.sleep(0.02)
    running.cancel()
    await redis.aclose()


async def test_a_redis_that_does_not_answer_is_asked_once_and_not_waited_for() -> None:
    asked = list[asyncio.StreamWriter]()

    async def mute(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(writer)

    async with await asyncio.start_server(mute, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        redis = connected(f"redis://127.0.0.1:{port}")
        watchers = Watchers(redis, patience=0.2)
        async with asyncio.timeout(20):
            assert await watchers.of_games([f"g{one}" for one in range(40)]) == {}
        await redis.aclose()
        for one in asked:
            one.close()
    assert len(asked) == 1, "one connection for all games"
