"""Who sat where, what became of it, and how to forget."""

from games.kernel.table.terms import Terms, TermsSet
from projections import game_list, records, seatings
from projections.seatings import Seating
from tests.projections.hoard import HideCoins, ShowCoin
from tests.projections.world import Game, World

WIN, LOSE = HideCoins(3), ShowCoin()


async def played(world: World, name: str, winner: int, *bots: str | None) -> Game:
    """A game that one seat wins by hiding 9 coins while the others show 3."""
    game = await Game(world, name, seats=len(bots)).open(*bots)
    while True:
        top = game.state.agenda.tops()
        if not await game.play(WIN if top and top[0].seat == winner else LOSE):
            return game


async def test_records_count_games_ranks_and_points_by_seats_and_opponents(world: World) -> None:
    await played(world, "g1", 0, None, None)
    await played(world, "g2", 1, None, None)
    await played(world, "g3", 0, None, "greedy")
    await played(world, "g4", 2, None, "greedy", None)
    for game, seat in (("g1", 0), ("g2", 0), ("g3", 0), ("g4", 0)):
        await seatings.assign(world.pool, game, seat, "ann")
    await seatings.assign(world.pool, "g2", 1, "bob")
    await Game(world, "running").open()
    await seatings.assign(world.pool, "running", 0, "ann")
    await world.settle()
    bots, persons, mixed = await records.of_account(world.pool, "ann")
    assert (persons.title, persons.seats, persons.opponents) == ("hoard", 2, "persons")
    assert (persons.games, persons.wins, persons.ranks) == (2, 1, (1, 1))
    assert (persons.points_average, persons.points_best) == (6.0, 9.0)
    assert (bots.seats, bots.opponents, bots.games, bots.wins) == (2, "bots", 1, 1)
    assert (mixed.seats, mixed.opponents, mixed.ranks) == (3, "mixed", (0, 1, 0))
    (bob,) = await records.of_account(world.pool, "bob", title="hoard")
    assert (bob.games, bob.wins) == (1, 1)
    assert await records.of_account(world.pool, "bob", title="chess") == ()
    two, three = await records.of_bot(world.pool, "greedy")
    assert (two.seats, two.ranks, two.opponents) == (2, (0, 1), "persons")
    assert (three.seats, three.games, three.opponents) == (3, 1, "persons")


async def test_a_game_with_hints_is_in_no_record(world: World) -> None:
    for name, terms in (("g1", Terms(hints=True)), ("g2", Terms(takebacks="never"))):
        game = await Game(world, name).open(None, "greedy")
        await game._write(world.decoder.facts([TermsSet(terms=terms)], ply=0))
        while await game.play():
            pass
        await seatings.assign(world.pool, name, 0, "ann")
    await world.settle()
    (record,) = await records.of_account(world.pool, "ann")
    assert record.games == 1
    (record,) = await records.of_bot(world.pool, "greedy")
    assert record.games == 1


async def test_a_seat_belongs_to_one_account(world: World) -> None:
    assert await seatings.assign(world.pool, "g1", 0, "ann")
    assert await seatings.assign(world.pool, "g1", 0, "ann"), "harmless when repeated"
    assert not await seatings.assign(world.pool, "g1", 0, "bob")
    assert await seatings.assign(world.pool, "g1", 1, "bob")
    assert await seatings.assign(world.pool, "g1", 2, "ann")
    assert await seatings.of_game(world.pool, "g1") == {0: "ann", 1: "bob", 2: "ann"}
    assert await seatings.seats_of(world.pool, "g1", "ann") == {0, 2}
    since = (await seatings.since(world.pool, "g1", "ann"))[0]
    await seatings.release(world.pool, "g1", 0, "bob", since)
    assert not await seatings.assign(world.pool, "g1", 0, "bob"), "only who sits there leaves"
    assert await seatings.assign(world.pool, "g1", 0, "ann"), "who sits there sits down again"
    await seatings.release(world.pool, "g1", 0, "ann", since)
    assert not await seatings.assign(world.pool, "g1", 0, "bob"), "and stays when it left before"
    again = (await seatings.since(world.pool, "g1", "ann"))[0]
    await seatings.release(world.pool, "g1", 0, "ann", again)
    assert await seatings.assign(world.pool, "g1", 0, "bob")
    assert await seatings.of_games(world.pool, ["g1", "g2"]) == (
        Seating(game_id="g1", seat=0, account_id="bob"),
        Seating(game_id="g1", seat=1, account_id="bob"),
        Seating(game_id="g1", seat=2, account_id="ann"),
    )


async def test_erasing_an_account_leaves_its_games_nameless_but_whole(world: World) -> None:
    game = await played(world, "g1", 0, None, None)
    await seatings.assign(world.pool, "g1", 0, "ann")
    await seatings.assign(world.pool, "g1", 1, "bob")
    await world.settle()
    events = await world.count("events")
    assert await seatings.erase(world.pool, "ann") == 1
    assert await seatings.of_game(world.pool, "g1") == {1: "bob"}
    assert await records.of_account(world.pool, "ann") == ()
    assert len(await records.of_account(world.pool, "bob")) == 1
    listed = await game_list.of_id(world.pool, "g1")
    assert listed is not None
    assert (listed.version, listed.status) == (game.version, "finished")
    assert [(seat.kind, seat.account) for seat in listed.seats] == [
        ("person", None),
        ("person", "bob"),
    ]
    assert await world.count("events") == events
    names = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
    for row in await world.pool.fetch(names):
        found = await world.pool.fetchval(
            f"SELECT count(*) FROM {row['table_name']} t WHERE t::text LIKE '%ann%'"
        )
        assert found == 0, f"{row['table_name']} still knows the account"


async def test_who_sits_on_several_seats_is_no_opponent_of_their_own(world: World) -> None:
    """Alone on both seats; beside a bot; beside somebody else; beside both."""
    tables: tuple[tuple[tuple[str | None, ...], str], ...] = (
        ((None, None), "none"),
        ((None, None, "greedy"), "bots"),
        ((None, None, None), "persons"),
        ((None, None, None, "greedy"), "mixed"),
    )
    for name, (bots, _) in zip("abcd", tables, strict=True):
        await played(world, name, 0, *bots)
        for seat in (0, 1):
            await seatings.assign(world.pool, name, seat, "ann")
    await seatings.assign(world.pool, "c", 2, "bob")  # at the last table somebody who has left us
    await world.settle()
    found = await records.of_account(world.pool, "ann")
    assert [(one.seats, one.opponents, one.games) for one in found] == [
        (len(bots), opponents, 2)
        for bots, opponents in sorted(tables, key=lambda one: (len(one[0]), one[1]))
    ]
    (bob,) = await records.of_account(world.pool, "bob")
    assert (bob.opponents, bob.games) == ("persons", 1)
