"""Shadow replay: recorded games decided again, move by move, perhaps under other rules.

Each action is decided on the state that the recorded facts lead to, so every move is judged by
itself: a difference does not carry over into the moves behind it.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeAlias, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.refusal import Illegal
from games.kernel.table.ending import GameFinished
from games.kernel.table.rewinding import Rewound, returned
from games.kernel.table.state import TableFact, TableState, ending, evolve_table
from games.kernel.title import Action, AnyTitle, Table, fold, play

_TABLE = get_args(TableFact)

Chances: TypeAlias = Callable[[int], Chance]
"""The chance of each ply, as it was when the game was played."""


class RecordedMove(Struct, frozen=True, kw_only=True):
    """A move of a log. `facts` are the title's; the end of the game stands behind them.

    `table` is that before the move. `rewound` is what happened right before it, if the game went
    back to an earlier ply.
    """

    ply: int
    action: Action[Any]
    facts: tuple[Any, ...]
    table: TableState
    rewound: Rewound | None = None


class RecordedGame(Struct, frozen=True, kw_only=True):
    """A log that can be decided again. `setup` are the title's facts of ply 0; `rewound` is set if
    the game went back to an earlier ply after its last move."""

    table: TableState
    setup: tuple[Any, ...]
    moves: tuple[RecordedMove, ...]
    rewound: Rewound | None = None

    @property
    def returned_plies(self) -> frozenset[int]:
        """The plies that the game goes back to."""
        rewinds = (*(move.rewound for move in self.moves), self.rewound)
        return frozenset(one.to for one in rewinds if one is not None)


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
    reading = _Reading()
    for ply, value in log:
        reading.take(ply, value)
    if reading.table is None or not reading.table.started:
        return None
    return RecordedGame(
        table=reading.table,
        setup=tuple(reading.setup),
        moves=reading.moves(),
        rewound=reading.rewound,
    )


class _Reading:
    """A log being read: the table so far, and the moves with the facts that belong to them."""

    def __init__(self) -> None:
        self.table: TableState | None = None
        self.setup: list[Any] = []
        self._moves: list[RecordedMove] = []
        self._facts: list[Any] = []
        self.rewound: Rewound | None = None
        self._behind = False

    def take(self, ply: int, value: object) -> None:
        """The next value of the log."""
        if isinstance(value, Action):
            self._begin(ply, value)
        elif isinstance(value, _TABLE):
            self._table(ply, value)
        else:
            (self._facts if self._moves else self.setup).append(value)

    def moves(self) -> tuple[RecordedMove, ...]:
        """All moves, once the log has ended."""
        self._finish()
        return tuple(self._moves)

    def _begin(self, ply: int, action: Action[Any]) -> None:
        assert self.table is not None, "a log begins with GameOpened"
        self._finish()
        self._moves.append(
            RecordedMove(ply=ply, action=action, facts=(), table=self.table, rewound=self.rewound)
        )
        self.rewound, self._behind = None, False

    def _table(self, ply: int, fact: Any) -> None:
        """A fact of the table; only the end of the game can belong to a move, unless something
        else has happened at the table since."""
        self.table = evolve_table(self.table, fact, ply=ply)
        if isinstance(fact, GameFinished) and self._moves and not self._behind:
            self._facts.append(fact)
        self._behind = True
        if isinstance(fact, Rewound):
            self.rewound = fact

    def _finish(self) -> None:
        if self._moves:
            self._moves[-1] = replace(self._moves[-1], facts=tuple(self._facts))
        self._facts = []


def shadow(title: AnyTitle, game: RecordedGame, chances: Chances) -> Shadow:
    """Folds a game, and decides its setup and every action of it again by the rules of `title`.

    What a fork took over from another game is folded only: it was decided there.
    """
    replay = _Replay(title, chances, game)
    replay.ply(0, partial(_set_up, title, game.table), game.setup)
    for move in game.moves:
        if replay.stuck:
            break
        replay.go_back(move.rewound)
        decide = partial(_decided, title, replay.state, move)
        replay.ply(move.ply, decide, move.facts)
    replay.go_back(game.rewound)
    end = None if replay.stuck else replay.state
    return Shadow(plies=replay.plies, departures=tuple(replay.departures), end=end)


class _Replay:
    """A replay on its way: the state so far and what was found."""

    def __init__(self, title: AnyTitle, chances: Chances, game: RecordedGame) -> None:
        self.state: Any = None
        self.plies = 0
        self.stuck = False
        self.departures: list[Departure] = []
        self._title = title
        self._chances = chances
        self._kept = game.returned_plies
        self._taken_over = game.table.taken_over
        self._earlier: dict[int, Any] = {}

    def go_back(self, rewound: Rewound | None) -> None:
        """To an earlier ply, if the game went back."""
        if rewound is not None and not self.stuck:
            self.state = returned(self._earlier[rewound.to], rewound)

    def ply(
        self, ply: int, decide: Callable[[Chance], Sequence[Any] | Illegal], facts: Sequence[Any]
    ) -> None:
        """Decides a ply again, and goes on with its recorded facts."""
        if ply > self._taken_over:
            self._decide(ply, decide, facts)
        own = [fact for fact in facts if not isinstance(fact, GameFinished)]
        try:
            self.state = fold(self._title, own, self.state)
        except Exception as bug:
            self.stuck = True
            self.departures.append(Failed(ply=ply, because=_described(bug), folding=True))
        if ply in self._kept:
            self._earlier[ply] = self.state

    def _decide(
        self, ply: int, decide: Callable[[Chance], Sequence[Any] | Illegal], facts: Sequence[Any]
    ) -> None:
        self.plies += 1
        try:
            departure = _compared(ply, decide(self._chances(ply)), facts)
        except Exception as bug:  # whatever it is, the other plies and games are still of interest
            departure = Failed(ply=ply, because=_described(bug))
        if departure is not None:
            self.departures.append(departure)


def _set_up(title: AnyTitle, table: TableState, chance: Chance) -> Sequence[Any] | Illegal:
    options = msgspec.json.decode(table.options, type=title.types.options)
    return title.rules.setup(Table(seats=len(table.seats), options=options), chance)


def _decided(
    title: AnyTitle, state: Any, move: RecordedMove, chance: Chance
) -> Sequence[Any] | Illegal:
    accepted = play(title, state, move.action, chance)
    if isinstance(accepted, Illegal):
        return accepted
    result = ending(title, accepted.state, move.table)
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


def _described(bug: Exception) -> str:
    return f"{type(bug).__name__}: {bug}"
