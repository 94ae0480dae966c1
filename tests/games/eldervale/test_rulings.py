"""What docs/rulings/eldervale.md decides, and refusals that no example shows."""

from typing import Any

import pytest

from games.eldervale import title
from games.eldervale.commands.battle import EndBoost, EndJoin
from games.eldervale.commands.choices import ChooseOption
from games.eldervale.commands.placing import Regroup, UseAbility
from games.eldervale.commands.realms import Pay, ReduceCost
from games.eldervale.commands.turn import CastSpell, EndTurn, Pass
from games.eldervale.facts.flow import StepSkipped
from games.eldervale.options import Options
from games.eldervale.rules.dwellings import sites
from games.eldervale.state.battle import Battle
from games.eldervale.steps.battle import JoiningNext, Reacting
from games.kernel.refusal import Illegal
from games.kernel.title import Table
from tests.games.eldervale.position import (
    Outcomes,
    Position,
    act,
    asked,
    happened,
    legal,
    on,
    place,
    supply,
    where,
)


def attack(**fields: Any) -> Position:
    """A stands next to the Fortress, in which B stands."""
    position = Position(**fields).land(fortress=(0, 0), mill=(1, 0))
    position.units(0, "worker@mill", "worker").units(1, "worker@fortress")
    return position.goods(0, gem=2)


def test_a_discount_of_everything_is_asked_for_unit_by_unit() -> None:
    """EV-RES-03, EV-DWE-02: as long as there is a choice of kinds."""
    position = Position(elements=("fire", "earth"), extra=("chaos", "air")).goods(0)
    position.cards(0, "chaos_develop").units(0, "worker@mill", "warrior@tray")
    game = position.hand(0, "pr_gold", "pr_host").given().when(0, Regroup())
    game = game.when(0, act(on("worker", 0, 0), "chaos_develop"))
    assert set(legal(game, 0)) == {ReduceCost(kind="sword"), ReduceCost(kind="tool")}
    game = game.when(0, ReduceCost(kind="tool"))
    assert where(game, 0, "warrior") == ["ready"]


def test_a_window_is_asked_again_without_means() -> None:
    """EV-FRE-08: a free action took the last card; the player passes. Nothing is skipped."""
    position = attack().hand(0, "sp_conjure_gem")
    game = position.given().when(0, place("worker", "fortress"), *[Pay(kind="gem")] * 2)
    game = game.when(0, CastSpell(card="sp_conjure_gem"))
    assert asked(game, 0) == Reacting(asked=True)
    assert legal(game, 0) == [Pass()]
    assert happened(game, StepSkipped) == []


def test_saved_units_leave_at_once() -> None:
    """EV-BAT-16, EV-UND-01: before the other losers are removed, and without a sword."""
    position = attack(factions=(None, "deepdelve_dwarves")).hand(1, "pr_gold")
    position.units(1, "worker@fortress", "warrior@fortress")
    game = position.given().when(0, place("worker", "fortress"))
    game = game.when(1, Pass()).when(0, EndJoin()).when(1, EndBoost())
    game = game.when(0, EndBoost(), chance=Outcomes({"die 0": (6,), "die 1": (5, 5, 5)}))
    game = game.when(1, Pass(), UseAbility(source="shieldwall"))
    assert where(game, 1, "warrior") == ["ready"]
    assert where(game, 1, "worker") == ["fortress"]
    assert supply(game, 1) == {}


def test_promised_points_come_after_the_reward() -> None:
    """EV-BAT-16, EV-BAT-11: with the effects of the win."""
    position = attack(extra=("air", "water")).units(1).monster("storm_roc", "fortress")
    position.hand(0, "sp_battle_hymn", "pr_gold")
    game = position.given().when(0, place("worker", "fortress"), *[Pay(kind="gem")] * 2)
    game = game.when(0, Pass(), EndJoin(), CastSpell(card="sp_battle_hymn"))
    rolls = Outcomes({"die 0": (6, 6), "die storm_roc": (5, 5, 5)})
    game = game.when(0, EndBoost(), chance=rolls).when(0, Pass())
    assert game.accepted().state.players[0].vp == 0
    game = game.when(0, ChooseOption(option="power"))
    assert game.accepted().state.players[0].vp == 2


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (6, Options(), "EV-GEN-11"),
        (3, Options(teams=True), "EV-TEA-01"),
        (1, Options(draft=True), "EV-DRF-01"),
        (2, Options(elements=("fire",)), "EV-SET-01"),
        (1, Options(elements=("fire",)), "EV-SOL-19"),
        (2, Options(extra_elements=("air", "order")), "EV-SET-04"),
        (2, Options(round_limit=9), "EV-END-03"),
    ],
)
def test_options_that_do_not_fit_are_refused(seats: int, options: Options, rule: str) -> None:
    refused = title.rules.setup(Table(seats=seats, options=options), Outcomes())
    assert isinstance(refused, Illegal)
    assert refused.rule == rule


def test_regroup_brings_the_glory_marker_and_is_always_legal() -> None:
    """EV-REG-01, EV-TRN-02: even with nothing to retrieve."""
    game = Position().player(0, glory=None).given().when(0, Regroup())
    assert game.accepted().state.players[0].glory == 0
    assert legal(game, 0) == [EndTurn()]


def test_a_dwelling_needs_a_worker_and_its_cost() -> None:
    """EV-DWE-02: not on a site with a dwelling, and not without a worker."""
    position = Position().land(fire_heart=(0, 0), mill=(1, 0)).goods(0, sword=2, tool=2)
    position.units(0, "worker@fire_heart")
    assert list(sites(position.state, 0, 0)) == ["fire_heart"]
    assert list(sites(position.goods(0, sword=2).state, 0, 0)) == []
    position.goods(0, sword=2, tool=2).player(1, dwellings=("fire_heart",))
    assert list(sites(position.state, 0, 0)) == []
    position.player(1, dwellings=()).units(0, "wizard@fire_heart")
    assert list(sites(position.state, 0, 0)) == []


@pytest.mark.parametrize("forbidden", [False, True])
def test_the_guardian_heeds_a_ban_of_joining(forbidden: bool) -> None:
    """EV-SOL-11, EV-BAT-05: the guardian stands next to the battle, and joins it if it may."""
    position = Position(1).land(fortress=(0, 0), mill=(1, 0)).units(0, "worker@fortress")
    position.units(1, "guardian@mill", "ghost@fortress")
    position.with_state(battle=Battle(realm="fortress", no_join=(0,) if forbidden else None))
    game = position.asking(None, JoiningNext(seats=(1,))).given()
    assert where(game, 1, "guardian") == ["mill" if forbidden else "fortress"]
