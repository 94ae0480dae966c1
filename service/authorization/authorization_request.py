"""An authorization request: what stands in the query of `/oauth/authorize`, and what follows.

Nothing leads anywhere before the app is known and the redirect URI is one of its own: until then a
request is refused here (RFC 6749, 3.1.2.4). After that, errors go back to the app, as all answers
do.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from authlib.oauth2.rfc6749 import InvalidScopeError, OAuth2Error
from msgspec import Struct, structs

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused
from service.accounts import accounts
from service.authorization.app import App
from service.authorization.authlib_request import AuthlibRequest
from service.authorization.consent import Wanted
from service.authorization.grants import CODE_GRANT
from service.authorization.parts import AuthorizationParts
from service.authorization.provider import Found, Provider, Reply
from service.authorization.request_parameters import wanted
from service.authorization.seats import holds
from service.authorization.terms import Terms
from service.http.forms import parameters
from service.identity.scopes import Scope

_PLAIN: Final = frozenset(map(chr, range(0x20, 0x7F))) - {'"', "\\"}
"""The characters of OAuth's own parameters (RFC 6749, appendix A)."""
_FREE: Final = frozenset({"state", "authorization_details"})
"""Parameters that may have other ones."""


class Examined(Struct, frozen=True, kw_only=True):
    """A request to which the answer goes to the app. `possible` are the scopes that the account can
    allow; if `refusal` is there, the player need not be asked."""

    app: App
    redirect_uri: str
    challenge: str
    provider: Provider
    grant: Any
    wanted: Wanted | None
    possible: frozenset[Scope]
    error: str | None = None
    refusal: Reply | None = None


async def examined(parts: AuthorizationParts, terms: Terms, account: str, query: str) -> Examined:
    """What a query asks an account for. Refuses one that must not lead anywhere."""
    given = _read(query)
    sent = dict(given)
    app = await parts.directory.find(sent.get("client_id", ""))
    redirect_uri = sent.get("redirect_uri", "")
    if not app.check_redirect_uri(redirect_uri):
        raise refused(kinds.REDIRECT_NOT_REGISTERED)
    asked_for = _wanted(app, sent, terms)
    held = asked_for is None or await holds(parts.games, account, asked_for)
    provider = Provider(Found(app=app, holds_seat=held), terms)
    provider.register_grant(*CODE_GRANT)
    allowed = await accounts.allowed(parts.pool, account)
    found = Examined(
        app=app,
        redirect_uri=redirect_uri,
        challenge=sent.get("code_challenge", ""),
        provider=provider,
        grant=None,
        wanted=asked_for,
        possible=frozenset() if asked_for is None else asked_for.scopes & allowed,
    )
    return _judged(found, AuthlibRequest("GET", given), account)


def _read(query: str) -> Sequence[tuple[str, str]]:
    """The parameters, each once (RFC 6749, 3.1), of the characters that they may have."""
    try:
        given = parameters(query)
    except ValueError:
        raise refused(kinds.INVALID_QUERY, Sentence("query-unreadable"), field="query") from None
    names = [name for name, _ in given]
    for name, value in given:
        if names.count(name) > 1:
            raise refused(
                kinds.INVALID_QUERY, Sentence("asked-twice", {"name": name[:40]}), field="query"
            )
        if name not in _FREE and not _PLAIN.issuperset(value):
            raise refused(kinds.INVALID_QUERY, Sentence("control-characters"), field="query")
    return given


def _wanted(app: App, sent: Mapping[str, str], terms: Terms) -> Wanted | None:
    """What is asked for; None if that is not fit, which Authlib then finds and tells the app."""
    try:
        return wanted(app.id, sent, terms)
    except OAuth2Error:
        return None


def _judged(found: Examined, asked: AuthlibRequest, account: str) -> Examined:
    """With Authlib's judgement."""
    try:
        grant = found.provider.get_consent_grant(asked, end_user=account)
        if not found.possible:
            raise InvalidScopeError(state=asked.payload.state, redirect_uri=found.redirect_uri)
    except OAuth2Error as error:
        error.redirect_uri = found.redirect_uri
        reply = found.provider.refused(asked, error)
        return structs.replace(found, error=error.error, refusal=reply)
    return structs.replace(found, grant=grant)
