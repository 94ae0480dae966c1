"""Every event, revealed at a table of three, and what it does to each seat (10.2).

Seat 0 is active, the weakest, and has the least culture; seat 1 is the strongest and has the most;
seat 2 stands between them. In seat 0 three workers are discontent, in seat 2 one.
"""

from typing import Any

from games.kernel.seats import Seat
from games.through_the_ages.commands import Choose, PrepareEvent, StopTaking, TakeCard
from games.through_the_ages.state import EPOCHS, civil_available, strength
from games.through_the_ages.steps import OpeningActions, OpeningDiscard, RevealingEvent
from tests.games.through_the_ages.cards.figures import Changes, changes
from tests.games.through_the_ages.position import First, nation, table

Answer = tuple[Seat, str | int]
Each = tuple[Changes, Changes, Changes]

STOCK = {"agriculture": (2, 4), "bronze": (2, 4)}
NOTHING: Changes = {}
GROWN: Changes = {"pool": 1, "population": 1, "yellow": -1}
FEWER: Changes = {"pool": -1, "population": -1, "yellow": 1}


def food(amount: int) -> Changes:
    """Food of value 1, from the blue bank."""
    return {"food": amount, "blue": -amount}


def resources(amount: int) -> Changes:
    """Resources of value 1, from the blue bank."""
    return {"resources": amount, "blue": -amount}


def each(one: Changes) -> Each:
    """The same for all."""
    return one, one, one


def points(what: str, *amounts: int) -> Each:
    """Points of each seat."""
    a, b, c = ({what: amount} if amount else {} for amount in amounts)
    return a, b, c


TEMPLE = {"pool": -1, "culture_rating": 1, "happy": 1}
EVENTS: dict[str, tuple[tuple[Answer, ...], Each]] = {
    "development_of_agriculture": ((), each(food(2))),
    "development_of_crafts": ((), each(resources(2))),
    "development_of_markets": (
        ((0, "food"), (1, "resources"), (2, "food")),
        (food(2), resources(2), food(2)),
    ),
    "development_of_politics": ((), each({"hand": 3})),
    "development_of_religion": (((0, "yes"), (2, "yes")), (TEMPLE, NOTHING, TEMPLE)),
    "development_of_science": ((), points("science", 2, 2, 2)),
    "development_of_settlement": ((), each(GROWN)),
    "development_of_trade_routes": (
        (),
        each({"science": 1, "resources": 1, "food": 1, "blue": -2}),
    ),
    "development_of_warfare": (
        ((0, "yes"), (1, "no"), (2, "no")),
        ({"pool": -1, "strength": 1}, NOTHING, NOTHING),
    ),
    "no_event": ((), each(NOTHING)),
    "barbarians": ((), each(NOTHING)),
    "border_conflict": (((0, "bronze"),), ({"pool": 1}, resources(3), NOTHING)),
    "crusades": ((), points("culture", -4, 4, 0)),
    "cultural_influence": ((), points("culture", 2, 6, 2)),
    "foray": (
        ((1, 1), (2, 3)),
        (NOTHING, {"food": 1, "resources": 2, "blue": -3}, food(3)),
    ),
    "good_harvest": ((), each(food(2))),
    "immigration": ((), (NOTHING, GROWN, NOTHING)),
    "new_deposits": ((), each(resources(2))),
    "pestilence": ((), each(FEWER)),
    "raiders": (
        ((0, 1), (2, 0)),
        ({"food": -1, "resources": -1, "blue": 2}, NOTHING, resources(-2)),
    ),
    "rats": ((), each(food(-4))),
    "rebellion": ((), each(NOTHING)),
    "reign_of_terror": ((), (FEWER, NOTHING, NOTHING)),
    "scientific_breakthrough": ((), points("science", 3, 1, 2)),
    "uncertain_borders": (
        (),
        ({"yellow": -1, "owned_yellow": -1}, {"yellow": 1, "owned_yellow": 1}, NOTHING),
    ),
    "civil_unrest": ((), points("culture", -4 * 3, 0, -4 * 1)),
    "cold_war": ((), points("science", 0, 6, 6)),
    "crime_wave": (
        (),
        (
            {"culture": -3, "blue": -1, "owned_blue": -1},
            NOTHING,
            {"culture": -3, "blue": -1, "owned_blue": -1},
        ),
    ),
    "economic_progress": (
        (),
        (
            {"food": 2 - 3, "resources": 2, "blue": 3 - 2 - 2},
            {"food": 2 - 1, "resources": 2, "blue": 1 - 2 - 2},
            {"resources": 2, "blue": 2 - 2 - 2},
        ),
    ),
    "emigration": (
        (),
        ({"pool": -2, "population": -2, "yellow": 2}, NOTHING, FEWER),
    ),
    "iconoclasm": (
        (),
        (NOTHING, {"strength": -1, "military_actions": -1, "military_hand_limit": -1}, NOTHING),
    ),
    "independence_declaration": (
        ((0, "historic_territory_i#1"),),
        ({"happy": -1}, NOTHING, NOTHING),
    ),
    "international_agreement": ((), each(NOTHING)),
    "national_pride": ((), points("culture", 0, 5, 0)),
    "popularization_of_science": ((), points("culture", 3, 1, 2)),
    "ravages_of_time": (
        ((1, "taj_mahal#1"),),
        (
            {"culture_rating": 2 - 1, "strength": -1, "colonization": -1},
            {"culture_rating": 2 - 3},
            NOTHING,
        ),
    ),
    "refugees": (
        (),
        ({"culture": -3, **FEWER}, {"culture": 3, **GROWN}, NOTHING),
    ),
    "terrorism": (
        ((0, "religion"), (0, "alchemy")),
        (
            NOTHING,
            {"pool": 1, "culture_rating": -1, "happy": -1},
            {"pool": 1, "science_rating": -2},
        ),
    ),
    "impact_of_agriculture": ((), points("culture", 2, 2, 2)),
    "impact_of_architecture": ((), points("culture", 1, 0, 1 + 1)),
    "impact_of_colonies": ((), points("culture", 4 * 2, 0, 4 * 1)),
    "impact_of_competition": ((), points("culture", 0, 3 * 2, 2 * 1)),
    "impact_of_government": ((), points("culture", 2 * 4 + 2, 2 * 4 + 3, 2 * 5 + 2)),
    "impact_of_happiness": ((), points("culture", 2 * 2 - 2 * 3, 2 * 4, 2 * 1 - 2 * 1)),
    "impact_of_industry": ((), points("culture", 2, 2, 2)),
    "impact_of_population": ((), points("culture", 0, 2 * (11 - 10), 0)),
    "impact_of_progress": ((), points("culture", 0, 0, 2 * 1)),
    "impact_of_science": ((), points("culture", 14, 0, 7)),
    "impact_of_strength": ((), points("culture", 0, 14, 7)),
    "impact_of_technology": ((), points("culture", 0, 0, 4 * 1)),
    "impact_of_wonders": ((), points("culture", 5, 4 + 5, 0)),
}
"""The answers that are asked for, in this order; and what is different for each seat afterwards."""


def people(**first: Any) -> Any:
    """The table of three."""
    here = (
        table(3)
        .row("iron#1", "moses#1", None, "theology#1", "drama#2")
        .nation(
            0,
            posts={**STOCK, "alchemy": 1, "religion": 1},
            colonies=("historic_territory_i#1", "fertile_territory_i#1"),
            wonders=("colossus#1",),
            yellow=6,
            pool=3,
            **{"culture": 20, **first},
        )
    )
    here.nation(
        1,
        posts={**STOCK, "religion": 2, "warriors": 0, "riflemen": 3},
        leader="julius_caesar#1",
        wonders=("taj_mahal#1", "hanging_gardens#1"),
        yellow=16,
        culture=40,
    )
    here.nation(
        2,
        posts={
            **STOCK,
            "philosophy": 0,
            "alchemy": 1,
            "drama": 1,
            "warriors": 0,
            "swordsmen": 2,
            "rockets": 0,
        },
        leader="frederick_barbarossa#1",
        specials=("code_of_laws#1",),
        colonies=("strategic_territory_i#1",),
        yellow=12,
        culture=30,
    )
    assert [strength(here.state, seat) for seat in range(3)] == [2, 10, 6]
    assert [one.discontent for one in here.state.nations] == [3, 0, 1]
    return here


def revealed(here: Any, event: str) -> Any:
    """The position after an event came up."""
    steps = (RevealingEvent(), OpeningDiscard(), OpeningActions())
    return here.events(f"{event}#1").working(*steps)


def test_events() -> None:
    """TTA-EVT-01, TTA-EVT-12, TTA-CRD-29, TTA-CRD-30, TTA-CRD-32."""
    for event, (answers, wanted) in EVENTS.items():
        here = people()
        done = revealed(here, event)
        for seat, answer in answers:
            assert done.state.agenda.awaits() == {seat}, event
            done = done.when(seat, Choose(option=answer)).accepted()
        if event == "international_agreement":
            done = done.when(1, StopTaking(), chance=First())
        found = tuple(dict(changes(here.state, done.state, seat)) for seat in range(3))
        assert found == wanted, event
        assert done.state.events.past == (f"{event}#1",), event


def test_events_are_prepared() -> None:
    """TTA-POL-10: culture by the level, and another event comes up."""
    for event in EVENTS:
        card = f"{event}#1"
        here = table(3).nation(0, military=(card,)).events("no_event#1").politics()
        done = here.when(0, PrepareEvent(card_instance=card), chance=First()).accepted()
        assert nation(done).military == (), event
        assert nation(done).culture == EPOCHS.index(age_of(card)), event
        assert [one.card for one in done.state.events.prepared] == [card], event


def age_of(card: str) -> Any:
    """The age on the back."""
    from games.through_the_ages.box import CARDS

    return CARDS[card].age


def test_politics_developed_keep_their_hands() -> None:
    """TTA-POL-05."""
    done = revealed(people(military=("spy#1", "crusades#1")), "development_of_politics")
    assert len(nation(done).military) == 5
    assert type(done.state.agenda.open_for(0).step).__name__ == "Acting"


def test_barbarians_come_to_the_rich_and_weak() -> None:
    here = people(culture=50)
    done = revealed(here, "barbarians")
    assert [dict(changes(here.state, done.state, seat)) for seat in range(3)] == [FEWER, {}, {}]


def test_rebels_strike() -> None:
    """TTA-EVT-08: two actions for each discontent worker, at once for the active player."""
    done = revealed(people(), "rebellion")
    assert civil_available(done.state, 0) == 0
    assert [one.lost_ca for one in done.state.nations] == [0, 0, 2]


def test_an_agreement_lets_the_strongest_take() -> None:
    """TTA-EVT-09, TTA-ROW-08."""
    asked = revealed(people(), "international_agreement")
    taken = asked.when(1, TakeCard(slot=1), TakeCard(slot=4))
    done = taken.when(1, StopTaking(), chance=First())
    assert [one.card for one in nation(done, 1).civil] == ["iron#1", "theology#1"]
    assert [one.skips_politics for one in done.state.nations] == [False, True, False]
    assert done.state.row[:2] == ("moses#1", "drama#2")
    assert None not in done.state.row
    assert nation(done, 1).turn.spent_ca == 0
