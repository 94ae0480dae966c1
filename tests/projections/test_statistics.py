"""What the games of a title add up to."""

from datetime import timedelta

import pytest

from games.kernel.table.ending import GameVoided, SeatForfeited
from games.kernel.table.opening import GameDescended
from games.kernel.table.terms import Terms, TermsSet
from projections import seatings, statistics
from projections.statistics import BotRow, ScoreRow, SourceRow, WinsRow
from tests.projections.test_players import played
from tests.projections.world import Game, World


async def told(world: World, name: str, winner: int, fact: object, *, ended: bool) -> None:
    """A game at whose table something happens, before its moves or behind its end."""
    game = await Game(world, name).open() if not ended else await played(world, name, winner, None)
    await game._write(world.decoder.facts([fact], ply=game.ply))
    while await game.play():
        pass


async def test_games_are_added_up_by_company_seats_and_bots(world: World) -> None:
    await played(world, "g1", 0, None, None)
    await played(world, "g2", 1, None, None)
    await played(world, "g3", 1, None, None)
    await played(world, "g4", 0, None, "greedy", None)
    await played(world, "g5", 1, None, "greedy")
    await played(world, "g6", 0, "greedy", "wild")
    await Game(world, "running").open()
    await world.settle()
    added = await statistics.of_title(world.pool, "hoard")
    assert [(one.company, one.seats, one.games, one.plies) for one in added.sizes] == [
        ("bots", 2, 1, (6, 6, 6)),
        ("mixed", 2, 1, (6, 6, 6)),
        ("mixed", 3, 1, (9, 9, 9)),
        ("persons", 2, 3, (6, 6, 6)),
    ]
    assert all(one.seconds[0] <= one.seconds[1] <= one.seconds[2] for one in added.sizes)
    assert [one for one in added.wins if one.company == "persons"] == [
        WinsRow(company="persons", seats=2, seat=0, wins=1),
        WinsRow(company="persons", seats=2, seat=1, wins=2),
    ]
    assert [one for one in added.scores if one.company == "mixed"] == [
        ScoreRow(company="mixed", won=False, points=3, count=3),
        ScoreRow(company="mixed", won=True, points=9, count=2),
    ]
    assert [one for one in added.sources if one.company == "persons"] == [
        SourceRow(company="persons", won=False, label="coins", points=9),
        SourceRow(company="persons", won=True, label="coins", points=27),
    ]
    # Three persons met: behind one, level with one (both have three coins), before one.
    assert added.bots == (BotRow(bot="greedy", games=2, persons=3, beaten=1.5),)
    assert (await statistics.of_title(world.pool, "chess")).sizes == ()


@pytest.mark.parametrize(
    ("fact", "ended"),
    [
        (SeatForfeited(seat=0, why="resigned", stand_in="greedy"), False),
        (GameDescended(how="fork", game="g9", ply=3), False),
        (TermsSet(terms=Terms(hints=True)), False),
        (GameVoided(why="ruling"), True),
    ],
    ids=lambda value: type(value).__name__,
)
async def test_games_that_were_given_up_annulled_hinted_at_or_repeat_others_do_not_count(
    world: World, fact: object, ended: bool
) -> None:
    await told(world, "g1", 0, fact, ended=ended)
    await world.settle()
    assert await world.count("title_results") == 1
    assert (await statistics.of_title(world.pool, "hoard")).sizes == ()


async def test_only_the_latest_games_of_a_company_are_added_up(world: World) -> None:
    await played(world, "g1", 0, None, None)
    for number in range(2, 5):
        await played(world, f"g{number}", 1, None, None)
    await played(world, "g5", 0, "greedy", None)
    await world.settle()
    at = (await statistics.of_title(world.pool, "hoard")).sizes[-1].since
    added = await statistics.of_title(world.pool, "hoard", latest=3)
    assert [(one.company, one.games) for one in added.sizes] == [("mixed", 1), ("persons", 3)]
    assert added.sizes[-1].since > at - timedelta(0), "the oldest has gone"
    assert [one.wins for one in added.wins if one.company == "persons"] == [0, 3]


async def test_games_against_oneself_do_not_count(world: World) -> None:
    await played(world, "g1", 0, None, None)
    await played(world, "g2", 0, None, None)
    for seat, account in ((0, "ann"), (1, "ann")):
        await seatings.assign(world.pool, "g1", seat, account)
    for seat, account in ((0, "ann"), (1, "bob")):
        await seatings.assign(world.pool, "g2", seat, account)
    await world.settle()
    added = await statistics.of_title(world.pool, "hoard")
    assert [(one.company, one.games) for one in added.sizes] == [("persons", 1)]
