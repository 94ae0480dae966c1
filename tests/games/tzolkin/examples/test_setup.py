"""Setup and starting wealth (TZ-SET), dummies, and what is hidden (TZ-INF)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

import pytest

from games.kernel.refusal import Illegal
from games.kernel.seats import AtSeat, Auditor, Spectator
from games.kernel.title import Table, fold
from games.kernel.visibility import Redactor
from games.tzolkin import title
from games.tzolkin.box import BOX, WEALTH
from games.tzolkin.facts import Fact
from games.tzolkin.facts.setup import (
    DummyPlaced,
    MonumentsRevealed,
    StartingPlayerDetermined,
    StartingWealthChosen,
    StartingWealthDealt,
)
from games.tzolkin.goods import NOTHING
from games.tzolkin.names import GEARS
from games.tzolkin.options import Options
from games.tzolkin.state import State
from games.tzolkin.state.gears import DUMMY
from games.tzolkin.state.jungle import Field
from games.tzolkin.state.player import Levels, Temples
from tests.games.tzolkin.examples.table import RED

LAST = -1
"""As an outcome: the last of what is left."""


class ByLabel:
    """Chance that draws what the example says for a label, and else the first that is left."""

    def __init__(self, outcomes: Mapping[str, Sequence[int]] | None = None) -> None:
        self._left = {label: list(numbers) for label, numbers in (outcomes or {}).items()}

    def below(self, n: int, label: str) -> int:
        """The scripted outcome; `LAST` counts from the end."""
        scripted = self._left.get(label)
        return scripted.pop(0) % n if scripted else 0


def set_up(
    seats: int, chance: ByLabel | None = None, options: Options | None = None
) -> tuple[tuple[Fact, ...], State]:
    """The facts of the setup, and the table after them."""
    facts = title.rules.setup(Table(seats=seats, options=options or Options()), chance or ByLabel())
    assert not isinstance(facts, Illegal)
    state = fold(title, facts, None)
    assert state is not None
    return tuple(facts), state


def dummies(state: State) -> dict[str, tuple[int, ...]]:
    """Slots with dummies, by gear."""
    return {
        gear: tuple(at for at, by in enumerate(state.gears.on(gear)) if by == DUMMY)
        for gear in GEARS
    }


SIZES = {2: (4, 2, 12), 3: (5, 3, 6), 4: (6, 4, 0)}


@pytest.mark.parametrize("seats", SIZES)
def test_what_depends_on_the_number_of_players(seats):
    """B38, TZ-SET-03, TZ-SET-06, TZ-SET-10, TZ-LIM-03, TZ-LIM-05, TZ-VAR-01."""
    monuments, fields, total = SIZES[seats]
    _, state = set_up(seats)
    assert len(state.monuments) == monuments
    assert state.jungle == (Field(fields, 0), *[Field(fields, fields)] * 3)
    assert sum(len(slots) for slots in dummies(state).values()) == total


@pytest.mark.parametrize("seats", SIZES)
def test_the_table_of_every_game(seats):
    """TZ-SET-02, TZ-SET-04, TZ-SET-06, TZ-SET-07, TZ-SET-08, TZ-CMP-02, TZ-CMP-03, TZ-LIM-02."""
    _, state = set_up(seats)
    assert (state.tooth, state.calendar_corn, state.skulls, state.age) == (0, 0, 13, 1)
    assert len([tile for tile in state.display if tile]) == 6
    assert (state.stack_1.size, state.stack_2.size) == (8, 18)
    for one in state.players:
        assert (one.hand, one.bank, one.light, one.goods) == (3, 3, True, NOTHING)
        assert (one.temples, one.levels, one.points.total) == (Temples(), Levels(), 0)
        assert len(one.dealt) == 4


def test_every_part_of_the_box_is_counted():
    """TZ-CMP-01, TZ-CMP-04, TZ-CMP-07, TZ-CMP-08, TZ-CMP-12."""
    assert {gear.id: (gear.teeth, gear.last_position) for gear in BOX.gears} == {
        "palenque": (10, 7),
        "yaxchilan": (10, 7),
        "tikal": (10, 7),
        "uxmal": (10, 7),
        "chichen_itza": (13, 10),
    }
    assert BOX.calendar.teeth == 26
    assert len(WEALTH) == 21
    _, state = set_up(4)
    assert sum(field.corn for field in state.jungle) == 16
    assert sum(field.wood for field in state.jungle) == 12
    assert state.starting_space is None


def test_the_starting_player_is_drawn():
    """TZ-SET-05, TZ-INF-03."""
    facts, state = set_up(3, ByLabel({"starting player": [2]}))
    assert StartingPlayerDetermined(seat=2, drawn=True) in facts
    assert state.marker == 2


def test_the_starting_player_may_be_set_by_the_host():
    """TZ-SET-05."""
    facts, state = set_up(3, options=Options(starting_player=1))
    assert StartingPlayerDetermined(seat=1, drawn=False) in facts
    assert state.marker == 1
    refused = title.rules.setup(Table(seats=3, options=Options(starting_player=3)), ByLabel())
    assert isinstance(refused, Illegal)
    assert refused.rule == "TZ-SET-05"


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats):
    """TZ-SET-01."""
    refused = title.rules.setup(Table(seats=seats, options=Options()), ByLabel())
    assert isinstance(refused, Illegal)
    assert refused.rule == "TZ-SET-01"


def test_the_first_dummy_of_a_gear_brings_one_opposite():
    """A01, TZ-SET-10."""
    deal = {"starting wealth": [0] * 10 + [LAST, LAST]}
    facts, _ = set_up(3, ByLabel(deal))
    placed = [fact for fact in facts if isinstance(fact, DummyPlaced)]
    assert placed[:2] == [
        DummyPlaced(tile="wealth_11", gear="palenque", slot=5),
        DummyPlaced(tile="wealth_11", gear="palenque", slot=0, opposite=True),
    ]


def test_dummies_of_chichen_itza_have_no_opposite():
    """Q41, TZ-SET-10."""
    chance = {"starting wealth": [LAST] * 8, "dummy tile": [5, 5]}
    facts, state = set_up(2, ByLabel(chance))
    placed = [fact for fact in facts if isinstance(fact, DummyPlaced)]
    assert placed[:2] == [
        DummyPlaced(tile="wealth_06", gear="chichen_itza", slot=5),
        DummyPlaced(tile="wealth_07", gear="chichen_itza", slot=10),
    ]
    assert dummies(state)["chichen_itza"] == (5, 10)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("seats", [2, 3])
def test_dummies_never_collide_and_the_tiles_suffice(seats, seed):
    """TZ-SET-10, TZ-SET-15."""
    spread = [(seed * 7 + step * (seed + 3)) % 21 for step in range(40)]
    facts, state = set_up(seats, ByLabel({"starting wealth": spread, "dummy tile": spread}))
    placed = [fact for fact in facts if isinstance(fact, DummyPlaced)]
    assert len(placed) == SIZES[seats][2]
    assert len({(fact.gear, fact.slot) for fact in placed}) == len(placed)
    assert sum(len(slots) for slots in dummies(state).values()) == len(placed)
    for before, after in pairwise(placed):
        if after.opposite:
            assert (before.tile, (before.slot + 5) % 10) == (after.tile, after.slot)


def test_the_printed_dummy_positions_never_meet():
    """TZ-SET-10."""
    at = Counter((tile.dummy.gear, tile.dummy.position) for tile in WEALTH.values())
    assert set(at.values()) == {1}
    for gear in GEARS[:4]:
        assert {position for name, position in at if name == gear} == {1, 3, 5, 7}
    assert {position for name, position in at if name == GEARS[4]} == {0, 3, 5, 7, 10}


def test_dummies_stand_before_the_players_choose():
    """TZ-SET-09."""
    facts, state = set_up(2)
    kinds = [type(fact) for fact in facts]
    dealt = max(at for at, kind in enumerate(kinds) if kind is StartingWealthDealt)
    assert kinds.index(DummyPlaced) > dealt
    assert state.agenda.awaits() == {0, 1}
    assert not any(isinstance(fact, StartingWealthChosen) for fact in facts)


def test_monuments_on_offer_are_revealed_and_the_others_are_not():
    """TZ-SET-06, TZ-INF-01."""
    facts, state = set_up(4)
    (fact,) = [one for one in facts if isinstance(one, MonumentsRevealed)]
    assert fact.monuments == state.monuments
    seen = Redactor().encode(title.showing.view(state), Spectator())
    hidden = set(state.unused_monuments.items)
    assert hidden
    assert not any(monument.encode() in seen for monument in hidden)


def test_the_order_of_the_stacks_exists_nowhere():
    """TZ-INF-01, TZ-INF-02, TZ-INF-03."""
    _, state = set_up(2)
    hidden = set(state.stack_1.items) | set(state.stack_2.items)
    seen = Redactor().encode(title.showing.view(state), AtSeat(RED))
    assert not any(building.encode() in seen for building in hidden)
    open_to_all = Redactor().encode(title.showing.view(state), Auditor())
    assert len(open_to_all) >= len(seen)
