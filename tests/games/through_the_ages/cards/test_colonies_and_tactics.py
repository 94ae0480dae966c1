"""Every territory, bonus card and tactic (8.2, 9.2, 10.1)."""

from typing import Any

from games.through_the_ages.commands import (
    Bid,
    Commit,
    ConfirmForce,
    PassBid,
    PlayAggression,
    PlayTactic,
    PrepareEvent,
)
from games.through_the_ages.facts.politics import FightResolved
from games.through_the_ages.state import military_available
from tests.games.through_the_ages.cards.figures import Changes, changes
from tests.games.through_the_ages.position import First, legal, nation, table

TERRITORIES: dict[str, Changes] = {
    "developed_territory_i": {
        "owned_blue": 1,
        "blue": 1,
        "owned_yellow": 1,
        "yellow": 1,
        "science": 3,
    },
    "developed_territory_ii": {
        "owned_blue": 2,
        "blue": 2,
        "owned_yellow": 2,
        "yellow": 2,
        "science": 5,
    },
    "fertile_territory_i": {"owned_yellow": 3, "yellow": 3, "food": 3, "blue": -3},
    "fertile_territory_ii": {"owned_yellow": 4, "yellow": 4, "food": 5, "blue": -5},
    "historic_territory_i": {"happy": 1, "culture": 6},
    "historic_territory_ii": {"happy": 2, "culture": 11},
    "inhabited_territory_i": {"owned_yellow": 2, "yellow": 2 - 1, "pool": 1, "population": 1},
    "inhabited_territory_ii": {"owned_yellow": 3, "yellow": 3 - 2, "pool": 2, "population": 2},
    "strategic_territory_i": {"strength": 2, "hand": 3},
    "strategic_territory_ii": {"strength": 4, "hand": 5},
    "wealthy_territory_i": {"owned_blue": 2, "blue": 2 - 5, "resources": 5},
    "wealthy_territory_ii": {"owned_blue": 3, "blue": 3 - 8, "resources": 8},
}
"""What a new colony changes, the force apart. Food and resources lie in tokens of value 1."""

BONUSES = {
    "defense_colonization_i": (2, 1),
    "defense_colonization_ii": (4, 2),
    "defense_colonization_iii": (6, 3),
}
"""Defense and colonization."""

TACTICS: dict[str, tuple[str, tuple[int, int, int], int, int | None]] = {
    "fighting_band": ("I", (2, 0, 0), 1, None),
    "heavy_cavalry": ("I", (0, 3, 0), 4, None),
    "legion": ("I", (3, 0, 0), 2, None),
    "light_cavalry": ("I", (0, 2, 0), 2, None),
    "medieval_army": ("I", (1, 1, 0), 2, None),
    "phalanx": ("I", (2, 1, 0), 3, None),
    "classic_army": ("II", (2, 2, 0), 9, 5),
    "conquistadors": ("II", (1, 2, 0), 5, 3),
    "defensive_army": ("II", (2, 0, 1), 6, 3),
    "fortifications": ("II", (0, 0, 2), 4, None),
    "mobile_artillery": ("II", (0, 1, 1), 5, None),
    "napoleonic_army": ("II", (1, 1, 1), 8, 4),
    "entrenchments": ("III", (1, 0, 2), 9, 5),
    "mechanized_army": ("III", (0, 1, 2), 10, 5),
    "modern_army": ("III", (2, 1, 1), 13, 7),
    "shock_troops": ("III", (1, 3, 0), 11, 6),
}
"""Age; infantry, cavalry and artillery of an army; its bonus, and that of an obsolete one."""

UNITS = {
    "new": ("modern_infantry", "tanks", "rockets"),
    "old": ("warriors", "knights", "cannon"),
}
LEVEL = {"warriors": 0, "knights": 1, "cannon": 2}


def auctioned(territory: str, **fields: Any) -> Any:
    """A territory comes up before seat 0, which has three warriors and prepared an event."""
    here = table(3).nation(0, posts={"warriors": 3}, military=("rats#1",), **fields)
    for seat in (1, 2):
        here.nation(seat, posts={"warriors": 0})
    politics = here.events(f"{territory}#1").politics()
    return politics.when(0, PrepareEvent(card_instance="rats#1"), chance=First()).accepted()


def test_territories() -> None:
    """TTA-COL-01, TTA-COL-04, TTA-COL-05, TTA-CMP-05."""
    for territory, gives in TERRITORIES.items():
        asked = auctioned(territory)
        sent = asked.when(0, Bid(amount=1))  # the first unit goes by itself: no other can
        done = sent.when(0, ConfirmForce(), chance=First()).accepted()
        lost = {"strength": -1, "population": -1, "yellow": 1}
        wanted = {
            name: gives.get(name, 0) + lost.get(name, 0)
            for name in {**gives, **lost}
            if gives.get(name, 0) + lost.get(name, 0)
        }
        assert changes(asked.state, done.state) == wanted, territory
        assert nation(done).court.colonies == (f"{territory}#1",), territory
        assert done.state.events.past == (), territory


def test_territories_that_nobody_wants() -> None:
    """TTA-COL-03."""
    for territory in TERRITORIES:
        done = auctioned(territory).when(0, PassBid())
        assert done.state.events.past == (f"{territory}#1",), territory


def test_bonus_cards_defend() -> None:
    """TTA-POL-22, TTA-POL-25."""
    for kind, (defense, _) in BONUSES.items():
        card = f"{kind}#1"
        here = table(3).nation(0, military=("spy#1",), posts={"riflemen": 3})
        here.nation(1, military=(card,), science=2)
        spy = PlayAggression(card_instance="spy#1", target=1)
        fight = here.politics().when(0, spy, ConfirmForce())
        done = fight.when(1, Commit(card=card), ConfirmForce())
        assert FightResolved(winner=0, attack=10, defense=1 + defense) in done.facts, kind
        assert nation(done, 1).military == (), kind


def test_bonus_cards_colonize() -> None:
    """TTA-COL-02, TTA-COL-04: one unit is needed, the card makes up the rest."""
    for kind, (_, colonization) in BONUSES.items():
        card, territory = f"{kind}#1", "historic_territory_i#1"
        here = table(3).nation(0, posts={"warriors": 1}, military=("rats#1", card))
        here.nation(1, posts={"warriors": 0}).nation(2, posts={"warriors": 0})
        politics = here.events(territory).politics()
        asked = politics.when(0, PrepareEvent(card_instance="rats#1"), chance=First())
        bids = [one.amount for one in legal(asked, 0) if isinstance(one, Bid)]
        assert bids == list(range(1, 1 + colonization + 1)), kind
        force = (Commit(card=card), Commit(card="warriors"), ConfirmForce())
        done = asked.when(0, Bid(amount=bids[-1]), *force).accepted()
        assert nation(done).court.colonies == (territory,), kind
        assert nation(done).military == (), kind


def test_tactics() -> None:
    """TTA-MIL-04, TTA-STR-02, TTA-STR-03."""
    for kind, (age, army, bonus, obsolete) in TACTICS.items():
        for era, units in UNITS.items():
            posts: dict[str, int] = {"warriors": 0}
            posts |= {unit: number for unit, number in zip(units, army, strict=True) if number}
            here = table(3).nation(0, posts=posts, military=(f"{kind}#1",)).acting()
            done = here.when(0, PlayTactic(card_instance=f"{kind}#1"))
            used = [unit for unit, number in zip(units, army, strict=True) if number]
            level = len(age)
            old = era == "old" and any(LEVEL[unit] <= level - 2 for unit in used)
            expected = obsolete if old and obsolete is not None else bonus
            wanted = {"strength": expected, "hand": -1}
            assert changes(here.state, done.state) == wanted, (kind, era)
            assert military_available(done.state, 0) == 1, kind


def test_one_unit_short_is_no_army() -> None:
    """TTA-STR-02."""
    for kind, (_, army, _, _) in TACTICS.items():
        for short, number in enumerate(army):
            if number:
                fewer = {
                    unit: count - (1 if at == short else 0)
                    for at, (unit, count) in enumerate(zip(UNITS["new"], army, strict=True))
                }
                here = table(3).nation(0, posts={**fewer, "warriors": 0}, military=(f"{kind}#1",))
                done = here.acting().when(0, PlayTactic(card_instance=f"{kind}#1"))
                assert changes(here.state, done.state) == {"hand": -1}, kind
