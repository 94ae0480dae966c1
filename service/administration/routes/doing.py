"""How an operation does something: once for each key, recorded, and noticed by every process."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Response

from projections.database import Connection
from referee.problems.plain_text import printable
from service.accounts.keyed_responses import Made
from service.acts.record import RecordedAct
from service.acts.statement import ByAccount
from service.administration.desk import Desk
from service.administration.parts import AdministrationParts
from service.administration.presenters import acts_shown
from service.administration.schemas import ActShown
from service.http.call import Call
from service.http.idempotency import IdempotencyKey, Reply, given, key_of
from service.http.operation import Answer

DONE = Answer(200, ActShown)

AdminCall = Call[AdministrationParts, Any, Any]


def desk_of(call: AdminCall) -> Desk:
    """The desk of the caller."""
    return call.parts.desk(ByAccount(account=call.account))


def key(call: AdminCall) -> IdempotencyKey | None:
    """The key of the request, which is about its path."""
    path = call.request.scope["path"]
    return key_of(call, f"admin/{call.account}", about=f"{path}\n")


async def at_once(
    call: AdminCall, act: Callable[[Connection, Desk], Awaitable[RecordedAct]]
) -> Response[bytes]:
    """Does something in one transaction, and gives its act."""
    _readable(call)
    done: list[RecordedAct] = []

    async def make(connection: Connection) -> Made:
        done.append(await act(connection, desk_of(call)))
        return Made(account=call.account, body=await _body(connection, done[0]), status=200)

    told = await call.parts.responses.once(key(call), make)
    return await _told(call, told, done)


async def in_steps(
    call: AdminCall, act: Callable[[Desk], Awaitable[RecordedAct]]
) -> Response[bytes]:
    """Does something that takes several transactions and is harmless when repeated."""
    _readable(call)
    done: list[RecordedAct] = []

    async def make() -> Made:
        done.append(await act(desk_of(call)))
        body = await _body(call.parts.pool, done[0])
        return Made(account=call.account, body=body, status=200)

    told = await call.parts.responses.repeatable(key(call), make)
    return await _told(call, told, done)


def _readable(call: AdminCall) -> None:
    reason = getattr(call.body, "reason", None)
    if reason is not None:
        printable(reason, "reason")


async def _body(queries: Any, act: RecordedAct) -> bytes:
    return msgspec.json.encode((await acts_shown(queries, [act]))[0])


async def _told(call: AdminCall, told: Reply, done: list[RecordedAct]) -> Response[bytes]:
    for one in done:
        await call.parts.noticed(one)
    return given(told, None)
