"""Decisions, their ids, what the engine answers by itself, and refusals at the wrong moment."""

from games.kernel.refusal import Illegal
from games.kernel.scenario import given
from games.tzolkin import title
from games.tzolkin.commands import (
    ChooseCalendarAdvance,
    ChooseHarvest,
    ChooseStartingWealth,
    ChooseTechnology,
    ChooseTemple,
    ConstructBuilding,
    Decline,
    EndTrading,
    EndTurn,
    PayResource,
    PickUpWorker,
    PlaceWorker,
    Trade,
)
from games.tzolkin.facts.actions import (
    BuildingConstructed,
    GoodsGained,
    GoodsPaid,
    HarvestTileTaken,
    TechnologyAdvanced,
    TempleStepped,
    WorkerGained,
)
from games.tzolkin.facts.calendar import RoundStarted
from games.tzolkin.facts.setup import StartingWealthChosen, StartingWealthRevealed
from games.tzolkin.facts.turn import ChoiceDeclined, MarketLeft, WorkerPickedUp
from games.tzolkin.goods import Goods
from games.tzolkin.steps import ChoosingTechnology, Constructing, ResolvingEffects, TakingTurn
from tests.games.tzolkin.position import position


def test_every_command_closes_its_decision() -> None:
    state = position().corn(0, 5).turn(0)
    after = given(title, state).when(0, PlaceWorker(target="tikal")).accepted().state
    assert after.agenda.open_for(0).id > state.agenda.open_for(0).id
    assert after.agenda.open_for(0).step == TakingTurn(mode="placing", placed=1)


def test_a_payment_without_choice_is_made_by_the_engine() -> None:
    state = position().goods(0, stone=2).worker(0, "tikal", 1).turn(0)
    given(title, state).when(
        0,
        PickUpWorker(gear="tikal", position=1, action=1),
        ChooseTechnology(track="theology"),
    ).then(
        WorkerPickedUp(seat=0, gear="tikal", position=1, action=1, reason="own"),
        GoodsPaid(seat=0, goods=Goods(stone=1), purpose="technology", auto=True),
        TechnologyAdvanced(seat=0, track="theology", level=1),
    )


def test_everything_owned_is_paid_at_once() -> None:
    state = position().goods(0, wood=1, gold=1).tech(0, "theology", 1).worker(0, "tikal", 1)
    given(title, state.turn(0)).when(
        0,
        PickUpWorker(gear="tikal", position=1, action=1),
        ChooseTechnology(track="theology"),
    ).then(
        WorkerPickedUp(seat=0, gear="tikal", position=1, action=1, reason="own"),
        GoodsPaid(seat=0, goods=Goods(wood=1, gold=1), purpose="technology", auto=True),
        TechnologyAdvanced(seat=0, track="theology", level=2),
    )


def test_a_payment_with_a_choice_waits_one_by_one() -> None:
    state = position().goods(0, wood=2, gold=1).tech(0, "theology", 1).worker(0, "tikal", 1)
    played = given(title, state.turn(0)).when(
        0,
        PickUpWorker(gear="tikal", position=1, action=1),
        ChooseTechnology(track="theology"),
        PayResource(resource="wood"),
        PayResource(resource="gold"),
    )
    assert played.accepted().state.players[0].levels.theology == 2
    assert played.state.players[0].goods == Goods(wood=1)


def test_a_harvest_with_one_way_only_is_answered_by_the_engine() -> None:
    state = position().field(3, corn=1).worker(0, "palenque", 3).turn(0)
    given(title, state).when(0, PickUpWorker(gear="palenque", position=3, action=3)).then(
        WorkerPickedUp(seat=0, gear="palenque", position=3, action=3, reason="own"),
        HarvestTileTaken(seat=0, group=3, tile="corn", auto=True),
        GoodsGained(seat=0, goods=Goods(corn=5), source="action", auto=True),
    )


def test_an_empty_market_is_left_by_the_engine() -> None:
    state = position().worker(0, "uxmal", 2).turn(0)
    given(title, state).when(0, PickUpWorker(gear="uxmal", position=2, action=2)).then(
        WorkerPickedUp(seat=0, gear="uxmal", position=2, action=2, reason="own"),
        MarketLeft(seat=0, auto=True),
    )


def test_an_optional_step_that_cannot_be_used_is_declined_by_the_engine() -> None:
    state = position().goods(0, wood=1).display("a1_farm_one_worker_1", "a1_civic_agriculture")
    state = state.worker(0, "tikal", 4).turn(0)
    given(title, state).when(0, PickUpWorker(gear="tikal", position=4, action=4)).then(
        WorkerPickedUp(seat=0, gear="tikal", position=4, action=4, reason="own"),
        BuildingConstructed(
            seat=0,
            building="a1_farm_one_worker_1",
            slot=0,
            mode="tikal_2",
            paid=Goods(wood=1),
            auto=True,
        ),
        ChoiceDeclined(seat=0, choice="building", auto=True),
    )


def test_the_turn_itself_is_never_answered_by_the_engine() -> None:
    state = position().hand(0, 1).turn(0)
    played = given(title, state).when(0, PlaceWorker(target="starting_player_space"))
    assert list(title.rules.legal(played.accepted().state, 0)) == [EndTurn()]


def test_a_refusal_names_what_is_to_be_finished_first() -> None:
    """TZ-ACT-05, TZ-UXM-02."""
    state = position().corn(0, 3).worker(0, "uxmal", 1).turn(0)
    asked = given(title, state).when(0, PickUpWorker(gear="uxmal", position=1, action=1))
    ended, traded = asked.when(0, EndTurn()), asked.when(0, EndTrading())
    assert ended.refused("TZ-ACT-05").refusal == Illegal(
        "TZ-ACT-05", "action-unfinished", step="tzolkin.choosing-temple"
    )
    assert traded.refused("TZ-UXM-02").refusal == Illegal(
        "TZ-UXM-02", "another-decision", step="tzolkin.choosing-temple"
    )


def test_the_rest_of_a_tile_waits_below_its_first_decision() -> None:
    tomb = "a1_tomb_temple_build"
    state = position().goods(0, wood=2, gold=2).display(tomb, "a1_farm_one_worker_1")
    state = state.worker(0, "tikal", 2).turn(0)
    played = given(title, state).when(
        0,
        PickUpWorker(gear="tikal", position=2, action=2),
        ConstructBuilding(building=tomb),
    )
    turn, rest, temple = played.accepted().state.agenda.frames
    assert isinstance(turn.step, TakingTurn)
    assert isinstance(rest.step, ResolvingEffects)
    assert rest.seat is None
    assert temple.seat == 0
    nested = played.when(0, ChooseTemple(temple="chaac")).accepted().state.agenda.open_for(0)
    assert nested.step == Constructing(mode="tikal_2", optional=True)


def test_the_two_steps_of_tikal_3_are_two_decisions() -> None:
    state = position().goods(0, wood=5, gold=5).worker(0, "tikal", 3).turn(0)
    played = given(title, state).when(0, PickUpWorker(gear="tikal", position=3, action=3))
    _, second, first = played.accepted().state.agenda.frames
    assert second.step == ChoosingTechnology(paid=True, optional=True)
    assert first.step == ChoosingTechnology(paid=True)
    played.when(0, Decline()).refused("TZ-ACT-06")


def test_an_action_must_be_finished_before_the_turn_goes_on() -> None:
    state = position().corn(0, 9).worker(0, "uxmal", 2).turn(0)
    market = given(title, state).when(0, PickUpWorker(gear="uxmal", position=2, action=2))
    market.when(0, EndTurn()).refused("TZ-ACT-05")
    market.when(0, PlaceWorker(target="tikal")).refused("TZ-ACT-05")
    market.when(0, ChooseHarvest(take="wood")).refused("TZ-PAL-03")


def test_nobody_plays_in_the_turn_of_another() -> None:
    state = position().corn(1, 5).turn(0)
    given(title, state).when(1, PlaceWorker(target="tikal")).refused("TZ-RND-02")
    given(title, state).when(1, ChooseCalendarAdvance(days=1)).refused("TZ-CAL-03")
    keep = ChooseStartingWealth(keep=("wealth_01", "wealth_02"))
    given(title, state).when(0, keep).refused("TZ-SET-11")
    given(title, state).when(0, Trade(direction="buy", resource="wood")).refused("TZ-UXM-02")


def test_play_waits_for_the_starting_wealth_of_all() -> None:
    tiles = ("wealth_01", "wealth_02", "wealth_03", "wealth_04")
    other = ("wealth_05", "wealth_06", "wealth_07", "wealth_08")
    state = position().dealt(0, *tiles).dealt(1, *other).choosing_wealth()
    given(title, state).when(0, PlaceWorker(target="tikal")).refused("TZ-SET-14")
    one = given(title, state).when(0, ChooseStartingWealth(keep=("wealth_03", "wealth_04")))
    one.accepted()
    one.when(0, ChooseStartingWealth(keep=("wealth_03", "wealth_04"))).refused("TZ-SET-11")
    one.when(0, PlaceWorker(target="tikal")).refused("TZ-SET-14")
    both = one.when(1, ChooseStartingWealth(keep=("wealth_05", "wealth_08")))
    assert both.accepted().state.players[0].hand == 4
    assert both.state.players[1].goods == Goods(corn=14, stone=2, gold=1)
    assert both.state.agenda.awaits() == {0}
    both.then(
        TempleStepped(seat=0, temple="kukulkan", start=1, index=2),
        besides=(
            GoodsGained,
            RoundStarted,
            StartingWealthChosen,
            StartingWealthRevealed,
            WorkerGained,
        ),
    )
