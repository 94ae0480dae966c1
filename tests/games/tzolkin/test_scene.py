"""The scene of Tzolk'in: gears that turn, positions that do not, what is clicked for a command."""

from collections import Counter

from games.kernel.scene import Item, Scene, Zone, path
from games.tzolkin import title
from games.tzolkin.box import MONUMENTS
from games.tzolkin.commands import (
    ChooseStartingWealth,
    ConstructBuilding,
    EndTurn,
    PickUpWorker,
    PlaceWorker,
)
from games.tzolkin.facts.actions import BuildingConstructed, GoodsGained
from games.tzolkin.facts.calendar import TemplePointsGained
from games.tzolkin.rules.monuments import score_monument
from games.tzolkin.rules.scoring import sheet
from games.tzolkin.scene import scene
from games.tzolkin.state import State
from tests.games.tzolkin.examples.table import given
from tests.games.tzolkin.position import position
from tests.support.games import game


def drawn(state: State) -> Scene:
    """The scene of the whole view."""
    return scene(title.showing.view(state))


def zone(of: Scene, id_: str) -> Zone:
    (found,) = (one for board in of.boards for one in board.zones if one.id == id_)
    return found


def workers(of: Scene, gear: str) -> list[Item]:
    return [item for item in zone(of, gear).items if item.kind == "worker"]


def test_a_worker_stays_on_its_tooth_while_the_gear_turns() -> None:
    before = drawn(position().worker(0, "tikal", 2).calendar(3).turn(1))
    after = drawn(position().worker(0, "tikal", 3).calendar(4).turn(1))
    (one,), (other,) = workers(before, "tikal"), workers(after, "tikal")
    assert (one.id, one.at) == (other.id, other.at)
    assert (one.label, other.label) == ("2", "3")
    assert zone(after, "tikal").turned - zone(before, "tikal").turned == 360 // 10


def test_a_position_has_the_colour_of_who_stands_on_it() -> None:
    table = position(seats=3).worker(1, "uxmal", 4).dummy("uxmal", 5).turn(0)
    spaces = {item.id: item for item in zone(drawn(table), "uxmal-spaces").items}
    assert spaces["uxmal_4"].owner == 1
    assert spaces["uxmal_5"].owner is None
    assert spaces["uxmal_5"].marks == ("dummy",)
    assert spaces["uxmal_3"].marks == ()


def test_the_tooth_of_the_round_is_on_top_of_the_calendar() -> None:
    calendar = zone(drawn(position().calendar(13).turn(0)), "calendar")
    (now,) = (item for item in calendar.items if "now" in item.marks)
    assert now.component == "food_day"
    assert (now.at[0] * 360 // calendar.slots + calendar.turned) % 360 == 0


def test_what_is_clicked() -> None:
    picked = PickUpWorker(gear="tikal", position=4, action=2)
    assert path(0, picked) == ("tikal_4", "tikal_2")
    assert path(0, PickUpWorker(gear="tikal", position=4)) == ("tikal_4",)
    assert path(0, PlaceWorker(target="chichen_itza")) == ("chichen_itza",)
    kept = ChooseStartingWealth(keep=("wealth_01", "wealth_02"))
    assert path(0, kept) == ("wealth_01", "wealth_02")
    assert path(0, EndTurn()) == ()


def gauges(of: Scene) -> dict[str, float]:
    return {one.id: one.value for board in of.boards for one in board.gauges}


def test_the_next_worker_goes_on_the_lowest_vacant_position_for_its_price() -> None:
    table = drawn(position().worker(0, "uxmal", 0).worker(1, "uxmal", 1).turn(0))
    marked = [item.id for item in zone(table, "uxmal-spaces").items if "next" in item.marks]
    assert marked == ["uxmal_2"]
    assert gauges(table)["price-uxmal"] == 2
    assert gauges(table)["price-starting_player_space"] == 0


def test_what_a_seat_would_score_now_adds_up() -> None:
    state = position().turn(0)
    sums = [sum(one.value for one in board.gauges if one.tally) for board in drawn(state).boards]
    assert sums[1:] == [sheet(state, seat).total for seat in range(len(state.players))]


def test_the_next_food_day_takes_two_corn_for_each_worker() -> None:
    state = position().turn(0)
    workers = 6 - state.players[0].bank
    assert gauges(drawn(state))["food-0"] == 2 * workers


def test_the_scene_tells_what_is_missing_and_what_temples_give() -> None:
    seen = Counter[str]()
    for ply in game(title, seats=3, seed=4, policy="mixed").plies:
        told = gauges(drawn(ply.before))
        command = ply.action.command
        for fact in ply.facts:
            paid = isinstance(fact, BuildingConstructed) and fact.mode == "tikal_2"
            if paid and isinstance(command, ConstructBuilding):
                assert not any(one.startswith(f"short-{command.building}-") for one in told)
                seen["built"] += 1
            if isinstance(fact, TemplePointsGained):
                for seat in range(3):
                    points = sum(one.step + one.bonus for one in fact.gains if one.seat == seat)
                    assert told.get(f"temples-{seat}-points", 0) == points
                seen["paid"] += 1
    assert {*seen} == {"built", "paid"}


def test_an_action_tells_what_technologies_add() -> None:
    table = position().worker(0, "palenque", 2).field(2, corn=1).tech(0, "agriculture", 3)
    state = table.tech(0, "extraction", 1).turn(0)
    told = gauges(drawn(state))
    scenario = given(state).when(0, PickUpWorker(gear="palenque", position=2, action=2))
    (gained,) = (one for one in scenario.facts if isinstance(one, GoodsGained))
    assert told["more-palenque_2-corn"] == gained.extra.corn > 0
    assert told["more-yaxchilan_1-wood"] == 1
    assert "more-yaxchilan_2-stone" not in told


def test_a_monument_is_worth_what_it_would_score() -> None:
    state = position().turn(0)
    told = gauges(drawn(state))
    for monument in state.monuments:
        formula = MONUMENTS[monument].effects[0].formula
        assert told[f"worth-{monument}-0"] == score_monument(state, 0, formula)
