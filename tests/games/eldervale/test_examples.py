"""Worked examples: setup, payments, dice, scoring (examples.md, by number)."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.eldervale import title
from games.eldervale.commands import EndTurn, PlaceUnit, Regroup
from games.eldervale.effects.terms import Cost
from games.eldervale.facts.battle import BattleTriggered
from games.eldervale.options import Options
from games.eldervale.rules import RULES
from games.eldervale.rules.dice import count
from games.eldervale.rules.dwellings import sites
from games.eldervale.rules.paying import PayingPrice, affordable, price
from games.eldervale.rules.reach import Reach, reach_of, reaches
from games.eldervale.rules.scoring import resources, sheet
from games.eldervale.state import State
from games.eldervale.state.player import (
    READY,
    InPlay,
    InRealm,
    Lying,
    Mark,
    Player,
    Supply,
    Unit,
)
from games.eldervale.steps.paying import Paying
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.title import Table, fold
from tests.support.games import Dice

ELEMENTS = ("fire", "earth", "water", "air", "order")


def _start(seats: int = 2, **options: Any) -> State:
    """A game in its first turn, with known elements and their first factions."""
    named = {"elements": ELEMENTS[: max(2, seats)]} | options
    table = Table(seats=seats, options=Options(**named))
    opening = title.setup(table, Dice("examples"))
    assert not isinstance(opening, Illegal)
    state = fold(title, opening, None)
    assert state is not None
    while state.phase == "factions":
        (seat,) = state.agenda.awaits()
        state = _played(state, seat, next(iter(RULES.legal(state, seat))))
    return state


def _played(state: State, seat: Seat, command: Any) -> State:
    accepted = RULES.decide(state, seat, command, Dice(f"{command}"))
    assert not isinstance(accepted, Illegal), accepted
    return accepted.state


def _with(state: State, seat: Seat, **changes: Any) -> State:
    return state.with_player(seat, replace(state.players[seat], **changes))


@pytest.mark.parametrize(
    ("seats", "used", "tiles", "stock"),
    [(2, 4, 10, 7), (3, 5, 12, 8), (4, 6, 14, 10), (5, 7, 14, 13)],
)
def test_setup_arithmetic(seats: int, used: int, tiles: int, stock: int) -> None:
    """EX-D01 (EV-SET-04..12, EV-SET-09)."""
    state = _start(seats)
    assert len(state.elements) == used
    assert len(state.land.cells) == tiles
    assert state.stock.size == stock
    assert len(state.orbs) + len(state.glory_orbs) == used + 2
    assert sum(cell.tile.endswith("_lair") for cell in state.land.cells) <= 1


def test_initial_points_follow_the_order_of_turns() -> None:
    """EX-R12 (EV-SET-03)."""
    state = _start(5)
    assert [state.players[seat].vp for seat in state.order] == [1, 2, 3, 4, 5]


def test_a_team_starts_with_its_last_member() -> None:
    """EX-R11 (EV-TEA-01)."""
    state = _start(4, teams=True)
    assert state.order[0] in (1, 3)
    assert state.partner(state.order[0]) == state.order[3]


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
    refused = title.setup(Table(seats=seats, options=options), Dice("refused"))
    assert isinstance(refused, Illegal)
    assert refused.rule == rule


def _purse(**held: int) -> Player:
    return Player(element="fire", supply=Supply(**held))


def test_the_rest_of_a_cost_stays_payable() -> None:
    """EX-D35 (EV-RES-03): gold that the next unit needs does not pay the first one."""
    state = _with(_start(), 0, supply=Supply(gem=1, gold=1), hand=())
    question = PayingPrice()
    step = Paying(price=("gem", "tool"))
    assert [one.kind for one in question.options(state, 0, step)] == ["gem"]
    state = _with(state, 0, supply=Supply(gem=1, tool=1, gold=1))
    assert {one.kind for one in question.options(state, 0, step)} == {"gem", "gold"}


def test_any_two_resources() -> None:
    """EX-D36 (EV-RES-04): with exactly two nothing is asked."""
    step = Paying(price=("any", "any"))
    state = _with(_start(), 0, supply=Supply(gem=1, gold=1), hand=("sp_gust",), known=())
    assert len(tuple(PayingPrice().options(state, 0, step))) == 3
    assert PayingPrice().automatic(state, 0, step) is None
    state = _with(state, 0, hand=())
    assert PayingPrice().automatic(state, 0, step) is not None
    assert not affordable(_purse(gem=1), ("any", "any"))


def test_a_deposit_square_costs_what_lies_on_it() -> None:
    """EX-D18 (EV-TAB-04)."""

    square = Cost(square="a")
    empty = InPlay(card="earth_deposit")
    assert price(square, card=empty) is None
    token = InPlay(card="earth_deposit", tokens=(Lying("a", "tr_earth_either_gem_tool"),))
    assert price(square, card=token) == ("gem/tool",)
    assert price(square, card=InPlay(card="earth_deposit", orbs=("a",))) == ()


def test_illegal_placements_name_their_rule() -> None:
    """EX-D04 (EV-PLC-02, EV-PLC-04, EV-PLC-08)."""
    state = _start()
    seat = state.active
    legal = [one for one in RULES.legal(state, seat) if isinstance(one, PlaceUnit)]
    occupied = next(tile for tile in state.land.hexes if state.owner(tile) is None)
    state = _with(state, 1 - seat, units=(Unit("worker", InRealm(occupied)),))
    command = replace(legal[0], realm=occupied)
    assert _refusal(state, seat, command) == "EV-PLC-02"
    state = _with(_start(), seat, supply=Supply(gem=1), hand=(), known=())
    assert _refusal(state, seat, replace(legal[0], realm="fortress")) == "EV-PLC-08"


def _refusal(state: State, seat: Seat, command: Any) -> str:
    refused = RULES.decide(state, seat, command, Dice("refusal"))
    assert isinstance(refused, Illegal)
    return refused.rule


def test_dragons_fly_and_wizards_teleport() -> None:
    """EX-D05 (EV-PLC-05..07)."""
    state = _start()
    seat = state.active
    here = state.land.cells[0].tile
    state = _with(state, seat, units=(Unit("worker", InRealm(here)), Unit("dragon", READY)))
    near, far = set(state.land.near[here]), set(state.land.within(here, 2))
    assert set(reaches(state, seat, Reach())) == near
    assert set(reaches(state, seat, reach_of(state, seat, "dragon"))) == far
    free = {tile for tile in state.land.hexes if not state.occupied(tile)}
    assert set(reaches(state, seat, reach_of(state, seat, "wizard"))) == free | near


def test_regroup_brings_the_glory_marker_and_is_always_legal() -> None:
    """EV-REG-01, EV-TRN-02: even with nothing to retrieve."""
    state = _start()
    seat = state.active
    after = _played(state, seat, Regroup())
    assert after.players[seat].glory == 0
    assert EndTurn() in tuple(RULES.legal(after, seat))


def test_six_dice_are_the_most() -> None:
    """EX-D12 (EV-BAT-06): dragon, warrior, worker and a dwelling are 7, so 6."""
    state = _start()
    tile = next(cell.tile for cell in state.land.cells if "_" in cell.tile)
    units = tuple(Unit(kind, InRealm(tile)) for kind in ("dragon", "warrior", "worker"))
    state = _with(state, 0, units=units, dwellings=(tile,), faction="villainous_ogres")
    state = BattleTriggered(realm=tile).applied(_with(state, 1, units=()))
    assert count(state, 0).dice == 6


def test_only_dwellings_let_adventure_cards_score() -> None:
    """EX-D22 (EV-SCO-05)."""
    fire = ("fire_passage", "fire_vault", "fire_aura", "fire_rampart", "fire_weapon")
    air = ("air_passage", "air_vault", "air_aura", "air_rampart")
    tableau = tuple(InPlay(card=card) for card in (*fire, *air))
    homes = ("fire_heart", "air_heart")
    marks = (Mark("fire", 5), Mark("air", 2))
    state = _with(_start(), 0, tableau=tableau, power=marks, dwellings=homes, hand=())
    lines = {line.label: line.points for line in sheet(state, 0).lines}
    assert lines["cards"] == 6 + 5 * 6 + 3
    state = _with(state, 0, dwellings=())
    lines = {line.label: line.points for line in sheet(state, 0).lines}
    assert lines["cards"] == 6


def test_root_cavern_scores_symbols() -> None:
    """EX-R04 (EV-SCO-06): a token with two symbols gives 4, with or without a slash."""
    tokens = ("tr_earth_double_gem", "tr_earth_either_gem_tool", "tr_earth_magic")
    lying = tuple(Lying(square, token) for square, token in zip("abc", tokens, strict=True))
    card = InPlay(card="earth_root_cavern", tokens=lying)
    state = _with(_start(), 0, tableau=(card,))
    lines = {line.label: line.points for line in sheet(state, 0).lines}
    assert lines["vaults"] == 10


def test_resources_break_ties() -> None:
    """EX-D24 (EV-SCO-08): cards in hand count, treasure tokens do not."""
    state = _with(
        _start(), 0, supply=Supply(gem=3, gold=2), hand=("sp_gust",), tray=("tr_fire_magic",)
    )
    assert resources(state, 0) == 6


def test_a_dwelling_needs_a_worker_and_its_cost() -> None:
    """EV-DWE-02: not on a site with a dwelling, and not without a worker."""
    state = _start()
    tile = next(cell.tile for cell in state.land.cells if cell.tile.startswith("fire"))
    rich = Supply(gem=5, scroll=5, potion=5, tool=5, sword=5)
    state = _with(state, 0, supply=rich, units=(Unit("worker", InRealm(tile)),))
    assert list(sites(state, 0, 0)) == [tile]
    assert list(sites(_with(state, 1, dwellings=(tile,)), 0, 0)) == []
    assert list(sites(_with(state, 0, units=(Unit("wizard", InRealm(tile)),)), 0, 0)) == []
