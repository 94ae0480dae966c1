"""Each card with a decline effect of its own (AK-DEC-03, AK-DEC-04)."""

import pytest

from games.ancient_knowledge.commands import (
    ChooseAmount,
    Create,
    Decline,
    Done,
    Learn,
    MoveMonument,
    Pass,
    Remove,
)
from games.ancient_knowledge.facts.cards import CardsDrawn
from games.ancient_knowledge.facts.monuments import (
    DeclineBegun,
    LostKnowledgeRemoved,
    MonumentDeclined,
)
from games.ancient_knowledge.facts.turn import EffectActivated, PhaseStarted, TurnEnded, TurnStarted
from tests.games.ancient_knowledge.moments import HAND, MEGALITHS, SHOWN, A, B, declining
from tests.games.ancient_knowledge.position import commands, knowledge_of, player, playing, table
from tests.games.ancient_knowledge.test_setup import Dice


def test_calakmul_with_a_full_hand_only_costs_its_knowledge() -> None:
    """EX-08, E-22, AK-HAND-02."""
    hand = (*HAND, *MEGALITHS[:4])
    scenario = declining(player(hand=hand, timeline={1: [("calakmul", 1)]}))
    after = scenario.state.players[0]
    assert (after.lost, after.past.cards, after.hand) == (1, ("calakmul",), hand)


def test_a_decline_effect_is_resolved_before_the_knowledge_is_lost() -> None:
    """E-35, AK-DEC-03."""
    gochang = player(timeline={1: [("dolmen_of_gochang", 3)]}, past=MEGALITHS, lost=4)
    scenario = declining(gochang)
    scenario.then(
        LostKnowledgeRemoved(seat=0, amount=4, source="dolmen_of_gochang"),
        MonumentDeclined(seat=0, monument="dolmen_of_gochang", knowledge_lost=3),
        besides=(DeclineBegun, EffectActivated, PhaseStarted, TurnEnded, TurnStarted),
    )
    assert scenario.state.players[0].lost == 3
    four = player(timeline={1: [("dolmen_of_gochang", 3)]}, past=MEGALITHS[:4], lost=4)
    assert declining(four).state.players[0].lost == 7


def test_carnac_removes_fifteen_of_twenty() -> None:
    """E-35."""
    owner = player(timeline={1: [("carnac_standing_stones", 3)]}, lost=20)
    assert declining(owner).state.players[0].lost == 8
    few = player(timeline={1: [("carnac_standing_stones", 3)]}, lost=19)
    assert declining(few).state.players[0].lost == 22


@pytest.mark.parametrize(
    ("card", "count"), [("heracleion", 4), ("jericho", 6), ("statues_of_ramesses_ii", 4)]
)
def test_cards_that_draw_when_they_decline(card: str, count: int) -> None:
    scenario = declining(player(timeline={1: [(card, 0)]}))
    assert len(scenario.state.players[0].hand) == count


@pytest.mark.parametrize("card", ["ajanta_caves", "gunung_padang"])
def test_another_monument_has_to_move(card: str) -> None:
    """E-24, AK-DEC-04, AK-DEC-06: moving one onto space 1 makes it decline, away saves it."""
    owner = player(timeline={1: [(card, 0), (A, 3)], 3: [("tulum", 1)]}, hand=HAND[:1])
    scenario = declining(owner).when(0, Decline(card)).accepted()
    scenario.when(0, MoveMonument(card, 4)).refused("AK-DEC-04")
    scenario.when(0, MoveMonument("tulum", 5)).refused("AK-EFF-09")
    scenario.when(0, MoveMonument(A, 1)).refused("AK-EFF-10")
    scenario.when(0, MoveMonument("petra", 4)).refused("AK-EFF-07")
    scenario.when(0, Pass()).refused("AK-EFF-02")
    saved = scenario.when(0, MoveMonument(A, 6)).accepted()
    assert saved.state.players[0].past.cards == (card,)
    doomed = declining(player(timeline={1: [(card, 0)], 4: [(A, 3)]}))
    after = doomed.when(0, MoveMonument(A, 1)).accepted()
    assert after.state.players[0].past.cards == (card, A)


def test_derinkuyu_relieves_a_burdened_city() -> None:
    """E-06."""
    owner = player(timeline={1: [("derinkuyu", 6)], 4: [("atlantis", 9), ("petra", 5)]})
    scenario = declining(owner)
    assert commands(scenario.state) == [Remove("derinkuyu", 4), Remove("atlantis", 4)]
    after = scenario.when(0, Remove("derinkuyu", 4)).accepted()
    assert after.state.players[0].lost == 2


def test_mycenae_takes_up_to_seven_from_others() -> None:
    """EX-07."""
    owner = player(timeline={1: [("mycenae", 4)], 3: [(A, 2)], 4: [(B, 9)]})
    scenario = declining(owner)
    scenario.when(0, Remove("mycenae", 1)).refused("AK-EFF-07")
    scenario.when(0, Remove(B, 8)).refused("AK-EFF-07")
    after = scenario.when(0, Remove(B, 5), Done()).accepted()
    assert knowledge_of(after.state) == {A: 2, B: 4}


def test_coba_removes_any_amount_up_to_four() -> None:
    """E-18."""
    owner = player(timeline={1: [("pyramid_of_coba", 0)]}, past=MEGALITHS[:3], lost=3)
    scenario = declining(owner)
    assert commands(scenario.state) == [ChooseAmount(n) for n in range(4)]
    scenario.when(0, ChooseAmount(4)).refused("AK-EFF-07")
    assert scenario.when(0, ChooseAmount(1)).accepted().state.players[0].lost == 2
    assert scenario.when(0, ChooseAmount(0)).accepted().state.players[0].lost == 3


def test_teotihuacan_learns_twice_one_after_the_other() -> None:
    """AK-EFF-05, AK-EFF-18: each of the two may be refused."""
    scenario = declining(player(timeline={1: [("teotihuacan", 0)]}), boards=SHOWN)
    first = scenario.when(0, Learn("mercury")).accepted()
    assert Learn("thales") in commands(first.state)
    assert first.when(0, Pass()).accepted().state.players[0].collection.all == ("mercury",)
    both = scenario.when(0, Pass(), Learn("mercury")).accepted()
    assert both.state.players[0].collection.all == ("mercury",)


def test_caral_learns_and_montguyon_ignores_requirements() -> None:
    """AK-LRN-01, AK-LRN-02."""
    caral = declining(player(timeline={1: [("caral", 0)]}), boards=SHOWN)
    assert Learn("aristotle") not in commands(caral.state)
    caral.when(0, Learn("aristotle")).refused("AK-LRN-02")
    free = declining(player(timeline={1: [("montguyon_dolmen", 0)]}), boards=SHOWN)
    after = free.when(0, Learn("aristotle"), chance=Dice(1)).accepted()
    assert after.state.players[0].collection.all == ("aristotle",)
    assert len(after.state.players[0].hand) == 3


def test_elongated_skulls_draw_for_all_knowledge_lost_in_the_phase() -> None:
    """E-14, AK-DEC-07."""
    owner = player(timeline={1: [(A, 2), (B, 4)]}, artifacts=("elongated_skulls",))
    scenario = declining(owner).when(0, Decline(A), chance=Dice(1)).accepted()
    assert len(scenario.state.players[0].hand) == 4
    destroyed = player(timeline={1: [("atlantis", 9)]}, artifacts=("elongated_skulls",))
    assert declining(destroyed).state.players[0].hand == ()


def test_a_skipped_phase_has_no_elongated_skulls() -> None:
    """E-40."""
    owner = player(hand=("potala_palace",), timeline={1: [(A, 6)]}, artifacts=("elongated_skulls",))
    scenario = playing(table(owner, phase="action_2")).when(0, Create("potala_palace", 3))
    assert not [fact for fact in scenario.facts if isinstance(fact, CardsDrawn)]
