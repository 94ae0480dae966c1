"""Python models: frozen msgspec structs, tagged where a union tells by `type`.

Made by datamodel-code-generator. It gives a field that may be left out a third value `UNSET`;
here a nullable field that is left out is `None`, and one with a default has it. Type checkers
want every struct itself to say that it is frozen.
"""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from generating.document import for_models

_OPTIONS = (
    "--input-file-type=openapi",
    "--openapi-scopes=schemas",
    "--output-model-type=msgspec.Struct",
    "--target-python-version=3.11",
    "--base-class=kronika_client.model.Model",
    "--use-msgspec-tagged-unions",
    "--use-union-operator",
    "--use-standard-collections",
    "--no-use-annotated",
    "--enum-field-as-literal=all",
    "--use-schema-description",
    "--use-field-description",
    "--disable-timestamp",
    "--custom-file-header=# Generated from openapi.json; do not edit.",
    "--formatters=builtin",
    "--disable-warnings",
)


def write(document: Any, package: Path, scratch: Path) -> None:
    """Writes the package `models`: one module per title, the rest in the package itself."""
    source = scratch / "models.json"
    source.write_text(json.dumps(for_models(document)), encoding="utf-8")
    models = package / "models"
    command = [sys.executable, "-W", "ignore", "-m", "datamodel_code_generator", *_OPTIONS]
    subprocess.run([*command, f"--input={source}", f"--output={models}"], check=True, cwd=scratch)
    for module in models.rglob("*.py"):
        module.write_text(_plainer(module.read_text(encoding="utf-8")), encoding="utf-8")


def _plainer(source: str) -> str:
    source = source.replace("(Model", "(Model, frozen=True, kw_only=True")
    source = re.sub(r"\| None\s+\| UnsetType\b", "| None", source)
    source = re.sub(r"(\| None\s*\)? = (?:\(\s*)?)UNSET", r"\1None", source)
    source = re.sub(r"(\| None\s*\)? = field\([^)]*default=)UNSET", r"\1None", source)
    return re.sub(r" \| UnsetType(\s*\)? = )(?!\(?\s*UNSET)", r"\1", source)
