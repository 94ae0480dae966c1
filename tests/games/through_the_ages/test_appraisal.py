"""What the appraisal sees in known positions."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.through_the_ages.appraisal import APPRAISAL, FEATURES
from games.through_the_ages.commands import EndTurn, PlayTechnology
from games.through_the_ages.state import State
from games.through_the_ages.state.contest import Auction
from games.through_the_ages.state.piles import deck
from tests.games.through_the_ages.position import Table, table

CARDS = tuple(f"iron#{number}" for number in range(1, 151))
"""Any cards: a deck is counted here, not looked at."""


def seen(state: State, seat: int = 0) -> dict[str, int]:
    """The features of a seat, by name."""
    return dict(zip(FEATURES.names, FEATURES.of(state)[seat], strict=True))


def last_rounds(number: int = 1, **options: Any) -> Table:
    """A position in which so many rounds are still to be ended."""
    made = table(2, **options)
    return made.but(last_round=made.state.round + number - 1)


def with_decks(made: Table, *sizes: int) -> State:
    """The position with civil decks of these sizes, from Age A on."""
    decks = tuple(deck(CARDS[:size]) for size in sizes)
    state = made.acting(0).state
    return replace(state, civil=decks)


def test_ratings_count_for_each_turn_that_is_still_to_be_ended() -> None:
    made = last_rounds(3).nation(0, culture=20, posts={"religion": 2, "philosophy": 2})
    row = seen(made.acting(0).state)
    assert row["culture"] == 20
    assert row["culture to come"] == 2 * 3 * 10  # in tenths
    assert row["science to come"] == 2 * 2 * 10  # that of the last turn is of no use
    assert row["resources produced"] == 2


def test_who_has_had_the_turn_has_one_less_to_come() -> None:
    made = last_rounds(2).nation(0, posts={"religion": 1}).nation(1, posts={"religion": 1})
    state = made.acting(1).state
    assert [seen(state, seat)["culture to come"] for seat in (0, 1)] == [10, 20]


def test_a_turn_that_ends_moves_what_was_to_come_into_what_is_there() -> None:
    made = last_rounds(2).nation(0, culture=5, spent_ma=2, posts={"religion": 2})
    before = made.but(civil=(deck(()),) * 4, age="IV").acting(0)
    after = before.when(0, EndTurn())
    after.accepted()
    rows = [seen(one.state) for one in (before, after)]
    assert [row["culture"] for row in rows] == [5, 7]
    assert [row["culture to come"] for row in rows] == [40, 20]


def test_rounds_are_reckoned_by_the_cards_that_are_left() -> None:
    made = table(2, mode="training")
    fewer, more = with_decks(made, 0, 15), with_decks(made, 0, 30)
    made.nation(0, posts={"religion": 1})
    assert FEATURES.progress(fewer) > FEATURES.progress(more) > 0
    state = with_decks(made, 0, 30)  # 30 cards leave in 8 turns, 4 rounds, after the present one
    assert seen(state)["culture to come"] == (4 + 1) * 10


def test_progress_is_that_of_a_full_game_with_as_many_turns_left() -> None:
    assert FEATURES.progress(with_decks(table(2, mode="full"), 20, 45, 50, 50)) < 100
    assert FEATURES.progress(last_rounds(1).acting(0).state) == 1000 - 1000 // 22
    training = FEATURES.progress(last_rounds(2, mode="training").acting(0).state)
    assert training == FEATURES.progress(last_rounds(2).acting(0).state)


def test_hunger_costs_culture() -> None:
    made = last_rounds().nation(0, culture=30, yellow=4, posts={"agriculture": 1})
    assert seen(made.acting(0).state)["famine"] == 3 * 4
    poor = last_rounds().nation(0, culture=5, yellow=4, posts={"agriculture": 1})
    assert seen(poor.acting(0).state)["famine"] == 5


def test_the_bank_says_who_is_discontent() -> None:
    made = last_rounds().nation(0, yellow=10, pool=1, posts={"religion": 1})
    row = seen(made.acting(0).state)
    assert (row["discontent workers"], row["uprising"], row["first unused worker"]) == (2, 1, 0)
    training = last_rounds(mode="training").nation(0, yellow=10, pool=1)
    row = seen(training.acting(0).state)
    assert (row["discontent workers"], row["uprising"], row["first unused worker"]) == (0, 0, 1)


def test_only_who_is_on_turn_has_actions_left() -> None:
    made = last_rounds(2).nation(0, spent_ca=1, spent_ma=2)
    rows = [seen(made.acting(0).state, seat) for seat in (0, 1)]
    assert [row["civil actions left"] for row in rows] == [3, 0]
    assert [row["military actions left"] for row in rows] == [0, 0]
    assert [row["civil actions to come"] for row in rows] == [4 * 10, 4 * 2 * 10]


def test_strength_is_seen_beside_that_of_the_rivals() -> None:
    made = table(3).nation(0, posts={"warriors": 3}).nation(1, posts={"warriors": 12})
    rows = [seen(made.acting(0).state, seat) for seat in range(3)]
    assert [row["behind the strongest rival"] for row in rows] == [6, 0, 6]
    assert [row["behind by far"] for row in rows] == [3, 0, 5]
    assert [row["ahead of the strongest rival"] for row in rows] == [0, 9, 0]
    assert [row["ahead of the weakest rival"] for row in rows] == [2, 11, 0]


def test_a_war_is_worth_what_each_side_is_ahead() -> None:
    made = table(2).nation(0, posts={"warriors": 5}).war("war_over_culture_ii#1", 1, 0)
    assert [seen(made.acting(0).state, seat)["war"] for seat in (0, 1)] == [4, -4]


def test_who_leads_an_auction_has_the_colony_before_him_and_the_bid() -> None:
    auction = Auction(card="historic_territory_ii#1", bidders=(0, 1), highest=3, leader=1)
    rows = [seen(table(2).but(contest=auction).acting(0).state, seat) for seat in (0, 1)]
    assert [(row["colony won"], row["bid"]) for row in rows] == [(0, 0), (2, 3)]


@pytest.mark.parametrize(("stages", "there", "needed"), [(0, 0, 9), (2, 4, 5), (3, 7, 2)])
def test_an_unfinished_wonder(stages: int, there: int, needed: int) -> None:
    row = seen(table(2).nation(0, site=("great_wall#1", stages)).acting(0).state)
    assert row["resources in an unfinished wonder"] == there
    assert row["resources that an unfinished wonder needs"] == needed


def test_the_best_technology_of_each_type_counts() -> None:
    made = table(2).nation(0, posts={"iron": 0, "coal": 0, "drama": 1, "swordsmen": 2})
    row = seen(made.acting(0).state)
    assert (row["level of mines"], row["level of libraries and theaters"]) == (2, 1)
    assert (row["level of units"], row["types of units"]) == (1, 2)
    assert (row["workers of urban buildings"], row["units"]) == (1 + 1, 1 + 2)


def test_technologies_promise_what_the_best_one_that_is_worked_on_does_not_give() -> None:
    made = last_rounds(3).nation(
        0, posts={"iron": 0, "drama": 0, "philosophy": 1}, civil=("alchemy#1", "oil#1")
    )
    row = seen(made.acting(0).state)
    # two turns are left in which something new can give: in tenths
    assert row["goods that new technologies promise"] == (2 - 1) * 2 * 10
    assert row["culture that new technologies promise"] == (1 + 2) * 2 * 10  # religion and drama
    assert row["happy faces that new technologies promise"] == 1 + 1
    assert row["science that technologies in hand promise"] == (2 - 1) * 2 * 10
    assert row["goods that technologies in hand promise"] == (5 - 1) * 2 * 10


def test_an_unfinished_wonder_promises_culture() -> None:
    made = last_rounds(3).nation(0, site=("taj_mahal#1", 1))
    made.nation(1, site=("internet#1", 0), posts={"alchemy": 2, "printing_press": 1})
    rows = [seen(made.acting(0).state, seat) for seat in (0, 1)]
    promised = [row["culture that an unfinished wonder promises"] for row in rows]
    assert promised == [3 * 2 * 10, (2 + 1) * 2 * 10]


def test_hands_count_by_what_cards_are_good_for() -> None:
    made = table(2).nation(
        0,
        science=4,
        civil=("iron#1", "alchemy#1", "frugality_i#1", "work_of_art_a#1", "homer#1", "monarchy#1"),
        military=("defense_colonization_ii#1", "rats#1", "raid_i#1"),
    )
    row = seen(made.acting(0).state)
    assert (row["technologies in hand"], row["technologies that science is there for"]) == (2, 1)
    assert (row["action cards"], row["leaders in hand"], row["governments in hand"]) == (2, 1, 1)
    assert (row["goods of action cards"], row["culture of action cards"]) == (2, 6)
    assert (row["military cards"], row["defense in hand"]) == (3, 4)
    assert (row["events in hand"], row["aggressions in hand"]) == (1, 1)


def test_the_end_would_score_what_lies_open_or_is_known_to_be_prepared() -> None:
    made = table(2).events("impact_of_wonders#1", "rats#1", future=("impact_of_strength#1",))
    made.nation(0, wonders=("pyramids#1", "great_wall#1"))
    made.nation(1, posts={"warriors": 4})
    rows = [seen(made.acting(0).state, seat)["final scoring"] for seat in (0, 1)]
    assert rows == [5 + 4, 10]


def test_the_end_of_a_training_game_scores_by_its_formula() -> None:
    made = table(2, mode="training").nation(0, posts={"religion": 1, "iron": 1})
    # iron 2, strength 1 and a happy face twice each, 2 food, 2 + 2 resources, 1 science
    assert seen(made.acting(0).state)["final scoring"] == 2 + 2 + 2 + 2 + 4 + 1


def _two(first: int, second: int) -> Table:
    made = table(2).nation(first, culture=12, science=7, posts={"iron": (2, 3), "warriors": 4})
    return made.nation(second, culture=31, site=("great_wall#1", 1), civil=("drama#1",))


def test_seats_that_change_places_change_rows() -> None:
    one = _two(0, 1).but(start=0).acting(0).state
    other = _two(1, 0).but(start=1).acting(1).state
    assert FEATURES.of(one) == FEATURES.of(other)[::-1]
    assert APPRAISAL.of(one).points == APPRAISAL.of(other).points[::-1]


def test_copies_of_a_card_are_of_one_kind() -> None:
    kinds = {APPRAISAL.kind(PlayTechnology(card_instance=f"iron#{copy}")) for copy in (1, 2)}
    assert kinds == {"through-the-ages.play-technology iron"}


def test_everything_is_whole() -> None:
    rows = FEATURES.of(_two(0, 1).acting(0).state)
    assert {type(value) for row in rows for value in row} == {int}
    assert {len(row) for row in rows} == {len(FEATURES.names)}


def test_more_culture_is_worth_more() -> None:
    poor, rich = (last_rounds(2).nation(0, culture=number).acting(0).state for number in (5, 45))
    assert APPRAISAL.of(rich).points[0] > APPRAISAL.of(poor).points[0]
    assert APPRAISAL.of(rich).chances[0] > APPRAISAL.of(poor).chances[0]
