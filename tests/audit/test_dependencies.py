"""Games and the verifier need msgspec and the standard library alone; the import contract says so
of every library that there is."""

import re
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[2]
CONTRACT = "games, the verifier and the referee need"


def test_the_import_contract_names_every_library() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    contracts = project["tool"]["importlinter"]["contracts"]
    (contract,) = [one for one in contracts if one["name"].startswith(CONTRACT)]
    assert {"games", "verifier"} <= {*contract["source_modules"]}
    assert contract["ignore_imports"] == ["events.primitives -> cryptography"]
    needed = {_normal(re.split(r"[\[<>=; ]", one)[0]) for one in project["project"]["dependencies"]}
    modules = {
        module
        for module, names in packages_distributions().items()
        if needed & {*map(_normal, names)} and not module.startswith("_")
    }
    assert len(modules) > 15
    assert modules - {*contract["forbidden_modules"]} == {"msgspec"}


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
