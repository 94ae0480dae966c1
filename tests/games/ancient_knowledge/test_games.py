"""Whole random games of every kind: invariants at every ply, and what has to happen in them.

The laws of the house run over the standard game; these games add the first game and the team
variant, with exchanges, which nobody waits for.
"""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from games.ancient_knowledge import title
from games.ancient_knowledge.facts import Fact
from games.ancient_knowledge.facts.cards import DiscardReshuffled
from games.ancient_knowledge.facts.passing import CardsExchanged
from games.ancient_knowledge.facts.turn import EffectActivated
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.state import State
from games.kernel.refusal import Illegal
from games.kernel.title import Action, Table, fold, play
from tests.games.ancient_knowledge.test_setup import Dice

KINDS: dict[str, tuple[int, Options]] = {
    "two": (2, Options()),
    "three": (3, Options(first_game=True)),
    "four": (4, Options(age_ranks=(1, 2, 3, 4))),
    "team": (4, Options(team_variant=True)),
    "first team game": (4, Options(team_variant=True, first_game=True)),
    "short": (3, Options(round_limit=3)),
}
SEEDS = range(6)


def played(kind: str, seed: int) -> Iterator[tuple[State, tuple[Fact, ...]]]:
    """The states of a random game with the facts that led to each."""
    seats, options = KINDS[kind]
    dice, choice = Dice(seed), random.Random(seed)
    facts = title.setup(Table(seats=seats, options=options), dice)
    assert not isinstance(facts, Illegal)
    state = fold(title, facts, None)
    assert state is not None
    yield state, tuple(facts)
    while state.agenda.frames:
        seat = choice.choice(sorted(state.agenda.may_decide()))
        frame = state.agenda.open_for(seat)
        assert frame is not None
        commands = list(title.legal(state, seat))
        action = Action(seat=seat, decision=frame.id, command=choice.choice(commands))
        accepted = play(title, state, action, dice)
        assert not isinstance(accepted, Illegal), (action, accepted)
        assert fold(title, accepted.facts, state) == accepted.state
        state = accepted.state
        yield state, accepted.facts


@cache
def finished(kind: str) -> tuple[State, ...]:
    """The last states of some games, all of whose states keep the invariants."""
    ends = []
    for seed in SEEDS:
        for state, _ in played(kind, seed):
            assert list(title.invariants(state)) == [], (kind, seed)
            assert state.agenda.awaits() or state.stage == "over"
        ends.append(state)
    return tuple(ends)


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_is_in_exactly_one_place_at_every_ply(kind: str) -> None:
    """AK-CMP-01, AK-CMP-02, AK-HAND-01, AK-CRE-03, AK-TEC-05."""
    assert len(finished(kind)) == len(SEEDS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_game_ends_with_a_ranking(kind: str) -> None:
    """AK-END-02, AK-SCO-06."""
    for end in finished(kind):
        result = title.result(end)
        assert result is not None
        assert result.winners
        assert end.end_triggered or end.round == end.options.round_limit


def test_random_games_reach_the_rare_corners() -> None:
    """AK-DECK-01, AK-TEAM-05: reshuffles and exchanges happen, and most effects are used."""
    seen: Counter[str] = Counter()
    for kind in ("four", "team"):
        for seed in range(8):
            for _, facts in played(kind, seed):
                for fact in facts:
                    seen[type(fact).__name__] += 1
                    if isinstance(fact, EffectActivated):
                        seen[fact.source] += 1
    assert seen[DiscardReshuffled.__name__]
    assert seen[CardsExchanged.__name__]
    assert len(seen) > 120
