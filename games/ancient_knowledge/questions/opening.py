"""The opening hand (AK-SET-04)."""

from collections.abc import Iterable

from games.ancient_knowledge.box import CardId
from games.ancient_knowledge.commands import Command, DiscardOpening
from games.ancient_knowledge.components import BOX
from games.ancient_knowledge.facts.flow import OpeningCardSetAside
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.questions.base import Asked
from games.ancient_knowledge.refusals import Rule
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import Opening
from games.kernel.seats import Seat


class OpeningHand(Asked[Opening]):
    """Set aside four of the ten cards, one by one and in secret."""

    takes = (DiscardOpening,)

    def options(self, state: State, seat: Seat, step: Opening) -> Iterable[Command]:
        """Each card that is not set aside yet."""
        return [DiscardOpening(card) for card in state.players[seat].hand]

    def forbidden(self, state: State, seat: Seat, step: Opening, command: Command) -> Rule | None:
        """Only cards of the ten."""
        return None if _card(command) in state.players[seat].hand else "AK-SET-04"

    def answer(self, ply: Ply, seat: Seat, step: Opening, command: Command) -> None:
        """Set it aside; nothing is discarded before all have chosen."""
        ply.note(OpeningCardSetAside(seat=seat, card=_card(command)))
        if len(ply.player(seat).aside.opening) < BOX.constants.initial_discard:
            ply.ask(seat, Opening())


def _card(command: Command) -> CardId:
    assert isinstance(command, DiscardOpening)
    return command.card
