"""What creations and technologies trigger, and in which order (AK-CRE-08, AK-EFF-04)."""

import pytest

from games.ancient_knowledge.commands import ChooseEffect, Create, Done, Learn, Pass, Remove, Search
from games.ancient_knowledge.facts.cards import CardCreated, CardsDrawn, CreationBegun
from games.ancient_knowledge.facts.monuments import KnowledgeRemoved
from games.ancient_knowledge.facts.turn import (
    ActionChosen,
    EffectActivated,
    EffectHadNoResult,
    EffectRefused,
    PhaseStarted,
)
from tests.games.ancient_knowledge.moments import A, created, creating, learning
from tests.games.ancient_knowledge.position import (
    FILLERS,
    commands,
    knowledge_of,
    player,
    timeline_of,
)
from tests.games.ancient_knowledge.test_setup import Dice

GRANTING = [
    ("diquis_stone_spheres", 2, "olmec_heads", "babylon"),
    ("nubian_pyramids", 2, "olmec_heads", "babylon"),
    ("dolmen_of_menga", 6, "babylon", "olmec_heads"),
    ("masuda_iwafune", 3, "baalbek_trilithon", "babylon"),
]


@pytest.mark.parametrize(("card", "space", "fits", "wrong"), GRANTING)
def test_cards_that_grant_a_create(card: str, space: int, fits: str, wrong: str) -> None:
    """AK-ACT-04, AK-CRE-01, E-42."""
    hand = (card, fits, wrong)
    scenario = creating(card, space, player(hand=hand)).accepted()
    place = None if fits == "olmec_heads" else 3
    wrong_place = None if wrong == "olmec_heads" else 3
    scenario.when(0, Create(wrong, wrong_place)).refused("AK-CRE-01")
    scenario.when(0, Create(fits, place)).accepted()
    scenario.when(0, Pass()).then(EffectRefused(seat=0, source=card), besides=(PhaseStarted,))


def test_a_granted_create_without_a_suitable_card_is_passed() -> None:
    """SC-32, E-42, AK-TURN-09."""
    two = creating("nubian_pyramids", 2, player(hand=("nubian_pyramids", "babylon", "petra")))
    assert commands(two.state) == [Pass()]
    none = creating("nubian_pyramids", 2, player(hand=("nubian_pyramids",)))
    none.then(
        *created("nubian_pyramids", 2, 3),
        EffectHadNoResult(seat=0, source="nubian_pyramids", effect=0),
        PhaseStarted(seat=0, phase="action_2"),
    )
    slots = ("disk_of_sabu", "ica_stones", "moai_statue", "tzolkin", "klerksdorp_spheres")
    full = player(hand=("nubian_pyramids", "babylon"), artifacts=slots)
    creating("nubian_pyramids", 2, full).then(
        *created("nubian_pyramids", 2, 3),
        EffectHadNoResult(seat=0, source="nubian_pyramids", effect=0),
        PhaseStarted(seat=0, phase="action_2"),
    )


def test_poulnabrone_dolmen_grants_one_more_create_for_each() -> None:
    """E-02."""
    past = ("osirion", "byblos", "abu_gorab", "moron", "stonehenge", *FILLERS[:6])
    owner = player(
        hand=("timbuktu", "pyramid_of_nice", "megaliths_of_cauria", "babylon"),
        past=past,
        timeline={6: [("poulnabrone_dolmen", 0)]},
    )
    scenario = creating("timbuktu", 1, owner).when(0, ChooseEffect("poulnabrone_dolmen"))
    granted = scenario.when(0, Create("babylon", 3)).accepted()
    created = [fact for fact in granted.facts if isinstance(fact, CardCreated)]
    assert [fact.granted_by for fact in created] == [None, "poulnabrone_dolmen"]
    # the granted one does not trigger it again
    assert granted.state.players[0].turn.phase == "action_2"
    few = player(hand=owner.hand, past=past[1:], timeline={6: [("poulnabrone_dolmen", 0)]})
    after = creating("timbuktu", 1, few).accepted()
    assert ChooseEffect("poulnabrone_dolmen") in commands(after.state)
    after.when(0, ChooseEffect("poulnabrone_dolmen")).then(
        EffectHadNoResult(seat=0, source="poulnabrone_dolmen", effect=0),
        EffectHadNoResult(seat=0, source="timbuktu", effect=0),
        PhaseStarted(seat=0, phase="action_2"),
    )


def test_poulnabrone_dolmen_does_not_hear_its_own_creation() -> None:
    """E-02."""
    past = ("osirion", "byblos", "abu_gorab", "moron", "stonehenge", *FILLERS[:6])
    owner = player(hand=("poulnabrone_dolmen", "babylon"), past=past)
    scenario = creating("poulnabrone_dolmen", 6, owner).accepted()
    assert scenario.state.players[0].turn.phase == "action_2"


def test_poulnabrone_dolmen_also_follows_a_granted_create() -> None:
    """E-02."""
    past = ("osirion", "byblos", "abu_gorab", "moron", "stonehenge", *FILLERS[:6])
    owner = player(
        hand=("dolmen_of_menga", "babylon", "atlantis", "petra"),
        past=past,
        timeline={6: [("poulnabrone_dolmen", 0)]},
    )
    scenario = creating("dolmen_of_menga", 6, owner)
    scenario = scenario.when(0, ChooseEffect("dolmen_of_menga"), Create("babylon", 3)).accepted()
    assert Create("atlantis", 3) in commands(scenario.state)
    assert Pass() in commands(scenario.state)


ON_CREATION = [
    ("nazca_lines", "yonaguni", 4, "draw"),
    ("olmec_heads", "baalbek_trilithon", 3, "draw"),
    ("chabola_de_la_hechicera", "klerksdorp_spheres", None, "both"),
]


@pytest.mark.parametrize(("trigger", "card", "space", "what"), ON_CREATION)
def test_creations_trigger_ongoing_cards(
    trigger: str, card: str, space: int | None, what: str
) -> None:
    """AK-CRE-08, AK-EFF-01."""
    if trigger == "chabola_de_la_hechicera":
        owner = player(hand=(card,), timeline={6: [(trigger, 3)]})
    else:
        owner = player(hand=(card,), artifacts=(trigger,))
    scenario, active = creating(card, space, owner), [trigger]
    if card == "yonaguni":
        scenario, active = scenario.when(0, ChooseEffect(trigger), chance=Dice(1)), [trigger, card]
    scenario.then(
        *(EffectActivated(seat=0, source=one, effect=0) for one in active),
        besides=(
            ActionChosen,
            CreationBegun,
            CardCreated,
            CardsDrawn,
            KnowledgeRemoved,
            PhaseStarted,
        ),
    )
    assert len(scenario.state.players[0].hand) == 1
    removed = [one for one in scenario.facts if isinstance(one, KnowledgeRemoved)]
    assert bool(removed) == (what == "both")


def test_an_ongoing_card_hears_its_own_type_only() -> None:
    """AK-EFF-01: an artifact triggers no monument effect, and the other way round."""
    owner = player(hand=("olmec_heads", "petra"), artifacts=("nazca_lines", "genetic_disk"))
    first = creating("olmec_heads", None, owner).accepted()
    second = first.when(0, Create("petra", 4)).accepted()
    assert not [one for one in second.facts if isinstance(one, EffectActivated)]


def test_genetic_disk_counts_the_space_of_the_creation() -> None:
    """E-43."""
    spaces = {2: [(A, 5)]}
    owner = player(hand=("bagan",), timeline=spaces, artifacts=("genetic_disk",))
    scenario = creating("bagan", 5, owner).when(0, ChooseEffect("bagan")).accepted()
    assert timeline_of(scenario.state) == {2: [("bagan", 2)], 5: [(A, 5)]}
    assert commands(scenario.state) == [
        Remove("bagan", 1),
        Remove("bagan", 2),
        Remove(A, 1),
        Remove(A, 2),
        Done(),
    ]


def test_borobudur_lets_learn_after_an_artifact() -> None:
    owner = player(hand=("olmec_heads",), timeline={3: [("borobudur_temple", 4)]})
    scenario = creating("olmec_heads", None, owner).accepted()
    assert {Learn("mercury"), Pass()} <= set(commands(scenario.state))
    scenario.when(0, Pass()).then(
        EffectRefused(seat=0, source="borobudur_temple"), PhaseStarted(seat=0, phase="action_2")
    )


def test_tikal_temple_lets_learn() -> None:
    scenario = creating("tikal_temple_i", 3, player(hand=("tikal_temple_i",))).accepted()
    after = scenario.when(0, Learn("mercury")).accepted()
    assert after.state.players[0].collection.all == ("mercury",)


ON_LEARNING = [
    ("warangal", "the_number_pi", "monument"),
    ("hire_benakal", "rongorongo_glyphs", "monument"),
    ("phimeanakas", "mercury", "monument"),
    ("glozel_artifacts", "rongorongo_glyphs", "artifact"),
    ("dogon_mythology", "mercury", "artifact"),
    ("voynich_manuscript", "the_number_pi", "artifact"),
    ("sumerian_tablets", "mercury", "artifact"),
]


@pytest.mark.parametrize(("trigger", "technology", "kind"), ON_LEARNING)
def test_learning_triggers_ongoing_cards(trigger: str, technology: str, kind: str) -> None:
    """AK-LRN-04, AK-EFF-04."""
    if kind == "monument":
        owner = player(timeline={5: [(trigger, 1)]})
    else:
        owner = player(artifacts=(trigger,))
    scenario = learning(technology, owner)
    scenario = scenario.when(0, ChooseEffect(trigger), chance=Dice(1))
    scenario.then(
        EffectActivated(seat=0, source=trigger, effect=0),
        besides=(CardsDrawn, EffectHadNoResult, KnowledgeRemoved, PhaseStarted),
    )
    draws = 1 if kind == "monument" or trigger == "sumerian_tablets" else 2
    assert len(scenario.state.players[0].hand) == draws
    if kind == "monument":
        assert knowledge_of(scenario.state)[trigger] == 0
    other = "mercury" if technology == "the_number_pi" else "the_number_pi"
    silent = learning(other, owner).accepted()
    heard = any(
        isinstance(fact, EffectActivated) and fact.source == trigger for fact in silent.facts
    )
    waiting = ChooseEffect(trigger) in commands(silent.state)
    assert (heard or waiting) == (trigger == "sumerian_tablets")


def test_nimrud_lens_may_take_one() -> None:
    """AK-EFF-18."""
    owner = player(timeline={5: [(A, 1)]}, artifacts=("nimrud_lens",))
    scenario = learning("runic_alphabet", owner).when(0, ChooseEffect("nimrud_lens"))
    assert commands(scenario.state) == [Remove(A, 1), Pass()]
    scenario.when(0, Done()).refused("AK-EFF-02")
    scenario.when(0, Pass()).then(
        EffectRefused(seat=0, source="nimrud_lens"),
        EffectHadNoResult(seat=0, source="runic_alphabet", effect=0),
        PhaseStarted(seat=0, phase="action_2"),
    )


def test_pending_effects_are_resolved_in_the_order_of_choice() -> None:
    """AK-EFF-04, AK-EFF-15."""
    slots = ("sumerian_tablets", "dogon_mythology")
    scenario = learning("nicolas_flammel", player(artifacts=slots, lost=1)).accepted()
    members = ("nicolas_flammel", *slots)
    assert commands(scenario.state) == [ChooseEffect(one) for one in members]
    scenario.when(0, ChooseEffect("nazca_lines")).refused("AK-EFF-04")
    scenario.when(0, Search()).refused("AK-TURN-08")
    one = scenario.when(0, ChooseEffect("dogon_mythology"), chance=Dice(1)).accepted()
    assert commands(one.state) == [
        ChooseEffect("nicolas_flammel"),
        ChooseEffect("sumerian_tablets"),
    ]
    rest = one.when(0, ChooseEffect("nicolas_flammel"), chance=Dice(1)).accepted()
    assert rest.state.players[0].turn.phase == "action_2"
    assert len(rest.state.players[0].hand) == 4


def test_newer_effects_come_before_older_ones() -> None:
    """AK-EFF-04: depth first."""
    owner = player(
        hand=("nubian_pyramids", "olmec_heads", "petra"),
        timeline={6: [("chabola_de_la_hechicera", 3)]},
        artifacts=("nazca_lines",),
    )
    scenario = creating("nubian_pyramids", 2, owner).when(0, ChooseEffect("nubian_pyramids"))
    nested = scenario.when(0, Create("olmec_heads")).accepted()
    assert set(commands(nested.state)) == {
        Remove("nubian_pyramids", 1),
        Remove("chabola_de_la_hechicera", 1),
    }
    after = nested.when(0, Remove("nubian_pyramids", 1), chance=Dice(1)).accepted()
    order = [one.source for one in after.facts if isinstance(one, EffectActivated)]
    assert order == ["nubian_pyramids", "chabola_de_la_hechicera", "nazca_lines"]
