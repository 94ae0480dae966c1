"""What the parameters of a request ask for: scopes, one seat of a game, whom the tokens are for."""

from collections.abc import Mapping
from typing import Final

from authlib.oauth2.rfc6749 import InvalidScopeError, OAuth2Error

from service.authorization import scopes
from service.authorization.consent import Wanted
from service.authorization.game_details import GameDetail, detail_of
from service.authorization.terms import Terms
from service.identity.scopes import Scope

INVALID_DETAILS: Final = "invalid_authorization_details"


def wanted(app: str, parameters: Mapping[str, str], terms: Terms) -> Wanted:
    """What an app asks for, or an OAuth error."""
    try:
        detail = detail_of(parameters.get("authorization_details"))
    except ValueError as error:
        raise unfit_details(str(error)) from None
    return Wanted(
        app=app,
        scopes=_scopes(parameters.get("scope"), detail),
        game=None if detail is None else detail.game,
        seat=None if detail is None else detail.seat,
        audience=terms.audience(parameters.get("resource")),
        ends_at=None if detail is None else detail.expires_at,
    )


def unfit_details(why: str) -> OAuth2Error:
    """The error of RFC 9396, section 5."""
    return OAuth2Error(why, error=INVALID_DETAILS)


def _scopes(text: str | None, detail: GameDetail | None) -> frozenset[Scope]:
    """The scopes; a detail narrows them to its actions, and stands for them if none are named."""
    if detail is not None and not text:
        return detail.scopes
    named = scopes.of_text(text)
    if named is not None and detail is not None and detail.actions is not None:
        named = named & detail.scopes
    if not named:
        raise InvalidScopeError()
    return named
