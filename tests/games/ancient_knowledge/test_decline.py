"""The Decline phase and what it leads to (AK-DEC, AK-MID, AK-END)."""

import pytest

from games.ancient_knowledge.commands import (
    Create,
    Decline,
    FlipBoard,
    Learn,
    Pass,
    Remove,
    Search,
    Swap,
)
from games.ancient_knowledge.facts.cards import CardCreated, CreationBegun
from games.ancient_knowledge.facts.monuments import (
    DeclineBegun,
    KnowledgeRemoved,
    MonumentDeclined,
    MonumentDestroyed,
    MonumentDropped,
    TimelineSlid,
)
from games.ancient_knowledge.facts.technologies import (
    TechnologiesRevealed,
    TechnologyBoardFlipped,
    TechnologyBoardRemoved,
)
from games.ancient_knowledge.facts.turn import (
    ActionChosen,
    DeclinePhaseSkipped,
    DeclinePhaseSkipSet,
    EffectActivated,
    EffectRefused,
    EndTriggered,
    HalfGameReached,
    PhaseStarted,
    TurnEnded,
    TurnStarted,
)
from tests.games.ancient_knowledge.moments import CITIES, MEGALITHS, SHOWN, A, B, declining
from tests.games.ancient_knowledge.position import (
    FILLERS,
    commands,
    player,
    playing,
    table,
    timeline_of,
)
from tests.games.ancient_knowledge.test_setup import Dice


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
        besides=(EffectActivated, KnowledgeRemoved, PhaseStarted, TurnStarted),
    )
    after = scenario.state.players[0]
    assert after.lost == 3
    assert after.past.cards == ("mycenae", "yonaguni")
    assert timeline_of(scenario.state) == {1: [(A, 2)]}


def test_fifteen_monuments_trigger_the_end_once() -> None:
    """EX-09, AK-END-01, AK-DEC-07: checked after all declines."""
    past = (*CITIES, *MEGALITHS, *FILLERS[2:5])
    owner = player(past=past, timeline={1: [(A, 0), (B, 0)]})
    scenario = declining(owner, half_game=True).when(0, Decline(A))
    scenario.then(
        MonumentDeclined(seat=0, monument="pyramid_of_khafre", knowledge_lost=0),
        MonumentDeclined(seat=0, monument=B, knowledge_lost=0),
        EndTriggered(seat=0),
        besides=(DeclineBegun, MonumentDropped, PhaseStarted, TurnEnded, TurnStarted),
    )
    assert scenario.state.end_triggered
    assert len(scenario.state.players[0].past.cards) == 15


@pytest.mark.parametrize(
    "card", ["llaqtapata", "machu_picchu", "karnak_temple", "babylon", "atlantis"]
)
def test_a_city_with_knowledge_is_destroyed(card: str) -> None:
    """SC-13, AK-DEC-05."""
    scenario = declining(player(timeline={1: [(card, 1)]}))
    scenario.then(
        MonumentDestroyed(seat=0, monument=card, knowledge_returned=1),
        besides=(DeclineBegun, EffectActivated, PhaseStarted, TurnEnded, TurnStarted),
    )
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
        besides=(DeclineBegun, EffectActivated, PhaseStarted, TurnEnded, TurnStarted),
    )


def test_potala_palace_leaves_out_the_decline_phase_of_its_turn() -> None:
    """SC-14, E-03, AK-DEC-01."""
    past = (*CITIES, *MEGALITHS, *FILLERS[2:5])
    owner = player(hand=("potala_palace",), past=past, timeline={1: [(A, 3), (B, 3)]})
    state = table(owner, phase="action_2")
    scenario = playing(state).when(0, Create("potala_palace", 3))
    scenario.then(
        DeclinePhaseSkipped(seat=0),
        TurnEnded(seat=0),
        besides=(
            ActionChosen,
            CardCreated,
            CreationBegun,
            DeclinePhaseSkipSet,
            EffectActivated,
            PhaseStarted,
            TurnStarted,
        ),
    )
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
    scenario = declining(owner, boards=SHOWN).then(
        PhaseStarted(seat=0, phase="decline"),
        DeclineBegun(seat=0, monument="pyramid_of_khafre"),
        MonumentDeclined(seat=0, monument="pyramid_of_khafre", knowledge_lost=0),
        PhaseStarted(seat=0, phase="aftermath"),
        HalfGameReached(seat=0),
    )
    assert commands(scenario.state) == [FlipBoard("tech_board_1"), FlipBoard("tech_board_2")]
    scenario.when(0, FlipBoard("tech_board_3")).refused("AK-MID-02")
    after = scenario.when(0, FlipBoard("tech_board_1"), chance=Dice(1))
    after.then(
        TechnologyBoardFlipped(seat=0, board="tech_board_1", discarded=SHOWN[0]),
        TechnologiesRevealed(
            board="tech_board_1",
            level=2,
            technologies=("chinese_alphabet", "ari_kat", "maya_script"),
        ),
        TurnEnded(seat=0),
        TurnStarted(seat=1, round=1),
        PhaseStarted(seat=1, phase="action_1"),
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
    one.then(
        TechnologyBoardFlipped(seat=0, board="tech_board_2", discarded=SHOWN[1]),
        besides=(
            DeclineBegun,
            HalfGameReached,
            MonumentDeclined,
            PhaseStarted,
            TechnologiesRevealed,
            TurnEnded,
            TurnStarted,
        ),
    )
    none = declining(owner).then(
        HalfGameReached(seat=0),
        TurnEnded(seat=0),
        besides=(DeclineBegun, MonumentDeclined, PhaseStarted, TurnStarted),
    )
    assert none.state.half_game


def test_a_flipped_board_that_cannot_be_filled_leaves_the_game() -> None:
    """AK-MID-03."""
    owner = player(past=(*CITIES, "stonehenge"), timeline={1: [(A, 0)]})
    scenario = declining(
        owner, boards=((), SHOWN[1], ()), decks={1: (), 2: ("plato",)}, discards={2: ("thoth",)}
    )
    scenario.then(
        TechnologyBoardRemoved(board="tech_board_2", technologies=()),
        besides=(
            DeclineBegun,
            HalfGameReached,
            MonumentDeclined,
            PhaseStarted,
            TechnologyBoardFlipped,
            TurnEnded,
            TurnStarted,
        ),
    )
    assert scenario.state.boards == ()


def test_the_flip_waits_until_all_declines_are_done() -> None:
    """E-37, AK-DEC-07."""
    owner = player(past=(*CITIES, "stonehenge"), timeline={1: [(A, 0), ("caral", 0)]})
    scenario = declining(owner, boards=SHOWN).when(0, Decline(A)).accepted()
    assert Learn("thales") in commands(scenario.state)
    assert HalfGameReached(seat=0) not in scenario.facts
    scenario.when(0, Pass()).then(
        EffectRefused(seat=0, source="caral"),
        MonumentDeclined(seat=0, monument="caral", knowledge_lost=0),
        PhaseStarted(seat=0, phase="aftermath"),
        HalfGameReached(seat=0),
    )


def test_declines_go_on_until_space_1_is_empty() -> None:
    """E-25, AK-DEC-04, AK-DEC-06: a monument created on space 1 declines in the same phase."""
    owner = player(hand=("timbuktu", "babylon"), timeline={1: [("menhirs_of_monteneuf", 2)]})
    scenario = declining(owner).when(0, Create("timbuktu", 1)).accepted()
    after = scenario.state.players[0]
    assert after.past.cards == ("menhirs_of_monteneuf", "timbuktu")
    assert after.lost == 4


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
    scenario.then(
        PhaseStarted(seat=0, phase="decline"),
        PhaseStarted(seat=0, phase="aftermath"),
        TimelineSlid(seat=0),
        TurnEnded(seat=0),
        TurnStarted(seat=1, round=1),
        PhaseStarted(seat=1, phase="action_1"),
    )


def test_all_have_the_same_number_of_turns() -> None:
    """SC-25, AK-END-02, AK-END-03."""
    past = (*CITIES, *MEGALITHS, *FILLERS[2:5])
    second = player(past=past, timeline={2: [(A, 0)]})
    state = table(player(), second, player(), half_game=True, deck=())
    scenario = playing(state).when(0, Search(), Search()).accepted()
    scenario = scenario.when(1, Search(), Search()).accepted()
    assert not scenario.state.end_triggered  # A slid to space 1 only now
    scenario = scenario.when(2, Search(), Search()).when(0, Search(), Search())
    scenario = scenario.when(1, Search(), Search()).then(
        EndTriggered(seat=1),
        besides=(
            ActionChosen,
            DeclineBegun,
            MonumentDeclined,
            PhaseStarted,
            TurnEnded,
            TurnStarted,
        ),
    )
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
        PhaseStarted(seat=1, phase="action_1"),
        besides=(ActionChosen, TurnStarted),
    )
