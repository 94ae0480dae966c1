"""`decide` and `legal`: the answers to the open question of a seat.

Both ask the same questions: `options` lists every legal answer, `forbidden` names the rule that
forbids one. The laws of the house hold the two against each other at every ply.
"""

from collections.abc import Iterator

from games.ancient_knowledge.commands import Command, DiscardOpening
from games.ancient_knowledge.facts import Fact
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.questions import QUESTIONS
from games.ancient_knowledge.refusals import Rule, refusal
from games.ancient_knowledge.settling import settle
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import Exchange
from games.kernel.chance import Chance
from games.kernel.move import Accepted
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def decide(
    state: State, seat: Seat, command: Command, chance: Chance
) -> Accepted[State, Fact] | Illegal:
    """The facts that a command leads to, or the rule that forbids it."""
    frame = state.agenda.open_for(seat)
    if frame is None:
        return refusal(_not_asked(state, seat, command))
    question = QUESTIONS[type(frame.step)]
    if not isinstance(command, question.takes):
        offer = isinstance(frame.step, Exchange)  # who has only an offer is not on turn
        return refusal("AK-TURN-03" if offer else "AK-TURN-08")
    rule = question.forbidden(state, seat, frame.step, command)
    if rule is not None:
        return refusal(rule)
    ply = Ply(state, chance)
    ply.close(frame)
    question.answer(ply, seat, frame.step, command)
    settle(ply, seat)
    return ply.finish(state.agenda)


def legal(state: State, seat: Seat) -> Iterator[Command]:
    """Every command that `decide` accepts from a seat now."""
    frame = state.agenda.open_for(seat)
    if frame is not None:
        yield from QUESTIONS[type(frame.step)].options(state, seat, frame.step)


def _not_asked(state: State, seat: Seat, command: Command) -> Rule:
    """Why a seat without an open question cannot play: not asked at all, or not any more."""
    if not 0 <= seat < len(state.players):
        return "AK-TURN-03"
    if isinstance(command, DiscardOpening) and state.stage == "setup":
        return "AK-SET-04"
    if state.players[seat].turn.phase is not None:
        return "AK-TURN-08"
    exchanging = isinstance(command, QUESTIONS[Exchange].takes)
    return "AK-TEAM-05" if exchanging and state.options.team_variant else "AK-TURN-03"
