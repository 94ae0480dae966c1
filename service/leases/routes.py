"""Leases: workers of one account share its turns."""

import re
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from litestar import Response

from referee.paging import ListWanted, page_of
from referee.problems import kinds
from referee.problems.plain_text import printable
from referee.problems.problem import refused
from service.http.call import Call, Nothing
from service.http.hanging_up import hung_up
from service.http.operation import Answer, operation
from service.http.replies import json, nothing
from service.identity.scopes import Scope
from service.leases.leasing import LeasedTurn, Taking
from service.leases.parts import LeaseParts
from service.leases.schemas import LeaseExtended, LeaseList, LeaseShown, LeasesTaken, LeasesWanted
from service.leases.waiting import TurnWait
from service.limits.budgets import Traffic

_ID: Final = re.compile(r"lea_[0-9a-z]{20}")


@operation(
    "POST",
    "/v1/leases",
    tag="leases",
    scope=Scope.PLAY,
    answers=(Answer(200, LeasesTaken),),
    problems=(kinds.TOO_MANY_STREAMS,),
    limit=Traffic.MOVES,
)
async def take_leases(call: Call[LeaseParts, LeasesWanted, Nothing]) -> Response[bytes]:
    """Take turns.

    Returns games in which a seat of your account must decide and that no other worker has. Until a
    lease ends, no other call returns this turn. Send its id as `Kronika-Lease` with your moves, so
    that a worker that was too slow plays nothing. A lease ends at `until`, when you give it back,
    and when the seat has nothing more to decide: the next turn of the same seat is a new lease.
    A worker that is lost needs no cleaning up: when its leases have ended, others get its turns.

    With `wait` the service responds as soon as there is a turn. A call that waits counts as an open
    stream.
    """
    printable(call.body.worker, "worker")
    taking = Taking(worker=call.body.worker, most=call.body.most, seconds=call.body.seconds)
    round_ = await call.parts.leasing.take(call.account, taking)
    granted = round_.granted
    if not granted and call.body.wait:
        granted = await _waited(call, taking)
    return json(LeasesTaken(leases=_shown(granted)))


@operation(
    "GET",
    "/v1/leases",
    tag="leases",
    scope=Scope.PLAY,
    answers=(Answer(200, LeaseList),),
)
async def list_leases(call: Call[LeaseParts, None, ListWanted]) -> Response[bytes]:
    """List the leases of your account.

    Returns the leases that have not ended, of all workers.
    """
    shown = _shown(await call.parts.leasing.of_account(call.account))
    page = page_of("leases", shown, lambda one: one.id, call.query)
    return json(LeaseList(items=page.items, next=page.next))


@operation(
    "POST",
    "/v1/leases/{lease_id}/extend",
    tag="leases",
    scope=Scope.PLAY,
    answers=(Answer(200, LeaseShown),),
    problems=(kinds.LEASE_LOST,),
    limit=Traffic.MOVES,
)
async def extend_lease(call: Call[LeaseParts, LeaseExtended, Nothing]) -> Response[bytes]:
    """Extend a lease.

    The lease then ends `seconds` from now. A lease that has ended cannot be extended.
    """
    extended = await call.parts.leasing.extend(call.account, _id(call), call.body.seconds)
    if extended is None:
        raise refused(kinds.LEASE_LOST)
    return json(_one(extended))


@operation(
    "DELETE",
    "/v1/leases/{lease_id}",
    tag="leases",
    scope=Scope.PLAY,
    answers=(Answer(204, None),),
    problems=(kinds.LEASE_LOST,),
    limit=Traffic.MOVES,
)
async def give_back_lease(call: Call[LeaseParts, None, Nothing]) -> Response[bytes]:
    """Give a lease back.

    Another worker can take the turn at once, if it is not over. A worker that ends should give back
    what it has.
    """
    if not await call.parts.leasing.give_back(call.account, _id(call)):
        raise refused(kinds.LEASE_LOST)
    return nothing()


async def _waited(
    call: Call[LeaseParts, LeasesWanted, Nothing], taking: Taking
) -> Sequence[LeasedTurn]:
    """What a worker is granted that waits; it holds the place of a stream meanwhile."""
    parts = call.parts
    address = parts.limits.addresses.of(call.request.scope)
    slot = await parts.limits.stream_slots.take(call.caller.token, address)
    try:
        waiting = TurnWait(parts.log, parts.leasing, parts.closing, call.account, taking)
        return await waiting.granted(call.body.wait, partial(hung_up, call.request.receive))
    finally:
        slot.release()


def _id(call: Call[Any, Any, Any]) -> str:
    """The lease in the path. What is none has ended like one that is gone."""
    wanted = call.path("lease_id")
    if _ID.fullmatch(wanted) is None:
        raise refused(kinds.LEASE_LOST)
    return wanted


def _shown(granted: Sequence[LeasedTurn]) -> tuple[LeaseShown, ...]:
    return tuple(_one(one) for one in granted)


def _one(granted: LeasedTurn) -> LeaseShown:
    turn, lease = granted.turn, granted.lease
    return LeaseShown(
        id=lease.id,
        game=turn.of.game_id,
        title=turn.title,
        seat=turn.of.seat,
        worker=lease.worker,
        until=lease.until,
    )
