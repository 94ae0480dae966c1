"""Connections: the apps that may act for a player."""

from litestar import Response

from referee.paging import ListWanted, page_of
from referee.problems import kinds
from referee.problems.problem import refused
from service.authorization import connections
from service.authorization.parts import AuthorizationParts
from service.authorization.presenters import connection_shown
from service.authorization.schemas import Connections
from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.replies import json, nothing
from service.identity.scopes import Scope


@operation(
    "GET",
    "/v1/connections",
    tag="authorization",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, Connections),),
)
async def list_connections(call: Call[AuthorizationParts, None, ListWanted]) -> Response[bytes]:
    """List the apps that may act for you.

    Returns a connection for each time that you have let an app act for you, oldest first: each
    browser and each machine has its own. One that was not used for 90 days ends.
    """
    found = await connections.of_account(call.parts.pool, call.account)
    page = page_of("connections", found, lambda one: one.id, call.query)
    items = tuple(connection_shown(one) for one in page.items)
    return json(Connections(items=items, next=page.next))


@operation(
    "DELETE",
    "/v1/connections/{connection_id}",
    tag="authorization",
    scope=Scope.ACCOUNT,
    answers=(Answer(204, None),),
    problems=(kinds.UNKNOWN_CONNECTION,),
)
async def delete_connection(call: Call[AuthorizationParts, None, Nothing]) -> Response[bytes]:
    """End what an app may do for you.

    All tokens of the connection stop working at once, or within ten seconds if another process of
    the service does not receive the notification.
    """
    wanted = call.path("connection_id")
    found = await connections.of_account(call.parts.pool, call.account)
    if not any(one.id == wanted for one in found):
        raise refused(kinds.UNKNOWN_CONNECTION)
    async with call.parts.pool.acquire() as connection, connection.transaction():
        ended = await connections.end(connection, wanted)
    await call.parts.authenticator.forget(ended)
    return nothing()
