"""Going on until somebody has to decide: work, automatic answers, the course of the turns.

After every command each open question is looked at again: what public facts alone leave is done
by the engine in the same move (AK-TURN-09), those of the acting player first, until nothing
changes any more (AK-TEAM-10).
"""

from collections.abc import Iterable, Iterator

from games.ancient_knowledge import (
    declining,
    excavating,
    exchanging,
    learning,
    resolving,
    turn,
)
from games.ancient_knowledge.effects.looking import discard_revealed
from games.ancient_knowledge.opening import conclude
from games.ancient_knowledge.opponents import clockwise_from
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.questions import QUESTIONS
from games.ancient_knowledge.questions.base import LAPSE
from games.ancient_knowledge.steps import (
    AwaitForced,
    DraftPick,
    DraftRound,
    FinishDecline,
    FinishExcavation,
    FinishPeek,
    Forced,
    Resolve,
    Step,
)
from games.kernel.agenda import Frame
from games.kernel.seats import Seat


def settle(ply: Ply, actor: Seat) -> None:
    """Go on until nothing is left to do without a decision."""
    while ply.state.stage != "over" and _one_step(ply, actor):
        pass
    if ply.state.options.team_variant:
        exchanging.tend(ply)


def _one_step(ply: Ply, actor: Seat) -> bool:
    """Do the next thing that needs no decision; false if there is none."""
    for frame in _looked_at(ply, actor):
        if _advance(ply, frame):
            return True
    if ply.state.stage == "setup":
        return not ply.frames and conclude(ply)
    for seat, player in enumerate(ply.state.players):
        if player.turn.phase is not None and not ply.is_busy(seat):
            turn.go_on(ply, seat)
            return True
    return False


def _looked_at(ply: Ply, actor: Seat) -> Iterable[Frame[Step]]:
    """The frames that can go on: all work on top, and the oldest question of each seat."""
    tops = ply.tops()
    return tops if len(tops) < 2 else _in_order(ply, actor, tops)


def _in_order(ply: Ply, actor: Seat, tops: tuple[Frame[Step], ...]) -> Iterator[Frame[Step]]:
    order = clockwise_from(ply.state, actor) if ply.state.order else ()
    tops = tuple(sorted(tops, key=lambda frame: _rank(frame, order)))
    asked: set[Seat] = set()
    for frame in tops:
        if frame.seat is None:
            yield frame
        elif frame.seat not in asked:
            asked.add(frame.seat)
            yield frame


def _rank(frame: Frame[Step], order: tuple[Seat, ...]) -> tuple[int, int]:
    owner = frame.lane if frame.seat is None else frame.seat
    return (order.index(owner) if owner in order else 0, frame.id)


def _advance(ply: Ply, frame: Frame[Step]) -> bool:
    """Do the work of a frame, or answer its question by public facts, if either can be done."""
    seat, step = frame.seat, frame.step
    if seat is None:
        return _work(ply, frame)
    question = QUESTIONS[type(step)]
    answer = question.automatic(ply.state, seat, step)
    if answer is None:
        return False
    ply.close(frame)
    if answer is LAPSE:
        question.lapse(ply, seat, step)
    else:
        question.answer(ply, seat, step, answer)
    return True


def _work(ply: Ply, frame: Frame[Step]) -> bool:
    """Do the work of a frame; false if it has to wait."""
    seat = frame.lane
    match frame.step:
        case Resolve() as step:
            resolving.run(ply, frame, step)
        case FinishDecline(monument=monument):
            ply.close(frame)
            declining.finish(ply, seat, monument)
        case FinishExcavation(count=count):
            ply.close(frame)
            excavating.finish(ply, seat, count)
        case FinishPeek(technology=technology):
            ply.close(frame)
            learning.trigger(ply, seat, technology)
        case AwaitForced():
            if _waits_for_others(ply, seat):
                return False
            ply.close(frame)
        case DraftRound() as step:
            return _draft(ply, frame, step)
        case _:
            raise AssertionError(f"a question without a seat: {frame.step}")
    return True


def _draft(ply: Ply, frame: Frame[Step], step: DraftRound) -> bool:
    """Let the next player pick; discard the rest after the last pick (E-21)."""
    seat = frame.lane
    if _waits_for_others(ply, seat):
        return False
    ply.close(frame)
    if not step.order or not ply.player(seat).aside.revealed:
        discard_revealed(ply, seat)
        return True
    ply.work(seat, DraftRound(source=step.source, order=step.order[1:]))
    ply.ask_other(seat, step.order[0], DraftPick(by=seat, source=step.source))
    return True


def _waits_for_others(ply: Ply, seat: Seat) -> bool:
    """Whether a decision that an effect of this seat asks for is still open."""
    return any(isinstance(one.step, Forced) and one.step.by == seat for one in ply.frames)
