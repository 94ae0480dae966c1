"""The evidence of a dispute, put together for one viewer.

What a viewer may not know must not show through what is missing either: while the game runs,
everything about a refused command is for its seat and for arbiters only, and so are the legal
commands, the draws and what differs in a re-decision.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Raw, Struct

from events.chain import genesis
from events.log import Log
from games.kernel.seats import AtSeat, Auditor, Seat, Viewer
from games.kernel.sentence import Sentence
from games.kernel.title import Action
from projections.database import Pool
from projections.decoder import Decoder
from service.audit.proofs import Prover
from service.disputes import moments
from service.disputes.moments import Moment
from service.disputes.question import AboutPly, Redecision
from service.disputes.records import DisputeRecord
from service.disputes.redecisions import Redecisions
from service.disputes.requests import request_of, state_hash
from service.disputes.schemas import ChainThere, LegalThen, RedecisionShown, RuleCited
from service.moves.schemas import StateShown
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
    """What there is about a dispute, as the viewer may see it."""

    seat: Seat | None
    before: StateShown | None
    after: StateShown | None
    legal: LegalThen | None
    notation: str | None
    events: tuple[Event, ...]
    refusal: Refusal | None
    rules: tuple[RuleCited, ...]
    redecision: RedecisionShown | None
    draws: tuple[Draw, ...] | None
    chain: ChainThere


class _Case(Struct, frozen=True, kw_only=True):
    """A dispute with everything in it, before anything is hidden."""

    game: LiveGame
    moment: Moment
    before: Position | None
    after: Position
    seat: Seat | None
    refusal: Refusal | None
    redecision: Redecision


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

    async def of_dispute(self, game: LiveGame, record: DisputeRecord, viewer: Viewer) -> Evidence:
        """All that the viewer may see about a dispute."""
        case = await self._case(game, record)
        over = game.position.over
        opened = over or isinstance(viewer, Auditor)
        own = opened or (isinstance(viewer, AtSeat) and viewer.seat == case.seat)
        told = own or record.fact.ply is not None
        return Evidence(
            seat=case.seat,
            before=self._state(game, case.before, viewer),
            after=None if record.fact.ply is None else self._state(game, case.after, viewer),
            legal=_legal(case) if own else None,
            notation=self._notation(case, viewer),
            events=self._redaction.events(
                case.moment.events, viewer, over=over, salts=game.secrets.salts
            ),
            refusal=case.refusal if own else None,
            rules=tuple(_rules(case)) if own else (),
            redecision=_redecision(case, opened=opened, own=own) if told else None,
            draws=case.redecision.draws if opened else None,
            chain=await self._chain(case),
        )

    async def _case(self, game: LiveGame, record: DisputeRecord) -> _Case:
        """Everything about it; another process decides again meanwhile."""
        log = await self._log.read(game.id, until=game.position.version)
        fact, refusal = record.fact, None
        if fact.ply is not None:
            moment = moments.of_ply(log, fact.ply)
            seat = moment.events[0].seat
            redecision = await self._fresh.decide(game, moment.log, AboutPly(ply=fact.ply))
        else:
            refusal = await refusals.of_id(self._pool, game.id, fact.refusal or "")
            moment = moments.at_version(log, refusal.version if refusal else record.opened.version)
            seat, about = fact.seat, refusal and request_of(refusal)
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


def _legal(case: _Case) -> LegalThen | None:
    """What the seat could have played at that moment."""
    if case.before is None or case.before.state is None or case.seat is None:
        return None
    state = case.before.state
    frame = None if case.before.over else state.agenda.open_for(case.seat)
    commands = () if frame is None else case.game.title.rules.legal(state, case.seat)
    return LegalThen(
        decision=None if frame is None else frame.id,
        commands=tuple(Raw(msgspec.json.encode(command)) for command in commands),
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
    if case.redecision.rule is not None and case.redecision.outcome != "same":
        yield _cited(case, case.redecision.rule, _stored(case.redecision.because), "redecision")


def _cited(
    case: _Case, rule: str, why: _Because, by: Literal["service", "redecision"]
) -> RuleCited:
    url = rule_url(case.game.title.meta.slug, rule)
    because = why.because or ""
    return RuleCited(rule=rule, rule_url=url, because=because, by=by, key=why.key, args=why.args)


def _redecision(case: _Case, *, opened: bool, own: bool) -> RedecisionShown:
    found = case.redecision
    why = _stored(found.because if own else None)
    differs = found.outcome == "different"
    return RedecisionShown(
        outcome=found.outcome,
        by=found.by,
        plies=found.plies,
        departures=found.departures,
        chain="good" if found.broken is None else "bad",
        state=_compared(found.state, case.after),
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
