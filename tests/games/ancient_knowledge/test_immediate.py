"""Immediate effects, and what creations and technologies trigger (AK-EFF, AK-CRE-08)."""

import pytest

from games.ancient_knowledge.commands import (
    Archive,
    ChooseEffect,
    ChooseMonument,
    Create,
    Discard,
    Done,
    Learn,
    MoveMonument,
    Pass,
    Remove,
    Sacrifice,
    Search,
    Swap,
    ToBottom,
)
from games.ancient_knowledge.facts.cards import CardCreated, CardsDiscardedOpenly, CardsDrawn
from games.ancient_knowledge.facts.flow import (
    EffectActivated,
    EffectHadNoResult,
    EffectRefused,
)
from games.ancient_knowledge.facts.monuments import (
    Amount,
    KnowledgeAdded,
    KnowledgeRemoved,
    LostKnowledgeRemoved,
    MonumentDropped,
    MonumentMoved,
    MonumentsSwapped,
)
from games.ancient_knowledge.facts.technologies import (
    TechnologyBoardCleared,
    TechnologyMovedToDeckBottom,
)
from games.ancient_knowledge.state import Player
from games.kernel.scenario import Scenario
from tests.games.ancient_knowledge.tables import (
    FILLERS,
    commands,
    knowledge_of,
    player,
    playing,
    table,
    timeline_of,
)
from tests.games.ancient_knowledge.test_setup import Dice

A, B, C = FILLERS[:3]
HAND = ("babylon", "atlantis", "petra", "jericho", "tiwanaku", "karnak_temple")
SHOWN = (("mercury", "thales", "the_number_pi"), ("runic_alphabet", "ptolemy", "aristotle"), ())


def creating(card: str, space: int | None, owner: Player, *others: Player) -> Scenario:  # type: ignore[type-arg]
    """Seat 0 creates a card, with cards enough to pay."""
    state = table(owner, *others, boards=SHOWN)
    return playing(state).when(0, Create(card, space), chance=Dice(3))


def learning(technology: str, owner: Player, *others: Player, **say: object) -> Scenario:  # type: ignore[type-arg]
    """Seat 0 learns a technology of a board."""
    boards = ((technology, "thales", "ptolemy"), ("flower_of_life", "aristotle", "astronomy"), ())
    state = table(owner, *others, boards=boards, **say)  # type: ignore[arg-type]
    return playing(state).when(0, Learn(technology), chance=Dice(3))


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
    scenario.then(KnowledgeRemoved(seat=0, amounts=(Amount(card, 1),), source=technology))


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
    three.then(EffectHadNoResult(seat=0, source="philae", effect=0))


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
        KnowledgeRemoved(seat=0, amounts=(Amount("pyramid_of_nice", 1),), source="pyramid_of_nice")
    )


def test_timbuktu_flammel_mercury_and_numerals_forget() -> None:
    """AK-EFF-07, E-39."""
    scenario = creating("timbuktu", 1, player(hand=("timbuktu",), lost=2))
    scenario.then(LostKnowledgeRemoved(seat=0, amount=1, source="timbuktu"))
    flammel = learning("nicolas_flammel", player(lost=1)).accepted()
    assert (flammel.state.players[0].lost, len(flammel.state.players[0].hand)) == (0, 1)
    assert learning("mercury", player(lost=1)).accepted().state.players[0].lost == 0
    assert learning("arabic_numerals", player(lost=5)).accepted().state.players[0].lost == 2


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
    after.then(MonumentsSwapped(seat=0, first=card, second=A))
    assert [one for one, _ in timeline_of(after.state)[1]] == [card]


def test_without_a_partner_there_is_no_swap() -> None:
    """SC-30, AK-EFF-11."""
    locked = player(hand=("lopburi_temple",), timeline={4: [("candi_sukuh", 4)]})
    scenario = creating("lopburi_temple", 4, locked)
    scenario.then(EffectHadNoResult(seat=0, source="lopburi_temple", effect=0))
    one = player(hand=("lopburi_temple",), timeline={1: [(A, 3)]})
    creating("lopburi_temple", 4, one).then(
        MonumentsSwapped(seat=0, first="lopburi_temple", second=A)
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
    )
    assert timeline_of(after.state) == {3: [(B, 4)], 5: [(A, 1)]}


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
    nothing.then(EffectHadNoResult(seat=0, source="mystery_school", effect=0))


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
    scenario.when(0, Pass()).then(EffectRefused(seat=0, source="persepolis"))
    after = scenario.when(0, Archive(), Discard(HAND[0]), Done()).accepted()
    assert knowledge_of(after.state) == {"persepolis": 2}
    creating("persepolis", 3, player(hand=("persepolis",))).then(
        EffectHadNoResult(seat=0, source="persepolis", effect=0)
    )


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
    scenario.when(0, Pass()).then(EffectRefused(seat=0, source=card))


def test_a_granted_create_without_a_suitable_card_is_passed() -> None:
    """SC-32, E-42, AK-TURN-09."""
    two = creating("nubian_pyramids", 2, player(hand=("nubian_pyramids", "babylon", "petra")))
    assert commands(two.state) == [Pass()]
    none = creating("nubian_pyramids", 2, player(hand=("nubian_pyramids",)))
    none.then(EffectHadNoResult(seat=0, source="nubian_pyramids", effect=0))
    slots = ("disk_of_sabu", "ica_stones", "moai_statue", "tzolkin", "klerksdorp_spheres")
    full = player(hand=("nubian_pyramids", "babylon"), artifacts=slots)
    creating("nubian_pyramids", 2, full).then(
        EffectHadNoResult(seat=0, source="nubian_pyramids", effect=0)
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
        EffectHadNoResult(seat=0, source="poulnabrone_dolmen", effect=0)
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
    scenario = creating(card, space, owner)
    if card == "yonaguni":
        scenario = scenario.when(0, ChooseEffect(trigger), chance=Dice(1))
    scenario.then(EffectActivated(seat=0, source=trigger, effect=0))
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
    scenario.when(0, Pass()).then(EffectRefused(seat=0, source="borobudur_temple"))


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
    scenario.then(EffectActivated(seat=0, source=trigger, effect=0))
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
    scenario.when(0, Pass()).then(EffectRefused(seat=0, source="nimrud_lens"))


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
    )


@pytest.mark.parametrize(
    ("card", "space", "amount"), [("great_sphinx_of_giza", 2, 2), ("megaliths_of_cauria", 1, 1)]
)
def test_other_burdens(card: str, space: int, amount: int) -> None:
    """AK-EFF-13."""
    scenario = creating(card, space, player(hand=(card,)), player(timeline={1: [(A, 0)]}))
    scenario.then(KnowledgeAdded(seat=1, monument=A, amount=amount, source=card))


def test_ancient_hebrew_burdens_and_draws() -> None:
    """AK-EFF-05."""
    scenario = learning("ancient_hebrew", player(), player(timeline={1: [(A, 0)]}))
    scenario.then(KnowledgeAdded(seat=1, monument=A, amount=1, source="ancient_hebrew"))
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
