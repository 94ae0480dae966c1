"""Branches that few games reach. Each test is named after its rule."""

from typing import Any

import pytest

from games.eldervale import title
from games.eldervale.box.content import MAGIC
from games.eldervale.commands.battle import EndJoin
from games.eldervale.commands.choices import (
    ChooseOption,
    ChoosePlayer,
    ChooseRealm,
    ChooseResource,
    ChooseUnit,
)
from games.eldervale.commands.placing import Decline, Regroup, UseAbility
from games.eldervale.commands.realms import BurnAdventure, Pay, PlaceTile, TakeAdventure
from games.eldervale.commands.turn import (
    AcceptSwap,
    AttachAura,
    CashTreasure,
    CastSpell,
    CompleteQuest,
    EndTurn,
    OfferSwap,
)
from games.eldervale.facts.flow import StepSkipped
from games.eldervale.facts.map import MonsterDefeated, MonsterMoved, UnitsSwapped
from games.eldervale.rules.battle.dice import counts
from games.eldervale.rules.dwellings import sites
from games.eldervale.rules.scoring import prophecies
from games.eldervale.state.battle import Battle
from games.eldervale.state.player import InPlay
from games.eldervale.steps.dungeon import ExploringSecond
from games.eldervale.steps.gaining import GainingPower
from games.eldervale.steps.paying import Paying, PayingTax, ReducingCost
from games.eldervale.steps.placing import PlacingUnit
from games.eldervale.steps.regroup import RunningAction
from games.eldervale.steps.turn import TakingMain, TakingTail
from games.eldervale.steps.units import PushingMonster, Summoned
from games.kernel.agenda import Agenda, Frame
from games.kernel.rulesets import offered
from games.kernel.scenario import Scenario
from tests.games.eldervale.position import (
    Outcomes,
    Position,
    act,
    asked,
    attached,
    choose,
    happened,
    legal,
    on,
    place,
    ready,
    supply,
    where,
)

Game = Scenario[Any, object]
ECHO = CastSpell(card="sp_echo")

# Payments


def echoing(*spare: str) -> Game:
    """A has activated the Spawning Pool, which costs two magic cards, and holds Echo."""
    position = Position(elements=("fire", "earth"), extra=("chaos", "air"))
    position.cards(0, "chaos_develop").units(0, "worker@mill", *["worker@tray"] * 3)
    position.hand(0, "sp_echo", "pr_gold", "pr_host", *spare)
    game: Game = position.given().when(0, Regroup())
    return game.when(0, act(on("worker", 0, 0), "chaos_develop"))


@pytest.mark.parametrize("spare", [("pr_ruins",), ("pr_circle", "pr_ruins")])
def test_ev_mag_06_echo_pays_nothing_with_itself(spare: tuple[str, ...]) -> None:
    """A spell on the table is no card in hand: one other card does not pay for two."""
    game = echoing("pr_gold", "pr_host", *spare).when(0, Pay(card="pr_gold"), Pay(card="pr_host"))
    assert where(game, 0, "worker") == ["ready", "ready", "tray", "tray"]
    if len(spare) < 2:
        assert ECHO not in legal(game, 0)
        game.when(0, ECHO).refused("EV-MAG-06")
        return
    again = game.when(0, ECHO)
    assert where(again, 0, "worker") == ["ready", "ready", "ready", "tray"]
    assert again.accepted().state.players[0].hand == ()


def test_ev_act_02_what_cannot_be_paid_is_not_done() -> None:
    """Neither the action nor what its aura adds."""
    host = InPlay(card="chaos_develop", aura="light_aura")
    position = Position(elements=("fire", "earth"), extra=("chaos", "light"))
    position.cards(0, host, attached("light_aura")).units(0, "worker@tray").hand(0, "pr_gold")
    run = RunningAction(seat=0, card="chaos_develop", action="0", unit="worker", aura="light_aura")
    game = position.asking(None, run).given()
    assert [(one.step, one.rule) for one in happened(game, StepSkipped)] == [
        ("running-action", "EV-ACT-02")
    ]
    assert (where(game, 0, "worker"), game.accepted().state.players[0].vp) == (["tray"], 0)


@pytest.mark.parametrize(
    ("step", "skipped"),
    [
        (Paying(price=("sword",)), "paying"),
        (PayingTax(price=("any",)), "paying-tax"),
        (ReducingCost(price=("sword", "sword", "gem"), left=1), "reducing-cost"),
    ],
)
@pytest.mark.parametrize(
    "bought",
    [Summoned(seat=0, kind="warrior"), PlacingUnit(kind="worker", realm="mill", underworld=False)],
)
def test_ev_gen_06_a_skipped_payment_stops_what_it_pays_for(
    step: Any, skipped: str, bought: Any
) -> None:
    """Without the sword no warrior, and no unit on the map; the turn goes on."""
    position = Position().units(0, "worker", "warrior@tray").player(1, tray=("tr_fire_magic",))
    frames = (
        Frame(id=1, seat=0, step=TakingTail()),
        Frame(id=2, seat=None, step=bought),
        Frame(id=3, seat=0, step=step),
    )
    position.with_state(agenda=Agenda(frames, 4))
    game = position.given()
    assert [one.step for one in happened(game, StepSkipped)] == [skipped]
    assert (where(game, 0, "warrior"), where(game, 0, "worker")) == (["tray"], ["ready"])
    assert asked(game, 0) == TakingTail()


# Ruins


def at_the_oracle() -> Position:
    """A's wizard of the Iron Concord stands ready next to the Oracle; a card costs 2 gems."""
    position = Position(factions=("iron_concord",), extra=("earth", "air"), oracle=True)
    position.land(mill=(0, 0), oracle=(1, 0)).units(0, "worker@mill", "wizard", "worker")
    return position.face_up(earth="earth_develop").goods(0, gem=1)


def test_effects_5_48_the_draughtsman_buys_in_the_oracle() -> None:
    """His discount counts when the Oracle's option is offered: 1 gem buys what costs 2."""
    game = at_the_oracle().given().when(0, place("wizard", "oracle"))
    assert legal(game, 0, ChooseOption) == [ChooseOption(option=0), ChooseOption(option=1)]
    bought = game.when(0, ChooseOption(option=0), chance=Outcomes())
    assert [one.card for one in bought.accepted().state.players[0].tableau][1:] == ["earth_develop"]
    assert supply(bought, 0) == {}
    other = at_the_oracle().given().when(0, place("worker", "oracle"), chance=Outcomes())
    assert len(other.accepted().state.players[0].hand) == 1


def expedition() -> Game:
    """A worker of A is in the Dungeon; Switcheroo is asked for before the action."""
    position = Position(factions=("fae_tricksters",), extra=("air", "earth"))
    position.land(mill=(0, 0), dungeon=(1, 0), fortress=(0, 1)).stock("air_heart", "water_heart")
    position.units(0, "worker@mill", "worker", "warrior@fortress").goods(0, gem=2, tool=2)
    position.cards(0, attached("fire_aura"), "earth_income").face_up(earth="earth_develop")
    return position.given().when(0, place("worker", "dungeon"))


def test_ev_plc_08_an_expedition_goes_on_without_a_payable_card() -> None:
    """A spends all between placement and action: a tile, no first card, one that is burned."""
    game = expedition().when(0, AttachAura(aura="fire_aura", host="earth_income"))
    assert supply(game, 0) == {"gem": 1, "tool": 1}
    game = game.when(0, Decline(source="switcheroo"), chance=Outcomes())
    game = game.when(0, PlaceTile(q=1, r=-1), chance=Outcomes())
    assert "air_heart" in game.accepted().state.land.hexes
    assert asked(game, 0) == ExploringSecond()
    assert legal(game, 0, TakeAdventure) == []
    game = game.when(0, BurnAdventure(element="earth"), chance=Outcomes())
    assert asked(game, 0) == TakingTail()


# Choices that wait


def robbery() -> Position:
    """A with 2 points holds Pillage; B, C and D have more, D nothing to take."""
    position = Position(4, extra=("light", "darkness")).goods(1, gem=1).goods(2, gem=1)
    for seat, points in enumerate((2, 3, 7, 9)):
        position.player(seat, vp=points)
    position.player(0, glory=6).player(3, tray=("tr_fire_single_sword",))
    return position.hand(0, "sp_pillage", "qu_renown")


def test_ev_gen_03_pillage_asks_who_has_more_points_now() -> None:
    """A quest of 4 points makes A richer than B; D cashes a token in and can be robbed
    (decisions 4)."""
    game = robbery().given().when(0, CastSpell(card="sp_pillage"))
    robbed = [ChoosePlayer(seat=1), ChoosePlayer(seat=2)]
    assert legal(game, 0, ChoosePlayer) == robbed
    richer = game.when(3, CashTreasure(token="tr_fire_single_sword"))
    assert legal(richer, 0, ChoosePlayer) == [*robbed, ChoosePlayer(seat=3)]
    richer = richer.when(0, CompleteQuest(card="qu_renown"))
    assert legal(richer, 0, ChoosePlayer) == [ChoosePlayer(seat=2), ChoosePlayer(seat=3)]
    richer.when(0, ChoosePlayer(seat=1)).refused("EV-GEN-03")
    taken = richer.when(0, ChoosePlayer(seat=3))
    assert supply(taken, 0) == {"sword": 1}


def swapping() -> Game:
    """A has cast Transmute and chosen a worker; the second unit is asked for."""
    position = Position().land(mill=(0, 0), fortress=(1, 0)).hand(0, "sp_transmute", "sp_recall")
    position.units(0, "worker@mill", "wizard@fortress", "warrior", "dragon")
    return position.given().when(0, CastSpell(card="sp_transmute"), choose("worker", 0, 0))


def test_ev_fre_08_a_swap_ends_when_its_first_unit_has_gone() -> None:
    """A recalls the worker that he wants to exchange: nothing more is asked."""
    game = swapping()
    kept = game.when(0, CastSpell(card="sp_recall"), choose("wizard", 1, 0))
    assert ready("warrior") in [one.unit for one in legal(kept, 0, ChooseUnit)]
    swapped = kept.when(0, ChooseUnit(unit=ready("warrior"), owner=0))
    assert len(happened(swapped, UnitsSwapped)) == 1
    game = game.when(0, CastSpell(card="sp_recall"), choose("worker", 0, 0))
    assert happened(game, UnitsSwapped) == []
    assert [one.step for one in happened(game, StepSkipped)] == ["targeting-unit"]
    assert game.accepted().state.shown == ("sp_recall", "sp_transmute")
    assert asked(game, 0) == TakingMain()


def test_ev_mon_12_a_pushed_monster_goes_where_it_is_free_now() -> None:
    """The nearest unoccupied realms are those of the moment; without any it is defeated."""
    position = Position(extra=("air", "water")).land(
        earth_heart=(0, 0), air_lair=(1, 0), mill=(2, 0), fortress=(1, 1), dungeon=(3, 0)
    )
    position.monster("storm_roc", "dungeon").monster("stone_colossus", "air_lair")
    position.units(0, "worker@dungeon").hand(0, "sp_lullaby", "sp_gust").goods(0, scroll=1)
    game = position.given().when(0, CastSpell(card="sp_lullaby"))
    near = {ChooseRealm(realm=one) for one in ("earth_heart", "mill", "fortress")}
    assert set(legal(game, 0, ChooseRealm)) == near
    moved = game.when(0, CastSpell(card="sp_gust"), ChooseRealm(realm="mill"))
    assert set(legal(moved, 0, ChooseRealm)) == near - {ChooseRealm(realm="mill")}
    full = position.units(0, *[f"worker@{one}" for one in ("mill", "fortress", "earth_heart")])
    pushing = PushingMonster(monster="stone_colossus", realms=("mill",))
    game = full.units(1, "worker@dungeon").asking(0, TakingTail(), pushing).given()
    assert [one.monster for one in happened(game, MonsterDefeated)] == ["stone_colossus"]


# Mimeza


def longbows(*units: str) -> Game:
    """A leads the Elves; B stands in the Fortress; the Mage Tower is not next to it."""
    position = Position(factions=("elves_of_briardell",), mercenaries="mimeza")
    position.land(mill=(0, 0), fortress=(1, 0), mage_tower=(-1, 0)).player(0, hired=("mimeza",))
    position.units(0, *units, "worker").units(1, "worker@fortress").goods(0, gem=2)
    return position.given().when(0, place("worker", "fortress"))


def test_ev_mer_07_mimeza_copies_the_longbows() -> None:
    """She stands next to the battle: her die is added, once, without moving (effects 5.41)."""
    game = longbows("mimeza@mill").when(0, EndJoin())
    copy = UseAbility(source="mimicry:longbows")
    assert legal(game, 0, UseAbility) == [copy]
    shot = game.when(0, copy)
    battle = shot.accepted().state.battle
    assert battle is not None
    assert battle.of(0).counted == 2
    assert legal(shot, 0, UseAbility) == []
    assert where(shot, 0, "mimeza") == ["mill"]
    away = longbows("mimeza@mage_tower", "worker@mill").when(0, EndJoin())
    assert legal(away, 0, UseAbility) == []


# Limits


def gaining(position: Position, seat: int, level: int) -> Game:
    """A player gains one level of fire."""
    position.levels(seat, fire=level)
    return position.asking(None, GainingPower(seat=seat, element="fire")).given()


@pytest.mark.parametrize(("seat", "feeds"), [(1, False), (2, True), (3, True)])
def test_ev_tea_05_a_teammate_feeds_no_rampart(seat: int, feeds: bool) -> None:
    """The Firewall of A is fed by the opponents only (EV-TAB-09)."""
    position = Position(4, teams=True).cards(0, "fire_rampart")
    position.with_state(agenda=Agenda()).turn(seat)
    game = gaining(position, seat, 2)
    assert [one.kind for one in legal(game, 0, ChooseResource)] == ["sword", "tool"] * feeds
    assert game.accepted().state.players[seat].level("fire") == 3


def test_ev_pow_04_the_orb_of_level_5_is_for_the_first_player() -> None:
    """The second one on the top level gets none; neither does who was there before."""
    position = Position()
    first = gaining(position, 0, 4).state
    assert (first.players[0].orbs, "fire" in first.orbs) == (1, False)
    position.with_state(orbs=first.orbs).player(0, power=first.players[0].power, orbs=1)
    second = gaining(position, 1, 4).state
    assert (second.players[1].level("fire"), second.players[1].orbs) == (5, 0)


def test_ev_bat_06_a_monster_rolls_five_dice_at_most() -> None:
    """The Night Hydra with four players: 3 + 3 dice are 5; what takes dice away comes after."""
    position = Position(4, factions=("empyrean_host",), extra=("darkness", "air"))
    position.land(fortress=(0, 0)).monster("night_hydra", "fortress")
    for seat in range(4):
        position.units(seat, "worker@fortress")
    position.with_state(battle=Battle(realm="fortress"))
    assert counts(position.state)[-1].dice == 5
    position.units(0, "wizard@fortress")
    assert counts(position.state)[-1].dice == 4


def test_ev_tea_10_a_refused_swap_is_not_offered_again() -> None:
    """The same two cards not in this turn; others, and the same ones later, are."""
    position = Position(4, teams=True).hand(0, "pr_gold", "pr_host").hand(1, "pr_ruins")
    swap = OfferSwap(give="pr_gold", want="pr_ruins")
    other = OfferSwap(give="pr_host", want="pr_ruins")
    game = position.given()
    assert set(legal(game, 0, OfferSwap)) == {swap, other}
    game = game.when(0, swap).when(1, Decline(source="swap"))
    assert legal(game, 0, OfferSwap) == [other]
    game.when(0, swap).refused("EV-TEA-10")
    taken = game.when(0, other).when(1, AcceptSwap())
    assert taken.accepted().state.players[0].hand == ("pr_gold", "pr_ruins")
    later = game.when(0, Regroup(), EndTurn())
    for seat in (1, 2, 3):
        later = later.when(seat, Regroup(), EndTurn())
    assert set(legal(later, 0, OfferSwap)) == {swap, other}


def test_effects_5_32_a_dwelling_costs_one_resource_at_least() -> None:
    """Two discounts on a cost of 2 do not let somebody build who has nothing."""
    position = Position(factions=("deepdelve_dwarves",), extra=("fire", "air"))
    position.land(mill=(0, 0), fire_lair=(1, 0)).units(0, "worker@fire_lair")
    assert list(sites(position.state, 0, 1)) == []
    assert list(sites(position.goods(0, tool=1).state, 0, 1)) == ["fire_lair"]


def test_ev_mon_12_the_active_player_chooses_between_two_realms() -> None:
    """With one nearest realm nothing is asked."""
    position = Position(extra=("air", "water")).hand(0, "sp_lullaby").units(0, "worker@dungeon")
    position.monster("storm_roc", "dungeon").monster("stone_colossus", "air_lair")
    position.land(earth_heart=(0, 0), air_lair=(1, 0), mill=(2, 0), dungeon=(3, 0))
    game = position.given().when(0, CastSpell(card="sp_lullaby"))
    near = [ChooseRealm(realm=one) for one in ("earth_heart", "mill")]
    assert legal(game, 0, ChooseRealm) == near
    game = game.when(0, near[1])
    assert [one.end for one in happened(game, MonsterMoved)] == ["air_lair", "mill"]


def test_ev_sco_07_a_prophecy_scores_up_to_its_maximum() -> None:
    """Those that count something stop there; the others have no maximum."""
    counting = [one for one in MAGIC.values() if one.score is not None and one.score.max]
    assert counting
    position = Position().goods(0, gem=5, scroll=5, potion=5, tool=5, sword=5, gold=5)
    for card in counting:
        assert card.score is not None
        assert prophecies(position.hand(0, card.id).state, 0) <= (card.score.max or 0), card.id
    assert prophecies(position.hand(0, "pr_gold").state, 0) > 0


# The ruleset before


def first(game: Game) -> Game:
    """The same position in a game of `eldervale/1`."""
    return Scenario(title=offered(title, "eldervale/1"), state=game.accepted().state)


def test_eldervale_1_pays_for_an_echo_with_the_spell_itself() -> None:
    """EV-MAG-06, EV-GEN-06: castable though not payable, and done though it is not paid."""
    game = echoing("pr_ruins").when(0, Pay(card="pr_gold"), Pay(card="pr_host"))
    old = first(game)
    assert ECHO in legal(old, 0)
    old = old.when(0, ECHO)
    assert "paying" in [one.step for one in happened(old, StepSkipped)]
    assert where(old, 0, "worker") == ["ready", "ready", "ready", "tray"]


def test_eldervale_1_skips_an_expedition_as_a_whole() -> None:
    """EV-PLC-08: no tile, no card."""
    old = first(expedition()).when(0, AttachAura(aura="fire_aura", host="earth_income"))
    old = old.when(0, Decline(source="switcheroo"))
    assert asked(old, 0) == TakingTail()
    assert [one.rule for one in happened(old, StepSkipped)] == ["EV-PLC-08"]


def test_eldervale_1_finds_once_who_can_be_robbed() -> None:
    """Decisions 4: those with more points when Pillage was cast."""
    old = first(robbery().given()).when(0, CastSpell(card="sp_pillage"))
    old = old.when(0, CompleteQuest(card="qu_renown"))
    assert legal(old, 0, ChoosePlayer) == [ChoosePlayer(seat=1), ChoosePlayer(seat=2)]


def test_eldervale_1_asks_for_the_second_unit_of_a_swap() -> None:
    """EV-FRE-08: though the first one has gone; nothing comes of it."""
    old = first(swapping()).when(0, CastSpell(card="sp_recall"), choose("worker", 0, 0))
    old = old.when(0, ChooseUnit(unit=ready("warrior"), owner=0))
    assert (happened(old, UnitsSwapped), asked(old, 0)) == ([], TakingMain())


def test_eldervale_1_copies_no_longbows_and_eases_no_option() -> None:
    """EV-MER-07, effects 5.48."""
    battle = first(longbows("mimeza@mill")).when(0, EndJoin(), chance=Outcomes())
    assert legal(battle, 0, UseAbility) == []
    oracle = first(at_the_oracle().given()).when(0, place("wizard", "oracle"), chance=Outcomes())
    assert len(oracle.accepted().state.players[0].hand) == 1
