"""What is worth watching is found among all running games, in an order that pages follow."""

import json
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx

from games.kernel.registry import Registry
from projections.game_list import GameFilter
from service.composition import opened
from service.lobby.weighing import Weighing
from service.lobby.worth_watching import WorthWatching
from service.settings.settings import Settings
from tests.service.people import Person
from tests.support import later

People = Callable[[], Person]


def running(ada: Person, bob: Person, count: int) -> list[str]:
    """Games that both play; the oldest one has moved last. The newest comes first."""
    games = [ada.open("me", "open")["id"] for _ in range(count)]
    for game in games:
        assert bob.join(game).is_success
    ada.play_any(games[0], 0)
    wanted = {"player": ada.id, "status": "running"}
    while len(found := ada.get("/v1/games", **wanted)["items"]) < count or found[-1]["ply"] == 0:
        time.sleep(0.02)
    return games[::-1]


def pages(web: httpx.Client, **query: Any) -> list[list[str]]:
    """The ids on all pages."""
    found, after = list[list[str]](), {}
    while True:
        page = web.get("/v1/games", params={**query, **after}).json()
        found.append([one["id"] for one in page["items"]])
        if "next" not in page:
            return found
        after = {"after": page["next"]}


def test_pages_and_lines_follow_one_order(person: People, web: httpx.Client) -> None:
    ada, bob = person(), person()
    games = running(ada, bob, 5)
    query = {"order": "watching", "player": ada.id}
    (all_,) = pages(web, **query)
    assert set(all_) == set(games)
    assert pages(web, **query, limit=2) == [all_[:2], all_[2:4], all_[4:]]
    lines = web.get("/v1/games", params=query, headers={"Accept": "application/x-ndjson"})
    assert lines.headers["content-type"].startswith("application/x-ndjson")
    *told, end = [json.loads(one) for one in lines.text.splitlines()]
    assert end == {"type": "end", "lines": 5}
    assert [one["id"] for one in told] == all_
    (rest,) = pages(web, **query, after=told[1]["cursor"])
    assert rest == all_[2:]


async def test_games_that_are_not_weighed_follow(
    redis_url: str, tmp_path: Path, person: People, service_dsn: str
) -> None:
    ada, bob = person(), person()
    games = running(ada, bob, 7)
    settings = Settings(
        database_url=service_dsn, redis_url=redis_url, pool_max=6, promises=tmp_path / "promises"
    )
    registry = Registry({later.title.meta.slug: later.title})
    wanted, now = GameFilter(player=ada.id), datetime.now(UTC)
    async with opened(settings, registry) as process:
        weighing = Weighing(process.play.games, process.lobby.watchers)
        listed = WorthWatching(process.base.pool, weighing, weighed=2)
        found, after, more = list[str](), None, True
        while more:
            page, more = await listed.page(wanted, now, after_cursor=after, limit=3)
            found += [one.game.id for one in page]
            after = page[-1].cursor
    assert set(found[:2]) == {games[0], games[-1]}, "the newest, and the oldest, which moved last"
    assert found[2:] == games[1:-1], "as the database orders them"
