"""Going back: which plies are in force, what each was played on, and that nothing is mixed up."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from events.canonical import canonical
from games.kernel.agenda import Agenda, Frame
from games.kernel.shadow import recorded, shadow
from games.kernel.table.ending import GameFinished
from games.kernel.table.opening import GameOpened, GameStarted, SeatTaken
from games.kernel.table.rewinding import (
    Rewind,
    Rewound,
    in_force,
    line,
    parent,
    returned,
    rewound,
    undone,
)
from games.kernel.table.state import evolve_table
from games.kernel.title import Action, AnyTitle, Table, fold, play
from tests.support.games import Dice
from tests.support.titles import SLUGS, title_of


@st.composite
def histories(draw: st.DrawFn) -> tuple[list[Rewind], int, list[int], dict[int, int]]:
    """Rewinds to plies in force, the last ply, the plies in force, and each ply's parent."""
    rewinds: list[Rewind] = []
    path, parents, last = [0], {}, 0
    for _ in range(draw(st.integers(0, 12))):
        for _ in range(draw(st.integers(0, 4))):
            last += 1
            parents[last] = path[-1]
            path.append(last)
        if draw(st.booleans()):
            to = draw(st.sampled_from(path))
            rewinds.append(Rewind(at=last, to=to))
            path = path[: path.index(to) + 1]
    return rewinds, last, path, parents


@given(histories())
def test_the_line_is_what_was_not_left(
    history: tuple[list[Rewind], int, list[int], dict[int, int]],
) -> None:
    rewinds, last, path, parents = history
    stretches = line(rewinds, last)
    assert [ply for ply in range(last + 1) if in_force(stretches, ply)] == path
    assert {ply: parent(rewinds, ply) for ply in parents} == parents
    for number, ply in enumerate(path, 1):
        assert undone(rewinds, last, ply) == set(path[number:])


def test_decisions_get_new_ids_and_keep_their_order() -> None:
    frames = tuple(Frame(id=n, seat=n % 2, step=f"step {n}") for n in (3, 5, 8))
    again = Agenda(frames, 9).renumbered(20)
    assert [one.id for one in again.frames] == [20, 21, 22]
    assert [one.step for one in again.frames] == [one.step for one in frames]
    assert again.next_id == 23
    assert [one.step for one in again.bare().frames] == [None] * 3


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_that_goes_back_is_decided_again_on_every_branch(slug: str) -> None:
    title = title_of(slug)
    for seed in range(3):
        log, end, seen = _wandering(title, seed)
        game = recorded(log)
        assert game is not None
        replay = shadow(title, game, lambda ply: Dice("wandering", ply))
        assert replay.departures == ()
        assert replay.end == end
        assert len(game.moves) == replay.plies - 1
        assert len(seen) == len(set(seen)), "a decision id was used again on another branch"


def test_a_move_of_the_branch_that_was_left_is_no_move_of_the_new_one() -> None:
    title = title_of("lanterns")
    log, _, _ = _wandering(title, 1)
    swapped = list(log)
    back = next(n for n, (_, value) in enumerate(log) if isinstance(value, Rewound))
    del swapped[back]
    game = recorded(swapped)
    assert game is not None
    assert shadow(title, game, lambda ply: Dice("wandering", ply)).departures


Log = list[tuple[int, Any]]


def _wandering(title: AnyTitle, seed: int) -> tuple[Log, Any, Sequence[int]]:
    """A random game that goes back to some earlier ply now and then; its log, its end, and the
    decisions that were answered."""
    dice = random.Random(f"{title.meta.slug} {seed}")
    seats = title.meta.seats[0]
    log: Log = [
        (
            0,
            GameOpened(
                title=title.meta.slug,
                ruleset=title.meta.ruleset,
                seats=seats,
                options=_options(title),
            ),
        )
    ]
    log += [(0, SeatTaken(seat=seat, by="person")) for seat in range(seats)]
    log.append((0, GameStarted()))
    setup = title.rules.setup(
        Table(seats=seats, options=title.types.options()), Dice("wandering", 0)
    )
    assert isinstance(setup, Sequence)
    log += [(0, fact) for fact in setup]
    state = fold(title, setup, None)
    path, states, answered, ply = [0], {0: state}, [], 0
    for _ in range(120):
        if title.rules.result(state) is not None:
            break
        if dice.random() < 0.08:
            to = dice.choice(path[-20:])
            agenda = rewound(state, states[to])
            fact = Rewound(to=to, version=1, why="agreed", agenda=agenda)
            state = returned(states[to], fact)
            assert state.agenda.bare() == agenda
            path = path[: path.index(to) + 1]
            log.append((ply, fact))
            continue
        seat = min(state.agenda.awaits())
        frame = state.agenda.open_for(seat)
        command = dice.choice(list(title.rules.legal(state, seat)))
        ply += 1
        action = Action(seat=seat, decision=frame.id, command=command)
        accepted: Any = play(title, state, action, Dice("wandering", ply))
        state = accepted.state
        states[ply] = state
        path.append(ply)
        answered.append(frame.id)
        log.append((ply, action))
        log += [(ply, one) for one in accepted.facts]
        if (result := title.rules.result(state)) is not None:
            log.append((ply, GameFinished(result=result)))
    return log, state, answered


def _options(title: AnyTitle) -> Any:
    return msgspec.Raw(canonical(title.types.options()))


def test_the_table_keeps_where_it_went_back() -> None:
    opened = GameOpened(
        title="lanterns", ruleset="lanterns/1", seats=2, options=_options(title_of("lanterns"))
    )
    table = evolve_table(None, opened)
    fact = Rewound(to=2, version=9, why="ruling", agenda=Agenda())
    table = evolve_table(table, fact, ply=6)
    assert table.rewinds == (Rewind(at=6, to=2),)
