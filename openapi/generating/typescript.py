"""The generated part of the TypeScript client, made by @hey-api/openapi-ts as the lock says."""

import sys
from pathlib import Path

from generating.nodejs import install, node

FOLDER = Path(__file__).resolve().parents[1] / "sdk" / "typescript"
PACKAGE = FOLDER / "src"
PARTS = ("generated",)


def generate(source: Path, package: Path) -> None:
    """Writes the generated part of the package."""
    install(FOLDER)
    told = {"KRONIKA_OPENAPI": str(source), "KRONIKA_GENERATED": str(package / "generated")}
    node(FOLDER, "node_modules/@hey-api/openapi-ts/bin/run.js", **told)


def typed(project: str = "tsconfig.json") -> None:
    """Looks whether everything in the folder, or in another project, is well typed."""
    install(FOLDER)
    node(FOLDER, "node_modules/typescript/bin/tsc", "--project", project)


if __name__ == "__main__":
    typed(*sys.argv[1:])
