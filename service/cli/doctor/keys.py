"""The keys: are they those of the database? A sealed secret is opened, to be sure.

`serve` refuses a database that does not belong to its keys, and this says so before.
"""

import asyncpg

from events.database import Connection
from events.keys import KeyFormatError
from events.vault import VaultError, opening_vault
from service.cli.doctor.finding import Finding
from service.settings import Settings
from service.startup import sealing, signing
from service.startup.refusal import StartRefused
from verifier.words import why_in_words

NAMES = ("secrets key", "signing key")
CORRECT = "correct KRONIKA_SECRETS_KEY and KRONIKA_SIGNING_KEY, or choose another --data folder"


async def keys(connection: Connection, settings: Settings) -> list[Finding]:
    """What a start would say of both keys; nothing of tables that are not there yet."""
    try:
        return [await _secrets(connection, settings), await _signing(connection, settings)]
    except asyncpg.UndefinedTableError:
        return []
    except (OSError, VaultError, KeyFormatError) as trouble:
        return [Finding("keys", why_in_words(trouble), CORRECT)]


async def _secrets(connection: Connection, settings: Settings) -> Finding:
    found = await sealing.sealed(connection)
    secrets = await sealing.secrets(connection)
    refused = sealing.refused(found, settings)
    if refused is not None:
        return _wrong(NAMES[0], refused)
    vault = opening_vault(settings.secrets_file)
    if shut := [one.purpose for one in secrets if not one.opens(vault)]:
        told = f"does not open {shut[0]}, which was sealed with another key"
        return Finding(NAMES[0], told, "find the `secrets.key` of that time: both are needed")
    if settings.secrets_file is None:
        return Finding(NAMES[0], "none: secrets are kept as they are")
    opened = f"opens what is sealed ({len(secrets)} tried)" if secrets else "nothing is sealed yet"
    return Finding(NAMES[0], opened)


async def _signing(connection: Connection, settings: Settings) -> Finding:
    refused = await signing.look(connection, settings)
    return Finding(NAMES[1], "fits the log") if refused is None else _wrong(NAMES[1], refused)


def _wrong(name: str, refused: StartRefused) -> Finding:
    return Finding(name, refused.reason, refused.remedy)
