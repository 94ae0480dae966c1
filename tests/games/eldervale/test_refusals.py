"""A refusal says what does not exist or is not there, else the rule that really forbids."""

from typing import Any

import pytest

from games.eldervale.commands.battle import EndJoin, JoinUnit, SpendSword
from games.eldervale.commands.choices import ChooseRealm, ChooseResource
from games.eldervale.commands.places import OnMercenary, OnReward, OnSquare, OnSymbol
from games.eldervale.commands.placing import Regroup
from games.eldervale.commands.realms import BuildDwelling
from games.eldervale.commands.turn import (
    AttachAura,
    CastSpell,
    CompleteQuest,
    HireMercenary,
    OfferSwap,
    Pass,
    PlaceTreasure,
    RefreshTactics,
    UseCardAction,
    UseOrb,
)
from games.eldervale.state.player import InPlay
from games.eldervale.steps.battle import Joining
from games.eldervale.steps.gaining import GainingChoice
from games.eldervale.steps.turn import TakingTail
from games.eldervale.steps.units import Building
from games.kernel.scenario import Scenario
from tests.games.eldervale.position import (
    Position,
    act,
    asked,
    attached,
    choose,
    on,
    pay,
    place,
    with_orb,
)


def key_of(refused: Scenario[Any, Any]) -> str:
    """The key of the sentence that says why the last command was refused."""
    assert refused.refusal is not None
    return refused.refusal.key


def at_home(**fields: Any) -> Position:
    """A holds a little of everything, in the main action."""
    position = Position(extra=("light", "chaos"), **fields)
    position.land(mill=(0, 0), fortress=(1, 0), summoning_portal=(0, 1), dungeon=(-1, 0))
    position.units(0, "worker@mill", "worker", "mimeza").units(1, "worker@fortress")
    position.cards(
        0,
        with_orb("earth_deposit", "a"),
        InPlay(card="light_passage", aura="light_aura"),
        attached("light_aura"),
        "chaos_aura",
        "light_vault",
        with_orb("fire_altar"),
        "chaos_passive",
    )
    position.hand(0, "pr_gold", "qu_renown", "sp_halo", "sp_homestead", "sp_gust")
    position.player(0, orbs=1, glory=None, tray=("tr_fire_magic",), hired=())
    return position.face_up().with_state(rewards=("rw_4_vp",))


@pytest.mark.parametrize(
    ("command", "rule", "key"),
    [
        (place("worker", "1/worker@hex-1-0"), "EV-PLC-01", "unknown-name"),
        (place("troll", "fortress"), "EV-PLC-01", "unknown-name"),
        (place("worker", "fire_heart"), "EV-PLC-01", "realm-not-on-map"),
        (place("dragon", "fortress"), "EV-PLC-01", "unit-not-ready"),
        (place("worker", "mill"), "EV-PLC-04", "own-unit-in-realm"),
        (place("worker", "summoning_portal"), "EV-PLC-08", "realm-summons-nobody"),
        (place("worker", "dungeon"), "EV-PLC-08", "realm-offers-no-card"),
        (place("mimeza", "fortress", via="mimicry:flight"), "EV-MER-07", "mimicry-not-needed"),
        (CastSpell(card="sp_fly"), "EV-MAG-02", "unknown-name"),
        (CastSpell(card="sp_recall"), "EV-MAG-02", "card-not-in-hand"),
        (CastSpell(card="pr_gold"), "EV-MAG-04", "prophecy-not-played"),
        (CastSpell(card="qu_renown"), "EV-MAG-03", "quest-no-spell"),
        (CastSpell(card="sp_halo"), "EV-MAG-02", "spell-at-other-time"),
        (CastSpell(card="sp_homestead"), "EV-MAG-06", "spell-condition"),
        (CastSpell(card="sp_gust"), "EV-MAG-02", "spell-unpayable"),
        (CompleteQuest(card="qu_melee"), "EV-MAG-03", "card-not-in-hand"),
        (CompleteQuest(card="sp_gust"), "EV-MAG-03", "card-no-quest"),
        (CompleteQuest(card="qu_renown"), "EV-MAG-03", "quest-condition"),
        (PlaceTreasure("tr_earth_magic", "light_passage", "a"), "EV-FRE-03", "token-not-in-tray"),
        (PlaceTreasure("tr_fire_magic", "air_passage", "a"), "EV-FRE-03", "card-not-in-tableau"),
        (PlaceTreasure("tr_fire_magic", "earth_deposit", "a"), "EV-ORB-03", "square-has-orb"),
        (PlaceTreasure("tr_fire_magic", "light_passage", "g"), "EV-FRE-03", "square-unknown"),
        (AttachAura("fire_aura", "fire_altar"), "EV-TAB-08", "card-not-in-tableau"),
        (AttachAura("light_vault", "fire_altar"), "EV-TAB-08", "card-no-aura"),
        (AttachAura("chaos_aura", "starter_fire"), "EV-TAB-08", "starter-without-aura"),
        (AttachAura("chaos_aura", "light_passage"), "EV-TAB-08", "aura-there"),
        (AttachAura("chaos_aura", "light_vault"), "EV-TAB-08", "card-without-icon"),
        (AttachAura("light_aura", "fire_altar"), "EV-TAB-08", "aura-unpayable"),
        (UseOrb(to=OnReward("rw_9_vp")), "EV-ORB-06", "unknown-name"),
        (UseOrb(to=OnReward("rw_4_vp")), "EV-ORB-02", "reward-taken"),
        (UseOrb(to=OnReward("rw_1_glory")), "EV-ORB-06", "glory-not-begun"),
        (UseOrb(to=OnSquare("earth_deposit", "a")), "EV-ORB-03", "orb-there"),
        (UseOrb(to=OnSquare("light_passage", "a")), "EV-ORB-02", "square-takes-no-orb"),
        (UseOrb(to=OnSquare("light_passage", "z")), "EV-ORB-02", "square-unknown"),
        (UseOrb(to=OnSymbol("fire_altar")), "EV-ORB-03", "orb-there"),
        (UseOrb(to=OnSymbol("light_passage")), "EV-ORB-02", "card-without-orb-symbol"),
        (UseOrb(to=OnSymbol("air_altar")), "EV-ORB-02", "card-not-in-tableau"),
        (UseOrb(to=OnMercenary("minotaur")), "EV-MER-02", "mercenary-away"),
        (HireMercenary(id="minotaur"), "EV-MER-02", "mercenary-away"),
        (RefreshTactics(), "EV-TAC-01", "no-tactics"),
        (OfferSwap(give="pr_gold", want="pr_host"), "EV-TEA-03", "no-teammate"),
        (UseCardAction(card="air_altar"), "EV-FRE-01", "card-not-in-tableau"),
        (UseCardAction(card="fire_altar"), "EV-FRE-01", "card-without-free-action"),
    ],
)
def test_a_refusal_names_the_rule_that_forbids(command: Any, rule: str, key: str) -> None:
    refused = at_home().given().when(0, command).refused(rule)
    assert key_of(refused) == key


@pytest.mark.parametrize(
    ("position", "command", "rule", "key"),
    [
        (
            at_home(mercenaries="both"),
            HireMercenary(id="minotaur"),
            "EV-MER-02",
            "hiring-unpayable",
        ),
        (at_home(tactics=True), RefreshTactics(), "EV-TAC-03", "tactics-active"),
        (at_home().player(0, tactics=False), RefreshTactics(), "EV-TAC-03", "tactics-unpayable"),
        (at_home().player(0, orbs=0), UseOrb(to=OnReward("rw_2_gem")), "EV-ORB-02", "no-orb"),
        (at_home().hand(0), UseCardAction(card="chaos_passive"), "EV-FRE-01", "action-unpayable"),
        (
            at_home().hand(0, "sp_lullaby"),
            CastSpell(card="sp_lullaby"),
            "EV-MAG-06",
            "spell-idle",
        ),
        (at_home().hand(0), place("worker", "fortress"), "EV-PLC-08", "realm-unpayable"),
        (
            at_home().units(0, "worker@mill"),
            place("worker", "fortress"),
            "EV-PLC-01",
            "unit-not-ready",
        ),
        (
            Position().land(fortress=(0, 0), mill=(1, 0)).units(0, "worker@fortress", "worker"),
            place("worker", "mill"),
            "EV-PLC-08",
            "realm-builds-nowhere",
        ),
        (
            Position(factions=("restless_court",)).units(0, "worker@underworld"),
            place("worker", "mill", via="mimicry:undying"),
            "EV-PLC-01",
            "unit-not-ready",
        ),
        (
            Position(4, teams=True).hand(0, "pr_gold").hand(1, "pr_host"),
            OfferSwap(give="pr_gold", want="pr_ruins"),
            "EV-TEA-03",
            "teammate-lacks-card",
        ),
        (
            Position(4, teams=True).hand(0, "pr_gold").hand(1, "pr_host").turn(0, offers=10),
            OfferSwap(give="pr_gold", want="pr_host"),
            "EV-TEA-10",
            "offers-at-limit",
        ),
    ],
)
def test_a_refusal_says_what_is_missing(
    position: Position, command: Any, rule: str, key: str
) -> None:
    refused = position.given().when(0, command).refused(rule)
    assert key_of(refused) == key


@pytest.mark.parametrize(
    ("command", "rule", "key"),
    [
        (act(on("wizard", 0, 0), "fire_income"), "EV-REG-02", "unit-not-there"),
        (act(on("worker", 0, 0), "air_income"), "EV-ACT-01", "card-not-in-tableau"),
        (act(on("worker", 0, 0), "fire_vault"), "EV-ACT-01", "action-unknown"),
        (act(on("worker", 0, 0), "earth_altar"), "EV-TAB-05", "action-needs-orb"),
        (act(on("worker", 0, 0), "fire_dragon"), "EV-ACT-01", "action-of-other-unit"),
        (act(on("worker", 0, 0), "earth_deposit"), "EV-TAB-04", "deposit-square-empty"),
        (act(on("worker", 0, 0), "fire_altar"), "EV-ACT-02", "action-idle"),
        (act(on("worker", 0, 0), "chaos_develop"), "EV-ACT-02", "action-unpayable"),
    ],
)
def test_a_refused_action_of_a_card_says_why(command: Any, rule: str, key: str) -> None:
    """EV-ACT-01, EV-ACT-02: the unit, the card, its icon, its cost, what it would do."""
    position = Position(extra=("chaos", "light"))
    cards = ("fire_income", "fire_vault", "earth_altar", "fire_dragon", "earth_deposit")
    position.cards(0, *cards, "chaos_develop", "earth_develop")
    position.units(0, "worker@mill", "warrior@tray")
    if key == "action-idle":
        command = act(on("worker", 0, 0), "earth_develop")
    refused = position.given().when(0, Regroup()).when(0, command).refused(rule)
    assert key_of(refused) == key


def test_ev_act_01_an_action_is_done_once_in_a_regroup() -> None:
    position = Position().cards(0, "fire_income").land(mill=(0, 0), fortress=(1, 0))
    game = position.units(0, "worker@mill", "worker@fortress").given().when(0, Regroup())
    game = game.when(0, act(on("worker", 0, 0), "fire_income"))
    refused = game.when(0, act(on("worker", 1, 0), "fire_income")).refused("EV-ACT-01")
    assert key_of(refused) == "action-done"


def fortress(**fields: Any) -> Position:
    """A stands next to the Fortress, in which B stands, and can pay its action."""
    position = Position(**fields).land(fortress=(0, 0), mill=(1, 0), mage_tower=(0, 1))
    position.units(0, "worker@mill", "worker").units(1, "worker@fortress")
    return position.goods(0, gem=2)


def test_ev_bat_05_nobody_joins_a_battle_that_nobody_may_join() -> None:
    """Entangle forbids it to B: that is the reason, not the place of the unit."""
    position = fortress().hand(0, "sp_entangle").goods(0, gem=2, tool=1)
    position.units(1, "worker@fortress", "worker@mage_tower", "dragon").hand(1, "pr_gold")
    game = position.given().when(0, place("worker", "fortress"), *pay("gem", "gem"))
    game = game.when(1, Pass()).when(0, CastSpell(card="sp_entangle"), *pay("tool")).when(1, Pass())
    assert asked(game, 1) == Joining()
    refused = game.when(1, JoinUnit(unit=on("worker", 0, 1))).refused("EV-BAT-05")
    assert key_of(refused) == "join-forbidden"


def test_ev_tea_06_a_sword_says_for_whose_dice_in_teams_only() -> None:
    position = fortress().goods(0, gem=2, sword=1)
    game = position.given().when(0, place("worker", "fortress"), *pay("gem", "gem"))
    game = game.when(0, EndJoin())
    game.when(0, SpendSword(with_="sword", for_=0)).refused("EV-TEA-06")
    game.when(0, SpendSword(with_="gold")).accepted()
    team = fortress(seats=4, teams=True, extra=("light", "darkness")).goods(0, gem=2, sword=1)
    team.units(1, "worker@mage_tower").units(2, "worker@fortress")
    game = team.given().when(0, place("worker", "fortress"), *pay("gem", "gem"))
    game = game.when(1, EndJoin()).when(0, EndJoin())
    game.when(0, SpendSword(with_="sword", for_=2)).refused("EV-TEA-06")
    game.when(0, SpendSword(with_="sword")).refused("EV-TEA-06")


def test_ev_fre_07_the_battle_binds_what_has_no_battle_timing() -> None:
    """In the boost step neither the unit nor the realm of a spell may be those of the battle; the
    monster in it stays, too."""
    position = fortress().hand(0, "sp_recall", "sp_gust").goods(0, gem=2, scroll=1, sword=1)
    position.units(0, "worker@mill", "wizard@mage_tower", "worker")
    position.land(fortress=(0, 0), mill=(1, 0), mage_tower=(0, 1), dungeon=(2, 0), oracle=(1, 1))
    game = position.given().when(0, place("worker", "fortress"), *pay("gem", "gem"), Pass())
    game = game.when(0, EndJoin())
    game.when(0, CastSpell(card="sp_recall"), choose("worker", 0, 0)).refused("EV-FRE-07")
    game.when(0, CastSpell(card="sp_recall"), choose("worker", 1, 0)).accepted()
    game.when(0, CastSpell(card="sp_recall"), choose("worker", 5, 5)).refused("EV-GEN-10")
    moving = game.when(0, CastSpell(card="sp_gust"), *pay("scroll"), choose("worker", 1, 0))
    moving.when(0, ChooseRealm(realm="fortress")).refused("EV-FRE-07")
    moving.when(0, ChooseRealm(realm="fire_heart")).refused("EV-GEN-08")
    moving.when(0, ChooseRealm(realm="dungeon")).accepted()


def test_other_choices_say_why_they_are_refused() -> None:
    """EV-DWE-02, EV-RUI-07, EV-RES-02, EV-GEN-05, EV-DUN-03."""
    site = Position().land(fire_heart=(0, 0), earth_heart=(1, 0), mill=(0, 1))
    site.units(0, "worker@fire_heart", "worker@earth_heart", "worker@mill").goods(
        0, sword=2, tool=2
    )
    site.asking(0, TakingTail(), Building(discount=0))
    two = site.goods(0, sword=2, tool=2, gem=5, scroll=5, gold=5).given()
    two.when(0, BuildDwelling(realm="mill")).refused("EV-RUI-07")
    two.when(0, BuildDwelling(realm="castle")).refused("EV-DWE-02")
    gaining = Position().goods(0, gem=5).magic()
    gaining.asking(0, TakingTail(), GainingChoice(kinds=("gem", "tool", "sword", "magic")))
    for kind, rule in (("gem", "EV-RES-02"), ("potion", "EV-GEN-05"), ("magic", "EV-MAG-01")):
        gaining.given().when(0, ChooseResource(kind=kind)).refused(rule)
