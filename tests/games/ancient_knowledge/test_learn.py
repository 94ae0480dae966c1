"""LEARN and the technology boards (AK-LRN, AK-TEC)."""

import pytest

from games.ancient_knowledge.box import TECHNOLOGIES
from games.ancient_knowledge.commands import Learn
from games.ancient_knowledge.facts.cards import CardsDrawn, DiscardReshuffled
from games.ancient_knowledge.facts.technologies import (
    TechnologiesRevealed,
    TechnologyBoardCleared,
    TechnologyBoardRemoved,
    TechnologyLearned,
)
from games.ancient_knowledge.facts.turn import (
    ActionChosen,
    EffectActivated,
    EffectHadNoResult,
    PhaseStarted,
)
from games.ancient_knowledge.formulas import Requirement
from games.ancient_knowledge.rules.learn import leniency, shortfall
from games.ancient_knowledge.state.player import Player
from tests.games.ancient_knowledge.position import FILLERS, player, playing, table
from tests.games.ancient_knowledge.test_setup import Dice

CITIES = ("osirion", "abu_gorab", "gobekli_tepe", "byblos", "ellora_caves")
MEGALITHS = ("stonehenge", "moron", "aswan_obelisk", "giants_tomb", "sulawesi_megaliths")
PYRAMIDS = FILLERS


def test_requirements_are_checked_against_the_past() -> None:
    """EX-02, AK-LRN-01, AK-LRN-02, AK-TEC-01."""
    hand = ("babylon", "atlantis", "petra", "jericho")
    state = table(
        player(hand=hand, past=PYRAMIDS[:3]),
        boards=(("astronomy", "aristotle", "thales"), ("mercury", "ptolemy", "runic_alphabet"), ()),
    )
    playing(state).when(0, Learn("astronomy")).refused("AK-LRN-02")
    scenario = playing(state).when(0, Learn("aristotle"), chance=Dice(1)).accepted()
    after = scenario.state
    assert len(after.players[0].hand) == 7
    assert after.players[0].collection.ancient == ("aristotle",)
    assert after.boards[0].cards == ("astronomy", "thales")


def test_a_technology_can_require_artifacts() -> None:
    """EX-03."""
    shown = (("anaximenes", "thales", "mercury"), (), ())
    slots = ("disk_of_sabu", "ica_stones", "moai_statue")
    two = table(player(artifacts=slots[:2]), boards=shown)
    playing(two).when(0, Learn("anaximenes")).refused("AK-LRN-02")
    three = table(player(artifacts=slots), boards=shown)
    scenario = playing(three).when(0, Learn("anaximenes"), chance=Dice(1)).accepted()
    assert len(scenario.state.players[0].hand) == 3


def test_only_technologies_on_a_board_can_be_learned() -> None:
    """AK-LRN-01."""
    state = table(player(), boards=(("thales", "mercury", "ptolemy"), (), ()))
    for technology in ("aristotle", "babylon", "no-such-card"):
        playing(state).when(0, Learn(technology)).refused("AK-LRN-01")


def test_a_hand_never_grows_beyond_ten() -> None:
    """EX-06, AK-HAND-01: cards that do not fit stay on the deck."""
    hand = ("babylon", "atlantis", "petra", "jericho", *CITIES[:4])
    state = table(
        player(hand=hand, past=MEGALITHS[:2]),
        boards=(("coptic_alphabet", "thales", "mercury"), (), ()),
    )
    scenario = playing(state).when(0, Learn("coptic_alphabet"), chance=Dice(1)).accepted()
    assert len(scenario.state.players[0].hand) == 10
    assert scenario.state.deck.size == state.deck.size - 2


def test_the_last_card_of_a_board_is_replaced_before_any_effect() -> None:
    """SC-15, AK-TEC-02, AK-LRN-04."""
    state = table(player(past=PYRAMIDS[:2]), boards=(("aristotle", "thales"), (), ()))
    scenario = playing(state).when(0, Learn("aristotle"), chance=Dice(2)).accepted()
    learned = TechnologyLearned(
        seat=0, technology="aristotle", board="tech_board_1", reduced_requirement=False
    )
    scenario.then(
        learned,
        TechnologyBoardCleared(board="tech_board_1", technology="thales"),
        besides=(ActionChosen, CardsDrawn, EffectActivated, PhaseStarted, TechnologiesRevealed),
    )
    kinds = [type(fact) for fact in scenario.facts]
    assert kinds.index(TechnologiesRevealed) < kinds.index(CardsDrawn)
    assert len(scenario.state.boards[0].cards) == 3
    assert scenario.state.piles[0].discarded == ("thales",)


def test_a_board_that_cannot_be_filled_leaves_the_game() -> None:
    """SC-16, AK-TEC-04."""
    state = table(
        player(past=CITIES[:3]),
        boards=((), (), ("golden_mean", "thoth")),
        decks={1: (), 2: ()},
        discards={2: ("plato",)},
    )
    scenario = playing(state).when(0, Learn("golden_mean"))
    scenario.then(
        ActionChosen(seat=0, action="learn", index=1),
        TechnologyLearned(
            seat=0, technology="golden_mean", board="tech_board_3", reduced_requirement=False
        ),
        TechnologyBoardRemoved(board="tech_board_3", technologies=("thoth",)),
        PhaseStarted(seat=0, phase="action_2"),
    )
    assert scenario.state.boards == ()
    assert scenario.state.box == ("thoth",)
    assert scenario.state.piles[1].discarded == ("plato",)
    playing(scenario.state).when(0, Learn("plato")).refused("AK-LRN-01")


def test_a_deck_is_renewed_in_the_middle_of_a_refill() -> None:
    """SC-17, AK-TEC-03, AK-TEC-04: the last card takes part in the reshuffle."""
    pile = ("ptolemy", "aristotle", "melchizedek", "anaximenes")
    state = table(
        player(),
        boards=((), ("mercury", "thales"), ()),
        decks={1: ("runic_alphabet",), 2: ()},
        discards={1: pile},
    )
    scenario = playing(state).when(0, Learn("mercury"), chance=Dice(3)).accepted()
    scenario.then(
        TechnologyBoardCleared(board="tech_board_2", technology="thales"),
        TechnologiesRevealed(board="tech_board_2", level=1, technologies=("runic_alphabet",)),
        DiscardReshuffled(pile="tech_deck_1", size=5),
        TechnologiesRevealed(
            board="tech_board_2", level=1, technologies=("aristotle", "melchizedek")
        ),
        besides=(ActionChosen, EffectHadNoResult, PhaseStarted, TechnologyLearned),
    )
    after = scenario.state
    assert len(after.boards[0].cards) == 3
    assert after.piles[0].deck.size == 3
    assert after.piles[0].discarded == ()


def test_candi_sukuh_forgives_one_missed_minimum() -> None:
    """SC-33, E-10."""
    shown = (("astronomy", "melchizedek", "thales"), (), ())
    owner = player(timeline={4: [("candi_sukuh", 4)]}, past=CITIES[:1])
    state = table(owner, boards=shown)
    playing(state).when(0, Learn("melchizedek")).refused("AK-LRN-02")
    scenario = playing(state).when(0, Learn("astronomy"), chance=Dice(1))
    scenario.then(
        ActionChosen(seat=0, action="learn", index=1),
        TechnologyLearned(
            seat=0, technology="astronomy", board="tech_board_1", reduced_requirement=True
        ),
        EffectActivated(seat=0, source="astronomy", effect=0),
        CardsDrawn(
            seat=0, cards=("dogu_figurines", "cahuachi_pyramids", "llaqtapata"), reason="effect"
        ),
        PhaseStarted(seat=0, phase="action_2"),
    )


def test_candi_sukuh_never_changes_a_maximum() -> None:
    """E-10."""
    owner = player(hand=("babylon", "petra"), timeline={4: [("candi_sukuh", 4)]}, past=PYRAMIDS[:6])
    assert shortfall(owner, TECHNOLOGIES["ptolemy"]) is None
    plato = shortfall(owner, TECHNOLOGIES["plato"])
    assert plato == 1 == leniency(owner)


WITH_ONE = [card for card in TECHNOLOGIES.values() if len(card.requirements) == 1]


@pytest.mark.parametrize("technology", WITH_ONE, ids=lambda one: one.id)
def test_a_single_requirement_is_met_exactly_at_its_bound(technology: object) -> None:
    """AK-LRN-02, AK-EFF-08; generated from the data."""
    card = TECHNOLOGIES[technology.id]  # type: ignore[attr-defined]
    (bound,) = card.requirements
    value = bound.min if bound.min is not None else bound.max
    assert value is not None
    assert shortfall(_reaching(bound, value), card) == 0
    if bound.min is not None:
        assert shortfall(_reaching(bound, value - 1), card) == 1
    else:
        assert shortfall(_reaching(bound, value + 1), card) is None


def _reaching(bound: Requirement, value: int) -> Player:
    """A player whose counter says exactly this."""
    group, _, kind = bound.counter.partition(".")
    types = {"city": CITIES, "megalith": MEGALITHS, "pyramid": PYRAMIDS, "largest_type": PYRAMIDS}
    no_star = ("llaqtapata", "machu_picchu", "karnak_temple", "babylon", "atlantis", "jericho")
    rows = {
        "ancient": ("aristotle", "thales", "mercury"),
        "writing": ("runic_alphabet", "proto_writing", "coptic_alphabet"),
        "secret": ("astronomy", "the_number_pi", "mummification"),
        "any": ("aristotle", "thales", "mercury", "runic_alphabet", "astronomy", "plato"),
    }
    slots = ("disk_of_sabu", "ica_stones", "moai_statue", "tzolkin")
    match group:
        case "past" if kind in types:
            return player(past=types[kind][:value])
        case "past" if kind == "scoring_icon":
            return player(past=(*CITIES[:value], *no_star))
        case "past":
            return player(past=(*CITIES, *no_star)[:value])
        case "board":
            return player(artifacts=slots[:value])
        case "tech":
            return player(technologies=rows[kind][:value])
        case "lost":
            return player(lost=value)
        case _:
            return player(hand=(*CITIES, *MEGALITHS, "babylon")[:value])


SEVERAL = [
    ("melchizedek", (1, 1, 1), 0),
    ("astronomy", (1, 0, 1), 0),
    ("ari_kat", (3, 3, 3), 0),
]


@pytest.mark.parametrize(("technology", "past", "lost"), SEVERAL)
def test_every_one_of_several_requirements_counts(
    technology: str, past: tuple[int, int, int], lost: int
) -> None:
    """AK-LRN-02."""

    def owner(cities: int, megaliths: int, pyramids: int) -> Player:
        cards = CITIES[:cities] + MEGALITHS[:megaliths] + PYRAMIDS[:pyramids]
        return player(past=cards, lost=lost)

    card = TECHNOLOGIES[technology]
    assert shortfall(owner(*past), card) == 0
    for missing in range(3):
        fewer = [n - (at == missing) for at, n in enumerate(past)]
        if min(fewer) >= 0:
            assert shortfall(owner(*fewer), card) == 1


def test_alchemy_needs_seven_monuments_and_little_lost_knowledge() -> None:
    """AK-LRN-02."""
    alchemy = TECHNOLOGIES["alchemy"]
    past = (*CITIES, *MEGALITHS)
    assert shortfall(player(past=past[:7], lost=3), alchemy) == 0
    assert shortfall(player(past=past[:6], lost=3), alchemy) == 1
    assert shortfall(player(past=past[:7], lost=4), alchemy) is None


def test_a_technology_without_requirement_can_always_be_learned() -> None:
    """AK-LRN-03, AK-LRN-05: even if its effect does nothing."""
    state = table(player(), boards=(("the_number_pi", "mercury", "runic_alphabet"), (), ()))
    for technology in ("the_number_pi", "mercury", "runic_alphabet"):
        playing(state).when(0, Learn(technology)).accepted()


def test_without_boards_nothing_can_be_learned() -> None:
    """AK-TEC-06."""
    state = table(player(past=CITIES))
    assert not list(state.face_up())
    playing(state).when(0, Learn("thales")).refused("AK-LRN-01")
