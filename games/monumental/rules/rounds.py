"""The course of the game: rounds and turns of both modes (MO-TRN, MO-CON)."""

from games.kernel.decision import Work
from games.kernel.seats import Seat
from games.monumental import steps
from games.monumental.facts import flow
from games.monumental.rules.city import discard_city, fill_city
from games.monumental.rules.move import Move
from games.monumental.rules.scoring import finish


class BeginningRound(Work[steps.StartingRound, Move]):
    """A round begins with the start player (MO-TRN-01, MO-CON-03)."""

    def run(self, move: Move, step: steps.StartingRound) -> None:
        """In continuous mode all activate first, one after another (MO-CON-02)."""
        start = move.state.start
        move.note(flow.RoundStarted(number=step.number, start=start))
        move.work(steps.PassingTurn())
        if move.state.continuous:
            for seat in reversed(move.state.clockwise(start)):
                move.ask(seat, steps.ActivatingCity())


class FindingNext(Work[steps.PassingTurn, Move]):
    """Whose turn is next."""

    def run(self, move: Move, step: steps.PassingTurn) -> None:
        """The next one clockwise; who has passed is left out (MO-CON-12)."""
        if move.state.continuous:
            self._continuous(move, step.after)
        else:
            self._classic(move, step.after)

    def _continuous(self, move: Move, after: Seat | None) -> None:
        state = move.state
        order = state.clockwise(state.start if after is None else after)
        waiting = order if after is None else (*order[1:], order[0])
        for seat in waiting:
            if not state.players[seat].passed:
                move.note(flow.TurnStarted(seat=seat))
                move.ask(seat, steps.TakingTurn())
                return
        move.note(flow.ActionsClosed())
        move.work(steps.EndingRound())

    def _classic(self, move: Move, after: Seat | None) -> None:
        state = move.state
        seat = state.start if after is None else state.clockwise(after)[1]
        if after is None or seat != state.start:
            move.note(flow.TurnStarted(seat=seat))
            move.ask(seat, steps.TakingTurn())
            move.ask(seat, steps.ActivatingCity())
        elif state.round == state.last_round:
            finish(move)
        else:
            move.work(steps.StartingRound(number=state.round + 1))


def end_classic_turn(move: Move, seat: Seat) -> None:
    """City, display, monsters, then the next player (MO-TRN, section 6)."""
    move.note(flow.ActionsClosed())
    move.work(steps.PassingTurn(after=seat))
    move.work(steps.ReleasingMonsters(first=seat))
    move.work(steps.RefillingDisplay(after=seat))
    move.work(steps.RefillingCity(player=seat))


class FinishingRound(Work[steps.EndingRound, Move]):
    """All have passed (MO-CON-15)."""

    def run(self, move: Move, step: steps.EndingRound) -> None:
        """All discard, then all refill, in turn order (MO-CON-17, MO-CON-20); then the display,
        but for the last round (MO-END-02), and monsters (MO-CON, section 8)."""
        state = move.state
        order = state.clockwise(state.start)
        for seat in order:
            discard_city(move, seat)
        for seat in order:
            fill_city(move, seat)
        move.work(steps.PassingMarker())
        move.work(steps.ReleasingMonsters(first=state.start))
        if state.round != state.last_round:
            move.work(steps.RefillingDisplay())


class PassingOn(Work[steps.PassingMarker, Move]):
    """The marker moves to the left, or the game ends (MO-CON-18, MO-END-02, MO-END-04)."""

    def run(self, move: Move, step: steps.PassingMarker) -> None:
        """Another round, with another start player."""
        state = move.state
        if state.round == state.last_round:
            finish(move)
            return
        taker = state.clockwise(state.start)[1]
        move.note(flow.StartMarkerPassed(giver=state.start, taker=taker))
        move.work(steps.StartingRound(number=state.round + 1))
