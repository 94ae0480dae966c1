"""Placing workers (TZ-PLC)."""

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.box import LAST_POSITION
from games.tzolkin.commands import PlaceWorker
from games.tzolkin.facts.turn import WorkerPlaced
from games.tzolkin.names import GEARS, STARTING_SPACE, Target
from games.tzolkin.rules.move import Move
from games.tzolkin.state import State
from games.tzolkin.steps import TakingTurn

NO_PLACE = 99
"""More than any placement costs: nothing is vacant at all."""


_ON_GEARS = tuple((gear, LAST_POSITION[gear] + 1, PlaceWorker(target=gear)) for gear in GEARS)
_ON_STARTING_SPACE = PlaceWorker(target=STARTING_SPACE)


def spot(state: State, target: Target) -> int | None:
    """The position that a worker gets there: the lowest vacant one (TZ-PLC-02).

    The starting space counts as position 0 (TZ-PLC-06, TZ-STP-01). None: nothing is vacant.
    """
    if target == STARTING_SPACE:
        return 0 if state.starting_space is None else None
    return state.gears.lowest_vacant(target)


def cheapest(state: State) -> int:
    """The price of the cheapest first placement of a turn (TZ-PLC-07)."""
    if state.starting_space is None:
        return 0
    vacant = (state.gears.lowest_vacant(gear) for gear in GEARS)
    return min((position for position in vacant if position is not None), default=NO_PLACE)


def price(position: int, step: TakingTurn) -> int:
    """The position, and one corn for each worker placed before (TZ-PLC-04, TZ-PRC-02)."""
    return position + step.placed


def affordable(state: State, seat: Seat, step: TakingTurn) -> list[PlaceWorker]:
    """The placements that a seat has a worker and the corn for."""
    player = state.players[seat]
    if not player.hand:
        return []
    corn = player.goods.corn - step.placed
    if corn < 0:
        return []
    gears = state.gears
    found = [
        command
        for gear, positions, command in _ON_GEARS
        if None in getattr(gears, gear)[: corn + 1 if corn < positions else positions]
    ]
    if state.starting_space is None:
        found.append(_ON_STARTING_SPACE)
    return found


def no_placing(state: State, seat: Seat, step: TakingTurn, command: PlaceWorker) -> Illegal | None:
    """Refuses without a worker in hand, a vacant position or enough corn."""
    player = state.players[seat]
    if not player.hand:
        return Illegal("TZ-PLC-01", "no-worker-in-hand")
    position = spot(state, command.target)
    if position is None:
        rule = "TZ-PLC-06" if command.target == STARTING_SPACE else "TZ-PLC-03"
        return Illegal(rule, "nothing-vacant", target=command.target)
    cost = price(position, step)
    if cost <= player.goods.corn:
        return None
    return Illegal("TZ-PLC-05", "placing-too-dear", cost=cost, corn=player.goods.corn)


def place(move: Move, seat: Seat, step: TakingTurn, command: PlaceWorker) -> None:
    """One worker on the lowest vacant position, paid at once; the turn goes on (TZ-PLC-08)."""
    position = spot(move.state, command.target)
    assert position is not None
    placed = WorkerPlaced(
        seat=seat,
        target=command.target,
        position=position,
        order=step.placed + 1,
        cost=price(position, step),
    )
    move.note(placed)
    move.ask(seat, TakingTurn(mode="placing", begged=step.begged, placed=step.placed + 1))
