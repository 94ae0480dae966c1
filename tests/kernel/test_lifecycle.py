"""The table: opened, seats taken and left, started, finished; all of it folds from facts."""

import msgspec
import pytest
from msgspec import Raw

from games.kernel.result import Line, ranked
from games.kernel.table.ending import GameFinished
from games.kernel.table.opening import (
    ChanceCommitted,
    EntropyGiven,
    GameOpened,
    GameStarted,
    SeatLeft,
    SeatTaken,
)
from games.kernel.table.state import TableFact, TableState, Taken, evolve_table

OPENED = GameOpened(title="lanterns", ruleset="lanterns/1", seats=2, options=Raw(b'{"hand":2}'))
RESULT = ranked({0: (Line("rounds", 3),), 1: ()}, tie_breaks={})


def table(*facts: TableFact) -> TableState:
    state = evolve_table(None, OPENED)
    for fact in facts:
        state = evolve_table(state, fact)
    return state


def test_a_new_table_has_open_seats() -> None:
    assert table().seats == (None, None)
    assert (table().title, table().ruleset, table().started) == ("lanterns", "lanterns/1", False)


def test_seats_are_taken_and_left() -> None:
    person, bot = SeatTaken(seat=1, by="person"), SeatTaken(seat=0, by="bot", bot="brightest")
    assert table(person, bot).seats == (Taken("brightest"), Taken(None))
    assert table(person, bot, SeatLeft(seat=1)).seats == (Taken("brightest"), None)


def test_a_game_starts_and_finishes_with_its_result() -> None:
    assert table(GameStarted()).started
    assert table(GameStarted()).result is None
    assert table(GameStarted(), GameFinished(result=RESULT)).result == RESULT


def test_chance_is_committed_to_and_players_add_to_it() -> None:
    state = table(
        ChanceCommitted(commitment="ab" * 32),
        SeatTaken(seat=1, by="person"),
        EntropyGiven(seat=1, entropy="dice"),
    )
    assert state.commitment == "ab" * 32
    assert state.entropies == (None, "dice")


def test_who_leaves_takes_their_entropy_along() -> None:
    sat, gave = SeatTaken(seat=1, by="person"), EntropyGiven(seat=1, entropy="dice")
    assert table(sat, gave, SeatLeft(seat=1), sat).entropies == (None, None)


def test_a_log_begins_with_game_opened() -> None:
    with pytest.raises(AssertionError, match="begins with GameOpened"):
        evolve_table(None, GameStarted())


@pytest.mark.parametrize(
    "fact",
    [
        OPENED,
        SeatTaken(seat=0, by="bot", bot="random"),
        SeatLeft(seat=3),
        ChanceCommitted(commitment="ab" * 32),
        EntropyGiven(seat=1, entropy="dice"),
        GameStarted(),
        GameFinished(result=RESULT),
    ],
    ids=lambda fact: type(fact).__name__,
)
def test_facts_of_the_table_survive_their_json(fact: TableFact) -> None:
    encoded = msgspec.json.encode(fact)
    assert msgspec.json.encode(msgspec.json.decode(encoded, type=TableFact)) == encoded
