"""Every leader: taken from the row, elected, and worth what the card says (7.5, 14).

What a leader changes at once stands in a table; what happens on an occasion follows in tests.
"""

from typing import Any

from games.through_the_ages.commands import (
    Bid,
    Build,
    ChangeGovernment,
    ColumbusColonize,
    Commit,
    ConfirmForce,
    DeclareWar,
    ElectLeader,
    EndTurn,
    IncreasePopulation,
    IncreasePopulationAndBuildUnit,
    PlayAggression,
    PlayTechnology,
    PrepareEvent,
    TakeCard,
    Upgrade,
)
from games.through_the_ages.facts.politics import FightResolved
from games.through_the_ages.state import civil_available, military_available
from tests.games.through_the_ages.cards.figures import Changes, changes
from tests.games.through_the_ages.position import First, legal, nation, post, table

PEOPLE = {
    "agriculture": (2, 9),
    "bronze": (2, 20),
    "warriors": 3,
    "knights": 2,
    "cannon": 1,
    "religion": 1,
    "philosophy": 1,
    "scientific_method": 2,
    "printing_press": 1,
    "drama": 2,
}
"""A court with everything: level II is the best lab or library, drama the best theater."""
COURT: dict[str, Any] = {
    "tactic": "medieval_army#1",
    "colonies": ("historic_territory_i#1",),
    "wonders": ("hanging_gardens#1",),
}
"""Two armies (+2 each); 2 faces of the gardens, 1 of the colony."""

ARMIES = 4
LEADERS: dict[str, Changes] = {
    "julius_caesar": {"strength": 1, "military_actions": 1, "military_hand_limit": 1},
    "homer": {"culture_rating": 2, "discount": 1},
    "moses": {},
    "hammurabi": {
        "civil_actions": 1,
        "civil_hand_limit": 1,
        "military_actions": -1,
        "military_hand_limit": -1,
    },
    "aristotle": {},
    "alexander_the_great": {"strength": 3 + 2 + 1},
    "michelangelo": {"culture_rating": 1 + 2 + 2},
    "joan_of_arc": {"strength": 1},
    "leonardo_da_vinci": {"science_rating": 2},
    "genghis_khan": {"strength": 2 - ARMIES, "culture_rating": 2},
    "christopher_columbus": {},
    "frederick_barbarossa": {},
    "william_shakespeare": {"culture_rating": 1 + 2},
    "james_cook": {"culture_rating": 2},
    "napoleon_bonaparte": {"military_actions": 1, "military_hand_limit": 1, "strength": 2},
    "maximilien_robespierre": {"military_actions": 1, "military_hand_limit": 1},
    "js_bach": {"culture_rating": 2},
    "isaac_newton": {"science_rating": 2},
    "albert_einstein": {"science_rating": 2},
    "mahatma_gandhi": {"culture_rating": 2},
    "rock_and_roll_icon": {"happy": 2, "culture_rating": 2},
    "bill_gates": {},
    "winston_churchill": {},
    "game_designer": {"culture_rating": 4, "science_rating": -3},
}


def test_leaders() -> None:
    """TTA-CIV-04, TTA-CIV-30, TTA-MAT-13, TTA-MAT-14."""
    for card, gives in LEADERS.items():
        here = table(3).row(f"{card}#1").nation(0, posts=PEOPLE, **COURT).acting()
        taken = here.when(0, TakeCard(slot=1))
        done = taken.when(0, ElectLeader(card_instance=f"{card}#1")).accepted()
        assert changes(taken.state, done.state) == gives, card
        assert (nation(done).court.leader, nation(done).civil) == (f"{card}#1", ()), card


def led(card: str, seat: int = 0, **fields: Any) -> Any:
    """A table at which a seat has a leader and the people."""
    return table(3).nation(seat, leader=f"{card}#1", posts=PEOPLE, **fields)


def test_homers_song_pays_for_a_unit() -> None:
    """TTA-MIL-05, TTA-CRD-16."""
    here = led("homer", homer=1, pool=1).acting()
    built = here.when(0, Build(card="warriors"))
    assert nation(here).resources - nation(built).resources == 1


def test_moses_feeds_the_people() -> None:
    here = led("moses", yellow=16).acting()
    assert nation(here.when(0, IncreasePopulation(source="normal"))).food == 9 - 2


def test_aristotle_learns_from_what_is_taken() -> None:
    """TTA-CRD-15."""
    here = led("aristotle").row("iron#1").acting()
    assert nation(here.when(0, TakeCard(slot=1))).science == 1


def test_michelangelo_takes_wonders_for_less() -> None:
    """TTA-CRD-05: its own wonder had made it 2."""
    here = led("michelangelo", **COURT).row("taj_mahal#1").acting()
    assert civil_available(here.when(0, TakeCard(slot=1)).state, 0) == 3


def test_joan_is_glad_to_be_attacked() -> None:
    """TTA-POL-28, TTA-CRD-06."""
    here = led("joan_of_arc", seat=1, science=1).nation(0, military=("spy#1", "holy_war#1"))
    for attack in (
        PlayAggression(card_instance="spy#1", target=1),
        DeclareWar(card_instance="holy_war#1", target=1),
    ):
        assert nation(here.politics().when(0, attack), 1).culture == 5


def test_what_a_new_technology_brings() -> None:
    """Leonardo, Newton (TTA-CRD-08), Einstein."""
    for card, brings, left in (
        ("leonardo_da_vinci", {"resources": 1, "blue": -1}, 3),
        ("isaac_newton", {}, 4),
        ("albert_einstein", {"culture": 3}, 3),
    ):
        here = led(card, civil=("iron#1",), science=9).acting()
        done = here.when(0, PlayTechnology(card_instance="iron#1"))
        gained = dict(changes(here.state, done.state))
        assert gained == {"science": -5, **brings}, card
        assert civil_available(done.state, 0) == left, card


def test_khans_riders_are_stronger_when_they_fall_too() -> None:
    """TTA-CRD-04, TTA-STR-07."""
    here = led("genghis_khan", military=("spy#1",), tactic="light_cavalry#1").nation(1, science=1)
    play = PlayAggression(card_instance="spy#1", target=1)
    riders = (Commit(card="knights"), Commit(card="knights"), ConfirmForce())
    fought = here.politics().when(0, play, *riders).when(1, ConfirmForce())
    own = 3 * 1 + 2 * 3 + 1 * 3
    assert FightResolved(winner=0, attack=own + 2 * 3, defense=1) in fought.facts


def test_columbus_sails_once() -> None:
    """TTA-CRD-02."""
    hand = ("historic_territory_i#1", "historic_territory_ii#1")
    here = led("christopher_columbus", military=hand).politics()
    done = here.when(0, ColumbusColonize(card_instance=hand[0]))
    assert dict(changes(here.state, done.state)) == {"happy": 1, "culture": 6, "hand": -1}
    assert nation(done).columbus_used
    again = led("christopher_columbus", military=hand, columbus_used=True).politics()
    again.when(0, ColumbusColonize(card_instance=hand[0])).refused("TTA-CRD-02")


def test_barbarossa_raises_soldiers() -> None:
    """TTA-CRD-03."""
    here = led("frederick_barbarossa", yellow=16).acting()
    done = here.when(0, IncreasePopulationAndBuildUnit(card="knights"))
    own, after = nation(here), nation(done)
    assert (own.food - after.food, own.resources - after.resources) == (3 - 1, 3 - 1)
    assert (civil_available(done.state, 0), military_available(done.state, 0)) == (3, 2)
    assert post(done, "knights")[0] == 3


def test_cook_sends_more_with_each_card() -> None:
    """TTA-COL-04."""
    cards = ("defense_colonization_i#1", "defense_colonization_iii#1")
    bids = {}
    for leader in ("james_cook", "julius_caesar"):
        here = led(leader, military=(*cards, "crusades#1"))
        prepare = PrepareEvent(card_instance="crusades#1")
        asked = here.events("historic_territory_i#1").politics().when(0, prepare, chance=First())
        bids[leader] = max(one.amount for one in legal(asked, 0) if isinstance(one, Bid))
    assert bids["julius_caesar"] == 3 + 2 * 2 + 3 + (1 + 3)
    assert bids["james_cook"] == bids["julius_caesar"] + 2


def test_robespierre_revolts_with_red_tokens() -> None:
    """TTA-CRD-07."""
    revolt = ChangeGovernment(card_instance="monarchy#1", mode="revolution")
    here = led("maximilien_robespierre", civil=("monarchy#1",), science=3, spent_ca=2, used_ca=True)
    done = here.acting().when(0, revolt)
    assert (civil_available(done.state, 0), military_available(done.state, 0)) == (3, 0)


def test_bach_writes_for_theaters() -> None:
    """TTA-CRD-12."""
    here = led("js_bach", civil=("opera#1",), science=7, pool=1).acting()
    done = here.when(0, PlayTechnology(card_instance="opera#1"))
    assert nation(done).science == 7 - (7 - 1)
    roomy = led("js_bach", pool=1, government="monarchy#1").acting()
    built = roomy.when(0, Build(card="drama"))
    assert nation(roomy).resources - nation(built).resources == 5 - 1
    moved = led("js_bach", civil=("opera#1",), science=7).acting()
    moved = moved.when(0, PlayTechnology(card_instance="opera#1"))
    up = moved.when(0, Upgrade(from_card="drama", to_card="opera"))
    assert nation(moved).resources - nation(up).resources == 9 - 5


def test_gandhi_keeps_the_peace() -> None:
    """TTA-CRD-14."""
    here = led("mahatma_gandhi", military=("spy#1", "holy_war#1")).nation(1, science=1)
    for attack in (
        PlayAggression(card_instance="spy#1", target=1),
        DeclareWar(card_instance="holy_war#1", target=1),
    ):
        here.politics().when(0, attack).refused("TTA-CRD-14")
    dear = led("mahatma_gandhi", seat=1, science=1).nation(0, military=("spy#1", "holy_war#1"))
    spied = dear.politics().when(0, PlayAggression(card_instance="spy#1", target=1))
    assert military_available(spied.accepted().state, 0) == 2 - 2 * 1
    war = DeclareWar(card_instance="holy_war#1", target=1)
    dear.politics().when(0, war).refused("TTA-MAT-08")


def test_gates_sells_software() -> None:
    """TTA-CRD-10."""
    here = led("bill_gates").acting()
    ended = here.when(0, EndTurn(), chance=First())
    assert post(ended, "scientific_method") == (2, 2)
    assert post(ended, "philosophy") == (1, 0)
    assert nation(ended).resources - nation(here).resources == 2 * 1 + 2 * 2
    taxed = led("bill_gates", seat=1).nation(0, posts={"bronze": (2, 20), "printing_press": 0})
    acting = taxed.acting()
    for card, price in (("philosophy", 3 + 1), ("printing_press", 4 + 1)):
        built = acting.when(0, Build(card=card))
        assert nation(acting).resources - nation(built).resources == price, card


def test_churchill_stands_fast() -> None:
    """TTA-CRD-11."""
    here = led("winston_churchill", civil=("riflemen#1",), science=9, pool=1).acting()
    done = here.when(0, PlayTechnology(card_instance="riflemen#1"))
    assert nation(done).science == 9 - (5 - 3)
    war = led("winston_churchill", pool=1).war("holy_war#1", attacker=1, target=0).acting()
    for scenario, price in ((here, 3), (war, 3 - 2)):
        built = scenario.when(0, Build(card="knights"))
        assert nation(scenario).resources - nation(built).resources == price
    card = "defense_colonization_ii#1"
    here = led("winston_churchill", seat=1, science=1, military=(card,))
    fight = here.nation(0, military=("spy#1",), posts={"riflemen": 9}).politics()
    fight = fight.when(0, PlayAggression(card_instance="spy#1", target=1), ConfirmForce())
    held = fight.when(1, Commit(card=card), ConfirmForce())
    assert FightResolved(winner=0, attack=1 + 27, defense=3 + 4 + 3 + 2 * 4) in held.facts
