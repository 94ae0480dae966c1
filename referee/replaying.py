"""Replays, told a ply at a time.

Each scene is made once, of the view that the viewer would get of that ply, so nothing else can
leak. What is sent of it is how it differs from the scene of the ply that the move was played on.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from clocks.hours import SECOND
from clocks.reckoning import Reckoning, reckon
from events.envelope import Recorded
from events.salts import Salts
from games.kernel.gains import Gain, followed
from games.kernel.importance import Happening, importance, struck
from games.kernel.phrases import Phrases
from games.kernel.points import Points, points
from games.kernel.reader import Part
from games.kernel.result import SeatScore
from games.kernel.scene import Scene
from games.kernel.scene_changes import SceneChanges, between
from games.kernel.scene_comparison import SceneDifference, compared
from games.kernel.seats import AtSeat, Seat, Viewer
from games.kernel.table.rewinding import returned
from games.kernel.title import Action, AnyTitle
from referee.branches import Branches
from referee.decoder import Decoder
from referee.positions import REWOUND, TABLE, Position
from referee.redaction import Redaction
from referee.replay_schemas import (
    PointsChanged,
    ReplayedEvent,
    ReplayedPly,
    ReplayHead,
    ReplayLine,
    TimeLeft,
)
from referee.replayer import Replayer
from referee.schemas import Event, Milestone
from referee.telling import Said, milestones, told

_UNCHANGED: Final = SceneChanges()
_NOTHING: Final = Scene(boards=())


class ReplayReader(Struct, frozen=True, kw_only=True):
    """Who reads a replay: the viewer, the language, what the seats are called there. With `then`
    a game that is over is shown as the viewer could see it while it was played."""

    viewer: Viewer
    then: bool
    phrases: Phrases | None
    names: tuple[str, ...]

    @property
    def seat(self) -> Seat | None:
        """The seat to which moves are more or less important."""
        return self.viewer.seat if isinstance(self.viewer, AtSeat) else None


class ReplayEncoder:
    """A game while it is told. `states` and `scenes` are those of the plies that it goes back to,
    `stands` is the ply that it has come to."""

    def __init__(
        self,
        decoder: Decoder,
        redaction: Redaction,
        replayer: Replayer,
        title: AnyTitle,
        salts: Salts,
        now: Position,
        reader: ReplayReader,
        start: Position,
    ) -> None:
        self._decoder = decoder
        self._redaction = redaction
        self._replayer = replayer
        self._salts = salts
        self._title = title
        self._reader = reader
        self._over = now.over and not reader.then
        self._branches = Branches.of(now.seen.rewinds, now.ply)
        self._kept = {one.to for one in now.seen.rewinds}
        self.clocks: Reckoning | None = None
        self.states: dict[int, Any] = {}
        self.scenes: dict[int, tuple[Scene, tuple[SeatScore, ...]]] = {}
        self.stands, self._at = start.ply, start.at
        self._state = start.state
        self._scene: Scene | None
        self._scene, self._scores = self._shown()
        self._remember()

    def headed(self, head: ReplayHead) -> ReplayHead:
        """The first line, with its scene."""
        assert self._scene is not None
        scene, scores, clocks = self._scene, self._scores, self._time()
        return replace(head, at=self._at, scene=scene, scores=scores, clocks=clocks)

    def ply(self, events: Sequence[Recorded]) -> Iterator[ReplayLine]:
        """The lines of a ply: the move, if it is not one that was told before, and what has
        happened at the table since."""
        table = [number for number, one in enumerate(events) if one.kind.startswith(TABLE)]
        own = events[: table[0]] if table else events
        if own:
            self._reckon(own)
            yield self._moved(own)
        for event in events[len(own) :]:
            self._reckon((event,))
            if event.kind == REWOUND:
                self._go_back(event)
            yield ReplayedEvent(event=self._event(event))

    def _moved(self, events: Sequence[Recorded]) -> ReplayedPly:
        action, last = self._decoder.decode(events[0]), events[-1]
        assert isinstance(action, Action), "a move begins with its action event"
        before = self._scene
        facts = tuple(self._replayer.facts(events))
        self._state, gains = followed(self._title, self._state, facts)
        self._scene, self._scores = self._shown()
        self.stands = last.ply
        self._remember()
        changes = None if before is None else between(before, self._scene)
        differences = () if before is None else self._differences(before, self._scene)
        said = [(one.kind, self._text(one)) for one in events[1:]]
        words = self._words(events[0])
        line = told(self._title, (events[0].kind, words), said)
        happened = Happening(
            seat=action.seat,
            struck=struck(self._title, facts),
            divides=any(type(one) in self._title.showing.milestones for one in facts),
            ends=action.command.ends,
            points=_summed(gains),
            differences=differences,
        )
        return ReplayedPly(
            ply=last.ply,
            version=last.version,
            seat=action.seat,
            at=events[0].at,
            words=words,
            notation=self._redaction.line(
                self._title, action, self._reader.viewer, over=self._over
            ),
            told=None if line == words else line,
            importance=importance(happened, self._reader.seat),
            texts=tuple(text for _, text in said if text),
            parts=self._parts(events[0]),
            parent=self._branches.parents.get(last.ply),
            in_force=any(one.first <= last.ply <= one.last for one in self._branches.line),
            changes=None if changes == _UNCHANGED else changes,
            scene=self._scene if before is None else None,
            scores=self._scores,
            differences=differences,
            milestones=self._milestones(said),
            gains=tuple(
                PointsChanged(seat=one.seat, points=one.points, text=said[one.fact][1])
                for one in gains
            ),
            clocks=self._time(),
        )

    def _milestones(self, said: Sequence[Said]) -> tuple[Milestone, ...]:
        phrases = self._reader.phrases
        return milestones(self._title, said, {} if phrases is None else phrases.names)

    def _differences(self, before: Scene, after: Scene) -> tuple[SceneDifference, ...]:
        phrases = self._reader.phrases
        called = str if phrases is None else phrases.called
        return compared(before, after, called, self._title.showing.background)

    def _go_back(self, event: Recorded) -> None:
        """The game stands as it did after an earlier ply. If that one came before the first line,
        its scene was not told."""
        fact = self._replayer.rewinding(event)
        self._state, self.stands = returned(self.states[fact.to], fact), fact.to
        self._scene, self._scores = self.scenes.get(fact.to, (None, ()))

    def _remember(self) -> None:
        if self.stands in self._kept and self._scene is not None:
            self.states[self.stands] = self._state
            self.scenes[self.stands] = self._scene, self._scores

    def _shown(self) -> tuple[Scene, tuple[SeatScore, ...]]:
        """What the viewer sees of the table, and the points that the view tells."""
        title = self._title
        if self._over:
            seen: Any = self._redaction.whole(title, self._state)
        else:
            view = self._redaction.view(title, self._state, self._reader.viewer, over=False)
            seen = msgspec.json.decode(view, type=title.types.view)
        return _NOTHING if title.showing.scene is None else title.showing.scene(seen), seen.scores

    def _event(self, event: Recorded) -> Event:
        viewer, salts = self._reader.viewer, self._salts
        shown = self._redaction.event(event, viewer, over=self._over, salts=salts)
        return replace(shown, text=self._text(event) or None)

    def _words(self, event: Recorded) -> str:
        phrases = self._reader.phrases
        return "" if phrases is None else phrases.command(self._data(event), self._reader.names)

    def _parts(self, event: Recorded) -> tuple[Part, ...]:
        phrases = self._reader.phrases
        if phrases is None:
            return ()
        return phrases.command_parts(self._data(event), self._reader.names)

    def _text(self, event: Recorded) -> str:
        """What a fact says; nothing if only the engine needs it."""
        phrases = self._reader.phrases
        return "" if phrases is None else phrases.fact(self._data(event), self._reader.names)

    def _data(self, event: Recorded) -> Mapping[str, Any]:
        data = self._redaction.data(event, self._reader.viewer, over=self._over)
        found: Mapping[str, Any] = msgspec.json.decode(data)
        return {"type": event.kind, **found}

    def _reckon(self, events: Sequence[Recorded]) -> None:
        if self.clocks is None:
            return
        for one in events:
            self.clocks = reckon(self.clocks, one.at, one.ply, self._decoder.decode(one))

    def _time(self) -> tuple[TimeLeft, ...]:
        if self.clocks is None:
            return ()
        seats = sorted(self.clocks.seats, key=lambda one: one.seat)
        return tuple(TimeLeft(seat=one.seat, left=one.remaining / SECOND) for one in seats)


def _summed(gains: Sequence[Gain]) -> Mapping[Seat, Points]:
    """The points that each seat got in all."""
    found: dict[Seat, Points] = {}
    for one in gains:
        found[one.seat] = points(found.get(one.seat, 0) + one.points)
    return found
