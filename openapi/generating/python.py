"""The generated part of the Python client."""

import json
import subprocess
import sys
from pathlib import Path

from generating import models, operations, refusals

HERE = Path(__file__).resolve().parents[1]
PACKAGE = HERE / "sdk" / "python" / "kronika_client"
PARTS = ("models", "operations.py", "async_operations.py", "refusals.py")


def generate(source: Path, package: Path, scratch: Path) -> None:
    """Writes the generated parts of the package, formatted."""
    document = json.loads(source.read_text(encoding="utf-8"))
    models.write(document, package, scratch)
    blocking = operations.rendered(document)
    (package / "operations.py").write_text(blocking, encoding="utf-8")
    coroutines = operations.rendered(document, operations.ASYNC)
    (package / "async_operations.py").write_text(coroutines, encoding="utf-8")
    (package / "refusals.py").write_text(refusals.rendered(document), encoding="utf-8")
    written = [str(package / part) for part in PARTS]
    ruff = [sys.executable, "-m", "ruff"]
    settings = ["--config", str(HERE / "sdk" / "python" / "generated.toml"), "--no-cache"]
    for command in (["check", "--fix-only", "--quiet"], ["format", "--quiet"]):
        subprocess.run([*ruff, *command, *settings, *written], check=True)
