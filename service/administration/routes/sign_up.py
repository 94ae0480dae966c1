"""Who may sign up."""

import msgspec
from litestar import Response
from msgspec import Struct

from projections.database import Connection
from referee.paging import ListWanted, page_of
from referee.problems import kinds
from referee.problems.plain_text import printable
from service.accounts import sign_up
from service.accounts.keyed_responses import Made
from service.acts.record import RecordedAct
from service.administration import signing_up
from service.administration.desk import Desk
from service.administration.parts import AdministrationParts
from service.administration.presenters import code_made, code_shown
from service.administration.routes.doing import DONE, at_once, desk_of, key
from service.administration.schemas import (
    CodeList,
    CodeMade,
    CodeShown,
    NewCode,
    Reasoned,
    SignUpChange,
    SignUpShown,
)
from service.administration.signing_up import CodeDraft
from service.http.call import Call, Nothing
from service.http.idempotency import SHORT_KEY, given
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope
from service.limits.budgets import Traffic


@operation(
    "GET",
    "/v1/signup",
    tag="accounts",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, SignUpShown),),
)
async def get_sign_up(call: Call[AdministrationParts, None, Nothing]) -> Response[bytes]:
    """Get who may create an account.

    Says whether anybody, whoever has a code, or nobody may create an account now.
    """
    return json(SignUpShown(mode=await sign_up.mode(call.parts.pool)))


@operation(
    "PUT",
    "/v1/admin/signup",
    tag="administration",
    scope=Scope.ADMIN,
    headers=(SHORT_KEY,),
    answers=(DONE,),
    problems=(kinds.NOTHING_TO_CHANGE,),
)
async def set_sign_up(
    call: Call[AdministrationParts, SignUpChange, Nothing],
) -> Response[bytes]:
    """Set who may create an account.

    `open`: anybody. `code`: whoever has a code. `closed`: nobody. Every process obeys at once;
    accounts that are there stay as they are.
    """

    async def act(connection: Connection, desk: Desk) -> RecordedAct:
        return await signing_up.change(connection, desk, call.body.mode, call.body.reason)

    return await at_once(call, act)


@operation(
    "POST",
    "/v1/admin/codes",
    tag="administration",
    scope=Scope.ADMIN,
    headers=(SHORT_KEY,),
    answers=(Answer(201, CodeMade, location="Path of the code."),),
    limit=Traffic.CHANGING,
)
async def create_code(call: Call[AdministrationParts, NewCode, Nothing]) -> Response[bytes]:
    """Create a code.

    So many accounts can be created with it until it expires or is withdrawn. The text is shown only
    in this response.
    """
    wanted = call.body
    printable(wanted.label, "label")
    draft = CodeDraft(label=wanted.label, uses=wanted.uses, expires_at=wanted.expires_at)
    done: list[RecordedAct] = []

    async def make(connection: Connection) -> Made:
        code, text, act = await signing_up.create(connection, desk_of(call), draft)
        done.append(act)
        return Made(account=call.account, body=msgspec.json.encode(code_made(code, text)))

    told = await call.parts.responses.once(key(call), make)
    for one in done:
        await call.parts.noticed(one)
    code = msgspec.json.decode(told.body, type=_Id)
    return given(told, f"/v1/admin/codes/{code.id}")


class _Id(Struct, frozen=True):
    id: str


@operation(
    "GET",
    "/v1/admin/codes/{code_id}",
    tag="administration",
    scope=Scope.ADMIN,
    answers=(Answer(200, CodeShown),),
    problems=(kinds.UNKNOWN_CODE,),
)
async def get_code(call: Call[AdministrationParts, None, Nothing]) -> Response[bytes]:
    """Get a code.

    Returns what the list has of it.
    """
    return json(code_shown(await signing_up.of_id(call.parts.pool, call.path("code_id"))))


@operation(
    "GET",
    "/v1/admin/codes",
    tag="administration",
    scope=Scope.ADMIN,
    answers=(Answer(200, CodeList),),
)
async def list_codes(call: Call[AdministrationParts, None, ListWanted]) -> Response[bytes]:
    """List the codes.

    Returns all codes without their texts, newest first, with how many accounts were created.
    """
    found = await signing_up.codes(call.parts.pool)
    page = page_of("codes", found, lambda one: one.id, call.query)
    return json(CodeList(items=tuple(map(code_shown, page.items)), next=page.next))


@operation(
    "POST",
    "/v1/admin/codes/{code_id}/withdraw",
    tag="administration",
    scope=Scope.ADMIN,
    headers=(SHORT_KEY,),
    answers=(DONE,),
    problems=(kinds.UNKNOWN_CODE, kinds.NOTHING_TO_CHANGE),
)
async def withdraw_code(call: Call[AdministrationParts, Reasoned, Nothing]) -> Response[bytes]:
    """Withdraw a code.

    No account can be created with it any more. Accounts that were stay.
    """

    async def act(connection: Connection, desk: Desk) -> RecordedAct:
        return await signing_up.withdraw(connection, desk, call.path("code_id"), call.body.reason)

    return await at_once(call, act)
