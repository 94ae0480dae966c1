"""What went wrong, as text that says what to do now."""

from collections.abc import Iterator, Mapping
from typing import Final

from kronika_client import ProblemError, Unreachable, models
from msgspec import Struct

from agents.tool import Next, RefusedError

_ADVICE: Final[Mapping[str, str]] = {
    "unauthorized": "The server needs another token: `./kronika login`, or KRONIKA_TOKEN.",
    "missing-scope": "The token may not do this. Its owner can give you one with that scope.",
    "game-ended": "Nothing can be played in it any more.",
    "too-many-requests": "Wait as long as it says, then call the tool again.",
}
_INSTEAD: Final[Mapping[str, str]] = {
    "decision-closed": "wait_for_turn",
    "illegal-command": "list_commands",
    "not-your-seat": "look_at_game",
    "game-not-started": "look_at_game",
    "game-ended": "look_at_game",
    "game-paused": "look_at_game",
    "not-seated": "look_at_game",
    "unknown-game": "my_games",
    "unknown-title": "list_titles",
    "unknown-rule": "find_rules",
}
"""What is useful after a kind of problem."""
_OF_A_GAME: Final = frozenset({"wait_for_turn", "list_commands", "look_at_game"})


def refused(trouble: ProblemError, asked: Struct) -> RefusedError:
    """A refusal of the service, of what a tool was asked."""
    problem = trouble.problem
    tool = _INSTEAD.get(problem.kind or "")
    game = getattr(asked, "game", None)
    if tool is None or (tool in _OF_A_GAME and game is None):
        return RefusedError("\n".join(_lines(problem)))
    arguments = {"game": str(game)} if tool in _OF_A_GAME else {}
    return RefusedError("\n".join(_lines(problem)), Next(tool=tool, arguments={**arguments}))


def unreachable(trouble: Unreachable) -> RefusedError:
    """A service that does not answer."""
    return RefusedError(
        f"Kronika does not answer ({trouble}). Nothing is lost: call the tool again later."
    )


def _lines(problem: models.Problem) -> Iterator[str]:
    yield f"{problem.title}: {problem.detail}"
    if problem.because:
        yield f"Why: {problem.because}"
    if problem.rule:
        yield f"Rule {problem.rule}; read_rules has its text."
    for one in problem.errors or ():
        place = one.pointer or one.parameter or one.header
        if place:
            yield f"{place}: {one.detail}"
    if problem.scope:
        yield f"Scope: {problem.scope}"
    if problem.awaits:
        yield f"Awaited: seats {', '.join(map(str, problem.awaits))}"
    if problem.refusal:
        yield f"Refusal {problem.refusal}: if the rules are on your side, call open_dispute."
    if problem.retry_after is not None:
        yield f"Seconds to wait: {problem.retry_after}"
    if advice := _ADVICE.get(problem.kind or ""):
        yield advice
