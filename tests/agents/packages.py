"""The environment of requirements-mcp.lock, as the bootstrap makes it, and programs in it."""

import os
import subprocess
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

ROOT: Final = Path(__file__).parents[2]
KRONIKA: Final = ROOT / "kronika"
SECONDS: Final = 900
"""In which an environment can be made, or games can be played."""


@cache
def python() -> Path:
    """The interpreter of the environment; it is made if it is not there."""
    subprocess.run([KRONIKA, "mcp", "--version"], check=True, capture_output=True, timeout=SECONDS)
    (found,) = [
        one / "bin" / "python"
        for one in sorted((ROOT / ".venvs").glob("requirements-mcp-*"), key=_used_at)[-1:]
    ]
    return found


def _used_at(environment: Path) -> float:
    return (environment / "kronika.used").stat().st_mtime


def environment(url: str, token: str | None = None) -> Mapping[str, str]:
    """What a server of agents is told."""
    more = {} if token is None else {"KRONIKA_TOKEN": token}
    return {"PATH": os.environ["PATH"], "KRONIKA_URL": url, **more}


def asked(script: Path, what: Mapping[str, object]) -> Any:
    """What a script in the environment answers."""
    done = subprocess.run(
        [python(), script],
        input=msgspec.json.encode(what),
        capture_output=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()[-6000:]
    return msgspec.json.decode(done.stdout)
