"""TLS to PostgreSQL and Redis: with the right certificate everything works, and each wrong one is
told apart, by `doctor` and by `serve`.

The servers of the wheels are built without TLS, so a front decrypts what goes to them.
"""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import asyncpg
import pytest
import redis
from msgspec import Struct
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from events.redis_address import connected
from service.cli.common.servers.unusable import cache_unusable, database_unusable
from tests.cli.running import kronika
from tests.servers import scratch_folder
from tests.service.ops.faults.strict import PASSWORD, Strict, strict_servers
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.support.certificates import Authority, serving_as
from tests.support.tls_front import TlsFront, tls_in_front

pytestmark = pytest.mark.slow

HOST: Final = "localhost"
FULL: Final = "sslmode=verify-full&sslrootcert={ours}"
TRUSTED: Final = "ssl_ca_certs={ours}"


class Encrypted(Struct, frozen=True):
    """Both servers behind TLS, by the certificate that they show; `files` by what they hold."""

    strict: Strict
    databases: dict[str, TlsFront]
    caches: dict[str, TlsFront]
    files: dict[str, Path]

    def database_url(self, shown: str, parameters: str) -> str:
        """The address of PostgreSQL that shows this certificate, or of the one without TLS."""
        port = self.databases[shown].port if shown else self.strict.port
        return f"postgresql://owner:{PASSWORD}@{HOST}:{port}/made?{self.filled(parameters)}"

    def cache_url(self, shown: str, parameters: str, scheme: str = "rediss") -> str:
        """Likewise of Valkey."""
        port = self.caches[shown].port if shown else self.strict.cache_port
        return f"{scheme}://:{PASSWORD}@{HOST}:{port}/0?{self.filled(parameters)}"

    def filled(self, parameters: str) -> str:
        return parameters.format(**self.files)


@pytest.fixture(scope="module")
def encrypted() -> Iterator[Encrypted]:
    with ExitStack() as stack:
        folder = stack.enter_context(scratch_folder())
        ours, theirs = Authority(folder, "ours"), Authority(folder, "theirs")
        shown = {
            "right": serving_as(ours.certificate("right", HOST)),
            "other": serving_as(ours.certificate("other", "db.example.org")),
            "expired": serving_as(ours.certificate("expired", HOST, begins=-20, ends=-1)),
            "early": serving_as(ours.certificate("early", HOST, begins=3)),
            "unknown": serving_as(theirs.certificate("unknown", HOST)),
            "asking": serving_as(ours.certificate("asking", HOST), clients_of=ours),
        }
        certificate, key = ours.certificate("client")
        (folder / "junk").write_text("no certificate")
        files = {"ours": ours.file, "certificate": certificate, "key": key}
        files |= {"junk": folder / "junk", "missing": folder / "missing.crt"}
        files["data"] = folder / "data"
        strict = stack.enter_context(strict_servers(folder))
        owner = f"CREATE ROLE owner LOGIN PASSWORD '{PASSWORD}'"
        asyncio.run(strict.execute(owner, "CREATE DATABASE made OWNER owner"))
        databases, caches = (
            {
                name: stack.enter_context(tls_in_front(port, context, asked_first=first))
                for name, context in shown.items()
            }
            for port, first in ((strict.port, True), (strict.cache_port, False))
        )
        yield Encrypted(strict, databases, caches, files)


class Fault(Struct, frozen=True, kw_only=True):
    """The certificates that are shown (empty: no TLS), the parameters of the addresses, what is
    told of it, and what is said to do."""

    name: str
    database: tuple[str, str] = ("right", FULL)
    cache: tuple[str, str] = ("right", TRUSTED)
    scheme: str = "rediss"
    told: str
    remedy: str


FAULTS: Final = (
    Fault(
        name="other-host",
        database=("other", FULL),
        told="does not name localhost",
        remedy="write a host into KRONIKA_DATABASE_URL that the certificate names",
    ),
    Fault(
        name="unknown-authority",
        database=("unknown", FULL),
        told="is signed by an authority that is not trusted here",
        remedy="name the file of its authority in KRONIKA_DATABASE_URL: sslrootcert=",
    ),
    Fault(
        name="expired",
        database=("expired", FULL),
        told="has expired",
        remedy="renew it on the server",
    ),
    Fault(
        name="early",
        database=("early", "sslmode=verify-ca&sslrootcert={ours}"),
        told="is not valid yet",
        remedy="compare the clocks of both machines",
    ),
    Fault(
        name="none",
        database=("", FULL),
        told="speaks no TLS",
        remedy="turn it on there (ssl = on, ssl_cert_file, ssl_key_file)",
    ),
    Fault(
        name="no-file",
        database=("right", "sslmode=verify-full&sslrootcert={missing}"),
        told="missing.crt, which cannot be read",
        remedy="put the file there",
    ),
    Fault(
        name="no-certificate",
        database=("right", "sslmode=verify-full&sslrootcert={junk}"),
        told="holds none",
        remedy="put a certificate into it, as PEM",
    ),
    Fault(
        name="no-authority",
        database=("right", "sslmode=verify-full"),
        told="names no authority",
        remedy="name the file of the authority in KRONIKA_DATABASE_URL: sslrootcert=",
    ),
    Fault(
        name="cache-other-host",
        cache=("other", TRUSTED),
        told="does not name localhost",
        remedy="write a host into KRONIKA_REDIS_URL that the certificate names",
    ),
    Fault(
        name="cache-unknown-authority",
        cache=("unknown", TRUSTED),
        told="is signed by an authority that is not trusted here",
        remedy="name the file of its authority in KRONIKA_REDIS_URL: ssl_ca_certs=",
    ),
    Fault(
        name="cache-expired",
        cache=("expired", TRUSTED),
        told="has expired",
        remedy="renew it on the server",
    ),
    Fault(
        name="cache-asks-for-a-certificate",
        cache=("asking", TRUSTED),
        told="hangs up before it says anything",
        remedy="name one: ssl_certfile=",
    ),
    Fault(
        name="cache-in-the-clear",
        scheme="redis",
        cache=("right", ""),
        told="hangs up before it says anything",
        remedy="write rediss:// in place of redis://",
    ),
    Fault(
        name="cache-parameter",
        cache=("right", "ssl_ca_cert={ours}"),
        told="ssl_ca_cert",
        remedy="correct KRONIKA_REDIS_URL",
    ),
)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_named_with_its_own_remedy(
    fault: Fault, encrypted: Encrypted, tmp_path: Path
) -> None:
    given = {
        "KRONIKA_DATABASE_URL": encrypted.database_url(*fault.database),
        "KRONIKA_REDIS_URL": encrypted.cache_url(*fault.cache, fault.scheme),
        "KRONIKA_SECRETS_KEY": str(encrypted.files["data"] / "secrets.key"),
        "HOME": str(tmp_path),
    }
    looked = kronika("doctor", "--port=0", f"--data={encrypted.files['data']}", **given)
    assert looked.returncode == 1, looked.stdout
    started = kronika("serve", "--port=0", f"--data={encrypted.files['data']}", **given)
    assert started.returncode == 2, started.stderr
    for told in (looked.stdout, started.stderr):
        assert fault.told in told
        assert fault.remedy in told
        assert "Traceback" not in told
        assert PASSWORD not in told


@pytest.mark.parametrize("shown", ["right", "asking"])
def test_whoever_has_the_right_certificate_plays(
    encrypted: Encrypted, tmp_path: Path, shown: str
) -> None:
    """Every connection is encrypted and checked; the second server wants a certificate, too."""
    asks = shown == "asking"
    own = "&sslcert={certificate}&sslkey={key}" if asks else ""
    own_of_cache = "&ssl_certfile={certificate}&ssl_keyfile={key}" if asks else ""
    name = f"played_{shown}"
    asyncio.run(encrypted.strict.execute(f"CREATE DATABASE {name} OWNER owner"))
    at = encrypted.database_url(shown, FULL + own).replace("/made?", f"/{name}?")
    cache = encrypted.cache_url(shown, TRUSTED + own_of_cache)
    played = {"secrets_key": str(tmp_path / "secrets.key"), "data": str(tmp_path)}
    migrated = kronika("migrate", KRONIKA_DATABASE_URL=at)
    assert migrated.returncode == 0, migrated.stderr
    with ServiceProcess(tmp_path / "log", at, cache, played) as running:
        ada = Person.create(running.url, "ada")
        game = ada.open("me", "me")["id"]
        ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])
    assert encrypted.databases[shown].encrypted > 1
    assert encrypted.caches[shown].encrypted > 1


async def test_a_cache_without_tls_does_not_answer_to_it(encrypted: Encrypted) -> None:
    """It waits for the rest of what it takes for a command. `serve` waits for ten seconds."""
    url = encrypted.cache_url("", TRUSTED)
    once = Retry(NoBackoff(), 0)
    with pytest.raises(redis.TimeoutError) as silent:
        async with connected(
            url, socket_timeout=0.3, socket_connect_timeout=0.3, retry=once
        ) as one:
            await one.ping()
    told = cache_unusable(silent.value, url)
    assert "does not answer to TLS" in told.what
    assert "write redis:// in place of rediss://" in told.remedy


async def test_statements_that_somebody_mixes_up_are_named(encrypted: Encrypted) -> None:
    """As behind a PgBouncer that hands sessions round and does not follow what was prepared."""
    url = encrypted.database_url("right", FULL)
    connection = await asyncpg.connect(url)
    try:
        await connection.fetchval("SELECT 2")
        await connection.execute("DEALLOCATE ALL")
        with pytest.raises(asyncpg.InvalidSQLStatementNameError) as lost:
            await connection.fetchval("SELECT 2")
    finally:
        await connection.close()
    told = database_unusable(lost.value, url)
    assert "mixes up the prepared statements" in told.what
    assert "max_prepared_statements = 200" in told.remedy
