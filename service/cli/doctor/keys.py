"""The keys: are they those of the database? A sealed secret is opened, to be sure.

`serve` refuses a database that does not belong to its keys, and this says so before.
"""

import asyncpg

from events.database import Connection
from events.keys import KeyFormatError
from events.vault import VaultError, opening_vault
from service.cli.common.words import language, say
from service.cli.doctor.finding import Finding
from service.settings import Settings
from service.startup import promises, sealing, signing
from service.startup.refusal import StartRefused
from verifier.words import why_in_words


async def keys(connection: Connection, settings: Settings) -> list[Finding]:
    """What a start would say of both keys; nothing of tables that are not there yet."""
    try:
        signing_key = await _signing(connection, settings)
        signed = [] if signing_key.remedy else await _promises(connection, settings)
        return [await _secrets(connection, settings), signing_key, *signed]
    except asyncpg.UndefinedTableError:
        return []
    except (OSError, VaultError, KeyFormatError) as trouble:
        because = why_in_words(trouble, language())
        return [Finding(say("doctor.keys"), because, say("doctor.correct-keys"))]


async def _secrets(connection: Connection, settings: Settings) -> Finding:
    name = say("doctor.secrets-key")
    found = await sealing.sealed(connection)
    secrets = await sealing.secrets(connection)
    refused = sealing.refused(found, settings)
    if refused is not None:
        return _wrong(name, refused)
    vault = opening_vault(settings.secrets_file)
    if shut := [one.purpose for one in secrets if not one.opens(vault)]:
        return Finding(name, say("doctor.shut", what=shut[0]), say("doctor.find-key"))
    if settings.secrets_file is None:
        return Finding(name, say("doctor.unsealed"))
    if not secrets:
        return Finding(name, say("doctor.nothing-sealed"))
    return Finding(name, say("doctor.opens", tried=len(secrets)))


async def _signing(connection: Connection, settings: Settings) -> Finding:
    refused = await signing.look(connection, settings)
    name = say("doctor.signing-key")
    return Finding(name, say("doctor.fits-log")) if refused is None else _wrong(name, refused)


async def _promises(connection: Connection, settings: Settings) -> list[Finding]:
    refused = await promises.look(connection, settings)
    return [] if refused is None else [_wrong(say("doctor.log"), refused)]


def _wrong(name: str, refused: StartRefused) -> Finding:
    return Finding(name, refused.reason, refused.remedy)
