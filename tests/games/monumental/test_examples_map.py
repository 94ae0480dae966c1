"""Derived scenarios of the map: MO-EX-20..24, MO-EX-27, MO-EX-41, MO-EX-46; and what else the
sections 2 and 7.4 to 7.7 say."""

import pytest

from games.monumental.box import LAYOUTS
from games.monumental.commands import (
    BuildOutpost,
    ChooseReward,
    CollectToken,
    CommitSoldier,
    DeclareConquest,
    DeclareExplore,
    DeclareMove,
    PayUnit,
    PickUnit,
    SendUnit,
    StepExplorer,
    StopExploring,
    StopMoving,
    UseEffect,
)
from games.monumental.effects import Goods
from games.monumental.facts.city import EffectUsed, ResourcesGained, ResourcesSpent
from games.monumental.facts.map import (
    ConquestDeclared,
    ConquestUnitCommitted,
    ExplorationTokenRevealed,
    FreeTownTaken,
    MarketTokenTaken,
    OutpostBuilt,
    ProvinceConquered,
    UnitsAdvanced,
    UnitsRetreated,
    WarlordTriggered,
)
from games.monumental.state.readings import required
from games.monumental.steps import CommittingSoldiers, MovingUnits
from tests.games.monumental.position import First, Position, asked, goods_of, legal

KEEP = ("mt_culture_1",)
HOME, PLAINS, FOREST, VOLCANO = "h_2_0", "h_1_0", "h_2_m1", "h_0_0"


def conquer(tile: str, warlord: bool = False) -> DeclareConquest:
    return DeclareConquest(target=tile, with_warlord=warlord)


def test_no_surplus_strength() -> None:
    """MO-EX-20 (MO-ACT-CNQ-05, MO-ACT-CNQ-12): the warlord alone, or two soldiers; never more."""
    position = Position().goods(0, military=2).player(0, tokens=KEEP)
    alone = position.given().when(0, conquer(FOREST, warlord=True), chance=First())
    alone.then(
        ConquestDeclared(seat=0, tile=FOREST, with_warlord=True, required=2),
        besides=(
            ConquestUnitCommitted,
            ExplorationTokenRevealed,
            ProvinceConquered,
            ResourcesGained,
            ResourcesSpent,
            UnitsAdvanced,
            WarlordTriggered,
        ),
    )
    assert alone.state.land.at(FOREST).soldiers == 0
    assert goods_of(alone, 0).military == 1
    two = position.given().when(0, conquer(FOREST), chance=First())
    assert two.accepted().state.land.at(FOREST).soldiers == 2
    assert goods_of(two, 0).military == 0


def test_a_free_town_defends_itself() -> None:
    """MO-EX-21 (MO-ACT-CNQ-03, MO-ACT-CNQ-09): volcano 4 with Free Town requires 5."""
    position = Position().goods(0, military=4).tile(PLAINS, 0, soldiers=1).player(0, tokens=KEEP)
    assert required(position.state, 0, VOLCANO) == 5
    game = position.given().when(0, conquer(VOLCANO, warlord=True))
    game.then(
        FreeTownTaken(seat=0, tile=VOLCANO),
        besides=(
            ConquestDeclared,
            ConquestUnitCommitted,
            ProvinceConquered,
            ResourcesGained,
            ResourcesSpent,
            UnitsAdvanced,
            WarlordTriggered,
        ),
    )
    assert goods_of(game, 0).culture == 1
    few = Position().goods(0, military=4).home(0, 2).tile(PLAINS, 0, soldiers=0, outpost=True)
    few.home(0, 2)
    few.given().when(0, conquer(VOLCANO, warlord=True)).refused("MO-ACT-CNQ-04")


def test_an_attack_on_a_player() -> None:
    """MO-EX-22 (MO-ACT-CNQ-03, MO-ACT-CNQ-08, MO-RUL-05): units go home, the token stays."""
    position = Position().goods(0, military=6).player(0, tokens=KEEP)
    position.tile(PLAINS, 1, soldiers=1, outpost=True, wonders=("pyramids",), exploration=None)
    assert required(position.state, 0, PLAINS) == 1 + 1 + 3 + 2
    game = position.given().when(0, conquer(PLAINS, warlord=True))
    game.then(
        UnitsRetreated(seat=1, tile=PLAINS, soldiers=1, warlord=False, outpost=True),
        ProvinceConquered(
            seat=0, tile=PLAINS, soldiers=5, warlord=True, required=7, strength=7, former=1
        ),
        besides=(
            ConquestDeclared,
            ConquestUnitCommitted,
            ResourcesGained,
            ResourcesSpent,
            UnitsAdvanced,
            WarlordTriggered,
        ),
    )
    lies = game.state.land.at(PLAINS)
    assert (lies.owner, lies.outpost, lies.wonders) == (0, False, ("pyramids",))
    assert game.state.land.at("h_m2_0").soldiers == 9
    assert game.state.land.outposts(1) == 0


def test_no_province_is_abandoned() -> None:
    """MO-EX-23 (MO-MAP-07): not by a move, not by a conquest; an outpost is enough to stay."""
    position = Position().goods(0, military=3).home(0, 0, warlord=False)
    position.tile(PLAINS, 0, soldiers=1).home(0, 0, warlord=False).tile("h_1_1", 0, warlord=True)
    position.home(0, 0, warlord=False)
    position.given().when(0, conquer("h_0_1")).refused("MO-ACT-CNQ-04")
    position.given().when(0, DeclareMove()).refused("MO-MAP-07")
    held = position.tile(PLAINS, 0, soldiers=1, outpost=True).home(0, 0, warlord=False)
    game = held.given().when(0, DeclareMove())
    assert SendUnit(to=HOME) in legal(game.accepted(), 0)


def test_samurai_fight_neutral_provinces_only() -> None:
    """MO-EX-24 (MO-RES-03): `military_neutral` pays units against nobody's provinces."""
    position = Position(civilisations=("japan", "egypt")).goods(0, military_neutral=2)
    position.player(0, tokens=KEEP).given().when(0, conquer(FOREST), chance=First()).accepted()
    position.given().when(0, DeclareMove()).refused("MO-ACT-MOV-02")
    position.tile("h_1_1", 0, soldiers=1).given().when(0, DeclareMove()).refused("MO-RES-06")
    position.tile(PLAINS, 1, warlord=False, soldiers=1, exploration=None)
    position.given().when(0, conquer(PLAINS)).refused("MO-RES-06")


def test_three_soldiers_for_an_outpost() -> None:
    """MO-EX-27 (MO-ACT-OUT-01, MO-ACT-OUT-02)."""
    position = Position().tile(PLAINS, 0, soldiers=3).player(0, tokens=KEEP)
    game = position.given().when(0, BuildOutpost(tile=PLAINS))
    game.then(OutpostBuilt(seat=0, tile=PLAINS, soldiers=3))
    lies = game.state.land.at(PLAINS)
    assert (lies.owner, lies.soldiers, lies.outpost) == (0, 0, True)
    two = Position().tile(PLAINS, 0, soldiers=2).slot(0, 1, "fortress_building", "mine")
    two.given().when(0, BuildOutpost(tile=PLAINS)).refused("MO-ACT-OUT-01")
    two.player(0, tokens=KEEP).given().when(
        0, UseEffect(source="fortress_building", effect_index=0)
    ).then(
        EffectUsed(seat=0, source="fortress_building", effect=0),
        OutpostBuilt(seat=0, tile=PLAINS, soldiers=2),
    )


def test_water_is_for_explorers() -> None:
    """MO-EX-41 (MO-MAP-04, MO-ACT-CNQ-01, MO-ACT-EXP-05)."""
    position = Position().goods(0, military=1).explorer(0, 1, "h_1_1")
    position.tile("h_1_1", 0, soldiers=1, production=False)
    position.given().when(0, conquer("h_0_2")).refused("MO-ACT-CNQ-01")
    game = position.given().when(0, DeclareExplore(), StepExplorer(explorer=1, to="h_0_2"))
    game = game.when(0, CollectToken(explorer=1), chance=First())
    game.then(MarketTokenTaken(seat=0, explorer=1, market="military", token="mt_military_1"))


def test_no_swap_in_one_action() -> None:
    """MO-EX-46 (MO-ACT-MOV-02): every single move has to leave something behind."""
    position = Position().goods(0, military=5).home(0, 0, warlord=False)
    position.tile(PLAINS, 0, soldiers=1).tile("h_1_1", 0, warlord=True)
    position.tile(FOREST, 0, soldiers=2).home(0, 6, warlord=False)
    game = position.given().when(0, DeclareMove())
    game.when(0, PickUnit(kind="soldier", origin=PLAINS)).refused("MO-MAP-07")
    game.when(0, PickUnit(kind="warlord", origin="h_1_1")).refused("MO-MAP-07")
    assert PickUnit(kind="soldier", origin=FOREST) in legal(game, 0)


def test_each_unit_moves_once_in_an_action() -> None:
    """MO-ACT-MOV-01a: the soldier that came stays; others may go."""
    position = Position().goods(0, military=3).tile(PLAINS, 0, outpost=True)
    game = position.given().when(0, DeclareMove(), PickUnit(kind="soldier", origin=HOME))
    step = asked(game, 0)
    assert step == MovingUnits(soldiers=(PLAINS,), must=True)
    game.when(0, PickUnit(kind="soldier", origin=PLAINS)).refused("MO-ACT-MOV-01a")
    game.when(0, StopMoving()).accepted()


def test_soldiers_come_from_every_component_next_to_the_target() -> None:
    """MO-ACT-CNQ-02, MO-MAP-09: several components may contribute; origins are chosen singly."""
    position = Position().goods(0, military=4).home(0, 1)
    position.tile("h_m1_1", 0, soldiers=2).home(0, 1).player(0, tokens=KEEP)
    position.tile(PLAINS, 0, soldiers=3).home(0, 1)
    game = position.given().when(0, conquer("h_0_1"))
    assert isinstance(asked(game, 0), CommittingSoldiers)
    origins = {CommitSoldier(origin=tile) for tile in (HOME, PLAINS, "h_m1_1")}
    assert legal(game, 0) == origins
    game = game.when(0, CommitSoldier(origin="h_m1_1"))
    game.when(0, CommitSoldier(origin="h_m1_1")).refused("MO-MAP-07")
    game = game.when(0, CommitSoldier(origin=HOME), chance=First()).accepted()
    assert game.state.land.at("h_0_1").soldiers == 2
    assert game.state.land.at(HOME).soldiers == 0


def test_units_may_be_paid_with_gold() -> None:
    """MO-ACT-CNQ-02, MO-ACT-CNQ-07: 1 military for each unit, gold allowed; never less than 1."""
    position = Position().goods(0, military=1, gold=2).player(0, tokens=KEEP)
    game = position.given().when(0, conquer(FOREST))
    assert legal(game, 0) == {PayUnit(source="military"), PayUnit(source="gold")}
    berserk = Position(civilisations=("denmark", "egypt")).player(0, policies=("berserkers",))
    assert required(berserk.state, 0, PLAINS) == 1
    assert required(berserk.state, 0, FOREST) == 1
    assert required(berserk.player(0, conquests=1).state, 0, FOREST) == 2


def test_strength_reductions_add_and_defenders_are_stronger_under_a_shogunate() -> None:
    """MO-ACT-CNQ-03, MO-ACT-CNQ-13 (effects, timing 8)."""
    position = Position(civilisations=("denmark", "japan"), heroes=True)
    position.player(0, policies=("berserkers",), hero="sun_tzu")
    position.player(1, policies=("shogunate",)).tile(FOREST, 1, soldiers=2, exploration=None)
    assert required(position.state, 0, FOREST) == 2 + 2 + 1 - 2
    position.player(0, hero_aside=True)
    assert required(position.state, 0, FOREST) == 2 + 2 + 1 - 1


def test_siegfried_takes_both_rewards() -> None:
    """MO-ACT-CNQ-09 (effects, timing 5): of the token of that conquest only."""
    position = Position(civilisations=("denmark", "egypt")).goods(0, military=1)
    position.player(0, tokens=KEEP)
    game = position.given().when(0, conquer(PLAINS, warlord=True), chance=First())
    game.then(
        ResourcesGained(seat=0, gained=Goods(gold=1), source="bar_cul"),
        ResourcesGained(seat=0, gained=Goods(culture=1), source="bar_cul"),
        besides=(
            ConquestDeclared,
            ConquestUnitCommitted,
            ExplorationTokenRevealed,
            ProvinceConquered,
            ResourcesSpent,
            UnitsAdvanced,
            WarlordTriggered,
        ),
    )
    marked = position.player(0, marks=("siegfried",)).given()
    marked = marked.when(0, conquer(PLAINS, warlord=True), chance=First())
    assert legal(marked, 0) == {ChooseReward(option=1), ChooseReward(option=2)}


def test_explorers_go_anywhere_but_to_foreign_capitals() -> None:
    """MO-ACT-EXP-01: any tile and any owner; each step costs 1 military when it is taken."""
    position = Position().goods(0, military=3).explorer(0, 1, "h_m1_0").explorer(0, 2, "h_m1_0")
    position.tile("h_m2_1", 1, soldiers=1)
    game = position.given().when(0, DeclareExplore())
    game.when(0, StepExplorer(explorer=1, to="h_m2_0")).refused("MO-ACT-EXP-01")
    game.when(0, StopExploring()).refused("MO-ACT-EXP-01")
    game = game.when(0, StepExplorer(explorer=1, to="h_m2_1"), CollectToken(explorer=1))
    assert goods_of(game.accepted(), 0) == Goods(military=2, production_token=1)
    both = game.when(0, StepExplorer(explorer=2, to="h_m2_1"), CollectToken(explorer=2))
    both.refused("MO-ACT-EXP-02")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_maps_are_whole(players: int) -> None:
    """MO-MAP-01..03, MO-MAP-05, MO-CHK-19: adjacency by coordinates; the coast lies at water."""
    layout = LAYOUTS[players]
    places = {(tile.q, tile.r): tile for tile in layout.tiles}
    around = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    for tile in layout.tiles:
        near = {places[at].id for q, r in around if (at := (tile.q + q, tile.r + r)) in places}
        assert set(tile.adjacent) == near
        wet = any(places[one].kind == "water" for one in places if places[one].id in near)
        assert tile.coastal == (wet and tile.kind == "province"), tile.id
    assert len(layout.capitals) == players


def test_who_controls_what() -> None:
    """MO-MAP-06, MO-MAP-08, MO-MAP-09: capitals always, provinces by units or an outpost."""
    position = Position().tile(PLAINS, 0, outpost=True).tile("h_m1_1", 0, soldiers=1)
    position.explorer(0, 1, VOLCANO)
    land = position.state.land
    assert {land.named(one) for one in land.owned(0)} == {HOME, PLAINS, "h_m1_1"}
    assert [len(part) for part in land.components(0)] in ([2, 1], [1, 2])
    position.goods(0, military=9).tile("h_m1_0", 0, soldiers=1)
    position.given().when(0, conquer("h_m2_0")).refused("MO-ACT-CNQ-01")
