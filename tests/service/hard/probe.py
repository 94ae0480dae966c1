"""Schemathesis against the running service with its published contract, to which the schemas of the
titles are added, so that commands are those of games and answers are checked to the last field.

    python -m tests.service.hard.probe --minutes 10

It starts a service with servers of its own, and probes it for that long.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from rich.console import Console

from service.identity.scopes import Scope
from tests import servers
from tests.service.hard.probe_values import values
from tests.service.hard.setup import SETTINGS, Stage
from tests.service.process import ServiceProcess
from tests.support.forked import ROOT

GENERATOR: Final = str(ROOT / "openapi")
"""Where the maker of the bundle is."""
CONFIG: Final = Path(__file__).with_name("probe.toml")


def probe(url: str, database_url: str, folder: Path, *options: str) -> tuple[int, str]:
    """Exit code and report of Schemathesis, run in a folder with more options."""
    with Stage(url, database_url) as stage:
        made = stage.token(stage.ada, frozenset(Scope))
        known, token = {"url": url, "token": made["id"], "values": values(stage)}, made["token"]
        environment = {**os.environ, "PROBED": msgspec.json.encode(known).decode()}
        environment["PYTHONPATH"] = str(ROOT)
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(CONFIG)]
        contract = folder / "contract.json"
        contract.write_bytes(msgspec.json.encode(_contract(url)))
        command += ["run", str(contract), "--url", url, "-H", f"Authorization: Bearer {token}"]
        command += ["--no-color", "--continue-on-failure", *options]
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
    return done.returncode, (done.stdout + done.stderr).replace(token, "<token>")


def _contract(url: str) -> Any:
    """The contract as it is served, with what each title has said of itself."""
    if GENERATOR not in sys.path:  # a plain `python -m` does not look there
        sys.path.append(GENERATOR)
    from generating.bundle import with_titles

    with httpx.Client(base_url=url, timeout=180) as web:
        slugs = [one["title"] for one in web.get("/v1/titles").json()["items"]]
        titles = [web.get(f"/v1/titles/{slug}/schema.json").json() for slug in slugs]
        made = with_titles(web.get("/openapi.json").json(), titles)
    for operation in (one for path in made["paths"].values() for one in path.values()):
        for answer in operation.get("responses", {}).values():
            if (stream := answer.get("content", {}).get("text/event-stream")) is not None:
                stream["schema"] = _of_an_event(stream["schema"])
    return made


def _of_an_event(stream: Any) -> Any:
    """The schema of each event of a stream: Schemathesis holds every single one against what the
    contract says of the text as a whole."""
    return stream["contentSchema"]["items"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Probes for some minutes, and prints the report."""
    parser = argparse.ArgumentParser(prog="python -m tests.service.hard.probe", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="how long (default 10)")
    parser.add_argument("--seed", type=int, help="the seed of an earlier run")
    given = parser.parse_args(arguments)
    seed = ["--seed", str(given.seed)] if given.seed is not None else []
    console, began = Console(), time.monotonic()
    with (
        servers.scratch_folder() as folder,
        servers.postgres_server() as postgres,
        servers.redis_server() as redis,
        ServiceProcess(folder / "log", postgres.url, redis.url, SETTINGS) as running,
        console.status(f"probing {running.url} for {given.minutes:g} minutes"),
    ):
        seconds = str(max(1, round(given.minutes * 60)))
        code, report = probe(running.url, postgres.url, folder, "--max-time", seconds, *seed)
        failures = [line for line in running.written().splitlines() if "-failed" in line]
    console.print(report, markup=False, highlight=False, soft_wrap=True)
    console.print("\n".join(failures[:20]), markup=False)
    console.print(f"{time.monotonic() - began:.0f} s, {len(failures)} failures in the log")
    return code or int(bool(failures))


if __name__ == "__main__":
    sys.exit(main())
