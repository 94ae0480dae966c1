"""The first read models: the game list, the move history, the records of players."""

from msgspec import Raw

from games.kernel.result import Line, ranked
from games.kernel.seats import AtSeat, Auditor, Spectator
from games.kernel.table.ending import GameFinished, GameVoided
from games.kernel.table.opening import GameOpened, GameStarted, SeatLeft, SeatTaken
from games.kernel.table.pausing import Paused, Resumed
from projections import game_list, records, seatings
from projections.game_list import ListedSeat
from projections.moves import Moves, last_version
from tests.projections.hoard import HideCoins, ShowCoin
from tests.projections.world import Game, World


async def test_a_game_appears_in_the_list_as_it_stands(world: World) -> None:
    game = await Game(world, "g1", seats=3).open(None, "greedy", None)
    await seatings.assign(world.pool, "g1", 0, "ann")
    await game.play(ShowCoin())
    await world.settle()
    listed = await game_list.of_id(world.pool, "g1")
    assert listed is not None
    assert (listed.title, listed.ruleset, listed.status) == ("hoard", "hoard/1", "running")
    assert (listed.ply, listed.version, listed.awaits) == (1, game.version, (1,))
    assert listed.seats == (
        ListedSeat(seat=0, kind="person", account="ann"),
        ListedSeat(seat=1, kind="bot", bot="greedy"),
        ListedSeat(seat=2, kind="person"),
    )
    assert listed.result is None


async def test_a_finished_game_awaits_nobody_and_shows_its_result(world: World) -> None:
    game = await (await Game(world, "g1").open()).finish()
    await world.settle()
    listed = await game_list.of_id(world.pool, "g1")
    assert listed is not None
    assert (listed.status, listed.awaits, listed.ply) == ("finished", (), 6)
    assert listed.version == game.version
    assert listed.result is not None
    assert listed.updated_at > listed.created_at


async def test_a_game_that_stands_still_awaits_nobody(world: World) -> None:
    """Until all reasons for it are gone; then the one who was awaited is awaited again."""
    await seatings.assign(world.pool, "g1", 0, "ann")
    game = await Game(world, "g1").open()
    steps = (
        (None, (0,)),
        (Paused(why="agreed"), ()),
        (Paused(why="dispute"), ()),
        (Resumed(why="agreed"), ()),
        (Resumed(why="dispute"), (0,)),
        (Paused(why="dispute"), ()),
        (GameVoided(why="abandoned"), ()),
    )
    for fact, awaits in steps:
        if fact is not None:
            facts = world.decoder.facts([fact], ply=0)
            game.version = await world.append("g1", game.version, facts)
        await world.settle()
        listed = await game_list.of_id(world.pool, "g1")
        assert listed is not None
        assert listed.awaits == awaits, fact
        assert listed.paused is (not awaits and not isinstance(fact, GameVoided))
        found = await game_list.page(world.pool, game_list.GameFilter(awaited="ann"))
        assert [one.id for one in found.items] == ["g1"] * len(awaits)


async def test_a_hidden_field_prints_as_hidden_until_the_game_is_over(world: World) -> None:
    game = await Game(world, "g1").open()
    await game.play(HideCoins(3))
    await game.play(ShowCoin())
    await world.settle()
    moves = Moves(world.decoder)

    async def lines(viewer: object) -> list[str]:
        return [move.notation for move in (await moves.page(world.pool, "g1", viewer)).items]

    assert await lines(AtSeat(0)) == ["hide 3", "show a coin"]
    assert await lines(AtSeat(1)) == ["hide (1 hidden)", "show a coin"]
    assert await lines(Spectator()) == ["hide (1 hidden)", "show a coin"]
    assert await lines(Auditor()) == ["hide 3", "show a coin"]
    await game.finish()
    await world.settle()
    assert (await lines(Spectator()))[0] == "hide 3"


async def test_people_come_and_go_before_the_start(world: World) -> None:
    """The list and the records follow who really sat there in the end."""
    opened = GameOpened(title="hoard", ruleset="hoard/1", seats=2, options=Raw(b"{}"))
    came = [SeatTaken(seat=0, by="person"), SeatTaken(seat=1, by="bot", bot="greedy")]
    version = await world.append("g1", 0, world.decoder.facts([opened, *came], ply=0))
    await world.settle()
    listed = await game_list.of_id(world.pool, "g1")
    assert listed is not None
    assert [seat.kind for seat in listed.seats] == ["person", "bot"]
    went = [SeatLeft(seat=1)]
    version = await world.append("g1", version, world.decoder.facts(went, ply=0))
    await world.settle()
    listed = await game_list.of_id(world.pool, "g1")
    assert listed is not None
    assert (listed.status, listed.version) == ("open", version)
    assert listed.seats[1] == ListedSeat(seat=1, kind="open")
    result = ranked({0: (Line("coins", 1),), 1: (Line("coins", 1),)}, tie_breaks={})
    end = [SeatTaken(seat=1, by="person"), GameStarted(), GameFinished(result=result)]
    await world.append("g1", version, world.decoder.facts(end, ply=0))
    await seatings.assign(world.pool, "g1", 1, "ann")
    await world.settle()
    assert await records.of_bot(world.pool, "greedy") == ()
    (record,) = await records.of_account(world.pool, "ann")
    assert (record.opponents, record.wins, record.ranks) == ("persons", 1, (1, 0))


async def test_a_page_of_moves_goes_on_where_the_last_one_ended(world: World) -> None:
    game = await (await Game(world, "g1").open()).finish()
    await world.settle()
    moves = Moves(world.decoder)
    first = await moves.page(world.pool, "g1", Auditor(), limit=4)
    rest = await moves.page(world.pool, "g1", Auditor(), after_cursor=first.next, limit=4)
    assert [move.ply for move in (*first.items, *rest.items)] == [1, 2, 3, 4, 5, 6]
    assert rest.next is None
    assert rest.items[-1].last_version == game.version
    later = await moves.page(world.pool, "g1", Auditor(), after_ply=4)
    assert later.items == rest.items
    for move in (*first.items, *rest.items):
        assert await last_version(world.pool, "g1", move.ply) == move.last_version
    assert await last_version(world.pool, "g1", 0) == 0
    assert (await moves.page(world.pool, "g1", Auditor(), after_ply=6)).items == ()
