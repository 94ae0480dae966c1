"""Strategies: each beats random commands at two seats, and one the Ghosts."""

from typing import Any

import pytest

from games.eldervale import title
from games.eldervale.options import Options
from games.kernel.players import strategies
from games.kernel.seats import AtSeat
from games.kernel.title import Table, fold
from tests.support.games import Dice


def _result(bots: tuple[str, ...], options: Options, name: str) -> Any:
    """The result of a whole game."""
    return title.rules.result(_end(bots, options, name))


def _end(bots: tuple[str, ...], options: Options, name: str) -> Any:
    """The end of a whole game; every bot sees what its seat knows."""
    opening: Any = title.rules.setup(Table(seats=len(bots), options=options), Dice(name))
    state = fold(title, opening, None)
    ply = 0
    while title.rules.result(state) is None:
        ply += 1
        seat = min(state.agenda.awaits())
        thoughts = Dice(f"{name} thoughts {ply}")
        known = title.rules.imagine(state, AtSeat(seat), thoughts)
        commands = list(title.rules.legal(state, seat))
        command = title.bots[bots[seat]].choose(known, seat, commands, thoughts)
        accepted: Any = title.rules.decide(state, seat, command, Dice(name, ply))
        state = accepted.state
    return state


STRATEGIES = strategies(title.bots)


@pytest.mark.parametrize(("seat", "bot"), [(at % 2, bot) for at, bot in enumerate(STRATEGIES)])
def test_every_strategy_beats_random_commands(seat: int, bot: str) -> None:
    bots = (bot, "random") if seat == 0 else ("random", bot)
    result = _result(bots, Options(round_limit=20), f"{bot} on seat {seat}")
    assert result.winners == (seat,)


def test_a_strategy_beats_the_apprentice() -> None:
    """EV-SOL-15: one seeded game; of many it wins more often than not."""
    result = _result(("balanced",), Options(ghosts="apprentice"), "solo 4")
    (you,), (ghosts,) = result.standings, result.automata
    assert you.rank < ghosts.rank
    assert you.points > ghosts.points


@pytest.mark.parametrize("seed", [8, 13])
def test_strategies_press_for_the_end(seed: int) -> None:
    """EV-END-01: two games that lasted until the round limit, before strategies minded."""
    over = _end(("warlord", "settler"), Options(), f"press {seed}")
    assert over.end is not None
    assert over.round < 40
