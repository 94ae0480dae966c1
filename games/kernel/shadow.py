"""Shadow replay: recorded games decided again, move by move, perhaps under other rules.

Each action is decided on the state that the recorded facts lead to, so every move is judged by
itself: a difference does not carry over into the moves behind it.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeAlias, get_args

import msgspec
from msgspec import Struct

from games.kernel.chance import Chance
from games.kernel.lifecycle import (
    GameFinished,
    TableFact,
    TableState,
    evolve_table,
)
from games.kernel.refusal import Illegal
from games.kernel.title import Action, AnyTitle, Table, fold, play

_TABLE = get_args(TableFact)

Chances: TypeAlias = Callable[[int], Chance]
"""The chance of each ply, as it was when the game was played."""


class RecordedMove(Struct, frozen=True, kw_only=True):
    """A move of a log. `facts` are the title's; the end of the game stands behind them."""

    ply: int
    action: Action[Any]
    facts: tuple[Any, ...]


class RecordedGame(Struct, frozen=True, kw_only=True):
    """A log that can be decided again. `setup` are the title's facts of ply 0."""

    table: TableState
    setup: tuple[Any, ...]
    moves: tuple[RecordedMove, ...]


class NowRefused(Struct, frozen=True, kw_only=True, tag="refused"):
    """The rules refuse what was accepted (ply 0: the table)."""

    ply: int
    illegal: Illegal


class Different(Struct, frozen=True, kw_only=True, tag="different"):
    """Fact number `at` of the move (from 0) is the first that comes out in another way; None where
    one side has no more facts."""

    ply: int
    at: int
    recorded: Any
    decided: Any


class Failed(Struct, frozen=True, kw_only=True, tag="failed"):
    """The rules broke down: a bug. `folding` says that the recorded facts could not be applied,
    which ends the replay of the game."""

    ply: int
    because: str
    folding: bool = False


Departure: TypeAlias = NowRefused | Different | Failed
"""Where a game departs from what is recorded."""


class Shadow(Struct, frozen=True, kw_only=True):
    """A game replayed. `plies` were decided, ply 0 among them; `end` is the state that the recorded
    facts lead to, None if they do not fold."""

    plies: int
    departures: tuple[Departure, ...]
    end: Any


def recorded(log: Iterable[tuple[int, object]]) -> RecordedGame | None:
    """The game in a log, given as plies and values (facts of the table, actions, facts of the
    title); None if it never began."""
    table: TableState | None = None
    plies: dict[int, list[Any]] = {}
    actions: dict[int, Action[Any]] = {}
    for ply, value in log:
        facts = plies.setdefault(ply, [])
        if isinstance(value, Action):
            actions[ply] = value
            continue
        if isinstance(value, _TABLE):
            table = evolve_table(table, value)
        if isinstance(value, GameFinished) or not isinstance(value, _TABLE):
            facts.append(value)
    if table is None or not table.started:
        return None
    moves = tuple(
        RecordedMove(ply=ply, action=action, facts=tuple(plies[ply]))
        for ply, action in actions.items()
    )
    return RecordedGame(table=table, setup=tuple(plies[0]), moves=moves)


def shadow(title: AnyTitle, game: RecordedGame, chances: Chances) -> Shadow:
    """Folds a game, and decides its setup and every action of it again by the rules of `title`."""
    replay = _Replay(title, chances)
    replay.ply(0, partial(_set_up, title, game.table), game.setup)
    for move in game.moves:
        if replay.stuck:
            break
        decide = partial(_decided, title, replay.state, move.action)
        replay.ply(move.ply, decide, move.facts)
    end = None if replay.stuck else replay.state
    return Shadow(plies=replay.plies, departures=tuple(replay.departures), end=end)


class _Replay:
    """A replay on its way: the state so far and what was found."""

    def __init__(self, title: AnyTitle, chances: Chances) -> None:
        self.state: Any = None
        self.plies = 0
        self.stuck = False
        self.departures: list[Departure] = []
        self._title = title
        self._chances = chances

    def ply(
        self, ply: int, decide: Callable[[Chance], Sequence[Any] | Illegal], facts: Sequence[Any]
    ) -> None:
        """Decides a ply again, and goes on with its recorded facts."""
        self.plies += 1
        try:
            departure = _compared(ply, decide(self._chances(ply)), facts)
        except Exception as bug:  # whatever it is, the other plies and games are still of interest
            departure = Failed(ply=ply, because=_told(bug))
        if departure is not None:
            self.departures.append(departure)
        own = [fact for fact in facts if not isinstance(fact, GameFinished)]
        try:
            self.state = fold(self._title, own, self.state)
        except Exception as bug:
            self.stuck = True
            self.departures.append(Failed(ply=ply, because=_told(bug), folding=True))


def _set_up(title: AnyTitle, table: TableState, chance: Chance) -> Sequence[Any] | Illegal:
    options = msgspec.json.decode(table.options, type=title.types.options)
    return title.setup(Table(seats=len(table.seats), options=options), chance)


def _decided(
    title: AnyTitle, state: Any, action: Action[Any], chance: Chance
) -> Sequence[Any] | Illegal:
    accepted = play(title, state, action, chance)
    if isinstance(accepted, Illegal):
        return accepted
    result = title.result(accepted.state)
    return accepted.facts if result is None else (*accepted.facts, GameFinished(result=result))


def _compared(
    ply: int, decided: Sequence[Any] | Illegal, recorded: Sequence[Any]
) -> Departure | None:
    if isinstance(decided, Illegal):
        return NowRefused(ply=ply, illegal=decided)
    if tuple(decided) == tuple(recorded):
        return None
    longest = max(len(decided), len(recorded))
    pairs = [(_at(recorded, at), _at(decided, at)) for at in range(longest)]
    at = next(at for at, (one, other) in enumerate(pairs) if one != other)
    return Different(ply=ply, at=at, recorded=pairs[at][0], decided=pairs[at][1])


def _at(facts: Sequence[Any], at: int) -> Any:
    return facts[at] if at < len(facts) else None


def _told(bug: Exception) -> str:
    return f"{type(bug).__name__}: {bug}"
