"""Offers of the waiting team beside what is asked of it (AK-TEAM-05, AK-TEAM-10, AK-TEAM-11)."""

import random

import pytest

from games.ancient_knowledge import title
from games.ancient_knowledge.box import BUILDERS
from games.ancient_knowledge.commands import (
    AcceptExchange,
    Discard,
    Learn,
    OfferExchange,
    RefuseExchange,
    Search,
    Take,
    WithdrawExchange,
)
from games.ancient_knowledge.facts.cards import CardsDiscarded, CardTaken
from games.ancient_knowledge.facts.passing import ExchangeLapsed
from games.ancient_knowledge.facts.turn import EffectActivated, PhaseStarted
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import Exchanging
from games.kernel.refusal import Illegal
from games.kernel.scenario import Scenario
from games.kernel.title import Action, Table, fold, play
from tests.games.ancient_knowledge.moments import learned
from tests.games.ancient_knowledge.position import commands, player, playing, table
from tests.games.ancient_knowledge.test_setup import Dice

TEAM = Options(team_variant=True)
CARDS = tuple(BUILDERS)
TWO, THREE, FOUR = CARDS[:10], CARDS[10:20], CARDS[20:30]
"""Ten cards each for the hands of a table."""

DRAFT = CARDS[40:45]
HERMES = (("hermes_trismegistus", "mercury", "thales"), (), ())
HIEROGLYPHS = (("cretan_hieroglyphs", "mercury", "thales"), (), ())


def offering(two: int, three: int, **say: object) -> Scenario:  # type: ignore[type-arg]
    """Seats 2 and 3 wait with so many cards, and seat 2 has offered one if it can."""
    players = (player(), player(), player(hand=TWO[:two]), player(hand=THREE[:three]))
    state = table(*players, options=TEAM, **say)  # type: ignore[arg-type]
    return playing(state).when(1, Search(), chance=Dice(1)).when(2, OfferExchange(TWO[0]))


def test_who_has_ten_cards_and_an_offer_is_passed_over_in_the_draft() -> None:
    """AK-HAND-01, AK-HAND-02, E-21: the offer hides nothing of what is asked of its seat."""
    open_ = offering(10, 9, boards=HERMES).accepted()
    learned = open_.when(0, Learn("hermes_trismegistus"), chance=Dice(1)).accepted()
    revealed = learned.state.players[0].aside.revealed
    drafted = learned.when(0, Take(revealed[0])).when(1, Take(revealed[1]))
    assert drafted.state.agenda.awaits() >= {3}
    assert len(drafted.state.players[2].hand) == 10
    after = drafted.when(3, Take(revealed[2])).accepted()
    assert [len(one.hand) for one in after.state.players[2:]] == [10, 10]
    assert list(title.rules.invariants(after.state)) == []


def test_a_discard_without_a_choice_is_not_asked_of_who_has_an_offer() -> None:
    """AK-EFF-12, AK-TURN-09."""
    played = offering(1, 3, boards=HIEROGLYPHS).when(0, Learn("cretan_hieroglyphs"))
    played.then(
        *learned("cretan_hieroglyphs"),
        EffectActivated(seat=0, source="cretan_hieroglyphs", effect=0),
        CardsDiscarded(seat=2, cards=TWO[:1], origin="hand"),
        ExchangeLapsed(seat=2),
    )
    assert played.state.players[2].hand == ()
    assert commands(played.state, 3) == [Discard(card) for card in THREE[:3]]


def test_the_last_card_of_a_draft_is_not_asked_of_who_has_an_offer() -> None:
    """AK-TURN-09, E-21: four cards are left for four picks."""
    open_ = offering(2, 2, boards=HERMES, deck=("osirion", *DRAFT[:4])).accepted()
    learned = open_.when(0, Learn("hermes_trismegistus"), chance=Dice(1)).accepted()
    one, two, three, last = learned.state.players[0].aside.revealed
    taken = learned.when(0, Take(one)).when(1, Take(two)).when(2, Take(three))
    taken.then(
        CardTaken(seat=2, card="circles_of_mpumalanga", revealed_by=0),
        CardTaken(seat=3, card=last, revealed_by=0),
        PhaseStarted(seat=0, phase="action_2"),
    )
    assert taken.state.agenda.awaits() == {0, 1}


@pytest.mark.parametrize(
    "command", [OfferExchange(TWO[1]), WithdrawExchange(), AcceptExchange(TWO[1]), RefuseExchange()]
)
def test_who_is_forced_to_something_cannot_exchange(command: object) -> None:
    """AK-TEAM-05: the forced decision comes first."""
    forced = offering(3, 3, boards=HIEROGLYPHS).when(0, Learn("cretan_hieroglyphs"))
    assert commands(forced.state, 2) == [Discard(card) for card in TWO[:3]]
    forced.when(2, command).refused("AK-TEAM-05")
    forced.when(2, Search()).refused("AK-TURN-08")


def test_without_teams_an_exchange_answers_nothing() -> None:
    """AK-TURN-08."""
    state = table(player(), player(hand=TWO[:3]), boards=HIEROGLYPHS)
    forced = playing(state).when(0, Learn("cretan_hieroglyphs")).accepted()
    forced.when(1, OfferExchange(TWO[0])).refused("AK-TURN-08")


def test_the_waiting_team_of_a_first_game_can_offer_from_the_start() -> None:
    """AK-TEAM-05, AK-SET-08: there are hands as soon as the table is set up."""
    options = Options(team_variant=True, first_game=True)
    facts = title.rules.setup(Table(seats=4, options=options), Dice(1))
    assert not isinstance(facts, Illegal)
    state = fold(title, facts, None)
    assert state is not None
    waiting = state.order[2:]
    assert state.agenda.awaits() == set(state.order[:2])
    for seat in waiting:
        hand = state.players[seat].hand
        assert list(title.rules.legal(state, seat)) == [OfferExchange(card) for card in hand]


def test_an_offer_can_be_passed_by_a_standing_order() -> None:
    """AK-TEAM-05: refusing has no consequence."""
    windows = title.rules.windows
    assert windows is not None
    offered = offering(2, 2).accepted()
    assert [windows.open(offered.state, seat) for seat in (0, 1, 2)] == [None] * 3
    window = windows.open(offered.state, 3)
    assert window is not None
    assert window.kind in windows.kinds
    assert window.command in title.rules.legal(offered.state, 3)
    refused = offered.when(3, window.command).accepted()
    assert windows.open(refused.state, 3) is None
    assert [windows.turns(refused.state, seat) for seat in range(4)] == [1, 1, 0, 0]


@pytest.mark.parametrize("seed", range(12))
def test_hands_of_nine_and_ten_stay_within_the_limit(seed: int) -> None:
    """AK-HAND-01, AK-TEAM-10: drafts, thefts and offers meet at every ply of random play."""
    state, choice, dice = crowded(seed), random.Random(seed), Dice(seed)
    for _ in range(60):
        assert list(title.rules.invariants(state)) == [], seed
        for frame in state.agenda.frames:
            assert not (isinstance(frame.step, Exchanging) and frame.seat in state.agenda.awaits())
        if not state.agenda.frames:
            break
        seat = choice.choice(sorted(state.agenda.may_decide()))
        open_ = state.agenda.open_for(seat)
        assert open_ is not None
        command = choice.choice(list(title.rules.legal(state, seat)))
        accepted = play(title, state, Action(seat=seat, decision=open_.id, command=command), dice)
        assert not isinstance(accepted, Illegal), (seed, command, accepted)
        state = accepted.state


def crowded(seed: int) -> State:
    """A team table with full hands, a theft about to decline, and a draft to be learned."""
    sizes = random.Random(seed).choices((9, 10), k=4)
    hands = (TWO, THREE, FOUR, CARDS[60:70])
    timeline = {1: [("menhir_of_kerloas", 0)], 2: [("the_fairies_rock", 1)]}
    first = player(hand=hands[0][: sizes[0]], timeline=timeline)  # type: ignore[arg-type]
    others = (player(hand=hand[:size]) for hand, size in zip(hands[1:], sizes[1:], strict=True))
    boards = (
        ("hermes_trismegistus", "cretan_hieroglyphs", "thales"),
        ("mercury", "planetary_grid", "sator_square"),
        (),
    )
    return table(first, *others, boards=boards, options=TEAM)
