"""The key that the secrets in the database are sealed with: is it the one that is here?

The database knows an id of the key. One that an earlier version has written does not; then a key
fits that opens something. A key is only made for a database in which nothing is sealed.
"""

from pathlib import Path
from typing import Final

from msgspec import Struct

from events.database import Queries
from events.vault import SEALED_BYTES, Vault, VaultError, load_or_make_vault, opening_vault
from projections.database import Pool
from service.settings import Settings
from service.startup.refusal import StartRefused

_ID: Final = "SELECT id FROM sealing_key"
_SEALED: Final = """
    (SELECT 'seed/' || game_id AS purpose, seed AS kept FROM seeds
        WHERE length(seed) = $1 LIMIT $2)
    UNION ALL
    (SELECT 'webhook/' || id, secret FROM webhooks WHERE length(secret) = $1 LIMIT $2)"""
_MOST: Final = 20
"""Secrets that are tried, of each kind."""
_ALONE: Final = "SELECT pg_advisory_xact_lock(hashtextextended('sealing_key', 0))"
_REMEMBER: Final = "INSERT INTO sealing_key (id) VALUES ($1)"


class SealedSecret(Struct, frozen=True, kw_only=True):
    """A secret as the database has it, and what it is bound to."""

    purpose: str
    kept: bytes

    def opens(self, vault: Vault) -> bool:
        """Whether this vault has the key."""
        try:
            vault.open(self.kept, self.purpose)
        except VaultError:
            return False
        return True


class Sealed(Struct, frozen=True, kw_only=True):
    """What a database knows of its key: the id, or some secrets to try keys on."""

    id: bytes | None
    secrets: tuple[SealedSecret, ...] = ()

    @property
    def anything(self) -> bool:
        """Whether a key has been used."""
        return self.id is not None or bool(self.secrets)

    def fits(self, vault: Vault) -> bool:
        """Whether the vault has the key that was used."""
        if self.id is not None:
            return self.id in vault.ids
        return any(one.opens(vault) for one in self.secrets)


async def check(pool: Pool, settings: Settings) -> StartRefused | None:
    """Whether the key is here; for a database in which nothing is sealed, one is made and
    remembered. Of several processes that do so at once one is first."""
    async with pool.acquire() as connection:
        if (found := await sealed(connection)).id is not None:
            return refused(found, settings)
        async with connection.transaction():
            await connection.execute(_ALONE)
            found = await sealed(connection)
            refusal = refused(found, settings)
            if found.id is None and refusal is None and settings.secrets_file is not None:
                await connection.execute(_REMEMBER, load_or_make_vault(settings.secrets_file).id)
            return refusal


async def sealed(queries: Queries) -> Sealed:
    """What the database knows."""
    if (known := await queries.fetchval(_ID)) is not None:
        return Sealed(id=bytes(known))
    return Sealed(id=None, secrets=await secrets(queries))


async def secrets(queries: Queries) -> tuple[SealedSecret, ...]:
    """Some of what is sealed in the database."""
    found = await queries.fetch(_SEALED, SEALED_BYTES, _MOST)
    return tuple(SealedSecret(purpose=row["purpose"], kept=bytes(row["kept"])) for row in found)


def refused(found: Sealed, settings: Settings) -> StartRefused | None:
    """Why the key that the settings name is not the one of the database; None if it is, or if the
    database needs none. No key is made."""
    path = settings.secrets_file
    if not found.anything:
        return None
    if path is None:
        return StartRefused(
            "the secrets in the database are sealed, and no setting names the file of their key",
            f"set KRONIKA_SECRETS_KEY to {_found_in(settings.data)}",
        )
    if not path.exists():
        return StartRefused(
            f"the secrets in the database are sealed, and their key is not at {path.absolute()}",
            "copy `secrets.key` from where the service ran before to that place,"
            " or set KRONIKA_SECRETS_KEY to the file",
        )
    if not found.fits(opening_vault(path)):
        return StartRefused(
            f"{path.absolute()} is not the key that the secrets in the database are sealed with",
            "put the `secrets.key` of this database there, from where the service ran before,"
            " or choose the database that belongs to this key",
        )
    return None


def _found_in(data: Path) -> str:
    beside = data.absolute() / "secrets.key"
    return str(beside) if beside.exists() else "the `secrets.key` that the service had before"
