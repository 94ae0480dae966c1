"""Each card of the Timeline phase (AK-TL-01)."""

import pytest

from games.ancient_knowledge.box import ARTIFACTS
from games.ancient_knowledge.commands import (
    Activate,
    Discard,
    Done,
    EndTimeline,
    Learn,
    MoveMonument,
    Remove,
)
from games.ancient_knowledge.facts.cards import CardsDrawn
from games.ancient_knowledge.facts.monuments import (
    Amount,
    KnowledgeRemoved,
    LostKnowledgeRemoved,
    TimelineSlid,
)
from games.ancient_knowledge.facts.turn import EffectActivated, PhaseStarted, TurnEnded, TurnStarted
from games.ancient_knowledge.state.player import Player
from games.kernel.scenario import Scenario
from tests.games.ancient_knowledge.moments import HAND, MEGALITHS, A, B, C, has_ended, phase
from tests.games.ancient_knowledge.position import (
    FILLERS,
    begun,
    commands,
    knowledge_of,
    player,
    table,
    timeline_of,
)
from tests.games.ancient_knowledge.test_setup import Dice

SIMPLE = [
    ("petra", {"lost": 2, "past": FILLERS[:1]}, {"draws": 1}),
    ("petra", {"lost": 3, "past": FILLERS[:1]}, {}),
    ("petra", {"lost": 2}, {}),
    ("ishibutai_kofun", {"lost": 5}, {"lost": 1}),
    ("ishibutai_kofun", {"lost": 4}, {}),
    ("leshan_giant_buddha", {"lost": 1, "past": MEGALITHS[:3]}, {"lost": 1}),
    ("leshan_giant_buddha", {"lost": 1, "past": MEGALITHS[:2]}, {}),
    ("tonina", {}, {"draws": 1}),
    ("disk_of_sabu", {"lost": 2, "past": MEGALITHS[:4]}, {"lost": 1}),
    ("disk_of_sabu", {"lost": 2, "past": MEGALITHS[:3]}, {}),
    ("ica_stones", {"artifacts": ("nazca_lines", "olmec_heads")}, {"draws": 1}),
    ("ica_stones", {"artifacts": ("nazca_lines",)}, {}),
    ("incahuasi_quipus", {"lost": 3, "past": FILLERS[:1]}, {"draws": 1}),
    ("incahuasi_quipus", {"lost": 4, "past": FILLERS[:1]}, {}),
    ("klerksdorp_spheres", {"lost": 5}, {"draws": 1}),
    ("klerksdorp_spheres", {"lost": 4}, {}),
    ("assurbanipals_tablet", {"hand": HAND[:1]}, {"draws": 1}),
    ("assurbanipals_tablet", {"hand": HAND[:2]}, {}),
]


@pytest.mark.parametrize(("card", "owner", "result"), SIMPLE)
def test_cards_without_a_choice(
    card: str, owner: dict[str, object], result: dict[str, int]
) -> None:
    """AK-TL-01, AK-EFF-01: drawing and forgetting, each at its bound."""
    scenario = phase(_with_card(card, owner))
    assert has_ended(scenario)
    draws = [one for one in scenario.facts if isinstance(one, CardsDrawn)]
    lost = [one for one in scenario.facts if isinstance(one, LostKnowledgeRemoved)]
    assert len(draws) == result.get("draws", 0)
    assert sum(one.amount for one in lost) == result.get("lost", 0)


def _with_card(card: str, owner: dict[str, object]) -> Player:
    if card not in ARTIFACTS:
        return player(timeline={3: [(card, 0)]}, **owner)  # type: ignore[arg-type]
    slots = (card, *owner.get("artifacts", ()))  # type: ignore[misc]
    return player(**{**owner, "artifacts": slots})  # type: ignore[arg-type]


NEIGHBOURS = [
    ("ollantaytambo", "babylon", "atlantis"),
    ("ggantija", "babylon", "atlantis"),
    ("dahshur_pyramid", "babylon", "atlantis"),
    ("pyramid_of_menkaure", "babylon", "atlantis"),
    ("chichen_itza", "moron", "stonehenge"),
    ("uxmal", "moron", "stonehenge"),
]


@pytest.mark.parametrize(("card", "near", "far"), NEIGHBOURS)
def test_cards_that_relieve_their_neighbours(card: str, near: str, far: str) -> None:
    """AK-EFF-06: the same space, or the same part of a neighbouring space; one type only."""
    scenario = phase(
        player(timeline={3: [(card, 2)], 4: [(near, 4), (A, 3)], 6: [(far, 5)], 2: [(B, 1)]})
    )
    scenario.then(
        KnowledgeRemoved(seat=0, amounts=(Amount(near, 1),), source=card),
        besides=(EffectActivated, PhaseStarted, TimelineSlid, TurnEnded, TurnStarted),
    )
    above = phase(player(timeline={3: [(A, 2), (card, 2)], 4: [(near, 4)], 2: [(B, 1)]}))
    assert not [one for one in above.facts if isinstance(one, KnowledgeRemoved)]
    same = phase(player(timeline={3: [(near, 1), (card, 2)]}))
    same.then(
        KnowledgeRemoved(seat=0, amounts=(Amount(near, 1),), source=card),
        besides=(EffectActivated, PhaseStarted, TimelineSlid, TurnEnded, TurnStarted),
    )


def test_luxor_temple_needs_two_adjacent_pyramids() -> None:
    """SC-10, AK-EFF-06."""
    near = {2: [(A, 1)], 3: [("luxor_temple", 10), (B, 1)]}
    scenario = phase(player(timeline=near))
    scenario.then(
        KnowledgeRemoved(seat=0, amounts=(Amount("luxor_temple", 3),), source="luxor_temple"),
        besides=(EffectActivated, PhaseStarted, TimelineSlid, TurnEnded, TurnStarted),
    )
    diagonal = {
        2: [("moron", 1), (A, 1)],
        3: [("luxor_temple", 10)],
        4: [("stonehenge", 1), (B, 1)],
    }
    apart = phase(player(timeline=diagonal))
    assert not [one for one in apart.facts if isinstance(one, KnowledgeRemoved)]


def test_mohenjo_daro_needs_two_adjacent_monuments_of_a_type() -> None:
    """AK-EFF-06."""
    scenario = phase(
        player(timeline={2: [("moron", 1)], 3: [("mohenjo_daro", 1), ("stonehenge", 1)]})
    )
    scenario.then(
        KnowledgeRemoved(seat=0, amounts=(Amount("mohenjo_daro", 1),), source="mohenjo_daro"),
        besides=(EffectActivated, PhaseStarted, TimelineSlid, TurnEnded, TurnStarted),
    )
    mixed = phase(player(timeline={2: [("moron", 1)], 3: [("mohenjo_daro", 9), (A, 1)]}))
    assert not [one for one in mixed.facts if isinstance(one, KnowledgeRemoved)]


def test_cyrene_needs_four_cities_in_the_past() -> None:
    cities = ("osirion", "abu_gorab", "gobekli_tepe", "byblos")
    scenario = phase(player(timeline={4: [("cyrene", 8)]}, past=cities))
    scenario.then(
        KnowledgeRemoved(seat=0, amounts=(Amount("cyrene", 2),), source="cyrene"),
        besides=(EffectActivated, PhaseStarted, TimelineSlid, TurnEnded, TurnStarted),
    )
    few = phase(player(timeline={4: [("cyrene", 8)]}, past=cities[:3]))
    assert has_ended(few)


ONE_OF_ANY = [
    ("pyramid_of_djoser", {"lost": 4, "past": FILLERS[3:4]}, {"lost": 5, "past": FILLERS[3:4]}),
    ("disks_of_bayan_kara_ula", {"more": [("osirion", 0), ("moron", 0)]}, {}),
    ("sarcophagus_of_saqqara", {"more": [("osirion", 0), ("byblos", 0), ("abu_gorab", 0)]}, {}),
    ("iron_pillar_of_delhi", {"first": True}, {}),
]


@pytest.mark.parametrize(("card", "fits", "fails"), ONE_OF_ANY)
def test_cards_that_take_one_from_a_monument_of_choice(
    card: str, fits: dict[str, object], fails: dict[str, object]
) -> None:
    """E-07, E-28: which one, is asked; only if the condition holds."""
    scenario = phase(_one_of_any(card, fits))
    assert {Remove(A, 1), Remove(B, 1)} <= set(commands(scenario.state))
    phase_over = phase(_one_of_any(card, fails))
    assert has_ended(phase_over)
    assert not [one for one in phase_over.facts if isinstance(one, KnowledgeRemoved)]


def _one_of_any(card: str, say: dict[str, object]) -> Player:
    spaces: dict[int, list[tuple[str, int]]] = {1 if say.get("first") else 2: [(A, 2), (B, 2)]}
    more = list(say.get("more", []))  # type: ignore[call-overload]
    for at, one in enumerate(more):
        spaces.setdefault(3 + at // 2, []).append(one)
    slots = (card,) if card in ARTIFACTS else ()
    if not slots:
        spaces[6] = [(card, 0)]
    past: tuple[str, ...] = tuple(say.get("past", ()))  # type: ignore[arg-type]
    return player(timeline=spaces, artifacts=slots, past=past, lost=int(say.get("lost", 0)))  # type: ignore[call-overload]


def test_neferirkare_takes_from_another_monument() -> None:
    """E-07."""
    scenario = phase(player(timeline={4: [("pyramid_of_neferirkare", 4)], 5: [(A, 2)]}))
    scenario.then(
        KnowledgeRemoved(seat=0, amounts=(Amount(A, 1),), source="pyramid_of_neferirkare"),
        besides=(EffectActivated, PhaseStarted, TimelineSlid, TurnEnded, TurnStarted),
    )
    assert has_ended(phase(player(timeline={4: [("pyramid_of_neferirkare", 4)]})))


UP_TO_TWO = ["parthenon", "pyramid_of_tazumal", "paracas_candelabra"]


@pytest.mark.parametrize("card", UP_TO_TWO)
def test_cards_that_take_up_to_two_freely(card: str) -> None:
    """AK-EFF-07, AK-EFF-17."""
    spaces = {4: [("yonaguni", 11)], 5: [(A, 1), (B, 0)]}
    artifact = card == "paracas_candelabra"
    if not artifact:
        spaces[6] = [(card, 0)]
    owner = player(timeline=spaces, artifacts=(card,) if artifact else ())
    scenario = phase(owner).when(0, Activate(card)).accepted()
    assert commands(scenario.state) == [
        Remove("yonaguni", 1),
        Remove("yonaguni", 2),
        Remove(A, 1),
        Done(),
    ]
    scenario.when(0, Remove("yonaguni", 3)).refused("AK-EFF-07")
    after = scenario.when(0, Remove("yonaguni", 1), Remove(A, 1)).accepted()
    assert knowledge_of(after.state)[A] == 0


def test_tzolkin_is_optional_and_exact() -> None:
    """AK-TL-05."""
    scenario = phase(player(timeline={3: [(A, 2), (B, 1)]}, artifacts=("tzolkin",), past=(C,)))
    assert commands(scenario.state) == [Activate("tzolkin"), EndTimeline()]
    asked = scenario.when(0, Activate("tzolkin")).accepted()
    assert commands(asked.state) == [Remove(A, 1), Remove(B, 1)]


LEARNING = [
    ("pachamama_monolith", {"past": FILLERS[:5]}, {"past": FILLERS[:4]}),
    ("michaux_stone", {"lost": 17}, {"lost": 16}),
]


@pytest.mark.parametrize(("card", "fits", "fails"), LEARNING)
def test_artifacts_that_let_learn(
    card: str, fits: dict[str, object], fails: dict[str, object]
) -> None:
    shown = (("mercury", "thales", "the_number_pi"), (), ())

    def said(say: dict[str, object]) -> Scenario:  # type: ignore[type-arg]
        owner = player(artifacts=(card,), **say)  # type: ignore[arg-type]
        return begun(table(owner, phase="action_2", boards=shown), chance=Dice(1))

    assert has_ended(said(fails))
    asked = said(fits).when(0, Activate(card)).accepted()
    assert Learn("mercury") in commands(asked.state)


def test_la_mana_pyramid_changes_a_card() -> None:
    """E-27."""
    scenario = phase(player(hand=HAND[:2], artifacts=("la_mana_pyramid",)))
    after = scenario.when(0, Activate("la_mana_pyramid"), Discard(HAND[0]), chance=[0]).accepted()
    assert len(after.state.players[0].hand) == 2
    assert HAND[0] not in after.state.players[0].hand


def test_antikythera_mechanism_moves_a_burdened_monument_to_space_3() -> None:
    """E-01, AK-EFF-10."""
    slots = ("antikythera_mechanism",)
    one = phase(player(timeline={1: [(A, 4), (B, 3)]}, artifacts=slots))
    assert timeline_of(one.state)[2] == [(A, 4)]  # moved to 3, then everything slid
    two = phase(player(timeline={1: [(A, 4), (B, 5)]}, artifacts=slots))
    assert commands(two.state) == [MoveMonument(A, 3), MoveMonument(B, 3)]
    full = phase(player(timeline={1: [(A, 4)], 3: [(B, 0), (C, 0)]}, artifacts=slots))
    assert has_ended(full)
    locked = phase(player(timeline={1: [("mycenae", 4)]}, artifacts=slots))
    assert "mycenae" in locked.state.players[0].past.cards


def test_piri_reis_map_moves_a_free_monument() -> None:
    """E-29."""
    scenario = phase(
        player(
            timeline={3: [(A, 0), (B, 1)], 4: [("tulum", 0)]}, artifacts=("piri_reis_map",), hand=()
        )
    )
    asked = scenario.when(0, Activate("piri_reis_map")).accepted()
    assert {one.monument for one in commands(asked.state)} == {A}  # type: ignore[attr-defined]
    asked.when(0, MoveMonument("tulum", 5)).refused("AK-EFF-09")
    asked.when(0, MoveMonument(B, 5)).refused("AK-EFF-07")
    asked.when(0, MoveMonument(A, 3)).refused("AK-EFF-10")
    after = asked.when(0, MoveMonument(A, 6)).accepted()
    assert timeline_of(after.state)[5] == [(A, 0)]


def test_saqqara_vases_pay_for_any_move() -> None:
    """E-26: the move is mandatory once the cost is paid."""
    scenario = phase(player(timeline={3: [(A, 2)]}, artifacts=("saqqara_vases",)))
    asked = scenario.when(0, Activate("saqqara_vases")).accepted()
    assert asked.state.players[0].artifacts == ()
    assert len(commands(asked.state)) == 5
    asked.when(0, MoveMonument(A, 6)).accepted()


def test_baghdad_battery_pays_for_up_to_four() -> None:
    scenario = phase(player(timeline={3: [(A, 3), (B, 3)]}, artifacts=("baghdad_battery",)))
    after = scenario.when(0, Activate("baghdad_battery"), Remove(A, 3), Remove(B, 1)).accepted()
    assert timeline_of(after.state)[2] == [(A, 0), (B, 2)]


def test_luddite_flute_straightens_the_oldest() -> None:
    """E-45, AK-EFF-14."""
    scenario = phase(player(past=FILLERS[:6], rotated=5, artifacts=("luddite_flute",)))
    after = scenario.when(0, Activate("luddite_flute")).accepted()
    assert after.state.players[0].past.rotated == FILLERS[4:5]
