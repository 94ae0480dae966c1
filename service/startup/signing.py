"""The key that signs the log of the database: is it one that the log knows?

The database has every public key that its log was signed with, and the notes about them. A key
belongs to the log if it is among them, or if one of them has endorsed it. Another one would begin a
second line of keys, and neither would vouch for the other. A key is only made for a log that
nobody has signed yet.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from events.database import Connection, Queries
from events.key_notes import Term, expired, terms
from events.keys import PublicKey, SigningKey
from events.notes import NoteError
from projections.database import Pool
from service.audit.keys import key_file, signing_key, stored_notes
from service.settings import Settings
from service.startup.refusal import StartRefused
from verifier.words import why_in_words

_KEYS: Final = "SELECT key FROM signing_keys ORDER BY since, key"
_NOTES: Final = "SELECT note FROM key_notes ORDER BY since, note"
_ALONE: Final = "SELECT pg_advisory_xact_lock(hashtextextended('signing_keys', 0))"
_REGISTER: Final = "INSERT INTO signing_keys (key) VALUES ($1)"


async def check(pool: Pool, settings: Settings) -> StartRefused | None:
    """Whether the key is here and belongs to the log; the first one of a log is made and
    registered. Of several processes that do so at once one is first."""
    async with pool.acquire() as connection:
        if known := await _known(connection):
            return await _refused(connection, known, settings)
        async with connection.transaction():
            await connection.execute(_ALONE)
            if known := await _known(connection):
                return await _refused(connection, known, settings)
            await connection.execute(_REGISTER, str(signing_key(settings).public))
            return None


async def look(queries: Queries, settings: Settings) -> StartRefused | None:
    """The same without making or registering anything."""
    known = await _known(queries)
    return await _refused(queries, known, settings) if known else None


async def begin_anew(connection: Connection, settings: Settings) -> PublicKey:
    """Lets the key that is here, or a new one if there is none, sign the log from now on, although
    no key before it has endorsed it."""
    key = signing_key(settings).public
    await connection.execute(f"{_REGISTER} ON CONFLICT DO NOTHING", str(key))
    return key


async def _known(queries: Queries) -> Sequence[PublicKey]:
    return [PublicKey.parse(row["key"]) for row in await queries.fetch(_KEYS)]


async def _refused(
    queries: Queries, known: Sequence[PublicKey], settings: Settings
) -> StartRefused | None:
    published = [row["note"] for row in await queries.fetch(_NOTES)]
    path = key_file(settings).absolute()
    if not path.exists():
        return StartRefused(
            f"the log of this database is signed with the key {_short(known[-1])},"
            f" which is not at {path}",
            _remedy(path),
        )
    key = SigningKey.parse(path.read_text().strip()).public
    at = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return judged(key, path, known, published, stored_notes(settings), at)


def judged(
    key: PublicKey,
    path: Path,
    known: Sequence[PublicKey],
    published: Sequence[str],
    beside: Sequence[str],
    at: str,
) -> StartRefused | None:
    """Why a key may not sign a log with those `known` keys and `published` notes, where it lies at
    `path` with the notes `beside` it; None if it may. `at` is the time, RFC 3339 in UTC."""
    try:
        follow = terms(known, published)
    except NoteError:  # the notes are out already, and refusing would not take them back
        follow = tuple(Term(key=one) for one in known)
    else:
        try:
            follow = terms(known, [*published, *beside])
        except NoteError as trouble:
            return StartRefused(
                f"the notes beside {path} do not fit those of the log: {why_in_words(trouble)}",
                "put the signing key and the notes there that the other processes have",
            )
    term = next((one for one in follow if one.key == key), None)
    if term is None:
        return StartRefused(
            f"the log of this database is signed with the key {_short(known[-1])}, and the key"
            f" {_short(key)} at {path} does not follow from it",
            _remedy(path),
        )
    if expired(term, at):
        return StartRefused(
            f"the key {_short(key)} at {path} counts for nothing since {term.until}",
            "put the key there that follows it, and the notes beside that one",
        )
    return None


def _short(key: PublicKey) -> str:
    return f"{key.name}+{key.id.hex()}"


def _remedy(path: Path) -> str:
    return (
        f"copy `{path.name}`, and `{path.name}.notes` if there is one, from where the service ran"
        " before, or set KRONIKA_SIGNING_KEY to the file; if the key is lost for good,"
        " `kronika keys replace` begins with a new one"
    )
