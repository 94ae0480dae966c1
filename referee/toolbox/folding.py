"""The fold of a game for programs that keep it by themselves: from its events, as a service or an
export has them, or from its facts alone."""

from collections.abc import Sequence
from typing import Any, Final, get_args

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from events.codec import UnknownKindError, tag
from events.draws import Draws, counted, together
from games.kernel.sentence import Sentence
from games.kernel.table.opening import GameOpened
from games.kernel.table.rewinding import Rewound, returned
from games.kernel.table.state import TableFact
from games.kernel.title import AnyTitle
from referee.decoder import Decoder, UndecodableError
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused

_HIDDEN: Final = b'"hidden"'
_TABLE: Final = get_args(TableFact)
BROKEN: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError)
"""What rules raise that are handed what no rules have given."""


class Folded(Struct, frozen=True, kw_only=True):
    """A game after its events. `state` is that of the title, None before its first fact; `branch`
    is how often the game went back to an earlier ply."""

    ruleset: str
    state: Any = None
    ply: int = 0
    version: int = 0
    draws: Draws = ()
    branch: int = 0

    @property
    def over(self) -> bool:
        """Whether the rules await nothing any more."""
        return not self.state.agenda.frames


class _Around(Struct, frozen=True, kw_only=True):
    """What stands around a fact: nothing at all, or an event of a service or of an export."""

    type: str | UnsetType = UNSET
    version: int | UnsetType = UNSET
    ply: int = 0
    data: Raw | UnsetType = UNSET
    draws: dict[str, int] = {}


class _Tagged(Struct, frozen=True):
    type: str


class _Event(Struct, frozen=True, kw_only=True):
    """An event, or a fact alone, which has no `place` in a log: no version and no ply."""

    kind: str
    payload: bytes
    place: tuple[int, int] | None = None
    draws: Draws = ()


_around: Final = msgspec.json.Decoder(_Around)
_tagged: Final = msgspec.json.Decoder(_Tagged)


class Folder:
    """Folds games of one title. Problems name the event that does not fit by its index."""

    def __init__(self, title: AnyTitle, decoder: Decoder) -> None:
        self.title = title
        self._decoder = decoder
        commands = title.types.command
        self._commands = frozenset(tag(one) for one in get_args(commands) or (commands,))

    def folded(self, start: Folded, events: Sequence[Raw]) -> Folded:
        """The game after more events, oldest first."""
        fold = _Fold(self.title, start)
        for index, raw in enumerate(events):
            event = _read(index, raw)
            commanded = event.kind in self._commands
            fold.reach(index, event, moves=commanded)
            if not commanded:
                fold.happen(index, self._fact(index, event))
        return fold.end

    def _fact(self, index: int, event: _Event) -> Struct:
        try:
            return self._decoder.struct(event.kind, event.payload)
        except UnknownKindError:
            values = {"kind": event.kind, "title": self.title.meta.slug}
            raise _unfit(index, Sentence("event-of-other-title", values)) from None
        except UndecodableError:
            raise _unfit(index, _senseless(event)) from None


class _Fold:
    """A game on the way. It keeps the states that it may go back to: they share what is equal."""

    def __init__(self, title: AnyTitle, start: Folded) -> None:
        self._evolve = title.rules.evolve
        self._ruleset, self._branch = start.ruleset, start.branch
        self._ply, self._version, self._state = start.ply, start.version, start.state
        self._draws = [start.draws]
        self._states = {start.version: start.state}

    @property
    def end(self) -> Folded:
        """The game now."""
        return Folded(
            ruleset=self._ruleset,
            state=self._state,
            ply=self._ply,
            version=self._version,
            draws=together(*self._draws),
            branch=self._branch,
        )

    def reach(self, index: int, event: _Event, *, moves: bool) -> None:
        """Stands where an event is; it has not happened yet."""
        version, ply = self._version + 1, self._ply + moves
        if event.place is not None:
            if event.place[0] != version:
                values = {"expected": version, "version": event.place[0]}
                raise _unfit(index, Sentence("event-gap", values))
            version, ply = event.place
        self._version, self._ply = version, ply
        self._draws.append(event.draws)
        self._states[version] = self._state

    def happen(self, index: int, fact: Struct) -> None:
        """Folds what has happened."""
        match fact:
            case GameOpened(ruleset=ruleset):
                self._ruleset = ruleset
            case Rewound(version=version):
                if self._states.get(version) is None:
                    raise _unfit(index, Sentence("event-goes-back", {"version": version}))
                self._state = returned(self._states[version], fact)
                self._branch += 1
            case _ if not isinstance(fact, _TABLE):
                self._state = self._evolved(index, fact)
        self._states[self._version] = self._state

    def _evolved(self, index: int, fact: Struct) -> Any:
        try:
            return self._evolve(self._state, fact)
        except BROKEN as trouble:
            raise _unfit(index, Sentence("rules-failed", {"trouble": repr(trouble)})) from trouble


def _read(index: int, raw: Raw) -> _Event:
    try:
        around = _around.decode(raw)
        if around.version is UNSET or around.data is UNSET:
            return _Event(kind=_tagged.decode(raw).type, payload=bytes(raw))
        inner = around.data
        kind = _tagged.decode(inner).type if around.type is UNSET else around.type
    except msgspec.ValidationError:
        raise _unfit(index, Sentence("event-expected")) from None
    place = (around.version, around.ply)
    return _Event(kind=kind, payload=bytes(inner), place=place, draws=counted(around.draws))


def _senseless(event: _Event) -> Sentence:
    """Why an event of a known kind cannot be read: something in it is hidden, or wrong."""
    if _HIDDEN not in event.payload:
        return Sentence("event-senseless", {"kind": event.kind})
    version, ply = event.place or (0, 0)
    return Sentence("event-hides", {"version": version, "kind": event.kind, "ply": ply})


def _unfit(index: int, because: Sentence) -> ProblemError:
    return refused(kinds.INVALID_BODY, because, field=f"events[{index}]")
