"""The acts of administrators: do they follow each other, and are all of them there?"""

import asyncpg

from events.database import Connection
from events.keys import KeyFormatError
from events.notes import NoteError
from service.administration.memory import ActMemory
from service.audit.keys import key_file, signing_key
from service.audit.promises import PromiseFileError
from service.cli.admin.printing import verdict
from service.cli.common.words import say
from service.cli.doctor.finding import Finding
from service.settings import Settings


async def acts(connection: Connection, settings: Settings) -> list[Finding]:
    """What `kronika admin acts --verify` would say; nothing where there is no key or no table, or
    where another finding says what is wrong with them."""
    if not key_file(settings).exists():
        return []
    try:
        found = await ActMemory.of(settings, signing_key(settings)).check(connection)
    except (asyncpg.UndefinedTableError, asyncpg.InsufficientPrivilegeError):
        return []
    except (OSError, KeyFormatError, NoteError, PromiseFileError):
        return []
    remedy = "" if found.fault is None else say("doctor.acts-remedy")
    return [Finding(say("doctor.acts"), verdict(found), remedy)]
