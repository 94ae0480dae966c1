"""What a command cannot do, said to a person."""


class CommandError(Exception):
    """The command cannot be carried out; the message says why and what to do instead."""
