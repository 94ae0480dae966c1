"""Refusals: errors as values, each naming the rule that forbids the command."""

from msgspec import Struct


class Illegal(Struct, frozen=True, kw_only=True):
    """A command that was refused; nothing has changed.

    `rule` is the id of the rule (`TZ-PLC-05`), `because` one sentence for a person. The same
    value becomes the HTTP problem, the audit line and the test assertion. It may only speak of
    what the refused player can know.
    """

    rule: str
    because: str


DECISION_CLOSED = "KR-AGENDA-01"
"""The command names a decision that is not open for its seat."""

GAME_OVER = "KR-AGENDA-02"
"""The game is over: nothing is awaited any more."""

RULESET_RETIRED = "KR-RULES-01"
"""The game's ruleset cannot be played any more; the game can still be read."""
