"""What the appraisal sees in known positions."""

import pytest
from msgspec.structs import replace

from games.kernel.appraisal.weights import FULL
from games.kernel.seats import Seat
from games.monumental.appraisal import APPRAISAL
from games.monumental.appraisal.features import FEATURES
from games.monumental.commands import ArchiveCard, EndTurn, PayUnit
from games.monumental.rules.scoring import seat_points
from games.monumental.state import State
from games.monumental.steps import ActivatingCity, Paying
from tests.games.monumental.position import Position


def seen(state: State, seat: Seat) -> dict[str, int]:
    """The features of a seat, by name."""
    return dict(zip(FEATURES.names, FEATURES.of(state)[seat], strict=True))


def test_what_scores_is_counted_and_compared() -> None:
    state = Position().tile("h_1_0", 0, soldiers=1).deck(1, "irrigation", "pyramids").state
    first, second = seen(state, 0), seen(state, 1)
    assert (first["provinces"], second["provinces"]) == (1, 0)
    assert (second["knowledge"], second["wonders"]) == (1, 1)
    assert (first["lead in provinces"], second["behind in provinces"]) == (1, 1)
    assert (first["dominated"], second["dominated"]) == (1, 2)
    assert [first["score"], second["score"]] == list(seat_points(state))


def test_cards_count_for_the_activations_to_come() -> None:
    table = Position().deck(0, "mine", "temple").with_state(round=5, last_round=6)
    row = seen(table.turn(0).state, 0)
    assert row["activations"] == 100  # this round's is over, the last round's is to come
    assert row["gold to come"] == row["culture to come"] == 5 * 100 // 9
    assert row["effects to come"] == 5 * 100 // 9  # of the temple
    assert row["cards"] == 2
    over = seen(table.with_state(round=6).turn(0).state, 0)
    assert over["activations"] == over["gold to come"] == 0


def test_the_best_row_and_column_are_worth_what_they_hold() -> None:
    table = Position().city(0, ["mine", "work_camp#1", "fort#1", "temple"])
    row = seen(table.with_state(round=1, last_round=2).turn(1).state, 0)
    assert row["next activation"] == 3 + 3  # the first row, and the temple of the first column


def test_what_is_in_hand_could_buy_things() -> None:
    table = Position().goods(0, production=3, science=6, culture=3)
    table.player(0, construction="pyramids").display(None, "irrigation", "writing", "quarry")
    row = seen(table.turn(0).state, 0)
    assert (row["production"], row["science"], row["culture"]) == (3, 6, 3)
    assert row["knowledge in reach"] == 2
    assert (row["wonder in construction"], row["wonder in reach"]) == (1, 0)
    assert row["production short"] == 1
    assert row["policies in reach"] == 2  # one and two culture
    assert row["buildings in reach"] == 1


def test_provinces_are_in_reach_of_units_and_of_military() -> None:
    table = Position().home(0, 9).goods(0, military=1).turn(0)
    row = seen(table.state, 0)
    assert row["soldiers to spare"] == 9
    assert (row["fronts"] > 0, row["cheapest front"], row["fronts in reach"]) == (True, 1, 1)
    bare = seen(table.goods(0).state, 0)
    assert (bare["cheapest front"], bare["fronts in reach"]) == (1, 0)


def test_what_is_being_paid_for_counts() -> None:
    paying = Paying(left=2, sources=("gold",), purpose="policy")
    state = Position().goods(0, gold=2).asking(0, paying).state
    assert (seen(state, 0)["owed"], seen(state, 1)["owed"]) == (2, 0)


def test_seats_that_change_places_change_rows() -> None:
    table = Position(civilisations=("egypt", "greece")).goods(0, gold=3).goods(1, culture=2)
    rows = FEATURES.of(table.turn(0).state)
    state = Position(civilisations=("greece", "egypt")).goods(1, gold=3).goods(0, culture=2)
    turned = state.turn(1).with_state(order=(1, 0), start=1).state
    land = turned.land
    capitals, explorers = land.capitals[::-1], land.explorers[::-1]
    tiles = tuple(
        one if one.owner is None else replace(one, owner=1 - one.owner) for one in land.tiles
    )
    land = type(land)(land.players, capitals, tiles, explorers)
    assert FEATURES.of(state.with_state(land=land).state) == rows[::-1]


@pytest.mark.parametrize("mode", ["classic", "continuous"])
def test_progress_grows_with_rounds_and_with_what_has_left_the_deck(mode: str) -> None:
    table = Position(mode="classic" if mode == "classic" else "continuous").asking(
        0, ActivatingCity()
    )
    gone = [FEATURES.progress(table.with_state(round=number).state) for number in range(1, 8)]
    assert gone == sorted(gone)
    late = table.with_state(round=12, last_round=12).state
    assert gone[0] < gone[-1] < FEATURES.progress(late) <= FULL


def test_what_perishes_pays_first_and_poor_cards_are_archived() -> None:
    table = Position().goods(0, gold=1, production=1).city(0, ["temple", "work_camp#1"])
    paying = Paying(left=1, sources=("production", "gold"), purpose="wonder")
    pays = [PayUnit(source="gold"), PayUnit(source="production")]
    assert list(APPRAISAL.narrowed(table.asking(0, paying).state, 0, pays)) == pays[1:]
    archiving = table.turn(0).state
    cards = [ArchiveCard(card="temple"), ArchiveCard(card="work_camp#1")]
    assert list(APPRAISAL.narrowed(archiving, 0, cards)) == cards[1:]
    assert list(APPRAISAL.narrowed(table.turn(0).state, 0, [EndTurn()])) == [EndTurn()]


def test_more_points_are_worth_more() -> None:
    poor = Position().with_state(round=9, last_round=10).turn(0)
    before = APPRAISAL.of(poor.state)
    after = APPRAISAL.of(poor.deck(0, "pyramids", "irrigation").state)
    assert after.chances[0] > before.chances[0]
    assert after.points[0] > before.points[0]
