"""Outcomes: how a contest ended, and how long each bot thought."""

from time import process_time
from typing import Any

from msgspec import Struct

from bench.ladder.contests import Contest
from bench.playing import Dice, opened
from games.kernel.registry import Registry
from games.kernel.title import AnyTitle
from referee.thinking import choose, strategy


class Outcome(Struct, frozen=True, kw_only=True):
    """By seat: rank, points, in how many decisions there was a choice, and the seconds of a
    processor that the bot thought about them."""

    contest: Contest
    ranks: tuple[int, ...]
    points: tuple[float, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]

    def won(self, seat: int) -> float:
        """The share of a seat in the first place."""
        return (self.ranks[seat] == 1) / self.ranks.count(1)


def outcome(contest: Contest, nodes: int | None = None) -> Outcome:
    """Plays a contest; bots that search look at no more than so many `nodes` for a decision."""
    title = Registry.installed().get(contest.title)
    assert title is not None, f"there is no title {contest.title}"
    dice = Dice(f"ladder {contest.title} {len(contest.bots)} {contest.seed}")
    _, state = opened(title, len(contest.bots), dice)
    thoughts = Dice(f"thoughts {contest}")
    plans = [strategy(title, bot, nodes) for bot in contest.bots]
    decisions, seconds = [0] * len(plans), [0.0] * len(plans)
    while (seat := min(state.agenda.awaits(), default=None)) is not None:
        begun = process_time()
        command = choose(title, state, seat, plans[seat], thoughts)
        if _chosen(title, state, seat):
            decisions[seat] += 1
            seconds[seat] += process_time() - begun
        state = title.rules.carry_out(state, seat, command, dice).state
    result = title.rules.result(state)
    assert result is not None, "nobody is awaited, so the game is over"
    standings = sorted(result.standings, key=lambda one: one.seat)
    return Outcome(
        contest=contest,
        ranks=tuple(one.rank for one in standings),
        points=tuple(float(one.points) for one in standings),
        decisions=tuple(decisions),
        seconds=tuple(seconds),
    )


def _chosen(title: AnyTitle, state: Any, seat: int) -> bool:
    """Whether there was a choice."""
    commands = iter(title.rules.legal(state, seat))
    return next(commands, None) is not None and next(commands, None) is not None
