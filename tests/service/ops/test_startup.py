"""A service refuses a database that does not belong to the keys that it has."""

import asyncio
import shutil
import subprocess
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import asyncpg
import pytest

from events.keys import SigningKey
from events.seeds import plant
from events.vault import SEALED_BYTES, load_or_make_vault
from projections.database import Pool
from service.audit.keys import rotate, stored_notes
from service.settings import Settings, load
from service.startup.checks import permitted
from service.startup.refusal import StartRefused, StartRefusedError
from tests.cli.running import kronika

ALONE = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"
WAITING = """
    SELECT count(*) FROM pg_locks JOIN pg_database d ON d.oid = database
    WHERE NOT granted AND locktype = 'advisory' AND datname = current_database()"""


@pytest.fixture
async def pool(postgres_dsn: str) -> AsyncIterator[Pool]:
    """Connections to a database that is laid out and has no game yet."""
    async with asyncpg.create_pool(postgres_dsn, min_size=1, max_size=6) as made:
        yield made


def having(folder: Path, **others: object) -> Settings:
    """The settings of a service whose keys are in a folder."""
    return load(
        {},
        **{
            "data": folder,
            "database_url": "postgresql://elsewhere/kronika",
            "secrets_key": folder / "secrets.key",
            **others,
        },
    )


async def refusal(pool: Pool, settings: Settings) -> StartRefused | None:
    """Why a service may not start; None if it may."""
    try:
        await permitted(pool, settings)
    except StartRefusedError as refused:
        return refused.refused
    return None


async def begun(pool: Pool, folder: Path) -> Settings:
    """A database with one game, whose seed is sealed, and the keys in a folder."""
    settings = having(folder)
    assert await refusal(pool, settings) is None
    vault = load_or_make_vault(settings.secrets_file)
    await plant(pool, 0, "gam_first", vault=vault)
    assert len(await pool.fetchval("SELECT seed FROM seeds")) == SEALED_BYTES
    return settings


async def test_the_same_keys_are_welcome_again(pool: Pool, tmp_path: Path) -> None:
    settings = await begun(pool, tmp_path)
    assert await refusal(pool, settings) is None
    assert await pool.fetchval("SELECT count(*) FROM sealing_key") == 1
    assert await pool.fetchval("SELECT count(*) FROM signing_keys") == 1


async def test_a_sealed_database_gets_no_second_key(pool: Pool, tmp_path: Path) -> None:
    """A typo in the setting, a mount that is lost, a folder that was moved."""
    settings = await begun(pool, tmp_path)
    for other in ("typo.key", "lost/secrets.key"):
        refused = await refusal(pool, having(tmp_path, secrets_key=tmp_path / other))
        assert refused is not None
        assert f"their key is not at {tmp_path / other}" in refused.reason
        assert "KRONIKA_SECRETS_KEY" in refused.remedy
        assert not (tmp_path / other).exists(), "no key is made by the way"
    assert await refusal(pool, settings) is None


async def test_a_key_that_no_setting_names_is_found(pool: Pool, tmp_path: Path) -> None:
    """An external database, and the key in the data folder, where nobody looks for it then."""
    await begun(pool, tmp_path)
    refused = await refusal(pool, having(tmp_path, secrets_key=None))
    assert refused is not None
    assert refused.remedy == f"set KRONIKA_SECRETS_KEY to {tmp_path / 'secrets.key'}"
    assert await refusal(pool, having(tmp_path, secrets_key="none")) is not None


async def test_another_key_is_refused(pool: Pool, tmp_path: Path) -> None:
    await begun(pool, tmp_path)
    load_or_make_vault(tmp_path / "other.key")
    refused = await refusal(pool, having(tmp_path, secrets_key=tmp_path / "other.key"))
    assert refused is not None
    assert "is not the key" in refused.reason


async def test_a_database_of_an_earlier_version_takes_the_key_that_opens(
    pool: Pool, tmp_path: Path
) -> None:
    settings = await begun(pool, tmp_path)
    known = await pool.fetchval("DELETE FROM sealing_key RETURNING id")
    load_or_make_vault(tmp_path / "other.key")
    for other in ("other.key", "none.key"):
        strange = having(tmp_path, secrets_key=tmp_path / other)
        assert await refusal(pool, strange) is not None, other
        assert await pool.fetchval("SELECT count(*) FROM sealing_key") == 0
    assert not (tmp_path / "none.key").exists()
    assert await refusal(pool, settings) is None
    assert await pool.fetchval("SELECT id FROM sealing_key") == known


async def test_what_is_not_sealed_needs_no_key(pool: Pool, tmp_path: Path) -> None:
    """Sealing may begin later, and what was kept as it is stays readable."""
    plain = having(tmp_path, secrets_key="none")
    assert await refusal(pool, plain) is None
    await plant(pool, 0, "gam_plain")
    assert await refusal(pool, plain) is None
    assert not (tmp_path / "secrets.key").exists()
    assert await refusal(pool, having(tmp_path)) is None
    assert await refusal(pool, plain) is not None, "what comes now is sealed"


async def test_a_second_machine_without_the_signing_key_is_refused(
    pool: Pool, tmp_path: Path
) -> None:
    settings = await begun(pool, tmp_path)
    second = having(tmp_path, signing_key=tmp_path / "second.key")
    refused = await refusal(pool, second)
    assert refused is not None
    assert str(tmp_path / "second.key") in refused.reason
    assert not (tmp_path / "second.key").exists(), "no key is made by the way"
    (tmp_path / "second.key").write_text(SigningKey.generate("second").secret_text())
    refused = await refusal(pool, second)
    assert refused is not None
    assert "does not follow from it" in refused.reason
    assert await pool.fetchval("SELECT count(*) FROM signing_keys") == 1
    assert await refusal(pool, settings) is None


async def test_of_two_that_begin_at_once_one_key_wins(pool: Pool, tmp_path: Path) -> None:
    """Both have looked and found nothing when the first one writes."""
    for table in ("sealing_key", "signing_keys"):
        one, other = having(tmp_path / table / "one"), having(tmp_path / table / "other")
        if table == "signing_keys":
            one, other = (having(it.data, secrets_key="none") for it in (one, other))
        async with pool.acquire() as held, held.transaction():
            await held.execute("TRUNCATE sealing_key, signing_keys")
        async with pool.acquire() as held:
            async with held.transaction():
                await held.execute(ALONE, table)
                starts = [asyncio.create_task(refusal(pool, it)) for it in (one, other)]
                while await held.fetchval(WAITING) < 2:
                    await asyncio.sleep(0.01)
            found = await asyncio.gather(*starts)
        assert sorted(it is None for it in found) == [False, True], table
        winner, loser = (one, other) if found[0] is None else (other, one)
        name = "secrets.key" if table == "sealing_key" else "signing.key"
        assert (winner.data / name).exists()
        assert not (loser.data / name).exists(), "the one that lost has made no key"


async def test_two_that_share_a_folder_take_the_same_key(pool: Pool, tmp_path: Path) -> None:
    shared = having(tmp_path)
    async with pool.acquire() as held:
        async with held.transaction():
            await held.execute(ALONE, "sealing_key")
            starts = [asyncio.create_task(refusal(pool, shared)) for _ in range(3)]
            while await held.fetchval(WAITING) < 3:
                await asyncio.sleep(0.01)
        assert await asyncio.gather(*starts) == [None, None, None]


async def test_a_rotated_key_follows(pool: Pool, tmp_path: Path) -> None:
    """Endorsed by the one before, it is welcome where its note lies beside it, and from then on
    known; the old one is good for the hours of the overlap."""
    settings = await begun(pool, tmp_path)
    old = (tmp_path / "signing.key").read_text()
    rotate(tmp_path / "signing.key", datetime.now(UTC), timedelta(hours=1))
    rotate(tmp_path / "signing.key", datetime.now(UTC), timedelta(hours=1))
    assert await refusal(pool, settings) is None
    notes = tmp_path / "signing.key.notes"
    kept = notes.rename(tmp_path / "elsewhere")
    refused = await refusal(pool, settings)
    assert refused is not None
    assert "signing.key.notes" in refused.remedy
    kept.rename(notes)
    (tmp_path / "old.key").write_text(old)
    assert await refusal(pool, having(tmp_path, signing_key=tmp_path / "old.key")) is None


async def test_a_key_that_was_followed_ends(pool: Pool, tmp_path: Path) -> None:
    """A machine that was forgotten comes back after the overlap; and one that rotated by itself."""
    settings = await begun(pool, tmp_path)
    shutil.copytree(tmp_path, tmp_path / "forgotten")
    long_ago = datetime.now(UTC) - timedelta(hours=2)
    rotate(tmp_path / "signing.key", long_ago, timedelta(hours=1))
    await pool.execute(
        "INSERT INTO key_notes (note) SELECT unnest($1::text[])", list(stored_notes(settings))
    )
    forgotten = tmp_path / "forgotten" / "signing.key"
    refused = await refusal(pool, having(tmp_path, signing_key=forgotten))
    assert refused is not None
    assert "counts for nothing since" in refused.reason
    rotate(forgotten, datetime.now(UTC), timedelta(hours=1))
    refused = await refusal(pool, having(tmp_path, signing_key=forgotten))
    assert refused is not None
    assert "do not fit those of the log" in refused.reason
    assert await refusal(pool, settings) is None


async def test_commands_say_it_and_end_with_a_code_of_their_own(
    pool: Pool,
    postgres_dsn: str,
    redis_url: str,
    tmp_path: Path,
    postgres_clone: Callable[[str], str],
) -> None:
    folder = tmp_path / "data"
    await begun(pool, folder)
    named = {"KRONIKA_SECRETS_KEY": str(tmp_path / "typo.key")}
    good = {"KRONIKA_SECRETS_KEY": str(folder / "secrets.key")}
    load_or_make_vault(tmp_path / "other.key")
    at = (f"--database-url={postgres_dsn}", f"--redis-url={redis_url}", f"--data={folder}")

    served = await told("serve", "--port=0", *at, **named)
    assert (served.returncode, served.stdout) == (78, "")
    assert f"their key is not at {tmp_path / 'typo.key'}\n  To fix it: copy" in served.stderr
    assert "Traceback" not in served.stderr

    well = await told("doctor", "--port=0", *at, **good)
    assert "opens what is sealed (1 tried)" in well.stdout
    ill = await told("doctor", "--port=0", *at, **named)
    assert f"their key is not at {tmp_path / 'typo.key'}" in ill.stdout

    file, dsn = tmp_path / "monday.kronika", postgres_clone("template0")
    assert (await told("backup", file, *at[:1])).returncode == 0
    into = ("restore", file, f"--database-url={dsn}", f"--data={tmp_path / 'new'}")
    for key in ("typo.key", "other.key"):
        refused = await told(*into, "--verify", KRONIKA_SECRETS_KEY=str(tmp_path / key))
        assert refused.returncode == 78, refused.stderr
        assert str(tmp_path / key) in refused.stderr
    restored = await told(*into, "--verify", **good)
    assert restored.returncode == 0, "nothing was changed before"
    assert "Before the service starts: the log of this database is signed with" in restored.stdout
    assert not (tmp_path / "typo.key").exists()


async def test_a_lost_signing_key_is_replaced_on_purpose(
    pool: Pool, postgres_dsn: str, tmp_path: Path
) -> None:
    settings = await begun(pool, tmp_path)
    at = (f"--database-url={postgres_dsn}", f"--data={tmp_path}")
    assert (await told("keys", "replace", *at)).returncode == 2, "it is not lost"
    (tmp_path / "signing.key").unlink()
    assert await refusal(pool, settings) is not None
    done = await told("keys", "replace", *at)
    assert done.returncode == 0, done.stderr
    assert str(SigningKey.parse((tmp_path / "signing.key").read_text().strip()).public) in (
        done.stdout
    )
    assert await refusal(pool, settings) is None


async def told(*arguments: str | Path, **set_to: str) -> subprocess.CompletedProcess[str]:
    """A command, run to its end."""
    return await asyncio.to_thread(kronika, *arguments, **set_to)
