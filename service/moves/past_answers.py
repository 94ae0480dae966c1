"""Answers about plies of the past, each made once for all who see the same.

A ply that a game has left never changes (plies are never given twice), so what is told of it
depends on who looks, on whether the end of the game has opened everything, and on the program
(`AnswerKey`). An answer is looked for in memory, then made of a position in memory, then looked for
in Redis, then made of the log.
"""

import msgspec

from events.log import Log
from games.kernel.seats import Viewer
from games.kernel.title import AnyTitle
from referee.positions import FINISHED, Position
from referee.redaction import Redaction
from referee.showing import Showing
from referee.validators import etag_of
from referee.viewers import viewer_class
from service.moves.builds import Builds
from service.moves.cached_answers import AnswerKey, CachedAnswer, CachedAnswers
from service.moves.shared_answers import SharedAnswer, SharedAnswers
from service.play.game_cache import LiveGame
from service.play.position_cache import PositionCache
from service.process.metrics import Metrics


class PastAnswers:
    """States and scenes at any ply."""

    def __init__(
        self,
        log: Log,
        past: PositionCache,
        redaction: Redaction,
        kept: CachedAnswers,
        shared: SharedAnswers,
        metrics: Metrics,
    ) -> None:
        self._log = log
        self._past = past
        self._redaction = redaction
        self._cached = kept
        self._shared = shared
        self._metrics = metrics
        self._builds = Builds()

    def key(
        self, game: LiveGame, now: Position, ply: int, what: str, viewer: Viewer, detail: str = ""
    ) -> AnswerKey | None:
        """The key of an answer at a ply, for a game that stands at `now`."""
        seen_by = viewer_class(viewer, over=now.over)
        if seen_by is None:
            return None
        rules = self._builds.name(game.title, now.seen.ruleset)
        return AnswerKey(
            game=game.id, ply=ply, what=what, viewer=seen_by, rules=rules, detail=detail
        )

    def lasting(
        self, game: LiveGame, ply: int, showing: Showing, viewer: Viewer
    ) -> CachedAnswer | None:
        """An answer that never changes and is the same for everybody, if it is at hand, or can be
        made of what is; it is right even where the game in memory is behind the log."""
        now = game.position
        if now.state is None or ply >= now.ply:
            return None
        key = self.key(game, now, ply, showing.name, viewer)
        if key is None:
            return None
        found, source = self._cached.get(key), "memory"
        if found is None and now.over and (position := self._past.known(game.id, ply)) is not None:
            found, source = self._made(game, now, ply, position, showing, viewer), "position"
            self._cached.add(key, found)
        if found is None or not found.lasting:
            return None
        self._metrics.past_answer(source, self._cached.size)
        return found

    def build(self, title: AnyTitle) -> str:
        """A name for the rules and views that answers about games of a title are made by."""
        return self._builds.name(title, title.meta.ruleset)

    @property
    def room(self) -> int:
        """Bytes that the largest answer may have that is kept."""
        return self._cached.largest

    def cached(self, key: AnswerKey) -> bytes | None:
        """What was kept under a key."""
        found = self._cached.get(key)
        if found is not None:
            self._metrics.past_answer("memory", self._cached.size)
        return None if found is None else found.body

    def cache(self, key: AnswerKey, body: bytes) -> None:
        """Keeps something that was made of the log, and that nobody asks for by its validator."""
        self._cached.add(key, CachedAnswer(body=body, etag="", lasting=False))
        self._metrics.past_answer("log", self._cached.size)

    async def at(self, game: LiveGame, ply: int, showing: Showing, viewer: Viewer) -> CachedAnswer:
        """The answer at a ply that the game has reached; `game` is as the log has it now. The last
        ply is not yet the past: the end of the game belongs to it."""
        now = game.position
        key = self.key(game, now, ply, showing.name, viewer) if ply < now.ply else None
        if key is None:
            return self._made(game, now, ply, await self._past.at(game.basis, ply), showing, viewer)
        found, source = self._cached.get(key), "memory"
        if found is None:
            found, source = await self._found(key, game, now, showing, viewer)
            self._cached.add(key, found)
        self._metrics.past_answer(source, self._cached.size)
        return found

    def latest(
        self, game: LiveGame, position: Position, showing: Showing, viewer: Viewer
    ) -> CachedAnswer:
        """The answer about the game as it stands."""
        return self._made(game, position, position.ply, position, showing, viewer)

    async def _found(
        self, key: AnswerKey, game: LiveGame, now: Position, showing: Showing, viewer: Viewer
    ) -> tuple[CachedAnswer, str]:
        """The answer, and where it came from."""
        known = self._past.known(game.id, key.ply) is not None
        if not known and (shared := await self._confirmed(key)) is not None:
            return shared, "redis"
        position = await self._past.at(game.basis, key.ply)
        made = self._made(game, now, key.ply, position, showing, viewer)
        if not known:
            self._shared.add(
                key, SharedAnswer(position.version, position.head, made.lasting, made.body)
            )
        return made, "position" if known else "log"

    async def _confirmed(self, key: AnswerKey) -> CachedAnswer | None:
        """What somebody has shared, if the log has the event that it was made after, and goes on
        behind it as it did: an end of the game would belong to the ply."""
        found = await self._shared.get(key)
        if found is None:
            return None
        events = await self._log.read(key.game, after=found.version - 1, limit=2)
        if len(events) < 2 or events[0].ply != key.ply or events[0].hash != found.head:
            return None
        if events[1].ply == key.ply and events[1].kind == FINISHED:
            return None
        return CachedAnswer(body=found.body, etag=etag_of(found.body), lasting=found.lasting)

    def _made(
        self,
        game: LiveGame,
        now: Position,
        ply: int,
        position: Position,
        showing: Showing,
        viewer: Viewer,
    ) -> CachedAnswer:
        """The answer, made of a position. It lasts if it is of the past, and nothing in it can be
        opened. (The end of a game stands behind its last ply, whose scores it makes final.)"""
        title, over = game.title, now.over
        view = self._redaction.seen(
            title, position.state, viewer, over=over, result=position.result
        )
        body = msgspec.json.encode(showing.made(title, position, ply, view.json))
        return CachedAnswer(body=body, etag=etag_of(body), lasting=ply < now.ply and view.whole)
