"""Examples of the solo game (D), and what its rules say of the Ghosts' turns (EV-SOL)."""

from collections.abc import Sequence

from games.eldervale.commands.battle import EndBoost, EndJoin
from games.eldervale.facts.battle import BattleResolved, DiceCounted
from games.eldervale.facts.cards import AdventureBurned, GhostCardRevealed
from games.eldervale.facts.map import TilePlaced
from games.eldervale.state import State
from games.eldervale.steps.turn import StartingTurn, TakingMain
from games.kernel.scenario import Scenario
from tests.games.eldervale.position import Outcomes, Position, asked, happened, place, supply, where


def solo(card: str) -> Position:
    """You play fire, the Ghosts water, at the highest level; the card is on top of their deck."""
    position = Position(1, elements=("fire", "water"), ghosts="archmage").land(
        mill=(0, 0), water_heart=(1, 0), fortress=(0, 1), dungeon=(-1, 0)
    )
    position.stack("water_heart", 0, "tr_water_magic", "tr_water_single_gem")
    position.units(1, *["ghost"] * 4, "guardian").player(1, glory=0, power=())
    return position.ghost_card(card)


def ghost_turn(position: Position, **told: Sequence[int]) -> Scenario[State, object]:
    """The Ghosts play a turn; `die_ghosts` are their dice."""
    outcomes = {name.replace("_", " "): outcome for name, outcome in told.items()}
    return position.turn(1).asking(None, StartingTurn(seat=1, round=1)).given(outcomes)


def test_a_battle_of_the_ghosts() -> None:
    """EX-D61 (EV-SOL-05, EV-SOL-10, EV-SOL-11): 1 die and 1 of the level beat your worker."""
    position = solo("gh_01").units(0, "worker@water_heart")
    game = ghost_turn(position, die_ghosts=(6, 3), die_0=(5,))
    assert {one.who: one.dice for one in happened(game, DiceCounted)[-1].counts} == {0: 1, 1: 2}
    ghosts = game.state.players[1]
    assert (ghosts.vp, ghosts.glory) == (1 + 2, 1)
    assert game.state.stack("water_heart", 0).height == 1
    assert where(game, 0, "worker") == ["underworld"]
    assert supply(game, 0) == {"sword": 1}
    assert asked(game, 0) == TakingMain()


def test_the_guardian_joins() -> None:
    """EX-D62 (EV-SOL-11): after all players have decided; COUNT reveals a card for its bonus."""
    position = solo("gh_19").units(0, "worker@water_heart", "worker").goods(0, gem=2)
    position.units(1, "ghost@fortress", "guardian@mill")
    game = position.given().when(0, place("worker", "fortress"), EndJoin(), chance=Outcomes())
    assert where(game, 1, "guardian") == ["fortress"]
    assert [one.card for one in happened(game, GhostCardRevealed)] == ["gh_19"]
    assert {one.who: one.dice for one in happened(game, DiceCounted)[-1].counts} == {0: 1, 1: 6}
    lost = game.when(0, EndBoost(), chance=Outcomes({"die ghosts": (6,)}))
    (result,) = happened(lost, BattleResolved)
    assert result.winner == 1
    assert where(lost, 0, "worker") == ["underworld", "water_heart"]


def test_ghosts_delve() -> None:
    """EV-SOL-06, EV-SOL-16: a tile to the hex with most neighbours, a card taken, one burned."""
    position = solo("gh_09").stock("fire_heart", "earth_lair")
    position.face_up(water="water_develop", fire="fire_develop")
    game = ghost_turn(position)
    assert len(happened(game, TilePlaced)) == 1
    assert game.state.players[1].adventures == ("water_develop",)
    assert [one.card for one in happened(game, AdventureBurned)] == ["fire_develop"]
    assert game.state.players[1].level("water") == 1
    assert "dungeon" in where(game, 1, "ghost")


def test_ghosts_settle() -> None:
    """EV-SOL-07: the ghost builds where it stands, and is ready again."""
    position = solo("gh_14").units(1, "ghost@water_heart", "ghost", "guardian")
    game = ghost_turn(position)
    ghosts = game.state.players[1]
    assert (ghosts.dwellings, ghosts.vp, ghosts.level("water")) == (("water_heart",), 4, 2)
    assert where(game, 1, "ghost") == ["ready", "ready"]


def test_the_guardian_goes_to_a_ruin() -> None:
    """EV-SOL-08: 1 point, also if it stands there already; in the Underworld they haunt."""
    for start, end, vp in (("guardian", "mill", 1), ("guardian@mill", "mill", 1)):
        position = solo("gh_21").units(1, "ghost", start)
        game = ghost_turn(position)
        assert where(game, 1, "guardian") == [end]
        assert game.state.players[1].vp == vp
    position = solo("gh_21").units(1, "ghost", "guardian@underworld")
    game = ghost_turn(position)
    assert where(game, 1, "ghost") == ["water_heart"]


def test_ghosts_gather() -> None:
    """EV-SOL-09, EV-SOL-16: all are ready; the points are those of a gather card only."""
    for card, vp in (("gh_23", 2), ("gh_01", 0)):
        position = solo(card).units(1, "ghost@mill", "ghost@underworld", "guardian@fortress")
        game = ghost_turn(position)
        assert where(game, 1, "ghost") == ["ready", "ready"]
        assert where(game, 1, "guardian") == ["ready"]
        assert game.state.players[1].vp == vp
