"""How turns, ages and games end (sections 11 to 13), beside the worked examples."""

from typing import Any

from games.through_the_ages.commands import (
    Commit,
    ConfirmForce,
    EndTurn,
    PassPolitical,
    PlayAggression,
    Resign,
)
from games.through_the_ages.facts.flow import (
    ActionsRefreshed,
    AgeEnded,
    GameEnded,
    ObsoleteDiscarded,
    TurnEnded,
    UprisingHappened,
)
from games.through_the_ages.facts.goods import (
    ConsumptionPaid,
    CorruptionPaid,
    FoodProduced,
    PointsScored,
    ResourcesProduced,
    TokensChanged,
)
from games.through_the_ages.facts.military import MilitaryCardsDrawn
from games.through_the_ages.facts.politics import FightResolved
from games.through_the_ages.rules.scoring import result
from games.through_the_ages.state import military_age, strength
from games.through_the_ages.state.piles import Events, deck
from games.through_the_ages.state.politics import Discarded
from games.through_the_ages.steps import ScoringFinally
from tests.games.through_the_ages.position import First, legal, nation, table

CARDS = ("homer#1", "michelangelo#1", "isaac_newton#1", "bill_gates#1")
"""A leader of each age."""
LAST = ("iron#2", "coal#1", "oil#1")
"""The last card of the civil decks I, II, III."""


def ended(level: int, seats: int = 2, active: int = 0, **options: Any) -> Any:
    """A replenishment that deals the last card of an age."""
    here = table(seats, **options)
    civil = [*here.state.civil]
    civil[level] = deck((LAST[level - 1],))
    here.but(age=("A", "I", "II", "III")[level], row=(None,) * 13, civil=tuple(civil))
    return here


def test_maintenance_keeps_its_order() -> None:
    """TTA-END-08, TTA-END-07."""
    here = table().nation(
        0,
        yellow=14,
        blue=6,
        posts={"agriculture": (2, 1), "bronze": (2, 2), "religion": 2},
        spent_ca=4,
        used_ca=True,
        discount=3,
    )
    done = here.ending()
    kinds = (
        PointsScored,
        FoodProduced,
        ConsumptionPaid,
        ResourcesProduced,
        CorruptionPaid,
        MilitaryCardsDrawn,
        ActionsRefreshed,
        TurnEnded,
    )
    assert [type(one) for one in done.facts if isinstance(one, kinds)] == [*kinds]
    turn = nation(done).turn
    assert (turn.spent_ca, turn.used_ca, turn.pool) == (0, False, 0)


def test_an_uprising_is_looked_for_first() -> None:
    """TTA-END-01, TTA-HAP-03."""
    done = table().nation(0, yellow=10, pool=2, spent_ca=4).ending()
    first = next(one for one in done.facts if isinstance(one, UprisingHappened | PointsScored))
    assert first == UprisingHappened(seat=0, discontent=3, unused=2)
    assert nation(done).turn.spent_ca == 0
    assert not any(isinstance(one, MilitaryCardsDrawn) for one in done.facts)


def test_few_tokens_go_to_the_best_mines() -> None:
    """TTA-RES-05: higher values first, a mine before a lab of the same value, pacts last."""
    here = table(3).nation(
        0,
        blue=3,
        leader="bill_gates#1",
        posts={
            "agriculture": 0,
            "bronze": 1,
            "iron": 1,
            "coal": 1,
            "alchemy": 1,
            "scientific_method": 0,
        },
    )
    done = here.pact("acceptance_of_supremacy#1", a=0, b=1).ending()
    (made,) = (one.shifts for one in done.facts if isinstance(one, ResourcesProduced))
    assert {one.card: one.tokens for one in made} == {"coal": 1, "iron": 1, "bronze": 1}
    assert next(one for one in done.facts if isinstance(one, CorruptionPaid)).due == 6


def test_sacrifice_may_exceed_the_limit() -> None:
    """TTA-STR-09: workers go to the yellow bank, and the rating is counted again."""
    here = table().nation(0, military=("spy#1",), posts={"modern_infantry": 12}, yellow=0)
    here.nation(1, science=3, posts={"warriors": 0})
    assert strength(here.state, 0) == 60
    attack = (PlayAggression(card_instance="spy#1", target=1), Commit(card="modern_infantry"))
    done = here.politics().when(0, *attack, ConfirmForce())
    assert FightResolved(winner=0, attack=65, defense=0) in done.facts
    assert (nation(done).yellow, strength(done.state, 0)) == (1, 56)


def test_the_end_of_the_first_age_changes_nothing_but_decks() -> None:
    """TTA-AGE-01."""
    here = table().but(age="A", round=2).nation(0, leader="homer#1", civil=("frugality_a#1",))
    done = here.replenishing()
    assert AgeEnded(age="A", begins="I") in done.facts
    assert nation(done).court.leader == "homer#1"
    assert nation(done).civil
    assert nation(done).yellow == 18
    assert military_age(done.state) == "I"


def test_what_is_obsolete() -> None:
    """TTA-AGE-02: everything below the age that has ended."""
    for level in (1, 2, 3):
        for age, leader in enumerate(CARDS):
            done = ended(level).nation(0, leader=leader).replenishing()
            kept = nation(done).court.leader == leader
            assert kept == (age >= level), (level, leader)


def test_military_decks_change_with_the_age() -> None:
    """TTA-AGE-05: the old deck and its discards leave the game."""
    here = ended(1).but(discards=(Discarded(card="rats#1", by=0, open=False),))
    done = here.replenishing()
    assert military_age(done.state) == "II"
    drawn = done.when(0, EndTurn(), chance=First()).accepted()
    (cards,) = (one.cards for one in drawn.facts if isinstance(one, MilitaryCardsDrawn))
    assert not {"rats#1"} & set(cards)
    assert set(cards) <= set(done.state.military[2].items)


def test_the_end_of_an_advanced_game_is_a_change_too() -> None:
    """TTA-AGE-07: leaders of Age I go before the final turns; there are no more cards."""
    here = ended(2, mode="advanced").nation(0, leader="michelangelo#1", civil=("iron#1",))
    done = here.replenishing()
    assert (nation(done).court.leader, nation(done).civil) == (None, ())
    assert nation(done).yellow == 18
    assert military_age(done.state) is None


def test_age_four_has_no_cards() -> None:
    """TTA-AGE-08, TTA-END-06."""
    done = ended(3).replenishing()
    assert done.state.age == "IV"
    over = done.when(0, EndTurn(), chance=First()).accepted()
    assert not any(isinstance(one, MilitaryCardsDrawn) for one in over.facts)


def test_a_change_of_age_keeps_its_order() -> None:
    """TTA-AGE-09: decks, obsolete cards in turn order, yellow tokens, then an event is opened."""
    here = ended(1, seats=3, gradual_reveal=True).but(unopened=deck(("impact_of_wonders#1",)))
    for seat in range(3):
        here.nation(seat, civil=(f"rich_land_a#{min(seat + 1, 2)}",) if seat < 2 else ())
    done = here.replenishing(1)
    facts = [one for one in done.facts if isinstance(one, AgeEnded | ObsoleteDiscarded)]
    assert [type(one) for one in facts] == [AgeEnded, ObsoleteDiscarded, ObsoleteDiscarded]
    assert [one.seat for one in facts[1:]] == [1, 0]
    lost = [one for one in done.facts if isinstance(one, TokensChanged)]
    assert [one.seat for one in lost] == [1, 2, 0]
    last = max(done.facts.index(one) for one in lost)
    assert done.state.bonus == ("impact_of_wonders#1",)
    assert "impact_of_wonders#1" not in str(done.facts[: last + 1])


def test_an_advanced_game_scores_the_four_that_were_shown() -> None:
    """TTA-FIN-04, TTA-FIN-11."""
    shown = ("impact_of_strength#1", "impact_of_colonies#1")
    here = table(mode="advanced").but(bonus=shown)
    here.nation(0, posts={"warriors": 2}, colonies=("historic_territory_i#1",))
    here.events("impact_of_wonders#1").nation(0, wonders=("pyramids#1",))
    done = here.working(ScoringFinally())
    assert nation(done).culture == 10 + 4
    ended_with = result(done.state)
    assert ended_with is not None
    names = [line.label for line in ended_with.standings[0].breakdown]
    assert names[1:] == [*shown]


def test_a_full_game_scores_what_was_prepared() -> None:
    """TTA-FIN-07: events of Age III in both piles and open ones; older ones are ignored."""
    events = Events(
        current=("crusades#1", "impact_of_strength#1"),
        future=("impact_of_colonies#1", "national_pride#1"),
    )
    here = table(gradual_reveal=True).but(events=events, bonus=("impact_of_wonders#1",))
    here.nation(0, wonders=("pyramids#1",), colonies=("historic_territory_i#1",), culture=1)
    done = here.working(ScoringFinally())
    assert nation(done).culture == 1 + 10 + 4 + 5
    assert nation(done, 1).culture == 0


def test_the_last_one_wins_without_scoring() -> None:
    """TTA-FIN-08, TTA-POL-51, TTA-FIN-12."""
    here = table(3).nation(0, culture=90).nation(1, culture=3).nation(2, culture=50)
    here.events("impact_of_wonders#1")
    left = here.politics().when(0, Resign(), chance=First())
    over = left.when(1, PassPolitical(), EndTurn(), chance=First()).when(2, Resign())
    assert GameEnded(reason="resignation") in over.facts
    ended_with = result(over.state)
    assert ended_with is not None
    assert [(one.seat, one.rank) for one in ended_with.standings] == [(1, 1), (2, 2), (0, 3)]


def test_nobody_is_sacrificed_in_the_last_round() -> None:
    """TTA-POL-27, TTA-FIN-06: neither by the attacker nor by the defender; cards defend."""
    card = "defense_colonization_i#1"
    here = table().but(last_round=5).nation(0, military=("spy#1",), posts={"warriors": 3})
    here.nation(1, science=3, military=(card,), posts={"warriors": 3})
    asked = here.politics().when(0, PlayAggression(card_instance="spy#1", target=1))
    assert Commit(card=card) in legal(asked, 1)
    asked.when(1, Commit(card="warriors")).refused("TTA-FIN-06")
    free = table(mode="advanced").but(last_round=5).nation(0, military=("spy#1",))
    free.nation(1, science=3, military=(card,), posts={"warriors": 3})
    attack = free.politics().when(0, PlayAggression(card_instance="spy#1", target=1))
    assert Commit(card="warriors") in legal(attack, 0)
