"""What the appraisal sees in known positions."""

from games.kernel.seats import Seat
from games.tzolkin.appraisal import APPRAISAL
from games.tzolkin.appraisal.features import FEATURES
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
    assert (row["corn"], row["purse"], row["full purse"]) == (11, 3, 8)
    assert (row["wood"], row["stone"]) == (2, 0)
    assert (row["gold"], row["skulls"], row["points"]) == (1, 3, 17)
    assert [row[f"theology {level}"] for level in (1, 2, 3)] == [1, 1, 0]
    assert row["workers"] == row["in hand"] == row["ready in hand"] == 3


def test_feeding_costs_corn_on_each_day_to_come() -> None:
    row = seen(position().corn(0, 2).calendar(5).turn(0), 0)
    assert row["feeding"] == 4 * 3 * 2  # four days, three workers, two corn each
    assert row["hunger"] == row["hunger near"] == 3 * 2 - 2
    assert row["hunger soon"] == 0
    day = position().corn(0, 2).calendar(7, food_day=1).marker(0).turn(1)
    assert [seen(day, seat)["hunger soon"] for seat in (0, 1)] == [4, 0]
    assert seen(position().corn(0, 2).calendar(2).turn(0), 0)["hunger near"] == 0


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
    table = position().worker(0, "tikal", 2, 7).worker(0, "chichen_itza", 0).goods(0, skull=2)
    row = seen(table.turn(0), 0)
    assert (row["tikal 2"], row["tikal 7"], row["chichen_itza 0"]) == (1, 1, 1)
    assert (row["workers"], row["in hand"], row["skulls on the way"]) == (6, 3, 1)


def test_workers_ride_on_before_a_seat_that_has_acted_can_take_them() -> None:
    table = position().worker(0, "tikal", 2, 7).marker(0)
    row = seen(table.turn(1), 0)
    assert (row["tikal 2"], row["tikal 3"], row["tikal 7"]) == (0, 1, 0)
    assert (row["in hand"], row["ready in hand"]) == (4, 0)  # one falls off
    assert row == seen(table.turn(0, TakingTurn(mode="placing", placed=1)), 0) | {
        "to act": 0,
        "placing": 0,
        "placed": 0,
        "ready in hand": 0,
    }


def test_an_unfinished_turn_tells_what_it_can_still_do() -> None:
    table = position(seats=3).marker(1)
    state = table.turn(1, TakingTurn(mode="placing", placed=2))
    assert (seen(state, 1)["placing"], seen(state, 1)["placed"]) == (1, 2)
    assert [seen(state, seat)["to act"] for seat in range(3)] == [1, 1, 1]
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
    half = FEATURES.progress(position().calendar(13).marker(0).turn(1))
    assert gone[13] < half < gone[14]


def test_more_points_are_worth_more() -> None:
    poor, rich = position().calendar(20).turn(0), position().calendar(20).score(0, 20).turn(0)
    assert APPRAISAL.of(rich).chances[0] > APPRAISAL.of(poor).chances[0]
    assert APPRAISAL.of(rich).points[0] > APPRAISAL.of(poor).points[0]
