"""Immediate effects of monuments and technologies (AK-EFF)."""

import pytest

from games.ancient_knowledge.commands import (
    Archive,
    ChooseEffect,
    Discard,
    Done,
    Learn,
    Pass,
    Remove,
    Sacrifice,
)
from games.ancient_knowledge.facts.cards import CardsDiscardedOpenly, CardsDrawn
from games.ancient_knowledge.facts.monuments import Amount, KnowledgeRemoved, LostKnowledgeRemoved
from games.ancient_knowledge.facts.technologies import TechnologyLearned
from games.ancient_knowledge.facts.turn import (
    ActionChosen,
    EffectActivated,
    EffectHadNoResult,
    EffectRefused,
    PhaseStarted,
)
from tests.games.ancient_knowledge.moments import (
    HAND,
    A,
    B,
    C,
    created,
    creating,
    learned,
    learning,
)
from tests.games.ancient_knowledge.position import (
    FILLERS,
    commands,
    knowledge_of,
    player,
    playing,
    table,
)
from tests.games.ancient_knowledge.test_setup import Dice

EACH = [
    ("tiwanaku", 2, {"osirion": 1, "byblos": 1}, {"osirion": 0, "byblos": 0, "tiwanaku": 2}),
    ("standing_stones_of_stenness", 5, {"moron": 2, A: 1}, {"moron": 1, A: 1}),
]


@pytest.mark.parametrize(("card", "space", "before", "after"), EACH)
def test_cards_that_relieve_each_other_monument_of_a_type(
    card: str, space: int, before: dict[str, int], after: dict[str, int]
) -> None:
    """AK-EFF-07, E-46: never the card itself."""
    spaces = {4: list(before.items())}
    scenario = creating(card, space, player(hand=(card, "atlantis"), timeline=spaces))
    assert knowledge_of(scenario.accepted().state) | after == knowledge_of(scenario.state)


EACH_BY_TECHNOLOGY = [
    ("anaximander", A),
    ("the_number_pi", "osirion"),
    ("rongorongo_glyphs", "moron"),
]


@pytest.mark.parametrize(("technology", "card"), EACH_BY_TECHNOLOGY)
def test_technologies_that_relieve_each_monument_of_a_type(technology: str, card: str) -> None:
    spaces = {3: [(A, 2), ("osirion", 2)], 4: [("moron", 2), ("karnak_temple", 0)]}
    scenario = learning(technology, player(timeline=spaces))
    scenario.then(
        KnowledgeRemoved(seat=0, amounts=(Amount(card, 1),), source=technology),
        besides=(ActionChosen, EffectActivated, PhaseStarted, TechnologyLearned),
    )


def test_philae_takes_three_from_each_of_two_cities() -> None:
    """SC-34, E-04."""
    spaces = {4: [("osirion", 5), ("byblos", 1)], 5: [("abu_gorab", 0)]}
    scenario = creating("philae", 3, player(hand=("philae",), timeline=spaces)).accepted()
    scenario.when(0, Remove("osirion", 2)).refused("AK-EFF-07")
    second = scenario.when(0, Remove("osirion", 3)).accepted()
    assert commands(second.state) == [Remove("philae", 3), Remove("byblos", 1)]
    after = second.when(0, Remove("philae", 3)).accepted()
    assert knowledge_of(after.state) == {"osirion": 2, "byblos": 1, "abu_gorab": 0, "philae": 0}


def test_philae_counts_itself_and_takes_what_there_is() -> None:
    """SC-34, E-04, AK-TURN-09."""
    spaces = {4: [("osirion", 5), ("byblos", 0)], 5: [("abu_gorab", 0)]}
    reduced = ("dogu_figurines",)
    owner = player(hand=("philae",), timeline=spaces, artifacts=reduced)
    scenario = creating("philae", 3, owner)
    after = knowledge_of(scenario.accepted().state)
    assert (after["philae"], after["osirion"]) == (0, 2)  # no choice: only two have knowledge
    three = creating("philae", 3, player(hand=("philae",), timeline={4: [("osirion", 5)]}))
    three.then(
        *created("philae", 3, 3),
        EffectHadNoResult(seat=0, source="philae", effect=0),
        PhaseStarted(seat=0, phase="action_2"),
    )


def test_xixia_wangling_takes_up_to_three_from_a_neighbour() -> None:
    """E-05."""
    spaces = {2: [(A, 2)], 3: [(B, 5)], 5: [(C, 5)]}
    scenario = creating("xixia_wangling", 2, player(hand=("xixia_wangling",), timeline=spaces))
    assert commands(scenario.state) == [Remove(A, 1), Remove(A, 2), Done()]
    scenario.when(0, Done()).accepted()
    assert knowledge_of(scenario.when(0, Remove(A, 1)).accepted().state)[A] == 1


def test_pyramid_of_nice_takes_from_any_even_itself() -> None:
    """E-07."""
    scenario = creating("pyramid_of_nice", 1, player(hand=("pyramid_of_nice",)))
    scenario.then(
        *created("pyramid_of_nice", 1, 2),
        EffectActivated(seat=0, source="pyramid_of_nice", effect=0),
        KnowledgeRemoved(seat=0, amounts=(Amount("pyramid_of_nice", 1),), source="pyramid_of_nice"),
        PhaseStarted(seat=0, phase="action_2"),
    )


def test_timbuktu_flammel_mercury_and_numerals_forget() -> None:
    """AK-EFF-07, E-39."""
    scenario = creating("timbuktu", 1, player(hand=("timbuktu",), lost=2))
    scenario.then(
        *created("timbuktu", 1, 2),
        EffectActivated(seat=0, source="timbuktu", effect=0),
        LostKnowledgeRemoved(seat=0, amount=1, source="timbuktu"),
        PhaseStarted(seat=0, phase="action_2"),
    )
    flammel = learning("nicolas_flammel", player(lost=1)).accepted()
    assert (flammel.state.players[0].lost, len(flammel.state.players[0].hand)) == (0, 1)
    assert learning("mercury", player(lost=1)).accepted().state.players[0].lost == 0
    assert learning("arabic_numerals", player(lost=5)).accepted().state.players[0].lost == 2


def test_mummification_removes_as_much_as_there_are_artifacts() -> None:
    """E-44."""
    slots = ("olmec_heads", "nazca_lines", "glozel_artifacts")
    spaces = {3: [(A, 2)], 4: [(B, 5)]}
    scenario = learning("mummification", player(timeline=spaces, artifacts=slots)).accepted()
    scenario.when(0, Done()).refused("AK-EFF-02")
    after = scenario.when(0, Remove(A, 2)).accepted()
    asked = after.when(0, Remove(B, 1))
    asked.refused("AK-TURN-08")  # the last one of B was taken without a question
    assert knowledge_of(after.state) == {A: 0, B: 4}


def test_mystery_school_draws_for_cities() -> None:
    """E-44."""
    spaces = {3: [("osirion", 2), ("byblos", 1)], 4: [(A, 5)]}
    scenario = learning("mystery_school", player(timeline=spaces)).accepted()
    assert len(scenario.state.players[0].hand) == 2
    nothing = learning("mystery_school", player(timeline={4: [(A, 5)]}))
    nothing.then(
        *learned("mystery_school"),
        EffectHadNoResult(seat=0, source="mystery_school", effect=0),
        PhaseStarted(seat=0, phase="action_2"),
    )


def test_language_of_the_birds_relieves_a_monument_with_five() -> None:
    spaces = {3: [(A, 5), (B, 4)], 4: [(C, 9)]}
    scenario = learning("language_of_the_birds", player(timeline=spaces)).accepted()
    assert commands(scenario.state) == [Remove(A, 3), Remove(C, 3)]


DRAWERS = [
    ("aristotle", FILLERS[:2], 3),
    ("melchizedek", ("osirion", "moron", A), 4),
    ("flower_of_life", ("osirion", "byblos"), 3),
    ("astronomy", ("osirion", A), 3),
    ("proto_writing", (*FILLERS[:3], "osirion"), 3),
    ("coptic_alphabet", ("moron", "stonehenge"), 3),
    ("ptolemy", (), 3),
]


@pytest.mark.parametrize(("technology", "past", "count"), DRAWERS)
def test_technologies_that_draw(technology: str, past: tuple[str, ...], count: int) -> None:
    boards = ((technology, "thales", "mercury"), (), ())
    state = table(player(past=past), boards=boards)
    scenario = playing(state).when(0, Learn(technology), chance=Dice(1)).accepted()
    assert len(scenario.state.players[0].hand) == count


def test_earthquake_engineering_changes_up_to_three_cards() -> None:
    """E-31."""
    scenario = learning("earthquake_engineering", player(hand=HAND)).accepted()
    two = scenario.when(0, Discard(HAND[0]), Discard(HAND[1]), Done(), chance=Dice(1)).accepted()
    drawn = [fact for fact in two.facts if isinstance(fact, CardsDrawn)]
    assert [len(fact.cards) for fact in drawn] == [2]
    assert len(two.state.players[0].hand) == 6
    none = scenario.when(0, Done()).accepted()
    assert none.state.players[0].hand == HAND
    three = scenario.when(0, *map(Discard, HAND[:3]), chance=Dice(1)).accepted()
    assert len(three.state.players[0].hand) == 6


def test_earthquake_engineering_with_one_card() -> None:
    """E-31, AK-TURN-09: with the last card discarded nothing is left to ask."""
    scenario = learning("earthquake_engineering", player(hand=HAND[:1])).accepted()
    after = scenario.when(0, Discard(HAND[0]), chance=[0]).accepted()
    assert len(after.state.players[0].hand) == 1


def test_runic_alphabet_straightens_two() -> None:
    """E-45, AK-EFF-14."""
    scenario = learning("runic_alphabet", player(past=FILLERS[:4], rotated=3)).accepted()
    assert scenario.state.players[0].past.rotated == FILLERS[2:3]


def test_yonaguni_takes_artifacts_for_knowledge() -> None:
    """E-15."""
    slots = ("nazca_lines", "olmec_heads", "ica_stones")
    owner = player(hand=("yonaguni",), artifacts=slots)
    scenario = creating("yonaguni", 4, owner).when(0, ChooseEffect("yonaguni")).accepted()
    scenario.when(0, Sacrifice("tzolkin")).refused("AK-EFF-12")
    one = scenario.when(0, Sacrifice("olmec_heads"))
    one.then(
        CardsDiscardedOpenly(seat=0, cards=("olmec_heads",), origin="board"),
        KnowledgeRemoved(seat=0, amounts=(Amount("yonaguni", 4),), source="yonaguni"),
    )
    assert commands(one.state) == [Sacrifice("nazca_lines"), Sacrifice("ica_stones"), Done()]
    done = one.when(0, Done(), chance=[0]).accepted()
    assert len(done.state.players[0].hand) == 1  # nazca_lines still draws


def test_a_sacrificed_artifact_loses_its_pending_trigger() -> None:
    """E-15, AK-EFF-15."""
    owner = player(hand=("yonaguni",), artifacts=("nazca_lines",))
    scenario = creating("yonaguni", 4, owner).accepted()
    lost = scenario.when(0, ChooseEffect("yonaguni"), Sacrifice("nazca_lines")).accepted()
    assert lost.state.players[0].hand == ()
    first = scenario.when(0, ChooseEffect("nazca_lines"), chance=[0]).accepted()
    after = first.when(0, Sacrifice("nazca_lines")).accepted()
    assert len(after.state.players[0].hand) == 1


def test_persepolis_archives_if_wanted() -> None:
    """AK-ACT-04, AK-ARC-02."""
    scenario = creating("persepolis", 3, player(hand=("persepolis", *HAND[:2])))
    assert commands(scenario.state) == [Archive(), Pass()]
    scenario.when(0, Pass()).then(
        EffectRefused(seat=0, source="persepolis"), PhaseStarted(seat=0, phase="action_2")
    )
    after = scenario.when(0, Archive(), Discard(HAND[0]), Done()).accepted()
    assert knowledge_of(after.state) == {"persepolis": 2}
    creating("persepolis", 3, player(hand=("persepolis",))).then(
        *created("persepolis", 3, 3),
        EffectHadNoResult(seat=0, source="persepolis", effect=0),
        PhaseStarted(seat=0, phase="action_2"),
    )
