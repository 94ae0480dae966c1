"""Worked examples of aggressions, wars and forces (sections 8.3, 9.2, 9.3)."""

from typing import Any

import pytest

from games.through_the_ages.commands import (
    Choose,
    Commit,
    ConfirmForce,
    DeclareWar,
    PassPolitical,
    PlayAggression,
    Resign,
)
from games.through_the_ages.facts.civil import ChoiceMade, LeaderLost
from games.through_the_ages.facts.goods import CultureChanged, TokensChanged
from games.through_the_ages.facts.politics import FightResolved
from games.through_the_ages.rules.attacks import attack_cost
from games.through_the_ages.rules.forces import defense_value
from games.through_the_ages.state import military_available, strength
from games.through_the_ages.state.politics import War
from games.through_the_ages.steps import OpeningDiscard, OpeningPolitics, ResolvingWar
from tests.games.through_the_ages.position import First, legal, nation, post, table

SPY = PlayAggression(card_instance="spy#1", target=1)
RIFLES = {"riflemen": 4, "warriors": 2}


def offers(scenario: Any, seat: int) -> list[Any]:
    return [c.option for c in legal(scenario, seat) if isinstance(c, Choose)]


def test_a_spy_takes_no_more_than_there_is() -> None:
    """R16: TTA-POL-20..25."""
    here = table().nation(0, military=("spy#1",), posts=RIFLES)
    here.nation(1, military=("defense_colonization_ii#1",), posts={"swordsmen": 5}, science=3)
    assert (strength(here.state, 0), strength(here.state, 1)) == (14, 11)
    here.nation(1, posts={"warriors": 0})
    assert strength(here.state, 1) == 10
    attack = here.politics().when(0, SPY, Commit(card="riflemen"), ConfirmForce())
    card = Commit(card="defense_colonization_ii#1")
    done = attack.when(1, card, ConfirmForce()).accepted()
    assert FightResolved(winner=0, attack=17, defense=14) in done.facts
    assert (nation(done).science, nation(done, 1).science) == (3, 0)
    assert (strength(done.state, 0), nation(done).yellow) == (11, 19)
    assert [one.card for one in done.state.discards] == ["defense_colonization_ii#1", "spy#1"]


def test_a_force_is_not_confirmed_by_itself_after_the_last_card() -> None:
    """TTA-INF-06, TTA-POL-22: nobody learns that no other bonus card is in the hand."""
    here = table().nation(0, military=("spy#1",), posts=RIFLES)
    cards = ("defense_colonization_ii#1", "legion#1")
    here.nation(1, military=cards, posts={"warriors": 0}, science=3)
    attack = here.politics().when(0, SPY, ConfirmForce())
    committed = attack.when(1, Commit(card=cards[0])).accepted()
    assert legal(committed, 1) == [ConfirmForce()]
    assert committed.state.agenda.awaits() == {1}


def test_a_raid_on_one_building_asks_no_number() -> None:
    """TTA-CRD-22: the number is asked only where there is one to choose."""
    here = table().nation(0, military=("raid_i#1",), posts=RIFLES)
    here.nation(1, posts={"philosophy": 2, "religion": 1, "warriors": 0})
    raid = PlayAggression(card_instance="raid_i#1", target=1)
    done = here.politics().when(0, raid, ConfirmForce(), Choose(option="philosophy")).accepted()
    made = [fact for fact in done.facts if isinstance(fact, ChoiceMade)]
    assert [(one.option, one.auto) for one in made] == [("philosophy", False)]
    assert post(done, "philosophy", 1)[0] == 1


def test_a_leader_is_lost_by_the_aggression_that_killed_him() -> None:
    """TTA-CRD-24: the fact says what took the leader."""
    here = table().nation(0, military=("assassinate#1",), posts=RIFLES)
    here.nation(1, leader="moses#1", posts={"warriors": 0})
    kill = PlayAggression(card_instance="assassinate#1", target=1)
    done = here.politics().when(0, kill, ConfirmForce()).accepted()
    lost = [fact for fact in done.facts if isinstance(fact, LeaderLost)]
    assert [(one.card, one.reason) for one in lost] == [("moses#1", "aggression")]


def test_a_tie_fails_and_still_costs_the_units() -> None:
    """D18: TTA-POL-23, TTA-POL-25."""
    here = table().nation(0, military=("spy#1",), posts={"riflemen": 3, "warriors": 0})
    here.nation(1, posts={"riflemen": 4, "warriors": 0}, science=3)
    done = here.politics().when(0, SPY, Commit(card="riflemen"), ConfirmForce())
    done = done.when(1, ConfirmForce())
    assert FightResolved(winner=None, attack=12, defense=12) in done.facts
    assert (post(done, "riflemen"), nation(done, 1).science) == ((2, 0), 3)
    assert military_available(done.state, 0) == 1


def test_the_object_of_an_aggression_must_be_there() -> None:
    """D19: TTA-POL-20, TTA-CRD-24."""
    here = table().nation(0, military=("annex#1", "sabotage#1"), posts={"riflemen": 3})
    politics = here.politics()
    politics.when(0, PlayAggression(card_instance="annex#1", target=1)).refused("TTA-POL-20")
    here.nation(1, site=("pyramids#1", 1))
    assert attack_cost(here.state, "sabotage#1", 1) == 0
    done = here.politics().when(
        0, PlayAggression(card_instance="sabotage#1", target=1), ConfirmForce()
    )
    done = done.when(1, ConfirmForce())
    assert nation(done, 1).site is None
    assert (nation(done).culture, military_available(done.state, 0)) == (0, 2)


@pytest.mark.parametrize(
    ("raid", "chosen", "number", "gained"),
    [
        ("raid_ii#1", "philosophy", 2, 3),
        ("raid_i#1", "alchemy", None, 3),
        ("raid_i#1", "philosophy", None, 2),
    ],
)
def test_a_raid_strikes_one_card(raid: str, chosen: str, number: int | None, gained: int) -> None:
    """D20: TTA-CRD-22."""
    here = table().nation(0, military=(raid,), posts={"riflemen": 5})
    here.nation(1, posts={"alchemy": 1, "philosophy": 2, "religion": 1})
    play = PlayAggression(card_instance=raid, target=1)
    won = here.politics().when(0, play, ConfirmForce()).when(1, ConfirmForce())
    assert offers(won, 0) == ["religion", "philosophy", "alchemy"]
    done = won.when(0, Choose(option=chosen))
    if number is not None:
        assert offers(done, 0) == [1, 2]
        done = done.when(0, Choose(option=number))
    assert nation(done).resources == gained
    assert nation(done, 1).pool == 1 + (number or 1)


def test_plunder_is_split_within_what_is_there() -> None:
    """D21: TTA-CRD-23."""
    here = table().nation(0, military=("plunder_ii#1",), posts={"riflemen": 5})
    here.nation(1, posts={"agriculture": (2, 1), "bronze": (2, 2)})
    play = PlayAggression(card_instance="plunder_ii#1", target=1)
    done = here.politics().when(0, play, ConfirmForce()).when(1, ConfirmForce())
    assert (nation(done).food, nation(done).resources) == (1, 2)
    assert (nation(done, 1).food, nation(done, 1).resources) == (0, 0)


def test_gandhi_attacks_nobody_and_is_dear_to_attack() -> None:
    """D36: TTA-CRD-14."""
    here = table().nation(0, military=("spy#1",)).nation(1, leader="mahatma_gandhi#1", science=2)
    assert attack_cost(here.state, "spy#1", 1) == 2
    other = table().nation(0, leader="mahatma_gandhi#1", military=("spy#1",)).nation(1, science=2)
    other.politics().when(0, SPY).refused("TTA-CRD-14")


def test_churchill_doubles_defense() -> None:
    """TTA-CRD-11."""
    here = table().nation(0, leader="winston_churchill#1")
    cards = [f"defense_colonization_{level}#1" for level in ("i", "ii", "iii")]
    assert [defense_value(here.state.nations[0], (one,)) for one in cards] == [4, 8, 12]


def test_defense_cards_are_of_no_use_in_a_war() -> None:
    """D37: TTA-POL-32."""
    here = table().war("war_over_territory#1", 0, 1)
    here.nation(1, military=("defense_colonization_ii#1",))
    war = here.working(ResolvingWar(), OpeningPolitics()).when(0, ConfirmForce())
    war.when(1, Commit(card="defense_colonization_ii#1")).refused("TTA-POL-32")


def test_a_war_over_territory_moves_yellow_tokens() -> None:
    """D30: TTA-POL-34."""
    here = table().war("war_over_territory#1", 0, 1)
    here.nation(0, posts={"riflemen": 3, "warriors": 0}).nation(1, posts={"warriors": 2}, yellow=2)
    war = here.working(ResolvingWar(), OpeningPolitics()).when(0, ConfirmForce())
    done = war.when(1, ConfirmForce())
    assert FightResolved(winner=0, attack=9, defense=2) in done.facts
    assert (nation(done).yellow, nation(done, 1).yellow) == (20, 0)
    moved = [fact for fact in done.facts if isinstance(fact, TokensChanged)]
    assert [(one.seat, one.yellow, one.reason) for one in moved] == [(1, -2, "war"), (0, 2, "war")]
    assert done.state.wars == ()


def test_a_war_in_the_last_round_is_fought_without_sacrifices() -> None:
    """D29: TTA-FIN-06, TTA-POL-30."""
    here = table().but(last_round=5, age="IV").nation(0, military=("war_over_territory#2",))
    declare = DeclareWar(card_instance="war_over_territory#2", target=1)
    here.politics().when(0, declare).refused("TTA-POL-30")
    here.war("war_over_territory#1", 0, 1)
    war = here.working(ResolvingWar(), OpeningPolitics())
    assert legal(war, 0) == [ConfirmForce(), Resign()]
    war.when(0, Commit(card="warriors")).refused("TTA-FIN-06")
    done = war.when(0, ConfirmForce())
    assert done.state.wars == ()
    assert done.state.agenda.awaits() == {0}


def test_a_sacrificed_unit_is_not_lost_otherwise() -> None:
    """D48: TTA-POL-26."""
    here = table().nation(0, military=("enslave#1",), posts={"riflemen": 6})
    only = dict.fromkeys(("agriculture", "bronze", "religion", "philosophy"), 0)
    here.nation(1, posts={**only, "warriors": 2}, pool=0, yellow=20)
    play = PlayAggression(card_instance="enslave#1", target=1)
    unit = Commit(card="warriors")
    done = here.politics().when(0, play, ConfirmForce()).when(1, unit, unit)
    assert nation(done, 1).yellow == 22
    assert nation(done, 1).population == 0
    assert nation(done).resources == 3


def test_one_political_action_a_turn() -> None:
    """D17: TTA-POL-01."""
    here = table().nation(0, military=("spy#1",)).nation(1, science=3).politics()
    passed = here.when(0, PassPolitical())
    passed.when(0, SPY).refused("TTA-TRN-03")


def test_joan_of_arc_scores_when_she_is_attacked() -> None:
    """TTA-POL-28, TTA-CRD-06."""
    here = table().nation(0, military=("spy#1",)).nation(1, leader="joan_of_arc#1", science=3)
    attacked = here.politics().when(0, SPY)
    assert CultureChanged(seat=1, delta=5, reason="leader") in attacked.facts


def test_a_hidden_hand_answers_for_itself() -> None:
    """D64: decisions.md 6.5, TTA-INF-06."""
    here = table().nation(0, military=("spy#1",), posts={"riflemen": 3})
    here.nation(1, military=("spy#2",), posts={"warriors": 0}, science=3)
    attack = here.politics().when(0, SPY, ConfirmForce())
    assert legal(attack, 1) == [ConfirmForce()]
    open_hand = table().nation(0, military=("spy#1",), posts={"riflemen": 3})
    open_hand.nation(1, posts={"warriors": 0}, science=3)
    done = open_hand.politics().when(0, SPY, ConfirmForce())
    assert nation(done, 1).science == 0


def test_milder_fights_protect_who_was_attacked() -> None:
    """D63: TTA-VAR-03."""
    here = table(3, milder_fights=True)
    here.nation(0, military=("raid_i#1", "raid_i#2"), posts={"riflemen": 4})
    here.nation(1, posts={"philosophy": 2}).nation(2, military=("spy#1",))
    raid = PlayAggression(card_instance="raid_i#1", target=1)
    done = here.politics().when(0, raid, ConfirmForce()).when(1, ConfirmForce())
    done = done.when(0, Choose(option="philosophy")) if offers(done, 0) else done
    assert done.state.markers == (None, 0, None)
    third = table(3, milder_fights=True).but(markers=(None, 0, None))
    third.nation(2, military=("spy#1",)).nation(1, science=2).nation(0, science=2)
    politics = third.politics(2)
    politics.when(2, SPY).refused("TTA-VAR-03")
    politics.when(2, PlayAggression(card_instance="spy#1", target=0)).accepted()
    again = table(3, milder_fights=True).but(markers=(None, 0, None))
    back = again.nation(0, military=()).working(OpeningDiscard(), seat=0)
    assert back.state.markers == (None, None, None)


def test_a_war_over_technology_takes_technologies_first() -> None:
    """TTA-POL-37."""
    here = table().war("war_over_technology#1", 0, 1)
    here.nation(0, posts={"riflemen": 4, "warriors": 0})
    here.nation(1, specials=("masonry#1", "strategy#1"), posts={"warriors": 0}, science=9)
    here.nation(1, specials=("masonry#1",), posts={"warriors": 0}, science=9)
    war = here.working(ResolvingWar(), OpeningPolitics()).when(0, ConfirmForce())
    war = war.when(1, ConfirmForce()) if legal(war, 1) else war
    assert offers(war, 0) == ["masonry#1", "stop"]
    done = war.when(0, Choose(option="masonry#1"))
    assert nation(done).court.specials == ("masonry#1",)
    assert nation(done).science == 9
    stopped = war.when(0, Choose(option="stop"))
    assert nation(stopped).science == 9


def test_resigning_discards_the_wars_of_a_player() -> None:
    """D39: TTA-POL-36, TTA-POL-50."""
    here = table(3).war("war_over_territory#1", 1, 0)
    done = here.politics(0).when(0, Resign(), chance=First())
    assert done.state.wars == ()
    assert not done.state.nations[0].alive
    assert [fact for fact in done.facts if type(fact).__name__ == "RowCardsRemoved"] == []
    assert done.state.players == 2
    assert War(card="war_over_territory#1", attacker=1, target=0) not in done.state.wars
