"""Worked examples of ratings, armies and stock (sections 3 and 8.2, 8.3)."""

from msgspec.structs import replace

from games.through_the_ages.box import TACTICS
from games.through_the_ages.rules.amounts import food_production, mine_production, technology_cards
from games.through_the_ages.state import culture_rating, science_rating, strength
from games.through_the_ages.state.armies import armies, value
from games.through_the_ages.state.nation import fresh
from games.through_the_ages.state.stock import gain, payment
from tests.games.through_the_ages.position import nation, table


def test_the_big_example() -> None:
    """R13: TTA-STR-01, TTA-MAT-13, TTA-MAT-14, TTA-FIN-03."""
    here = table(mode="training").nation(
        0,
        government="theocracy#1",
        leader="leonardo_da_vinci#1",
        specials=("cartography#1", "code_of_laws#1"),
        wonders=("library_of_alexandria#1", "st_peters_basilica#1"),
        site=("great_wall#1", 1),
        posts={
            "agriculture": 4,
            "bronze": 3,
            "iron": 2,
            "warriors": 1,
            "swordsmen": 2,
            "knights": 0,
            "drama": 1,
            "religion": 3,
            "alchemy": 2,
            "philosophy": 0,
        },
    )
    state = here.state
    assert strength(state, 0) == 6
    assert (culture_rating(state, 0), science_rating(state, 0)) == (9, 6)
    assert state.nations[0].happy == 8
    assert technology_cards(state.nations[0], 1) == 8
    assert (mine_production(state.nations[0]), food_production(state.nations[0])) == (7, 4)


def test_armies_of_infantry() -> None:
    """R21: TTA-STR-02, TTA-STR-08."""
    band = TACTICS["fighting_band#1"]
    here = table().nation(0, tactic="fighting_band#1", posts={"warriors": 3})
    assert strength(here.state, 0) == 4
    assert strength(here.nation(0, posts={"warriors": 4}).state, 0) == 6
    assert [value(band, {"warriors": n}, {}) for n in (1, 2, 3, 4)] == [1, 3, 4, 6]


def test_an_obsolete_army() -> None:
    """R22: TTA-STR-03, TTA-STR-04."""
    here = table().nation(
        0, tactic="defensive_army#1", posts={"warriors": 3, "swordsmen": 2, "cannon": 2}
    )
    assert strength(here.state, 0) == 22


def test_air_forces_double_armies() -> None:
    """R23: TTA-STR-05, TTA-MAT-11."""
    units = {"riflemen": 1, "warriors": 1, "cannon": 4}
    tactic = TACTICS["entrenchments#1"]
    assert armies(tactic, units).bonus == 14
    assert armies(tactic, {**units, "air_forces": 1}).bonus == 23
    assert armies(tactic, {**units, "air_forces": 2}).bonus == 28
    here = table().nation(
        0, tactic="entrenchments#1", posts={"warriors": 1, "riflemen": 1, "cannon": 4}
    )
    more = here.nation(0, posts={"air_forces": 9})
    assert strength(more.state, 0) == 60


def test_napoleon_repeats_the_best_army() -> None:
    """TTA-STR-06, TTA-CRD-09."""
    here = table().nation(
        0, leader="napoleon_bonaparte#1", tactic="fighting_band#1", posts={"warriors": 4}
    )
    assert strength(here.state, 0) == 7


def test_genghis_khan_has_no_armies_but_stronger_cavalry() -> None:
    """TTA-CRD-04, TTA-STR-07."""
    here = table().nation(
        0, leader="genghis_khan#1", tactic="light_cavalry#1", posts={"knights": 2, "warriors": 1}
    )
    assert (strength(here.state, 0), culture_rating(here.state, 0)) == (7, 2)
    one = here.state.nations[0]
    assert value(one.tactic, {"knights": 2}, one.unit_extra) == 6


def test_negative_faces_are_taken_off_once() -> None:
    """D34: TTA-MAT-14."""
    here = table().nation(
        0, wonders=("st_peters_basilica#1", "kremlin#1"), posts={"theology": 1, "religion": 1}
    )
    assert here.state.nations[0].happy == 4


def test_transcontinental_railroad_produces_one_more() -> None:
    """D33: TTA-CRD-19."""
    here = table().nation(
        0, wonders=("transcontinental_railroad#1",), posts={"bronze": 1, "iron": 2}
    )
    assert mine_production(here.state.nations[0]) == 7
    done = here.nation(0, posts={"bronze": 1, "iron": 2}).ending()
    assert nation(done).resources == 7


def test_payments_return_the_cheapest_tokens_first() -> None:
    """TTA-RES-02, TTA-RES-03."""
    one = table().nation(0, posts={"bronze": (1, 1), "iron": (1, 1), "coal": (1, 1)})
    posts = one.state.nations[0].posts
    assert {s.card: s.tokens for s in payment(posts, 10, "resources", 2)} == {"iron": -1}
    assert {s.card: s.tokens for s in payment(posts, 10, "resources", 3)} == {
        "bronze": -1,
        "iron": -1,
    }
    assert {s.card: s.tokens for s in payment(posts, 10, "resources", 4)} == {
        "bronze": -1,
        "coal": -1,
    }


def test_gains_use_the_highest_tokens_first_as_far_as_the_bank_goes() -> None:
    """TTA-RES-04, TTA-MAT-07."""
    posts = table().nation(0, posts={"iron": 0, "coal": 0}).state.nations[0].posts
    assert {s.card: s.tokens for s in gain(posts, 9, "resources", 6)} == {"coal": 2}
    assert {s.card: s.tokens for s in gain(posts, 9, "resources", 4)} == {"coal": 1, "bronze": 1}
    assert {s.card: s.tokens for s in gain(posts, 1, "resources", 5)} == {"coal": 1}
    assert gain(posts, 0, "resources", 5) == ()


def test_the_starting_values() -> None:
    """TTA-MAT-01, TTA-MAT-05, TTA-MAT-12, TTA-VAR-02."""
    start = fresh(easier=False)
    assert (start.own_strength, start.own_culture, start.own_science, start.happy) == (1, 0, 1, 0)
    assert (start.yellow, start.pool, start.population, start.blue) == (18, 1, 7, 18)
    assert fresh(easier=True).yellow == 19


def test_equality_does_not_depend_on_what_was_read() -> None:
    read, unread = fresh(easier=False), fresh(easier=False)
    assert read.own_strength == 1
    assert read == unread
    assert replace(read, pool=0).pool == 0
