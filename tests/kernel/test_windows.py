"""Standing passes: what orders stand, and when they end by themselves."""

from msgspec import Raw

from games.kernel.table.ending import SeatForfeited
from games.kernel.table.opening import GameOpened, GameStarted
from games.kernel.table.passing import PassOrdered, PassPlayed, PassWithdrawn
from games.kernel.table.preferring import PreferencesSet
from games.kernel.table.state import TableState, evolve_table
from games.kernel.windows import StandingPass, Windows

FIRST = PassOrdered(seat=0, kind="reaction", until="turn", turns=2)
SECOND = PassOrdered(seat=1, kind="reaction", until="end", turns=5)


def table(*facts: PassOrdered | PassWithdrawn | PassPlayed | SeatForfeited) -> TableState:
    state = evolve_table(None, GameOpened(title="t", ruleset="t/1", options=Raw(b"{}"), seats=2))
    for fact in (GameStarted(), *facts):
        state = evolve_table(state, fact)
    return state


def orders(*facts: PassOrdered | PassWithdrawn | PassPlayed | SeatForfeited) -> set[object]:
    return {(one.seat, one.kind, one.until) for one in table(*facts).passes}


def test_orders_stand_until_they_are_withdrawn() -> None:
    both = {(0, "reaction", "turn"), (1, "reaction", "end")}
    assert orders(FIRST, SECOND) == both
    assert orders(FIRST, SECOND, PassPlayed(seat=0, kind="reaction", decision=3)) == both
    assert orders(FIRST, SECOND, PassWithdrawn(seat=0, kind="reaction")) == both - {
        (0, "reaction", "turn")
    }


def test_an_order_replaces_that_of_the_same_kind() -> None:
    longer = PassOrdered(seat=0, kind="reaction", until="end", turns=2)
    other = PassOrdered(seat=0, kind="draft", until="end", turns=2)
    assert orders(FIRST, longer, other) == {(0, "reaction", "end"), (0, "draft", "end")}


def test_whoever_is_lost_orders_nothing_any_more() -> None:
    lost = SeatForfeited(seat=0, why="time", stand_in="random")
    assert orders(FIRST, SECOND, lost) == {(1, "reaction", "end")}


def test_an_order_ends_with_the_next_turn_of_its_seat() -> None:
    begun = {0: 2, 1: 9}
    windows = Windows[object, object](
        kinds=("reaction",), open=lambda state, seat: None, turns=lambda state, seat: begun[seat]
    )
    turn = StandingPass(seat=0, kind="reaction", until="turn", turns=2)
    end = StandingPass(seat=1, kind="reaction", until="end", turns=5)
    assert not turn.ended(windows, None)
    assert not end.ended(windows, None)
    begun[0] = 3
    assert turn.ended(windows, None)
    assert not end.ended(windows, None)


def test_preferences_hold_until_a_seat_changes_or_loses_them() -> None:
    def forced(*facts: PreferencesSet | SeatForfeited) -> frozenset[int]:
        state = table()
        for fact in facts:
            state = evolve_table(state, fact)
        return state.forced

    first, second = (PreferencesSet(seat=seat, forced=True) for seat in (0, 1))
    assert forced() == frozenset()
    assert forced(first, second) == {0, 1}
    assert forced(first, second, PreferencesSet(seat=0, forced=False)) == {1}
    assert forced(first, second, SeatForfeited(seat=1, why="time", stand_in="random")) == {0}
