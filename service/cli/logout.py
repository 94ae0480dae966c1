"""`kronika logout`: the end of `kronika login`."""

import sys

from kronika_client import CredentialsFile, LoginError, Unreachable
from kronika_client.sign_in import Wanted, signed_in

from service.cli.common import options
from service.cli.common.errors import CommandError
from service.cli.common.words import say


def logout(*, url: options.Url = None) -> int:
    """Sign out the programs of your own on this machine.

    What `kronika login` has kept is revoked at the service and taken out of
    `$XDG_CONFIG_HOME/kronika/credentials.json`.

    Try:

        kronika logout
        kronika logout --url https://kronika.example

    Exit codes: 0 signed out, 2 nobody was signed in, or there is no service.
    """
    address = options.url_of(url)
    try:
        access = signed_in(address, Wanted(), CredentialsFile())
        if access is None:
            raise CommandError(say("logout.nobody", address=address))
        access.end()
    except (LoginError, Unreachable) as trouble:
        raise CommandError(say("login.failed", because=str(trouble))) from None
    sys.stdout.write(f"{say('logout.done', address=address)}\n")
    return 0
