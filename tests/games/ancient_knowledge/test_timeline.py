"""The Timeline phase (AK-TL), and what the engine answers by itself (AK-TURN-09)."""

from games.ancient_knowledge.commands import Activate, Discard, Done, EndTimeline, Remove, Search
from games.ancient_knowledge.facts.cards import CardsDiscarded, CardsDrawn
from games.ancient_knowledge.facts.monuments import LostKnowledgeRemoved, TimelineSlid
from games.ancient_knowledge.facts.turn import (
    EffectActivated,
    EffectHadNoResult,
    PhaseStarted,
    TurnEnded,
    TurnStarted,
)
from tests.games.ancient_knowledge.moments import HAND, MEGALITHS, has_ended, phase
from tests.games.ancient_knowledge.position import commands, player
from tests.games.ancient_knowledge.test_setup import Dice


def test_the_order_of_the_cards_matters() -> None:
    """SC-11, AK-TL-01, AK-TL-03, E-36."""
    slots = ("la_mana_pyramid", "assurbanipals_tablet")
    begun_phase = phase(player(hand=HAND[:2], artifacts=slots))
    first = begun_phase.when(0, Activate("assurbanipals_tablet"))
    first.then(EffectHadNoResult(seat=0, source="assurbanipals_tablet", effect=0))
    with_tulum = phase(player(hand=HAND[:2], artifacts=slots, timeline={4: [("tulum", 1)]}))
    after = with_tulum.when(0, Activate("tulum"), Discard(HAND[0])).accepted()
    assert len(after.state.players[0].hand) == 1
    after = after.when(0, Activate("assurbanipals_tablet"), chance=[0]).accepted()
    assert len(after.state.players[0].hand) == 2


def test_a_mandatory_effect_cannot_be_left_out() -> None:
    """SC-12, AK-TL-04, AK-EFF-02."""
    spaces = {3: [("hagar_qim", 6)], 5: [("parthenon", 6)]}
    scenario = phase(player(timeline=spaces, lost=2))
    scenario.when(0, EndTimeline()).refused("AK-TL-04")
    after = scenario.when(0, Activate("hagar_qim")).accepted()
    assert after.state.players[0].lost == 1
    after.when(0, EndTimeline()).accepted()


def test_a_single_mandatory_card_is_resolved_without_a_question() -> None:
    """SC-12, AK-TURN-09."""
    scenario = phase(player(timeline={3: [("hagar_qim", 2)]}, lost=2))
    scenario.then(
        LostKnowledgeRemoved(seat=0, amount=1, source="hagar_qim"),
        besides=(EffectActivated, PhaseStarted, TimelineSlid, TurnEnded, TurnStarted),
    )
    assert has_ended(scenario)


def test_the_engine_betrays_no_hand() -> None:
    """SC-31, AK-TURN-09, AK-HID-05, AK-EFF-03, E-27, E-41."""
    scenario = phase(player(hand=HAND[:3], artifacts=("moai_statue",)))
    assert not has_ended(scenario)
    assert commands(scenario.state) == [EndTimeline()]
    scenario.when(0, Activate("moai_statue")).refused("AK-EFF-03")
    assert has_ended(scenario.when(0, EndTimeline()).accepted())
    assert has_ended(phase(player(hand=HAND[:1], artifacts=("moai_statue",))))


def test_moai_with_exactly_two_cards_asks_for_none() -> None:
    """SC-38, E-41."""
    slots = ("nazca_lines", "olmec_heads")
    scenario = phase(player(hand=slots, artifacts=("moai_statue",)))
    after = scenario.when(0, Activate("moai_statue"), chance=Dice(1))
    after.then(
        *(CardsDiscarded(seat=0, cards=(card,), origin="hand") for card in slots),
        besides=(CardsDrawn, EffectActivated, PhaseStarted, TurnEnded, TurnStarted),
    )
    assert len(after.state.players[0].hand) == 4


def test_moai_takes_artifacts_only() -> None:
    """SC-38, E-41."""
    slots = ("nazca_lines", "olmec_heads")
    scenario = phase(player(hand=(*slots, "babylon"), artifacts=("moai_statue",)))
    asked = scenario.when(0, Activate("moai_statue")).accepted()
    asked.when(0, Discard("babylon")).refused("AK-EFF-03")
    after = asked.when(0, Discard("olmec_heads")).accepted()
    assert commands(after.state) == [Discard("nazca_lines")]
    after = after.when(0, Discard("nazca_lines"), chance=Dice(1)).accepted()
    assert len(after.state.players[0].hand) == 5


def test_up_to_can_be_left_out_but_a_draw_cannot() -> None:
    """SC-36, AK-TL-04, AK-EFF-17."""
    spaces = {3: [("parthenon", 12)]}
    phase(player(timeline=spaces)).when(0, EndTimeline()).accepted()
    both = {3: [("parthenon", 12), ("tonina", 0)]}
    scenario = phase(player(timeline=both))
    scenario.when(0, EndTimeline()).refused("AK-TL-04")
    scenario.when(0, Activate("tonina"), EndTimeline(), chance=[0]).accepted()
    full = phase(player(timeline=both, hand=(*HAND, *MEGALITHS[:4])))
    full.when(0, EndTimeline()).accepted()


def test_publicly_one_command_is_answered() -> None:
    """SC-37, AK-TL-04, AK-TURN-09."""
    spaces = {3: [("hagar_qim", 2)]}
    poor = phase(player(hand=HAND[:1], timeline=spaces, artifacts=("planetary_stone",), lost=2))
    assert poor.state.players[0].lost == 1
    assert has_ended(poor)
    rich = phase(player(hand=HAND[:2], timeline=spaces, artifacts=("planetary_stone",), lost=2))
    assert commands(rich.state) == [Activate("hagar_qim"), Activate("planetary_stone")]
    rich.when(0, EndTimeline()).refused("AK-TL-04")


def test_only_remaining_cards_can_be_activated() -> None:
    """AK-TL-02, AK-TL-03."""
    scenario = phase(player(timeline={3: [("tonina", 1), ("parthenon", 11)]}))
    scenario.when(0, Activate("babylon")).refused("AK-TL-03")
    once = scenario.when(0, Activate("tonina"), chance=[0]).accepted()
    once.when(0, Activate("tonina")).refused("AK-TL-03")
    scenario.when(0, Search()).refused("AK-TURN-08")


def test_activating_an_optional_card_accepts_it() -> None:
    """AK-TL-05: there is no `pass` in this phase, but "up to" can still be ended."""
    scenario = phase(
        player(hand=HAND[:3], artifacts=("planetary_stone",), timeline={3: [("petra", 3)]})
    )
    asked = scenario.when(
        0, Activate("planetary_stone"), Discard("babylon"), Discard("atlantis")
    ).accepted()
    assert commands(asked.state) == [*(Remove("petra", n) for n in (1, 2, 3)), Done()]
    asked.when(0, Remove("petra", 2), Done()).accepted()


def test_a_cost_may_be_paid_for_nothing() -> None:
    """AK-EFF-03, E-26."""
    scenario = phase(player(artifacts=("baghdad_battery", "luddite_flute")))
    after = scenario.when(0, Activate("baghdad_battery")).accepted()
    assert after.state.players[0].artifacts == ("luddite_flute",)
    assert after.state.discard.opened == ("baghdad_battery",)


def test_monuments_of_the_past_do_nothing() -> None:
    """AK-TL-01."""
    assert has_ended(phase(player(past=("hagar_qim", "tonina"), lost=3)))


def test_tulum_demands_a_card_if_there_is_one() -> None:
    """E-30, AK-EFF-12."""
    asked = phase(player(hand=HAND[:3], timeline={4: [("tulum", 1)]}))
    assert commands(asked.state) == [Discard(card) for card in HAND[:3]]
    asked.when(0, Discard("uxmal")).refused("AK-EFF-12")
    asked.when(0, Done()).refused("AK-EFF-02")
    assert has_ended(asked.when(0, Discard(HAND[1])).accepted())
    one = phase(player(hand=HAND[:1], timeline={4: [("tulum", 1)]}))
    assert one.state.discard.closed[0] == HAND[:1]
    assert has_ended(phase(player(timeline={4: [("tulum", 1)]})))
