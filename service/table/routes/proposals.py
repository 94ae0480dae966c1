"""Proposals to a table: made, listed, answered."""

from typing import Any

import msgspec
from litestar import Response
from msgspec import Struct

from referee.paging import ListWanted, page_of
from referee.problems import kinds
from referee.problems.problem import refused
from service.http.call import Call, Nothing
from service.http.idempotency import IDEMPOTENCY_KEY, Reply, given, key_of
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope
from service.lobby.access import acting, find_examinable, find_readable, number_in_path
from service.play.game_cache import LiveGame
from service.table.parts import TableParts
from service.table.presenters import proposal_shown
from service.table.schemas import ProposalList, ProposalShown, Proposing, Speaking

_PROBLEMS = (kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT, kinds.NOT_AT_THIS_TABLE)
_ABOUT_ONE = (*_PROBLEMS, kinds.UNKNOWN_PROPOSAL)


class _Numbered(Struct, frozen=True):
    number: int


@operation(
    "POST",
    "/v1/games/{game_id}/proposals",
    tag="table",
    scope=Scope.PROPOSE,
    headers=(IDEMPOTENCY_KEY,),
    answers=(
        Answer(201, ProposalShown, location="Path of the proposal."),
        Answer(200, ProposalShown, meaning="The seat has proposed this already."),
    ),
    problems=(*_PROBLEMS, kinds.GAME_ENDED, kinds.UNKNOWN_PLY),
)
async def create_proposal(call: Call[TableParts, Proposing, Nothing]) -> Response[bytes]:
    """Propose a takeback, a pause, a resumption or calling off the game.

    The proposal takes effect when every person at the table has agreed. Bots agree to every
    proposal except takebacks. A takeback of your own last moves takes effect at once if they
    revealed nothing new to you: it is `agreed` in the response. Moves that were taken back remain
    in the log.
    """
    game, wanted = await find_readable(call), call.body
    key = key_of(call, f"proposal/{game.id}/{call.account}", game=game.id)
    who = acting(call, wanted.seat)
    told = await call.parts.proposals.propose(game, who, wanted.proposal, key)
    if told is None:
        shown = msgspec.json.encode(await _one(call, game, game.position.seen.proposals))
        told = Reply(body=shown, status=200)
    made = msgspec.json.decode(told.body, type=_Numbered)
    return given(told, f"/v1/games/{game.id}/proposals/{made.number}")


@operation(
    "GET",
    "/v1/games/{game_id}/proposals",
    tag="table",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, ProposalList),),
    problems=(kinds.UNKNOWN_GAME,),
)
async def list_proposals(call: Call[TableParts, None, ListWanted]) -> Response[bytes]:
    """List the proposals of a game.

    Returns the open proposal and those that ended, oldest first.
    """
    game = await find_examinable(call)
    found = await call.parts.records.of_game(game.basis)
    page = page_of(f"proposals of {game.id}", found, lambda one: str(one.number), call.query)
    items = tuple(proposal_shown(game.id, one) for one in page.items)
    return json(ProposalList(items=items, next=page.next))


@operation(
    "GET",
    "/v1/games/{game_id}/proposals/{proposal_number}",
    tag="table",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, ProposalShown),),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_PROPOSAL),
)
async def get_proposal(call: Call[TableParts, None, Nothing]) -> Response[bytes]:
    """Get a proposal.

    `agreed` are the seats that have agreed so far.
    """
    game = await find_examinable(call)
    return json(await _one(call, game, _number(call)))


@operation(
    "POST",
    "/v1/games/{game_id}/proposals/{proposal_number}/agree",
    tag="table",
    scope=Scope.PROPOSE,
    answers=(Answer(200, ProposalShown),),
    problems=(*_ABOUT_ONE, kinds.GAME_ENDED, kinds.UNKNOWN_PLY),
)
async def agree_to_proposal(call: Call[TableParts, Speaking, Nothing]) -> Response[bytes]:
    """Agree to a proposal.

    It takes effect with the last agreement. Repeating the request has no further effect.
    """
    game, number = await find_readable(call), _number(call)
    await call.parts.proposals.agree(game, acting(call, call.body.seat), number)
    return json(await _one(call, game, number))


@operation(
    "POST",
    "/v1/games/{game_id}/proposals/{proposal_number}/decline",
    tag="table",
    scope=Scope.PROPOSE,
    answers=(Answer(200, ProposalShown),),
    problems=_ABOUT_ONE,
)
async def decline_proposal(call: Call[TableParts, Speaking, Nothing]) -> Response[bytes]:
    """Decline a proposal.

    The proposal is over for every seat. If your seat proposed it, it is withdrawn. Repeating the
    request has no further effect.
    """
    game, number = await find_readable(call), _number(call)
    await call.parts.proposals.decline(game, acting(call, call.body.seat), number)
    return json(await _one(call, game, number))


@operation(
    "POST",
    "/v1/games/{game_id}/proposals/{proposal_number}/withdraw",
    tag="table",
    scope=Scope.PROPOSE,
    answers=(Answer(200, ProposalShown),),
    problems=_ABOUT_ONE,
)
async def withdraw_proposal(call: Call[TableParts, Speaking, Nothing]) -> Response[bytes]:
    """Withdraw a proposal.

    Only the seat that proposed it can do so, while it is open. Repeating the request has no further
    effect.
    """
    game, number = await find_readable(call), _number(call)
    await call.parts.proposals.withdraw(game, acting(call, call.body.seat), number)
    return json(await _one(call, game, number))


def _number(call: Call[TableParts, Any, Any]) -> int:
    return number_in_path(call, "proposal_number", kinds.UNKNOWN_PROPOSAL)


async def _one(call: Call[TableParts, Any, Any], game: LiveGame, number: int) -> ProposalShown:
    found = await call.parts.records.of_number(game.basis, number)
    if found is None:
        raise refused(kinds.UNKNOWN_PROPOSAL)
    return proposal_shown(game.id, found)
