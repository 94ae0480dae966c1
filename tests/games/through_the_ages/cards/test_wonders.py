"""Every wonder: taken from the row, built stage by stage, and worth what its card says (7.4)."""

from typing import Any

from msgspec.structs import replace

from games.through_the_ages.commands import BuildWonderStages, EndTurn, IncreasePopulation, TakeCard
from games.through_the_ages.state.nation import Site
from tests.games.through_the_ages.cards.figures import Changes, changes
from tests.games.through_the_ages.position import First, legal, nation, post, table

PEOPLE = {
    "agriculture": (2, 0),
    "bronze": (2, 40),
    "philosophy": 1,
    "religion": 1,
    "warriors": 3,
    "knights": 1,
    "cannon": 1,
    "drama": 2,
    "computers": 1,
    "multimedia": 1,
}
"""Strength 3 + 2 + 3; 1 + 2 faces; levels: theaters 2, labs 3, libraries 3, cards 1+2+1+3+3."""

WONDERS: dict[str, tuple[tuple[int, ...], Changes]] = {
    "hanging_gardens": ((2, 2, 2), {"culture_rating": 1, "happy": 2}),
    "library_of_alexandria": (
        (1, 2, 2, 1),
        {
            "culture_rating": 1,
            "science_rating": 1,
            "civil_hand_limit": 1,
            "military_hand_limit": 1,
        },
    ),
    "colossus": ((3, 3), {"culture_rating": 1, "strength": 1, "colonization": 1}),
    "pyramids": ((3, 2, 1), {"civil_actions": 1, "civil_hand_limit": 1}),
    "great_wall": ((2, 2, 3, 2), {"culture_rating": 1, "happy": 1, "strength": 3 + 1}),
    "st_peters_basilica": ((4, 4), {"culture_rating": 2, "happy": 3}),
    "universitas_carolina": ((3, 3, 3), {"culture_rating": 1, "science_rating": 2}),
    "taj_mahal": ((2, 4, 2), {"culture_rating": 3}),
    "transcontinental_railroad": ((3, 4, 5), {"strength": 5}),
    "eiffel_tower": ((3, 7, 3), {"culture_rating": 4, "happy": 1}),
    "kremlin": (
        (4, 4, 4),
        {
            "culture_rating": 3,
            "happy": -2,
            "civil_actions": 1,
            "civil_hand_limit": 1,
            "military_actions": 1,
            "military_hand_limit": 1,
        },
    ),
    "ocean_liner_service": ((3, 2, 2, 2, 3), {}),
    "hollywood": ((5, 6, 5), {"culture": 2 * (2 * 1 + 3)}),
    "internet": ((2, 3, 4, 3, 2), {"culture": 2 * (3 + 3)}),
    "first_space_flight": ((3, 4, 9), {"culture": 1 + 2 + 1 + 3 + 3}),
    "fast_food_chains": ((4, 4, 4, 4), {"culture": 1 * (6 + 5) + 2 * 4}),
}
"""The costs of the stages, and what the completed wonder changes."""


def completed(card: str, stages: tuple[int, ...]) -> tuple[Any, Any]:
    """The positions before and after the last stage; each stage costs what it says."""
    here = table(3).row(f"{card}#1").nation(0, posts=PEOPLE).acting().when(0, TakeCard(slot=1))
    assert nation(here).site == Site(f"{card}#1", 0), card
    before = here
    for number, cost in enumerate(stages, 1):
        before = _again(here, number - 1)
        here = before.when(0, BuildWonderStages(stages=1)).accepted()
        paid = nation(before).resources - nation(here).resources
        assert paid == cost, f"{card}, stage {number}"
        returned = cost + (number - 1 if number == len(stages) else -1)
        assert nation(here).blue - nation(before).blue == returned, f"{card}, stage {number}"
    assert nation(here).site is None
    assert [one.card for one in nation(here).court.wonders] == [f"{card}#1"]
    return before, here


def _again(scenario: Any, stages: int) -> Any:
    """The same in a turn with all actions; tokens on the wonder are as they were."""
    own = nation(scenario)
    assert own.site is not None
    assert own.site.stages == stages
    fresh = replace(own, turn=replace(own.turn, spent_ca=0))
    return replace(scenario, state=scenario.state.with_nation(0, fresh))


def test_wonders() -> None:
    """TTA-CIV-05, TTA-CIV-20, TTA-CIV-22, TTA-CIV-23."""
    for card, (stages, gives) in WONDERS.items():
        before, done = completed(card, stages)
        found = dict(changes(before.state, done.state))
        assert found.pop("resources") == -stages[-1], card
        assert found.pop("blue") == stages[-1] + len(stages) - 1, card
        assert found == gives, card


def test_the_railroad_brings_one_token_more() -> None:
    """TTA-CRD-19."""
    _, done = completed("transcontinental_railroad", (3, 4, 5))
    ended = done.when(0, EndTurn(), chance=First())
    assert post(ended, "bronze")[1] - post(done, "bronze")[1] == 2 + 1


def test_the_liner_brings_people_without_an_action() -> None:
    """TTA-CRD-18."""
    liner = IncreasePopulation(source="ocean_liner")
    _, done = completed("ocean_liner_service", (3, 2, 2, 2, 3))
    assert liner in legal(done, 0)
    came = done.when(0, liner)
    assert changes(done.state, came.state) == {
        "population": 1,
        "pool": 1,
        "yellow": -1,
    }
    came.when(0, liner).refused("TTA-CRD-18")
