"""Decisions: what the best command of each was worth to what the seat could know, and what the
played one.

Both come from one search, which begins anew at each decision and sees nothing but worlds that the
seat may imagine. So nothing hidden has an influence, and no line hangs on another.
"""

from typing import Final

from msgspec import Raw

from events.canonical import canonical
from games.kernel.search.budget import Budget
from games.kernel.search.judgement import Valued
from games.kernel.search.judging import judge
from games.kernel.title import AnyTitle
from referee.review.course import Move
from referee.review.dice import dice
from referee.review.efforts import Effort
from referee.review.lines import Alternative, FollowingMove, ReviewedDecision
from referee.review.marks import mark

MOST: Final = 3
"""So many of the best commands are told."""


def decision(title: AnyTitle, move: Move, effort: Effort, seed: str) -> ReviewedDecision:
    """The line of a decision."""
    seat, played = move.action.seat, move.action.command
    choices = len(tuple(title.rules.legal(move.before, seat)))
    nodes = effort.nodes if choices > 1 else effort.nodes_of_one
    own = dice(seed, "search", move.ply)
    found = judge(title, move.before, seat, Budget(nodes=nodes), own, kept=(played,))
    after = next(one.estimate for one in found.commands if one.command == played)
    loss = max(0, found.best.estimate.chances[seat] - after.chances[seat])
    return ReviewedDecision(
        ply=move.ply,
        seat=seat,
        decision=move.action.decision,
        by=move.by,
        command=Raw(canonical(played)),
        choices=choices,
        before=found.best.estimate,
        after=after,
        best=tuple(map(_alternative, found.commands[:MOST])) if choices > 1 else (),
        loss=loss,
        mark=mark(loss, choices=choices, best=found.best.command == played),
    )


def _alternative(valued: Valued) -> Alternative:
    return Alternative(
        command=Raw(canonical(valued.command)),
        estimate=valued.estimate,
        line=tuple(
            FollowingMove(seat=one.seat, command=Raw(canonical(one.command))) for one in valued.line
        ),
    )
