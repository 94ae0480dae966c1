"""Examples of setup, placing, treasure and the Dungeon (B, C): what realms do."""

import pytest

from games.eldervale.box.content import BOX
from games.eldervale.commands.choices import DiscardCard
from games.eldervale.commands.places import StackRef
from games.eldervale.commands.placing import Decline, PickToken, PlaceUnit, TakeTreasure, UseAbility
from games.eldervale.commands.realms import BurnAdventure, PlaceTile, TakeAdventure
from games.eldervale.commands.turn import AttachAura, CashTreasure, CastSpell
from games.eldervale.facts.cards import MagicReshuffled
from games.eldervale.facts.flow import StepSkipped
from games.eldervale.facts.goods import TreasureBurned
from games.eldervale.facts.map import DwellingBuilt, TilePlaced
from games.eldervale.options import Options
from games.eldervale.steps.dungeon import ExploringSecond
from games.eldervale.steps.treasure import Overflowing
from games.eldervale.steps.turn import TakingTail
from games.kernel.hexes import Hex
from tests.games.eldervale.position import (
    Outcomes,
    Position,
    asked,
    attached,
    choose,
    happened,
    legal,
    opened,
    pay,
    place,
    supply,
    where,
)

TILES_WITH_ELEMENT = frozenset(one.id for one in BOX.realm_tiles)


@pytest.mark.parametrize(
    ("seats", "used", "tiles", "stock"),
    [(2, 4, 10, 7), (3, 5, 12, 8), (4, 6, 14, 10), (5, 7, 14, 13)],
)
def test_setup_arithmetic(seats: int, used: int, tiles: int, stock: int) -> None:
    """EX-D01 (EV-SET-04..12)."""
    elements = ("fire", "earth", "water", "air", "order")[:seats]
    state = opened(seats, Options(elements=elements))
    assert len(state.elements) == used
    assert len(state.land.cells) == tiles
    assert state.stock.size == stock
    assert len(state.orbs) + len(state.glory_orbs) == used + 2
    assert sum(cell.tile.endswith("_lair") for cell in state.land.cells) <= 1


def test_only_one_lair_starts_on_the_map() -> None:
    """EX-D02 (EV-SET-08): L1, x, L2, y, z, L3, w. L2 and L3 go under the stock."""
    options = Options(elements=("fire", "earth"), extra_elements=("air", "water"))
    drawn = (2, 0, 3, 0, 0, 3, 0)
    state = opened(2, options, {"start_die 0": (6,), "map_tile": drawn})
    shown = {cell.tile for cell in state.land.cells if cell.tile in TILES_WITH_ELEMENT}
    assert shown == {"fire_lair", "fire_expanse", "fire_heart", "earth_expanse", "earth_heart"}
    assert {"earth_lair", "air_lair"} <= set(state.stock.pool)


def next_to_mill() -> Position:
    """Mill, Fortress and Dungeon around; A stands in the Mill, an opponent in the Fortress."""
    position = Position().land(
        mill=(0, 0), fortress=(1, 0), dungeon=(0, 1), fire_heart=(2, 0), air_heart=(3, 0)
    )
    position.units(0, "worker@mill", "worker", "wizard", "dragon")
    return position.units(1, "worker@fire_heart", "worker@fortress")


def test_illegal_placements_name_their_rule() -> None:
    """EX-D04 (EV-PLC-02, EV-PLC-03, EV-PLC-04, EV-PLC-06, EV-PLC-08)."""
    game = next_to_mill().goods(0, gem=2).given()
    game.when(0, place("worker", "fire_heart")).refused("EV-PLC-03")
    game.when(0, place("wizard", "mill")).refused("EV-PLC-04")
    game.when(0, place("wizard", "fire_heart")).refused("EV-PLC-06")
    poor = next_to_mill().goods(0, gem=1).given()
    poor.when(0, place("worker", "fortress")).refused("EV-PLC-08")
    costly = next_to_mill().face_up(fire="fire_passage").given()
    costly.when(0, place("worker", "dungeon")).refused("EV-PLC-08")
    first = next_to_mill().units(0, "worker").goods(0, gem=2).given()
    first.when(0, place("worker", "fortress")).refused("EV-PLC-02")


def test_special_placements() -> None:
    """EX-D05 (EV-PLC-05, EV-PLC-06, EV-PLC-07, EV-GEN-08)."""
    game = next_to_mill().goods(0, gem=2).given()
    reached = {(one.unit.kind, one.realm) for one in legal(game, 0, PlaceUnit)}
    assert ("dragon", "fire_heart") in reached
    game.when(0, place("dragon", "air_heart")).refused("EV-PLC-05")
    homes = next_to_mill().units(1).player(1, dwellings=("air_heart",)).given()
    assert ("wizard", "air_heart") in {(p.unit.kind, p.realm) for p in legal(homes, 0, PlaceUnit)}
    position = next_to_mill().units(0, "warrior").units(1).monster("kraken", "air_heart")
    battle = position.given().when(0, place("warrior", "air_heart"), chance=Outcomes())
    assert where(battle, 0, "warrior") == ["underworld"]


def at_the_expanse() -> Position:
    """A stack in slot 1 of the air expanse; slot 0 is empty."""
    position = Position(elements=("air", "fire")).land(mill=(0, 0), air_expanse=(1, 0))
    position.stack("air_expanse", 1, "tr_air_single_gem", height=2)
    return position.units(0, "worker@mill", "worker")


def test_an_empty_slot_gives_what_is_printed() -> None:
    """EX-D06 (EV-RLM-01, EV-RLM-02)."""
    game = at_the_expanse().given().when(0, place("worker", "air_expanse"))
    assert [one.slot for one in legal(game, 0, TakeTreasure)] == [0, 1]
    assert supply(game.when(0, TakeTreasure(slot=0)), 0) == {"scroll": 1}
    taken = game.when(0, TakeTreasure(slot=1), chance=Outcomes())
    assert taken.accepted().state.players[0].tray == ("tr_air_single_gem",)


def test_a_fifth_token_must_go() -> None:
    """EX-D07 (EV-RLM-03)."""
    held = ("tr_air_single_gem",) * 2 + ("tr_air_magic",) * 2
    position = at_the_expanse().player(0, tray=held).stack("air_expanse", 0, "tr_air_double_scroll")
    game = position.given().when(0, place("worker", "air_expanse"), TakeTreasure(slot=0))
    assert asked(game, 0) == Overflowing()
    game = game.when(0, CashTreasure(token="tr_air_single_gem"))
    assert supply(game, 0) == {"gem": 1}
    assert asked(game, 0) == TakingTail()


@pytest.mark.parametrize(("deck", "discarded", "drawn"), [(1, 4, 3), (0, 0, 0)])
def test_the_magic_deck_runs_out(deck: int, discarded: int, drawn: int) -> None:
    """EX-D20 (EV-MAG-01): the discard pile is shuffled; what is not there is not drawn."""
    names = ["sp_gust", "sp_recall", "sp_midas", "sp_scry", "sp_echo"]
    position = Position().land(mill=(0, 0), mage_tower=(1, 0)).units(0, "worker@mill", "worker")
    position.magic(*names[:deck], discarded=names[deck : deck + discarded]).goods(0, gem=2)
    game = position.player(0, hand=("pr_gold",)).given()
    game = game.when(0, place("worker", "mage_tower"), *pay("gem", "gem"), chance=Outcomes())
    assert len(happened(game, MagicReshuffled)) == bool(deck)
    if drawn:
        game = game.when(0, DiscardCard(card="pr_gold"))
    assert len(game.accepted().state.players[0].hand) == drawn
    assert "pr_gold" in game.state.shown


# The Dungeon


def at_the_dungeon(*stock: str) -> Position:
    """A stands next to the Dungeon; the face-up cards cost gems and potions."""
    position = Position(extra=("light", "darkness")).land(
        dungeon=(0, 0), mill=(1, 0), fortress=(0, 1)
    )
    position.units(0, "worker@mill", "worker").stock(*stock)
    return position.face_up(earth="earth_develop", darkness="darkness_develop")


def test_an_expedition_without_tiles() -> None:
    """EX-D30 (EV-DUN-01): only the cards; nothing is revealed."""
    game = at_the_dungeon().goods(0, gem=2).given().when(0, place("worker", "dungeon"))
    assert happened(game, TilePlaced) == []
    game = game.when(0, TakeAdventure(element="earth"))
    assert legal(game, 0) == [BurnAdventure(element="darkness")]
    game = game.when(0, BurnAdventure(element="darkness"), chance=Outcomes())
    assert game.accepted().state.players[0].adventures == ("earth_develop",)
    at_the_dungeon().goods(0, gem=1).given().when(0, place("worker", "dungeon")).refused(
        "EV-PLC-08"
    )


def test_the_second_card_comes_from_another_deck() -> None:
    """EX-D31 (EV-DUN-05)."""
    game = at_the_dungeon().goods(0, gem=4, potion=2).given().when(0, place("worker", "dungeon"))
    game = game.when(0, TakeAdventure(element="earth"))
    game.when(0, TakeAdventure(element="earth")).refused("EV-DUN-05")
    second = game.when(0, TakeAdventure(element="darkness"), chance=Outcomes())
    assert second.accepted().state.face_up.keys() == {"earth", "darkness"}


def test_own_spending_makes_the_first_card_impossible() -> None:
    """EX-D39 (EV-PLC-08, EV-FRE-08): the step is skipped, then a card is burned."""
    position = at_the_dungeon("fire_lair", "water_lair").goods(0, gem=2, potion=1)
    position.cards(0, "earth_deposit", attached("air_aura"), "water_deposit")
    game = position.given().when(0, place("worker", "dungeon"), chance=Outcomes())
    game = game.when(0, PlaceTile(q=1, r=-1), chance=Outcomes())
    game = game.when(0, AttachAura(aura="air_aura", host="earth_deposit"))
    assert supply(game, 0) == {"gem": 1}
    assert asked(game, 0) == ExploringSecond()
    assert {type(one) for one in legal(game, 0)} >= {BurnAdventure}
    assert legal(game, 0, TakeAdventure) == []


# The Bifrost


def bifrost() -> Position:
    """The Bifrost is the next tile, a fire tile after it."""
    return at_the_dungeon("bifrost", "fire_heart", "water_lair").goods(0, gem=2)


def test_the_bifrost_touches_one_realm() -> None:
    """EX-D48, EX-D27 (EV-BIF-02, EV-BIF-03): one neighbour; the far tile lies opposite."""
    game = bifrost().given().when(0, place("worker", "dungeon"), chance=Outcomes())
    offered = {(one.q, one.r) for one in legal(game, 0, PlaceTile)}
    assert (-1, 0) in offered
    assert (1, -1) not in offered
    game.when(0, PlaceTile(q=1, r=-1)).refused("EV-BIF-02")
    game = game.when(0, PlaceTile(q=-1, r=0), chance=Outcomes())
    placed = [(one.tile, one.at) for one in happened(game, TilePlaced)]
    assert placed == [("bifrost", Hex(-1, 0)), ("fire_heart", Hex(-2, 0))]
    assert game.state.land.near["bifrost"] == ("dungeon", "fire_heart")
    assert not {Hex(-1, 1), Hex(-1, -1), Hex(0, -1), Hex(-2, 1)} & set(game.state.land.fringe)


@pytest.mark.parametrize(("realm", "bonus"), [("fire_heart", 10), ("earth_heart", 2)])
def test_dwellings_at_the_ends_of_the_bifrost(realm: str, bonus: int) -> None:
    """EX-D27 (EV-BIF-05): 10 points at the end, 2 at the start; it is no ruin."""
    position = Position().land(
        Hex(0, 0), earth_heart=(0, 0), bifrost=(-1, 0), fire_heart=(-2, 0), mill=(-3, 0)
    )
    worker = f"worker@{realm}"
    position.units(0, worker, "wizard").goods(0, sword=2, tool=2, gem=2)
    (built,) = happened(position.given().when(0, place("wizard", "mill")), DwellingBuilt)
    assert (built.vp_bridge, built.vp_ruins) == (bonus, 2 * (realm == "fire_heart"))


# On-place effects


def test_deep_divers_take_any_token() -> None:
    """EX-D43 (effects 5.50): the stack is turned up, and its rest stays known."""
    position = Position(factions=("atlanteans",)).land(mill=(0, 0), fire_heart=(1, 0))
    position.stack("fire_heart", 0, "tr_fire_single_gold", height=3)
    position.hoard("fire", "tr_fire_magic", "tr_fire_double_tool")
    game = position.units(0, "worker@mill", "worker").given().when(0, place("worker", "fire_heart"))
    game = game.when(0, UseAbility(source="deep_divers"), chance=Outcomes())
    stack = StackRef("fire_heart", 0)
    assert [one.index for one in legal(game, 0, PickToken)] == [0, 1, 2]
    taken = game.when(0, PickToken(stack=stack, index=2)).accepted().state
    assert taken.players[0].tray == ("tr_fire_magic",)
    assert taken.stack("fire_heart", 0).known == ("tr_fire_single_gold", "tr_fire_double_tool")


def test_salamanders_scorch_the_realm_of_their_dragon() -> None:
    """Effects 5.25: the top token of that realm gives what it shows; the realm gives the next."""
    position = Position(factions=("salamander_reavers",)).land(
        mill=(0, 0), fire_heart=(1, 0), air_heart=(0, 1), water_heart=(-1, 0)
    )
    position.stack("fire_heart", 0, "tr_fire_single_gold", height=2)
    position.hoard("fire", "tr_fire_double_tool").units(0, "dragon", "worker@mill")
    position.stack("air_heart", 0, "tr_air_single_gem")
    position.stack("water_heart", 0, "tr_water_single_gem")
    game = position.given().when(0, place("dragon", "fire_heart"))
    game = game.when(0, UseAbility(source="scorch"), chance=Outcomes()).accepted()
    burned = TreasureBurned(seat=0, tile="fire_heart", slot=0, token="tr_fire_single_gold")
    assert happened(game, TreasureBurned) == [burned]
    assert supply(game, 0) == {"gold": 1}
    assert game.state.players[0].tray == ("tr_fire_double_tool",)


def switcheroo() -> Position:
    """Fae Tricksters place a worker in the Fortress."""
    position = Position(factions=("fae_tricksters",)).land(mill=(0, 0), fortress=(1, 0))
    return position.units(0, "wizard@mill", "worker")


def test_the_action_is_done_without_the_unit() -> None:
    """EX-D57 (EV-PLC-08): the worker leaves, the Fortress is paid, no battle."""
    position = switcheroo().goods(0, gem=2).hand(0, "sp_recall").units(1, "worker@fortress")
    game = position.given().when(0, place("worker", "fortress"), CastSpell(card="sp_recall"))
    game = game.when(0, choose("worker", 1, 0))
    assert supply(game, 0) == {"gold": 2}
    assert game.state.battle is None
    assert where(game, 0, "worker") == ["ready"]


def test_what_was_spent_is_missed() -> None:
    """EX-D58 (EV-PLC-08): the action is skipped, the worker stays."""
    position = switcheroo().goods(0, gem=1, tool=1)
    position.cards(0, "earth_deposit", attached("fire_aura"))
    game = position.given().when(0, place("worker", "fortress"))
    game = game.when(0, AttachAura(aura="fire_aura", host="earth_deposit"))
    game = game.when(0, Decline(source="switcheroo"))
    assert [one.rule for one in happened(game, StepSkipped)] == ["EV-PLC-08"]
    assert supply(game, 0) == {}
    assert where(game, 0, "worker") == ["fortress"]
