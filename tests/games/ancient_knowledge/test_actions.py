"""ARCHIVE, EXCAVATE, SEARCH, and the two actions of a turn (AK-ACT, AK-ARC, AK-EXC, AK-SEA)."""

from games.ancient_knowledge import title
from games.ancient_knowledge.commands import (
    Archive,
    Command,
    Create,
    Discard,
    Done,
    Draw,
    Excavate,
    Learn,
    Remove,
    RemoveInstead,
    Search,
)
from games.ancient_knowledge.facts.cards import CardsDiscarded, CardsDrawn, DiscardReshuffled
from games.ancient_knowledge.facts.monuments import Amount, KnowledgeRemoved, MonumentsRotated
from games.ancient_knowledge.facts.technologies import TechnologyLearned
from games.ancient_knowledge.facts.turn import (
    ActionChosen,
    EffectActivated,
    PhaseStarted,
    TurnEnded,
    TurnStarted,
)
from games.ancient_knowledge.steps import ChoosingAction, Step
from games.kernel.agenda import Frame
from games.kernel.refusal import DECISION_CLOSED, Illegal
from games.kernel.title import Action, play
from tests.games.ancient_knowledge.position import (
    FILLERS,
    commands,
    player,
    playing,
    table,
    timeline_of,
)
from tests.games.ancient_knowledge.test_setup import Dice

HAND = ("babylon", "atlantis", "petra", "jericho", "tiwanaku", "karnak_temple")


def test_archive_discards_cards_and_removes_as_much_knowledge() -> None:
    """EX-04, AK-ARC-01."""
    a, b = FILLERS[:2]
    state = table(player(hand=HAND, timeline={3: [(a, 3)], 4: [(b, 2)]}))
    scenario = playing(state).when(0, Archive(), *map(Discard, HAND[:4]), Done())
    scenario = scenario.when(0, Remove(a, 3)).accepted()
    assert timeline_of(scenario.state) == {3: [(a, 0)], 4: [(b, 1)]}
    assert len(scenario.state.players[0].hand) == 2
    assert scenario.state.discard.size == 4


def test_archive_discards_first_and_removes_then() -> None:
    """AK-ARC-01: stopping needs a card, and a hand card each."""
    a, b = FILLERS[:2]
    state = table(player(hand=HAND, timeline={3: [(a, 3)], 4: [(b, 2)]}))
    begun = playing(state).when(0, Archive()).accepted()
    begun.when(0, Done()).refused("AK-ARC-01")
    begun.when(0, Discard("mycenae")).refused("AK-EFF-12")
    begun.when(0, Remove(a, 1)).refused("AK-TURN-08")
    begun.when(0, Discard("petra"), Done(), Remove(a, 2)).refused("AK-EFF-07")


def test_archive_needs_knowledge_and_cards() -> None:
    """SC-20, AK-ARC-02."""
    playing(table(player(hand=HAND))).when(0, Archive()).refused("AK-ARC-02")
    empty = table(player(timeline={3: [(FILLERS[0], 3)]}))
    playing(empty).when(0, Archive()).refused("AK-ARC-02")


def test_archive_ends_when_all_knowledge_is_paid_for() -> None:
    """SC-20, AK-ARC-02, AK-TURN-09."""
    a, b = FILLERS[:2]
    state = table(player(hand=HAND[:5], timeline={3: [(a, 1)], 4: [(b, 1)]}))
    scenario = playing(state).when(0, Archive(), Discard(HAND[0]), Discard(HAND[1]))
    scenario.then(
        ActionChosen(seat=0, action="archive", index=1),
        CardsDiscarded(seat=0, cards=("babylon",), origin="hand"),
        CardsDiscarded(seat=0, cards=("atlantis",), origin="hand"),
        KnowledgeRemoved(seat=0, amounts=(Amount(a, 1),), source=None),
        KnowledgeRemoved(seat=0, amounts=(Amount(b, 1),), source=None),
        PhaseStarted(seat=0, phase="action_2"),
    )
    scenario.when(0, Discard(HAND[2])).refused("AK-TURN-08")


def test_archive_with_one_card_asks_nothing() -> None:
    """SC-39, AK-TURN-09."""
    state = table(player(hand=("babylon",), timeline={3: [("jericho", 3)]}))
    scenario = playing(state).when(0, Archive())
    scenario.then(
        ActionChosen(seat=0, action="archive", index=1),
        CardsDiscarded(seat=0, cards=("babylon",), origin="hand"),
        KnowledgeRemoved(seat=0, amounts=(Amount("jericho", 1),), source=None),
        PhaseStarted(seat=0, phase="action_2"),
    )
    assert timeline_of(scenario.state) == {3: [("jericho", 2)]}


def test_excavate_rotates_and_draws_two_each() -> None:
    """EX-05, AK-EXC-01."""
    state = table(player(hand=HAND[:3], past=FILLERS[:3]))
    scenario = playing(state).when(0, Excavate(2), chance=Dice(1))
    scenario.then(
        ActionChosen(seat=0, action="excavate", index=1),
        MonumentsRotated(seat=0, monuments=FILLERS[:2]),
        CardsDrawn(
            seat=0,
            cards=(
                "dolmen_of_fontanaccia",
                "candi_kethek",
                "lopburi_temple",
                "disks_of_bayan_kara_ula",
            ),
            reason="excavate",
        ),
        PhaseStarted(seat=0, phase="action_2"),
    )
    assert len(scenario.state.players[0].hand) == 7
    assert scenario.state.players[0].past.upright == 1


def test_excavate_takes_upright_monuments_only() -> None:
    """SC-19, AK-EXC-01, AK-EXC-02."""
    state = table(player(past=FILLERS[:3], rotated=1))
    playing(state).when(0, Excavate(3)).refused("AK-EXC-02")
    playing(state).when(0, Excavate(0)).refused("AK-EXC-01")
    scenario = playing(state).when(0, Excavate(2), chance=Dice(1))
    scenario.then(
        ActionChosen(seat=0, action="excavate", index=1),
        MonumentsRotated(seat=0, monuments=FILLERS[1:3]),
        CardsDrawn(
            seat=0,
            cards=(
                "dogon_mythology",
                "cahuachi_pyramids",
                "leshan_giant_buddha",
                "diquis_stone_spheres",
            ),
            reason="excavate",
        ),
        PhaseStarted(seat=0, phase="action_2"),
    )
    rotated = table(player(past=FILLERS[:3], rotated=3))
    for count in (0, 1, 3):
        playing(rotated).when(0, Excavate(count)).refused("AK-EXC-02")


def test_excavate_works_with_a_full_hand() -> None:
    """AK-EXC-01."""
    state = table(player(hand=(*HAND, *FILLERS[2:6]), past=FILLERS[:2]))
    scenario = playing(state).when(0, Excavate(2)).accepted()
    assert not [fact for fact in scenario.facts if isinstance(fact, CardsDrawn)]
    assert scenario.state.players[0].past.upright == 0


def test_crystal_skull_learns_after_an_excavation_of_three() -> None:
    """SC-23, E-11, AK-EXC-03: the new hand counts."""
    shown = (("mercury", "thales", "ptolemy"), (), ())
    state = table(
        player(hand=HAND[:2], past=FILLERS[:4], artifacts=("crystal_skull",)), boards=shown
    )
    scenario = playing(state).when(0, Excavate(3), chance=Dice(1)).accepted()
    assert len(scenario.state.players[0].hand) == 8
    assert commands(scenario.state) == [Learn("mercury"), Learn("thales")]
    two = playing(state).when(0, Excavate(2), chance=Dice(1)).accepted()
    assert _is_action(two.state.agenda.open_for(0))


def test_phaistos_disc_draws_three_each() -> None:
    """SC-23, AK-EXC-04."""
    state = table(
        player(hand=HAND[:2], past=FILLERS[:4], artifacts=("crystal_skull", "phaistos_disc")),
        boards=(("mercury", "thales", "runic_alphabet"), (), ()),
    )
    scenario = playing(state).when(0, Excavate(3), chance=Dice(1)).accepted()
    assert len(scenario.state.players[0].hand) == 10
    assert scenario.state.deck.size == state.deck.size - 8


def test_kensington_runestone_may_replace_the_draw() -> None:
    """SC-24, E-13, AK-EXC-04."""
    a, b = FILLERS[4:6]
    owner = player(
        past=FILLERS[:4], artifacts=("kensington_runestone",), timeline={3: [(a, 3)], 4: [(b, 1)]}
    )
    asked = playing(table(owner)).when(0, Excavate(2)).accepted()
    assert commands(asked.state) == [Draw(), RemoveInstead()]
    removed = asked.when(0, RemoveInstead(), Remove(a, 3), Remove(b, 1)).accepted()
    assert timeline_of(removed.state) == {3: [(a, 0)], 4: [(b, 0)]}
    assert removed.state.players[0].hand == ()
    assert asked.when(0, RemoveInstead(), Done()).accepted().state.players[0].hand == ()
    drawn = asked.when(0, Draw(), chance=Dice(1)).accepted()
    assert len(drawn.state.players[0].hand) == 4


def test_kensington_needs_exactly_two_and_some_knowledge() -> None:
    """AK-EXC-04."""
    owner = player(
        past=FILLERS[:4], artifacts=("kensington_runestone",), timeline={3: [("petra", 0)]}
    )
    drawn = playing(table(owner)).when(0, Excavate(2), chance=Dice(1)).accepted()
    assert len(drawn.state.players[0].hand) == 4
    rich = player(
        past=FILLERS[:4], artifacts=("kensington_runestone",), timeline={3: [("petra", 1)]}
    )
    drawn = playing(table(rich)).when(0, Excavate(3), chance=Dice(1)).accepted()
    assert len(drawn.state.players[0].hand) == 6


def test_kensington_and_phaistos_give_up_the_whole_draw() -> None:
    """E-13."""
    owner = player(
        past=FILLERS[:4],
        artifacts=("kensington_runestone", "phaistos_disc"),
        timeline={3: [("petra", 2), ("jericho", 2)]},
    )
    asked = playing(table(owner)).when(0, Excavate(2)).accepted()
    drawn = asked.when(0, Draw(), chance=Dice(1)).accepted()
    assert len(drawn.state.players[0].hand) == 6
    removed = asked.when(0, RemoveInstead(), Remove("petra", 1), Done()).accepted()
    assert removed.state.players[0].hand == ()


def test_search_draws_a_card_and_is_always_possible() -> None:
    """SC-22, AK-SEA-01, AK-ACT-03, AK-DECK-02."""
    scenario = playing(table(player())).when(0, Search(), chance=[0]).accepted()
    assert len(scenario.state.players[0].hand) == 1
    nothing = playing(table(player(), deck=())).when(0, Search()).accepted()
    assert nothing.state.players[0].hand == ()
    full = table(player(hand=(*HAND, *FILLERS[:4])))
    assert len(playing(full).when(0, Search()).accepted().state.players[0].hand) == 10


def test_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw() -> None:
    """SC-21, AK-DECK-01."""
    state = table(
        player(hand=HAND[:3], past=FILLERS[:2]),
        boards=(("aristotle", "thales", "mercury"), (), ()),
        deck=("uxmal",),
        discard=("baalbek", "inwa", "bagan", "caral", "tikal_temple_i"),
    )
    scenario = playing(state).when(0, Learn("aristotle"), chance=Dice(1))
    scenario.then(
        CardsDrawn(seat=0, cards=("uxmal",), reason="effect"),
        DiscardReshuffled(pile="builder_deck", size=5),
        CardsDrawn(seat=0, cards=("bagan", "baalbek"), reason="effect"),
        besides=(ActionChosen, EffectActivated, PhaseStarted, TechnologyLearned),
    )
    after = scenario.state
    assert (len(after.players[0].hand), after.deck.size, after.discard.size) == (6, 3, 0)


def test_a_turn_has_two_actions_even_the_same_twice() -> None:
    """AK-ACT-01, AK-TURN-02, AK-TURN-05."""
    state = table(player(hand=HAND))
    scenario = playing(state).when(0, Search(), chance=[0])
    scenario = scenario.then(
        ActionChosen(seat=0, action="search", index=1),
        CardsDrawn(seat=0, cards=("abu_gorab",), reason="search"),
        PhaseStarted(seat=0, phase="action_2"),
    )
    assert scenario.state.players[0].turn.phase == "action_2"
    scenario = scenario.when(0, Search(), chance=[0])
    scenario.then(
        ActionChosen(seat=0, action="search", index=2),
        besides=(CardsDrawn, PhaseStarted, TurnEnded, TurnStarted),
    )
    assert scenario.state.agenda.awaits() == {1}


def test_actions_that_cannot_be_performed_are_not_on_the_list() -> None:
    """AK-ACT-02."""
    assert commands(table(player())) == [Search()]
    listed = commands(table(player(hand=("babylon",))))
    assert listed == [Create("babylon", 3), Search()]


def test_an_answered_decision_stays_closed() -> None:
    """SC-40, AK-TURN-08: the kernel refuses the repeated command by the decision it names."""
    state = table(player(hand=HAND, timeline={3: [("jericho", 3), ("uxmal", 3)]}))
    asked = playing(state).when(0, Archive()).accepted().state
    frame = asked.agenda.open_for(0)
    assert frame is not None
    first: Action[Command] = Action(seat=0, decision=frame.id, command=Discard(HAND[0]))
    answered = play(title, asked, first, Dice(1))
    assert not isinstance(answered, Illegal)
    again: Action[Command] = Action(seat=0, decision=frame.id, command=Discard(HAND[1]))
    refused = play(title, answered.state, again, Dice(1))
    assert isinstance(refused, Illegal)
    assert refused.rule == DECISION_CLOSED


def _is_action(frame: Frame[Step] | None) -> bool:
    return frame is not None and isinstance(frame.step, ChoosingAction)
