"""What the appraisal sees in known positions."""

from games.eldervale.appraisal import APPRAISAL
from games.eldervale.appraisal.features import FEATURES
from games.eldervale.commands.realms import Pay
from games.eldervale.rules.scoring import sheet
from games.eldervale.state import End, State
from games.eldervale.steps.base import Awaiting
from games.kernel.appraisal.estimate import WHOLE
from games.kernel.appraisal.weights import FULL
from games.kernel.seats import Seat
from tests.games.eldervale.position import Position


def seen(state: State, seat: Seat) -> dict[str, int]:
    """The features of a player, by name."""
    return dict(zip(FEATURES.names, FEATURES.of(state)[seat], strict=True))


def test_every_term_of_the_final_scoring_is_seen() -> None:
    table = Position().land(mill=(0, 0), fire_heart=(1, 0)).levels(0, fire=3, water=1)
    table.player(0, vp=7, orbs=1, dwellings=("fire_heart",))
    row = seen(table.state, 0)
    assert (row["points"], row["orbs"]) == (7, 1)
    assert row["power"] == 4 + 2
    assert row["dwellings score"] == row["starter"] == 4
    assert row["room for cards"] == 3
    assert row["score"] == sheet(table.state, 0).points


def test_a_level_is_worth_what_it_scores() -> None:
    table = Position().land(mill=(0, 0), fire_heart=(1, 0)).levels(0, fire=2, water=5)
    row = seen(table.player(0, dwellings=("fire_heart",)).state, 0)
    assert row["best level"] == 3  # the track, the dwelling and the starter card
    assert row["next best level"] == 2  # a first marker on another track
    assert row["levels to rise"] == 3 * 3
    assert row["markers left"] == 2


def test_sites_of_dwellings_are_seen_with_what_is_missing() -> None:
    table = Position().land(mill=(0, 0), fire_heart=(1, 0)).units(0, "worker@fire_heart")
    poor = seen(table.state, 0)
    assert (poor["manned sites"], poor["manned gain in reach"]) == (1, 0)
    assert poor["missing there"] > 0
    rich = seen(table.goods(0, gold=4).state, 0)
    assert rich["manned gain"] == rich["manned gain in reach"] == poor["manned gain"] > 0
    assert (rich["missing there"], rich["sites in reach"]) == (0, 1)


def test_goods_and_units_are_counted_where_they_are() -> None:
    table = Position().goods(0, gem=2, sword=1, gold=3)
    table.units(0, "worker", "warrior@mill", "dragon@underworld", "wizard@tray")
    row = seen(table.state, 0)
    assert (row["gems"], row["swords"], row["gold"], row["kinds"]) == (2, 1, 3, 2)
    assert (row["workers"], row["warrior"], row["dragon"], row["wizard"]) == (1, 1, 1, 0)
    assert (row["ready"], row["on the map"], row["in the underworld"]) == (1, 1, 1)
    assert row["dice"] == 1 + 2 + 3
    assert row["dice ahead"] == 3  # the other has three workers


def test_units_beside_others_are_seen() -> None:
    table = Position().units(0, "worker@mill").units(1, "warrior@mill")
    assert [seen(table.state, seat)["in company"] for seat in (0, 1)] == [1, 1]


def test_seats_that_change_places_change_rows() -> None:
    one = Position(elements=("fire", "water")).goods(0, gold=3).levels(1, air=2).turn(0)
    other = Position(elements=("water", "fire")).goods(1, gold=3).levels(0, air=2).turn(1)
    turned = other.with_state(order=(1, 0)).state
    assert FEATURES.of(turned) == FEATURES.of(one.state)[::-1]
    assert APPRAISAL.of(turned).points == APPRAISAL.of(one.state).points[::-1]


def test_teammates_have_the_same_figures_and_chances() -> None:
    state = Position(seats=4, teams=True).goods(0, gold=3).turn(0).state
    first, second, *_ = FEATURES.of(state)
    assert first == second
    said = APPRAISAL.of(state)
    assert said.points[0] == said.points[1]
    assert abs(said.chances[0] - said.chances[1]) <= 1


def test_the_ghosts_have_a_row_and_their_own_chance() -> None:
    table = Position(seats=1).turn(0)
    assert len(FEATURES.of(table.state)) == 2
    assert [seen(table.state, seat)["ghosts"] for seat in (0, 1)] == [0, 1]
    said = APPRAISAL.of(table.state)
    assert len(said.chances) == len(said.points) == 1
    assert 0 < said.chances[0] < WHOLE
    behind = APPRAISAL.of(table.player(1, vp=60).state)
    assert behind.chances[0] < said.chances[0]


def test_progress_follows_what_may_end_the_game() -> None:
    table = Position().turn(0)
    gone = [FEATURES.progress(table.with_state(round=number).state) for number in range(1, 30)]
    assert gone == sorted(gone)
    ending = [
        FEATURES.progress(table.with_state(end=End(seat=0, left=left)).state) for left in (2, 1, 0)
    ]
    assert ending == [900, 950, FULL]
    assert gone[-1] <= ending[0]


def test_the_last_turn_to_come_is_seen() -> None:
    state = Position(seats=3).turn(0).with_state(end=End(seat=0, left=1)).state
    assert [seen(state, seat)["last turn to come"] for seat in range(3)] == [0, 1, 0]


def test_payments_of_one_kind_are_tried_once() -> None:
    state = Position().asking(0, Awaiting()).state
    pays = [Pay(kind="gem"), Pay(kind="gold")]
    assert list(APPRAISAL.narrowed(state, 0, pays)) == pays
    assert list(APPRAISAL.narrowed(state, 0, [*pays, *pays])) == pays


def test_more_points_are_worth_more() -> None:
    poor = Position().turn(0)
    before = APPRAISAL.of(poor.state)
    after = APPRAISAL.of(poor.player(0, vp=20).state)
    assert after.chances[0] > before.chances[0]
    assert after.points[0] > before.points[0]
