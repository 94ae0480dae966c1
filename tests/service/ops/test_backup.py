"""Backup and restore: everything worth keeping comes back, from any moment, or nothing does."""

import asyncio
import json
import os
import re
import resource
import struct
import time
import uuid
import zipfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import asyncpg
import httpx
import pytest

from events.layout import establish
from events.migrations import migrate
from games.kernel.registry import Registry
from service.backup import checking
from service.backup.archive import Take, reading, writing
from service.backup.manifest import BackupError, Manifest
from service.backup.restoring import restore
from service.backup.saving import save
from service.backup.tables import ALL
from service.process.schema import SOURCES
from tests.cli.running import kronika, run
from tests.service.people import Person
from tests.service.players import Player, all_events
from tests.service.process import ServiceProcess
from verifier.evidence import Evidence
from verifier.evidence_files import keys_of
from verifier.verifying import verify

TITLES = ("tzolkin", "ancient-knowledge")


@pytest.fixture
def new_database(postgres_clone: Callable[[str], str]) -> Callable[[], str]:
    """`new_database()`: the address of another empty database."""
    return lambda: postgres_clone("template0")


def silent(_: str) -> Callable[[int], None]:
    return lambda _: None


async def saved(dsn: str, path: Path) -> Manifest:
    """A backup of a database."""
    connection = await asyncpg.connect(dsn)
    try:
        return await save(connection, path, silent)
    finally:
        await connection.close()


async def put_back(dsn: str, path: Path, *, replace: bool = False) -> list[str]:
    """A restore; the migrations that came later."""
    connection = await asyncpg.connect(dsn)
    try:
        with reading(path) as backup:
            done = await restore(connection, backup, silent, replace=replace)
        checked = await checking.check(connection, lambda _: None)
        assert checked.wrong == ()
        return [str(one) for one in done.later]
    finally:
        await connection.close()


async def tables_of(dsn: str) -> set[str]:
    """The names of all tables."""
    connection = await asyncpg.connect(dsn)
    rows = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    await connection.close()
    return {row["tablename"] for row in rows}


async def prepared(dsn: str) -> None:
    connection = await asyncpg.connect(dsn)
    await migrate(connection, SOURCES)
    await establish(connection)
    await connection.close()


async def test_every_table_is_kept_or_disposable(postgres_dsn: str) -> None:
    """A new table belongs into the `tables.py` of the package that makes it."""
    await prepared(postgres_dsn)
    listed = [*ALL.kept, *ALL.disposable, "migrations"]
    assert len(listed) == len(set(listed))
    assert await tables_of(postgres_dsn) == set(listed)


async def test_disposable_tables_refer_to_nothing_that_is_kept(postgres_dsn: str) -> None:
    """The other way round a backup could not be filled in."""
    await prepared(postgres_dsn)
    connection = await asyncpg.connect(postgres_dsn)
    rows = await connection.fetch(
        "SELECT conrelid::regclass::text AS of, confrelid::regclass::text AS to"
        " FROM pg_constraint WHERE contype = 'f'"
    )
    await connection.close()
    wrong = [row for row in rows if row["of"] in ALL.kept and row["to"] in ALL.disposable]
    assert not wrong


class PositionCache:
    """What was known of a service before its backup."""

    def __init__(self, running: ServiceProcess) -> None:
        self.ada = Person.create(running.url, "ada")
        self.finished = [self._bots(title) for title in TITLES]
        self.exports = {
            game: self.ada.http.get(f"/v1/games/{game}/export").content for game in self.finished
        }
        self.keys = self.ada.http.get("/v1/keys").text
        self.game = self.ada.open("me", "me", title="tzolkin")["id"]
        self.key = uuid.uuid4().hex
        self.body = {"seat": 0, "commands": self.ada.legal(self.game, 0)["commands"][:1]}
        self.answer = self._post(self.ada)
        assert self.answer.status_code == 201
        self.players = [
            Player(self.ada, self.ada.open("me", "me", title=title)["id"], 2, seed)
            for seed, title in enumerate(TITLES)
        ]

    def _bots(self, title: str) -> str:
        game: str = self.ada.open("random", "random", title=title)["id"]
        while self.ada.get(f"/v1/games/{game}")["status"] != "finished":
            time.sleep(0.02)
        return game

    def _post(self, person: Person) -> httpx.Response:
        headers = {"Idempotency-Key": self.key}
        return person.http.post(f"/v1/games/{self.game}/moves", json=self.body, headers=headers)

    def is_known(self, person: Person) -> None:
        """Everything of it is there, as it was."""
        again = self._post(person)
        assert (again.status_code, again.content) == (201, self.answer.content)
        keys = person.http.get("/v1/keys").text
        assert set(keys_of(self.keys)) == set(keys_of(keys)), "it signs with the same key"
        for game, export in self.exports.items():
            _verified(game, export, self.keys)
            _verified(game, person.http.get(f"/v1/games/{game}/export").content, keys)
        listed = {one["id"] for one in person.get("/v1/games", limit=100)["items"]}
        assert listed >= {*self.finished, self.game}


def _verified(game: str, document: bytes, keys: str) -> None:
    report = verify(game, document, Registry.installed(), Evidence(keys=keys_of(keys)))
    assert report.good, report.findings


@pytest.fixture
def running(
    service_log: Path, postgres_dsn: str, redis_url: str, tmp_path: Path
) -> Iterator[ServiceProcess]:
    """A service in use."""
    key = str(tmp_path / "signing.key")
    settings = {"pool_max": 8, "checkpoint_interval": 0.2, "signing_key": key}
    with ServiceProcess(service_log, postgres_dsn, redis_url, settings) as service:
        yield service


def test_a_backup_while_moves_are_made(
    running: ServiceProcess,
    postgres_dsn: str,
    redis_url: str,
    tmp_path: Path,
    new_database: Callable[[], str],
) -> None:
    past = PositionCache(running)
    for player in past.players:
        player.start()
    while sum(len(player.acknowledged) for player in past.players) < 20:
        time.sleep(0.01)
    before = {player.game: len(player.acknowledged) for player in past.players}
    file = tmp_path / "monday.kronika"
    done = kronika("backup", file, f"--database-url={postgres_dsn}")
    assert done.returncode == 0, done.stderr
    for player in past.players:
        player.enough.set()
        player.join(timeout=180)
        assert player.trouble is None, player.trouble
    assert file.stat().st_mode & 0o777 == 0o600
    then = {player.game: all_events(past.ada, player.game, 2) for player in past.players}
    dsn = new_database()
    done = kronika("restore", file, f"--database-url={dsn}", "--verify")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "nothing wrong" in done.stdout
    settings = {"pool_max": 8, "signing_key": str(tmp_path / "signing.key")}
    with ServiceProcess(tmp_path / "restored.log", dsn, redis_url, settings) as restored:
        ada = Person(restored.url, past.ada.id, past.ada.name, past.ada.token)
        past.is_known(ada)
        for player in past.players:
            events = all_events(ada, player.game, 2)
            assert events == then[player.game][: len(events)], "the past is another one"
            plies = events[-1]["ply"]
            assert plies >= before[player.game]
            _goes_on(ada, player.game)
    assert "request-failed" not in restored.written()


def _goes_on(ada: Person, game: str) -> None:
    shown = ada.get(f"/v1/games/{game}")
    if shown["status"] == "running":
        played = ada.play_any(game, shown["awaits"][0])
        assert played["version"] > shown["version"]


async def test_a_backup_of_an_older_version_is_brought_up_to_date(
    empty_dsn: str, tmp_path: Path, new_database: Callable[[], str]
) -> None:
    connection = await asyncpg.connect(empty_dsn)
    await migrate(connection, SOURCES, until={"events": 1, "projections": 1})
    await connection.execute("INSERT INTO log_layout (partitions) VALUES (2)")
    await connection.execute("INSERT INTO partition_heads (partition) VALUES (0), (1)")
    await connection.execute(
        "INSERT INTO seatings (game_id, seat, account_id) VALUES ('gam_1', 0, 'Ada\tO''Hara\\n')"
    )
    await connection.close()
    file = tmp_path / "old.kronika"
    manifest = await saved(empty_dsn, file)
    assert "refusals" not in {one.name for one in manifest.tables}
    dsn = new_database()
    later = await put_back(dsn, file)
    assert any(one.startswith("service/0001") for one in later)
    connection = await asyncpg.connect(dsn)
    assert await connection.fetchval("SELECT account_id FROM seatings") == "Ada\tO'Hara\\n"
    await connection.close()
    assert await tables_of(dsn) == {*ALL.kept, *ALL.disposable, "migrations"}


async def test_numbers_go_on_behind_those_that_were_restored(
    postgres_dsn: str, tmp_path: Path, new_database: Callable[[], str]
) -> None:
    await prepared(postgres_dsn)
    connection = await asyncpg.connect(postgres_dsn)
    refusal = (
        "INSERT INTO refusals (id, game_id, seat, body_hash, problem, ruleset, version, ply, head,"
        " request, at) SELECT 'r' || n, 'g', 0, sha256('x'), '{}', 't/1', 1, 1, 'h', 'q', now()"
        " FROM generate_series($1::int, $2::int) n"
    )
    await connection.execute(refusal, 1, 7)
    await connection.close()
    file, dsn = tmp_path / "numbers.kronika", new_database()
    await saved(postgres_dsn, file)
    await put_back(dsn, file)
    connection = await asyncpg.connect(dsn)
    await connection.execute(refusal, 8, 8)
    assert await connection.fetchval("SELECT max(number) FROM refusals") == 8
    await connection.close()


@pytest.fixture
async def small(postgres_dsn: str, tmp_path: Path) -> Path:
    """A backup of a database with two accounts in it."""
    await prepared(postgres_dsn)
    connection = await asyncpg.connect(postgres_dsn)
    await connection.execute("INSERT INTO accounts (id, name) VALUES ('a', 'ada'), ('b', 'bob')")
    await connection.close()
    path = tmp_path / "small.kronika"
    await saved(postgres_dsn, path)
    return path


async def test_a_database_in_use_is_not_overwritten(
    small: Path, postgres_dsn: str, running: ServiceProcess
) -> None:
    with pytest.raises(BackupError, match="a service uses this database"):
        await put_back(postgres_dsn, small, replace=True)
    running.stop()
    with pytest.raises(BackupError, match="not empty"):
        await put_back(postgres_dsn, small)
    connection = await asyncpg.connect(postgres_dsn)
    await connection.execute(
        "CREATE TABLE theirs (n int); INSERT INTO accounts VALUES ('c', 'cyd')"
    )
    await connection.close()
    await put_back(postgres_dsn, small, replace=True)
    connection = await asyncpg.connect(postgres_dsn)
    assert await connection.fetchval("SELECT count(*) FROM accounts") == 2
    assert await connection.fetchval("SELECT count(*) FROM theirs") == 0
    await connection.close()


def test_an_existing_file_is_not_overwritten(small: Path, postgres_dsn: str) -> None:
    before = small.read_bytes()
    done = kronika("backup", small, f"--database-url={postgres_dsn}")
    assert done.returncode == 2
    assert "is there already" in done.stderr
    assert small.read_bytes() == before


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-100])


def no_zip(path: Path) -> None:
    path.write_bytes(b"monday")


def another_row(path: Path) -> None:
    _rewritten(path, "tables/accounts.copy", lambda text: text.replace(b"bob", b"eve"))


def one_row_less(path: Path) -> None:
    _rewritten(path, "tables/accounts.copy", lambda text: text[: text.index(b"\n") + 1])


def from_the_future(path: Path) -> None:
    _rewritten(
        path,
        "manifest.json",
        lambda text: text.replace(b'"0001', b'"9', 1).replace(
            b'"number": 1,', b'"number": 9001,', 1
        ),
    )


def another_migration(path: Path) -> None:
    def changed(text: bytes) -> bytes:
        at = text.index(b'"checksum": "') + 13
        return text[:at] + b"00" + text[at + 2 :]

    _rewritten(path, "manifest.json", changed)


def another_table(path: Path) -> None:
    _rewritten(path, "manifest.json", lambda text: text.replace(b'"answers"', b'"x\\"; DROP"'))


def not_deflated(path: Path) -> None:
    """A member whose first block is of a sort that there is not."""
    with zipfile.ZipFile(path) as archive:
        begins = archive.getinfo("tables/accounts.copy").header_offset
    data = bytearray(path.read_bytes())
    name, extra = struct.unpack_from("<HH", data, begins + 26)
    data[begins + 30 + name + extra] |= 0b110
    path.write_bytes(data)


def a_secret_member(path: Path) -> None:
    """Every member says that it is encrypted."""
    data = bytearray(path.read_bytes())
    for mark, flags in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        for header in re.finditer(re.escape(mark), bytes(data)):
            data[header.start() + flags] |= 1
    path.write_bytes(data)


def a_table_less(path: Path) -> None:
    def changed(text: bytes) -> bytes:
        manifest = json.loads(text)
        manifest["tables"] = [one for one in manifest["tables"] if one["name"] != "tokens"]
        return json.dumps(manifest).encode()

    _rewritten(path, "manifest.json", changed)


def a_deep_manifest(path: Path) -> None:
    deep = b'{"more": ' + b"[" * 5000 + b"]" * 5000 + b", "
    _rewritten(path, "manifest.json", lambda text: text.replace(b"{", deep, 1))


def _rewritten(path: Path, member: str, change: Callable[[bytes], bytes]) -> None:
    with zipfile.ZipFile(path) as old:
        contents = {name: old.read(name) for name in old.namelist()}
    changed = change(contents[member])
    assert changed != contents[member]
    with zipfile.ZipFile(path, "w") as new:
        for name, content in {**contents, member: changed}.items():
            new.writestr(name, content)


DAMAGES: Sequence[tuple[Callable[[Path], None], str]] = (
    (cut, "no backup, or was cut off"),
    (no_zip, "no backup"),
    (another_row, "accounts is not what was saved"),
    (one_row_less, "accounts is not what was saved"),
    (from_the_future, "newer version, which knows events/9001"),
    (another_migration, "not the migration that the backup was made after"),
    (another_table, "tables that are not ours"),
    (not_deflated, "is damaged at accounts"),
    (a_secret_member, "no backup of this version"),
    (a_table_less, "the backup lacks tables: tokens"),
    (a_deep_manifest, "no backup of this version"),
)


async def test_damage_is_noticed_and_nothing_is_changed(
    small: Path, tmp_path: Path, new_database: Callable[[], str]
) -> None:
    dsn, broken = new_database(), tmp_path / "broken.kronika"
    for damage, words in DAMAGES:
        broken.write_bytes(small.read_bytes())
        damage(broken)
        with pytest.raises(BackupError, match=words):
            await put_back(dsn, broken)
        assert await tables_of(dsn) == set(), words
        done = kronika("restore", broken, "--check")
        assert done.returncode == 2, words
        assert words.split()[-1] in done.stderr


def _fills_the_disk(path: str) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))

    async def copy(take: Take) -> None:
        await take(os.urandom(100_000))

    with writing(Path(path)) as backup:
        asyncio.run(backup.table("accounts", (), copy, lambda _: None))


def test_a_full_disk_leaves_nothing_behind(tmp_path: Path) -> None:
    path, other = tmp_path / "full.kronika", tmp_path / "other"
    other.write_text("somebody's")
    (tmp_path / "full.kronika.part").symlink_to(other)
    done = run(_fills_the_disk, path)
    assert "BackupError" in done.stderr
    assert "full.kronika.part cannot be written: File too large" in done.stderr
    assert [one.name for one in tmp_path.iterdir()] == ["other"]
    assert other.read_text() == "somebody's"


async def test_a_bent_log_is_found(running: ServiceProcess, postgres_dsn: str) -> None:
    """What the restore would work out again with --verify."""
    ada = Person.create(running.url, "ada")
    game = ada.open("me", "me")["id"]
    ada.play_any(game, 0)
    while ada.http.get("/v1/log/checkpoint").status_code == 404:
        time.sleep(0.05)
    running.stop()
    connection = await asyncpg.connect(postgres_dsn)
    checked = await checking.check(connection, lambda _: None)
    assert (checked.games, checked.wrong) == (1, ())
    assert checked.checkpoints > 0
    at = "UPDATE events SET at = at - interval '1 second' WHERE game_id = $1 AND version = 3"
    await connection.execute(at, game)
    checked = await checking.check(connection, lambda _: None)
    broken = (f"{game}: the chain is broken at versions 1 to 5",)  # one link
    assert checked.wrong == broken
    await connection.execute(at.replace("- interval", "+ interval"), game)
    assert (await checking.check(connection, lambda _: None)).wrong == ()
    kind = "UPDATE events SET kind = 'table.paused' WHERE game_id = $1 AND version = 3"
    await connection.execute(kind, game)
    checked = await checking.check(connection, lambda _: None)
    assert checked.wrong == broken
    await connection.execute("UPDATE events SET hash = sha256('x') WHERE version = 2")
    await connection.execute("TRUNCATE merkle_nodes")
    checked = await checking.check(connection, lambda _: None)
    assert any("the log is not the one in the root log" in one for one in checked.wrong)
    await connection.execute("DELETE FROM root_leaves WHERE number = 0")
    checked = await checking.check(connection, lambda _: None)
    assert any("the root log has lost leaves 0 to " in one for one in checked.wrong)
    await connection.close()


def test_help_and_summary_of_what_is_in_it(small: Path) -> None:
    done = kronika("restore", small, "--check")
    assert done.returncode == 0, done.stderr
    assert "0 games, 0 events" in done.stdout
    assert "can restore it" in done.stdout
