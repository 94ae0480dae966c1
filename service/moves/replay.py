"""Replays: a whole game in one pass over its log, a line at a time.

Each scene is made once, of the view that the viewer would get of that ply, so nothing else can
leak. What is sent of it is how it differs from the scene of the ply that the move was played on.
"""

from collections.abc import AsyncIterator, Sequence
from hashlib import blake2b
from itertools import groupby
from typing import Final

import msgspec
from msgspec.structs import replace

from events.envelope import Recorded
from events.log import Log
from games.kernel.scene import Scene
from games.kernel.scene_changes import SceneChanges
from referee.decoder import Decoder
from referee.positions import Position
from referee.redaction import Redaction
from referee.replay_schemas import (
    ReplayEnd,
    ReplayHead,
    ReplayLine,
)
from referee.replayer import Replayer
from referee.replaying import ReplayEncoder, ReplayReader
from service.moves.past_answers import PastAnswers
from service.play.game_cache import LiveGame
from service.play.game_clocks import GameClocks
from service.play.position_cache import PositionCache
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
            encoder = ReplayEncoder(
                self._decoder,
                self._redaction,
                self._replayer,
                game.title,
                game.secrets.salts,
                now,
                reader,
                start,
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
        self, game: LiveGame, now: Position, encoder: ReplayEncoder, start: int
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


def _digest(head: ReplayHead, names: Sequence[str], version: int) -> str:
    """Tells apart replays that differ in anything but game, ply, viewer and program."""
    told = msgspec.json.encode((head, names, version))
    return blake2b(told, digest_size=16).hexdigest()


def _line(line: ReplayLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"
