"""Food Days: feeding, the second age, the rewards of the faithful (TZ-FOO)."""

import pytest

from games.tzolkin.commands import EndTurn
from games.tzolkin.facts.calendar import (
    AgeAdvanced,
    CalendarAdvanced,
    StartingWorkerReturned,
    TempleMaterialsGained,
    TemplePoints,
    TemplePointsGained,
    WorkersFed,
)
from games.tzolkin.goods import Goods
from games.tzolkin.names import TEMPLES
from tests.games.tzolkin.examples.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Scene,
    after_the_round,
    facts_of,
    given,
    goods,
    place,
    player,
    points,
)
from tests.games.tzolkin.position import Position, position

DAYS = {1: (7, 1), 2: (13, 1), 3: (20, 2), 4: (26, 2)}
FARM_ONE = ("a1_farm_one_worker_1", "a1_farm_one_worker_2", "a1_farm_one_worker_3")
FARM_ALL = ("a1_farm_all_workers_1", "a1_farm_all_workers_2")


def food_day(number: int, seats: int = 2) -> Position:
    """The round of that Food Day; everybody but red has corn enough."""
    tooth, age = DAYS[number]
    table = position(seats=seats).age(age).calendar(tooth, number=tooth + 1, food_day=number)
    for seat in range(1, seats):
        table.corn(seat, 20)
    return table


def fed(scene: Scene, seat: int = RED) -> WorkersFed:
    """How the seat was fed."""
    return next(fact for fact in facts_of(scene, WorkersFed) if fact.seat == seat)


def test_farms_save_corn():
    """A15, TZ-FOO-03."""
    table = food_day(1).hand(RED, 5).corn(RED, 10).buildings(RED, *FARM_ONE[:2], FARM_ALL[0])
    scene = after_the_round(table)
    assert fed(scene).corn_paid == 3
    assert goods(scene, RED) == Goods(corn=7)


def test_hunger_costs_three_points_for_each_worker():
    """A16, TZ-FOO-02."""
    scene = after_the_round(food_day(1).corn(RED, 5).score(RED, 1))
    assert goods(scene, RED) == Goods(corn=1)
    assert points(scene, RED) == -2


def test_two_discount_farms_feed_everybody():
    """B24, Q24, TZ-FOO-03, TZ-BLD-03."""
    scene = after_the_round(food_day(1).hand(RED, 6).buildings(RED, *FARM_ALL))
    assert (fed(scene).price, fed(scene).unfed, points(scene, RED)) == (0, 0, 0)


def test_farms_wealth_and_discount_together():
    """B47, TZ-FOO-03, TZ-SET-12."""
    table = food_day(3).hand(RED, 6).corn(RED, 1).score(RED, 10).wealth(RED, "wealth_01")
    scene = after_the_round(table.buildings(RED, "a2_farm_three_workers_1", FARM_ALL[0]))
    assert (fed(scene).unfed, goods(scene, RED), points(scene, RED)) == (1, Goods(), 7)


def test_more_farms_than_workers_feed_all():
    """TZ-FOO-03."""
    table = food_day(3).buildings(RED, "a2_farm_three_workers_1", *FARM_ONE).corn(RED, 2)
    scene = after_the_round(table)
    assert goods(scene, RED) == Goods(corn=2)
    assert points(scene, RED) == 0


def test_no_worker_is_half_fed():
    """TZ-FOO-02."""
    scene = after_the_round(food_day(1).corn(RED, 3))
    assert goods(scene, RED) == Goods(corn=1)
    assert fed(scene).unfed == 2


def test_workers_everywhere_are_hungry():
    """Q23, Q42, TZ-FOO-02: fed first, the worker on the starting space then returns."""
    table = food_day(1).hand(RED, 1).worker(RED, "tikal", 2).starting_space(RED).corn(RED, 6)
    scene = after_the_round(table)
    assert fed(scene).workers == 3
    assert goods(scene, RED) == Goods()
    kinds = [type(fact) for fact in scene.facts]
    assert kinds.index(WorkersFed) < kinds.index(StartingWorkerReturned)


def test_workers_in_the_bank_eat_nothing():
    """TZ-FOO-02."""
    scene = after_the_round(food_day(1).hand(RED, 2).corn(RED, 4))
    assert fed(scene).workers == 2
    assert points(scene, RED) == 0


def test_corn_of_the_starting_space_feeds_in_the_same_round():
    """Q22, TZ-STP-02."""
    table = position(seats=2).calendar(7, corn=6, number=8, food_day=1).marker(GREEN)
    table.corn(GREEN, 20).board(RED, "dark")
    scene = given(table.turn(RED)).when(RED, place("starting_player_space"), EndTurn())
    assert points(scene, RED) == 0
    assert goods(scene, RED) == Goods()


def three_faithful(number: int) -> Position:
    """Red, blue and yellow of the worked example, as seats 0, 1 and 2."""
    table = food_day(number, seats=3).corn(RED, 20)
    table.temples(0, chaac=2, quetzalcoatl=1, kukulkan=6)
    table.temples(1, chaac=4, quetzalcoatl=1, kukulkan=4)
    return table.temples(2, chaac=4, quetzalcoatl=1, kukulkan=0)


@pytest.mark.parametrize("number", [1, 3])
def test_mid_age_rewards_are_materials_of_all_steps_passed(number):
    """A17, TZ-FOO-04, TZ-FOO-08."""
    table = three_faithful(number).tech(0, "extraction", 3)
    scene = after_the_round(table)
    owned = [goods(scene, seat) for seat in range(3)]
    assert [(one.wood, one.stone, one.gold, one.skull) for one in owned] == [
        (2, 1, 0, 1),
        (2, 2, 0, 0),
        (0, 2, 0, 0),
    ]
    assert [points(scene, seat) for seat in range(3)] == [0, 0, 0]


def test_rewards_at_the_end_of_the_first_age():
    """A18, TZ-FOO-06, TZ-FOO-07."""
    scene = after_the_round(three_faithful(2))
    assert [points(scene, seat) for seat in range(3)] == [16, 15, 7]
    assert not facts_of(scene, TempleMaterialsGained)


def test_rewards_at_the_end_of_the_second_age():
    """A19, TZ-FOO-06, TZ-FOO-07."""
    scene = after_the_round(three_faithful(4))
    assert [points(scene, seat) for seat in range(3)] == [18, 15, 7]


def test_gold_of_quetzalcoatl():
    """TZ-FOO-04, TZ-CMP-09."""
    for index, gold in ((2, 0), (3, 1), (4, 1), (5, 2), (8, 2)):
        scene = after_the_round(food_day(1).temple(RED, "quetzalcoatl", index).corn(RED, 6))
        assert goods(scene, RED) == Goods(gold=gold)


def test_too_few_skulls_are_given_to_nobody():
    """Q25, TZ-FOO-05: other materials are."""
    table = food_day(1).corn(RED, 6).temple(RED, "kukulkan", 5).temple(GREEN, "kukulkan", 6)
    scene = after_the_round(table.bank_skulls(1))
    assert (goods(scene, RED), goods(scene, GREEN)) == (Goods(wood=2), Goods(corn=14, wood=2))
    (fact,) = facts_of(scene, TempleMaterialsGained)
    assert fact.skulls_withheld
    assert scene.state.skulls == 1
    enough = after_the_round(table.bank_skulls(2))
    assert (goods(enough, RED).skull, goods(enough, GREEN).skull) == (1, 1)
    assert enough.state.skulls == 0


def test_equals_at_the_head_of_a_temple_get_half_the_bonus():
    """B25, Q27, TZ-FOO-07: also four of them, also on the starting step."""
    scene = after_the_round(food_day(2, seats=4).corn(RED, 6), YELLOW)
    (fact,) = facts_of(scene, TemplePointsGained)
    for seat in (RED, GREEN, BLUE, YELLOW):
        assert TemplePoints(seat=seat, temple="kukulkan", step=0, bonus=2) in fact.gains
    assert points(scene, RED) == 3 + 1 + 2


@pytest.mark.parametrize(
    ("number", "bonus"),
    [
        (2, {"chaac": 6, "quetzalcoatl": 2, "kukulkan": 4}),
        (4, {"chaac": 2, "quetzalcoatl": 6, "kukulkan": 4}),
    ],
)
def test_the_bonus_of_a_sole_leader(number, bonus):
    """TZ-FOO-07."""
    for temple in TEMPLES:
        table = food_day(number).corn(RED, 6).temple(RED, temple, 2)
        (fact,) = facts_of(after_the_round(table), TemplePointsGained)
        (gain,) = [one for one in fact.gains if (one.seat, one.temple) == (RED, temple)]
        assert gain.bonus == bonus[temple]
        (other,) = [one for one in fact.gains if (one.seat, one.temple) == (GREEN, temple)]
        assert other.bonus == 0


def test_a_leader_on_the_lowest_step_leads():
    """TZ-FOO-07, TZ-FOO-06."""
    table = food_day(2).corn(RED, 6)
    for seat in (RED, GREEN):
        table.temples(seat, chaac=0, quetzalcoatl=0, kukulkan=0)
    scene = after_the_round(table)
    assert points(scene, RED) == (-1 + 3) + (-2 + 1) + (-3 + 2)


def test_all_are_fed_then_the_age_changes_then_all_are_rewarded():
    """Q28, TZ-FOO-01, TZ-FOO-09, TZ-BLD-08, TZ-INF-04."""
    table = food_day(2).corn(RED, 6).display(*FARM_ONE)
    scene = after_the_round(table)
    kinds = [type(fact) for fact in scene.facts]
    order = [WorkersFed, WorkersFed, AgeAdvanced, TemplePointsGained, CalendarAdvanced]
    assert [kind for kind in kinds if kind in order] == order
    (changed,) = facts_of(scene, AgeAdvanced)
    assert changed.removed == FARM_ONE
    assert changed.unseen == 14 - 3
    assert len(changed.revealed) == 6
    assert scene.state.age == 2
    assert scene.state.display == changed.revealed
    assert scene.state.stack.size == 18 - 6


def test_only_the_second_food_day_changes_the_age():
    """TZ-BLD-08, TZ-FOO-01."""
    for number in (1, 3, 4):
        scene = after_the_round(food_day(number).corn(RED, 6))
        assert not facts_of(scene, AgeAdvanced)


def test_buildings_owned_survive_the_age_and_so_do_monuments():
    """TZ-BLD-08."""
    table = food_day(2).corn(RED, 6).buildings(RED, FARM_ONE[0]).offered("mon_tombs")
    scene = after_the_round(table)
    assert player(scene, RED).buildings == (FARM_ONE[0],)
    assert scene.state.monuments == ("mon_tombs",)


def test_an_ordinary_round_has_no_food_day():
    """TZ-RND-01, TZ-RND-03."""
    scene = after_the_round(position().calendar(5, number=6).corn(RED, 9))
    assert not facts_of(scene, WorkersFed)
    assert goods(scene, RED) == Goods(corn=9)
