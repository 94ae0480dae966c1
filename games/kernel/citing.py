"""Which rules a fact or a command is of: those that the description of its type names.

`A seat fed its workers (TZ-FOO-03).` is of the rule TZ-FOO-03.
"""

import re
from functools import cache
from typing import Final

_RULE: Final = re.compile(r"\b[A-Z]{2,}(?:-[A-Z]{2,})+-\d{2,}\b")


def cited(kind: type) -> tuple[str, ...]:
    """The ids in the order in which they are named; none where the description names no rule."""
    return _named(kind.__doc__ or "")


@cache
def _named(description: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_RULE.findall(description)))
