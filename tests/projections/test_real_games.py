"""Random games of an installed title, move by move through the log into the read models."""

import random

import pytest
from msgspec import Raw

from games.kernel.seats import AtSeat, Auditor, Spectator
from games.kernel.table.ending import GameFinished
from games.kernel.table.opening import GameOpened, GameStarted, SeatTaken
from games.tzolkin import title as tzolkin
from projections import game_list, records, seatings
from projections.moves import Moves, ShownMove
from tests.projections.world import World
from tests.support.games import Played, random_game


async def opened(world: World, game_id: str, played: Played) -> int:
    """The game up to its setup in the log; the version."""
    seats = played.table.seats
    facts = [
        GameOpened(
            title=played.title.meta.slug,
            ruleset=played.title.meta.ruleset,
            seats=seats,
            options=Raw(b"{}"),
        ),
        *(SeatTaken(seat=seat, by="person") for seat in range(seats)),
        GameStarted(),
        *played.opening,
    ]
    return await world.append(game_id, 0, world.decoder.facts(facts, ply=0))


async def all_moves(world: World, game_id: str, viewer: object) -> list[ShownMove]:
    """The whole history, in small pages."""
    moves, cursor, reader = [], None, Moves(world.decoder)
    while not moves or cursor:
        page = await reader.page(world.pool, game_id, viewer, after_cursor=cursor, limit=37)
        moves += page.items
        cursor = page.next
    return moves


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_a_game_of_tzolkin_can_be_followed_to_its_end(world: World, seats: int) -> None:
    world = World(world.pool, world.log, tzolkin)
    played = random_game(tzolkin, seats=seats, seed=seats)
    for seat in range(seats):
        await seatings.assign(world.pool, "t1", seat, f"account {seat}")
    version = await opened(world, "t1", played)
    look_at = set(random.Random(seats).sample(range(1, len(played.plies)), 12)) | {1}
    plies = {}
    for ply in played.plies:
        result = tzolkin.rules.result(ply.after)
        finished = [GameFinished(result=result)] if result else []
        entries = world.decoder.move(ply.action, [*ply.facts, *finished], ply=ply.number)
        plies[ply.number] = (version + 1, version + len(entries))
        version = await world.append("t1", version, entries)
        if ply.number in look_at:
            await world.settle()
            listed = await game_list.of_id(world.pool, "t1")
            assert listed is not None
            assert (listed.ply, listed.version, listed.status) == (ply.number, version, "running")
            assert set(listed.awaits) == ply.after.agenda.awaits()
            assert listed.result is None
            if ply.number == 1:
                await see_the_first_choice_hidden(world, played)
    await world.settle()
    listed = await game_list.of_id(world.pool, "t1")
    result = tzolkin.rules.result(played.end)
    assert listed is not None
    assert listed.result is not None
    assert (listed.status, listed.awaits, listed.version) == ("finished", (), version)
    assert [(one.seat, one.rank, one.points) for one in listed.result.standings] == [
        (one.seat, one.rank, one.points) for one in result.standings
    ]
    moves = await all_moves(world, "t1", Spectator())
    commands = [ply.action.command for ply in played.plies]
    assert [tzolkin.showing.notation.parse(move.notation) for move in moves] == commands
    assert {move.ply: (move.first_version, move.last_version) for move in moves} == plies
    assert [move.seat for move in moves] == [ply.action.seat for ply in played.plies]
    for one in result.standings:
        (record,) = await records.of_account(world.pool, f"account {one.seat}")
        assert (record.games, record.wins) == (1, int(one.rank == 1))
        assert record.points_best == record.points_average == one.points
        assert record.ranks[one.rank - 1] == 1


async def see_the_first_choice_hidden(world: World, played: Played) -> None:
    """Starting wealth is chosen in secret (TZ-SET-11)."""
    action = played.plies[0].action
    for viewer, open_ in ((AtSeat(action.seat), True), (Auditor(), True), (Spectator(), False)):
        (move,) = await all_moves(world, "t1", viewer)
        assert (tzolkin.showing.notation.parse(move.notation) == action.command) is open_
        assert ("hidden" in move.notation) is not open_
