"""What evidence is about, with everything in it, before anything is hidden."""

from msgspec import Struct

from events.log import Log
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from projections.database import Pool
from referee.positions import Position
from service.disputes.moments import Moment, Moments
from service.disputes.question import About, AboutPly, Redecision
from service.disputes.records import DisputeRecord
from service.disputes.redecisions import Redecisions
from service.disputes.requests import request_of
from service.play.game_cache import LiveGame
from service.play.reader import Reader
from service.process.cooperative_scheduling import CooperativeScheduler
from service.refusals import store as refusals
from service.refusals.refusal import Refusal


class Matter(Struct, frozen=True, kw_only=True):
    """What is looked at: a ply, or that a seat was refused something, at `version` at the latest.
    `again`: whether it is decided again."""

    ply: int | None
    refusal: str | None = None
    seat: Seat | None = None
    version: int = 0
    again: bool = True

    @classmethod
    def of(cls, record: DisputeRecord) -> "Matter":
        """What a dispute is about."""
        fact, version = record.fact, record.opened.version
        return cls(ply=fact.ply, refusal=fact.refusal, seat=fact.seat, version=version)


class Case(Struct, frozen=True, kw_only=True):
    """A matter with the moment that it is about, the table before and after, and what came out when
    it was decided again."""

    game: LiveGame
    moment: Moment
    before: Position | None
    after: Position
    seat: Seat | None
    refusal: Refusal | None
    redecision: Redecision | None


class Cases:
    """Puts cases together. Of the log only what a matter is about is read; all of it only to decide
    again what was not decided again before."""

    def __init__(
        self, pool: Pool, log: Log, reader: Reader, scheduler: CooperativeScheduler
    ) -> None:
        self._pool = pool
        self._log = log
        self._reader = reader
        self._moments = Moments(log)
        self._fresh = Redecisions(scheduler)

    async def of(self, game: LiveGame, matter: Matter) -> Case:
        """Everything about a matter; another process decides again meanwhile."""
        if matter.ply is not None:
            return await self._of_ply(game, matter, matter.ply)
        refusal = await refusals.of_id(self._pool, game.id, matter.refusal or "")
        version = refusal.version if refusal else matter.version
        moment = await self._moments.at_version(game.id, version)
        about = refusal and request_of(refusal)
        redecision = Redecision(outcome="unknown", by="", because=Sentence("not-by-rules"))
        if about:
            redecision = await self._decided(game, moment, about)
        there = await self._reader.at_version(game.title, game.id, moment.after)
        return Case(
            game=game,
            moment=moment,
            before=there if moment.before else None,
            after=there,
            seat=matter.seat,
            refusal=refusal,
            redecision=redecision,
        )

    async def _of_ply(self, game: LiveGame, matter: Matter, ply: int) -> Case:
        moment = await self._moments.of_ply(game.id, ply, game.position.version)
        redecision = None
        if matter.again:
            redecision = await self._decided(game, moment, AboutPly(ply=ply))
        before = await self._reader.at_version(game.title, game.id, moment.before)
        after = await self._reader.reach(game.title, game.id, before, moment.events)
        return Case(
            game=game,
            moment=moment,
            before=before if moment.before else None,
            after=after,
            seat=moment.events[0].seat,
            refusal=None,
            redecision=redecision,
        )

    async def _decided(self, game: LiveGame, moment: Moment, about: About) -> Redecision:
        return await self._fresh.decide(
            game, moment.after, about, lambda: self._log.read(game.id, until=moment.after)
        )
