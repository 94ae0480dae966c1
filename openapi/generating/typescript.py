"""The generated part of the TypeScript client, made by @hey-api/openapi-ts as the lock says."""

import json
import re
import sys
from pathlib import Path
from typing import Any

from generating.nodejs import install, node

FOLDER = Path(__file__).resolve().parents[1] / "sdk" / "typescript"
PACKAGE = FOLDER / "src"
PARTS = ("generated",)
AT_LEAST = "at_least"


def generate(source: Path, package: Path) -> None:
    """Writes the generated part of the package."""
    install(FOLDER)
    told = {"KRONIKA_OPENAPI": str(source), "KRONIKA_GENERATED": str(package / "generated")}
    node(FOLDER, "node_modules/@hey-api/openapi-ts/bin/run.js", **told)
    document = json.loads(source.read_text("utf-8"))
    (package / "generated" / "waiting.ts").write_text(_waiting(document), encoding="utf-8")


def _waiting(document: Any) -> str:
    """A module that says which lists can wait for what somebody has written."""
    paths = [
        path
        for path, methods in document["paths"].items()
        if any(one["name"] == AT_LEAST for one in methods.get("get", {}).get("parameters", []))
    ]
    forms = (re.sub(r"{\w+}", "[^/]+", path).replace("/", r"\/") for path in paths)
    lines = "".join(f"  /^{form}$/,\n" for form in forms)
    return f"""\
// This file is auto-generated from openapi.json

/** Paths of what can be read `{AT_LEAST}` as recent as something else. */
export const WAITING: readonly RegExp[] = [
{lines}];
"""


def typed(project: str = "tsconfig.json") -> None:
    """Looks whether everything in the folder, or in another project, is well typed."""
    install(FOLDER)
    node(FOLDER, "node_modules/typescript/bin/tsc", "--project", project)


if __name__ == "__main__":
    typed(*sys.argv[1:])
