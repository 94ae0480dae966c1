"""Worked examples of taking, population, buildings and prices (sections 3.5, 7.1 to 7.3)."""

import pytest

from games.through_the_ages.commands import (
    Build,
    IncreasePopulation,
    PlayActionCard,
    PlayTechnology,
    TakeCard,
    Upgrade,
)
from games.through_the_ages.rules.prices import build_price, upgrade_price
from games.through_the_ages.rules.taking import take_price
from games.through_the_ages.state import civil_available, military_available
from games.through_the_ages.state.banks import consumption, faces_needed
from tests.games.through_the_ages.position import legal, nation, post, table

R01 = (
    *("moses#1", "homer#1", "colossus#1", "aristotle#1", "engineering_genius_a#1"),
    *("hammurabi#1", "library_of_alexandria#1", "ideal_building_site_a#1", "frugality_a#1"),
    *("work_of_art_a#1", "patriotism_a#1", "alexander_the_great#1", "pyramids#1"),
)


def takes(scenario: object, seat: int) -> list[int]:
    return [c.slot for c in legal(scenario, seat) if isinstance(c, TakeCard)]  # type: ignore[arg-type]


def test_the_third_player_of_round_1_has_three_actions() -> None:
    """R01: TTA-TRN-02, TTA-CIV-01, TTA-CIV-04, TTA-CIV-05."""
    here = table(3).row(*R01).but(round=1, stage="round_1")
    third = here.nation(2, spent_ca=1, spent_ma=2).acting(2)
    after = third.when(2, TakeCard(slot=7), TakeCard(slot=4))
    assert nation(after, 2).site is not None
    assert civil_available(after.state, 2) == 0
    other = third.when(2, TakeCard(slot=6))
    assert civil_available(other.state, 2) == 1
    assert takes(other, 2) == [3, 5]
    third.when(2, Build(card="bronze")).refused("TTA-TRN-02")


def test_leaders_on_the_cheap_spaces_are_of_no_use_to_who_has_one() -> None:
    """R01: only leaders are left for the third action (TTA-CIV-04)."""
    row = ("moses#1", "homer#1", None, "aristotle#1", None, "hammurabi#1")
    third = table(3).row(*row).nation(2, spent_ca=1).acting(2)
    assert takes(third.when(2, TakeCard(slot=6)), 2) == []


def test_each_completed_wonder_makes_the_next_one_dearer() -> None:
    """R02: TTA-CIV-01."""
    here = table().nation(0, wonders=("pyramids#1", "colossus#1"))
    assert take_price(here.state.nations[0], 6, "hanging_gardens#1") == 4


def test_population_costs_food_and_leads_to_consumption() -> None:
    """R05: TTA-CIV-10, TTA-MAT-03."""
    here = table().nation(0, posts={"agriculture": (2, 2)}).acting()
    after = here.when(0, IncreasePopulation(source="normal"))
    assert (nation(after).yellow, nation(after).pool, nation(after).food) == (17, 2, 0)
    after.when(0, IncreasePopulation(source="normal")).refused("TTA-RES-06")
    assert (consumption(17), consumption(16), faces_needed(16)) == (0, 1, 1)
    rich = table().nation(0, yellow=16, posts={"agriculture": (2, 9)}).acting()
    assert nation(rich.when(0, IncreasePopulation(source="normal"))).food == 6


def test_mines_are_upgraded_or_built() -> None:
    """R10: TTA-CIV-11, TTA-CIV-13: two plans with 8 resources."""
    here = table().nation(0, posts={"bronze": (4, 8), "iron": 0}, pool=1).acting()
    up = Upgrade(from_card="bronze", to_card="iron")
    one = here.when(0, up, up, Build(card="bronze"))
    two = here.when(0, up, Build(card="iron"))
    for plan, actions in ((one, 1), (two, 2)):
        assert (post(plan, "bronze"), post(plan, "iron")) == ((3, 0), (2, 0))
        assert civil_available(plan.state, 0) == actions


def test_change_is_given_in_lower_tokens() -> None:
    """R11: TTA-RES-02, TTA-RES-03."""
    here = table().nation(0, posts={"bronze": (3, 3), "iron": (2, 2)}).acting()
    up = Upgrade(from_card="bronze", to_card="iron")
    first = here.when(0, up)
    assert (post(first, "bronze"), post(first, "iron")) == ((2, 0), (3, 2))
    second = first.when(0, up)
    assert (post(second, "bronze"), post(second, "iron")) == ((1, 1), (4, 0))
    assert nation(second).resources == 1


def test_the_military_pool_pays_first() -> None:
    """R12: TTA-MIL-05, TTA-MIL-02, TTA-MIL-01."""
    here = table().nation(
        0,
        posts={"warriors": 1, "swordsmen": 0, "bronze": (2, 5)},
        pool=2,
        civil=("patriotism_i#1",),
    )
    played = here.acting().when(0, PlayActionCard(card_instance="patriotism_i#1"))
    assert (nation(played).turn.pool, military_available(played.state, 0)) == (2, 3)
    up = played.when(0, Upgrade(from_card="warriors", to_card="swordsmen"))
    assert (nation(up).turn.pool, nation(up).resources) == (1, 5)
    built = up.when(0, Build(card="swordsmen"))
    assert (nation(built).turn.pool, nation(built).resources) == (0, 3)
    again = built.when(0, Build(card="swordsmen"))
    assert (nation(again).resources, military_available(again.state, 0)) == (0, 0)


@pytest.mark.parametrize(
    ("special", "low", "high", "price"),
    [
        ("masonry#1", "philosophy", "alchemy", 2),
        ("masonry#1", "philosophy", "scientific_method", 4),
        ("masonry#1", "alchemy", "scientific_method", 2),
        ("architecture#1", "philosophy", "alchemy", 2),
        ("architecture#1", "alchemy", "scientific_method", 1),
        ("architecture#1", "scientific_method", "computers", 2),
        ("engineering#1", "scientific_method", "computers", 1),
    ],
)
def test_construction_lowers_both_costs(special: str, low: str, high: str, price: int) -> None:
    """R18: TTA-CIV-15."""
    here = table().nation(0, specials=(special,))
    assert upgrade_price(here.state, 0, low, high, 0) == price


def test_a_level_may_be_skipped_and_change_needs_the_bank() -> None:
    """R20: TTA-CIV-13, TTA-RES-02."""
    here = table().nation(0, posts={"bronze": (2, 0), "coal": (1, 2)}).acting()
    assert nation(here.when(0, Upgrade(from_card="bronze", to_card="coal"))).resources == 0
    one = table().nation(0, posts={"bronze": (1, 0), "coal": (1, 1)}, blue=17, pool=1)
    paid = one.nation(
        0,
        posts={"bronze": (1, 0), "coal": (1, 1)},
        civil=("rich_land_a#1",),
    ).acting()
    bought = paid.when(0, PlayActionCard(card_instance="rich_land_a#1"), Build(card="bronze"))
    assert (post(bought, "bronze"), post(bought, "coal")) == ((2, 2), (1, 0))
    assert nation(bought).blue == 16


def test_the_hand_limit_stops_technologies_not_wonders() -> None:
    """D01: TTA-CIV-02."""
    hand = ("iron#1", "alchemy#1", "drama#1", "theology#1")
    here = table().row("irrigation#1", "taj_mahal#1").nation(0, civil=hand).acting()
    here.when(0, TakeCard(slot=1)).refused("TTA-CIV-02")
    assert nation(here.when(0, TakeCard(slot=2))).site is not None


def test_no_technology_is_taken_twice() -> None:
    """D02: TTA-CIV-06, TTA-CIV-42."""
    here = table().row("iron#2", "code_of_laws#1")
    here.nation(0, civil=("iron#1",), specials=("justice_system#1",), science=20)
    acting = here.acting()
    acting.when(0, TakeCard(slot=1)).refused("TTA-CIV-06")
    taken = acting.when(0, TakeCard(slot=2)).accepted()
    taken.when(0, PlayTechnology(card_instance="code_of_laws#1")).refused("TTA-CIV-42")


def test_one_leader_of_each_age() -> None:
    """D03: TTA-CIV-04."""
    here = table().row("moses#1").nation(0, leader_ages=("A",))
    here.acting().when(0, TakeCard(slot=1)).refused("TTA-CIV-04")


def test_one_wonder_at_a_time() -> None:
    """D04: TTA-CIV-05."""
    here = table().row("taj_mahal#1").nation(0, site=("colossus#1", 1))
    here.acting().when(0, TakeCard(slot=1)).refused("TTA-CIV-05")


def test_the_urban_limit_counts_all_levels_of_a_type() -> None:
    """D05: TTA-CIV-12."""
    here = (
        table().nation(0, posts={"philosophy": 1, "alchemy": 1, "bronze": (2, 9)}, pool=1).acting()
    )
    here.when(0, Build(card="alchemy")).refused("TTA-CIV-12")
    here.when(0, Build(card="philosophy")).refused("TTA-CIV-12")
    here.when(0, Upgrade(from_card="philosophy", to_card="alchemy")).accepted()


def test_unused_discounts_are_lost() -> None:
    """D09: TTA-CIV-16."""
    here = table().nation(0, pool=1, civil=("rich_land_i#1", "ideal_building_site_ii#1")).acting()
    rich = here.when(0, PlayActionCard(card_instance="rich_land_i#1"), Build(card="bronze"))
    assert (post(rich, "bronze"), nation(rich).resources) == ((3, 0), 0)
    site = here.when(0, PlayActionCard(card_instance="ideal_building_site_ii#1"))
    built = site.when(0, Build(card="religion"))
    assert (post(built, "religion"), nation(built).turn.pool) == ((1, 0), 0)


def test_price_changes_come_in_order() -> None:
    """D43: TTA-CIV-18, TTA-CRD-10."""
    here = table().nation(0, specials=("masonry#1",)).nation(1, leader="bill_gates#1")
    assert upgrade_price(here.state, 0, "philosophy", "alchemy", 0) == 3
    assert upgrade_price(here.state, 0, "philosophy", "alchemy", 2) == 1
    assert build_price(here.state, 0, "printing_press", 0) == 4


def test_churchill_makes_new_units_cheaper_in_a_pending_war() -> None:
    """D44: TTA-CRD-11, TTA-MIL-06."""
    here = (
        table()
        .war("war_over_territory#1", 1, 0)
        .nation(
            0,
            leader="winston_churchill#1",
            posts={"knights": 1, "tanks": 0, "bronze": (2, 1)},
            pool=1,
            discount=4,
        )
    )
    assert upgrade_price(here.state, 0, "knights", "tanks", 0) == 4
    built = here.acting().when(0, Build(card="tanks"))
    assert (nation(built).resources, nation(built).turn.pool) == (0, 0)
