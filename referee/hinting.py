"""Hints: the commands that a search finds best, from what a seat can know."""

from typing import Any, Final

import msgspec
from msgspec import Raw

from games.kernel.chance import Chance
from games.kernel.search.budget import Budget
from games.kernel.search.judging import judge
from games.kernel.seats import Seat
from games.kernel.title import AnyTitle
from referee.hint_schemas import HintedCommand

MOST: Final = 3
"""A hint names at most so many commands."""


def hinted(
    title: AnyTitle, state: Any, seat: Seat, nodes: int, chance: Chance
) -> tuple[HintedCommand, ...]:
    """The best commands of a seat's decision, the best first. LookupError if the title has no
    appraisal."""
    found = judge(title, state, seat, Budget(nodes), chance)
    return tuple(
        HintedCommand(command=Raw(msgspec.json.encode(one.command)), estimate=one.estimate)
        for one in found.commands[:MOST]
    )
