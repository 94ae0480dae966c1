"""Clients that strangers' generators make of the published document, compiled strictly.

Each function makes one in an empty folder, and returns the command that plays a whole game with it:
`COMMAND... URL TITLE SEATS`.
"""

import json
import re
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from generating import nodejs

from tests.generators import tools

Kit = Callable[[Path, Path], Sequence[str]]
STRICT: Final = {
    "target": "es2022",
    "module": "nodenext",
    "strict": True,
    "noUncheckedIndexedAccess": True,
    "noImplicitReturns": True,
    "noFallthroughCasesInSwitch": True,
}
UNTYPED: Final = ("/picture", "/replay", "/log/events")
"""What openapi-python-client leaves without a type, by the end of the path, and says so: it
knows neither pictures nor NDJSON."""


def openapi_fetch(document: Path, folder: Path) -> Sequence[str]:
    """openapi-typescript and openapi-fetch."""
    made = folder / "made.d.ts"
    cli = tools.HERE / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    given = ("--default-non-nullable", "false")  # what has a default may be left out of a request
    nodejs.node(folder, str(cli), str(document), "--output", str(made), *given)
    _project(folder, "fetch")
    return _compiled(folder, "fetch")


def hey_api(document: Path, folder: Path) -> Sequence[str]:
    """@hey-api/openapi-ts, with its own client."""
    cli = tools.HERE / "node_modules" / "@hey-api" / "openapi-ts" / "bin" / "run.js"
    asked = {"KRONIKA_OPENAPI": str(document), "KRONIKA_MADE": str(folder / "made")}
    nodejs.node(folder, str(cli), "--file", str(tools.CLIENTS / "hey.config.mjs"), **asked)
    # Its own part, which is the same for every document, is not written for exact optional types.
    _project(folder, "hey", exact=False)
    return _compiled(folder, "hey")


def _project(folder: Path, name: str, *, exact: bool = True) -> None:
    """A project with the program of that name, in which every type is checked."""
    shutil.copy(tools.CLIENTS / f"{name}.ts", folder)
    (folder / "node_modules").symlink_to(tools.HERE / "node_modules")
    (folder / "package.json").write_text('{"type": "module", "private": true}')
    options = {**STRICT, "exactOptionalPropertyTypes": exact, "types": ["node"]}
    settings = {"compilerOptions": options, "files": [f"{name}.ts"]}
    (folder / "tsconfig.json").write_text(json.dumps(settings))


def _compiled(folder: Path, name: str) -> Sequence[str]:
    """The program, with what was made beside it."""
    nodejs.node(folder, str(tools.TSC), "--project", ".")
    return (str(nodejs._WHEEL / "bin" / "node"), str(folder / f"{name}.js"))


def openapi_python_client(document: Path, folder: Path) -> Sequence[str]:
    """openapi-python-client; mypy takes all of it, strictly."""
    cli = (sys.executable, "-c", "from openapi_python_client.cli import app; app()")
    package = folder / "made"
    found = tools.of_python(package)
    told = tools.run(
        *(*cli, "generate", "--path", document, "--output-path", package),
        folder=folder,
        **found,
    )
    warned = re.findall(r"^WARNING parsing \S+ (\S+) within", told, re.MULTILINE)
    assert all(one.endswith(UNTYPED) for one in warned), told
    assert len(re.findall(r"^(?:Unable|ERROR)", told, re.MULTILINE)) == 0, told
    program = folder / "whole.py"
    shutil.copy(tools.CLIENTS / "whole.py", program)
    strict = (sys.executable, "-m", "mypy", "--strict", "--cache-dir", folder / "types")
    tools.run(*strict, "kronika_client", program, folder=package)
    return ("env", f"PYTHONPATH={found['PYTHONPATH']}", sys.executable, str(program))


def openapi_generator_go(document: Path, folder: Path) -> Sequence[str]:
    """OpenAPI Generator for Go; `go vet` takes all of it. It needs the standard library alone."""
    made = folder / "kronika"
    settings = "withGoMod=false,enumClassPrefix=true,useOneOfDiscriminatorLookup=true"
    renamed = ",".join(f"{old}={new}" for old, new in _renamed(document).items())
    words = ("generate", "-g", "go", "-i", document, "-o", made, "--package-name", "kronika")
    more = ("--additional-properties", settings, "--model-name-mappings", renamed)
    told = tools.run(tools.JAVA, "-jar", tools.JAR, *words, *more, folder=folder)
    assert "COLLISION" not in told, told
    shutil.rmtree(made / "test", ignore_errors=True)  # examples of tests, of another module
    shutil.copy(tools.CLIENTS / "main.go", folder)
    (folder / "go.mod").write_text("module kronika.test/play\n\ngo 1.23\n")
    go, found = tools.GO / "bin" / "go", tools.of_go(folder)
    tools.run(go, "vet", "./...", folder=folder, **found)
    tools.run(go, "build", "-o", "play", ".", folder=folder, **found)
    return (str(folder / "play"),)


def _renamed(document: Path) -> Mapping[str, str]:
    """Other names for schemas such as `NewAccount`: in Go, what makes an `Account` is called so."""
    schemas: Mapping[str, Any] = json.loads(document.read_text("utf-8"))["components"]["schemas"]
    made = [name for name in schemas if name.removeprefix("New") in schemas.keys() - {name}]
    return {name: f"{name.removeprefix('New')}Wanted" for name in made}


KITS: Final[Mapping[str, Kit]] = {
    "openapi-typescript": openapi_fetch,
    "hey-api": hey_api,
    "openapi-python-client": openapi_python_client,
    "openapi-generator-go": openapi_generator_go,
}
