"""Apps and connections as they are shown."""

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused
from service.authorization.app import App
from service.authorization.apps import KeptApp
from service.authorization.connections import Connected
from service.authorization.schemas import AppShown, Connection, OwnApp
from service.authorization.scopes import in_order
from service.identity.scopes import Scope


def app_shown(app: App) -> AppShown:
    """An app as players see it."""
    return AppShown(
        id=app.id, name=app.name, home=app.home, registered=app.registered, host=app.host
    )


def own_app(app: KeptApp) -> OwnApp:
    """An app as its maker sees it."""
    return OwnApp(
        id=app.id,
        name=app.name,
        home=app.home,
        redirect_uris=app.redirect_uris,
        created_at=app.created_at,
    )


def connection_shown(kept: Connected) -> Connection:
    """A connection as its player sees it."""
    app = App(
        id=kept.app,
        name=kept.app_name,
        home=kept.app_home,
        redirect_uris=(),
        registered=kept.registered,
    )
    return Connection(
        id=kept.id,
        app=app_shown(app),
        scopes=in_order(kept.scopes),
        game=kept.game,
        seat=kept.seat,
        created_at=kept.created_at,
        last_used_at=kept.last_used_at,
        expires_at=kept.ends_at,
    )


def chosen(scopes: frozenset[Scope], possible: frozenset[Scope]) -> frozenset[Scope]:
    """The scopes that a player has chosen to allow: one at least, and none that is not asked
    for."""
    for scope in sorted(scopes - possible):
        detail = Sentence("scope-not-asked", {"scope": scope.value})
        raise refused(kinds.INVALID_BODY, detail, field="scopes")
    if not scopes:
        raise refused(kinds.INVALID_BODY, Sentence("scopes-none-chosen"), field="scopes")
    return scopes
