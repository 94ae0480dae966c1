"""The scene of Monumental: what a seat would score now, the strength of provinces, prices."""

import pytest

from games.kernel.scene import Scene
from games.monumental import title
from games.monumental.commands import AcquireDevelopment, DeclareConquest, EndTurn, Pass
from games.monumental.rules import RULES
from games.monumental.rules.scoring import sheets
from games.monumental.scene import scene
from games.monumental.state import State
from games.monumental.state.readings import acquiring, resistance
from tests.games.monumental.position import Position
from tests.support.games import game


def drawn(state: State) -> Scene:
    """The scene of the whole view."""
    return scene(title.showing.view(state))


def gauges(of: Scene) -> dict[str, float]:
    return {one.id: one.value for board in of.boards for one in board.gauges}


def test_what_a_seat_would_score_now_adds_up() -> None:
    state = Position().tile("h_1_0", 0, soldiers=1).turn(0).given().state
    sums = [sum(one.value for one in board.gauges if one.tally) for board in drawn(state).boards]
    assert sums[1:] == [sheet.points for sheet in sheets(state)]
    assert sums[1] > sums[2]


def test_a_province_is_labelled_with_the_strength_that_it_takes() -> None:
    state = Position().tile("h_1_0", 0, soldiers=2, outpost=True).turn(0).given().state
    labels = {one.id: one.label for zone in drawn(state).boards[0].zones for one in zone.items}
    for number, place in enumerate(state.land.layout.tiles):
        asked = "" if place.value is None else str(resistance(state, number))
        assert labels[place.id] == asked
    printed = next(one.value for one in state.land.layout.tiles if one.id == "h_1_0")
    assert printed is not None
    assert int(labels["h_1_0"]) > printed


def test_cards_of_the_display_tell_their_price_and_what_is_missing() -> None:
    state = Position().display("university").goods(0, production=2, gold=1).turn(0).given().state
    price, _ = acquiring(state.players[0], "university")
    told = gauges(drawn(state))
    assert told["price-display-1"] == price
    assert told["short-display-1"] == price - 3
    rich = Position().display("university").goods(0, production=price).turn(0).given().state
    assert "short-display-1" not in gauges(drawn(rich))


def test_policies_that_are_not_active_tell_their_price() -> None:
    state = Position().player(0, policies=("shinto",)).turn(0).given().state
    items = [one for zone in drawn(state).boards[1].zones for one in zone.items]
    prices = {one.label for one in items if one.kind == "policy" and "inactive" in one.marks}
    assert prices == {"2"}


def test_a_card_tells_what_would_pay_it_perishable_goods_first() -> None:
    goods = {"production": 2, "production_token": 1, "gold": 9}
    state = Position().display("university").goods(0, **goods).turn(0).given().state
    told = gauges(drawn(state))
    paid = {one: told.get(f"pay-display-1-{one}") for one in goods}
    assert paid == {"production": 2, "production_token": 1, "gold": told["price-display-1"] - 3}


def test_a_second_wonder_is_barred_by_the_first() -> None:
    position = Position().display("machu_picchu", "university").turn(0)
    busy = position.player(0, construction="pyramids").given().state
    barred = [one for one in drawn(busy).boards[0].gauges if one.name == "barred"]
    assert [(one.id, one.component) for one in barred] == [("barred-display-1", "pyramids")]


def test_what_can_be_paid_now_is_what_can_be_bought_and_conquered() -> None:
    seen = 0
    for ply in game(title, seats=3, seed=2, policy="mixed").plies:
        seat, state = ply.action.seat, ply.before
        legal = [*RULES.legal(state, seat)]
        if state.turn.acted or not {EndTurn(), Pass()}.intersection(legal):
            continue
        told = gauges(drawn(state))
        prices = {one.removeprefix("price-") for one in told if one.startswith("price-")}
        within = {one for one in prices if f"short-{one}" not in told}
        targets = {one.target for one in legal if isinstance(one, DeclareConquest)}
        slots = {one.display_slot for one in legal if isinstance(one, AcquireDevelopment)}
        assert within & {one.id for one in state.land.layout.tiles} == targets
        payable = {one for one in within if one.startswith("display-")}
        assert {f"display-{one}" for one in slots} == {
            one for one in payable if f"barred-{one}" not in told
        }
        for place in within:
            paid = [count for one, count in told.items() if one.startswith(f"pay-{place}-")]
            assert sum(paid) == told[f"price-{place}"]
        seen += len(targets)
    assert seen


def test_what_a_seat_needs_for_the_most_of_a_category() -> None:
    position = Position().player(0, policies=("shinto", "haiku")).player(1, policies=("shogunate",))
    told = gauges(drawn(position.turn(0).given().state))
    assert (told["behind-policies-0"], told["behind-policies-1"]) == (0, 1)
    assert told["behind-wonders-0"] == told["behind-wonders-1"] == 1


@pytest.mark.parametrize("seed", [2, 4])
def test_the_rounds_that_are_left_never_grow_and_end_with_the_last_one(seed: int) -> None:
    states = [one for one in game(title, seats=3, seed=seed, policy="mixed").states if one.round]
    before = None
    for state in states:
        told = gauges(drawn(state))
        last = state.round + told["rounds-most"]
        assert told["rounds-least"] <= told["rounds-most"]
        assert before is None or last <= before
        before = last
    assert before == states[-1].last_round
