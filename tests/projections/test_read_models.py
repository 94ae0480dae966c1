"""The first read models: the game list, the move history, the records of players."""

from games.kernel.seats import AtSeat, Auditor, Spectator
from projections import game_list, seatings
from projections.game_list import ListedSeat
from projections.moves import Moves
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
