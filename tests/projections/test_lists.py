"""The game list: filters, visibility, pages that stay put."""

import re
from typing import get_args

import pytest
from msgspec import Raw

from games.kernel.table.ending import GameVoided
from games.kernel.table.opening import GameOpened, SeatLeft, SeatTaken
from projections import game_list, generations, lively_games, seatings, visibility
from projections.game_list import GameFilter, ListedSeat
from projections.lively_games import Place
from referee.pages import BadCursorError, cursor
from tests.projections.world import Game, World, play_games

INDEXES = {order: order for order in get_args(game_list.Order)} | {"oldest": "newest"}
"""Which index serves which order."""


async def ids(world: World, **wanted: object) -> list[str]:
    """The ids of the games that pass a filter, sorted."""
    page = await game_list.page(world.pool, GameFilter(**wanted))
    return sorted(game.id for game in page.items)


async def walk(world: World, limit: int) -> list[list[str]]:
    """The ids on all pages."""
    pages, cursor = [], None
    while not pages or cursor:
        page = await game_list.page(world.pool, GameFilter(), after_cursor=cursor, limit=limit)
        pages.append([game.id for game in page.items])
        cursor = page.next
    return pages


async def test_pages_hold_every_game_once_newest_first(world: World) -> None:
    for number in range(7):
        await Game(world, f"g{number}").open()
    await world.settle()
    assert await walk(world, 3) == [["g6", "g5", "g4"], ["g3", "g2", "g1"], ["g0"]]
    assert await walk(world, 7) == [[f"g{number}" for number in reversed(range(7))]]


async def test_a_cursor_survives_new_games_moves_and_a_rebuild(world: World) -> None:
    games = [await Game(world, f"g{number}").open() for number in range(5)]
    await world.settle()
    first = await game_list.page(world.pool, GameFilter(), limit=2)
    assert [game.id for game in first.items] == ["g4", "g3"]
    await games[0].play()
    await play_games(world, 3, prefix="new")
    await generations.rebuild(world.pool, "games")
    await world.settle()
    rest = await game_list.page(world.pool, GameFilter(), after_cursor=first.next, limit=9)
    assert [game.id for game in rest.items] == ["g2", "g1", "g0"]
    assert rest.next is None


async def test_a_cursor_that_is_none_is_refused(world: World) -> None:
    then = "2026-01-01T00:00:00"
    keys: tuple[object, ...] = ({}, [1, 2], [then, "g1"], [f"{then}Z", "a\0b"])
    forged = [cursor("games", key) for key in keys]
    other = cursor("disputes", [f"{then}Z", "g1"])
    for text in (*forged, other, "", "x", "e30", "WzEsMl0", "!!", "\N{SNOWMAN}"):
        with pytest.raises(BadCursorError):
            await game_list.page(world.pool, GameFilter(), after_cursor=text)


async def test_lively_games_are_found_wherever_they_stand_in_the_list(world: World) -> None:
    wanted = GameFilter()
    old = await Game(world, "old").open()
    await Game(world, "new").open()
    await (await Game(world, "done").open()).finish()
    await Game(world, "bots").open("greedy", "greedy")
    await Game(world, "alone").open(None, "greedy")
    await old.play()
    for _ in range(2):
        await world.settle()
        found = await lively_games.page(world.pool, wanted, limit=9)
        assert [game.id for game in found] == ["old", "new", "alone", "bots"]
        behind = [Place.of(game) for game in found]
        for number, place in enumerate(behind, 1):
            rest = await lively_games.page(world.pool, wanted, behind=place, limit=9)
            assert rest == found[number:]
        some = await lively_games.page(world.pool, wanted, among=["bots", "done", "new"], limit=9)
        assert [game.id for game in some] == ["new", "bots"]
        await generations.rebuild(world.pool, "games")


async def test_whatever_happened_last_comes_first(world: World) -> None:
    games = [await Game(world, f"g{number}").open() for number in range(5)]
    for number in (3, 0, 4):
        await games[number].play()
    wanted = GameFilter(order="updated")
    for _ in range(2):
        await world.settle()
        pages, cursor = [], None
        while not pages or cursor:
            page = await game_list.page(world.pool, wanted, after_cursor=cursor, limit=2)
            pages += page.items
            cursor = page.next
        assert [game.id for game in pages] == ["g4", "g0", "g3", "g2", "g1"]
        since, until = pages[2].updated_at, pages[0].updated_at
        assert await ids(world, order="updated", since=since) == ["g0", "g3", "g4"]
        assert await ids(world, order="updated", since=since, until=until) == ["g0", "g3"]
        await generations.rebuild(world.pool, "games")


async def test_no_order_sorts_the_whole_list(world: World) -> None:
    """Each has an index to read as far as the page goes; what is sorted are ten minutes at most."""
    async with world.pool.acquire() as connection, connection.transaction():
        await connection.execute("SET LOCAL enable_seqscan = off")
        await connection.execute("SET LOCAL enable_bitmapscan = off")
        for order in get_args(game_list.Order):
            query, values = game_list.query(GameFilter(order=order), limit=50)
            lines = await connection.fetch(f"EXPLAIN (COSTS off) {query}", *values)
            plan = "\n".join(line[0] for line in lines)
            assert f"game_list_{INDEXES[order]}" in plan, plan
            assert not re.search(r"^[ >-]*Sort$", plan, re.MULTILINE), plan


async def test_filters_narrow_the_list(world: World) -> None:
    await Game(world, "waiting").open()
    await (await Game(world, "done").open()).finish()
    await seatings.assign(world.pool, "waiting", 0, "ann")
    await seatings.assign(world.pool, "waiting", 1, "bob")
    await seatings.assign(world.pool, "done", 0, "ann")
    await world.settle()
    assert await ids(world, title="hoard") == ["done", "waiting"]
    assert await ids(world, title="chess") == []
    assert await ids(world, status="running") == ["waiting"]
    assert await ids(world, status="finished") == ["done"]
    assert await ids(world, player="ann") == ["done", "waiting"]
    assert await ids(world, player="bob") == ["waiting"]
    assert await ids(world, player="ann", status="finished", title="hoard") == ["done"]
    assert await ids(world, awaited="ann") == ["waiting"]
    assert await ids(world, awaited="bob") == []


async def test_who_was_about_to_sit_down_and_did_not_is_listed_nowhere(world: World) -> None:
    opened = GameOpened(title="hoard", ruleset="hoard/1", seats=2, options=Raw(b"{}"))
    facts = [opened, SeatTaken(seat=0, by="person")]
    version = await world.append("table", 0, world.decoder.facts(facts, ply=0))
    await seatings.assign(world.pool, "table", 0, "ann")
    await seatings.assign(world.pool, "table", 1, "bob")
    await visibility.show(world.pool, "table", "private")
    for more in (SeatLeft(seat=0), GameVoided(why="abandoned")):
        await world.settle()
        assert await ids(world, player="bob") == await ids(world, reader="bob") == []
        listed = await game_list.of_id(world.pool, "table")
        assert listed is not None
        assert listed.seats[1] == ListedSeat(seat=1, kind="open")
        version = await world.append("table", version, world.decoder.facts([more], ply=0))


async def test_games_that_are_not_public_are_listed_for_their_players_only(world: World) -> None:
    for name in ("public", "unlisted", "private"):
        await Game(world, name).open()
        await seatings.assign(world.pool, name, 0, "ann")
    await visibility.show(world.pool, "unlisted", "unlisted")
    await visibility.show(world.pool, "private", "private")
    await world.settle()
    assert await ids(world) == ["public"]
    assert await ids(world, reader="bob") == ["public"]
    assert await ids(world, reader="bob", player="ann") == ["public"]
    assert await ids(world, reader="ann") == ["private", "public", "unlisted"]
    listed = await game_list.of_id(world.pool, "private")
    assert listed is not None
    assert listed.visibility == await visibility.of_game(world.pool, "private") == "private"
    await visibility.show(world.pool, "private", "public")
    assert await ids(world) == ["private", "public"]


async def test_a_game_nobody_knows_is_none(world: World) -> None:
    assert await game_list.of_id(world.pool, "nothing") is None
