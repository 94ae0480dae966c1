"""Random games from rich positions, which games from the setup hardly ever reach."""

import random

import pytest

from games.kernel.refusal import Illegal
from games.tzolkin import title
from games.tzolkin.state import State
from tests.games.tzolkin.playing import Dice, Ply, beginning, game, rich
from tests.games.tzolkin.vocabulary import vocabulary

VOCABULARY = tuple(vocabulary())


def _holds(ply: Ply) -> None:
    folded = ply.before
    for fact in ply.facts:
        folded = title.evolve(folded, fact)
    assert folded == ply.after
    assert not list(title.invariants(ply.after))


def _agrees(state: State) -> None:
    """`decide` accepts what `legal` lists, from the seats that are awaited, and nothing else."""
    for seat in range(len(state.players)):
        listed = list(title.legal(state, seat))
        assert len(set(listed)) == len(listed)
        accepted = {
            command
            for command in VOCABULARY
            if not isinstance(title.decide(state, seat, command, Dice(0)), Illegal)
        }
        assert accepted == set(listed)


@pytest.mark.parametrize("seed", range(6))
def test_a_rich_game_keeps_every_invariant(seed: int) -> None:
    for ply in game(rich(2 + seed % 3, seed), seed):
        _holds(ply)


@pytest.mark.parametrize("seed", range(4))
def test_exactly_the_listed_commands_are_accepted(seed: int) -> None:
    draw = random.Random(seed)
    states = [beginning(2, seed), *(ply.after for ply in game(rich(3, seed), seed))]
    steps = {type(frame.step) for state in states for frame in state.agenda.tops()}
    for kind in sorted(steps, key=str):
        fitting = [s for s in states if any(type(f.step) is kind for f in s.agenda.tops())]
        for state in draw.sample(fitting, min(2, len(fitting))):
            _agrees(state)


def test_every_command_is_refused_when_the_game_is_over() -> None:
    *_, last = game(beginning(2, 5), 5)
    refusals = {title.decide(last.after, 0, command, Dice(0)) for command in VOCABULARY}
    assert {refusal.rule for refusal in refusals} == {"TZ-RND-05"}
    assert list(title.legal(last.after, 0)) == []
