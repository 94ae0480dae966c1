"""Refusals: errors as values, each naming the rule that forbids the command.

A refusal is data: the rule, the key of a sentence, and the values of the case. The sentences stand
in the `refusals` of `words.*.json`, one file per language (`games.kernel.words`), and are filled in
where somebody reads them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from games.kernel.sentence import Sentence


@dataclass(frozen=True, init=False, slots=True)
class Illegal:
    """A command that was refused; nothing has changed.

    `rule` is the id of the rule (`TZ-PLC-05`), `key` that of the sentence among the refusals of the
    title (`placing-too-dear`), `args` are its values: numbers, ids, seats, or values of the title
    that its words can read (`Illegal("TZ-PLC-05", "placing-too-dear", cost=5, corn=3)`). The same
    value becomes the HTTP problem, the audit line and the test assertion. It may only speak of what
    the refused player can know.
    """

    rule: str
    key: str
    args: Mapping[str, Any]

    def __init__(self, rule: str, key: str, /, **args: Any) -> None:
        object.__setattr__(self, "rule", rule)
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "args", args)

    @property
    def values(self) -> Mapping[str, Any]:
        """The values as JSON has them."""
        values: Mapping[str, Any] = msgspec.to_builtins(self.args, str_keys=True)
        return values

    @property
    def sentence(self) -> Sentence:
        """Why, as data."""
        return Sentence(self.key, self.values)


DECISION_CLOSED = "KR-AGENDA-01"
"""The command names a decision that is not open for its seat."""

GAME_OVER = "KR-AGENDA-02"
"""The game is over: nothing is awaited any more."""

RULESET_RETIRED = "KR-RULES-01"
"""The game's ruleset cannot be played any more; the game can still be read."""
