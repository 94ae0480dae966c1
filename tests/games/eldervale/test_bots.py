"""Strategies: each beats random commands at two seats."""

from typing import Any

import pytest

from games.eldervale import title
from games.eldervale.options import Options
from games.kernel.seats import AtSeat
from games.kernel.title import Table, fold
from tests.support.games import Dice


def _result(bots: tuple[str, ...], options: Options, name: str) -> Any:
    """The end of a whole game; every bot sees what its seat knows."""
    opening: Any = title.setup(Table(seats=len(bots), options=options), Dice(name))
    state = fold(title, opening, None)
    ply = 0
    while title.result(state) is None:
        ply += 1
        seat = min(state.agenda.awaits())
        thoughts = Dice(f"{name} thoughts {ply}")
        known = title.imagine(state, AtSeat(seat), thoughts)
        commands = list(title.legal(state, seat))
        command = title.bots[bots[seat]].choose(known, seat, commands, thoughts)
        accepted: Any = title.decide(state, seat, command, Dice(name, ply))
        state = accepted.state
    return title.result(state)


@pytest.mark.parametrize("bot", sorted(set(title.bots) - {"random"}))
def test_every_strategy_beats_random_commands(bot: str) -> None:
    for seat in (0, 1):
        bots = (bot, "random") if seat == 0 else ("random", bot)
        result = _result(bots, Options(round_limit=30), f"{bot} on seat {seat}")
        assert result.winners == (seat,)
