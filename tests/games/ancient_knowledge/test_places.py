"""Effects on places, burdens and boards (AK-EFF-09 to 13, E-23)."""

import pytest

from games.ancient_knowledge.commands import (
    ChooseMonument,
    Create,
    Learn,
    MoveMonument,
    Pass,
    Swap,
    ToBottom,
)
from games.ancient_knowledge.facts.cards import CardCreated, CardsDrawn, CreationBegun
from games.ancient_knowledge.facts.monuments import (
    KnowledgeAdded,
    MonumentDropped,
    MonumentMoved,
    MonumentsSwapped,
)
from games.ancient_knowledge.facts.technologies import (
    TechnologiesRevealed,
    TechnologyBoardCleared,
    TechnologyMovedToDeckBottom,
)
from games.ancient_knowledge.facts.turn import (
    ActionChosen,
    EffectActivated,
    EffectHadNoResult,
    PhaseStarted,
)
from tests.games.ancient_knowledge.moments import A, B, C, created, creating, learned, learning
from tests.games.ancient_knowledge.position import (
    FILLERS,
    commands,
    player,
    playing,
    table,
    timeline_of,
)
from tests.games.ancient_knowledge.test_setup import Dice

SWAPPERS = [("lopburi_temple", 4), ("bagan", 5), ("pyramids_of_xian", 4)]


@pytest.mark.parametrize(("card", "space"), SWAPPERS)
def test_a_card_that_swaps_itself(card: str, space: int) -> None:
    """AK-EFF-09, AK-EFF-11."""
    spaces = {1: [(A, 3)], 4: [("candi_sukuh", 4)], 6: [(B, 1)]}
    scenario = creating(card, space, player(hand=(card,), timeline=spaces)).accepted()
    assert commands(scenario.state) == [Swap(card, A), Swap(card, B)]
    scenario.when(0, Swap(card, "candi_sukuh")).refused("AK-EFF-09")
    scenario.when(0, Swap(A, B)).refused("AK-EFF-11")
    scenario.when(0, Swap(A, card)).refused("AK-EFF-11")
    scenario.when(0, Pass()).refused("AK-TURN-08")
    after = scenario.when(0, Swap(card, A))
    after.then(MonumentsSwapped(seat=0, first=card, second=A), besides=(PhaseStarted,))
    assert [one for one, _ in timeline_of(after.state)[1]] == [card]


def test_without_a_partner_there_is_no_swap() -> None:
    """SC-30, AK-EFF-11."""
    locked = player(hand=("lopburi_temple",), timeline={4: [("candi_sukuh", 4)]})
    scenario = creating("lopburi_temple", 4, locked)
    scenario.then(
        *created("lopburi_temple", 4, 1, part="upper"),
        EffectHadNoResult(seat=0, source="lopburi_temple", effect=0),
        PhaseStarted(seat=0, phase="action_2"),
    )
    one = player(hand=("lopburi_temple",), timeline={1: [(A, 3)]})
    creating("lopburi_temple", 4, one).then(
        *created("lopburi_temple", 4, 1),
        EffectActivated(seat=0, source="lopburi_temple", effect=0),
        MonumentsSwapped(seat=0, first="lopburi_temple", second=A),
        PhaseStarted(seat=0, phase="action_2"),
    )


def test_sator_square_swaps_any_two_each_pair_once() -> None:
    """AK-EFF-11, SC-30."""
    spaces = {1: [(A, 3), (B, 2)], 4: [("candi_sukuh", 4)], 6: [(C, 1)]}
    scenario = learning("sator_square", player(timeline=spaces)).accepted()
    assert commands(scenario.state) == [Swap(A, B), Swap(A, C), Swap(B, C)]
    scenario.when(0, Swap(A, "candi_sukuh")).refused("AK-EFF-09")
    after = scenario.when(0, Swap(A, B)).accepted()
    assert timeline_of(after.state)[1] == [(B, 2), (A, 3)]


def test_planetary_grid_moves_and_the_upper_part_drops() -> None:
    """SC-09, AK-CRE-05, AK-EFF-10."""
    scenario = learning("planetary_grid", player(timeline={3: [(A, 1), (B, 4)]})).accepted()
    after = scenario.when(0, MoveMonument(A, 5))
    after.then(
        MonumentMoved(seat=0, monument=A, from_space=3, to_space=5),
        MonumentDropped(seat=0, monument=B, space=3),
        PhaseStarted(seat=0, phase="action_2"),
    )
    assert timeline_of(after.state) == {3: [(B, 4)], 5: [(A, 1)]}


def test_burdens_for_each_opponent_in_turn() -> None:
    """AK-EFF-13: clockwise, those without monuments are skipped."""
    second = player(timeline={1: [(A, 0)], 2: [(B, 0)]})
    fourth = player(timeline={1: [("tulum", 1)]})
    scenario = creating(
        "tlalocs_statue", 3, player(hand=("tlalocs_statue",)), second, player(), fourth
    )
    assert commands(scenario.state) == [ChooseMonument(A), ChooseMonument(B)]
    scenario.when(0, ChooseMonument("tulum")).refused("AK-EFF-07")
    scenario.when(0, ChooseMonument(B)).then(
        KnowledgeAdded(seat=1, monument=B, amount=3, source="tlalocs_statue"),
        KnowledgeAdded(seat=3, monument="tulum", amount=3, source="tlalocs_statue"),
        PhaseStarted(seat=0, phase="action_2"),
    )


@pytest.mark.parametrize(
    ("card", "space", "amount"), [("great_sphinx_of_giza", 2, 2), ("megaliths_of_cauria", 1, 1)]
)
def test_other_burdens(card: str, space: int, amount: int) -> None:
    """AK-EFF-13."""
    scenario = creating(card, space, player(hand=(card,)), player(timeline={1: [(A, 0)]}))
    scenario.then(
        KnowledgeAdded(seat=1, monument=A, amount=amount, source=card),
        besides=(ActionChosen, CardCreated, CreationBegun, EffectActivated, PhaseStarted),
    )


def test_ancient_hebrew_burdens_and_draws() -> None:
    """AK-EFF-05."""
    scenario = learning("ancient_hebrew", player(), player(timeline={1: [(A, 0)]}))
    scenario.then(
        *learned("ancient_hebrew"),
        EffectActivated(seat=0, source="ancient_hebrew", effect=0),
        KnowledgeAdded(seat=1, monument=A, amount=1, source="ancient_hebrew"),
        CardsDrawn(seat=0, cards=("janggun_chong",), reason="effect"),
        PhaseStarted(seat=0, phase="action_2"),
    )
    assert len(scenario.state.players[0].hand) == 1
    alone = learning("ancient_hebrew", player()).accepted()
    assert len(alone.state.players[0].hand) == 1


def test_candi_kethek_puts_two_technologies_away() -> None:
    """E-23, AK-TEC-02."""
    state = table(
        player(hand=("candi_kethek",)),
        boards=(("mercury", "thales"), (), ("plato", "thoth", "imhotep")),
    )
    scenario = playing(state).when(0, Create("candi_kethek", 2)).accepted()
    scenario.when(0, ToBottom("ptolemy")).refused("AK-LRN-01")
    first = scenario.when(0, ToBottom("mercury"), chance=Dice(1))
    first.then(
        TechnologyMovedToDeckBottom(seat=0, technology="mercury", board="tech_board_1"),
        TechnologyBoardCleared(board="tech_board_1", technology="thales"),
        TechnologiesRevealed(
            board="tech_board_1",
            level=1,
            technologies=("arabic_numerals", "proto_writing", "ancient_greek"),
        ),
    )
    new = first.state.boards[0].cards
    assert len(new) == 3
    assert {ToBottom(one) for one in new} <= set(commands(first.state))
    after = first.when(0, ToBottom("thoth")).accepted()
    assert after.state.piles[1].deck.items[-1] == "thoth"
    assert after.state.piles[1].placed[0].by is None


def test_latin_alphabet_takes_level_two_only() -> None:
    """E-23."""
    past = (*FILLERS[:4], "osirion")
    state = table(
        player(past=past),
        boards=(("latin_alphabet", "mercury", "thales"), (), ("plato", "thoth", "imhotep")),
    )
    scenario = playing(state).when(0, Learn("latin_alphabet")).accepted()
    assert commands(scenario.state) == [ToBottom(one) for one in ("plato", "thoth", "imhotep")]
    scenario.when(0, ToBottom("mercury")).refused("AK-LRN-01")
