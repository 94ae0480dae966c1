"""The files of the browser client import each other in one direction, types included."""

import re
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
IMPORTED = re.compile(r"(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'")


def imports(root: Path) -> Mapping[Path, frozenset[Path]]:
    """What each file imports, also when it is needed only later."""
    files = [file for file in root.rglob("*") if file.suffix in (".ts", ".tsx")]
    return {
        file: frozenset((file.parent / one).resolve() for one in IMPORTED.findall(file.read_text()))
        for file in files
    }


def circle(found: Mapping[Path, frozenset[Path]], root: Path) -> list[str]:
    """Files that import each other in a circle; none if there is no circle."""
    try:
        TopologicalSorter(found).prepare()
    except CycleError as error:
        return [str(file.relative_to(root)) for file in error.args[1]]
    return []


def test_no_file_imports_itself_over_others() -> None:
    found = imports(SOURCES)
    assert len(found) > 100
    assert sum(map(len, found.values())) > len(found)
    assert circle(found, SOURCES) == []


@pytest.mark.parametrize("kind", ["import", "import type", "lazy"])
def test_a_circle_is_found(tmp_path: Path, kind: str) -> None:
    back = {
        "import": "import { one } from './one.ts';",
        "import type": "import type { One } from './one.ts';",
        "lazy": "const one = lazy(() => import('./one.ts'));",
    }[kind]
    (tmp_path / "one.ts").write_text("import { two } from './two.tsx';")
    (tmp_path / "two.tsx").write_text(back)
    root = tmp_path.resolve()
    assert sorted(set(circle(imports(root), root))) == ["one.ts", "two.tsx"]
