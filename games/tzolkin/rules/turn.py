"""A turn: begging, then placing or picking up, then its end (TZ-TRN)."""

from collections.abc import Iterator, Sequence

from games.kernel.chance import Chance, pick
from games.kernel.decision import Decision
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
from games.kernel.seats import Seat
from games.tzolkin.commands import (
    BegForCorn,
    EndTurn,
    PickUpWorker,
    PlaceWorker,
    PlaceWorkerByMercy,
)
from games.tzolkin.rules import begging
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.picking_up import no_pick_up, on_gears, pick_up, pick_ups, uses
from games.tzolkin.rules.placing import affordable, no_placing, place
from games.tzolkin.rules.rounds import end_turn
from games.tzolkin.state import State
from games.tzolkin.steps import TakingTurn

TurnCommand = PickUpWorker | PlaceWorker | EndTurn | BegForCorn | PlaceWorkerByMercy

ENDING = (EndTurn(),)


class Turn(Decision[State, TakingTurn, TurnCommand, Move]):
    """What the player does next; the engine never answers for a turn (TZ-TRN-05).

    Nothing can be taken back; mandatory parts stay payable by the checks (TZ-TRN-06).
    """

    def options(self, state: State, seat: Seat, step: TakingTurn) -> Iterator[TurnCommand]:
        """With no worker on a gear only placing is left, with none in hand only picking up
        (TZ-TRN-03)."""
        yield from _without_pick_ups(state, seat, step)
        if step.mode != "placing":
            yield from pick_ups(state, seat)

    def sample(self, state: State, seat: Seat, step: TakingTurn, chance: Chance) -> TurnCommand:
        """Evenly over the end of the turn, temples, places and workers; then over what the worker
        can do."""
        commands = _without_pick_ups(state, seat, step)
        workers = on_gears(state, seat) if step.mode != "placing" else 0
        drawn = chance.below(len(commands) + workers, SAMPLE)
        if drawn < len(commands):
            return commands[drawn]
        gear, position = state.gears.standing(seat)[drawn - len(commands)]
        return pick(chance, uses(state, seat, gear, position), SAMPLE)

    def forbidden(
        self, state: State, seat: Seat, step: TakingTurn, command: TurnCommand
    ) -> Illegal | None:
        """Refuses what the turn does not allow now; nothing can be passed or mixed (TZ-TRN-02)."""
        match command:
            case PlaceWorker():
                return _no_placing(state, seat, step) or no_placing(state, seat, step, command)
            case PickUpWorker():
                if step.mode == "placing":
                    return Illegal("TZ-TRN-02", "workers-placed-already")
                return no_pick_up(state, seat, command)
            case EndTurn():
                if step.mode != "start":
                    return None
                return Illegal("TZ-TRN-02", "no-worker-moved-yet")
            case BegForCorn():
                return begging.no_begging(state, seat, step, command)
            case PlaceWorkerByMercy():
                return begging.no_mercy(state, seat, step, command)

    def answer(self, move: Move, seat: Seat, step: TakingTurn, command: TurnCommand) -> None:
        match command:
            case PlaceWorker():
                place(move, seat, step, command)
            case PickUpWorker():
                pick_up(move, seat, step, command)
            case EndTurn():
                end_turn(move, seat)
            case BegForCorn():
                begging.beg(move, seat, step, command)
            case PlaceWorkerByMercy():
                begging.place_by_mercy(move, seat, step, command)


def _without_pick_ups(state: State, seat: Seat, step: TakingTurn) -> Sequence[TurnCommand]:
    """The end of the turn, begging where it is allowed or forced, a placement by mercy where that
    is needed, and placements."""
    if step.mode == "picking_up" or step.mercy:
        return ENDING
    if step.mode == "placing":
        return (*ENDING, *affordable(state, seat, step))
    match begging.need(state, seat, step):
        case "mercy":
            return begging.mercies(state, seat, step)
        case "beg":
            return begging.beggings(state, seat, step)
        case None:
            return (*begging.beggings(state, seat, step), *affordable(state, seat, step))


def _no_placing(state: State, seat: Seat, step: TakingTurn) -> Illegal | None:
    """Whether the turn allows a placement that is paid in the usual way."""
    if step.mode == "picking_up":
        # Workers just taken back have to wait for another turn (TZ-TRN-04).
        return Illegal("TZ-TRN-02", "workers-picked-up-already")
    needed = begging.need(state, seat, step)
    if needed == "beg":
        return Illegal("TZ-BEG-04", "must-beg")
    if needed == "mercy" or step.mercy:
        return Illegal("TZ-BEG-05", "only-by-mercy")
    return None
