"""Replays: a whole game in one pass over its log, a line at a time.

Each scene is made once, of the view that the viewer would get of that ply, so nothing else can
leak. What is sent of it is how it differs from the scene of the ply that the move was played on.
"""

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import groupby
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from clocks.hours import SECOND
from clocks.reckoning import Reckoning, reckon
from events.envelope import Recorded
from events.log import Log
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
from projections.decoder import Decoder
from service.moves.past_answers import PastAnswers
from service.moves.replay_schemas import (
    PointsChanged,
    ReplayedEvent,
    ReplayedPly,
    ReplayEnd,
    ReplayHead,
    ReplayLine,
    TimeLeft,
)
from service.play.game_cache import LiveGame
from service.play.game_clocks import GameClocks
from service.play.history import Branches
from service.play.position_cache import PositionCache
from service.play.positions import REWOUND, TABLE, Position
from service.play.redaction import Redaction
from service.play.replayer import Replayer
from service.play.schemas import Event, Milestone
from service.play.telling import Said, milestones, told
from service.process.cooperative_scheduling import CooperativeScheduler

CHUNK: Final = 500
"""Events that are read from the log at once."""
PLIES_PER_SLICE: Final = 2
"""Plies between two turns of the loop: two milliseconds at most, since whoever asks for something
else meanwhile waits for several turns."""

ENOUGH: Final = 16_384
"""Bytes that are worth sending while a replay is made."""
PIECE: Final = 65_536
"""Bytes of a kept replay that are sent at once."""

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


class Replays:
    """Tells games, each in one pass."""

    def __init__(
        self,
        log: Log,
        past: PositionCache,
        decoder: Decoder,
        redaction: Redaction,
        replayer: Replayer,
        clocks: GameClocks,
        scheduler: CooperativeScheduler,
        answers: PastAnswers,
    ) -> None:
        self._answers = answers
        self._log = log
        self._past = past
        self._decoder = decoder
        self._redaction = redaction
        self._replayer = replayer
        self._clocks = clocks
        self._scheduler = scheduler

    async def lines(
        self, game: LiveGame, reader: ReplayReader, head: ReplayHead
    ) -> AsyncIterator[bytes]:
        """The lines of a game, some at a time; `head` tells what is known before its scene is. What
        was told once is kept: of the log up to a version the same readers are told the same."""
        now = game.position
        detail = _digest(head, reader.names, now.version)
        key = self._answers.key(game, now, head.ply, "replay", reader.viewer, detail)
        told = None if key is None else self._answers.cached(key)
        if told is not None:
            for first in range(0, len(told), PIECE):
                yield told[first : first + PIECE]
            return
        lines, room = list[bytes](), self._answers.room
        async for piece in self._encode(game, now, reader, head):
            yield piece
            room -= len(piece)
            if room > 0:
                lines.append(piece)
        if key is not None and room > 0:
            self._answers.cache(key, b"".join(lines))

    async def _encode(
        self, game: LiveGame, now: Position, reader: ReplayReader, head: ReplayHead
    ) -> AsyncIterator[bytes]:
        start = await self._past.at(game.basis, head.ply)
        async with self._scheduler.turn():
            encoder = _ReplayEncoder(
                self._decoder, self._redaction, self._replayer, game, now, reader, start
            )
        await self._earlier(game, now, encoder, head.ply)
        if now.seen.terms.clock is not None:
            encoder.clocks = await self._clocks.of(replace(game.basis, position=start))
        yield _line(encoder.headed(head))
        told = bytearray()  # each piece that is sent costs as much as some plies
        async for plies in self._plies(game, start.version, now.version):
            async with self._scheduler.turn():
                for one in (line for ply in plies for line in encoder.ply(ply)):
                    told += _line(one)
            if len(told) >= ENOUGH:
                yield bytes(told)
                told.clear()
        yield bytes(told) + _line(ReplayEnd(version=now.version, stands=encoder.stands))

    async def _earlier(
        self, game: LiveGame, now: Position, encoder: "_ReplayEncoder", start: int
    ) -> None:
        """Takes in the states before the first line that the game goes back to behind it."""
        for one in now.seen.rewinds:
            if one.at >= start > one.to:
                encoder.states[one.to] = (await self._past.at(game.basis, one.to)).state

    async def _plies(
        self, game: LiveGame, after: int, until: int
    ) -> AsyncIterator[list[list[Recorded]]]:
        """The events between two versions, those of some plies at a time."""
        rest: list[Recorded] = []
        while after < until:
            events = await self._log.read(game.id, after=after, until=until, limit=CHUNK)
            after = events[-1].version
            plies = [list(some) for _, some in groupby([*rest, *events], key=lambda one: one.ply)]
            rest = plies.pop() if after < until else []
            for first in range(0, len(plies), PLIES_PER_SLICE):
                yield plies[first : first + PLIES_PER_SLICE]


class _ReplayEncoder:
    """A game while it is told. `states` and `scenes` are those of the plies that it goes back to,
    `stands` is the ply that it has come to."""

    def __init__(
        self,
        decoder: Decoder,
        redaction: Redaction,
        replayer: Replayer,
        game: LiveGame,
        now: Position,
        reader: ReplayReader,
        start: Position,
    ) -> None:
        self._decoder = decoder
        self._redaction = redaction
        self._replayer = replayer
        self._game = game
        self._title: AnyTitle = game.title
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
        salts = self._game.secrets.salts
        shown = self._redaction.event(event, self._reader.viewer, over=self._over, salts=salts)
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


def _digest(head: ReplayHead, names: Sequence[str], version: int) -> str:
    """Tells apart replays that differ in anything but game, ply, viewer and program."""
    told = msgspec.json.encode((head, names, version))
    return blake2b(told, digest_size=16).hexdigest()


def _line(line: ReplayLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"
