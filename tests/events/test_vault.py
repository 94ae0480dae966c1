"""Secrets in the database are of no use without the key beside it."""

import stat
from pathlib import Path

import pytest

from events.database import Pool
from events.log import Log
from events.partition import partition_of
from events.seeds import plant, seed_of
from events.vault import SEALED_BYTES, Vault, VaultError, key_line, load_or_make_vault

KEY, SECRET = bytes(range(32)), bytes(range(32, 64))


def test_what_is_sealed_is_opened_for_its_purpose_only() -> None:
    vault = Vault(KEY)
    sealed = vault.seal(SECRET, "seed/gam_1")
    assert len(sealed) == SEALED_BYTES
    assert SECRET not in sealed
    assert sealed != vault.seal(SECRET, "seed/gam_1")
    assert vault.open(sealed, "seed/gam_1") == SECRET
    for other, purpose in ((vault, "seed/gam_2"), (Vault(bytes(32)), "seed/gam_1")):
        with pytest.raises(VaultError, match="another key"):
            other.open(sealed, purpose)
    with pytest.raises(VaultError, match="KRONIKA_SECRETS_KEY"):
        Vault().open(sealed, "seed/gam_1")
    with pytest.raises(VaultError, match="not known"):
        vault.open(sealed[:-1], "seed/gam_1")


def test_what_was_kept_before_there_was_a_key_is_still_read() -> None:
    assert Vault().seal(SECRET, "seed/gam_1") == SECRET
    assert Vault(KEY).open(SECRET, "seed/gam_1") == SECRET


def test_the_key_is_made_once_and_for_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "keys" / "secrets.key"
    sealed = load_or_make_vault(path).seal(SECRET, "x")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert load_or_make_vault(path).open(sealed, "x") == SECRET
    assert [one.name for one in path.parent.iterdir()] == ["secrets.key"]
    path.write_text("nothing")
    with pytest.raises(VaultError, match="holds no key"):
        load_or_make_vault(path)


async def test_seeds_are_sealed_in_the_database(pool: Pool) -> None:
    async with await Log.open(pool, vault=Vault(KEY)) as log:
        seed = await log.plant("g")
        assert await log.plant("g") == await log.seed_of("g") == seed
    kept = bytes(await pool.fetchval("SELECT seed FROM seeds WHERE game_id = 'g'"))
    assert len(kept) == SEALED_BYTES
    assert seed not in kept
    with pytest.raises(VaultError):
        await seed_of(pool, partition_of("g", 64), "g")
    before = await plant(pool, partition_of("h", 64), "h")
    async with await Log.open(pool, vault=Vault(KEY)) as log:
        assert await log.seed_of("h") == before


def test_a_text_is_opened_by_who_knows_its_secret_and_has_the_key() -> None:
    vault = Vault(KEY)
    sealed = vault.seal_text(b"a token", "mine")
    assert b"a token" not in sealed
    assert vault.open_text(sealed, "mine") == b"a token"
    for other, secret in ((vault, "yours"), (Vault(SECRET), "mine"), (Vault(), "mine")):
        with pytest.raises(VaultError, match="another"):
            other.open_text(sealed, secret)
    before = Vault().seal_text(b"a token", "mine")
    assert vault.open_text(before, "mine") == b"a token"
    with pytest.raises(VaultError, match="another"):
        vault.open_text(before, "yours")


def test_what_an_old_key_sealed_is_sealed_again_with_the_new_one() -> None:
    old, both, new = Vault(KEY), Vault(SECRET, KEY), Vault(SECRET)
    for before in (old.seal(SECRET, "x"), SECRET):
        sealed = both.resealed(before, "x")
        assert sealed is not None
        assert new.open(sealed, "x") == SECRET
        assert both.resealed(sealed, "x") is None
        with pytest.raises(VaultError):
            old.open(sealed, "x")
    for text in (old.seal_text(b"told", "mine"), Vault().seal_text(b"told", "mine")):
        wrapped = both.resealed_text(text)
        assert wrapped is not None
        assert new.open_text(wrapped, "mine") == b"told"
        assert both.resealed_text(wrapped) is None


def test_a_running_vault_takes_the_keys_that_its_file_has_now(tmp_path: Path) -> None:
    path = tmp_path / "secrets.key"
    one, other = load_or_make_vault(path), load_or_make_vault(path)
    before = one.seal(SECRET, "x")
    (tmp_path / "new").write_text(key_line(KEY) + path.read_text())
    (tmp_path / "new").replace(path)
    sealed = one.seal(SECRET, "x")
    assert Vault(KEY).open(sealed, "x") == other.open(sealed, "x") == SECRET
    assert one.open(before, "x") == SECRET
    path.unlink()
    assert one.open(before, "x") == SECRET, "keys that are known stay good"
