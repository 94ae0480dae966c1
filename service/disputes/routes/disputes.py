"""Disputes: opening, withdrawing and judging them, and the evidence."""

from typing import Annotated, Any

import msgspec
from litestar import Response
from msgspec import Meta, Struct

from games.kernel.seats import Auditor, Viewer
from games.kernel.sentence import Sentence
from games.kernel.table.disputing import DisputeDismissed, DisputeUpheld
from games.kernel.words import table_words
from projections import dispute_list
from projections.dispute_list import DisputeFilter
from referee.asked import AskedSeat, Look
from referee.languages import preferred
from referee.paging import After, ListWanted, of_this_list, page_of
from referee.problems import kinds
from referee.problems.plain_text import printable
from referee.problems.problem import refused
from service.accounts import accounts
from service.accounts.keyed_responses import Made
from service.disputes import complaints
from service.disputes.court import Matter
from service.disputes.parts import DisputeParts
from service.disputes.presenters import dispute_shown, evidence_shown
from service.disputes.records import DisputeRecord, Verdict
from service.disputes.schemas import (
    DisputeList,
    DisputeListed,
    DisputeShown,
    DisputesListed,
    DisputeStatus,
    EvidenceShown,
    NewDispute,
    NewVerdict,
)
from service.http.call import Call, Nothing
from service.http.idempotency import SHORT_KEY, given, key_of
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.http.replies import json
from service.http.waiting import AtLeast
from service.identity.scopes import Scope
from service.lobby.access import (
    acting,
    chosen,
    find_examinable,
    is_arbiter,
    number_in_path,
    viewer_of,
)
from service.play.event_texts import seat_names
from service.play.game_cache import LiveGame
from service.refusals.refusal import FORM

_ABOUT_GAMES = (kinds.UNKNOWN_GAME,)
_ABOUT_ONE = (kinds.UNKNOWN_GAME, kinds.UNKNOWN_DISPUTE)


class DisputesWanted(Struct, frozen=True, kw_only=True):
    """Which disputes, and which page."""

    status: Annotated[DisputeStatus | None, Meta(description="Disputes with this status.")] = None
    title: Annotated[str | None, Meta(description="Disputes in games of this title.")] = None
    after: After = None
    limit: Annotated[int, Meta(ge=1, le=200, description="Maximum number of items.")] = 50
    at_least: AtLeast = None


@operation(
    "POST",
    "/v1/games/{game_id}/disputes",
    tag="disputes",
    scope=Scope.DISPUTE,
    headers=(SHORT_KEY,),
    answers=(
        Answer(201, DisputeShown, location="Path of the dispute."),
        Answer(200, DisputeShown, meaning="The dispute is already open."),
    ),
    problems=(
        *_ABOUT_GAMES,
        kinds.NOT_YOUR_SEAT,
        kinds.GAME_NOT_STARTED,
        kinds.GAME_ENDED,
        kinds.UNKNOWN_PLY,
        kinds.UNKNOWN_REFUSAL,
        kinds.ALREADY_DISPUTED,
        kinds.TOO_MANY_DISPUTES,
        kinds.TOO_LATE_TO_DISPUTE,
    ),
)
async def open_dispute(call: Call[DisputeParts, NewDispute, Nothing]) -> Response[bytes]:
    """Open a dispute.

    Disputes a ply or one of your refused commands. Arbiters can see the dispute with all evidence.
    If the terms say so (`on_dispute: pause`), the game is paused until the verdict. Repeating the
    request returns the same dispute.
    """
    game = await find_examinable(call)

    async def opened() -> Made:
        number, new = await _opened(call, game)
        shown = msgspec.json.encode(await _one(call, game, number))
        return Made(account=call.account, body=shown, status=201 if new else 200)

    key = key_of(call, f"dispute/{game.id}/{call.account}")
    told = await call.parts.responses.repeatable(key, opened)
    dispute = msgspec.json.decode(told.body, type=_Numbered)
    return given(told, f"/v1/games/{game.id}/disputes/{dispute.number}")


class _Numbered(Struct, frozen=True):
    number: int


async def _opened(
    call: Call[DisputeParts, NewDispute, Nothing], game: LiveGame
) -> tuple[int, bool]:
    """The number of the dispute, and whether it is new."""
    wanted = call.body
    if (wanted.ply is None) == (wanted.refusal is None):
        problem = Sentence("ply-or-refusal")
        raise refused(kinds.INVALID_BODY, problem, field="ply")
    if wanted.refusal is not None and not FORM.fullmatch(wanted.refusal):
        raise refused(kinds.UNKNOWN_REFUSAL, field="refusal")
    words = complaints.made(call.account, printable(wanted.complaint, "complaint"))
    chosen(call, wanted.seat)
    matter = Matter(seat=wanted.seat, ply=wanted.ply, refusal=wanted.refusal)
    return await call.parts.court.open(game, matter, words)


@operation(
    "GET",
    "/v1/games/{game_id}/disputes",
    tag="disputes",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, DisputeList),),
    problems=_ABOUT_GAMES,
)
async def list_disputes(call: Call[DisputeParts, None, ListWanted]) -> Response[bytes]:
    """List the disputes of a game.

    Returns the disputes with their rulings, oldest first.
    """
    game = await find_examinable(call)
    found = await call.parts.records.of_game(game.basis)
    page = page_of(f"disputes of {game.id}", found, lambda one: str(one.number), call.query)
    words = await _words(call, game, *page.items)
    items = tuple(dispute_shown(game, one, words) for one in page.items)
    return json(DisputeList(items=items, next=page.next))


@operation(
    "GET",
    "/v1/disputes",
    tag="disputes",
    scope=Scope.ARBITER,
    answers=(Answer(200, DisputesListed),),
    reads=("disputes",),
)
async def list_all_disputes(call: Call[DisputeParts, None, DisputesWanted]) -> Response[bytes]:
    """List all disputes.

    Requires the scope `arbiter`. The newest dispute comes first. The list is updated with a short
    delay.
    """
    query = call.query
    wanted = DisputeFilter(status=query.status, title=query.title)
    with of_this_list():
        page = await dispute_list.page(
            call.parts.pool, wanted, after_cursor=query.after, limit=query.limit
        )
    items = tuple(
        DisputeListed(
            game=one.game_id,
            title=one.title,
            number=one.number,
            seat=one.seat,
            status=one.status,
            opened_at=one.opened_at,
            ply=one.ply,
            refusal=one.refusal,
            closed_at=one.closed_at,
        )
        for one in page.items
    )
    return json(DisputesListed(items=items, next=page.next))


@operation(
    "GET",
    "/v1/games/{game_id}/disputes/{dispute_number}",
    tag="disputes",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, DisputeShown),),
    problems=_ABOUT_ONE,
)
async def get_dispute(call: Call[DisputeParts, None, Nothing]) -> Response[bytes]:
    """Get a dispute.

    Once the dispute is judged, `verdict_page` is the path of a web page about it.
    """
    game = await find_examinable(call)
    return json(await _one(call, game, _number(call)))


@operation(
    "GET",
    "/v1/games/{game_id}/disputes/{dispute_number}/evidence",
    tag="disputes",
    scope=Scope.READ,
    anonymous=True,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, EvidenceShown),),
    problems=(*_ABOUT_ONE, kinds.NOT_YOUR_SEAT),
)
async def get_evidence(call: Call[DisputeParts, None, Look]) -> Response[bytes]:
    """Get the evidence of a dispute.

    Returns the table before the move, the legal commands, the action and its facts, the rules
    cited, the result of deciding the move again in a separate process, and the proofs of the chain
    and the draws. Arbiters see everything. Other callers see what they may see of the game, and
    everything once it is over.
    """
    game = await find_examinable(call)
    viewer = _viewer(call, game, call.query.seat)
    record = await _hearing(call.parts, game, _number(call))
    language = preferred(call.header("accept-language"))
    found = await call.parts.archive.of_dispute(game, record, viewer, language)
    shown = dispute_shown(game, record, await _words(call, game, record))
    refused_one = found.refusal and found.refusal.account
    known = await accounts.known(call.parts.pool, [refused_one] if refused_one else [])
    seats = await seat_names(
        call.parts.pool, game, (game.title.words or table_words()).of(language)
    )
    evidence = evidence_shown(shown, found, known, game.title.words, language, seats)
    return json(evidence, headers={"Cache-Control": "no-store", "Content-Language": language})


@operation(
    "POST",
    "/v1/games/{game_id}/disputes/{dispute_number}/withdraw",
    tag="disputes",
    scope=Scope.DISPUTE,
    answers=(Answer(200, DisputeShown),),
    problems=(*_ABOUT_ONE, kinds.NOT_YOUR_SEAT, kinds.DISPUTE_DECIDED),
)
async def withdraw_dispute(call: Call[DisputeParts, Nothing, Nothing]) -> Response[bytes]:
    """Withdraw a dispute.

    Only the player of the seat that opened it can do so, while it has no verdict.
    """
    game, number = await find_examinable(call), _number(call)
    await call.parts.court.withdraw(game, number, acting(call, None))
    return json(await _one(call, game, number))


@operation(
    "POST",
    "/v1/games/{game_id}/disputes/{dispute_number}/judge",
    tag="disputes",
    scope=Scope.ARBITER,
    answers=(Answer(200, DisputeShown),),
    problems=(
        *_ABOUT_ONE,
        kinds.PARTIAL_ARBITER,
        kinds.DISPUTE_DECIDED,
        kinds.GAME_ENDED,
        kinds.UNKNOWN_PLY,
    ),
)
async def judge_dispute(call: Call[DisputeParts, NewVerdict, Nothing]) -> Response[bytes]:
    """Judge a dispute.

    Requires the scope `arbiter` and that you do not play in the game. The service appends the
    verdict, the reasons and the effect of the remedy to the log. Nothing is erased: moves on an
    abandoned branch remain readable. Repeating the same verdict has no further effect.
    """
    game, number = await find_examinable(call), _number(call)
    await call.parts.court.judge(game, _verdict(call.body, number), call.account)
    return json(await _one(call, game, number))


def _verdict(wanted: NewVerdict, number: int) -> Verdict:
    ruling = printable(wanted.ruling, "ruling")
    if wanted.verdict == "upheld":
        return DisputeUpheld(dispute=number, ruling=ruling, remedy=wanted.remedy)
    if wanted.remedy is not None:
        raise refused(kinds.INVALID_BODY, Sentence("dismissed-no-remedy"), field="remedy")
    return DisputeDismissed(dispute=number, ruling=ruling)


async def _one(call: Call[DisputeParts, Any, Any], game: LiveGame, number: int) -> DisputeShown:
    record = await _hearing(call.parts, game, number)
    words, arbiter = await _words(call, game, record), None
    if record.verdict is not None and is_arbiter(call, game):
        author = await complaints.author(call.parts.pool, game.id, record.verdict)
        known = await accounts.known(call.parts.pool, [author] if author else [])
        arbiter = known.get(author or "")
    return dispute_shown(game, record, words, arbiter)


async def _hearing(parts: DisputeParts, game: LiveGame, number: int) -> DisputeRecord:
    found = await parts.records.of_number(game.basis, number)
    if found is None:
        raise refused(kinds.UNKNOWN_DISPUTE)
    return found


async def _words(
    call: Call[DisputeParts, Any, Any], game: LiveGame, *found: DisputeRecord
) -> dict[str, complaints.Complaint]:
    """The words that the caller may read: all of them once the game is over, or as an arbiter."""
    digests = [one.fact.complaint for one in found]
    known = await complaints.known(call.parts.pool, game.id, digests)
    if game.position.over or is_arbiter(call, game):
        return known
    own = call.caller.account
    return {digest: one for digest, one in known.items() if one.account_id == own}


def _viewer(call: Call[DisputeParts, Any, Any], game: LiveGame, seat: AskedSeat) -> Viewer:
    return Auditor() if is_arbiter(call, game) else viewer_of(call, game, seat)


def _number(call: Call[DisputeParts, Any, Any]) -> int:
    return number_in_path(call, "dispute_number", kinds.UNKNOWN_DISPUTE)
