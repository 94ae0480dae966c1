"""The component data, checked against what it says of itself, and the tables made from it."""

from collections import Counter

from games.tzolkin import title
from games.tzolkin.box import ACTIONS, BOX, BUILDINGS, MONUMENTS, TEMPLE_TRACKS, WEALTH
from games.tzolkin.rules.extras import (
    ARCHITECTURE_CORN,
    ARCHITECTURE_POINTS,
    CORN_SAVED,
    EXTRAS,
    HARVEST_WITHOUT_TILE,
    NEXT_HIGHER,
    OFFERING,
    RESOURCES_SAVED,
)
from games.tzolkin.rules.uxmal import COPYABLE


def test_counts_of_tiles() -> None:
    assert Counter(one.age for one in BUILDINGS.values()) == {1: 14, 2: 18}
    assert set(Counter(one.category for one in BUILDINGS.values()).values()) == {8}
    frames = Counter(one.category for one in MONUMENTS.values())
    assert frames == {"tomb": 5, "civic": 4, "shrine": 4}
    assert len(WEALTH) == 21


def test_a_building_costs_two_corn_for_each_resource() -> None:
    for building in BUILDINGS.values():
        assert building.corn_cost_uxmal_4 == 2 * building.cost.blocks


def test_dummies_never_collide() -> None:
    for wheel in BOX.gears:
        printed = [one.dummy.position for one in WEALTH.values() if one.dummy.gear == wheel.id]
        if wheel.id == "chichen_itza":
            assert sorted(printed) == [0, 3, 5, 7, 10]
        else:
            assert sorted(printed) == [1, 3, 5, 7]


def test_leader_bonuses_can_be_halved() -> None:
    for temple in TEMPLE_TRACKS.values():
        assert temple.bonus_age_1 % 2 == temple.bonus_age_2 % 2 == 0


def test_what_technologies_add_by_level() -> None:  # TZ-TEC-18
    assert EXTRAS["agriculture", "corn"] == (0, 1, 1, 3)
    assert EXTRAS["agriculture_fishing", "corn"] == (0, 0, 1, 1)
    assert EXTRAS["extraction", "wood"] == (0, 1, 1, 1)
    assert EXTRAS["extraction", "stone"] == (0, 0, 1, 1)
    assert EXTRAS["extraction", "gold"] == (0, 0, 0, 1)
    assert EXTRAS["theology", "skull"] == (0, 0, 0, 1)
    assert ARCHITECTURE_CORN == (0, 1, 1, 1)
    assert ARCHITECTURE_POINTS == (0, 0, 2, 2)
    assert RESOURCES_SAVED == (0, 0, 0, 1)
    assert CORN_SAVED == (0, 0, 0, 2)
    assert (NEXT_HIGHER, OFFERING, HARVEST_WITHOUT_TILE) == (1, 2, 2)


def test_nineteen_actions_can_be_copied() -> None:  # TZ-UXM-05
    assert len(COPYABLE) == 19
    assert set(COPYABLE) < set(ACTIONS)
    assert ("uxmal", 5) not in COPYABLE


def test_the_catalogue_describes_every_tile_in_words() -> None:
    entries = {one.id: one for one in title.showing.catalogue()}
    assert len(entries) == len(title.showing.catalogue())
    assert {*BUILDINGS, *MONUMENTS, *WEALTH} <= set(entries)
    assert all(one.text.endswith(".") and "_" not in one.text for one in entries.values())
    assert entries["a2_tomb_worker"].text == "Get 1 more worker, then score 6 points."
    assert ("cost", "1 wood, 1 stone and 1 gold") in entries["a2_tomb_worker"].facts
    assert entries["wealth_02"].text == "Take 6 corn, 1 wood and 1 stone."
    assert entries["mon_skulls_placed"].provenance == "public"


def test_two_technology_steps_may_be_on_two_tracks() -> None:  # TZ-TIK-03, TZ-TEC-03
    entries = {one.id: one for one in title.showing.catalogue()}
    shrine, action = entries["a2_shrine_two_techs"], entries["tikal_3"]
    assert shrine.text == "Advance 2 steps, each on a technology of your choice, for free."
    assert action.text.startswith("Advance 1 or 2 steps, each on a technology of your choice")
    assert shrine.texts["cs"].startswith("Zdarma postup o 2 úrovně v libovolných technologiích")


def test_gears_positions_tracks_and_pieces_are_components_with_looks() -> None:
    entries = {one.id: one for one in title.showing.catalogue()}
    for id_ in ("palenque", "chichen_itza_10", "calendar", "wood", "worker", "chaac", "theology"):
        assert entries[id_].name.cs
    assert all(one.look is not None for one in entries.values())
    assert ("teeth", "13") in entries["chichen_itza"].facts
    assert ("corn", "4") in entries["gold"].facts
