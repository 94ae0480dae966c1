"""The evidence of a dispute, put together for one viewer.

What a viewer may not know must not show through what is missing either: while the game runs,
everything about a refused command is for its seat and for arbiters only, and so are the legal
commands, the draws and what differs in a re-decision.
"""

from msgspec import Raw, Struct

from events.chain import genesis
from events.log import Log
from games.kernel.scene_comparison import SceneDifference
from games.kernel.seats import AtSeat, Auditor, Seat, Viewer
from games.kernel.title import Action
from projections.database import Pool
from referee.decoder import Decoder
from referee.positions import Position
from referee.redaction import Redaction
from referee.schemas import Event
from referee.state_schemas import StateShown
from service.audit.proofs import Prover
from service.disputes.cases import Case, Cases, Matter
from service.disputes.causes import differences
from service.disputes.citations import founding_rules, named_rules
from service.disputes.outcomes import redecision_shown
from service.disputes.records import DisputeRecord
from service.disputes.schemas import ChainThere, LegalThen, RedecisionShown, RuleCited
from service.moves.legal import LegalCommands
from service.play.event_texts import EventPresenter
from service.play.game_cache import LiveGame
from service.play.reader import Reader
from service.process.cooperative_scheduling import CooperativeScheduler
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
        self._decoder = decoder
        self._redaction = redaction
        self._prover = prover
        self._cases = Cases(pool, log, reader, scheduler)

    async def of_dispute(
        self, game: LiveGame, record: DisputeRecord, viewer: Viewer, language: str
    ) -> Evidence:
        """All that the viewer may see about a dispute, in a language."""
        return await self._evidence(game, Matter.of(record), viewer, language)

    async def of_ply(
        self, game: LiveGame, ply: int, viewer: Viewer, language: str, *, again: bool
    ) -> Evidence:
        """All that the viewer may see about a ply that the game has; `again`: a process of its own
        decides it again."""
        return await self._evidence(game, Matter(ply=ply, again=again), viewer, language)

    async def _evidence(
        self, game: LiveGame, matter: Matter, viewer: Viewer, language: str
    ) -> Evidence:
        case = await self._cases.of(game, matter)
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
            rules=(
                *(named_rules(case) if own else ()),
                *founding_rules(case, events, self._decoder, language),
            ),
            redecision=redecision_shown(again, case.after, opened=opened, own=own)
            if told and again is not None
            else None,
            draws=again.draws if opened and again is not None else None,
            chain=await self._chain(case),
        )

    async def _legal(self, case: Case, language: str) -> LegalThen | None:
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

    def _state(
        self, game: LiveGame, position: Position | None, viewer: Viewer
    ) -> StateShown | None:
        if position is None or position.state is None:
            return None
        view = self._redaction.view(
            game.title, position.state, viewer, over=game.position.over, result=position.result
        )
        return StateShown(ply=position.ply, version=position.version, view=Raw(view))

    def _notation(self, case: Case, viewer: Viewer) -> str | None:
        if not case.moment.events or case.seat is None:
            return None
        action = self._decoder.decode(case.moment.events[0])
        assert isinstance(action, Action), "a move begins with its action event"
        over = case.game.position.over
        return self._redaction.line(case.game.title, action, viewer, over=over)

    async def _chain(self, case: Case) -> ChainThere:
        game, moment = case.game, case.moment
        last = moment.last
        previous = genesis(game.id, game.secrets.commitment)
        if moment.previous is not None:
            previous = moment.previous.hash or b""
        return ChainThere(
            previous=previous.hex(),
            head=(last.hash or b"").hex(),
            commitment=game.secrets.commitment,
            partition=last.partition,
            inclusion=await self._prover.inclusion(game, last.version),
            receipt=self._prover.receipts([last])[0],
            seed=game.secrets.seed.hex() if game.position.over else None,
        )
