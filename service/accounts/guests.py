"""Guests: accounts whose name the service has chosen, for people who want to play at once.

The name is a word and a number (`Guest 4821`). Nobody can choose such a name, since chosen names
have no spaces. A guest who chooses a name is no guest any more, and keeps everything else.
"""

import secrets
from collections.abc import Mapping
from typing import Final

from projections.database import Queries
from referee.people import Account
from service.accounts import accounts

WORDS: Final[Mapping[str, str]] = {"en": "Guest", "cs": "Host"}
"""What a guest is called, by language."""

_ATTEMPTS: Final = ((1_000, 10_000),) * 8 + ((100_000, 1_000_000),) * 8 + ((10**9, 10**10),) * 8
"""From which numbers one is drawn, attempt by attempt: short ones as long as some are free."""


async def create(queries: Queries, language: str, *, bot: bool = False) -> Account:
    """A new guest, called as guests are in a language."""
    for least, end in _ATTEMPTS:
        name = f"{WORDS[language]} {least + secrets.randbelow(end - least)}"
        account = await accounts.create(queries, name, bot=bot, guest=True)
        if account is not None:
            return account
    raise RuntimeError("no free number for a guest")
