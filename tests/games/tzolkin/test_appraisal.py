"""What the appraisal sees in known positions."""

from games.kernel.seats import Seat
from games.tzolkin.appraisal import APPRAISAL, FEATURES
from games.tzolkin.state import State
from games.tzolkin.steps import Constructing, GainingResources, TakingTurn
from tests.games.tzolkin.position import Position, position


def seen(state: State, seat: Seat) -> dict[str, int]:
    """The features of a seat, by name."""
    return dict(zip(FEATURES.names, FEATURES.of(state)[seat], strict=True))


def test_holdings_are_counted() -> None:
    state = (
        position().goods(0, corn=11, wood=2, gold=1, skull=3).score(0, 17).tech(0, "theology", 2)
    )
    row = seen(state.turn(0), 0)
    assert (row["corn"], row["purse"], row["wood"], row["stone"]) == (11, 8, 2, 0)
    assert (row["gold"], row["skulls"], row["points"]) == (1, 3, 17)
    assert [row[f"theology {level}"] for level in (1, 2, 3)] == [1, 1, 0]
    assert row["workers"] == row["hand"] == 3


def test_feeding_costs_corn_on_each_day_to_come() -> None:
    row = seen(position().corn(0, 2).calendar(5).turn(0), 0)
    assert row["feeding"] == 4 * 3 * 2  # four days, three workers, two corn each
    assert row["hunger"] == row["hunger soon"] == 3 * 2 - 2
    assert seen(position().corn(0, 2).calendar(3).turn(0), 0)["hunger soon"] == 0


def test_a_day_that_was_held_is_over_while_the_calendar_is_chosen() -> None:
    held = position().corn(0, 0).calendar(26, food_day=4)
    assert seen(held.turn(0), 0)["feeding"] == 3 * 2
    assert seen(held.advancing_calendar(0), 0)["feeding"] == 0


def test_temples_bring_points_on_both_ends_of_ages_and_a_bonus_to_who_leads() -> None:
    state = position().temple(0, "chaac", 4).temple(1, "kukulkan", 3).turn(0)
    first, second = seen(state, 0), seen(state, 1)
    assert first["chaac points"] == 2 * 6
    assert first["materials"] == 2 * 2  # two stones, on two days between
    # in halves: alone on Chaac (6 points), beside the other on Quetzalcoatl (2 points)
    assert first["bonus soon"] == 2 * 6 + 2
    assert second["chaac points"] == 0


def test_workers_count_where_they_stand() -> None:
    row = seen(position().worker(0, "tikal", 2).worker(0, "chichen_itza", 0, 7).turn(0), 0)
    assert (row["tikal 2"], row["chichen_itza 0"], row["chichen_itza 7"]) == (1, 1, 1)
    assert row["workers"] == 6


def test_an_unfinished_turn_tells_what_it_can_still_do() -> None:
    table = position(seats=3).marker(1)
    state = table.turn(1, TakingTurn(mode="placing", placed=2))
    assert (seen(state, 1)["placing"], seen(state, 1)["placed"]) == (1, 2)
    assert [seen(state, seat)["to act"] for seat in range(3)] == [1, 0, 1]
    assert [seen(table.turn(2), seat)["to act"] for seat in range(3)] == [1, 0, 1]
    gaining = table.turn(1, GainingResources(left=2, source="action"))
    assert seen(gaining, 1)["to gain"] == 2
    building = table.turn(1, Constructing(mode="tikal_2", another=True))
    assert (seen(building, 1)["to build"], seen(building, 1)["to build a second"]) == (1, 1)
    assert seen(building, 0)["to build"] == 0


def _table(first: Seat, second: Seat) -> Position:
    table = (
        position()
        .goods(first, corn=4, stone=2)
        .worker(first, "uxmal", 3)
        .tech(second, "theology", 1)
    )
    return table.temple(second, "chaac", 3).worker(second, "tikal", 1).marker(first).calendar(9)


def test_seats_that_change_places_change_rows() -> None:
    one, other = _table(0, 1).turn(0), _table(1, 0).turn(1)
    assert FEATURES.of(one) == FEATURES.of(other)[::-1]
    assert APPRAISAL.of(one).points == APPRAISAL.of(other).points[::-1]


def test_progress_follows_the_calendar() -> None:
    gone = [FEATURES.progress(position().calendar(tooth).turn(0)) for tooth in range(27)]
    assert gone == sorted(gone)
    assert (gone[0], gone[13], gone[26]) == (0, 481, 962)


def test_more_points_are_worth_more() -> None:
    poor, rich = position().calendar(20).turn(0), position().calendar(20).score(0, 20).turn(0)
    assert APPRAISAL.of(rich).chances[0] > APPRAISAL.of(poor).chances[0]
    assert APPRAISAL.of(rich).points[0] > APPRAISAL.of(poor).points[0]
