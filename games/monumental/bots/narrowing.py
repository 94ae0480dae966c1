"""What is worth trying to a strategy, which ends its turn when nothing is better than to stop."""

from collections.abc import Sequence

from games.kernel.seats import Seat
from games.monumental.appraisal.trying import tried
from games.monumental.bots.appraisal import card_worth
from games.monumental.bots.taste import Taste
from games.monumental.commands import ArchiveCard, Command, EndTurn, Pass
from games.monumental.state import State


def narrowed(
    state: State, seat: Seat, commands: Sequence[Command], taste: Taste
) -> Sequence[Command]:
    """The commands worth trying, at least one of them."""
    if isinstance(commands[0], ArchiveCard):
        return _archiving(commands, taste)
    found = tried(state, seat, commands)
    return tuple([one for one in found if not isinstance(one, EndTurn | Pass)]) or commands


def _archiving(commands: Sequence[Command], taste: Taste) -> Sequence[Command]:
    """The poorest card, and to stop where that is allowed."""
    cards = [one for one in commands if isinstance(one, ArchiveCard)]
    poorest = min(cards, key=lambda one: (card_worth(one.card, taste)[0], one.card))
    return (poorest, *(one for one in commands if not isinstance(one, ArchiveCard)))
