"""The scene of Monumental: what a seat would score now, the strength of provinces, prices."""

from games.kernel.scene import Scene
from games.monumental import title
from games.monumental.rules.scoring import sheets
from games.monumental.scene import scene
from games.monumental.state import State
from games.monumental.state.readings import acquiring, resistance
from tests.games.monumental.position import Position


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
