"""A choice that is not offered is refused with what is wrong with it, in every decision."""

from typing import Any

import pytest

from games.eldervale import title
from games.eldervale.commands.battle import ChooseBattle, ChooseDie
from games.eldervale.commands.beginning import ChooseFaction, DraftPick
from games.eldervale.commands.choices import (
    ChooseElement,
    ChooseOption,
    ChoosePlayer,
    ChooseRealm,
    ChooseResource,
    DiscardCard,
    Done,
    PickCard,
    RelocateMarker,
)
from games.eldervale.commands.places import StackRef
from games.eldervale.commands.placing import (
    Decline,
    EnterMonster,
    PickToken,
    TakeTreasure,
    UseAbility,
)
from games.eldervale.commands.realms import KeepOrGive, Pay, ReduceCost, SummonUnit
from games.eldervale.commands.turn import AcceptSwap, EndTurn, Pass, UseTactics
from games.eldervale.effects.conditions import WonVsMonster
from games.eldervale.effects.dice import RaiseDie
from games.eldervale.effects.goods import Gain, TakeTreasureTokens
from games.eldervale.effects.program import If
from games.eldervale.rules import RULES
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.free_actions.interruption import FREE_ACTIONS
from games.eldervale.state.battle import Battle, Side
from games.eldervale.state.player import InPlay
from games.eldervale.state.turn import Placement
from games.eldervale.steps.battle import ChoosingDice, ChoosingReward, SavingUnit
from games.eldervale.steps.dungeon import GivingCard
from games.eldervale.steps.gaining import (
    ChoosingElement,
    ChoosingOption,
    Losing,
    MovingMarker,
    Stealing,
    TargetingPlayer,
)
from games.eldervale.steps.magic import Discarding, Recovering
from games.eldervale.steps.paying import Paying, ReducingCost
from games.eldervale.steps.placing import LettingEnter, OrderingBattles, UsingPlaceEffects
from games.eldervale.steps.regroup import RisingToCard
from games.eldervale.steps.treasure import PickingFromStack, PickingStack, TakingFromRealm
from games.eldervale.steps.turn import ChoosingFaction, Drafting, LimitingHand
from games.eldervale.steps.units import PushingMonster, Summoning
from games.eldervale.words import WORDS
from games.kernel.scenario import Scenario
from tests.games.eldervale.position import Position, act, below, choose

FIRE_ONLY = TakeTreasureTokens(scope="element", n=2, element="fire", distinct_stacks=True)
TWO = ((Gain(res="gem", n=1),), (If(c=WonVsMonster(), do=(Gain(res="gem", n=1),)),))


def position() -> Position:
    """Two players; A plays Fire, B Earth; the Kraken is far from the Mill."""
    table = Position(extra=("light", "chaos"))
    table.land(
        mill=(0, 0),
        fire_heart=(1, 0),
        fire_expanse=(1, -1),
        earth_heart=(0, 1),
        fortress=(-1, 0),
        dungeon=(-2, 0),
    )
    table.units(0, "worker@mill", "worker@underworld", "warrior@tray", "wizard@tray")
    table.units(1, "worker@fortress").goods(1, gem=1).goods(0, gem=1, gold=1, potion=5)
    table.stack("fire_heart", 0, "tr_fire_magic").stack("earth_heart", 0, "tr_earth_magic")
    table.monster("kraken", "dungeon").levels(0, fire=5, water=1).hand(0, "pr_gold", "pr_host")
    table.cards(0, "fire_dragon", InPlay(card="fire_income", aura="darkness_aura"))
    return table.turn(0, placement=Placement(kind="worker", realm="mill")).player(
        0, pack=("sp_gust",)
    )


@pytest.mark.parametrize(
    ("step", "command", "rule", "key"),
    [
        (ChoosingFaction(), ChooseFaction("atlanteans"), "EV-SET-01", "faction-of-other-element"),
        (Drafting(), DraftPick(card="sp_echo"), "EV-DRF-01", "card-not-in-pack"),
        (Paying(price=("gem", "sword")), Pay(kind="potion"), "EV-RES-03", "cost-takes-other"),
        (Paying(price=("gem", "sword")), Pay(kind="gold"), "EV-RES-03", "rest-unpayable"),
        (Paying(price=("any", "any")), Pay(kind="tool"), "EV-RES-04", "good-missing"),
        (Paying(price=("any", "any")), Pay(card="sp_gust"), "EV-RES-04", "card-not-in-hand"),
        (Paying(price=("gem",)), Pay(), "EV-RES-03", "pay-one-thing"),
        (Paying(price=("any",)), Pay(kind="magic"), "EV-RES-04", "pay-one-thing"),
        (
            ReducingCost(price=("gem", "sword", "sword"), left=1),
            ReduceCost(kind="gem"),
            "EV-RES-04",
            "discount-leaves-too-much",
        ),
        (
            ReducingCost(price=("gem", "sword"), left=1),
            ReduceCost(kind="tool"),
            "EV-RES-04",
            "discount-not-in-cost",
        ),
        (UsingPlaceEffects(), UseAbility("fireball"), "EV-PLC-09", "effect-not-offered"),
        (UsingPlaceEffects(), Decline("fireball"), "EV-PLC-09", "effect-not-offered"),
        (LettingEnter(realm="mill"), EnterMonster("kraken"), "EV-MON-03", "monster-not-in-reach"),
        (
            OrderingBattles(realms=("mill", "fortress")),
            ChooseBattle(realm="dungeon"),
            "EV-BAT-03",
            "battle-not-triggered",
        ),
        (TakingFromRealm(realm="fire_heart"), TakeTreasure(slot=7), "EV-RLM-01", "slot-unknown"),
        (
            TakingFromRealm(realm="fire_expanse", asked=True, divers="deep_divers"),
            TakeTreasure(slot=0),
            "EV-RLM-01",
            "stack-empty",
        ),
        (
            PickingFromStack(tile="fire_heart", slot=0),
            PickToken(StackRef("earth_heart", 0), 0),
            "EV-RLM-01",
            "another-stack",
        ),
        (
            PickingFromStack(tile="fire_heart", slot=0),
            PickToken(StackRef("fire_heart", 0), 1),
            "EV-RLM-01",
            "stack-token-unknown",
        ),
        (
            PickingStack(op=FIRE_ONLY, left=2),
            PickToken(StackRef("mill", 0)),
            "EV-RLM-01",
            "slot-unknown",
        ),
        (
            PickingStack(op=FIRE_ONLY, left=2),
            PickToken(StackRef("fire_expanse", 0)),
            "EV-RLM-01",
            "stack-empty",
        ),
        (
            PickingStack(op=FIRE_ONLY, left=1, taken=(("fire_heart", 0),)),
            PickToken(StackRef("fire_heart", 0)),
            "EV-RLM-01",
            "stack-used",
        ),
        (
            PickingStack(op=FIRE_ONLY, left=2),
            PickToken(StackRef("earth_heart", 0)),
            "EV-RLM-01",
            "stack-not-reached",
        ),
        (
            PickingStack(op=FIRE_ONLY, left=2),
            PickToken(StackRef("fire_heart", 0), 0),
            "EV-RLM-01",
            "top-token-only",
        ),
        (Summoning(discount=0), SummonUnit(kind="dragon"), "EV-ACT-03", "unit-not-in-tray"),
        (
            Summoning(discount=9, kinds=("wizard",)),
            SummonUnit(kind="warrior"),
            "EV-ACT-03",
            "summon-of-others",
        ),
        (Summoning(discount=0), SummonUnit(kind="warrior"), "EV-ACT-03", "summon-unpayable"),
        (
            PushingMonster(monster="kraken", realms=("mill",)),
            ChooseRealm("fortress"),
            "EV-MON-12",
            "push-to-nearest",
        ),
        (RisingToCard(), act(below("wizard"), "fire_income"), "EV-REG-03", "unit-not-there"),
        (RisingToCard(), act(below("worker"), "fire_dragon"), "EV-REG-03", "card-raises-nobody"),
        (RisingToCard(), act(below("worker"), "fire_income", "9"), "EV-ACT-01", "action-unknown"),
        (ChoosingOption(options=TWO), ChooseOption(option=2), "EV-GEN-05", "option-unknown"),
        (ChoosingOption(options=TWO), ChooseOption(option=1), "EV-GEN-05", "option-idle"),
        (
            ChoosingOption(copy="order_altar", unit="worker"),
            ChooseOption(option="fire_dragon:9"),
            "EV-GEN-05",
            "action-not-copied",
        ),
        (ChoosingElement(), ChooseElement("darkness"), "EV-POW-02", "element-not-in-game"),
        (ChoosingElement(), ChooseElement("fire"), "EV-POW-02", "power-at-top"),
        (MovingMarker(element="light"), RelocateMarker("light"), "EV-POW-01", "marker-missing"),
        (Discarding(left=2), DiscardCard("sp_echo"), "EV-MAG-05", "card-not-in-hand"),
        (Discarding(left=2), Done(), "EV-MAG-05", "discard-more"),
        (Discarding(left=2, mulligan=0), Done(), "EV-MAG-05", "discard-first"),
        (LimitingHand(), DiscardCard("sp_echo"), "EV-MAG-05", "card-not-in-hand"),
        (Recovering(left=1), PickCard("sp_echo"), "EV-MAG-01", "card-not-discarded"),
        (Recovering(left=1), Done(), "EV-MAG-01", "recover-first"),
        (
            TargetingPlayer(from_="one_opponent", n=1, victim_chooses=False),
            ChoosePlayer(seat=0),
            "EV-GEN-03",
            "victim-unfit",
        ),
        (Stealing(victim=1, taker=0, left=1), ChooseResource("tool"), "EV-RES-02", "loot-missing"),
        (
            Stealing(victim=0, taker=1, left=1),
            ChooseResource("magic"),
            "EV-RES-02",
            "magic-not-stolen",
        ),
        (Losing(left=1), ChooseResource("tool"), "EV-RES-05", "good-missing"),
        (Losing(left=1), ChooseResource("magic"), "EV-RES-05", "magic-not-lost"),
    ],
)
def test_a_choice_that_is_not_offered(step: Any, command: Any, rule: str, key: str) -> None:
    refused = _refused(position(), step, command)
    assert (refused.rule, refused.key) == (rule, key)


def test_an_adventure_card_stays_in_the_team() -> None:
    team = Position(4, teams=True)
    refused = _refused(team, GivingCard(card="fire_altar"), KeepOrGive(to=2))
    assert (refused.rule, refused.key) == ("EV-TEA-04", "card-stays-in-team")


def test_nobody_gets_more_loot_than_the_limit() -> None:
    table = position().goods(1, potion=1)
    refused = _refused(table, Stealing(victim=1, taker=0, left=1), ChooseResource("potion"))
    assert (refused.rule, refused.key) == ("EV-RES-02", "loot-at-limit")
    assert WORDS.refusal(refused) == "Seat A holds 5 potions; more of that is not possible."


RAISE = RaiseDie(n=1, by=1)


@pytest.mark.parametrize(
    ("step", "command", "rule", "key"),
    [
        (ChoosingDice(op=RAISE), ChooseDie(1, 3), "EV-BAT-08", "dice-of-others"),
        (ChoosingDice(op=RAISE), ChooseDie(0, 3), "EV-BAT-08", "die-not-shown"),
        (ChoosingDice(op=RAISE), ChooseDie(0, 6), "EV-BAT-08", "die-not-raised"),
        (ChoosingDice(op=RAISE), Done(), "EV-BAT-08", "die-first"),
        (ChoosingReward(monster="kraken"), ChooseOption("vp"), "EV-BAT-11", "reward-unknown"),
        (SavingUnit(), choose("wizard", 0, 0), "EV-BAT-12", "unit-not-losing"),
    ],
)
def test_a_choice_in_battle_that_is_not_offered(
    step: Any, command: Any, rule: str, key: str
) -> None:
    sides = (Side(who=0, dice=(6, 2)), Side(who=1, dice=(3,)))
    battle = Battle(realm="mill", stage="result", sides=sides, losers=(0,))
    refused = _refused(position().with_state(battle=battle), step, command)
    assert (refused.rule, refused.key) == (rule, key)


EXPLAINED = (UseAbility, Decline, *FREE_ACTIONS)
"""What `Choice` and the free actions explain for every decision."""
ALWAYS_LEGAL = (Pass, EndTurn, AcceptSwap, UseTactics)


def test_every_decision_says_what_is_wrong() -> None:
    """None leaves a command to the sentence that fits everything."""
    silent = {
        (type(inner).__name__, command.__name__)
        for decision in RULES.tables.decisions.values()
        for inner in [getattr(decision, "inner", decision)]
        for command in inner.takes
        if type(inner).refusal is Choice.refusal
        and not issubclass(command, EXPLAINED + ALWAYS_LEGAL)
    }
    assert silent == set()


def _refused(table: Position, step: Any, command: Any) -> Any:
    state = table.asking(0, step).state
    return Scenario(title=title, state=state).when(0, command).refusal
