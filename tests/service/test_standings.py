"""How games stand is worked out once for all who see the same, and a page has few of them."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from games.kernel.registry import Registry
from games.kernel.seats import Viewer
from service.composition import Features, opened
from service.lobby.figures import FigureCache, Figures
from service.lobby.latest_moves import LOOKED_AT, LatestMoves
from service.lobby.once import Once
from service.lobby.standings import MOST, Asker, Standings
from service.play.basis import DecisionBasis
from service.settings.settings import Settings
from tests.service.people import Person
from tests.support.titles import title_of

People = Callable[[], Person]
STRANGER = Asker(account=None, language="en")


class Drawn(FigureCache):
    """Counts the positions that are drawn."""

    count = 0

    def _drawn(self, basis: DecisionBasis, state: Any, viewer: Viewer, *, over: bool) -> Figures:
        self.count += 1
        return super()._drawn(basis, state, viewer, over=over)


def standings(process: Features) -> tuple[Standings, Drawn]:
    """Those of a process, and how much they draw."""
    play, drawn = process.play, Drawn(process.play.past, process.play.redaction)
    made = Standings(
        process.base.pool,
        play.games,
        drawn,
        LatestMoves(play.history, drawn),
        play.redaction,
        play.game_clocks,
        process.lobby.watchers,
    )
    return made, drawn


@pytest.fixture
def settings(service_dsn: str, redis_url: str, tmp_path: Path) -> Settings:
    """Of another process beside the shared service."""
    return Settings(
        database_url=service_dsn, redis_url=redis_url, pool_max=6, promises=tmp_path / "promises"
    )


async def test_a_position_is_drawn_once_for_all_who_see_the_same(
    person: People, settings: Settings
) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin")["id"]

    def moves(count: int) -> None:
        for _ in range(count):
            ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])

    await asyncio.to_thread(moves, LOOKED_AT + 4)
    async with opened(settings, Registry({"tzolkin": title_of("tzolkin")})) as process:
        made, drawn = standings(process)
        asked = [made.of_games([game], STRANGER) for _ in range(5)]
        first, *others = await asyncio.gather(*asked)
        assert all(one == first for one in others)
        assert len(first[game].moves) == 3
        assert 1 < drawn.count <= LOOKED_AT + 1
        before = drawn.count
        await made.of_games([game], Asker(account=None, language="cs"))
        assert drawn.count == before, "numbers are the same in every language"
        await made.of_games([game], Asker(account=ada.id, language="en"))
        at_seat = drawn.count - before
        assert 1 <= at_seat <= LOOKED_AT + 1, "a seat sees other things"
        before = drawn.count
        await asyncio.to_thread(moves, 1)
        await made.of_games([game], STRANGER)
        assert drawn.count == before + 1, "only what is new"


def test_a_page_with_standings_is_short_and_goes_on(person: People, web: httpx.Client) -> None:
    ada = person()
    games = {ada.open("me", "open")["id"] for _ in range(MOST + 2)}
    query = {"player": ada.id, "standing": "true", "limit": 200}
    plain = {"player": ada.id, "limit": 200}
    while len(web.get("/v1/games", params=plain).json()["items"]) < len(games):
        time.sleep(0.02)
    first = web.get("/v1/games", params=query).json()
    assert len(first["items"]) == MOST
    rest = web.get("/v1/games", params={**query, "after": first["next"]}).json()
    assert {one["id"] for one in (*first["items"], *rest["items"])} == games
    assert "next" not in rest


async def test_what_is_asked_for_at_the_same_time_is_done_once() -> None:
    done, may = list[str](), asyncio.Event()

    async def work() -> str:
        done.append("one")
        await may.wait()
        if len(done) == 1:
            raise ValueError("it went wrong")
        return f"result {len(done)}"

    once = Once[str, str](most=1)
    asking = [asyncio.create_task(once.of("a", work)) for _ in range(9)]
    await asyncio.sleep(0)
    asking[0].cancel()  # who has asked first does not wait for it
    may.set()
    failed = await asyncio.gather(*asking, return_exceptions=True)
    assert {type(one) for one in failed[1:]} == {ValueError}
    assert [await once.of("a", work) for _ in range(3)] == ["result 2"] * 3
    assert await once.of("b", work) == "result 3"
    assert await once.of("a", work) == "result 4", "only the last ones are remembered"
