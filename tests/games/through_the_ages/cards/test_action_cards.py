"""Every action card: played in a later turn than it was taken, with the action in it (7.8)."""

from typing import Any

from games.through_the_ages.commands import (
    Build,
    Command,
    EndTurn,
    PlayActionCard,
    TakeCard,
    Upgrade,
)
from games.through_the_ages.state import civil_available, military_available
from tests.games.through_the_ages.cards.figures import Changes, changes
from tests.games.through_the_ages.position import First, nation, table

PEOPLE = {
    "agriculture": (2, 9),
    "bronze": (2, 20),
    "iron": 0,
    "coal": 0,
    "scientific_method": 0,
}
METHOD, IRON = Build(card="scientific_method"), Build(card="iron")
COAL = Upgrade(from_card="bronze", to_card="coal")


def paid(resources: int, **others: int) -> Changes:
    """Resources of value 1 each went to the blue bank."""
    return {"resources": -resources, "blue": resources, **others}


def stage(discount: int) -> tuple[Command | None, Changes]:
    """The second stage of the Eiffel Tower (7), which a blue token marks."""
    return None, paid(7 - discount, blue=7 - discount - 1)


def people(gain: int) -> tuple[Command | None, Changes]:
    """A worker for 3 food, and food afterwards."""
    return None, {
        "food": gain - 3,
        "blue": 3 - gain,
        "pool": 1,
        "population": 1,
        "yellow": -1,
    }


def built(what: Build, price: int, **gains: int) -> tuple[Command | None, Changes]:
    """A new building."""
    return what, paid(price, pool=-1, **gains)


CARDS: dict[str, tuple[Command | None, Changes]] = {
    "engineering_genius_a": stage(2),
    "engineering_genius_i": stage(3),
    "engineering_genius_ii": stage(4),
    "engineering_genius_iii": stage(5),
    "frugality_a": people(1),
    "frugality_i": people(2),
    "frugality_ii": people(3),
    "ideal_building_site_a": built(METHOD, 8 - 1, science_rating=3),
    "ideal_building_site_i": built(METHOD, 8 - 2, science_rating=3),
    "ideal_building_site_ii": built(METHOD, 8 - 3, science_rating=3),
    "ideal_building_site_iii": built(METHOD, 8 - 4, science_rating=3),
    "rich_land_a": built(IRON, 5 - 1),
    "rich_land_i": built(IRON, 5 - 2),
    "rich_land_ii": built(IRON, 5 - 3),
    "efficient_upgrade_i": (COAL, paid(8 - 2 - 2)),
    "efficient_upgrade_ii": (COAL, paid(8 - 2 - 3)),
    "efficient_upgrade_iii": (COAL, paid(8 - 2 - 4)),
    "breakthrough_i": (None, {"science": 2 - 4}),
    "breakthrough_ii": (None, {"science": 4 - 4}),
    "patriotism_a": (None, {"discount": 1}),
    "patriotism_i": (None, {"discount": 2}),
    "patriotism_ii": (None, {"discount": 3}),
    "patriotism_iii": (None, {"discount": 4}),
    "revolutionary_idea_a": (None, {"science": 1}),
    "revolutionary_idea_i": (None, {"science": 2}),
    "revolutionary_idea_ii": (None, {"science": 4}),
    "revolutionary_idea_iii": (None, {"science": 6}),
    "work_of_art_a": (None, {"culture": 6}),
    "work_of_art_i": (None, {"culture": 5}),
    "work_of_art_ii": (None, {"culture": 4}),
    "work_of_art_iii": (None, {"culture": 3}),
    "bountiful_harvest_i": (None, {"food": 2, "blue": -2}),
    "bountiful_harvest_ii": (None, {"food": 3, "blue": -3}),
    "bountiful_harvest_iii": (None, {"food": 4, "blue": -4}),
    "mineral_deposits_i": (None, {"resources": 2, "blue": -1}),
    "mineral_deposits_ii": (None, {"resources": 3, "blue": -1}),
    "mineral_deposits_iii": (None, {"resources": 4, "blue": -2}),
    "wave_of_nationalism_ii": (None, {"discount": 2 * 3}),
    "military_build_up_iii": (None, {"discount": 2 * 5}),
    "endowment_for_the_arts_iii": (None, {"culture": 2 * 3}),
}
"""The command for the action in the card, where there is more than one way; and what changes.
Two opponents are stronger and have more culture. Coal, worth 3, and Iron, worth 2, are in play."""

BY_PLAYERS = {
    "wave_of_nationalism_ii": ("discount", (6, 3, 2)),
    "military_build_up_iii": ("discount", (8, 5, 3)),
    "endowment_for_the_arts_iii": ("culture", (6, 3, 2)),
}
"""What each opponent who has more brings, at tables of 2, 3 and 4."""


def held(card: str, seats: int = 3) -> Any:
    """A hand with an action card, and alchemy to break through to."""
    here = table(seats).nation(
        0,
        posts=PEOPLE,
        pool=2,
        yellow=16,
        science=10,
        site=("eiffel_tower#1", 1),
        civil=("alchemy#1", f"{card}#1"),
    )
    for seat in range(1, seats):
        here.nation(seat, posts={"riflemen": 2}, culture=9)
    return here.acting()


def test_action_cards() -> None:
    """TTA-CIV-50, TTA-CIV-51, TTA-CIV-52, TTA-CIV-53, TTA-CIV-54."""
    for card, (inner, gives) in CARDS.items():
        here = held(card)
        done = here.when(0, PlayActionCard(card_instance=f"{card}#1"))
        if inner is not None:
            done = done.when(0, inner)
        wanted = {name: amount for name, amount in gives.items() if amount}
        assert changes(here.state, done.accepted().state) == wanted, card
        assert civil_available(done.state, 0) == 3, card
        extra = 1 if card.startswith("patriotism") else 0
        assert military_available(done.state, 0) == 2 + extra, card
        assert not nation(done).holds(card), card


def test_amounts_go_by_the_number_of_players() -> None:
    """TTA-CIV-54, TTA-CRD-34."""
    for card, (what, amounts) in BY_PLAYERS.items():
        for opponents, amount in enumerate(amounts, 1):
            here = held(card, seats=opponents + 1)
            done = here.when(0, PlayActionCard(card_instance=f"{card}#1"))
            assert changes(here.state, done.state) == {what: opponents * amount}, card


def test_action_cards_wait_a_turn() -> None:
    """TTA-CIV-07."""
    for card in CARDS:
        here = table(3).row(f"{card}#1").nation(0, posts=PEOPLE, site=("eiffel_tower#1", 1))
        taken = here.acting().when(0, TakeCard(slot=1))
        assert nation(taken).holds(card), card
        taken.when(0, PlayActionCard(card_instance=f"{card}#1")).refused("TTA-CIV-07")


def test_what_is_not_used_of_a_discount_is_lost_with_the_turn() -> None:
    """TTA-MIL-05, TTA-MIL-07."""
    done = held("patriotism_iii").when(0, PlayActionCard(card_instance="patriotism_iii#1"))
    ended = done.when(0, EndTurn(), chance=First())
    assert (nation(ended).turn.pool, nation(ended).turn.extra_ma) == (0, 0)
