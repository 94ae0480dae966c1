"""Refusals of commands that come at the wrong moment: each names the rule that forbids it."""

from games.ancient_knowledge.commands import Command, DiscardOpening, ExchangeCommand
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import Exchanging, Forced, Step
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def misfit(state: State, step: Step, command: Command) -> Illegal:
    """The refusal of a command that does not answer the open decision (AK-TURN-08).

    Who has only an offer is not on turn; who is forced to something cannot exchange.
    """
    if isinstance(step, Exchanging):
        return Illegal("AK-TURN-03", "not-your-turn")
    exchanging = state.options.team_variant and isinstance(command, ExchangeCommand)
    forced = isinstance(step, Forced)
    if exchanging and forced:
        return Illegal("AK-TEAM-05", "nothing-to-exchange")
    return Illegal("AK-TURN-08", "another-decision")


def out_of_turn(state: State, seat: Seat, command: Command) -> Illegal:
    """Why a seat without an open decision cannot play: not asked at all, or not any more."""
    if not 0 <= seat < len(state.players):
        return Illegal("AK-TURN-03", "not-your-turn")
    if isinstance(command, DiscardOpening) and state.stage == "setup":
        return Illegal(
            "AK-SET-04", "not-to-be-set-aside", count=len(state.players[seat].aside.opening)
        )
    if state.players[seat].turn.phase is not None:
        return Illegal("AK-TURN-08", "another-decision")
    exchanging = state.options.team_variant and isinstance(command, ExchangeCommand)
    if exchanging:
        return Illegal("AK-TEAM-05", "nothing-to-exchange")
    return Illegal("AK-TURN-03", "not-your-turn")
