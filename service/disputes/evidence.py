"""The evidence of a dispute, put together for one viewer.

What a viewer may not know must not show through what is missing either: while the game runs,
everything about a refused command is for its seat and for arbiters only, and so are the legal
commands, the draws and what differs in a re-decision.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Raw, Struct

from events.chain import genesis
from events.log import Log
from games.kernel.scene_comparison import SceneDifference
from games.kernel.seats import AtSeat, Auditor, Seat, Viewer
from games.kernel.sentence import Sentence
from games.kernel.title import Action
from projections.database import Pool
from projections.decoder import Decoder
from service.audit.proofs import Prover
from service.disputes import moments
from service.disputes.causes import differences, founding
from service.disputes.moments import Moment
from service.disputes.question import AboutPly, Redecision
from service.disputes.records import DisputeRecord
from service.disputes.redecisions import Redecisions
from service.disputes.requests import request_of, state_hash
from service.disputes.schemas import ChainThere, LegalThen, RedecisionShown, RuleCited
from service.moves.legal import LegalCommands
from service.moves.schemas import StateShown
from service.play.event_texts import EventPresenter
from service.play.game_cache import LiveGame
from service.play.positions import Position
from service.play.reader import Reader
from service.play.redaction import Redaction
from service.play.schemas import Event
from service.problems.problem import rule_url
from service.process.cooperative_scheduling import CooperativeScheduler
from service.refusals import store as refusals
from service.refusals.refusal import Refusal
from verifier.finding import Draw


class Evidence(Struct, frozen=True, kw_only=True):
    """What there is about a ply or a refusal, as the viewer may see it."""

    seat: Seat | None
    before: StateShown | None
    after: StateShown | None
    differences: tuple[SceneDifference, ...]
    legal: LegalThen | None
    notation: str | None
    events: tuple[Event, ...]
    refusal: Refusal | None
    rules: tuple[RuleCited, ...]
    redecision: RedecisionShown | None
    draws: tuple[Draw, ...] | None
    chain: ChainThere


class _Matter(Struct, frozen=True, kw_only=True):
    """What is looked at: a ply, or that a seat was refused something, at `version` at the latest.
    `again`: whether it is decided again."""

    ply: int | None
    refusal: str | None = None
    seat: Seat | None = None
    version: int = 0
    again: bool = True

    @classmethod
    def of(cls, record: DisputeRecord) -> "_Matter":
        """What a dispute is about."""
        fact, version = record.fact, record.opened.version
        return cls(ply=fact.ply, refusal=fact.refusal, seat=fact.seat, version=version)


class _Case(Struct, frozen=True, kw_only=True):
    """What is looked at with everything in it, before anything is hidden."""

    game: LiveGame
    moment: Moment
    before: Position | None
    after: Position
    seat: Seat | None
    refusal: Refusal | None
    redecision: Redecision | None


class Archive:
    """Puts evidence together."""

    def __init__(
        self,
        pool: Pool,
        log: Log,
        reader: Reader,
        decoder: Decoder,
        redaction: Redaction,
        prover: Prover,
        scheduler: CooperativeScheduler,
    ) -> None:
        self._pool = pool
        self._log = log
        self._reader = reader
        self._decoder = decoder
        self._redaction = redaction
        self._prover = prover
        self._fresh = Redecisions(scheduler)

    async def of_dispute(
        self, game: LiveGame, record: DisputeRecord, viewer: Viewer, language: str
    ) -> Evidence:
        """All that the viewer may see about a dispute, in a language."""
        return await self._evidence(game, _Matter.of(record), viewer, language)

    async def of_ply(
        self, game: LiveGame, ply: int, viewer: Viewer, language: str, *, again: bool
    ) -> Evidence:
        """All that the viewer may see about a ply that the game has; `again`: a process of its own
        decides it again."""
        return await self._evidence(game, _Matter(ply=ply, again=again), viewer, language)

    async def _evidence(
        self, game: LiveGame, matter: _Matter, viewer: Viewer, language: str
    ) -> Evidence:
        case = await self._case(game, matter)
        over = game.position.over
        opened = over or isinstance(viewer, Auditor)
        own = opened or (isinstance(viewer, AtSeat) and viewer.seat == case.seat)
        told = own or matter.ply is not None
        again = case.redecision
        before = self._state(game, case.before, viewer)
        after = None if matter.ply is None else self._state(game, case.after, viewer)
        events = self._redaction.events(
            case.moment.events, viewer, over=over, salts=game.secrets.salts
        )
        return Evidence(
            seat=case.seat,
            before=before,
            after=after,
            differences=differences(game.title, before, after, language),
            legal=await self._legal(case, language) if own else None,
            notation=self._notation(case, viewer),
            events=await EventPresenter(self._pool, game, language).present(events),
            refusal=case.refusal if own else None,
            rules=(*(_rules(case) if own else ()), *self._founding(case, events, language)),
            redecision=_redecision(again, case.after, opened=opened, own=own)
            if told and again is not None
            else None,
            draws=again.draws if opened and again is not None else None,
            chain=await self._chain(case),
        )

    async def _case(self, game: LiveGame, matter: _Matter) -> _Case:
        """Everything about it; another process decides again meanwhile."""
        log = await self._log.read(game.id, until=game.position.version)
        refusal, redecision = None, None
        if matter.ply is not None:
            moment = moments.of_ply(log, matter.ply)
            seat = moment.events[0].seat
            if matter.again:
                redecision = await self._fresh.decide(game, moment.log, AboutPly(ply=matter.ply))
        else:
            refusal = await refusals.of_id(self._pool, game.id, matter.refusal or "")
            moment = moments.at_version(log, refusal.version if refusal else matter.version)
            seat, about = matter.seat, refusal and request_of(refusal)
            redecision = Redecision(outcome="unknown", by="", because=Sentence("not-by-rules"))
            if about:
                redecision = await self._fresh.decide(game, moment.log, about)
        before = after = await self._reader.at_version(game.title, game.id, moment.after)
        if moment.events:
            before = await self._reader.at_version(game.title, game.id, moment.before)
        return _Case(
            game=game,
            moment=moment,
            before=before if moment.before else None,
            after=after,
            seat=seat,
            refusal=refusal,
            redecision=redecision,
        )

    async def _legal(self, case: _Case, language: str) -> LegalThen | None:
        """What the seat could have played at that moment."""
        if case.before is None or case.before.state is None or case.seat is None:
            return None
        listing = LegalCommands(self._pool, self._redaction, language)
        found = await listing.at(case.game, case.before, case.seat)
        return LegalThen(
            decision=found.decision,
            commands=found.commands,
            asks=found.asks,
            words=tuple(hint.words for hint in found.hints),
        )

    def _founding(self, case: _Case, events: Sequence[Event], language: str) -> Iterator[RuleCited]:
        """The rules that the events of the ply are of, in the order of the events."""
        title, by_rule = case.game.title, dict[str, list[int]]()
        for event, shown in zip(case.moment.events, events, strict=True):
            for rule in founding(self._decoder.decode(event)):
                by_rule.setdefault(rule, []).append(shown.version)
        if title.words is None:
            return
        phrases = title.words.of(language)
        for rule, versions in by_rule.items():
            text, url = phrases.rule(rule), rule_url(title.meta.slug, rule)
            if text is not None:
                found = tuple(versions)
                yield RuleCited(rule=rule, rule_url=url, because=text, by="event", events=found)

    def _state(
        self, game: LiveGame, position: Position | None, viewer: Viewer
    ) -> StateShown | None:
        if position is None or position.state is None:
            return None
        view = self._redaction.view(
            game.title, position.state, viewer, over=game.position.over, result=position.result
        )
        return StateShown(ply=position.ply, version=position.version, view=Raw(view))

    def _notation(self, case: _Case, viewer: Viewer) -> str | None:
        if not case.moment.events or case.seat is None:
            return None
        action = self._decoder.decode(case.moment.events[0])
        assert isinstance(action, Action), "a move begins with its action event"
        over = case.game.position.over
        return self._redaction.line(case.game.title, action, viewer, over=over)

    async def _chain(self, case: _Case) -> ChainThere:
        game, moment = case.game, case.moment
        last, before = moment.log[-1], moment.before
        previous = genesis(game.id, game.secrets.commitment)
        if before:
            previous = moment.log[before - 1].hash or b""
        return ChainThere(
            previous=previous.hex(),
            head=(last.hash or b"").hex(),
            commitment=game.secrets.commitment,
            partition=last.partition,
            inclusion=await self._prover.inclusion(game, last.version),
            receipt=self._prover.receipts([last])[0],
            seed=game.secrets.seed.hex() if game.position.over else None,
        )


class _Because(Struct, frozen=True):
    """Why, as it is stored: an English sentence, and its key and values if it had them."""

    because: str | None = None
    key: str | None = None
    args: Mapping[str, Any] | None = None


def _stored(sentence: Sentence | None) -> _Because:
    """A sentence that nobody has written out yet."""
    if sentence is None:
        return _Because()
    return _Because(None, sentence.key, sentence.args)


def _rules(case: _Case) -> Iterator[RuleCited]:
    """The rules that were named."""
    if case.refusal is not None and case.refusal.rule is not None:
        told = msgspec.json.decode(case.refusal.problem, type=_Because)
        yield _cited(case, case.refusal.rule, told, "service")
    again = case.redecision
    if again is not None and again.rule is not None and again.outcome != "same":
        yield _cited(case, again.rule, _stored(again.because), "redecision")


def _cited(
    case: _Case, rule: str, why: _Because, by: Literal["service", "redecision"]
) -> RuleCited:
    url = rule_url(case.game.title.meta.slug, rule)
    because = why.because or ""
    return RuleCited(rule=rule, rule_url=url, because=because, by=by, key=why.key, args=why.args)


def _redecision(found: Redecision, after: Position, *, opened: bool, own: bool) -> RedecisionShown:
    why = _stored(found.because if own else None)
    differs = found.outcome == "different"
    return RedecisionShown(
        outcome=found.outcome,
        by=found.by,
        plies=found.plies,
        departures=found.departures,
        chain="good" if found.broken is None else "bad",
        state=_compared(found.state, after),
        because=why.because,
        key=why.key,
        args=why.args,
        at=found.at if opened and differs else None,
        recorded=found.recorded if opened and differs else UNSET,
        decided=found.decided if opened and differs else UNSET,
    )


def _compared(state: str | None, after: Position) -> Literal["same", "different", "unknown"]:
    if state is None:
        return "unknown"
    return "same" if state == state_hash(after.state) else "different"
