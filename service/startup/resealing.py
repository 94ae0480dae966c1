"""Another key for the secrets in the database, while services run.

The key's file has both keys meanwhile: the new one seals, and the old one still opens what is not
sealed again. Processes look at the file before they seal, and when something does not open. What
was written before there was a key is sealed on the way. Whoever is interrupted goes on with the
same new key, which lies beside the old one as `<name>.next` until all is done.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from events.database import Connection
from events.secret_files import give_to_owner, made_once
from events.vault import KEY_BYTES, FileVault, Vault, key_line, keys_in

BATCH: Final = 500
"""Rows that are read and written at once."""
_MAY: Final = """
    SELECT bool_and(has_table_privilege(name, 'UPDATE'))
    FROM unnest(ARRAY['seeds', 'webhooks', 'keyed_responses', 'sealing_key']) AS name"""
_OWNER: Final = "SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = 'seeds'::regclass"
_REMEMBER: Final = """
    INSERT INTO sealing_key (id) VALUES ($1) ON CONFLICT (single) DO UPDATE SET id = excluded.id"""
_SEEDS: Final = """
    SELECT game_id, partition, seed FROM seeds WHERE (game_id, partition) > ($1, $2)
    ORDER BY game_id, partition LIMIT $3"""
_SEED: Final = "UPDATE seeds SET seed = $4 WHERE game_id = $1 AND partition = $2 AND seed = $3"
_WEBHOOKS: Final = "SELECT id, secret, old_secret FROM webhooks WHERE id > $1 ORDER BY id LIMIT $2"
_SECRET: Final = "UPDATE webhooks SET secret = $3 WHERE id = $1 AND secret = $2"
_OLD_SECRET: Final = "UPDATE webhooks SET old_secret = $3 WHERE id = $1 AND old_secret = $2"
_TEXTS: Final = """
    SELECT name, body FROM keyed_responses WHERE name > $1 AND body IS NOT NULL
    ORDER BY name LIMIT $2"""
_TEXT: Final = "UPDATE keyed_responses SET body = $3 WHERE name = $1 AND body = $2"


class Rotated(Struct, frozen=True, kw_only=True):
    """How many secrets were sealed again, and where the old keys lie now."""

    sealed: int
    kept: tuple[Path, ...]


async def forbidden(connection: Connection) -> str | None:
    """The role that has to do it, if it is not the one that asks: the service may not change
    seeds."""
    if await connection.fetchval(_MAY):
        return None
    return str(await connection.fetchval(_OWNER))


def prepare(path: Path) -> bytes:
    """The new key, which from now on opens, too. The old one still seals."""
    beside = _next(path)
    if not beside.exists():
        made_once(beside, key_line(secrets.token_bytes(KEY_BYTES)))
    (new,) = keys_in(beside)
    if new not in (keys := keys_in(path)):
        _write(path, (*keys, new))
    return new


async def rotate(
    connection: Connection, path: Path, *, wait: float, told: Callable[[int], None]
) -> Rotated:
    """Seals everything with the new key and gives up the old ones. Every process must have read the
    file, and done what it was about to do, within `wait` seconds. `told` gets the number of those
    that were sealed again, now and then."""
    new = prepare(path)
    old = tuple(key for key in keys_in(path) if key != new)
    _write(path, (new, *old))
    vault = FileVault(path)
    sealed = await _all(connection, vault, told)
    await connection.execute(_REMEMBER, vault.id)
    if old:
        await asyncio.sleep(wait)
    sealed += await _all(connection, vault, told)
    kept = tuple(path.with_name(f"{path.name}.{Vault(key).ids[0].hex()[:8]}") for key in old)
    for file, key in zip(kept, old, strict=True):
        _write(file, (key,))
    _write(path, (new,))
    _next(path).unlink(missing_ok=True)
    return Rotated(sealed=sealed, kept=kept)


async def _all(connection: Connection, vault: Vault, told: Callable[[int], None]) -> int:
    """Goes through all secrets until none is left that another key has sealed."""
    total = 0
    while True:
        found = 0
        for some in (_seeds, _webhooks, _texts):
            found += await some(connection, vault, told)
        if not found:
            return total
        total += found


async def _seeds(connection: Connection, vault: Vault, told: Callable[[int], None]) -> int:
    last, done = ("", -1), 0
    while rows := await connection.fetch(_SEEDS, *last, BATCH):
        changes = [
            (game, partition, seed, sealed)
            for game, partition, seed in rows
            if (sealed := vault.resealed(bytes(seed), f"seed/{game}")) is not None
        ]
        done += await _changed(connection, _SEED, changes, told)
        last = (rows[-1]["game_id"], rows[-1]["partition"])
    return done


async def _webhooks(connection: Connection, vault: Vault, told: Callable[[int], None]) -> int:
    last, done = "", 0
    while rows := await connection.fetch(_WEBHOOKS, last, BATCH):
        for query, place in ((_SECRET, 1), (_OLD_SECRET, 2)):
            changes = [
                (row[0], row[place], sealed)
                for row in rows
                if row[place] is not None
                and (sealed := vault.resealed(bytes(row[place]), f"webhook/{row[0]}")) is not None
            ]
            done += await _changed(connection, query, changes, told)
        last = rows[-1]["id"]
    return done


async def _texts(connection: Connection, vault: Vault, told: Callable[[int], None]) -> int:
    last, done = b"", 0
    while rows := await connection.fetch(_TEXTS, last, BATCH):
        changes = [
            (name, body, sealed)
            for name, body in rows
            if (sealed := vault.resealed_text(bytes(body))) is not None
        ]
        done += await _changed(connection, _TEXT, changes, told)
        last = rows[-1]["name"]
    return done


async def _changed(
    connection: Connection,
    query: str,
    changes: Sequence[tuple[object, ...]],
    told: Callable[[int], None],
) -> int:
    """Writes a batch. What somebody else has changed meanwhile is found by the next round."""
    if changes:
        await connection.executemany(query, changes)
        told(len(changes))
    return len(changes)


def _next(path: Path) -> Path:
    return path.with_name(f"{path.name}.next")


def _write(path: Path, keys: Sequence[bytes]) -> None:
    """Writes a file of keys for its owner, as a whole."""
    made = path.with_name(f"{path.name}.{secrets.token_hex(8)}.tmp")
    made.touch(mode=0o600, exist_ok=False)
    give_to_owner(made)
    made.write_text("".join(map(key_line, keys)))
    made.replace(path)
