"""The worked examples of the rulebook (A): EX-R01..R12."""

from typing import Any

import pytest

from games.eldervale.commands.battle import EndJoin, JoinUnit, SpendSword
from games.eldervale.commands.choices import ChooseResource, ChooseUnit
from games.eldervale.commands.places import OnReward
from games.eldervale.commands.placing import Regroup, UseAbility
from games.eldervale.commands.realms import PlaceTile, SummonUnit, TakeAdventure
from games.eldervale.commands.turn import CashTreasure, CastSpell, Pass, UseOrb
from games.eldervale.facts.battle import BattleResolved, DiceCounted
from games.eldervale.facts.cards import AdventureGained, AdventureRevealed
from games.eldervale.options import Options
from games.eldervale.rules.scoring import sheet
from games.eldervale.state import State
from games.eldervale.state.player import InPlay
from games.kernel.scenario import Scenario
from tests.games.eldervale.position import (
    Outcomes,
    Position,
    act,
    happened,
    legal,
    lying,
    on,
    opened,
    place,
    supply,
    where,
)


def test_a_dwelling_scores_its_neighbours() -> None:
    """EX-R01 (EV-DWE-01): 3 ruins and a dwelling around, two symbols."""
    game = Position().land(
        fire_heart=(0, 0), mill=(1, 0), fortress=(0, 1), mage_tower=(-1, 1), earth_lair=(-1, 0)
    )
    game.units(0, "worker@fire_heart", "wizard").goods(0, sword=2, tool=2).levels(0, fire=1)
    built = game.player(1, dwellings=("earth_lair",)).given().when(0, place("wizard", "mill"))
    one = built.accepted().state.players[0]
    assert (one.vp, one.level("fire"), one.dwellings) == (8, 3, ("fire_heart",))
    assert supply(built, 0) == {}
    assert [unit.kind for unit in one.units] == ["wizard"]


def test_an_orb_is_spent_in_the_middle_of_an_expedition() -> None:
    """EX-R02 (EV-DUN-03..06, EV-ORB-01, EV-ORB-02)."""
    position = Position(factions=("goblin_fire_mages",), extra=("order", "darkness"))
    position.land(dungeon=(0, 0), mill=(1, 0), fortress=(0, 1)).stock("fire_lair", "earth_lair")
    position.goods(0, tool=3).levels(0, fire=1, order=4)
    position.face_up(order="order_arch_bridge", darkness="darkness_develop")
    game = position.given().when(0, place("worker", "dungeon"), chance=Outcomes())
    game = game.when(0, PlaceTile(q=1, r=-1), TakeAdventure(element="order"), chance=Outcomes())
    assert game.accepted().state.players[0].orbs == 1
    game = game.when(0, UseOrb(to=OnReward(id="rw_2_potion")))
    assert supply(game, 0) == {"potion": 2}
    game = game.when(0, TakeAdventure(element="darkness"), chance=Outcomes())
    one = game.accepted().state.players[0]
    assert (one.level("order"), one.level("darkness"), one.orbs) == (5, 1, 0)
    assert one.adventures == ("order_arch_bridge", "darkness_develop")
    assert supply(game, 0) == {}
    order = [type(one) for one in happened(game, AdventureGained, AdventureRevealed)]
    assert order[:2] == [AdventureGained, AdventureGained]
    assert {AdventureRevealed} == set(order[2:])


@pytest.mark.parametrize(
    ("theirs", "gained"), [(1, {"scroll": 1, "potion": 2}), (2, {"scroll": 1})]
)
def test_the_shining_door_asks_for_the_highest_level(theirs: int, gained: dict[str, int]) -> None:
    """EX-R03 (EV-TAB-07): strictly highest."""
    position = Position(elements=("light", "earth")).land(mill=(0, 0)).levels(0, light=2)
    position.units(0, "worker@mill").levels(1, light=theirs)
    position.cards(0, lying("light_passage", a="tr_light_double_potion"))
    game = position.given().when(0, Regroup(), act(on("worker", 0, 0), "light_passage"))
    assert supply(game, 0) == gained


def test_root_cavern_scores_symbols() -> None:
    """EX-R04 (EV-SCO-06): a token with two symbols gives 4, with or without a slash."""
    tokens = {"a": "tr_earth_double_gem", "b": "tr_earth_either_gem_tool", "c": "tr_earth_magic"}
    state = Position().cards(0, lying("earth_root_cavern", **tokens)).state
    assert {line.label: line.points for line in sheet(state, 0).lines}["vaults"] == 10


def chaos_on_citadel() -> Position:
    """The warrior may activate the Citadel under the Chaos Aura."""
    position = Position().units(0, "warrior@mill")
    return position.cards(0, InPlay(card="order_citadel", aura="chaos_aura"), "chaos_aura")


def test_chaos_aura_doubles_or_cancels() -> None:
    """EX-R05 (effects 5.17): a 5 gives two glory, a 2 nothing; the unit stays on the card."""
    start = chaos_on_citadel().given().when(0, Regroup())
    to_citadel = act(on("warrior", 0, 0), "order_citadel")
    game = start.when(0, to_citadel, chance=Outcomes({"ability_die": (5,)}))
    game = game.when(0, UseAbility(source="order_citadel"), ChooseResource(kind="gem"))
    one = game.accepted().state.players[0]
    assert (one.glory, one.vp, one.supply.gem) == (2, 2, 1)
    game = start.when(0, to_citadel, chance=Outcomes({"ability_die": (2,)}))
    assert game.accepted().state.players[0].glory == 0


def three_in_the_portal() -> Scenario[State, object]:
    """Lukas (0), Jiri (1) and Milan (2) as in the example, before the placement."""
    factions = ("guardians_of_the_evenlands", "elves_of_briardell", "villainous_ogres")
    position = Position(3, factions).land(
        summoning_portal=(0, 0),
        light_heart=(1, 0),
        earth_heart=(0, 1),
        earth_lair=(-1, 1),
        chaos_lair=(-1, 0),
        chaos_heart=(0, -1),
    )
    position.units(0, "worker@light_heart", "worker", "warrior@tray")
    position.units(1, "worker@summoning_portal", "worker@earth_heart", "worker@earth_lair")
    position.units(2, "dragon@chaos_lair").player(2, dwellings=("chaos_heart",))
    position.goods(0, tool=2, sword=1).goods(1, sword=1, gold=1).hand(0, "sp_transmute")
    return position.given()


def test_a_battle_of_three() -> None:
    """EX-R06 (EV-BAT-05..13)."""
    game = three_in_the_portal().when(0, place("worker", "summoning_portal"))
    assert where(game, 0, "warrior") == ["ready"]
    assert supply(game, 0) == {}
    game = game.when(0, Pass()).when(1, EndJoin())
    game = game.when(2, JoinUnit(unit=on("dragon", -1, 0)))
    game = game.when(0, CastSpell(card="sp_transmute"))
    game = game.when(0, ChooseUnit(unit=on("worker", 1, 0), owner=0))
    game = game.when(0, JoinUnit(unit=on("warrior", 1, 0)))
    counted = happened(game, DiceCounted)[-1].counts
    assert {one.who: one.dice for one in counted} == {0: 3, 1: 3, 2: 4}
    rolls = {"die 0": (6, 4), "die 1": (6, 5, 5, 3, 1), "die 2": (6, 6, 5, 2)}
    game = game.when(1, SpendSword(with_="sword"), SpendSword(with_="gold"))
    game = game.when(0, UseAbility(source="power_of_hooves"), chance=Outcomes(rolls))
    game = game.when(2, Pass())
    (result,) = happened(game, BattleResolved)
    assert result.winner == 2
    assert {side.who: side.dice for side in result.sides}[0] == (6, 6, 4)
    lukas, jiri, milan = game.state.players
    assert (milan.glory, milan.vp, lukas.supply.sword, jiri.supply.sword) == (1, 2, 2, 1)
    assert (where(game, 0, "warrior"), where(game, 0, "worker")) == (
        ["underworld"],
        ["ready", "underworld"],
    )
    assert where(game, 1, "worker") == ["earth_heart", "earth_lair", "underworld"]
    assert where(game, 2, "dragon") == ["summoning_portal"]


@pytest.mark.parametrize("kind", ["gem", "tool"])
def test_a_slash_is_one_of_two(kind: Any) -> None:
    """EX-R07 (EV-GEN-05, EV-FRE-02)."""
    game = Position().player(0, tray=("tr_earth_either_gem_tool",)).given()
    game = game.when(0, CashTreasure(token="tr_earth_either_gem_tool"))
    assert {one.kind for one in legal(game, 0, ChooseResource)} == {"gem", "tool"}
    assert supply(game.when(0, ChooseResource(kind=kind)), 0) == {kind: 1}


@pytest.mark.parametrize(("drawn", "monster"), [(0, "demon_of_might"), (1, "lava_fiend")])
def test_legendary_monsters_are_drawn(drawn: int, monster: str) -> None:
    """EX-R08 (EV-LEG-01): one of both, never both."""
    options = Options(elements=("fire", "earth"), extra_elements=("air", "water"), legendary=True)
    state = opened(2, options, {"start_die 0": (6,), "monster_tier fire": (drawn,)})
    assert set(state.monsters) & {"demon_of_might", "lava_fiend"} == {monster}


def test_a_charm_is_for_the_window() -> None:
    """EX-R09 (EV-BAT-04): in `BATTLE_TRIGGER`, not in the other player's main step."""
    position = Position().land(fortress=(0, 0), fire_heart=(1, 0)).hand(1, "sp_wolf_charm")
    position.units(0, "worker@fire_heart", "worker").units(1, "worker@fortress").goods(0, gem=2)
    game = position.given()
    game.when(1, CastSpell(card="sp_wolf_charm")).refused("EV-TRN-01")
    game = game.when(0, place("worker", "fortress"))
    assert CastSpell(card="sp_wolf_charm") in legal(game, 1)
    game = game.when(1, CastSpell(card="sp_wolf_charm"))
    assert game.accepted().state.battle is None
    assert where(game, 0, "worker") == ["fire_heart", "fortress"]


def test_workers_cost_one_more_each() -> None:
    """EX-R10 (EV-ACT-03): 1, 2, 3 resources; then none is left."""
    for out, cost in enumerate((1, 2, 3)):
        tray = ("worker@tray",) * (3 - out)
        position = Position().units(0, "wizard@mill", *tray).goods(0, gem=cost)
        game = position.given().when(
            0, Regroup(), act(on("wizard", 0, 0), "starter_fire", "summon")
        )
        assert supply(game, 0) == {}
        assert "ready" in where(game, 0, "worker")
    position = Position().units(0, "wizard@mill", "dragon@tray", "warrior@tray")
    position.goods(0, gem=5, sword=5, tool=5)
    game = position.given().when(0, Regroup(), act(on("wizard", 0, 0), "starter_fire", "summon"))
    assert SummonUnit(kind="worker") not in legal(game, 0)
    game.when(0, SummonUnit(kind="worker")).refused("EV-ACT-03")


@pytest.mark.parametrize("winner", [0, 1])
def test_a_team_starts_with_its_last_member(winner: int) -> None:
    """EX-R11 (EV-TEA-01): A2 starts, whoever of A rolled best."""
    options = Options(teams=True, elements=("fire", "earth", "water", "air"))
    state = opened(4, options, {f"start_die {winner}": (6,)})
    assert state.order == (1, 2, 3, 0)
    assert [state.players[seat].vp for seat in state.order] == [1, 2, 3, 4]


def test_initial_points_follow_the_order_of_turns() -> None:
    """EX-R12 (EV-SET-03)."""
    options = Options(elements=("fire", "earth", "water", "air", "order"))
    state = opened(5, options, {"start_die 2": (6,)})
    assert state.order[0] == 2
    assert [state.players[seat].vp for seat in state.order] == [1, 2, 3, 4, 5]
