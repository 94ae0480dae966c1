"""Examples of battles, monsters and mercenaries (B, C)."""

from typing import Any

import pytest

from games.eldervale.commands.battle import EndBoost, EndJoin, JoinUnit, SpendSword
from games.eldervale.commands.choices import ChooseOption
from games.eldervale.commands.places import OnMercenary, OnReward
from games.eldervale.commands.placing import Decline, EnterMonster, Regroup, UseAbility
from games.eldervale.commands.realms import Pay
from games.eldervale.commands.turn import (
    CastSpell,
    EndTurn,
    HireMercenary,
    Pass,
    RefreshTactics,
    UseOrb,
    UseTactics,
)
from games.eldervale.facts.battle import BattleDropped, BattleResolved, BattleTriggered, DiceCounted
from games.eldervale.facts.map import MonsterDefeated, MonsterMoved
from games.eldervale.steps.battle import Boosting, Joining, Reacting
from games.eldervale.steps.turn import TakingTail
from games.kernel.scenario import Scenario
from tests.games.eldervale.position import (
    Outcomes,
    Position,
    asked,
    choose,
    happened,
    home,
    legal,
    on,
    place,
    supply,
    where,
)

Game = Scenario[Any, object]


def duel(dice: dict[str, tuple[int, ...]] | None = None, **fields: Any) -> Position:
    """A stands next to the Fortress, in which B stands; A can pay its action."""
    position = Position(**fields).land(fortress=(0, 0), mill=(1, 0), mage_tower=(0, 1))
    position.units(0, "worker@mill", "worker").units(1, "worker@fortress")
    return position.goods(0, gem=2)


def fought(position: Position, *first: int, second: tuple[int, ...] = (1,)) -> Game:
    """A places a worker in the Fortress; the dice fall as told. A's other units do not join."""
    game: Game = position.given().when(0, place("worker", "fortress"))
    return game.when(0, EndJoin(), EndBoost(), chance=Outcomes({"die 0": first, "die 1": second}))


def test_peace() -> None:
    """EX-D08 (EV-GLO-03, EV-PLC-10): it ends with the turn of the last first Regroup."""
    position = Position(3).land(fortress=(0, 0), mill=(1, 0), mage_tower=(0, 1), fire_heart=(-1, 0))
    position.units(0, "worker@mage_tower", "worker").units(1, "worker@fortress", "worker")
    position.units(2, "warrior").goods(0, gem=2).goods(2, gem=2).player(2, glory=None)
    position.monster("kraken", "fire_heart").with_state(peace=True)
    game = position.given().when(0, place("worker", "fortress"))
    assert asked(game, 0) == TakingTail()
    game = game.when(0, EndTurn()).when(1, Regroup(), home(on("worker", 0, 0)), EndTurn())
    assert game.accepted().state.peace
    game = game.when(2, Regroup(), EndTurn())
    assert not game.accepted().state.peace
    assert game.state.battle is None
    position = Position(3).land(fortress=(0, 0), mill=(1, 0), mage_tower=(0, 1))
    position.units(0, "worker@fortress").units(1, "worker@fortress", "worker", "warrior")
    position.units(2, "warrior").goods(1, gem=2).goods(2, gem=2).turn(1)
    position.given().when(1, place("warrior", "fortress")).refused("EV-PLC-04")
    battle = position.turn(2).given().when(2, place("warrior", "fortress"))
    battle = battle.when(2, EndBoost(), chance=Outcomes())
    (result,) = happened(battle, BattleResolved)
    assert {side.who for side in result.sides} == {0, 1, 2}


def test_one_monster_enters() -> None:
    """EX-D09 (EV-MON-02..04): chosen among two; none if one is there already."""
    position = Position().land(fortress=(0, 0), mill=(1, 0), air_lair=(0, 1), fire_lair=(-1, 1))
    position.units(0, "worker@mill", "worker").goods(0, gem=2)
    position.monster("storm_roc", "air_lair").monster("demon_of_might", "fire_lair")
    game = position.given().when(0, place("worker", "fortress"))
    two = {EnterMonster(monster="storm_roc"), EnterMonster(monster="demon_of_might")}
    assert set(legal(game, 0, EnterMonster)) == two
    game = game.when(0, EnterMonster(monster="storm_roc"))
    assert supply(game, 0) == {"gold": 2}
    game = game.when(0, EndJoin(), EndBoost(), chance=Outcomes())
    (result,) = happened(game, BattleResolved)
    assert result.monster == "storm_roc"
    full = position.monster("kraken", "fortress").given().when(0, place("worker", "fortress"))
    assert happened(full, MonsterMoved) == []
    assert [one.realm for one in happened(full, BattleTriggered)] == ["fortress"]


@pytest.mark.parametrize("reward", ["glory", "power"])
def test_the_reward_for_a_monster(reward: str) -> None:
    """EX-D10 (EV-BAT-11, EV-BAT-12): glory or power; B, who lost too, gets a sword."""
    position = (
        duel(extra=("air", "water")).levels(0, fire=1, air=2).monster("storm_roc", "fortress")
    )
    game = position.given().when(0, place("worker", "fortress"))
    rolls = {"die 0": (6,), "die 1": (5,), "die storm_roc": (5, 5, 5)}
    game = game.when(0, EndJoin(), EndBoost(), chance=Outcomes(rolls))
    game = game.when(0, ChooseOption(option=reward))
    a, b = game.accepted().state.players
    assert (a.glory, a.level("air")) == ((1, 2) if reward == "glory" else (0, 3))
    assert game.state.beaten == ("storm_roc",)
    assert (b.supply.sword, b.vp, b.glory) == (1, 0, 0)


@pytest.mark.parametrize(("third", "winner"), [((), None), ((1,), 1)])
def test_a_full_tie(third: tuple[int, ...], winner: int | None) -> None:
    """EX-D11 (EV-BAT-09, EV-BAT-10): all lose, the monster too; a third die decides."""
    position = duel(extra=("chaos", "water")).monster("kraken", "fortress")
    position.units(0, "warrior", "worker@mill")
    position.units(1, *["worker@fortress"] * (2 + len(third)))
    game = position.given().when(0, place("warrior", "fortress"))
    rolls = {"die 0": (6, 4), "die 1": (6, 4, *third), "die kraken": (5, 5, 1)}
    game = game.when(0, EndJoin(), EndBoost(), chance=Outcomes(rolls))
    (result,) = happened(game, BattleResolved)
    assert result.winner == winner
    if winner is not None:
        game = game.when(winner, ChooseOption(option="glory"))
    assert [one.monster for one in happened(game, MonsterDefeated)] == ["kraken"]
    if winner is None:
        assert where(game, 1, "worker") == ["underworld"] * 2
        assert game.state.players[0].glory == game.state.players[1].glory == 0


def counted(game: Game, seat: int) -> int:
    """The dice of a player at the latest count."""
    return {one.who: one.dice for one in happened(game, DiceCounted)[-1].counts}[seat]


def strong(radiance: bool, *units: str, hand: tuple[str, ...] = ()) -> Game:
    """A attacks B and joins with the units, until A may boost; B has a wizard."""
    factions = (None, "empyrean_host" if radiance else None)
    position = Position(2, factions, elements=("fire",)).land(fire_heart=(0, 0), fortress=(1, 0))
    position.units(0, "worker", *[f"{one}@fortress" for one in units])
    position.units(1, "wizard@fire_heart").goods(0, sword=2).hand(0, *hand)
    game: Game = position.player(0, dwellings=("fire_heart",)).given()
    game = game.when(0, place("worker", "fire_heart"), *[Pass()] * len(hand))
    return game.when(0, *[JoinUnit(unit=on(one, 1, 0)) for one in units], chance=Outcomes())


def test_six_dice_are_the_most() -> None:
    """EX-D12 (EV-BAT-06, EV-BAT-07): 7 are 6; of 7 less 1 there are 6, of 6 less 1 a sword adds."""
    full = strong(False, "dragon", "warrior", hand=("pr_gold",))
    assert counted(full, 0) == 6
    full.when(0, SpendSword(with_="sword")).refused("EV-BAT-07")
    assert counted(strong(True, "dragon", "warrior"), 0) == 6
    five = strong(True, "dragon", "worker")
    assert counted(five, 0) == 5
    five = five.when(0, SpendSword(with_="sword"), chance=Outcomes())
    assert counted(five, 0) == 6


def test_an_uninvolved_player_joins() -> None:
    """EX-D33 (EV-BAT-05, EV-BAT-06): with a unit next to it; a dwelling alone is not enough."""
    position = Position(3).land(
        fortress=(0, 0), mill=(1, 0), fire_heart=(0, 1), earth_heart=(-1, 1)
    )
    position.units(0, "worker@mill", "worker").goods(0, gem=2).units(1, "worker")
    position.units(2, "worker@fire_heart").monster("kraken", "fortress")
    position.player(1, dwellings=("earth_heart",))
    game = position.given().when(0, place("worker", "fortress"))
    assert asked(game, 2) == Joining()
    game = game.when(2, JoinUnit(unit=on("worker", 0, 1))).when(0, EndJoin())
    rolls = Outcomes({"die 2": (6,), "die kraken": (5,)})
    game = game.when(0, EndBoost(), chance=rolls).when(2, ChooseOption(option="glory"))
    (result,) = happened(game, BattleResolved)
    assert (result.winner, {side.who for side in result.sides}) == (2, {0, 2, "kraken"})
    assert game.state.players[2].glory == 1


def lullaby(*units: str) -> Game:
    """A sings the Storm Roc home; its lair is the air lair."""
    position = Position(extra=("air", "water")).land(
        air_lair=(0, 0), mill=(1, 0), earth_heart=(2, 0), fortress=(3, 0)
    )
    position.monster("storm_roc", "earth_heart").units(0, *units).units(1)
    return position.hand(0, "sp_lullaby").given()


def test_a_monster_goes_home() -> None:
    """EX-D34 (EV-MON-12): who is in the lair goes to the Underworld."""
    game = lullaby("worker@air_lair").when(0, CastSpell(card="sp_lullaby"))
    assert where(game, 0, "worker") == ["underworld"]
    assert supply(game, 0) == {"sword": 1}
    assert {one.monster: one.realm for one in game.state.lurkers} == {"storm_roc": "air_lair"}


def test_another_monster_is_pushed() -> None:
    """EX-D55 (EV-MON-12): to the nearest unoccupied realm, even the one that was left."""
    position = Position(extra=("air", "earth"), elements=("fire", "water")).land(
        air_lair=(0, 0), mill=(1, 0), earth_heart=(2, 0), fortress=(3, 0)
    )
    position.monster("storm_roc", "earth_heart").monster("stone_colossus", "air_lair")
    position.units(0, "worker").units(1, "worker@mill").hand(0, "sp_lullaby")
    game = position.given().when(0, CastSpell(card="sp_lullaby"))
    moved = {one.monster: one.realm for one in game.accepted().state.lurkers}
    assert moved == {"storm_roc": "air_lair", "stone_colossus": "earth_heart"}
    position.units(1, "worker@mill", "worker@fortress", "worker@earth_heart")
    game = position.turn(0).given().when(0, CastSpell(card="sp_lullaby"))
    assert game.accepted().state.beaten == ("stone_colossus",)
    home_already = Position(extra=("air", "water")).land(air_lair=(0, 0)).hand(0, "sp_lullaby")
    game = home_already.monster("storm_roc", "air_lair").given()
    game.when(0, CastSpell(card="sp_lullaby")).refused("EV-MAG-06")


def test_free_actions_in_a_battle() -> None:
    """EX-D37 (EV-FRE-01): an orb in the own boost step, not after the roll; B only cashes in."""
    position = duel().player(0, orbs=2).player(1, tray=("tr_fire_single_sword",), orbs=1)
    position.hand(1, "sp_gust").hand(0, "sp_second_wind")
    game = position.given().when(0, place("worker", "fortress"), *[Pay(kind="gem")] * 2)
    game = game.when(1, Pass()).when(0, Pass(), EndJoin())
    kinds = {type(one).__name__ for one in legal(game, 1)}
    assert kinds == {"EndBoost", "CashTreasure"}
    game = game.when(1, EndBoost())
    game = game.when(0, UseOrb(to=OnReward(id="rw_2_sword")), *[SpendSword(with_="sword")] * 2)
    assert counted_by_boost(game, 0) == 3
    game = game.when(0, EndBoost(), chance=Outcomes()).when(1, Pass())
    game.when(0, UseOrb(to=OnReward(id="rw_2_gem"))).refused("EV-FRE-01")


def counted_by_boost(game: Game, seat: int) -> int:
    """The dice of a player in the battle now."""
    battle = game.accepted().state.battle
    assert battle is not None
    return int(battle.of(seat).counted)


def test_recall_at_the_right_time() -> None:
    """EX-D38 (EV-FRE-07): in the join step the battle is dropped; in the boost step it is late."""
    position = duel().hand(0, "sp_recall").goods(0, gem=2, sword=1)
    game = position.given().when(0, place("worker", "fortress"), *[Pay(kind="gem")] * 2, Pass())
    recalled = game.when(0, CastSpell(card="sp_recall"), choose("worker", 0, 0))
    recalled = recalled.when(0, EndJoin())
    assert happened(recalled, BattleDropped) != []
    late = position.units(0, "worker").turn(0)
    position.land(fortress=(0, 0), mage_tower=(0, 1)).units(0, "warrior")
    game = late.given().when(0, place("warrior", "fortress"), *[Pay(kind="gem")] * 2, Pass())
    assert asked(game, 0) == Boosting()
    game.when(0, CastSpell(card="sp_recall")).refused("EV-FRE-07")


def test_teammates_do_not_fight() -> None:
    """EX-D46 (EV-TEA-08): but with a monster that enters all three fight, until it is sent home."""
    position = Position(4, teams=True, extra=("light", "darkness")).land(
        fortress=(0, 0), mill=(1, 0), light_lair=(0, 1), darkness_heart=(-1, 1)
    )
    position.units(0, "worker@mill", "worker").units(1, "worker@fortress").goods(0, gem=2)
    assert asked(position.given().when(0, place("worker", "fortress")), 0) == TakingTail()
    position.monster("sun_phoenix", "darkness_heart").hand(0, "sp_lullaby").turn(0)
    game = position.given().when(0, place("worker", "fortress"), *[Pay(kind="gem")] * 2)
    assert asked(game, 0) == Reacting()
    sent = game.when(0, CastSpell(card="sp_lullaby")).when(0, Pass())
    game = game.when(0, Pass(), EndJoin(), EndBoost(), chance=Outcomes())
    assert {one.who for one in happened(game, DiceCounted)[0].counts} == {0, 1, "sun_phoenix"}
    assert happened(sent.when(0, EndJoin()), BattleDropped) != []


def test_the_minotaur_charges_after_a_monster() -> None:
    """EX-D47 (EV-MER-06): the monster, then the Minotaur, the action, and one battle."""
    position = duel(mercenaries="minotaur").monster("kraken", "mage_tower")
    position.land(fortress=(0, 0), mill=(1, 0), mage_tower=(0, 1), fire_heart=(-1, 0))
    position.units(1, "minotaur@fire_heart")
    game = position.given().when(0, place("worker", "fortress"))
    assert [one.end for one in happened(game, MonsterMoved)] == ["fortress"]
    assert set(legal(game, 1)) == {UseAbility(source="charge"), Decline(source="charge")}
    game = game.when(1, UseAbility(source="charge")).when(
        0, EndJoin(), EndBoost(), chance=Outcomes()
    )
    (result,) = happened(game, BattleResolved)
    assert {side.who for side in result.sides} == {0, 1, "kraken"}


def test_tactics_keep_the_units() -> None:
    """EX-D29 (EV-TAC-02, EV-TAC-03): no swords; later 3 swords, gold among them, refresh it."""
    game = fought(duel(tactics=True), 1, second=(6,)).when(0, UseTactics())
    assert where(game, 0, "worker") == ["fortress", "mill"]
    assert supply(game, 0) == {"gold": 2}
    position = Position(tactics=True).player(0, tactics=False).goods(0, sword=2, gold=1)
    game = position.given().when(0, RefreshTactics())
    assert game.accepted().state.players[0].tactics is True
    assert supply(game, 0) == {}


def test_a_mercenary_for_gold() -> None:
    """EX-D28 (EV-MER-02, EV-MER-04): it stays for the Regroup of its hiring, not the next."""
    position = Position(mercenaries="minotaur").goods(0, gold=2).player(0, orbs=1)
    game = position.given().when(0, HireMercenary(id="minotaur"), Regroup())
    assert where(game, 0, "minotaur") == ["ready"]
    game = game.when(0, EndTurn()).when(1, Regroup(), EndTurn()).when(0, Regroup())
    assert where(game, 0, "minotaur") == []
    assert game.state.mercenaries == ("minotaur",)
    game.when(0, HireMercenary(id="minotaur")).refused("EV-MER-04")
    game.when(0, UseOrb(to=OnMercenary(id="minotaur"))).refused("EV-MER-04")


def test_the_mother_of_dragons() -> None:
    """EX-D26 (EV-DRA-03..07): she enters any ruin, and goes home after the battle."""
    position = Position(mother_of_dragons=True).land(
        dragons_lair=(0, 0), fortress=(3, 0), air_heart=(1, 0), fire_heart=(2, 0), mill=(3, -1)
    )
    position.monster("mother_of_dragons", "dragons_lair").units(0, "warrior@mill", "warrior")
    position.units(1, "worker@dragons_lair").goods(0, gem=2)
    game = position.given().when(0, place("warrior", "fortress"))
    rolls = {
        "die 0": (6, 6),
        "die mother_of_dragons": (1, 5, 5, 5, 5),
        "reroll_die mother_of_dragons": (1, 2),
        "dragon_token": (4,),
    }
    game = game.when(0, EndJoin(), EndBoost(), chance=Outcomes(rolls))
    one = game.accepted().state.players[0]
    assert (one.glory, len(one.dragon_tokens)) == (1, 1)
    assert {lurker.realm for lurker in game.state.lurkers} == {"dragons_lair"}
    assert where(game, 1, "worker") == ["underworld"]
    assert supply(game, 1) == {"sword": 1}
    last = position.with_state(dragon_left=1).turn(0).given().when(0, place("warrior", "fortress"))
    rolls = {"die 0": (6, 6), "die mother_of_dragons": (2,) * 5, "dragon_token": (4,)}
    last = last.when(0, EndJoin(), EndBoost(), chance=Outcomes(rolls))
    assert last.accepted().state.beaten == ("mother_of_dragons",)


def test_once_per_battle() -> None:
    """EX-D60 (EV-MON-07): the Demon re-rolls once, whatever the dice show then."""
    position = duel().units(0, "worker@mill", "demon_of_might").hand(0, "pr_gold").hand(1)
    game = position.given().when(0, place("demon_of_might", "fortress"), *[Pay(kind="gem")] * 2)
    rolls = {"die 0": (1, 2, 2, 3), "reroll_die 0": (1, 1, 1)}
    game = game.when(0, Pass(), EndJoin(), EndBoost(), chance=Outcomes(rolls))
    assert UseAbility(source="might") in legal(game, 0)
    told = Outcomes({"reroll_die 0": (1, 1, 1)})
    game = game.when(0, UseAbility(source="might"), chance=told)
    assert game.accepted().state.battle is not None
    assert sorted(game.state.battle.of(0).dice) == [1, 1, 1, 3]
    assert UseAbility(source="might") not in legal(game, 0)
