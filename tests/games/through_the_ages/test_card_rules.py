"""Rules of single cards (section 14), one reading each."""

import pytest

from games.through_the_ages.box import WONDERS
from games.through_the_ages.commands import BuildWonderStages, Choose, PlayActionCard, TakeCard
from games.through_the_ages.effects.gains import ScoreCulture
from games.through_the_ages.facts.goods import CultureChanged
from games.through_the_ages.rules.amounts import amount_of
from games.through_the_ages.rules.prices import build_price, science_price, upgrade_price
from games.through_the_ages.rules.targets import seats_of
from games.through_the_ages.state import culture_rating, science_rating, strength
from tests.games.through_the_ages.position import nation, table


def test_bach_makes_theaters_cheaper_but_not_their_upgrades() -> None:
    """TTA-CRD-12."""
    here = table().nation(0, leader="js_bach#1", posts={"drama": 1, "opera": 0})
    assert science_price(here.state, 0, 7, "theater") == 6
    assert build_price(here.state, 0, "drama", 0) == 4
    assert upgrade_price(here.state, 0, "drama", "opera", 0) == 4
    assert culture_rating(here.state, 0) == 3


def test_shakespeare_pairs_libraries_and_theaters() -> None:
    """TTA-CRD-13."""
    here = table().nation(
        0, leader="william_shakespeare#1", posts={"printing_press": 2, "drama": 1}
    )
    assert culture_rating(here.state, 0) == 2 + 2 + 2 + 2


def test_aristotle_learns_from_each_technology() -> None:
    """TTA-CRD-15."""
    here = table().row("iron#1", "moses#1").nation(0, leader="aristotle#1").acting()
    assert nation(here.when(0, TakeCard(slot=1))).science == 1
    assert nation(here.when(0, TakeCard(slot=2))).science == 0


def test_homer_sings_of_two_warriors() -> None:
    """TTA-CRD-16."""
    here = table().nation(0, leader="homer#1", posts={"warriors": 3})
    assert culture_rating(here.state, 0) == 2


def test_alexander_and_the_great_wall_add_to_the_rating() -> None:
    """TTA-CRD-17."""
    units = {"warriors": 2, "knights": 1}
    here = table().nation(0, leader="alexander_the_great#1", posts=units)
    assert strength(here.state, 0) == 2 + 2 + 3
    wall = table().nation(0, wonders=("great_wall#1",), posts=units)
    assert strength(wall.state, 0) == 2 + 2 + 2


def scored(card: str, here: object) -> int:
    state = here.state  # type: ignore[attr-defined]
    effects = [one for one in WONDERS[card].effects if isinstance(one, ScoreCulture)]
    return sum(amount_of(state, 0, one.amount, one.per) for one in effects)


def test_wonders_of_the_third_age_score_once() -> None:
    """TTA-CRD-20, TTA-CIV-22."""
    here = table().nation(
        0,
        government="monarchy#1",
        specials=("masonry#1",),
        posts={"drama": 1, "multimedia": 1, "computers": 1, "warriors": 2},
    )
    assert scored("hollywood#1", here) == 2 * (1 + 3)
    assert scored("internet#1", here) == 2 * (3 + 3)
    assert scored("first_space_flight#1", here) == 1 + 1 + 1 + 3 + 3
    assert scored("fast_food_chains#1", here) == (1 + 1 + 1 + 1 + 2) + 2 * 4
    last = table().nation(0, site=("hollywood#1", 2), posts={"bronze": (1, 5), "drama": 2})
    done = last.acting().when(0, BuildWonderStages(stages=1))
    assert CultureChanged(seat=0, delta=4, reason="wonder") in done.facts


def test_in_training_other_effects_of_a_card_still_work() -> None:
    """TTA-CRD-31."""
    here = table(mode="training").nation(0, wonders=("colossus#1",))
    assert (culture_rating(here.state, 0), strength(here.state, 0)) == (1, 2)


def test_michelangelo_counts_doubled_faces() -> None:
    """TTA-CRD-05."""
    here = table().nation(
        0, leader="michelangelo#1", wonders=("st_peters_basilica#1",), posts={"theology": 1}
    )
    assert culture_rating(here.state, 0) == 1 + 2 + 4


def test_the_best_lab_or_library_teaches() -> None:
    """TTA-CRD-01."""
    here = table().nation(0, leader="leonardo_da_vinci#1", posts={"alchemy": 1, "computers": 0})
    assert science_rating(here.state, 0) == 1 + 2 + 1


@pytest.mark.parametrize(
    ("religion", "wonders", "faces"),
    [(2, (), 8), (2, ("kremlin#1",), 8), (1, ("kremlin#1",), 5), (0, ("kremlin#1",), 2)],
)
def test_happy_faces_are_cut_after_the_negative_ones(
    religion: int, wonders: tuple[str, ...], faces: int
) -> None:
    """TTA-MAT-14, TTA-MAT-11: 10 faces less 2 are 8, which is the limit."""
    posts = {"organized_religion": religion, "professional_sports": 1}
    assert nation(table().nation(0, posts=posts, wonders=wonders).acting()).happy == faces


def test_negative_happy_faces_are_none() -> None:
    """TTA-MAT-11: a negative sum counts as 0."""
    assert nation(table().nation(0, wonders=("kremlin#1",)).acting()).happy == 0


def test_everybody_with_most_happy_faces_gets_immigrants() -> None:
    """TTA-EVT-05, TTA-CRD-33: faces above 8 do not count."""
    here = table(3).nation(0, posts={"professional_sports": 3})
    here.nation(1, posts={"professional_sports": 2})
    assert seats_of(here.state, "all_tied_most_happy_faces") == (0, 1)


def test_cards_for_the_weaker_count_opponents() -> None:
    """TTA-CRD-34, TTA-CIV-54."""
    here = table(3).nation(0, civil=("wave_of_nationalism_ii#1",)).nation(1, posts={"warriors": 3})
    done = here.acting().when(0, PlayActionCard(card_instance="wave_of_nationalism_ii#1"))
    assert nation(done).turn.pool == 3
    alone = table(2).nation(0, civil=("endowment_for_the_arts_iii#1",), culture=5)
    none = alone.acting().when(0, PlayActionCard(card_instance="endowment_for_the_arts_iii#1"))
    assert nation(none).culture == 5


def test_a_choice_that_is_not_offered_is_refused() -> None:
    here = table().acting()
    here.when(0, Choose(option="food")).refused("TTA-TRN-03")
