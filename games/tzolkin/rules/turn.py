"""A turn: begging, then placing or picking up, then its end (TZ-TRN)."""

from collections.abc import Iterator

from games.kernel.decision import Decision
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.commands import (
    BegForCorn,
    EndTurn,
    PickUpWorker,
    PlaceWorker,
    PlaceWorkerByMercy,
)
from games.tzolkin.names import TARGETS, TEMPLES
from games.tzolkin.rules import begging
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.picking_up import no_pick_up, pick_up, pick_ups
from games.tzolkin.rules.placing import no_placing, place
from games.tzolkin.rules.rounds import end_turn
from games.tzolkin.state import State
from games.tzolkin.steps import TakingTurn

TurnCommand = PickUpWorker | PlaceWorker | EndTurn | BegForCorn | PlaceWorkerByMercy


class Turn(Decision[State, TakingTurn, TurnCommand, Move]):
    """What the player does next; the engine never answers for a turn (TZ-TRN-05).

    Nothing can be taken back; mandatory parts stay payable by the checks (TZ-TRN-06).
    """

    def options(self, state: State, seat: Seat, step: TakingTurn) -> Iterator[TurnCommand]:
        """With no worker on a gear only placing is left, with none in hand only picking up
        (TZ-TRN-03)."""
        if step.mode != "start":
            yield EndTurn()
        if step.mercy:
            return
        needed = begging.need(state, seat, step)
        if step.mode == "start":
            yield from _in_need(state, seat, step, needed)
        if needed is None and step.mode != "picking_up" and state.players[seat].hand:
            for target in TARGETS:
                command = PlaceWorker(target=target)
                if no_placing(state, seat, step, command) is None:
                    yield command
        if step.mode != "placing":
            yield from pick_ups(state, seat)

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


def _in_need(
    state: State, seat: Seat, step: TakingTurn, needed: begging.Need | None
) -> Iterator[BegForCorn | PlaceWorkerByMercy]:
    """Begging, where it is allowed or forced; a placement by mercy, where that is needed."""
    if needed == "mercy":
        for target in TARGETS:
            mercy = PlaceWorkerByMercy(target=target)
            if begging.no_mercy(state, seat, step, mercy) is None:
                yield mercy
        return
    for temple in TEMPLES:
        command = BegForCorn(temple=temple)
        if begging.no_begging(state, seat, step, command) is None:
            yield command


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
