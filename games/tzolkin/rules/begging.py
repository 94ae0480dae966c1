"""Begging for corn, and the mercy of the gods (TZ-BEG)."""

from collections.abc import Mapping
from typing import Literal

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.commands import BegForCorn, PlaceWorkerByMercy
from games.tzolkin.facts.turn import CornBegged, WorkerPlacedByMercy
from games.tzolkin.names import TARGETS, TEMPLES, Temple
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.placing import cheapest, spot
from games.tzolkin.rules.temples import can_anger
from games.tzolkin.state import State
from games.tzolkin.steps import TakingTurn

AT_MOST = 2
"""Corn with which one may still beg (TZ-BEG-01)."""

BEGGED = 3
"""Corn owned after begging (TZ-BEG-01)."""

BEGGINGS: Mapping[Temple, BegForCorn] = {temple: BegForCorn(temple=temple) for temple in TEMPLES}

Need = Literal["beg", "mercy"]


def need(state: State, seat: Seat, step: TakingTurn) -> Need | None:
    """What a player must do who has nothing on the gears and cannot afford any placement.

    Beg if possible (TZ-BEG-04), else place by mercy (TZ-BEG-05). Begging costs corn nothing but
    is impossible when all markers are down, so mercy only ever comes with 0 to 2 corn in games
    that began with the setup (TZ-BEG-06).
    """
    if step.mode != "start" or state.gears.hold(seat):
        return None
    corn = state.players[seat].goods.corn
    if cheapest(state) <= corn:
        return None
    can_beg = corn <= AT_MOST and not step.begged and can_anger(state, seat)
    return "beg" if can_beg else "mercy"


def beggings(state: State, seat: Seat, step: TakingTurn) -> list[BegForCorn]:
    """Begging, where it is allowed: at each marker that can go down."""
    player = state.players[seat]
    if step.mode != "start" or step.begged or player.goods.corn > AT_MOST:
        return []
    return [command for temple, command in BEGGINGS.items() if player.temples.on(temple) > 0]


def no_begging(state: State, seat: Seat, step: TakingTurn, command: BegForCorn) -> Illegal | None:
    """Only at the start of the turn, once, with little corn, and a marker that can go down."""
    if step.mode != "start" or step.begged:
        return Illegal("TZ-BEG-01", "begging-too-late")
    player = state.players[seat]
    if player.goods.corn > AT_MOST:
        corn = player.goods.corn
        return Illegal("TZ-BEG-01", "too-much-corn-to-beg", most=AT_MOST, corn=corn)
    if player.temples.on(command.temple) == 0:
        return Illegal("TZ-BEG-02", "marker-at-the-bottom", temple=command.temple)
    return None


def beg(move: Move, seat: Seat, step: TakingTurn, command: BegForCorn) -> None:
    """Corn is set, a marker goes down; the turn goes on as it may (TZ-BEG-03)."""
    player = move.player(seat)
    begged = CornBegged(
        seat=seat,
        corn_before=player.goods.corn,
        corn=BEGGED,
        temple=command.temple,
        index=player.temples.on(command.temple) - 1,
    )
    move.note(begged)
    move.ask(seat, TakingTurn(mode=step.mode, begged=True))


def mercies(state: State, seat: Seat, step: TakingTurn) -> list[PlaceWorkerByMercy]:
    """All placements by mercy, for a seat that needs one."""
    commands = [PlaceWorkerByMercy(target=target) for target in TARGETS]
    return [one for one in commands if no_mercy(state, seat, step, one) is None]


def no_mercy(
    state: State, seat: Seat, step: TakingTurn, command: PlaceWorkerByMercy
) -> Illegal | None:
    """Only in need, and only on one of the cheapest positions (TZ-BEG-05)."""
    if need(state, seat, step) != "mercy":
        return Illegal("TZ-BEG-05", "no-mercy-needed")
    position, cost = spot(state, command.target), cheapest(state)
    if position is None:
        return Illegal("TZ-BEG-05", "nothing-vacant", target=command.target)
    if position != cost:
        return Illegal("TZ-BEG-05", "not-the-cheapest", target=command.target, cost=cost)
    return None


def place_by_mercy(move: Move, seat: Seat, step: TakingTurn, command: PlaceWorkerByMercy) -> None:
    """One worker for all corn; only the end of the turn is left."""
    position = spot(move.state, command.target)
    assert position is not None
    corn = move.player(seat).goods.corn
    placed = WorkerPlacedByMercy(
        seat=seat, target=command.target, position=position, corn_paid=corn
    )
    move.note(placed)
    move.ask(seat, TakingTurn(mode="placing", begged=step.begged, placed=1, mercy=True))
