"""Section 10.2: what the operations of events, aggressions and wars do."""

from games.kernel.script import Handler
from games.through_the_ages.effects import choices
from games.through_the_ages.facts.politics import DiscardCancelled, PoliticsForfeited
from games.through_the_ages.rules.buildings import at_urban_limit
from games.through_the_ages.rules.move import Move
from games.through_the_ages.state import State
from games.through_the_ages.steps import BuildingFree, Carrying, RefillingRow, TakingCards


class FreeBuilding(Handler[State, Carrying, choices.OptionalFreeBuild, Move]):
    """Only with an unused worker and a place for the building (TTA-EVT-07)."""

    def run(self, move: Move, script: Carrying, op: choices.OptionalFreeBuild) -> None:
        seat = script.seat
        post = move.state.nations[seat].post(op.card)
        assert post is not None
        limited = op.when is not None and op.when.urban_limit_allows
        if not limited or at_urban_limit(move.state, seat, post) is None:
            move.open(seat, BuildingFree(card=op.card))


class CardOffer(Handler[State, Carrying, choices.OptionalTakeCards, Move]):
    """The seat takes cards of the row for a budget (TTA-EVT-09)."""

    def run(self, move: Move, script: Carrying, op: choices.OptionalTakeCards) -> None:
        move.open(script.seat, TakingCards(budget=op.civil_actions))


class PoliticsForfeit(Handler[State, Carrying, choices.SkipNextPoliticalAction, Move]):
    """The seat misses its next political phase."""

    def run(self, move: Move, script: Carrying, op: choices.SkipNextPoliticalAction) -> None:
        move.note(PoliticsForfeited(seat=script.seat))


class DiscardWaiver(Handler[State, Carrying, choices.SkipMilitaryDiscardThisTurn, Move]):
    """No military cards are discarded in this turn."""

    def run(self, move: Move, script: Carrying, op: choices.SkipMilitaryDiscardThisTurn) -> None:
        move.note(DiscardCancelled(seat=script.seat))


class RowRefillOrder(Handler[State, Carrying, choices.RefillCardRow, Move]):
    """The card row is refilled (TTA-ROW-08)."""

    def run(self, move: Move, script: Carrying, op: choices.RefillCardRow) -> None:
        move.then(RefillingRow())
