"""Combinations that the worked examples leave out: where two rules meet."""

from games.tzolkin.commands import (
    BegForCorn,
    ChooseStartingWealth,
    Decline,
    EndTurn,
    PayResource,
    PerformAction,
    PickUpWorker,
)
from games.tzolkin.facts.setup import StartingWealthRevealed
from games.tzolkin.facts.turn import BuildingDisplayRefilled
from games.tzolkin.goods import Goods
from games.tzolkin.names import GEARS
from tests.games.tzolkin.examples.table import (
    ANY_DRAW,
    BLUE,
    GREEN,
    RED,
    after_the_round,
    build,
    facts_of,
    given,
    goods,
    legal,
    pick_up,
    place,
    player,
    points,
    technology,
    temples,
)
from tests.games.tzolkin.position import position

FARM, OTHER_FARM = "a1_farm_one_worker_1", "a1_farm_one_worker_2"
COPYING = "a2_tomb_free_action"


def test_a_level_won_by_the_action_of_a_tomb_serves_the_second_building():
    """TZ-TIK-05: the first building of Tikal 4 was built without architecture."""
    table = position().age(2).worker(RED, "tikal", 4).display(COPYING, FARM)
    table.goods(RED, corn=1, wood=4, stone=1, gold=1)
    scene = given(table.turn(RED)).when(
        RED,
        pick_up("tikal", 4),
        build(COPYING),
        PerformAction(gear="tikal", number=1),
        technology("architecture"),
        build(FARM, architecture=True),
    )
    assert player(scene, RED).levels.architecture == 1
    assert goods(scene, RED) == Goods(corn=1)


def test_a_building_that_the_discount_makes_free_needs_nothing():
    """TZ-TEC-12, TZ-PRC-11."""
    table = position().worker(RED, "tikal", 2, 4).tech(RED, "architecture", 3).display(FARM)
    by_two = given(table.turn(RED)).when(RED, pick_up("tikal", 2))
    by_four = given(table.turn(RED)).when(RED, pick_up("tikal", 4))
    for scene in (by_two, by_four):
        assert player(scene, RED).buildings == (FARM,)
        assert (goods(scene, RED), points(scene, RED)) == (Goods(corn=1), 2)


def test_no_discount_without_architecture_and_none_of_the_wrong_kind():
    """TZ-TEC-12, TZ-TIK-05."""
    table = position().worker(RED, "tikal", 4).tech(RED, "architecture", 3).goods(RED, wood=2)
    start = given(table.display(FARM, OTHER_FARM).turn(RED)).when(RED, pick_up("tikal", 4))
    assert start.when(RED, build(FARM, discount="wood")).refusal is not None
    wrong = start.when(RED, build(FARM, architecture=True, discount="corn"))
    wrong.refused("TZ-TEC-12")
    table = position().worker(RED, "uxmal", 4).tech(RED, "architecture", 3).corn(RED, 4)
    start = given(table.display(FARM, OTHER_FARM).turn(RED)).when(RED, pick_up("uxmal", 4))
    start.when(RED, build(FARM, architecture=True, discount="wood")).refused("TZ-TEC-12")


def test_the_fee_is_taken_before_the_price_of_an_action_is_looked_at():
    """TZ-PCK-08, TZ-PRC-04, TZ-UXM-01."""
    table = position().worker(RED, "uxmal", 3)
    given(table.corn(RED, 4).turn(RED)).when(RED, pick_up("uxmal", 3, 1)).refused("TZ-UXM-01")
    scene = given(table.corn(RED, 5).turn(RED)).when(RED, pick_up("uxmal", 3, 1), *temples("chaac"))
    assert goods(scene, RED) == Goods()


def test_the_action_of_a_tomb_offers_only_what_stays_payable():
    """TZ-BLD-05, TZ-PRC-11: one corn goes first."""
    table = position().age(2).worker(RED, "tikal", 2).display(COPYING)
    table.goods(RED, corn=3, wood=2, stone=1, gold=1)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2))
    offered = legal(scene, RED)
    assert PerformAction(gear="uxmal", number=1) not in offered
    dear = scene.when(RED, PerformAction(gear="uxmal", number=1)).refused("TZ-BLD-05").refusal
    assert dear is not None
    assert (dear.key, dear.values) == (
        "action-too-dear",
        {"gear": "uxmal", "number": 1, "needed": 4, "corn": 3},
    )
    assert PerformAction(gear="tikal", number=5) not in offered
    assert PerformAction(gear="uxmal", number=3) in offered
    assert Decline() in offered


def test_a_copied_market_ends_the_action_by_itself_when_nothing_can_be_traded():
    """TZ-UXM-05, TZ-UXM-02."""
    scene = given(position().worker(RED, "uxmal", 5).corn(RED, 1).turn(RED)).when(
        RED, pick_up("uxmal", 5), PerformAction(gear="uxmal", number=2), EndTurn()
    )
    assert goods(scene, RED) == Goods()


def test_a_worker_gained_is_in_hand_but_not_placed_this_turn():
    """TZ-TRN-04, TZ-UXM-03."""
    scene = given(position().worker(RED, "uxmal", 3).corn(RED, 9).turn(RED))
    scene.when(RED, pick_up("uxmal", 3), place("tikal")).refused("TZ-TRN-02")


def test_who_cannot_pay_for_a_placement_but_has_workers_out_must_pick_up():
    """TZ-BEG-04, TZ-TRN-02: begging is then a choice."""
    table = position().worker(RED, "tikal", 2).starting_space(GREEN)
    for gear in GEARS:
        table.dummy(gear, 0)
    offered = legal(given(table.turn(RED)), RED)
    kinds = {type(command) for command in offered}
    assert kinds == {BegForCorn, PickUpWorker}


def test_the_starting_space_counts_as_one_more_worker_in_any_order():
    """TZ-PLC-06, TZ-PLC-04."""
    table = position().corn(RED, 5)
    first = given(table.turn(RED)).when(RED, place("starting_player_space"), place("tikal"))
    last = given(table.turn(RED)).when(RED, place("tikal"), place("starting_player_space"))
    assert goods(first, RED) == goods(last, RED) == Goods(corn=4)


def test_after_the_age_has_changed_the_display_is_refilled_from_the_second_stack():
    """TZ-BLD-06, TZ-BLD-08."""
    table = position().age(2).worker(RED, "tikal", 2).goods(RED, wood=2)
    table.display("a2_farm_three_workers_1").stack("a2_tomb_points")
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2), EndTurn(), chance=ANY_DRAW)
    (refilled,) = facts_of(scene, BuildingDisplayRefilled)
    assert [tile.building for tile in refilled.tiles] == ["a2_tomb_points"]
    assert refilled.stack_left == 0


def test_the_new_holder_of_the_marker_begins_the_next_round():
    """TZ-STP-04, TZ-RND-02."""
    table = position(seats=3).starting_space(GREEN).board(GREEN, "dark").corn(GREEN, 3)
    scene = after_the_round(table, BLUE)
    assert scene.state.agenda.awaits() == {GREEN}
    scene = scene.when(GREEN, place("tikal"), EndTurn())
    assert scene.accepted().state.agenda.awaits() == {BLUE}


def test_wealth_is_revealed_in_turn_order():
    """TZ-SET-11."""
    table = position(seats=2).marker(GREEN)
    table.dealt(RED, "wealth_02", "wealth_05").dealt(GREEN, "wealth_06", "wealth_07")
    scene = given(table.choosing_wealth()).when(
        RED, ChooseStartingWealth(keep=("wealth_02", "wealth_05"))
    )
    scene = scene.when(GREEN, ChooseStartingWealth(keep=("wealth_06", "wealth_07")))
    assert [fact.seat for fact in facts_of(scene, StartingWealthRevealed)] == [GREEN, RED]
    assert scene.state.agenda.awaits() == {GREEN}


def test_two_temples_of_one_action_may_both_reach_their_tops():
    """TZ-TIK-06, TZ-TMP-05."""
    table = position().worker(RED, "tikal", 5).goods(RED, wood=1).board(RED, "dark")
    table.temples(RED, chaac=5, quetzalcoatl=7)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 5), *temples("chaac", "quetzalcoatl"))
    markers = player(scene, RED).temples
    assert (markers.chaac, markers.quetzalcoatl) == (6, 8)
    assert player(scene, RED).light


def test_theology_two_follows_a_free_choice_on_chichen_itza():
    """TZ-TEC-15, TZ-CHI-04."""
    table = position().worker(RED, "chichen_itza", 10).goods(RED, skull=1, stone=1)
    scene = given(table.tech(RED, "theology", 2).turn(RED)).when(
        RED, pick_up("chichen_itza", 10, 1), PayResource(resource="stone"), *temples("kukulkan")
    )
    assert player(scene, RED).temples.kukulkan == 2


def test_hunger_may_push_the_score_below_zero():
    """TZ-FOO-02."""
    scene = after_the_round(position().hand(RED, 6).calendar(7, number=8, food_day=1))
    assert points(scene, RED) == -18
