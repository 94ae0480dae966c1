"""Lines of a review in words. What a command says hangs on the position in which it is played, so a
line is played out in the worlds in which the search has found it.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict

from games.kernel.move import Accepted
from games.kernel.search.budget import WORLDS
from games.kernel.search.playable import playable
from games.kernel.search.worlds import Worlds
from games.kernel.title import AnyTitle
from referee.review.dice import dice
from referee.review.in_words import AlternativeInWords, MoveInWords
from referee.review.lines import Alternative, FollowingMove, ReviewedDecision
from referee.review.wording import Wording
from referee.schemas import Command


def best_in_words(
    wording: Wording, state: Any, decision: ReviewedDecision, seed: str
) -> tuple[AlternativeInWords, ...]:
    """The best commands of a decision and their lines; `state` is the position in which it was
    taken, `seed` that of the review. What no engine of ours has found is told as it stands."""
    return tuple(_alternative(wording, state, decision, one, seed) for one in decision.best)


def _alternative(
    wording: Wording, state: Any, decision: ReviewedDecision, one: Alternative, seed: str
) -> AlternativeInWords:
    seat, command = decision.seat, _command(wording.title, one.command)
    if command not in tuple(wording.title.rules.legal(state, seat)):
        return AlternativeInWords(
            seat=seat, command=one.command, words=bytes(one.command).decode(), line=()
        )
    first = FollowingMove(seat=seat, command=one.command)
    line = _played_out(wording, state, decision, (first, *one.line), seed)
    return followed(wording.move(state, seat, command), line[1:])


def followed(move: MoveInWords, line: Sequence[MoveInWords]) -> AlternativeInWords:
    """A move with what follows it."""
    return AlternativeInWords(**asdict(move), line=tuple(line))


def _played_out(
    wording: Wording,
    state: Any,
    decision: ReviewedDecision,
    steps: Sequence[FollowingMove],
    seed: str,
) -> tuple[MoveInWords, ...]:
    """As many steps as can be played, in that of the worlds of the search in which most can."""
    own = dice(seed, "search", decision.ply)
    worlds = Worlds(playable(wording.title), state, decision.seat, WORLDS, own)
    longest: tuple[MoveInWords, ...] = ()
    for number in range(WORLDS):
        told = tuple(_steps(wording, worlds, number, steps))
        longest = max(longest, told, key=len)
        if len(longest) == len(steps):
            break
    return longest


def _steps(
    wording: Wording, worlds: Worlds, number: int, steps: Sequence[FollowingMove]
) -> Iterator[MoveInWords]:
    """The steps that can be played in one world."""
    world, draws = worlds.trial(number)
    state = worlds.state(world)
    for step in steps:
        command = _command(wording.title, step.command)
        if command is None or state.agenda.open_for(step.seat) is None:
            return
        decided = wording.title.rules.decide(state, step.seat, command, draws)
        if not isinstance(decided, Accepted):
            return
        yield wording.move(state, step.seat, command)
        state = decided.state


def _command(title: AnyTitle, sent: Command) -> Any:
    """A command; None if the title has no such command."""
    try:
        return msgspec.json.decode(sent, type=title.types.command)
    except msgspec.ValidationError:
        return None
