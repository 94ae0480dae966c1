"""The log of acts."""

from typing import Annotated

from litestar import Response
from msgspec import Meta, Struct

from referee.pages import cursor
from referee.paging import After, number_after
from service.acts import record
from service.administration.parts import AdministrationParts
from service.administration.presenters import acts_shown
from service.administration.schemas import ActList
from service.http.call import Call
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope

_LIST = "acts"


class ActsWanted(Struct, frozen=True, kw_only=True):
    """Which acts, and which page."""

    account: Annotated[str | None, Meta(description="Acts about the account of this id.")] = None
    after: After = None
    limit: Annotated[int, Meta(ge=1, le=200, description="Maximum number of items.")] = 50


@operation(
    "GET",
    "/v1/admin/acts",
    tag="administration",
    scope=Scope.ADMIN,
    answers=(Answer(200, ActList),),
)
async def list_acts(call: Call[AdministrationParts, None, ActsWanted]) -> Response[bytes]:
    """List the acts of administrators.

    Returns what administrators did, newest first, through the API and on the console. Each act has
    the hash of the one before it and is signed by the service.
    """
    asked = call.query
    before = record.BEYOND if asked.after is None else number_after(_LIST, asked.after, least=1)
    account = None if asked.account is None else asked.account.replace("\x00", "")
    found = await record.page(call.parts.pool, before, account=account, limit=asked.limit + 1)
    shown = await acts_shown(call.parts.pool, found[: asked.limit])
    more = len(found) > asked.limit
    return json(ActList(items=shown, next=cursor(_LIST, shown[-1].number) if more else None))
