"""Apps that their makers register."""

from typing import Any

import msgspec
from litestar import Response
from msgspec import Struct, structs

from games.kernel.sentence import Sentence
from projections.database import Connection
from referee.paging import ListWanted, page_of
from referee.problems import kinds
from referee.problems.plain_text import printable
from referee.problems.problem import refused
from service.accounts.keyed_responses import Made
from service.authorization import apps, connections, redirects
from service.authorization.apps import KeptApp
from service.authorization.parts import AuthorizationParts
from service.authorization.presenters import own_app
from service.authorization.schemas import AppChange, Apps, NewApp, OwnApp
from service.http.call import Call, Nothing
from service.http.idempotency import SHORT_KEY, given, key_of
from service.http.operation import Answer, operation
from service.http.replies import json, nothing
from service.identity.scopes import Scope


class _Id(Struct, frozen=True):
    id: str


@operation(
    "POST",
    "/v1/apps",
    tag="authorization",
    scope=Scope.ACCOUNT,
    headers=(SHORT_KEY,),
    answers=(Answer(201, OwnApp, location="Path of the app."),),
    problems=(kinds.TOO_MANY_APPS,),
)
async def create_app(call: Call[AuthorizationParts, NewApp, Nothing]) -> Response[bytes]:
    """Register an app.

    The id of the app is its client id in OAuth; there is no secret, since what is given to players
    keeps none. An app with a host of its own can do without being registered: its client id is then
    the `https` address of a Client ID Metadata Document.
    """
    _fit(call.body.name, call.body.redirect_uris)
    key = key_of(call, f"app/{call.account}")
    told = await call.parts.responses.once(key, lambda connection: _made(connection, call))
    return given(told, f"/v1/apps/{msgspec.json.decode(told.body, type=_Id).id}")


async def _made(connection: Connection, call: Call[AuthorizationParts, NewApp, Nothing]) -> Made:
    if not await apps.has_room(connection, call.account):
        raise refused(kinds.TOO_MANY_APPS, Sentence("apps-at-most", {"most": apps.MOST}))
    new = call.body
    made = await apps.register(
        connection,
        call.account,
        name=new.name,
        home=new.home,
        redirect_uris=new.redirect_uris,
    )
    app = await apps.of_id(connection, made)
    assert app is not None
    return Made(account=call.account, body=msgspec.json.encode(own_app(app)))


@operation(
    "GET",
    "/v1/apps",
    tag="authorization",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, Apps),),
)
async def list_apps(call: Call[AuthorizationParts, None, ListWanted]) -> Response[bytes]:
    """List your apps.

    Returns the apps that you have registered, oldest first.
    """
    found = await apps.of_maker(call.parts.pool, call.account)
    page = page_of("apps", found, lambda one: one.id, call.query)
    return json(Apps(items=tuple(own_app(one) for one in page.items), next=page.next))


@operation(
    "GET",
    "/v1/apps/{app_id}",
    tag="authorization",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, OwnApp),),
    problems=(kinds.UNKNOWN_APP,),
)
async def get_app(call: Call[AuthorizationParts, None, Nothing]) -> Response[bytes]:
    """Get an app of yours.

    Returns what players are shown of it, and where they may be sent back to.
    """
    return json(own_app(await _find(call)))


@operation(
    "PATCH",
    "/v1/apps/{app_id}",
    tag="authorization",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, OwnApp),),
    problems=(kinds.UNKNOWN_APP,),
)
async def change_app(call: Call[AuthorizationParts, AppChange, Nothing]) -> Response[bytes]:
    """Update an app.

    A changed list of redirect URIs counts from the next authorization request on. `null` takes the
    page about the app away.
    """
    before, change = await _find(call), call.body
    after = structs.replace(
        before,
        name=before.name if change.name is None else change.name,
        home=before.home if isinstance(change.home, msgspec.UnsetType) else change.home,
        redirect_uris=(
            before.redirect_uris if change.redirect_uris is None else change.redirect_uris
        ),
    )
    _fit(after.name, after.redirect_uris)
    await apps.change(call.parts.pool, after)
    return json(own_app(after))


@operation(
    "DELETE",
    "/v1/apps/{app_id}",
    tag="authorization",
    scope=Scope.ACCOUNT,
    answers=(Answer(204, None),),
    problems=(kinds.UNKNOWN_APP,),
)
async def delete_app(call: Call[AuthorizationParts, None, Nothing]) -> Response[bytes]:
    """Delete an app.

    It can act for nobody any more: every connection of it ends.
    """
    app = await _find(call)
    async with call.parts.pool.acquire() as connection, connection.transaction():
        ended = await connections.end_of_app(connection, app.id)
        await apps.remove(connection, app.id)
    await call.parts.authenticator.forget(ended)
    return nothing()


async def _find(call: Call[AuthorizationParts, Any, Nothing]) -> KeptApp:
    """The app in the path. Somebody else's does not exist."""
    wanted = call.path("app_id")
    for one in await apps.of_maker(call.parts.pool, call.account):
        if one.id == wanted:
            return one
    raise refused(kinds.UNKNOWN_APP)


def _fit(name: str, redirect_uris: tuple[str, ...]) -> None:
    """Refuses a name that cannot be shown, and redirect URIs that no app may have."""
    printable(name, "name")
    for uri in redirect_uris:
        if not redirects.allowed(uri):
            detail = Sentence("redirect-uri-form", {"longest": redirects.LONGEST})
            raise refused(kinds.INVALID_BODY, detail, field="redirect_uris")
