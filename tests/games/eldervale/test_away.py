"""Players who are away, or do not want to be asked: defaults and standing passes (EV-BAT-04)."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from games.eldervale import title
from games.eldervale.commands.program import Command
from games.eldervale.options import Options
from games.eldervale.state import State
from games.kernel.defaults import default_command
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.title import Action, Table, fold, play
from tests.support.games import Dice

SHORT = Options(mercenaries="both", tactics=True, round_limit=12)
Choice = Callable[[State, Seat], Command]


def _played(seats: int, options: Options, choose: Choice, name: str) -> State:
    """The end of a game in which `choose` decides for the first awaited seat."""
    opening = title.rules.setup(Table(seats=seats, options=options), Dice(name))
    assert not isinstance(opening, Illegal)
    state = fold(title, opening, None)
    ply = 0
    while title.rules.result(state) is None:
        ply += 1
        state = _after(state, min(state.agenda.awaits()), choose, Dice(name, ply))
    return state


def _after(state: State, seat: Seat, choose: Choice, dice: Dice) -> State:
    frame = state.agenda.open_for(seat)
    assert frame is not None
    action: Any = Action(seat=seat, decision=frame.id, command=choose(state, seat))
    accepted = play(title, state, action, dice)
    assert not isinstance(accepted, Illegal), accepted
    return accepted.state


def _at_random(seed: int) -> Choice:
    dice = random.Random(seed)
    return lambda state, seat: dice.choice(list(title.rules.legal(state, seat)))


def test_a_game_ends_whoever_is_away() -> None:
    """All decisions of one seat are defaults; the others play on."""
    for seats, options in ((2, SHORT), (4, Options(teams=True, draft=True, round_limit=10))):
        for away in range(seats):
            anything = _at_random(away)

            def choose(
                state: State, seat: Seat, away: Seat = away, anything: Choice = anything
            ) -> Command:
                if seat != away:
                    return anything(state, seat)
                command = default_command(title, state, seat)
                assert command is not None
                return command

            end = _played(seats, options, choose, f"away {seats} {away}")
            result = title.rules.result(end)
            assert result is not None
            assert len(result.standings) == seats


def test_a_seat_that_passes_windows_is_not_asked_in_them() -> None:
    """What passes a window is legal, closes it, and leaves nothing that is passed once more."""
    windows = title.rules.windows
    assert windows is not None
    passed = Counter[str]()
    for seed in range(3):
        anything = _at_random(seed)

        def choose(state: State, seat: Seat, anything: Choice = anything) -> Command:
            window = windows.open(state, seat) if seat == 0 else None
            if window is None:
                return anything(state, seat)
            passed[window.kind] += 1
            assert window.command in title.rules.legal(state, seat)
            frame = state.agenda.open_for(seat)
            after = _after(state, seat, lambda _, __: window.command, Dice("passing"))
            assert frame not in after.agenda.frames
            return window.command

        _played(3, SHORT, choose, f"passing {seed}")
    assert set(passed) == set(windows.kinds), passed


def test_an_order_ends_with_the_next_turn_of_its_seat() -> None:
    """Turns are counted when they begin."""
    windows = title.rules.windows
    assert windows is not None
    begun: list[int] = []

    def choose(state: State, seat: Seat) -> Command:
        begun.append(windows.turns(state, 0))
        command = default_command(title, state, seat)
        assert command is not None
        return command

    _played(2, Options(round_limit=10), choose, "turns")
    assert begun == sorted(begun)
    assert set(begun) == set(range(11))
