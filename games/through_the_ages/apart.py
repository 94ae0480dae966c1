"""What tells commands apart whose words are equal: the age of a card that several ages have."""

from games.kernel.sentence import Sentence
from games.through_the_ages.box import CARDS
from games.through_the_ages.commands import Command
from games.through_the_ages.state import State


def apart(_: State, command: Command) -> Sentence | None:
    """The age of the card that is said."""
    named = getattr(command, "card_instance", None) or getattr(command, "card", None)
    card = CARDS.get(named) if isinstance(named, str) else None
    return None if card is None else Sentence("of-age", {"age": card.age})
