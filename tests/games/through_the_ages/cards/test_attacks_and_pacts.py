"""Every aggression, war and pact, for both sides (9.2 to 9.4)."""

from typing import Any

from games.through_the_ages.commands import (
    Build,
    Choose,
    ConfirmForce,
    DeclareWar,
    EndTurn,
    IncreasePopulation,
    PlayAggression,
    PlayTechnology,
    ProposePact,
    ReplyPact,
)
from games.through_the_ages.facts.politics import FightResolved
from games.through_the_ages.state import military_available
from games.through_the_ages.state.politics import Pact, War
from games.through_the_ages.steps import (
    Attacking,
    Defending,
    OpeningDiscard,
    OpeningPolitics,
    ResolvingWar,
)
from tests.games.through_the_ages.cards.figures import Changes, changes
from tests.games.through_the_ages.position import First, legal, nation, table

VICTIM: dict[str, Any] = {
    "posts": {
        "agriculture": (2, 4),
        "bronze": (2, 6),
        "alchemy": 1,
        "religion": 2,
        "warriors": 1,
    },
    "leader": "michelangelo#1",
    "site": ("great_wall#1", 2),
    "colonies": ("strategic_territory_i#1", "historic_territory_i#1"),
    "specials": ("warfare#1", "masonry#1"),
    "culture": 20,
    "science": 9,
}
"""Whoever is attacked has something of everything; strength 1 + 2 + 1."""
ATTACKER: dict[str, Any] = {
    "posts": {"modern_infantry": 3, "warriors": 0},
    "government": "communism#1",
}
"""Strength 15, five red tokens."""

X = 15 - 4
"""The strength advantage."""


def food_and(resources: int, food: int, sign: int) -> Changes:
    """Food and resources of value 1 that come (or go, with the sign -1)."""
    both = {"food": sign * food, "resources": sign * resources, "blue": -sign * (food + resources)}
    return {name: amount for name, amount in both.items() if amount}


def taken(what: str, amount: int) -> tuple[Changes, Changes]:
    """Points that change hands."""
    return {what: amount}, {what: -amount}


def razed(card: str, number: int, gained: int) -> tuple[Changes, Changes]:
    """Buildings of a card that are gone."""
    each = {"alchemy": {"science_rating": -2}, "religion": {"culture_rating": -2, "happy": -1}}[
        card
    ]
    lost = {name: number * amount for name, amount in each.items()}
    return food_and(gained, 0, 1), {"pool": number, **lost}


AGGRESSIONS: dict[str, tuple[int, tuple[str | int, ...], tuple[Changes, Changes]]] = {
    "enslave": (
        2,
        (),
        (food_and(3, 0, 1), {"pool": -1, "population": -1, "yellow": 1}),
    ),
    "plunder_i": (2, (2,), (food_and(1, 2, 1), food_and(1, 2, -1))),
    "plunder_ii": (2, (1,), (food_and(4, 1, 1), food_and(4, 1, -1))),
    "plunder_iii": (2, (4,), (food_and(4, 4, 1), food_and(4, 4, -1))),
    "raid_i": (1, ("religion",), razed("religion", 1, 2)),
    "raid_ii": (2, ("religion", 2), razed("religion", 2, 3)),
    "raid_iii": (3, ("alchemy",), razed("alchemy", 1, 3)),
    "annex": (2, ("strategic_territory_i#1",), taken("strength", 2)),
    "assassinate": (1, (), ({"culture": 3}, {"culture_rating": -2})),
    "sabotage": (1, (), ({"culture": 3}, {"blue": 2})),
    "spy": (1, (), taken("science", 5)),
    "armed_intervention": (2, (), taken("culture", 7)),
}
"""Red tokens; what the attacker chooses; what is different for the attacker, and for the victim.
Michelangelo and the Great Wall are of level 1; he likes the two temples."""

WARS: dict[str, tuple[int, tuple[str | int, ...], tuple[Changes, Changes]]] = {
    "war_over_territory": (
        3,
        (),
        (
            {"yellow": 1 + X // 3, "owned_yellow": 1 + X // 3},
            {"yellow": -(1 + X // 3), "owned_yellow": -(1 + X // 3)},
        ),
    ),
    "war_over_technology": (
        2,
        ("warfare#1", "masonry#1"),
        (
            {
                "strength": 1,
                "military_actions": 1,
                "military_hand_limit": 1,
                "science": X - 4 - 3,
            },
            {
                "strength": -1,
                "military_actions": -1,
                "military_hand_limit": -1,
                "science": -(X - 4 - 3),
            },
        ),
    ),
    "war_over_resources": (2, (), (food_and(6, 4, 1), food_and(6, 4, -1))),
    "war_over_culture_ii": (2, (), taken("culture", X)),
    "holy_war": (
        2,
        ("bronze", "bronze"),
        ({"culture": 3 * (1 + X // 5)}, {"population": -3, "pool": -1, "yellow": 3}),
    ),
    "war_over_culture_iii": (3, (), taken("culture", 5 + X)),
}
"""Red tokens; choices; the winner's changes, and the loser's."""


def facing(card: str) -> Any:
    """Attacker and victim at a table of three."""
    here = table(3).nation(0, military=(f"{card}#1",), **ATTACKER)
    return here.nation(1, **VICTIM).nation(2, posts={"warriors": 0})


def fought(scenario: Any) -> Any:
    """Both sides confirm forces without units."""
    for seat in (*scenario.state.agenda.awaits(),):
        if isinstance(scenario.state.agenda.open_for(seat).step, Attacking | Defending):
            return fought(scenario.when(seat, ConfirmForce()))
    return scenario


def chosen(scenario: Any, choices: tuple[str | int, ...]) -> Any:
    """Whoever is asked chooses these, one after another."""
    for choice in choices:
        (seat,) = scenario.state.agenda.awaits()
        scenario = scenario.when(seat, Choose(option=choice))
    return scenario


def test_aggressions() -> None:
    """TTA-POL-20..25, TTA-CRD-22..25."""
    for card, (red, choices, (attacker, victim)) in AGGRESSIONS.items():
        here = facing(card)
        play = PlayAggression(card_instance=f"{card}#1", target=1)
        done = chosen(fought(here.politics().when(0, play)), choices)
        assert done.refusal is None, card
        assert FightResolved(winner=0, attack=15, defense=4) in done.facts, card
        assert dict(changes(here.state, done.state)) == {"hand": -1, **attacker}, card
        assert dict(changes(here.state, done.state, 1)) == victim, card
        assert changes(here.state, done.state, 2) == {}, card
        assert military_available(done.state, 0) == 5 - red, card


def test_aggressions_that_fail() -> None:
    """TTA-POL-23."""
    for card in AGGRESSIONS:
        here = facing(card)
        here.nation(0, military=(f"{card}#1",), posts={"modern_infantry": 0, "warriors": 1})
        play = PlayAggression(card_instance=f"{card}#1", target=1)
        done = fought(here.politics().when(0, play))
        assert FightResolved(winner=None, attack=1, defense=4) in done.facts, card
        assert changes(here.state, done.state) == {"hand": -1}, card
        assert changes(here.state, done.state, 1) == {}, card


def test_wars() -> None:
    """TTA-POL-30..37, TTA-CRD-23: declared in one turn, fought in the next."""
    steps = (ResolvingWar(), OpeningPolitics(), OpeningDiscard())
    for card, (red, choices, (winner, loser)) in WARS.items():
        declared = facing(card).politics().when(0, DeclareWar(card_instance=f"{card}#1", target=1))
        assert declared.state.wars == (War(card=f"{card}#1", attacker=0, target=1),), card
        assert military_available(declared.state, 0) == 5 - red, card
        for attacker in (0, 1):
            here = facing(card).war(f"{card}#1", attacker, 1 - attacker)
            here.nation(0, **ATTACKER)
            done = chosen(fought(here.working(*steps, seat=attacker)), choices)
            assert dict(changes(here.state, done.state)) == winner, (card, attacker)
            assert dict(changes(here.state, done.state, 1)) == loser, (card, attacker)
            assert done.state.wars == (), card


PACTS: dict[str, tuple[Changes, Changes]] = {
    "open_borders_agreement": (
        {"military_actions": 1, "military_hand_limit": 1},
        {"military_actions": 1, "military_hand_limit": 1},
    ),
    "trade_routes_agreement": ({}, {}),
    "acceptance_of_supremacy": ({}, {}),
    "international_trade_agreement": ({}, {}),
    "promise_of_military_protection": (
        {"culture_rating": 1},
        {"strength": 4, "culture_rating": -1},
    ),
    "scientific_cooperation": ({}, {}),
    "international_tourism": ({"culture_rating": 2}, {"culture_rating": 1}),
    "loss_of_sovereignty": ({"culture_rating": 2}, {"culture_rating": -2}),
    "military_pact": ({"strength": 3}, {"strength": 3}),
    "peace_treaty": ({"culture_rating": 1}, {"culture_rating": 1}),
}
"""What a pact changes for A, who has one completed wonder, and for B, who has two."""
SYMMETRIC = {
    "open_borders_agreement",
    "scientific_cooperation",
    "international_tourism",
    "military_pact",
    "peace_treaty",
}
FORBIDS = {"acceptance_of_supremacy", "loss_of_sovereignty", "peace_treaty"}
ENDS = {"promise_of_military_protection", "military_pact"}


def parties(**first: Any) -> Any:
    """Two neighbours who can be parties of any pact; ratings are well above 0."""
    here = table(3).nation(0, wonders=("pyramids#1",), posts={"religion": 2}, **first)
    return here.nation(1, wonders=("taj_mahal#1", "colossus#1"), science=3)


def test_pacts() -> None:
    """TTA-POL-40, TTA-POL-41, TTA-POL-42, TTA-MAT-09."""
    for card, (for_a, for_b) in PACTS.items():
        for side in (None,) if card in SYMMETRIC else ("A", "B"):
            here = parties(military=(f"{card}#1",))
            offer = ProposePact(card_instance=f"{card}#1", target=1, own_side=side)
            asked = here.politics().when(0, offer)
            refused = asked.when(1, ReplyPact(accept=False)).accepted()
            assert changes(here.state, refused.state) == {}, card
            assert (refused.state.pacts, nation(refused).shown) == ((), (f"{card}#1",)), card
            done = asked.when(1, ReplyPact(accept=True)).accepted()
            own, other = (for_b, for_a) if side == "B" else (for_a, for_b)
            if card == "international_tourism":
                own, other = for_a, for_b
            assert dict(changes(here.state, done.state)) == {"hand": -1, **own}, (card, side)
            assert dict(changes(here.state, done.state, 1)) == other, (card, side)


def test_pacts_and_attacks() -> None:
    """TTA-POL-20, TTA-POL-29, TTA-POL-21, TTA-POL-30."""
    spy = PlayAggression(card_instance="spy#1", target=1)
    for card in PACTS:
        here = parties(military=("spy#1",)).pact(f"{card}#1", a=0, b=1).politics()
        if card in FORBIDS:
            here.when(0, spy).refused("TTA-POL-20")
            continue
        done = here.when(0, spy).accepted()
        assert bool(done.state.pacts) == (card not in ENDS), card
        bonus = 2 if card == "open_borders_agreement" else 0
        attack = next(one.attack for one in fought(done).facts if isinstance(one, FightResolved))
        assert attack == 1 + bonus, card


def test_sovereignty_lost_is_safety_from_wars() -> None:
    """TTA-POL-30."""
    war = DeclareWar(card_instance="holy_war#1", target=1)
    here = table(3).nation(2, military=("holy_war#1",)).pact("loss_of_sovereignty#1", a=0, b=1)
    here.politics(2).when(2, war).refused("TTA-POL-30")
    other = DeclareWar(card_instance="holy_war#1", target=0)
    here.politics(2).when(2, other).accepted()


def test_pacts_that_produce() -> None:
    """TTA-CRD-28: A gains; B pays, or gains food."""
    stocked = {"agriculture": (2, 0), "bronze": (2, 0)}
    for card, gains in {
        "acceptance_of_supremacy": ((2, 3), (2, 1)),
        "international_trade_agreement": ((2, 3), (3, 2)),
        "peace_treaty": ((2, 2), (2, 2)),
    }.items():
        for seat, wanted in enumerate(gains):
            here = table(3).nation(0, posts=stocked).nation(1, posts=stocked)
            done = here.pact(f"{card}#1", a=0, b=1).ending(seat)
            assert (nation(done, seat).food, nation(done, seat).resources) == wanted, (card, seat)


def test_trade_routes() -> None:
    """TTA-CRD-27: A pays a resource with food, B food with a resource."""
    posts = {"agriculture": (2, 3), "bronze": (2, 3)}
    here = table(3).nation(0, posts=posts).nation(1, posts=posts)
    here.pact("trade_routes_agreement#1", a=0, b=1)
    built = here.acting(0).when(0, Build(card="bronze", use_trade_route=True))
    assert (nation(built).food, nation(built).resources) == (2, 2)
    grow = IncreasePopulation(source="normal", use_trade_route=True)
    assert grow not in legal(here.acting(0), 0)
    grown = here.acting(1).when(1, grow)
    assert (nation(grown, 1).food, nation(grown, 1).resources) == (2, 2)
    assert Build(card="bronze", use_trade_route=True) not in legal(here.acting(1), 1)


def test_scientific_cooperation() -> None:
    """TTA-CRD-26."""
    for seat in (0, 1):
        here = table(3).nation(seat, civil=("iron#1",), science=9).nation(1 - seat, science=4)
        acting = here.pact("scientific_cooperation#1", a=0, b=1).acting(seat)
        done = acting.when(seat, PlayTechnology(card_instance="iron#1"))
        assert nation(done, seat).science == 9 - (5 - 2)
        assert nation(done, 1 - seat).science == 3


def test_pacts_last_over_turns() -> None:
    """TTA-POL-44."""
    for card in PACTS:
        here = parties().pact(f"{card}#1", a=0, b=1).acting(0)
        done = here.when(0, EndTurn(), chance=First())
        assert done.state.pacts == (Pact(card=f"{card}#1", owner=0, a=0, b=1),), card
