"""Default commands: what is played for somebody whose time is up.

A title may say what that is (`Title.default`). It is one of the legal commands of the seat's open
decision: the one that says no where the rules let a player say no, else what commits to the least.
It follows from what the seat knows alone. It is a convenience of the table and no rule: once
played it is a move like any other.
"""

from typing import Any

import msgspec
from msgspec import Struct

from games.kernel.seats import Seat
from games.kernel.title import AnyTitle


def default_command(title: AnyTitle, state: Any, seat: Seat) -> Any:
    """What is played for a seat that does not decide: what the title says, else its first legal
    command; None if it has none, as in a game of a retired ruleset."""
    if title.rules.retired:
        return None
    if title.rules.default is not None:
        return title.rules.default(state, seat)
    return min(title.rules.legal(state, seat), key=spelt, default=None)


def spelt(command: Struct) -> bytes:
    """The canonical order of commands: that of their JSON."""
    return msgspec.json.encode(command, order="deterministic")
