"""Examples of resources, cards, tracks, Regroup and the end (B, C, D)."""

from typing import Any

import pytest

from games.eldervale import title
from games.eldervale.commands.battle import EndBoost, EndJoin, JoinUnit
from games.eldervale.commands.choices import (
    ChooseResource,
    DeclinePower,
    DiscardCard,
    RelocateMarker,
)
from games.eldervale.commands.places import OnReward
from games.eldervale.commands.placing import Decline, PlaceUnit, Regroup, UseAbility
from games.eldervale.commands.realms import Pay, PlaceTile, ReduceCost, TakeAdventure
from games.eldervale.commands.turn import (
    AttachAura,
    CashTreasure,
    CastSpell,
    EndTurn,
    Pass,
    PlaceTreasure,
    UseOrb,
)
from games.eldervale.facts.flow import EndTriggered
from games.eldervale.facts.goods import CostReduced, PowerGained
from games.eldervale.rules.scoring import sheet
from games.eldervale.state import State
from games.eldervale.state.player import InPlay
from games.eldervale.steps.gaining import GainingGlory, GainingPower
from games.eldervale.steps.paying import Paying
from games.eldervale.steps.turn import TakingMain, TakingTail
from games.kernel.scenario import Scenario
from tests.games.eldervale.position import (
    Outcomes,
    Position,
    act,
    asked,
    attached,
    below,
    choose,
    happened,
    home,
    legal,
    lying,
    on,
    pay,
    place,
    supply,
    where,
    with_orb,
)

Game = Scenario[Any, object]


def lines(state: State, seat: int = 0) -> dict[str, int]:
    """The score sheet of a player."""
    return {line.label: line.points for line in sheet(state, seat).lines}


# Resources and paying


def regrouping(position: Position, *units: str) -> Game:
    """A regroups with the units."""
    game: Game = position.units(0, *units).given()
    return game.when(0, Regroup())


def test_the_cap_of_resources() -> None:
    """EX-D03 (EV-RES-02): 4 potions and 2 are 5."""
    position = Position().goods(0, potion=4).cards(0, "water_income")
    game = regrouping(position, "worker@mill").when(0, act(on("worker", 0, 0), "water_income"))
    assert supply(game, 0) == {"potion": 5}


def test_the_rest_of_a_cost_stays_payable() -> None:
    """EX-D35 (EV-RES-03): gem 1 and tool 1, first without a choice, then with gold to spare."""
    game = Position().goods(0, gem=1, gold=1).asking(0, TakingTail(), Paying(price=("gem", "tool")))
    assert supply(game.given(), 0) == {}
    position = Position().goods(0, gem=1, tool=1, gold=1)
    open_cost = position.asking(0, TakingTail(), Paying(price=("gem", "tool"))).given()
    assert set(legal(open_cost, 0)) == set(pay("gem", "gold"))
    assert set(legal(open_cost.when(0, *pay("gem")), 0)) == set(pay("tool", "gold"))
    assert set(legal(open_cost.when(0, *pay("gold")), 0, Pay)) == set()


def at_the_tower(**goods: int) -> Position:
    """A stands next to the Mage Tower."""
    position = Position().land(mill=(0, 0), mage_tower=(1, 0)).units(0, "worker@mill", "worker")
    return position.goods(0, **goods)


def test_any_two_resources() -> None:
    """EX-D36 (EV-RES-04): gem, gold and a card; with two in all nothing is asked."""
    game = at_the_tower(gem=1, gold=1).hand(0, "pr_gold").given()
    game = game.when(0, place("worker", "mage_tower"))
    assert set(legal(game, 0)) == {*pay("gem", "gold"), Pay(card="pr_gold")}
    left = game.when(0, *pay("gem"))
    assert set(legal(left, 0)) == {*pay("gold"), Pay(card="pr_gold")}
    two = (
        at_the_tower(gem=1, gold=1)
        .given()
        .when(0, place("worker", "mage_tower"), chance=Outcomes())
    )
    assert supply(two, 0) == {}
    at_the_tower(gem=1).given().when(0, place("worker", "mage_tower")).refused("EV-PLC-08")


def test_cashing_in_while_another_player_acts() -> None:
    """EX-D40 (EV-FRE-02): C draws a card while B pays; then C is asked in the window."""
    position = Position(3).land(mill=(0, 0), fortress=(1, 0), mage_tower=(2, 0))
    position.units(1, "worker@mill", "worker").units(0, "worker@fortress").goods(1, gem=2, tool=1)
    game = position.player(2, tray=("tr_fire_magic",)).turn(1).given()
    game = game.when(1, place("worker", "fortress"))
    game = game.when(2, CashTreasure(token="tr_fire_magic"), chance=Outcomes())
    assert len(game.accepted().state.players[2].hand) == 1
    game = game.when(1, *pay("gem", "gem"))
    assert Pass() in legal(game, 2)


def test_discounts_leave_one_resource() -> None:
    """EX-D41 (effects 5.32): 2 less of 2 are 1, the player's choice."""
    position = Position(factions=("deepdelve_dwarves",), extra=("fire", "air")).land(
        mill=(0, 0), fire_lair=(1, 0)
    )
    position.goods(0, sword=1, tool=1).cards(0, "earth_develop")
    game = regrouping(position, "worker@fire_lair", "worker@mill")
    game = game.when(0, act(on("worker", 0, 0), "earth_develop"))
    assert set(legal(game, 0)) == {ReduceCost(kind="sword"), ReduceCost(kind="tool")}
    game = game.when(0, ReduceCost(kind="sword"))
    assert supply(game, 0) == {"sword": 1}
    assert game.accepted().state.players[0].dwellings == ("fire_lair",)


@pytest.mark.parametrize(("goods", "offered"), [({"sword": 2}, 0), ({"sword": 2, "gem": 1}, 2)])
def test_a_discount_drops_what_is_missing(goods: dict[str, int], offered: int) -> None:
    """EX-D59 (decisions 4.2): without a gem it drops the gem, else it is asked."""
    position = Position(elements=("air", "fire")).goods(0, **goods).cards(0, "air_develop")
    game = regrouping(position, "worker@mill", "warrior@tray")
    game = game.when(0, act(on("worker", 0, 0), "air_develop"))
    assert len(legal(game, 0, ReduceCost)) == offered
    if not offered:
        assert [one.kind for one in happened(game, CostReduced)] == ["gem"]
        assert where(game, 0, "warrior") == ["ready"]


def test_the_casting_cost() -> None:
    """EX-D32 (EV-MAG-02): free with a power value of 3, else a tool or gold."""
    for level, goods, left in ((2, 0, {}), (1, 1, {})):
        position = Position().land(mill=(0, 0), fortress=(1, 0)).levels(0, fire=level)
        position.units(0, "worker@mill", "worker").units(1, "worker@fortress")
        position.goods(0, gem=2, tool=goods).hand(0, "sp_blazing_fury")
        game = position.given().when(0, place("worker", "fortress"), *pay("gem", "gem"))
        game = game.when(0, Pass(), EndJoin(), CastSpell(card="sp_blazing_fury"))
        if goods:
            assert set(legal(game, 0, Pay)) == set(pay("tool", "gold"))
            game = game.when(0, *pay("tool"))
        assert supply(game, 0) == {"gold": 2, **left}
        assert game.accepted().state.battle is not None
        assert game.state.battle.of(0).counted == 3


def test_a_cast_spell_is_not_reshuffled() -> None:
    """EX-D44 (EV-MAG-01, EV-MAG-06, EV-GEN-06): what cannot be done is left out."""
    position = Position().goods(0, scroll=1).hand(0, "sp_illumination").magic()
    game = position.given().when(0, CastSpell(card="sp_illumination"))
    one = game.accepted().state.players[0]
    assert (one.hand, one.vp, game.state.shown) == ((), 1, ("sp_illumination",))


# Tracks


def test_power_beyond_the_fifth_level() -> None:
    """EX-D13 (EV-POW-02, EV-POW-04): the second gain is lost; the orb is taken."""
    position = Position().levels(0, fire=4)
    game = position.asking(None, GainingPower(seat=0, element="fire", left=2)).given()
    one = game.state.players[0]
    assert (one.level("fire"), one.orbs) == (5, 1)
    assert "fire" not in game.state.orbs
    later = position.player(1, power=one.power).levels(0, fire=4).given()
    assert later.state.players[0].orbs == 1


@pytest.mark.parametrize("moves", [True, False])
def test_a_fifth_element(moves: bool) -> None:
    """EX-D14 (EV-POW-01), EX-D45 (EV-TAB-09): a rampart feeds on the moved marker only."""
    position = Position(extra=("light", "air")).levels(0, air=3, earth=1, fire=2, water=1)
    position.cards(1, "light_rampart").with_state(
        elements=("fire", "earth", "light", "air", "water")
    )
    position.asking(0, TakingTail())
    position.state = position.state
    game = position.asking(None, GainingPower(seat=0, element="light")).given()
    answers = {RelocateMarker(from_=one) for one in ("air", "earth", "fire", "water")}
    assert set(legal(game, 0)) == {*answers, DeclinePower()}
    game = game.when(0, RelocateMarker(from_="earth") if moves else DeclinePower())
    one = game.accepted().state.players[0]
    assert (one.level("earth"), one.level("light")) == ((0, 1) if moves else (1, 0))
    assert bool(legal(game, 1, ChooseResource)) == moves


def glory(position: Position, n: int) -> Game:
    """A gains glory."""
    return position.asking(None, GainingGlory(seat=0, left=n)).given()


def test_glory_space_by_space() -> None:
    """EX-D15 (EV-GLO-01, EV-GLO-02): the orb of space 4 is gone; space 5; the last one; none."""
    game = glory(Position().player(0, glory=3).with_state(glory_orbs=(7,)), 2)
    game = game.when(0, ChooseResource(kind="gem"), ChooseResource(kind="tool"))
    one = game.accepted().state.players[0]
    assert (one.glory, one.vp) == (5, 2)
    assert supply(game, 0) == {"gem": 1, "tool": 1}
    top = glory(Position().player(0, glory=8), 1).state.players[0]
    assert (top.glory, top.vp) == (8, 2)
    none = glory(Position().player(0, glory=None), 1).state.players[0]
    assert (none.glory, none.vp) == (None, 0)


def test_the_glory_space_of_the_rewards() -> None:
    """EX-D49 (EV-ORB-06): not before the first Regroup."""
    position = Position().player(0, glory=None, orbs=1)
    position.given().when(0, UseOrb(to=OnReward(id="rw_1_glory"))).refused("EV-ORB-06")
    game = position.player(0, glory=0).given().when(0, UseOrb(to=OnReward(id="rw_1_glory")))
    assert game.accepted().state.players[0].vp == 2


@pytest.mark.parametrize(("level", "gains"), [(2, 2), (5, 0)])
def test_a_rampart(level: int, gains: int) -> None:
    """EX-D25 (EV-TAB-09): once for each level, nothing for lost ones."""
    position = Position().cards(0, "fire_rampart").levels(1, fire=level)
    position.land(fire_heart=(0, 0), mill=(1, 0)).goods(1, sword=2, tool=2).turn(1)
    position.units(1, "worker@fire_heart", "wizard")
    game = position.given().when(1, place("wizard", "mill"))
    for _ in range(gains):
        options = {one.kind for one in legal(game, 0, ChooseResource)}
        assert options == {"sword", "tool"}
        game = game.when(0, ChooseResource(kind="sword"))
    assert supply(game, 0) == ({"sword": 2} if gains else {})
    assert len(happened(game, PowerGained)) == gains


# Regroup and cards


def test_dwell_needs_a_worker_on_the_map() -> None:
    """EX-D16 (EV-ACT-05): W2 may dwell with W1; not after W1 was retrieved."""
    position = Position().land(fire_heart=(0, 0), mill=(1, 0)).goods(0, sword=2, tool=2)
    game = regrouping(position, "worker@fire_heart", "worker@mill")
    built = game.when(0, act(on("worker", 1, 0), "starter_fire", "dwell"))
    assert built.accepted().state.players[0].dwellings == ("fire_heart",)
    late = game.when(0, home(on("worker", 0, 0)))
    late.when(0, act(on("worker", 1, 0), "starter_fire", "dwell")).refused("EV-ACT-02")


def test_units_of_the_underworld_activate_nothing() -> None:
    """EX-D17 (EV-REG-03, effects 5.19): with the Aura of Dread one of them does."""
    position = Position().cards(0, "fire_passage")
    game = regrouping(position, "worker@underworld")
    assert where(game, 0, "worker") == ["ready"]
    assert supply(game, 0) == {}
    host = InPlay(card="fire_passage", aura="darkness_aura")
    game = regrouping(Position().cards(0, host, "darkness_aura"), "worker@underworld")
    game = game.when(0, act(below("worker"), "fire_passage"))
    assert supply(game, 0) == {"sword": 1}
    assert where(game, 0, "worker") == ["ready"]


def test_a_deposit_square() -> None:
    """EX-D18 (EV-TAB-04, EV-ORB-03): empty, with a token, with an orb."""
    activate = act(on("worker", 0, 0), "earth_deposit")
    empty = Position().cards(0, "earth_deposit").goods(0, gem=1, tool=1)
    regrouping(empty, "worker@mill").when(0, activate).refused("EV-TAB-04")
    token = Position().cards(0, lying("earth_deposit", a="tr_earth_either_gem_tool"))
    token.goods(0, gem=1, tool=1)
    game = regrouping(token, "worker@mill").when(0, activate)
    assert set(legal(game, 0)) == set(pay("gem", "tool"))
    game = game.when(0, *pay("gem"))
    assert (supply(game, 0), game.accepted().state.players[0].vp) == ({"tool": 1}, 3)
    free = Position().cards(0, with_orb("earth_deposit", "a")).goods(0, gem=1)
    free.player(0, tray=("tr_fire_magic",))
    game = regrouping(free, "worker@mill").when(0, activate)
    assert (supply(game, 0), game.accepted().state.players[0].vp) == ({"gem": 1}, 3)
    game.when(0, PlaceTreasure(token="tr_fire_magic", card="earth_deposit", square="a")).refused(
        "EV-ORB-03"
    )


def test_the_hand_limit() -> None:
    """EX-D19 (EV-MAG-05): only at the end of the own turn."""
    nine = tuple(f"sp_conjure_{kind}" for kind in ("gem", "scroll", "potion", "tool", "sword"))
    hand = (*nine, "pr_gold", "pr_hoard", "pr_host", "pr_ruins")
    game = Position().hand(0, *hand).turn(1).given().when(1, Regroup(), EndTurn())
    assert len(game.accepted().state.players[0].hand) == 9
    game = game.when(0, Regroup(), EndTurn())
    game = game.when(0, DiscardCard(card="pr_gold"), DiscardCard(card="pr_host"))
    assert len(game.accepted().state.players[0].hand) == 7
    assert game.state.active == 1


def test_a_locked_altar() -> None:
    """EX-D50 (EV-TAB-05): without an orb rejected, with it a sword and 2 points."""
    activate = act(on("worker", 0, 0), "fire_altar")
    locked = regrouping(Position().cards(0, "fire_altar"), "worker@mill")
    locked.when(0, activate).refused("EV-TAB-05")
    game = regrouping(Position().cards(0, with_orb("fire_altar")), "worker@mill").when(0, activate)
    assert (supply(game, 0), game.accepted().state.players[0].vp) == ({"sword": 1}, 2)


@pytest.mark.parametrize(("down", "gains"), [(3, 3), (0, 1)])
def test_the_crypt_counts_the_underworld(down: int, gains: int) -> None:
    """EX-D42 (effects 5.49): at most 2 more."""
    position = Position(extra=("darkness", "air")).cards(0, "darkness_develop")
    game = regrouping(position, "wizard@mill", *["worker@underworld"] * down)
    game = game.when(0, act(on("wizard", 0, 0), "darkness_develop"))
    game = game.when(0, *[ChooseResource(kind="gem")] * gains)
    assert supply(game, 0) == {"gem": gains}
    assert where(game, 0, "worker") == ["ready"] * down


def test_the_dwelling_worker_is_gone() -> None:
    """EX-D51 (EV-ACT-05): gather with the dragon, dwell with the wizard on the worker's site."""
    position = Position().land(fire_heart=(0, 0), mill=(1, 0), fortress=(0, 1))
    position.goods(0, sword=2, tool=2)
    game = regrouping(position, "worker@fire_heart", "dragon@mill", "wizard@fortress")
    game = game.when(0, act(on("dragon", 1, 0), "starter_fire", "gather"))
    game = game.when(0, act(on("wizard", 0, 1), "starter_fire", "dwell"))
    assert asked(game, 0) == TakingTail()
    one = game.accepted().state.players[0]
    assert one.dwellings == ("fire_heart",)
    assert [unit.kind for unit in one.units] == ["dragon", "wizard"]


def test_equal_units_of_two_opponents() -> None:
    """EX-D52 (decisions 1): the owner tells them apart; the second Dungeon has its own name."""
    position = Position(4, extra=("light", "darkness")).land(
        mill=(0, 0), fortress=(0, 1), dungeon=(1, 0), dungeon_2=(2, 0)
    )
    position.units(1, "worker@fortress").units(2, "worker@fortress").units(3)
    position.cards(0, "darkness_warrior").goods(0, sword=2)
    game = regrouping(position, "warrior@mill")
    game = game.when(0, act(on("warrior", 0, 0), "darkness_warrior"))
    assert set(legal(game, 0)) == {choose("worker", 0, 1, 1), choose("worker", 0, 1, 2)}


def test_the_chosen_unit_leaves() -> None:
    """EX-D53 (EV-FRE-08): the rest of the spell is skipped, the main step is asked again."""
    position = Position().land(mill=(0, 0), fortress=(1, 0), mage_tower=(0, 1))
    position.units(0, "worker@mill").hand(0, "sp_gust", "sp_recall").goods(0, scroll=1)
    game = position.given().when(0, CastSpell(card="sp_gust"), CastSpell(card="sp_recall"))
    assert where(game, 0, "worker") == ["ready"]
    assert set(game.state.shown) == {"sp_gust", "sp_recall"}
    assert asked(game, 0) == TakingMain()


def test_an_aura_is_moved_during_the_activation() -> None:
    """EX-D54 (EV-TAB-08): what lay there when the unit came counts."""
    position = Position(extra=("light", "water")).goods(0, potion=1, tool=1)
    host = lying("water_deposit", aura="light_aura", a="tr_water_magic")
    position.cards(0, host, "water_income", attached("light_aura")).hand(0, "pr_gold")
    game = regrouping(position, "worker@mill").when(0, act(on("worker", 0, 0), "water_deposit"))
    game = game.when(0, AttachAura(aura="light_aura", host="water_income"))
    game = game.when(0, *[ChooseResource(kind="gem")] * 2)
    assert game.accepted().state.players[0].vp == 2
    assert supply(game, 0) == {"gem": 2}


# Mimeza


def mimeza(faction: str, **fields: Any) -> Position:
    """A has hired Mimeza."""
    position = Position(factions=(faction,), mercenaries="mimeza", **fields)
    position.land(mill=(0, 0), fortress=(1, 0), mage_tower=(0, 1), fire_heart=(2, 0))
    return position.player(0, hired=("mimeza",))


def test_mimeza_counts_as_a_worker() -> None:
    """EX-D56a (EV-MER-07): Mighty Flock with one worker, once a turn."""
    position = mimeza("sky_harpies").units(0, "mimeza", "worker@mill").goods(0, gem=2)
    position.units(1, "worker@fortress")
    game = position.given().when(0, place("mimeza", "fortress"))
    game = game.when(0, Decline(source="mimicry:updraft"), JoinUnit(unit=on("worker", 0, 0)))
    assert game.accepted().state.battle is not None
    assert game.state.battle.of(0).counted == 3
    game = game.when(0, UseAbility(source="mimicry:mighty_flock"))
    assert game.accepted().state.battle is not None
    assert game.state.battle.of(0).counted == 4
    assert legal(game, 0, UseAbility) == []


def test_mimeza_saves_a_resource() -> None:
    """EX-D56b (EV-MER-07): with the Draughtsman the Fortress costs 1."""
    position = mimeza("iron_concord").units(0, "mimeza", "worker@mill").goods(0, gem=1)
    game = position.given()
    game.when(0, place("mimeza", "fortress")).refused("EV-PLC-08")
    game = game.when(0, place("mimeza", "fortress", via="mimicry:draughtsman"))
    assert supply(game, 0) == {"gold": 2}


def test_mimeza_rises() -> None:
    """EX-D56c (EV-MER-07): from the Underworld only by copying the Undying."""
    position = mimeza("restless_court").units(0, "mimeza@underworld", "worker@underworld")
    offered = {(one.unit.kind, one.via) for one in legal(position.given(), 0, PlaceUnit)}
    assert offered == {("mimeza", "mimicry:undying"), ("worker", None)}


def test_mimeza_copies_only_what_is_needed() -> None:
    """EX-D56d (EV-MER-07): no flight to a realm that is adjacent anyway."""
    position = mimeza("storm_riders").units(0, "mimeza", "worker@mill").goods(0, gem=2)
    ways = {(one.realm, one.via) for one in legal(position.given(), 0, PlaceUnit)}
    assert {via for realm, via in ways if realm == "fortress"} == {None}
    assert ("fire_heart", "mimicry:flight") in ways


def test_mimeza_plunders() -> None:
    """EV-MER-07: she copies what a unit does after a win, or leaves it."""
    position = mimeza("merrow_corsairs").units(0, "mimeza", "worker@mill").goods(0, gem=2)
    position.units(1, "worker@fortress").goods(1, gem=1)
    game = position.given().when(0, place("mimeza", "fortress"), Decline(source="mimicry:riptide"))
    game = game.when(0, EndJoin(), EndBoost(), chance=Outcomes({"die 0": (6, 6), "die 1": (1,)}))
    plunder = UseAbility(source="mimicry:plunder")
    assert set(legal(game, 0)) == {plunder, Decline(source="mimicry:plunder")}
    assert supply(game.when(0, plunder), 0) == {"gem": 1, "gold": 2}
    left = game.when(0, Decline(source="mimicry:plunder"))
    assert (supply(left, 0), supply(left, 1)) == ({"gold": 2}, {"gem": 1, "sword": 1})


# The end


def test_the_end_of_the_game() -> None:
    """EX-D21 (EV-END-01): B takes the last tile; C, A, B play one more turn."""
    position = Position(3, extra=("light", "darkness")).land(
        dungeon=(0, 0), mill=(1, 0), fortress=(0, 1), water_heart=(2, 0), air_heart=(3, 0)
    )
    position.units(1, "worker@mill", "worker").goods(1, gem=2).face_up(earth="earth_develop")
    position.units(2, "worker@water_heart", "wizard@air_heart").goods(2, potion=2, gem=2)
    homes = tuple(f"{one}_{kind}" for one in ("fire", "earth") for kind in ("lair", "heart"))
    position.player(2, dwellings=(*homes, "fire_expanse")).stock("light_lair").turn(1)
    game = position.given().when(1, place("worker", "dungeon"), chance=Outcomes())
    game = game.when(1, PlaceTile(q=1, r=-1), TakeAdventure(element="earth"), chance=Outcomes())
    game = game.when(1, EndTurn())
    game = game.when(2, Regroup(), act(on("wizard", 3, 0), "starter_water", "dwell"), EndTurn())
    assert len(game.accepted().state.players[2].dwellings) == 6
    game = game.when(0, Regroup(), EndTurn())
    game = game.when(1, Regroup(), home(on("worker", 0, 0)), home(on("worker", 1, 0)))
    assert game.accepted().state.phase == "turns"
    game = game.when(1, EndTurn())
    assert game.accepted().state.phase == "over"
    assert [(one.seat, one.reason) for one in happened(game, EndTriggered)] == [(1, "stock")]


def test_cards_score_within_their_limit() -> None:
    """EX-D22 (EV-SCO-05): 6 of 9 cards with two dwellings; the starter card always."""
    fire = ("fire_passage", "fire_vault", "fire_aura", "fire_rampart", "fire_weapon")
    air = ("air_passage", "air_vault", "air_aura", "air_rampart")
    position = Position(extra=("air", "water")).levels(0, fire=5, air=2).cards(0, *fire, *air)
    assert lines(position.player(0, dwellings=("fire_heart", "air_heart")).state)["cards"] == 39
    assert lines(position.player(0, dwellings=()).state)["cards"] == 6


def test_dwellings_score_the_power_value() -> None:
    """EX-D23 (EV-SCO-04): symbols do not matter; without a marker nothing."""
    position = Position(extra=("light", "water")).levels(0, light=3)
    assert lines(position.player(0, dwellings=("light_heart",)).state)["dwellings"] == 4
    assert lines(position.player(0, dwellings=("water_heart",)).state)["dwellings"] == 0


def test_resources_break_a_tie() -> None:
    """EX-D24 (EV-SCO-08): 6 against 7; treasure tokens do not count."""
    position = Position().goods(0, gem=3, gold=2).hand(0, "sp_gust").levels(0).levels(1)
    position.player(0, vp=88, tray=("tr_fire_magic",)).goods(1, tool=5)
    position.hand(1, "sp_recall", "sp_midas").player(1, vp=88)
    position.with_state(round=60).turn(1)
    game = position.given().when(1, Regroup(), EndTurn())
    result = title.rules.result(game.accepted().state)
    assert result is not None
    assert result.winners == (1,)
    assert [game.state.sheets[seat].tie_break for seat in (0, 1)] == [(6,), (7,)]
