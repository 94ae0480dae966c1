"""The team variant: simultaneous turns, exchange, forced decisions (AK-TEAM)."""

import pytest

from games.ancient_knowledge import title
from games.ancient_knowledge.commands import (
    AcceptExchange,
    ChooseMonument,
    ChoosePlayer,
    Create,
    Decline,
    Discard,
    Excavate,
    Learn,
    OfferExchange,
    RefuseExchange,
    Search,
    Take,
    ToBottom,
    WithdrawExchange,
)
from games.ancient_knowledge.facts.cards import CardsDiscarded
from games.ancient_knowledge.facts.monuments import KnowledgeAdded
from games.ancient_knowledge.facts.passing import (
    CardsExchanged,
    ExchangeLapsed,
    ExchangeOffered,
    ExchangeRefused,
    ExchangeWithdrawn,
)
from games.ancient_knowledge.facts.technologies import (
    TechnologiesRevealed,
    TechnologyBoardCleared,
    TechnologyLearned,
    TechnologyMovedToDeckBottom,
)
from games.ancient_knowledge.facts.turn import (
    ActionChosen,
    EffectActivated,
    HalfGameReached,
    PhaseStarted,
    TurnEnded,
    TurnStarted,
)
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.steps import DiscardingForced
from games.kernel.rulesets import under
from games.kernel.scenario import Scenario, given
from games.kernel.title import AnyTitle
from tests.games.ancient_knowledge.position import FILLERS, commands, player, playing, table
from tests.games.ancient_knowledge.test_setup import Dice

A, B, C = FILLERS[:3]
HAND = ("babylon", "atlantis", "petra", "jericho", "tiwanaku", "karnak_temple")
MORE = ("osirion", "byblos", "abu_gorab", "moron")
TEAM = Options(team_variant=True)
CITIES = ("osirion", "abu_gorab", "gobekli_tepe", "byblos", "ellora_caves")


def team(*players: Player, **say: object) -> State:
    """Seats 0 and 1 are on turn, seats 2 and 3 wait."""
    everybody = [*players, *(player() for _ in range(4 - len(players)))]
    return table(*everybody, options=TEAM, **say)  # type: ignore[arg-type]


def waiting(*players: Player, **say: object) -> Scenario:  # type: ignore[type-arg]
    """The same after a first search of seat 0, so that the exchange of 2 and 3 is open."""
    return playing(team(*players, **say)).when(0, Search(), chance=Dice(9)).accepted()


def test_both_partners_are_on_turn_and_neither_waits_for_the_other() -> None:
    """AK-TEAM-02, AK-TEAM-03."""
    state = team(deck=())
    assert state.agenda.awaits() == {0, 1}
    scenario = playing(state).when(1, Search(), Search())
    scenario.then(TurnEnded(seat=1), besides=(ActionChosen, PhaseStarted))
    assert scenario.state.agenda.awaits() == {0}
    over = scenario.when(0, Search(), Search())
    over.then(
        TurnEnded(seat=0),
        TurnStarted(seat=2, round=1),
        TurnStarted(seat=3, round=1),
        besides=(ActionChosen, PhaseStarted),
    )
    assert over.state.agenda.awaits() == {2, 3}
    back = over.when(2, Search(), Search()).when(3, Search(), Search())
    back.then(
        TurnStarted(seat=0, round=2),
        TurnStarted(seat=1, round=2),
        besides=(ActionChosen, PhaseStarted, TurnEnded),
    )


def test_commands_of_the_partner_do_not_change_an_open_decision() -> None:
    """AK-TEAM-03, AK-TEAM-10, AK-TURN-08."""
    state = team(deck=())
    before = state.agenda.open_for(0)
    after = playing(state).when(1, Search()).accepted().state
    assert after.agenda.open_for(0) == before


def test_great_sphinx_burdens_both_opponents_but_not_the_partner() -> None:
    """EX-10, AK-TEAM-06, AK-EFF-16."""
    with_monuments = player(timeline={2: [(A, 0), (B, 0)]})
    state = team(
        player(hand=("great_sphinx_of_giza",)),
        player(timeline={2: [("moron", 0)]}),
        with_monuments,
        player(timeline={2: [(C, 0)]}),
    )
    scenario = playing(state).when(0, Create("great_sphinx_of_giza", 2)).accepted()
    assert commands(scenario.state) == [ChooseMonument(A), ChooseMonument(B)]
    scenario.when(0, ChooseMonument(B)).then(
        KnowledgeAdded(seat=2, monument=B, amount=2, source="great_sphinx_of_giza"),
        KnowledgeAdded(seat=3, monument=C, amount=2, source="great_sphinx_of_giza"),
        PhaseStarted(seat=0, phase="action_2"),
    )


def test_an_exchange_in_the_first_team_turn() -> None:
    """EX-11, EX-16, AK-TEAM-05."""
    scenario = waiting(player(), player(), player(hand=HAND[:2]), player(hand=MORE[:2]))
    offered = scenario.when(2, OfferExchange(HAND[0]))
    offered.then(ExchangeOffered(seat=2, card=HAND[0]))
    assert commands(offered.state, 3) == [*map(AcceptExchange, MORE[:2]), RefuseExchange()]
    assert commands(offered.state, 2) == [WithdrawExchange()]
    done = offered.when(3, AcceptExchange(MORE[1]))
    done.then(CardsExchanged(seat=2, partner=3, given=HAND[0], returned=MORE[1]))
    assert set(done.state.players[2].hand) == {HAND[1], MORE[1]}
    assert set(done.state.players[3].hand) == {HAND[0], MORE[0]}
    done.when(2, OfferExchange(HAND[1])).refused("AK-TEAM-05")


def test_the_exchange_never_blocks() -> None:
    """EX-14, AK-TEAM-05: nobody waits for the waiting team."""
    scenario = waiting(player(), player(), player(hand=HAND[:2]), player(hand=MORE[:2]), deck=())
    assert scenario.state.agenda.awaits() == {0, 1}
    assert scenario.state.agenda.may_decide() == {0, 1, 2, 3}
    over = scenario.when(0, Search()).when(1, Search(), Search()).accepted()
    assert over.state.agenda.awaits() == {2, 3}


def test_a_refused_card_cannot_be_offered_again() -> None:
    """EX-16, AK-TEAM-11."""
    scenario = waiting(player(), player(), player(hand=HAND[:2]), player(hand=MORE[:2]))
    refused = scenario.when(2, OfferExchange(HAND[0])).when(3, RefuseExchange())
    refused.then(ExchangeRefused(seat=2))
    refused.when(2, OfferExchange(HAND[0])).refused("AK-TEAM-11")
    again = refused.when(2, OfferExchange(HAND[1]), WithdrawExchange())
    again.then(ExchangeOffered(seat=2, card="atlantis"), ExchangeWithdrawn(seat=2))
    assert commands(again.state, 2) == []
    assert commands(again.state, 3) == [OfferExchange(card) for card in MORE[:2]]


def test_one_open_offer_at_a_time() -> None:
    """AK-TEAM-11."""
    scenario = waiting(player(), player(), player(hand=HAND[:2]), player(hand=MORE[:2]))
    offered = scenario.when(2, OfferExchange(HAND[0])).accepted()
    offered.when(3, OfferExchange(MORE[0])).refused("AK-TEAM-05")
    offered.when(2, OfferExchange(HAND[1])).refused("AK-TEAM-05")
    offered.when(2, AcceptExchange(HAND[1])).refused("AK-TEAM-05")
    offered.when(3, WithdrawExchange()).refused("AK-TEAM-05")
    offered.when(0, OfferExchange("babylon")).refused("AK-TURN-08")
    offered.when(2, Search()).refused("AK-TURN-03")


def test_every_answer_renews_the_decision_of_both_partners() -> None:
    """AK-TEAM-05: a retried command cannot answer a later offer."""
    scenario = waiting(player(), player(), player(hand=HAND[:2]), player(hand=MORE[:2]))
    before = [scenario.state.agenda.open_for(seat) for seat in (2, 3)]
    offered = scenario.when(2, OfferExchange(HAND[0])).accepted()
    after = [offered.state.agenda.open_for(seat) for seat in (2, 3)]
    assert not {one.id for one in before if one} & {one.id for one in after if one}


def test_an_open_offer_lapses_when_the_opposing_turn_ends() -> None:
    """AK-TEAM-05, AK-TEAM-11."""
    scenario = waiting(
        player(), player(), player(hand=HAND[:2]), player(hand=MORE[:2]), deck=()
    ).when(2, OfferExchange(HAND[0]))
    over = scenario.when(0, Search()).when(1, Search(), Search())
    over.then(
        TurnEnded(seat=1),
        ExchangeLapsed(seat=2),
        TurnStarted(seat=2, round=1),
        TurnStarted(seat=3, round=1),
        besides=(ActionChosen, PhaseStarted),
    )
    assert over.state.players[2].exchanges.offered is None


def test_an_offer_lapses_with_a_forced_decision() -> None:
    """AK-TEAM-05, AK-TEAM-11: and the exchange is closed while it is pending."""
    boards = (("cretan_hieroglyphs", "thales", "mercury"), (), ())
    scenario = waiting(
        player(), player(), player(hand=HAND[:3]), player(hand=MORE[:3]), boards=boards
    ).when(2, OfferExchange(HAND[0]))
    forced = scenario.when(1, Learn("cretan_hieroglyphs"))
    forced.then(
        ActionChosen(seat=1, action="learn", index=1),
        TechnologyLearned(
            seat=1, technology="cretan_hieroglyphs", board="tech_board_1", reduced_requirement=False
        ),
        EffectActivated(seat=1, source="cretan_hieroglyphs", effect=0),
        ExchangeLapsed(seat=2),
    )
    assert commands(forced.state, 2) == [Discard(card) for card in HAND[:3]]
    one = forced.when(2, Discard(HAND[1])).accepted()
    assert commands(one.state, 2) == []
    both = one.when(3, Discard(MORE[0])).accepted()
    assert commands(both.state, 2) == [OfferExchange(HAND[2])]


@pytest.mark.parametrize("victim", [2, 3])
def test_an_offer_lapses_when_a_hand_changes(victim: int) -> None:
    """AK-TEAM-11: a theft, which asks nothing of the waiting team, from either of the two."""
    timeline = {1: [("menhir_of_kerloas", 0)]}
    thief = player(timeline=timeline)  # type: ignore[arg-type]
    hands = player(hand=HAND[:2]), player(hand=MORE[:2])
    offered = playing(team(thief, player(), *hands, deck=())).when(0, Search(), Search())
    offered = offered.when(2, OfferExchange(HAND[0]))
    stolen = offered.when(0, ChoosePlayer(victim)).accepted()
    assert stolen.state.players[2].exchanges.offered == HAND[0]
    card = stolen.state.players[victim].hand[1]
    stolen = stolen.when(0, Take(card)).accepted()
    assert ExchangeLapsed(seat=2) in stolen.facts
    assert stolen.state.players[2].exchanges.offered is None


def test_the_partner_refreshes_the_technologies() -> None:
    """EX-12, E-23, AK-TEAM-03."""
    boards = (("latin_alphabet", "mercury", "thales"), (), ("plato", "thoth"))
    state = team(player(), player(past=CITIES), boards=boards)
    scenario = playing(state).when(0, Search(), chance=[0])
    learned = scenario.when(1, Learn("latin_alphabet"), ToBottom("plato"), chance=Dice(1))
    learned.then(
        TechnologyBoardCleared(board="tech_board_3", technology="thoth"),
        besides=(
            ActionChosen,
            EffectActivated,
            PhaseStarted,
            TechnologiesRevealed,
            TechnologyLearned,
            TechnologyMovedToDeckBottom,
        ),
    )
    assert len(learned.state.boards[1].cards) == 3
    assert learned.state.agenda.awaits() == {0, 1}


def test_who_comes_first_gets_the_technology() -> None:
    """EX-15, AK-TEAM-03, AK-TEAM-10."""
    boards = (("mercury", "thales", "the_number_pi"), (), ())
    scenario = playing(team(boards=boards)).when(1, Learn("mercury")).accepted()
    refused = scenario.when(0, Learn("mercury"))
    refused.refused("AK-LRN-01")
    assert scenario.state.players[0].turn.phase == "action_1"
    scenario.when(0, Learn("the_number_pi"), chance=Dice(1)).accepted()


def test_effects_on_each_player_include_the_partner() -> None:
    """AK-TEAM-06, E-21: owner, partner, the other team, owner; a draft pick comes first."""
    boards = (("hermes_trismegistus", "mercury", "thales"), (), ())
    deck = ("uxmal", "caral", "inwa", "bagan", "philae")
    state = team(boards=boards, deck=deck)
    learned = Learn("hermes_trismegistus")
    scenario = playing(state).when(0, learned, Take("uxmal"), chance=Dice(1)).accepted()
    assert set(commands(scenario.state, 1)) == {Take(card) for card in deck if card != "uxmal"}
    scenario.when(1, Search()).refused("AK-TURN-08")
    scenario = scenario.when(1, Take("caral")).accepted()
    assert Search() in commands(scenario.state, 1)
    scenario = scenario.when(2, Take("inwa")).when(3, Take("bagan")).accepted()
    assert scenario.state.players[0].hand == ("uxmal", "philae")
    assert scenario.state.agenda.awaits() == {0, 1}


def test_an_own_turn_waits_for_the_partners_draft_pick() -> None:
    """AK-TEAM-03, E-21: the effect goes on until all have picked, and the turn waits for it."""
    boards = (("hermes_trismegistus", "mercury", "thales"), (), ())
    deck = ("uxmal", "caral", "inwa", "bagan", "philae")
    scenario = playing(team(boards=boards, deck=deck))
    drafting = scenario.when(0, Learn("hermes_trismegistus"), Take("uxmal"), chance=Dice(1))
    assert drafting.accepted().state.agenda.awaits() == {1}
    assert commands(drafting.state, 0) == []
    done = drafting.when(1, Take("caral")).when(2, Take("inwa")).when(3, Take("bagan")).accepted()
    assert Search() in commands(done.state, 0)


def test_forced_decisions_are_answered_in_the_order_in_which_they_arose() -> None:
    """AK-TEAM-10: each by the state at the moment it comes up."""
    boards = (("cretan_hieroglyphs", "thales", "mercury"), (), ())
    state = team(
        player(),
        player(past=FILLERS[:4], artifacts=("oronce_fines_map",)),
        player(hand=HAND[:3]),
        boards=boards,
    )
    scenario = playing(state).when(0, Learn("cretan_hieroglyphs")).accepted()
    first = scenario.state.agenda.open_for(2)
    scenario = scenario.when(1, Excavate(3), chance=Dice(1)).accepted()
    assert scenario.state.agenda.open_for(2) == first
    after = scenario.when(2, Discard(HAND[0]))
    after.then(
        *(CardsDiscarded(seat=2, cards=(card,), origin="hand") for card in HAND[:3]),
        besides=(PhaseStarted,),
    )
    assert after.state.players[2].hand == ()
    assert after.state.agenda.awaits() == {0, 1}


def _two_demands(title: AnyTitle) -> Scenario:  # type: ignore[type-arg]
    """Seat 1 demands two cards of seats 2 and 3, then seat 0 demands one more."""
    boards = (("cretan_hieroglyphs", "thales", "mercury"), (), ())
    excavating = player(past=FILLERS[:4], artifacts=("oronce_fines_map",))
    state = team(player(), excavating, player(hand=HAND), player(hand=MORE), boards=boards)
    scenario = given(title, state).when(1, Excavate(3), chance=Dice(1))
    return scenario.when(0, Learn("cretan_hieroglyphs"), chance=Dice(1)).accepted()


def _demanding(scenario: Scenario) -> list[int]:  # type: ignore[type-arg]
    """Whose demand each card of seat 2 answers, until nothing more is demanded."""
    by = []
    while isinstance(step := _asked(scenario.state, 2), DiscardingForced):
        by.append(step.by)
        card = scenario.state.players[2].hand[0]
        scenario = scenario.when(2, Discard(card), chance=Dice(1)).accepted()
    return by


def _asked(state: State, seat: int) -> object:
    frame = state.agenda.open_for(seat)
    return None if frame is None else frame.step


def test_all_cards_of_a_demand_are_asked_for_before_a_younger_demand() -> None:
    """AK-TEAM-10, AK-EFF-12: two for the older one, then one for the younger one."""
    assert _demanding(_two_demands(title)) == [1, 1, 0]


def test_the_first_ruleset_asks_for_the_second_card_behind_a_younger_demand() -> None:
    """AK-TEAM-10 as `ancient-knowledge/1` decides it."""
    assert _demanding(_two_demands(under(title, "ancient-knowledge/1"))) == [1, 0, 1]


def test_a_demand_ends_with_the_last_card_of_a_hand() -> None:
    """AK-TEAM-10: as many as the hand has, and nothing is left to wait for."""
    owner = player(past=FILLERS[:4], artifacts=("oronce_fines_map",))
    state = team(owner, player(), player(hand=HAND[:1]), player(hand=MORE[:3]))
    asked = playing(state).when(0, Excavate(3), chance=Dice(1)).accepted()
    assert asked.state.players[2].hand == ()
    done = asked.when(3, Discard(MORE[0])).when(3, Discard(MORE[1])).accepted()
    assert done.state.players[3].hand == MORE[2:3]
    assert not any(isinstance(one.step, DiscardingForced) for one in done.state.agenda.frames)


def test_a_full_hand_closes_what_looks_at_cards() -> None:
    """AK-TEAM-10: the partner's draft has filled the hand; the cards looked at are discarded."""
    boards = (
        ("thales", "mercury", "the_number_pi"),
        ("hermes_trismegistus", "ptolemy", "aristotle"),
        (),
    )
    state = team(player(hand=(*HAND, *MORE[:3])), player(), boards=boards)
    scenario = playing(state).when(0, Learn("thales"), chance=Dice(2)).accepted()
    assert len(scenario.state.players[0].aside.looked_at) == 8
    draft = scenario.when(1, Learn("hermes_trismegistus"), chance=Dice(3)).accepted()
    revealed = draft.state.players[1].aside.revealed
    picks = zip((1, 2, 3), revealed, strict=False)
    for seat, card in picks:
        draft = draft.when(seat, Take(card)).accepted()
    after = draft.when(0, Take(revealed[3])).accepted()
    assert len(after.state.players[0].hand) == 10
    assert after.state.players[0].aside.looked_at == ()
    assert after.state.players[0].turn.phase == "action_2"


def test_the_half_of_the_game_comes_once_for_the_whole_table() -> None:
    """AK-TEAM-08."""
    one = player(past=(*CITIES, "moron"), timeline={1: [(A, 0)]})
    two = player(past=("stonehenge", "giants_tomb", *FILLERS[2:6]), timeline={1: [(B, 0)]})
    scenario = playing(team(one, two, deck=())).when(0, Search(), Search())
    scenario = scenario.when(1, Search(), Search())
    reached = [fact for fact in scenario.accepted().facts if isinstance(fact, HalfGameReached)]
    assert reached == [HalfGameReached(seat=0)]


def test_team_two_plays_one_more_turn_when_team_one_triggers_the_end() -> None:
    """AK-TEAM-07."""
    past = (*CITIES, *MORE[3:], "stonehenge", "giants_tomb", "aswan_obelisk", *FILLERS[2:6])
    one = player(past=past, timeline={1: [(A, 0), (B, 0)]})
    scenario = playing(team(one, half_game=True, deck=())).when(0, Search(), Search(), Decline(A))
    scenario = scenario.when(1, Search(), Search()).accepted()
    assert scenario.state.end_triggered
    assert scenario.state.agenda.awaits() == {2, 3}
    over = scenario.when(2, Search(), Search()).when(3, Search(), Search()).accepted()
    assert over.state.stage == "over"
    assert not over.state.agenda.frames


def test_a_mandatory_learn_is_carried_out_when_one_technology_is_left() -> None:
    """AK-TEAM-10: what the partner takes can settle an open choice."""
    owner = player(past=FILLERS[:4], artifacts=("crystal_skull",))
    state = team(owner, player(), boards=(("mercury", "flower_of_life", "the_number_pi"), (), ()))
    scenario = playing(state).when(0, Excavate(3), chance=Dice(1)).accepted()
    assert commands(scenario.state) == [Learn("mercury"), Learn("the_number_pi")]
    after = scenario.when(1, Learn("the_number_pi"), chance=Dice(1)).accepted()
    assert after.state.players[0].collection.all == ("mercury",)


def test_a_timeline_phase_ends_when_the_partner_makes_it_idle() -> None:
    """AK-TEAM-10: the last card of the deck is gone, so nothing can be done any more."""
    owner = player(timeline={3: [("tonina", 1)], 4: [("pyramid_of_tazumal", 1)]})
    state = team(owner, player(), deck=("uxmal", "caral"), phase="action_2")
    scenario = playing(state).when(0, Search(), chance=[0]).accepted()
    assert scenario.state.players[0].turn.phase == "timeline"
    after = scenario.when(1, Search()).accepted()
    assert TurnEnded(seat=0) in after.facts
