"""Starting wealth: chosen in secret, revealed together (TZ-SET-11..14, TZ-INF-01)."""

import pytest

from games.kernel.seats import AtSeat, Spectator
from games.kernel.visibility import Redactor
from games.tzolkin import title
from games.tzolkin.box import WEALTH
from games.tzolkin.commands import ChooseStartingWealth
from games.tzolkin.facts.actions import GoodsGained, TechnologyAdvanced, TempleStepped, WorkerGained
from games.tzolkin.facts.calendar import RoundStarted
from games.tzolkin.facts.setup import StartingWealthChosen, StartingWealthRevealed
from games.tzolkin.goods import NOTHING, Goods
from games.tzolkin.state.player import Levels, Temples
from tests.games.tzolkin.examples.table import GREEN, RED, given, goods, player
from tests.games.tzolkin.position import position


def keep(*tiles: str) -> ChooseStartingWealth:
    """Keep these two tiles."""
    return ChooseStartingWealth(keep=tiles)


def two_choosing():
    """Red and green choose their starting wealth."""
    table = position(seats=2).dealt(RED, "wealth_01", "wealth_04", "wealth_10", "wealth_18")
    table.dealt(GREEN, "wealth_02", "wealth_03", "wealth_11", "wealth_16")
    return given(table.choosing_wealth())


def test_all_choose_at_the_same_time_and_reveal_together():
    """TZ-SET-11, TZ-SET-13, TZ-SET-14."""
    chosen = two_choosing().when(GREEN, keep("wealth_02", "wealth_11"))
    assert goods(chosen, GREEN) == NOTHING
    assert chosen.state.agenda.awaits() == {RED}
    scene = chosen.when(RED, keep("wealth_04", "wealth_10"))
    scene.then(
        StartingWealthRevealed(seat=RED, tiles=("wealth_04", "wealth_10")),
        StartingWealthRevealed(seat=GREEN, tiles=("wealth_02", "wealth_11")),
        besides=(
            GoodsGained,
            RoundStarted,
            StartingWealthChosen,
            TechnologyAdvanced,
            TempleStepped,
            WorkerGained,
        ),
    )
    assert goods(scene, RED) == Goods(wood=1)
    assert (player(scene, RED).hand, player(scene, RED).bank) == (4, 2)
    assert player(scene, RED).levels == Levels(extraction=1)
    assert player(scene, RED).temples == Temples(kukulkan=2)
    assert goods(scene, GREEN) == Goods(corn=6, wood=1, stone=2, gold=1)
    assert player(scene, GREEN).levels == Levels(agriculture=1)
    assert (scene.state.phase, scene.state.round) == ("turns", 1)
    assert scene.state.agenda.awaits() == {scene.state.marker}


def test_only_tiles_dealt_can_be_kept():
    """B35, TZ-SET-11."""
    two_choosing().when(RED, keep("wealth_01", "wealth_02")).refused("TZ-SET-11")


def test_one_keeps_two_different_tiles_and_chooses_once():
    """TZ-SET-11."""
    two_choosing().when(RED, keep("wealth_01", "wealth_01")).refused("TZ-SET-11")
    two_choosing().when(RED, keep("wealth_04", "wealth_01")).refused("TZ-SET-11")
    chosen = two_choosing().when(RED, keep("wealth_01", "wealth_04"))
    assert chosen.when(RED, keep("wealth_01", "wealth_04")).refusal is not None


def test_the_choice_is_hidden_until_all_have_chosen():
    """TZ-SET-11, TZ-INF-01."""
    scene = two_choosing().when(RED, keep("wealth_01", "wealth_04"))
    (fact,) = [one for one in scene.facts if isinstance(one, StartingWealthChosen)]
    for viewer in (AtSeat(GREEN), Spectator()):
        assert b"wealth_" not in Redactor().encode(fact, viewer)
    assert b"wealth_04" in Redactor().encode(fact, AtSeat(RED))


@pytest.mark.parametrize("viewer", [AtSeat(GREEN), Spectator()])
def test_tiles_dealt_to_others_are_hidden(viewer):
    """TZ-INF-01, TZ-SET-08."""
    state = two_choosing().state
    seen = Redactor().encode(title.showing.view(state), viewer)
    assert not any(tile.encode() in seen for tile in state.players[RED].dealt)
    assert b"wealth_04" in Redactor().encode(title.showing.view(state), AtSeat(RED))


def test_discarded_tiles_are_known_to_their_owner_alone():
    """TZ-SET-11, TZ-INF-01."""
    scene = two_choosing().when(GREEN, keep("wealth_02", "wealth_11"))
    scene = scene.when(RED, keep("wealth_04", "wealth_10"))
    state = scene.accepted().state
    assert b"wealth_18" not in Redactor().encode(title.showing.view(state), AtSeat(GREEN))
    assert b"wealth_18" in Redactor().encode(title.showing.view(state), AtSeat(RED))


GIVES = {
    "wealth_01": (Goods(corn=3, wood=1), Levels(), Temples(), 0),
    "wealth_02": (Goods(corn=6, wood=1, stone=1), Levels(), Temples(), 0),
    "wealth_03": (Goods(corn=2, wood=2), Levels(), Temples(kukulkan=2), 0),
    "wealth_04": (Goods(), Levels(), Temples(), 1),
    "wealth_05": (Goods(corn=8, gold=1), Levels(), Temples(), 0),
    "wealth_06": (Goods(corn=4, wood=3), Levels(), Temples(), 0),
    "wealth_07": (Goods(corn=7, wood=2), Levels(), Temples(), 0),
    "wealth_08": (Goods(corn=6, stone=2), Levels(), Temples(), 0),
    "wealth_09": (Goods(corn=3, wood=2, stone=1), Levels(), Temples(), 0),
    "wealth_10": (Goods(wood=1), Levels(extraction=1), Temples(kukulkan=2), 0),
    "wealth_11": (Goods(stone=1, gold=1), Levels(agriculture=1), Temples(), 0),
    "wealth_12": (Goods(corn=4, wood=1), Levels(extraction=1), Temples(), 0),
    "wealth_13": (Goods(corn=5, gold=1), Levels(), Temples(quetzalcoatl=2), 0),
    "wealth_14": (Goods(corn=5, stone=1), Levels(), Temples(chaac=2), 0),
    "wealth_15": (Goods(corn=9, stone=1), Levels(), Temples(), 0),
    "wealth_16": (Goods(corn=2), Levels(architecture=1), Temples(chaac=2), 0),
    "wealth_17": (Goods(corn=3), Levels(agriculture=1), Temples(quetzalcoatl=2), 0),
    "wealth_18": (Goods(corn=4, wood=1, skull=1), Levels(), Temples(), 0),
    "wealth_19": (Goods(corn=5, stone=1), Levels(theology=1), Temples(), 0),
    "wealth_20": (Goods(corn=3, gold=1), Levels(architecture=1), Temples(), 0),
    "wealth_21": (Goods(corn=2, wood=2), Levels(theology=1), Temples(), 0),
}


@pytest.mark.parametrize("tile", WEALTH)
def test_every_wealth_tile_gives_what_it_shows(tile):
    """TZ-SET-11, TZ-SET-13, TZ-CMP-07."""
    others = [one for one in WEALTH if one not in (tile, "wealth_04", "wealth_08")]
    mate = "wealth_08" if tile != "wealth_08" else "wealth_15"
    red = sorted({tile, mate})
    table = position(seats=2).dealt(RED, *red, *others[:2]).dealt(GREEN, *others[4:8])
    scene = given(table.choosing_wealth()).when(GREEN, keep(*others[4:6]))
    scene = scene.when(RED, keep(*red))
    given_goods, levels, temples, workers = GIVES[tile]
    assert goods(scene, RED) == given_goods + GIVES[mate][0]
    assert player(scene, RED).levels == levels
    assert player(scene, RED).temples == temples
    assert player(scene, RED).hand == 3 + workers
    assert player(scene, RED).wealth == tuple(red)


def test_a_wealth_tile_is_no_building():
    """TZ-SET-12."""
    scene = two_choosing().when(GREEN, keep("wealth_02", "wealth_11"))
    scene = scene.when(RED, keep("wealth_01", "wealth_04"))
    assert player(scene, RED).buildings == ()
