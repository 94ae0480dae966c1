"""The Decline phase and what it leads to (AK-DEC, AK-MID, AK-END)."""

import pytest

from games.ancient_knowledge.commands import (
    ChooseAmount,
    Create,
    Decline,
    Done,
    FlipBoard,
    Learn,
    MoveMonument,
    Pass,
    Remove,
    Search,
    Swap,
)
from games.ancient_knowledge.facts.cards import CardsDrawn
from games.ancient_knowledge.facts.flow import (
    DeclinePhaseSkipped,
    EndTriggered,
    HalfGameReached,
    PhaseStarted,
    TurnEnded,
    TurnStarted,
)
from games.ancient_knowledge.facts.monuments import (
    DeclineBegun,
    LostKnowledgeRemoved,
    MonumentDeclined,
    MonumentDestroyed,
    MonumentDropped,
    TimelineSlid,
)
from games.ancient_knowledge.facts.technologies import (
    TechnologyBoardFlipped,
    TechnologyBoardRemoved,
)
from games.ancient_knowledge.state import Player
from games.kernel.scenario import Scenario
from tests.games.ancient_knowledge.tables import (
    FILLERS,
    begun,
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
MEGALITHS = ("stonehenge", "moron", "aswan_obelisk", "giants_tomb", "sulawesi_megaliths")
CITIES = ("osirion", "abu_gorab", "gobekli_tepe", "byblos", "ellora_caves")
SHOWN = (("mercury", "thales", "ptolemy"), ("runic_alphabet", "aristotle", "astronomy"), ())


def declining(owner: Player, *others: Player, **say: object) -> Scenario:  # type: ignore[type-arg]
    """The Decline phase of seat 0, as far as it goes by itself."""
    return begun(table(owner, *others, phase="timeline", **say), chance=Dice(5))  # type: ignore[arg-type]


def test_two_declines_one_after_the_other() -> None:
    """EX-07, AK-DEC-02, AK-DEC-03, AK-DEC-08."""
    spaces = {1: [("yonaguni", 9), ("mycenae", 1)], 2: [(A, 2)]}
    scenario = declining(player(timeline=spaces))
    assert commands(scenario.state) == [Decline("yonaguni"), Decline("mycenae")]
    scenario.when(0, Decline(A)).refused("AK-DEC-02")
    scenario = scenario.when(0, Decline("mycenae"), Remove("yonaguni", 7))
    scenario.then(
        DeclineBegun(seat=0, monument="mycenae"),
        MonumentDeclined(seat=0, monument="mycenae", knowledge_lost=1),
        DeclineBegun(seat=0, monument="yonaguni"),
        MonumentDeclined(seat=0, monument="yonaguni", knowledge_lost=2),
        TimelineSlid(seat=0),
        TurnEnded(seat=0),
    )
    after = scenario.state.players[0]
    assert after.lost == 3
    assert after.past.cards == ("mycenae", "yonaguni")
    assert timeline_of(scenario.state) == {1: [(A, 2)]}


def test_calakmul_with_a_full_hand_only_costs_its_knowledge() -> None:
    """EX-08, E-22, AK-HAND-02."""
    hand = (*HAND, *MEGALITHS[:4])
    scenario = declining(player(hand=hand, timeline={1: [("calakmul", 1)]}))
    after = scenario.state.players[0]
    assert (after.lost, after.past.cards, after.hand) == (1, ("calakmul",), hand)


def test_fifteen_monuments_trigger_the_end_once() -> None:
    """EX-09, AK-END-01, AK-DEC-07: checked after all declines."""
    past = (*CITIES, *MEGALITHS, *FILLERS[2:5])
    owner = player(past=past, timeline={1: [(A, 0), (B, 0)]})
    scenario = declining(owner, half_game=True).when(0, Decline(A))
    scenario.then(MonumentDeclined(seat=0, monument=B, knowledge_lost=0), EndTriggered(seat=0))
    assert scenario.state.end_triggered
    assert len(scenario.state.players[0].past.cards) == 15


@pytest.mark.parametrize(
    "card", ["llaqtapata", "machu_picchu", "karnak_temple", "babylon", "atlantis"]
)
def test_a_city_with_knowledge_is_destroyed(card: str) -> None:
    """SC-13, AK-DEC-05."""
    scenario = declining(player(timeline={1: [(card, 1)]}))
    scenario.then(MonumentDestroyed(seat=0, monument=card, knowledge_returned=1))
    after = scenario.state
    assert (after.players[0].lost, after.players[0].past.cards) == (0, ())
    assert after.discard.opened == (card,)
    saved = declining(player(timeline={1: [(card, 0)]}))
    assert saved.state.players[0].past.cards == (card,)


def test_a_destroyed_monument_lets_the_upper_one_drop() -> None:
    """AK-CRE-05, AK-DEC-05."""
    scenario = declining(player(timeline={1: [("atlantis", 1), (A, 2)]}))
    scenario.when(0, Decline("atlantis")).then(
        MonumentDestroyed(seat=0, monument="atlantis", knowledge_returned=1),
        MonumentDropped(seat=0, monument=A, space=1),
        MonumentDeclined(seat=0, monument=A, knowledge_lost=2),
    )


def test_potala_palace_leaves_out_the_decline_phase_of_its_turn() -> None:
    """SC-14, E-03, AK-DEC-01."""
    past = (*CITIES, *MEGALITHS, *FILLERS[2:5])
    owner = player(hand=("potala_palace",), past=past, timeline={1: [(A, 3), (B, 3)]})
    state = table(owner, phase="action_2")
    scenario = playing(state).when(0, Create("potala_palace", 3))
    scenario.then(DeclinePhaseSkipped(seat=0), TurnEnded(seat=0))
    assert timeline_of(scenario.state) == {1: [(A, 3), (B, 3)], 3: [("potala_palace", 3)]}
    assert not scenario.state.end_triggered
    assert not scenario.state.players[0].turn.skip_decline


def test_potala_palace_created_in_a_decline_phase_has_no_effect() -> None:
    """E-03."""
    owner = player(hand=("potala_palace",), timeline={1: [("menhirs_of_monteneuf", 0)]})
    scenario = declining(owner).when(0, Create("potala_palace", 3)).accepted()
    assert TimelineSlid(seat=0) in scenario.facts
    assert timeline_of(scenario.state) == {2: [("potala_palace", 3)]}


def test_a_board_is_flipped_by_the_first_with_seven() -> None:
    """SC-18, AK-MID-01, AK-MID-02."""
    owner = player(past=(*CITIES, "stonehenge"), timeline={1: [(A, 0)]})
    scenario = declining(owner, boards=SHOWN).then(HalfGameReached(seat=0))
    assert commands(scenario.state) == [FlipBoard("tech_board_1"), FlipBoard("tech_board_2")]
    scenario.when(0, FlipBoard("tech_board_3")).refused("AK-MID-02")
    after = scenario.when(0, FlipBoard("tech_board_1"), chance=Dice(1))
    after.then(
        TechnologyBoardFlipped(seat=0, board="tech_board_1", discarded=SHOWN[0]),
        TurnEnded(seat=0),
    )
    board = after.state.boards[0]
    assert (board.level, len(board.cards)) == (2, 3)
    assert set(SHOWN[0]) <= set(after.state.piles[0].discarded)


def test_the_half_of_the_game_comes_once() -> None:
    """SC-18, AK-MID-01."""
    owner = player(past=(*CITIES, "stonehenge"), timeline={1: [(A, 0)]})
    scenario = declining(owner, boards=SHOWN, half_game=True)
    assert HalfGameReached(seat=0) not in scenario.facts


def test_the_only_board_is_flipped_without_a_question() -> None:
    """AK-MID-03, AK-TURN-09; with none left nothing happens."""
    owner = player(past=(*CITIES, "stonehenge"), timeline={1: [(A, 0)]})
    one = declining(owner, boards=((), SHOWN[1], ()))
    one.then(TechnologyBoardFlipped(seat=0, board="tech_board_2", discarded=SHOWN[1]))
    none = declining(owner).then(HalfGameReached(seat=0), TurnEnded(seat=0))
    assert none.state.half_game


def test_a_flipped_board_that_cannot_be_filled_leaves_the_game() -> None:
    """AK-MID-03."""
    owner = player(past=(*CITIES, "stonehenge"), timeline={1: [(A, 0)]})
    scenario = declining(
        owner, boards=((), SHOWN[1], ()), decks={1: (), 2: ("plato",)}, discards={2: ("thoth",)}
    )
    scenario.then(TechnologyBoardRemoved(board="tech_board_2", technologies=()))
    assert scenario.state.boards == ()


def test_the_flip_waits_until_all_declines_are_done() -> None:
    """E-37, AK-DEC-07."""
    owner = player(past=(*CITIES, "stonehenge"), timeline={1: [(A, 0), ("caral", 0)]})
    scenario = declining(owner, boards=SHOWN).when(0, Decline(A)).accepted()
    assert Learn("thales") in commands(scenario.state)
    assert HalfGameReached(seat=0) not in scenario.facts
    scenario.when(0, Pass()).then(HalfGameReached(seat=0))


def test_declines_go_on_until_space_1_is_empty() -> None:
    """E-25, AK-DEC-04, AK-DEC-06: a monument created on space 1 declines in the same phase."""
    owner = player(hand=("timbuktu", "babylon"), timeline={1: [("menhirs_of_monteneuf", 2)]})
    scenario = declining(owner).when(0, Create("timbuktu", 1)).accepted()
    after = scenario.state.players[0]
    assert after.past.cards == ("menhirs_of_monteneuf", "timbuktu")
    assert after.lost == 4


def test_a_decline_effect_is_resolved_before_the_knowledge_is_lost() -> None:
    """E-35, AK-DEC-03."""
    gochang = player(timeline={1: [("dolmen_of_gochang", 3)]}, past=MEGALITHS, lost=4)
    scenario = declining(gochang)
    scenario.then(
        LostKnowledgeRemoved(seat=0, amount=4, source="dolmen_of_gochang"),
        MonumentDeclined(seat=0, monument="dolmen_of_gochang", knowledge_lost=3),
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


def test_a_swap_onto_space_1_makes_a_monument_decline_this_turn() -> None:
    """E-38."""
    owner = player(hand=("lopburi_temple",), timeline={1: [(A, 5)], 2: [(B, 2)]})
    state = table(owner, phase="action_2")
    scenario = playing(state).when(0, Create("lopburi_temple", 4))
    after = scenario.when(0, Swap("lopburi_temple", A)).accepted()
    assert after.state.players[0].past.cards == ("lopburi_temple",)
    assert timeline_of(after.state) == {1: [(B, 2)], 3: [(A, 5)]}


def test_everything_slides_even_what_is_locked() -> None:
    """AK-DEC-08, AK-DEC-09."""
    spaces = {2: [(A, 1), ("tulum", 1)], 6: [(B, 2)]}
    scenario = declining(player(timeline=spaces))
    assert timeline_of(scenario.state) == {1: [(A, 1), ("tulum", 1)], 5: [(B, 2)]}
    scenario.then(TurnEnded(seat=0), TurnStarted(seat=1, round=1))


def test_all_have_the_same_number_of_turns() -> None:
    """SC-25, AK-END-02, AK-END-03."""
    past = (*CITIES, *MEGALITHS, *FILLERS[2:5])
    second = player(past=past, timeline={2: [(A, 0)]})
    state = table(player(), second, player(), half_game=True, deck=())
    scenario = playing(state).when(0, Search(), Search()).accepted()
    scenario = scenario.when(1, Search(), Search()).accepted()
    assert not scenario.state.end_triggered  # A slid to space 1 only now
    scenario = scenario.when(2, Search(), Search()).when(0, Search(), Search())
    scenario = scenario.when(1, Search(), Search()).then(EndTriggered(seat=1))
    assert scenario.state.agenda.awaits() == {2}
    over = scenario.when(2, Search(), Search()).accepted()
    assert over.state.stage == "over"
    assert not over.state.agenda.frames


def test_the_last_player_triggers_the_end_and_it_ends_at_once() -> None:
    """SC-25, AK-END-02, AK-TURN-04."""
    past = (*CITIES, *MEGALITHS, *FILLERS[2:5])
    last = player(past=past, timeline={1: [(A, 0)]})
    state = table(player(), last, half_game=True, deck=())
    scenario = playing(state).when(0, Search(), Search()).when(1, Search(), Search())
    assert scenario.accepted().state.stage == "over"
    scenario.when(0, Search()).refused("KR-AGENDA-02")


def test_phases_follow_each_other() -> None:
    """AK-TURN-02, AK-TURN-04, AK-TURN-05."""
    scenario = playing(table(player(), deck=())).when(0, Search(), Search())
    scenario.then(
        PhaseStarted(seat=0, phase="action_2"),
        PhaseStarted(seat=0, phase="timeline"),
        PhaseStarted(seat=0, phase="decline"),
        PhaseStarted(seat=0, phase="aftermath"),
        TurnEnded(seat=0),
    )
