"""`kronika login`: signing in for programs of one's own."""

import sys
from typing import Annotated, Final, get_args

from cyclopts import Parameter
from kronika_client import (
    Client,
    CredentialsFile,
    DeviceCode,
    LoginError,
    Unreachable,
    refusals,
)
from kronika_client.sign_in import USUAL, AppScope

from service.cli.common import options
from service.cli.common.errors import CommandError
from service.cli.common.words import say

Scopes = Annotated[str, Parameter(help="What they may do, with commas between.")]

USUAL_SCOPES: Final = ",".join(USUAL)
_SCOPES: Final[dict[str, AppScope]] = {scope: scope for scope in get_args(AppScope)}


def login(*, scopes: Scopes = USUAL_SCOPES, url: options.Url = None) -> int:
    """Sign in with a browser, for programs of your own on this machine.

    Shows an address and a code. Open the address, on any device, enter the
    code and say yes; then programs that use the client library
    (`Kronika.login(url)`) and `kronika mcp` act for you. What they may do is
    kept in `$XDG_CONFIG_HOME/kronika/credentials.json`, renews itself, and is
    listed under your connected apps, where you can end it.

    Try:

        kronika login
        kronika login --scopes read --url https://kronika.example

    Exit codes: 0 signed in, 2 denied, too late, or there is no service.
    """
    wanted, store = _scopes(scopes), CredentialsFile()
    try:
        with Client.login(options.url_of(url), scopes=wanted, show=_show, store=store) as kronika:
            name = _name(kronika)
    except (LoginError, Unreachable) as trouble:
        raise CommandError(say("login.failed", because=str(trouble))) from None
    sys.stdout.write(f"{say('login.done', name=name, file=store.path)}\n")
    return 0


def _name(kronika: Client) -> str | None:
    """Whose sign-in it is; None if the programs may not know."""
    try:
        return kronika.get_my_account().name
    except refusals.MissingScope:
        return None


def _show(code: DeviceCode) -> None:
    """Tells where to enter which code; to people, not to what reads the output."""
    said = say("login.code", address=code.verification_uri, code=code.user_code)
    sys.stderr.write(f"{said}\n")
    sys.stderr.flush()


def _scopes(text: str) -> tuple[AppScope, ...]:
    """The scopes that are named; CommandError: one of them is for no program."""
    asked = [one.strip() for one in text.split(",")]
    unknown = [one for one in asked if one not in _SCOPES]
    if unknown:
        raise CommandError(say("token.no-scope", scope=unknown[0], known=", ".join(_SCOPES)))
    return tuple(_SCOPES[one] for one in asked)
