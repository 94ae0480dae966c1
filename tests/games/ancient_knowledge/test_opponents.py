"""Effects between players: forced discards, theft, gifts (AK-EFF-12, AK-HID-03)."""

import pytest

from games.ancient_knowledge.commands import (
    ChoosePlayer,
    Discard,
    DiscardArtifact,
    Done,
    Excavate,
    GiveLost,
    Learn,
    Search,
    Take,
)
from games.ancient_knowledge.facts.cards import CardsDiscarded, CardsDiscardedOpenly
from games.ancient_knowledge.facts.monuments import (
    DeclineBegun,
    LostKnowledgeMoved,
    MonumentDeclined,
)
from games.ancient_knowledge.facts.passing import CardStolen, HandShown
from games.ancient_knowledge.facts.turn import (
    EffectActivated,
    EffectHadNoResult,
    PhaseStarted,
    TurnEnded,
    TurnStarted,
)
from games.ancient_knowledge.state.player import Player
from games.kernel.scenario import Scenario
from tests.games.ancient_knowledge.moments import learned
from tests.games.ancient_knowledge.position import (
    FILLERS,
    begun,
    commands,
    knowledge_of,
    player,
    playing,
    table,
)
from tests.games.ancient_knowledge.test_setup import Dice

A, B = FILLERS[:2]
HAND = ("babylon", "atlantis", "petra", "jericho", "tiwanaku", "karnak_temple")
MORE = ("osirion", "byblos", "abu_gorab", "moron")


def declining(card: str, *others: Player, **owner: object) -> Scenario:  # type: ignore[type-arg]
    """A monument of seat 0 declines."""
    own = player(timeline={1: [(card, 0)]}, **owner)  # type: ignore[arg-type]
    return begun(table(own, *others, phase="timeline"), chance=Dice(2))


def test_an_opponent_with_few_cards_has_no_choice() -> None:
    """SC-29, AK-EFF-12, AK-TURN-09."""
    scenario = declining("aramu_muru", player(hand=HAND[:1]))
    scenario.then(
        CardsDiscarded(seat=1, cards=HAND[:1], origin="hand"),
        MonumentDeclined(seat=0, monument="aramu_muru", knowledge_lost=0),
        besides=(DeclineBegun, EffectActivated, PhaseStarted, TurnEnded, TurnStarted),
    )


def test_opponents_decide_at_the_same_time_and_card_by_card() -> None:
    """AK-EFF-12, AK-TURN-06, AK-TURN-08: the flow waits until all have decided."""
    scenario = declining("aramu_muru", player(hand=HAND[:3]), player(hand=MORE[:3]))
    assert scenario.state.agenda.awaits() == {1, 2}
    scenario.when(0, Search()).refused("AK-TURN-08")
    scenario.when(1, Discard(MORE[0])).refused("AK-EFF-12")
    ids = scenario.state.agenda.open_for(1)
    after = scenario.when(2, Discard(MORE[0])).accepted()
    assert after.state.agenda.open_for(1) == ids
    assert after.state.players[2].hand == MORE[1:3]
    after = after.when(1, Discard(HAND[0]), Discard(HAND[1])).accepted()
    assert after.state.agenda.awaits() == {2}
    over = after.when(2, Discard(MORE[1])).accepted()
    assert over.state.players[0].past.cards == ("aramu_muru",)
    assert over.state.players[2].hand == MORE[2:3]


ONE_CARD = ["the_fairies_rock"]


@pytest.mark.parametrize("card", ONE_CARD)
def test_one_card_each(card: str) -> None:
    scenario = declining(card, player(hand=HAND[:2]))
    after = scenario.when(1, Discard(HAND[1])).accepted()
    assert after.state.players[1].hand == HAND[:1]


def test_cretan_hieroglyphs_cost_a_card_each() -> None:
    boards = (("cretan_hieroglyphs", "thales", "mercury"), (), ())
    state = table(player(), player(hand=HAND[:2]), boards=boards)
    scenario = playing(state).when(0, Learn("cretan_hieroglyphs")).accepted()
    assert scenario.state.agenda.awaits() == {1}
    scenario.when(1, Discard(HAND[0])).accepted()
    empty = table(player(), player(), boards=boards)
    playing(empty).when(0, Learn("cretan_hieroglyphs")).then(
        *learned("cretan_hieroglyphs"),
        EffectHadNoResult(seat=0, source="cretan_hieroglyphs", effect=0),
        PhaseStarted(seat=0, phase="action_2"),
    )


def test_oronce_fines_map_takes_two_cards_at_exactly_three() -> None:
    """E-12."""
    owner = player(past=FILLERS[:4], artifacts=("oronce_fines_map",))
    state = table(owner, player(hand=HAND[:4]))
    scenario = playing(state).when(0, Excavate(3), chance=Dice(1)).accepted()
    assert scenario.state.agenda.awaits() == {1}
    after = scenario.when(1, Discard(HAND[0]), Discard(HAND[3])).accepted()
    assert after.state.players[1].hand == HAND[1:3]
    four = playing(state).when(0, Excavate(4), chance=Dice(1)).accepted()
    assert four.state.agenda.awaits() == {0}


def test_pyramid_of_userkaf_takes_an_artifact() -> None:
    """AK-EFF-12, AK-HID-02: from the board it is discarded openly."""
    slots = ("nazca_lines", "olmec_heads")
    scenario = declining("pyramid_of_userkaf", player(artifacts=slots))
    assert commands(scenario.state, 1) == [DiscardArtifact(one) for one in slots]
    scenario.when(1, DiscardArtifact("tzolkin")).refused("AK-EFF-12")
    scenario.when(1, Discard("nazca_lines")).refused("AK-TURN-08")
    scenario.when(1, DiscardArtifact("nazca_lines")).then(
        CardsDiscardedOpenly(seat=1, cards=("nazca_lines",), origin="board"),
        MonumentDeclined(seat=0, monument="pyramid_of_userkaf", knowledge_lost=0),
        PhaseStarted(seat=0, phase="aftermath"),
        TurnEnded(seat=0),
        TurnStarted(seat=1, round=1),
        PhaseStarted(seat=1, phase="action_1"),
    )
    one = declining("pyramid_of_userkaf", player(artifacts=slots[:1]))
    assert one.state.players[1].artifacts == ()


def test_kerloas_sees_a_hand_and_takes_a_card() -> None:
    """E-16, AK-HID-03, AK-HID-05."""
    scenario = declining("menhir_of_kerloas", player(hand=HAND[:3]), player(hand=MORE), player())
    assert commands(scenario.state) == [ChoosePlayer(1), ChoosePlayer(2)]
    scenario.when(0, ChoosePlayer(3)).refused("AK-HID-03")
    seen = scenario.when(0, ChoosePlayer(2))
    seen.then(HandShown(from_seat=2, to_seat=0, cards=MORE))
    assert commands(seen.state) == [Take(card) for card in MORE]
    seen.when(0, Take(HAND[0])).refused("AK-HID-03")
    after = seen.when(0, Take("byblos"))
    after.then(
        CardStolen(from_seat=2, to_seat=0, card="byblos"),
        MonumentDeclined(seat=0, monument="menhir_of_kerloas", knowledge_lost=0),
        PhaseStarted(seat=0, phase="aftermath"),
        TurnEnded(seat=0),
        TurnStarted(seat=1, round=1),
        PhaseStarted(seat=1, phase="action_1"),
    )
    assert after.state.players[0].hand == ("byblos",)


def test_kerloas_asks_nothing_for_a_single_card() -> None:
    """AK-TURN-09, AK-HAND-02."""
    scenario = declining("menhir_of_kerloas", player(hand=HAND[:1]))
    assert scenario.state.players[0].hand == HAND[:1]
    full = declining("menhir_of_kerloas", player(hand=HAND[:1]), hand=(*HAND[1:], *MORE, A))
    full.then(
        EffectHadNoResult(seat=0, source="menhir_of_kerloas", effect=0),
        besides=(DeclineBegun, MonumentDeclined, PhaseStarted, TurnEnded, TurnStarted),
    )
    nobody = declining("menhir_of_kerloas", player())
    nobody.then(
        EffectHadNoResult(seat=0, source="menhir_of_kerloas", effect=0),
        besides=(DeclineBegun, MonumentDeclined, PhaseStarted, TurnEnded, TurnStarted),
    )


def test_barabar_caves_give_lost_knowledge_away() -> None:
    """E-17."""
    second = player(timeline={2: [(A, 1), (B, 0)]})
    own = player(timeline={1: [("barabar_caves", 3)]}, lost=2)
    scenario = begun(table(own, second, phase="timeline"))
    expected = [GiveLost(card, amount) for card in (A, B) for amount in (1, 2)]
    assert commands(scenario.state) == [*expected, Done()]
    scenario.when(0, GiveLost(A, 3)).refused("AK-EFF-07")
    scenario.when(0, GiveLost("barabar_caves", 1)).refused("AK-EFF-07")
    after = scenario.when(0, GiveLost(A, 2))
    after.then(
        LostKnowledgeMoved(seat=0, to_seat=1, monument=A, amount=2),
        MonumentDeclined(seat=0, monument="barabar_caves", knowledge_lost=3),
        PhaseStarted(seat=0, phase="aftermath"),
        TurnEnded(seat=0),
        TurnStarted(seat=1, round=1),
        PhaseStarted(seat=1, phase="action_1"),
    )
    assert knowledge_of(after.state, 1)[A] == 3
    assert after.state.players[0].lost == 3
    assert scenario.when(0, Done()).accepted().state.players[0].lost == 5


def test_barabar_caves_need_lost_knowledge_and_a_monument() -> None:
    """E-17, AK-EFF-17."""
    nothing = declining("barabar_caves", player(timeline={2: [(A, 1)]}))
    nothing.then(
        EffectHadNoResult(seat=0, source="barabar_caves", effect=0),
        besides=(DeclineBegun, MonumentDeclined, PhaseStarted, TurnEnded, TurnStarted),
    )
    nobody = declining("barabar_caves", player(), lost=3)
    nobody.then(
        EffectHadNoResult(seat=0, source="barabar_caves", effect=0),
        besides=(DeclineBegun, MonumentDeclined, PhaseStarted, TurnEnded, TurnStarted),
    )
