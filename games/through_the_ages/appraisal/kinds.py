"""Kinds of commands: copies of a card are of one kind."""

from games.kernel.appraisal.kinds import kind_of
from games.through_the_ages.commands import Command


def kind(command: Command) -> str:
    """The kind of a command: its type, and the cards that it names, whichever copies they are."""
    return " ".join([word.partition("#")[0] for word in kind_of(command).split()])
