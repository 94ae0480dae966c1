"""Setting up (AK-SET): counts, opening hands, first game, options."""

import random

import pytest

from games.ancient_knowledge import title
from games.ancient_knowledge.box import STARTING_SETS
from games.ancient_knowledge.commands import DiscardOpening, Search
from games.ancient_knowledge.facts.setup import (
    GameCreated,
    HandSelected,
    OpeningCardSetAside,
    PileShuffled,
    StartPlayerChosen,
    TeamsFormed,
)
from games.ancient_knowledge.facts.turn import PhaseStarted, TurnStarted
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.state import State
from games.kernel.refusal import Illegal
from games.kernel.title import Table, fold
from tests.games.ancient_knowledge.position import playing


class Dice:
    """A seeded chance."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, n: int, label: str) -> int:
        return self._random.randrange(n)


def opened(seats: int, options: Options | None = None, seed: int = 1) -> State:
    """The state after the facts of the setup."""
    facts = title.rules.setup(Table(seats=seats, options=options or Options()), Dice(seed))
    assert not isinstance(facts, Illegal)
    state = fold(title, facts, None)
    assert state is not None
    return state


def selected(state: State) -> State:
    """The state after everybody has set aside the first four cards."""
    scenario = playing(state)
    for seat in range(len(state.players)):
        for card in state.players[seat].hand[:4]:
            scenario = scenario.when(seat, DiscardOpening(card), chance=Dice(7)).accepted()
    return scenario.state


def sizes(state: State) -> tuple[int, int, int, int, list[int]]:
    """Builder deck and discard, technology decks, boards."""
    first, second = state.piles
    boards = [len(board.cards) for board in state.boards]
    return state.deck.size, state.discard.size, first.deck.size, second.deck.size, boards


def test_counts_of_a_normal_setup_with_four_players() -> None:
    """SC-01, AK-SET-02..07."""
    state = selected(opened(4))
    hands = [len(state.players[seat].hand) for seat in state.order]
    assert hands == [6, 6, 7, 7]
    assert sizes(state) == (102, 16, 21, 15, [3, 3, 3])
    assert all(one.lost == 0 and not one.past.cards for one in state.players)


def test_counts_of_a_normal_setup_with_two_players() -> None:
    """SC-01, AK-SET-05: nobody draws an extra card."""
    state = selected(opened(2))
    assert [len(one.hand) for one in state.players] == [6, 6]
    assert sizes(state) == (124, 8, 21, 15, [3, 3, 3])


def test_a_first_game_with_three_players_deals_three_of_four_sets() -> None:
    """SC-02, AK-SET-08."""
    state = opened(3, Options(first_game=True))
    assert [len(state.players[seat].hand) for seat in state.order] == [6, 6, 7]
    dealt = [frozenset(state.players[seat].hand[:6]) for seat in state.order]
    sets = {frozenset(cards) for cards in STARTING_SETS.values()}
    assert len(set(dealt)) == 3
    assert set(dealt) <= sets
    (left,) = sets - set(dealt)
    extra = set(state.players[state.order[2]].hand[6:])
    assert left <= set(state.deck.items) | extra
    assert sizes(state) == (125, 0, 21, 15, [3, 3, 3])


def test_boards_are_revealed_before_the_hands_are_chosen() -> None:
    """AK-SET-09, AK-SET-10."""
    state = opened(3)
    assert [len(board.cards) for board in state.boards] == [3, 3, 3]
    assert [board.level for board in state.boards] == [1, 1, 2]
    assert state.agenda.awaits() == {0, 1, 2}
    assert [len(one.hand) for one in state.players] == [10, 10, 10]


def test_chance_outcomes_of_the_setup_stand_in_order() -> None:
    """AK-SET-01, AK-SET-10: start player, technologies, cards."""
    facts = title.rules.setup(Table(seats=2, options=Options()), Dice(3))
    assert not isinstance(facts, Illegal)
    names = [type(fact).__name__ for fact in facts]
    assert names[:5] == ["GameCreated", "StartPlayerChosen", *["PileShuffled"] * 3]
    assert names[5:] == [*["TechnologiesRevealed"] * 3, *["CardsDealt"] * 2, "AgendaChanged"]
    assert isinstance(facts[0], GameCreated)
    assert isinstance(facts[1], StartPlayerChosen)
    pile = facts[2]
    assert isinstance(pile, PileShuffled)
    assert len(pile.cards) == 144


def test_exactly_four_cards_are_set_aside() -> None:
    """SC-03, AK-SET-03, AK-SET-04."""
    state = opened(2)
    hand = state.players[0].hand
    scenario = playing(state).when(0, *(DiscardOpening(card) for card in hand[:4])).accepted()
    assert scenario.state.discard.size == 0
    assert scenario.state.agenda.awaits() == {1}
    scenario.when(0, DiscardOpening(hand[4])).refused("AK-SET-04")


def test_only_dealt_cards_can_be_set_aside() -> None:
    """AK-SET-04."""
    state = opened(2)
    foreign = state.players[1].hand[0]
    playing(state).when(0, DiscardOpening(foreign)).refused("AK-SET-04")
    twice = state.players[0].hand[0]
    playing(state).when(0, DiscardOpening(twice), DiscardOpening(twice)).refused("AK-SET-04")


def test_nothing_is_discarded_before_the_last_player_has_chosen() -> None:
    """SC-03, AK-SET-04: all selections take effect together."""
    state = opened(2)
    first, second = (one.hand for one in state.players)
    scenario = playing(state).when(0, *(DiscardOpening(card) for card in first[:4]))
    scenario = scenario.when(1, *(DiscardOpening(card) for card in second[:4]))
    scenario.then(
        *(
            HandSelected(
                seat=seat, kept=(first, second)[seat][4:], discarded=(first, second)[seat][:4]
            )
            for seat in state.order
        ),
        TurnStarted(seat=state.order[0], round=1),
        besides=(OpeningCardSetAside, PhaseStarted),
    )


def test_the_first_turn_belongs_to_the_start_player() -> None:
    """AK-TURN-01, AK-TURN-03."""
    state = selected(opened(3))
    assert state.agenda.awaits() == {state.order[0]}
    playing(state).when(state.order[1], Search()).refused("AK-TURN-03")


def test_teams_sit_together_and_the_first_team_has_positions_1_and_2() -> None:
    """AK-TEAM-01."""
    for seed in range(8):
        facts = title.rules.setup(Table(seats=4, options=Options(team_variant=True)), Dice(seed))
        assert not isinstance(facts, Illegal)
        teams = next(fact.teams for fact in facts if isinstance(fact, TeamsFormed))
        assert sorted(map(sorted, teams)) == [[0, 1], [2, 3]]
        assert list(teams[1]) == sorted(teams[1])
        state = selected(opened(4, Options(team_variant=True), seed))
        assert state.agenda.awaits() == set(teams[0])
        assert [len(state.players[seat].hand) for seat in state.order] == [6, 6, 7, 7]


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (3, Options(team_variant=True), "AK-TEAM-01"),
        (2, Options(age_ranks=(1, 2, 3)), "AK-SCO-06"),
    ],
)
def test_options_that_do_not_fit_are_refused(seats: int, options: Options, rule: str) -> None:
    refused = title.rules.setup(Table(seats=seats, options=options), Dice(1))
    assert isinstance(refused, Illegal)
    assert refused.rule == rule
