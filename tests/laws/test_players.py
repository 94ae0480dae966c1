"""The law of players: whoever plays by strength plays legal commands to the end of a game, the same
ones each time, and knows no more than its seat."""

from typing import Any

import pytest

from games.kernel.players import BY_STRENGTH
from games.kernel.refusal import Illegal
from games.kernel.seats import AtSeat
from games.kernel.title import AnyTitle, Table, fold
from referee.thinking import choose, strategy
from tests.support.games import Dice
from tests.support.titles import INSTALLED, title_of

NODES = 6
"""A search of so few positions is as quick as a glance."""
LOOKED_AT = 40
"""At so many decisions it is looked at whether a player would play the same again."""

APPRAISED = [slug for slug in INSTALLED if title_of(slug).appraisal is not None]


def _begun(title: AnyTitle, dice: Dice) -> Any:
    seats = max(2, title.meta.seats[0])
    facts = title.rules.setup(Table(seats=seats, options=title.types.options()), dice)
    assert not isinstance(facts, Illegal)
    return fold(title, facts, None)


@pytest.mark.parametrize("slug", APPRAISED)
def test_players_by_strength_are_there_and_play_to_the_end(slug: str) -> None:
    title = title_of(slug)
    assert set(BY_STRENGTH) <= title.bots.keys()
    dice = Dice(f"players of {slug}")
    state, plies = _begun(title, dice), 0
    while (seat := min(state.agenda.awaits(), default=None)) is not None:
        plan = strategy(title, BY_STRENGTH[1 + plies % 4], NODES)
        thoughts = f"{slug} {plies}"
        command = choose(title, state, seat, plan, Dice(thoughts))
        if plies < LOOKED_AT:
            assert choose(title, state, seat, plan, Dice(thoughts)) == command
            twin = title.rules.imagine(state, AtSeat(seat), Dice(f"twin of {thoughts}"))
            assert set(title.rules.legal(twin, seat)) == set(title.rules.legal(state, seat))
        assert command in title.rules.legal(state, seat)
        state = title.rules.carry_out(state, seat, command, dice).state
        plies += 1
    assert title.rules.result(state) is not None
