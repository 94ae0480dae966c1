"""CREATE (AK-CRE): cost, place, knowledge, order."""

import pytest

from games.ancient_knowledge.box import BUILDERS
from games.ancient_knowledge.commands import Create, Discard, MoveMonument, Search
from games.ancient_knowledge.facts.cards import CardCreated, CardsPaid, CreationBegun
from games.ancient_knowledge.facts.turn import ActionChosen, PhaseStarted
from games.ancient_knowledge.rules.create import entry_knowledge
from tests.games.ancient_knowledge.position import (
    FILLERS,
    commands,
    player,
    playing,
    table,
    timeline_of,
)

OTHERS = ("babylon", "atlantis", "jericho", "petra", "tiwanaku")
SLOTS_FULL = ("disk_of_sabu", "ica_stones", "moai_statue", "tzolkin", "nazca_lines")


def test_a_card_costs_its_printed_cost_and_the_distance() -> None:
    """EX-01, AK-CRE-02, AK-CRE-03, AK-CRE-06."""
    state = table(player(hand=("heracleion", *OTHERS)))
    paid = [Discard(card) for card in OTHERS[:3]]
    scenario = playing(state).when(0, Create("heracleion", 1), *paid)
    scenario.then(
        CreationBegun(seat=0, card="heracleion", space=1, source="hand", granted_by=None),
        *(CardsPaid(seat=0, cards=(card,)) for card in OTHERS[:3]),
        CardCreated(
            seat=0,
            card="heracleion",
            space=1,
            part="lower",
            knowledge=2,
            source="hand",
            granted_by=None,
        ),
        besides=(ActionChosen, PhaseStarted),
    )
    assert timeline_of(scenario.state) == {1: [("heracleion", 2)]}
    assert len(scenario.state.players[0].hand) == 2
    assert scenario.state.discard.size == 3


def test_with_too_few_other_cards_only_the_start_space_is_left() -> None:
    """EX-01, AK-CRE-02."""
    state = table(player(hand=("heracleion", *OTHERS[:2])))
    playing(state).when(0, Create("heracleion", 1)).refused("AK-CRE-02")
    playing(state).when(0, Create("heracleion", 2)).accepted()


def test_a_locked_monument_lies_on_its_start_space_only() -> None:
    """SC-04, AK-CRE-03."""
    state = table(player(hand=("tulum", *OTHERS)))
    playing(state).when(0, Create("tulum", 3)).refused("AK-CRE-03")
    playing(state).when(0, Create("tulum", 4)).accepted()
    full = table(player(hand=("tulum", *OTHERS), timeline={4: [(FILLERS[0], 1), (FILLERS[1], 1)]}))
    playing(full).when(0, Create("tulum", 4)).refused("AK-CRE-03")
    assert not [one for one in commands(full) if isinstance(one, Create) and one.card == "tulum"]


def test_a_full_start_space_sends_the_card_elsewhere_for_the_distance() -> None:
    """SC-05, AK-CRE-04."""
    state = table(
        player(hand=("stonehenge", *OTHERS), timeline={3: [(FILLERS[0], 1), (FILLERS[1], 1)]})
    )
    playing(state).when(0, Create("stonehenge", 3)).refused("AK-CRE-03")
    scenario = playing(state).when(0, Create("stonehenge", 4), *map(Discard, OTHERS[:2]))
    assert timeline_of(scenario.accepted().state)[4] == [("stonehenge", 4)]


def test_the_card_played_cannot_pay_for_itself() -> None:
    """SC-06, AK-CRE-02, AK-CRE-10."""
    state = table(player(hand=("jericho", "babylon")))
    playing(state).when(0, Create("jericho", 3)).refused("AK-CRE-02")
    rich = table(player(hand=("jericho", *OTHERS[:2], "petra")))
    playing(rich).when(0, Create("jericho", 3), Discard("jericho")).refused("AK-CRE-02")


@pytest.mark.parametrize(("card", "space"), [("babylon", 0), ("babylon", 7), ("babylon", None)])
def test_a_monument_needs_a_space_from_1_to_6(card: str, space: int | None) -> None:
    """AK-CRE-03."""
    state = table(player(hand=(card, *OTHERS[1:])))
    playing(state).when(0, Create(card, space)).refused("AK-CRE-03")


def test_an_artifact_takes_a_slot_and_no_space() -> None:
    """AK-CRE-03, AK-CRE-07."""
    state = table(player(hand=("olmec_heads",)))
    playing(state).when(0, Create("olmec_heads", 1)).refused("AK-CRE-03")
    scenario = playing(state).when(0, Create("olmec_heads"))
    assert scenario.accepted().state.players[0].artifacts == ("olmec_heads",)
    full = table(player(hand=("olmec_heads",), artifacts=SLOTS_FULL))
    playing(full).when(0, Create("olmec_heads")).refused("AK-CRE-07")


def test_only_own_hand_cards_can_be_created() -> None:
    """AK-CRE-01 stands before the place."""
    state = table(player(hand=("babylon",)), player(hand=("petra",)))
    for card in ("petra", "thales", "no-such-card"):
        playing(state).when(0, Create(card, 99)).refused("AK-CRE-01")


def test_the_second_monument_of_a_space_lies_on_top() -> None:
    """AK-CRE-05."""
    state = table(player(hand=("babylon",), timeline={3: [(FILLERS[0], 2)]}))
    scenario = playing(state).when(0, Create("babylon", 3)).accepted()
    assert timeline_of(scenario.state)[3] == [(FILLERS[0], 2), ("babylon", 9)]


def test_reductions_add_up_and_stop_at_zero() -> None:
    """SC-07, E-08, AK-CRE-06."""
    in_play = player(
        timeline={5: [("easter_island", 3), ("sneferus_pyramid", 3)], 6: [("angkor_wat", 2)]},
        artifacts=("dogu_figurines",),
        past=("osirion",),
    )
    expected = {"petra": 0, "tiwanaku": 0, "llaqtapata": 2}
    for card, knowledge in expected.items():
        assert entry_knowledge(in_play, BUILDERS[card]) == knowledge


def test_the_queens_pyramids_count_pyramids_and_add_other_reductions() -> None:
    """SC-08, E-09, E-44."""
    in_play = player(past=FILLERS[:3], artifacts=("khufus_solar_barque",))
    assert entry_knowledge(in_play, BUILDERS["the_queens_pyramids"]) == 1
    state = table(
        player(hand=("the_queens_pyramids",), past=FILLERS[:3], artifacts=("khufus_solar_barque",))
    )
    scenario = playing(state).when(0, Create("the_queens_pyramids", 3)).accepted()
    assert timeline_of(scenario.state) == {3: [("the_queens_pyramids", 1)]}
    assert scenario.state.agenda.awaits() == {0}


OWN_REDUCTIONS = [
    ("baalbek", ("osirion", "abu_gorab", "byblos"), (), 1),
    ("sacsayhuaman", ("osirion", "abu_gorab", "byblos"), (), 2),
    ("inwa", (), ("astronomy", "royal_cubit", "golden_mean"), 1),
    ("fort_samaipata", ("moron", "stonehenge", "aswan_obelisk"), (), 1),
    ("baalbek_trilithon", ("moron", "stonehenge", "aswan_obelisk", "giants_tomb"), (), 1),
]


@pytest.mark.parametrize(("card", "past", "technologies", "knowledge"), OWN_REDUCTIONS)
def test_a_card_reduces_its_own_knowledge_if_its_condition_holds(
    card: str, past: tuple[str, ...], technologies: tuple[str, ...], knowledge: int
) -> None:
    """E-09, AK-CRE-06."""
    full = player(past=past, technologies=technologies)
    assert entry_knowledge(full, BUILDERS[card]) == knowledge
    short = player(past=past[1:], technologies=technologies[1:])
    assert entry_knowledge(short, BUILDERS[card]) == BUILDERS[card].knowledge


REDUCERS = [
    ("easter_island", "city"),
    ("sneferus_pyramid", "city"),
    ("dogu_figurines", "city"),
    ("temple_of_kom_ombo", "pyramid"),
    ("khufus_solar_barque", "pyramid"),
    ("colossi_of_memnon", "megalith"),
    ("nebra_sky_disc", "megalith"),
]


@pytest.mark.parametrize(("card", "kind"), REDUCERS)
def test_a_card_reduces_the_knowledge_of_others_of_its_type_only(card: str, kind: str) -> None:
    """AK-CRE-06, E-08."""
    artifact = BUILDERS[card].type == "artifact"
    owner = player(artifacts=(card,)) if artifact else player(timeline={5: [(card, 1)]})
    for new in ("babylon", "baalbek_trilithon", "yonaguni"):
        reduced = BUILDERS[new].type == kind
        assert entry_knowledge(owner, BUILDERS[new]) == BUILDERS[new].knowledge - reduced


def test_angkor_wat_needs_a_city_in_the_past() -> None:
    """AK-CRE-06: the condition of a modifier is asked at this moment."""
    without = player(timeline={6: [("angkor_wat", 2)]})
    assert entry_knowledge(without, BUILDERS["babylon"]) == 9
    with_city = player(timeline={6: [("angkor_wat", 2)]}, past=("osirion",))
    assert entry_knowledge(with_city, BUILDERS["babylon"]) == 8


def test_a_card_in_the_past_reduces_nothing() -> None:
    """AK-EFF-01: what is in the Past is not in play."""
    assert entry_knowledge(player(past=("easter_island",)), BUILDERS["babylon"]) == 9


def test_the_payment_is_asked_card_by_card_and_nothing_else_is_possible() -> None:
    """AK-CRE-10, AK-TURN-10: an opened CREATE cannot be taken back."""
    state = table(player(hand=("heracleion", *OTHERS)))
    scenario = playing(state).when(0, Create("heracleion", 2)).accepted()
    assert commands(scenario.state) == [Discard(card) for card in OTHERS]
    scenario.when(0, Search()).refused("AK-TURN-08")


def test_a_monument_once_created_is_not_moved_by_paying() -> None:
    """AK-CRE-09: the distance is a matter of the creation only."""
    state = table(player(hand=OTHERS, timeline={5: [(FILLERS[0], 3)]}))
    playing(state).when(0, MoveMonument(FILLERS[0], 4)).refused("AK-TURN-08")
    assert not [one for one in commands(state) if isinstance(one, MoveMonument)]


def test_nobody_can_respond_to_an_action() -> None:
    """AK-TURN-07, AK-TURN-03."""
    state = table(player(hand=("petra",)), player(hand=OTHERS[:2]))
    scenario = playing(state).when(0, Create("petra", 4)).accepted()
    assert scenario.state.agenda.may_decide() == {0}
    scenario.when(1, Discard("babylon")).refused("AK-TURN-03")
