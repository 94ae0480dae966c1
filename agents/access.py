"""For whom a server plays that one client has started: whose token it was given, or who has signed
in on this machine."""

import os
from typing import Final

from kronika_client.access import Access
from kronika_client.sign_in import CredentialsFile, Wanted, signed_in

TOKEN: Final = "KRONIKA_TOKEN"


def access_to(url: str) -> str | Access | None:
    """The token of the environment, else what `kronika login` has kept, which renews itself; None:
    nobody in particular. `LoginError` or `Unreachable` if what was kept cannot be used."""
    token = os.environ.get(TOKEN)
    store = CredentialsFile()
    if token or not store.path.exists():
        return token or None
    return signed_in(url, Wanted(), store)
