"""Which tests a change can reach: `python -m tests.changed [REVISION]` prints their files.

The imports of the product come from the graph that import-linter builds (grimp), those of tests
from their sources. What imports do not show stands in the tables below: data and SQL belong to the
package that reads them, titles are found by the registry, services and commands run as processes.
Where nothing is known of a file, every test is chosen.
"""

import ast
import subprocess
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import grimp

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = (
    *("games", "events", "clocks", "projections", "referee", "service", "verifier"),
    "agents",
)

ALL: Final = "all tests"
"""Printed alone, if every test is chosen."""

BY_HAND: Final[Mapping[str, tuple[str, ...]]] = {
    "docs/secrets-and-choices.md": ("tests/docs", "tests/laws", "tests/kernel"),
    "docs/agents.md": ("tests/docs", "tests/agents"),
    "docs/adding-a-title.md": ("tests/docs", "tests/kernel"),
    "docs/deploying.md": ("tests/docs", "tests/embedded/test_compose.py"),
    "docs/nginx.md": ("tests/docs", "tests/service/test_nginx.py"),
    "docs/procedures/": ("tests/docs", "tests/procedures"),
    "docs/rules-package.md": ("tests/docs", "tests/sdk/test_rules_package.py"),
    "docs/": ("tests/docs",),
    "deploy/systemd/": ("tests/embedded/test_systemd.py",),
    "deploy/kubernetes/": ("tests/embedded/test_kubernetes.py",),
    "README.md": ("tests/docs", "tests/cli/test_readme.py"),
    "CHANGELOG.md": ("tests/docs",),
    "CONTRIBUTING.md": ("tests/docs",),
    "bench/": ("tests/bench", "tests/docs"),
    "openapi/lint/": ("tests/sdk/test_linters.py",),
    "openapi/": ("tests/sdk", "tests/service", "tests/docs"),
    "web/src/words/": ("tests/web", "tests/laws/test_findings.py"),
    "web/rules": ("tests/sdk/test_rules_package.py", "tests/sdk/test_handed_out.py"),
    "web/": ("tests/web",),
    "service/browser/built/": ("tests/web", "tests/service"),
    "tests/corpus/": ("tests/corpus",),
    "tests/golden/": ("tests/golden", "tests/audit"),
    "tests/playthroughs/": ("tests/playthroughs", "tests/docs"),
}
"""Files that are no modules: the longest beginning that fits says which tests they reach."""

PROCESSES: Final = (
    *("tests/service", "tests/client", "tests/cli", "tests/sdk", "tests/docs"),
    *("tests/embedded", "tests/cluster", "tests/procedures", "tests/agents"),
)
"""Folders whose tests start services and commands: everything that these import reaches them."""

STARTED: Final = (
    *("service.app", "service.cli", "service.composition", "service.embedded"),
    "agents.command",
)
"""What those processes begin with."""

FOUND_BY_REGISTRY: Final = "games.kernel.registry"
"""Whoever imports it may play every title."""


def changed(revision: str) -> tuple[str, ...]:
    """The files that differ from a revision, and those that git does not track yet."""
    asked = (
        ("diff", "--name-only", "--no-renames", revision),
        ("ls-files", "--others", "--exclude-standard"),
    )
    answers = (subprocess.check_output(["git", *one], cwd=ROOT, text=True) for one in asked)
    return tuple(sorted({line for answer in answers for line in answer.splitlines()}))


def chosen(files: Iterable[str]) -> tuple[str, ...] | None:
    """The test files that a change of these files can reach; None: all of them."""
    modules: set[str] = set()
    paths: set[str] = set()
    for file in files:
        if places := _by_hand(file):
            paths.update(places)
        elif module := _module(file):
            modules.add(module)
        else:
            return None
    reached = _downstream(modules)
    if reached.intersection(STARTED) or any(one.startswith("service.cli.") for one in reached):
        paths.update(PROCESSES)
    own = (test for test in _tests() if reached & _imported(test))
    return tuple(sorted(_without_inner({*paths, *own})))


def _by_hand(file: str) -> tuple[str, ...]:
    fitting = [beginning for beginning in BY_HAND if file.startswith(beginning)]
    return BY_HAND[max(fitting, key=len)] if fitting else ()


def _module(file: str) -> str | None:
    """The module that a file is, or that reads it: data and SQL belong to their package."""
    path = Path(file)
    if path.parts[0] not in (*PACKAGES, "tests") or file in ("tests/conftest.py",):
        return None
    if path.suffix == ".py":
        return ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    inside = [part for part in path.parent.parts if part not in ("data", "sql", "static")]
    return ".".join(inside) if path.parts[0] != "tests" else None


@cache
def _graph() -> grimp.ImportGraph:
    """The imports of the product, with what they do not show."""
    graph = grimp.build_graph(*PACKAGES)
    for module in sorted(graph.modules):
        package = module.rpartition(".")[0]
        if package in graph.modules:  # a package may collect its modules, as rules do
            graph.add_import(importer=package, imported=module)
    for title in sorted(graph.find_children("games") - {"games.kernel"}):
        graph.add_import(importer=FOUND_BY_REGISTRY, imported=title)
    return graph


def _downstream(modules: Collection[str]) -> frozenset[str]:
    """The modules, and all that import them, over however many others."""
    graph = _graph()
    reached = set(modules)
    for module in modules:
        known = _nearest(module, graph.modules)
        if known is not None:
            gone = known != module  # whatever its package has may have needed it
            reached |= {known, *graph.find_downstream_modules(known, as_package=gone)}
            reached |= graph.find_descendants(known) if gone else set()
    return frozenset(reached)


def _nearest(module: str, known: Collection[str]) -> str | None:
    """The module, or the package around it (of a module that is gone)."""
    while module and module not in known:
        module = module.rpartition(".")[0]
    return module or None


def _tests() -> Iterator[str]:
    files = subprocess.check_output(
        ["git", "ls-files", "-co", "--exclude-standard", "tests/**/test_*.py"], cwd=ROOT, text=True
    )
    return (file for file in files.splitlines() if (ROOT / file).exists())


@cache
def _imported(file: str) -> frozenset[str]:
    """All modules that a test file imports, itself and what it has from other files of tests."""
    found: set[str] = set()
    ahead = [_module_of(file), *_conftests(file)]
    while ahead:
        module = ahead.pop()
        if module not in found:
            found.add(module)
            ahead += _imports(module) if module.startswith("tests") else ()
    return frozenset(found)


def _conftests(file: str) -> Iterator[str]:
    """The conftest modules around a test file; that of all tests has nothing but servers."""
    for folder in Path(file).parents:
        if (
            folder.parent != folder
            and folder != Path("tests")
            and (ROOT / folder / "conftest.py").exists()
        ):
            yield _module_of(str(folder / "conftest.py"))


def _module_of(file: str) -> str:
    return ".".join(Path(file).with_suffix("").parts)


@cache
def _imports(module: str) -> tuple[str, ...]:
    """What a module of the tests imports, by name."""
    source = ROOT / (module.replace(".", "/") + ".py")
    if not source.exists():
        source = ROOT / module.replace(".", "/") / "__init__.py"
    if not source.exists():
        return ()
    names: list[str] = []
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
    return tuple(names)


def _without_inner(paths: Collection[str]) -> Iterator[str]:
    """The paths without those that lie in a folder among them."""
    for path in paths:
        if not any(str(folder) in paths for folder in Path(path).parents):
            yield path


def main() -> None:
    """Prints a path a line, or that all tests are chosen."""
    tests = chosen(changed(sys.argv[1] if len(sys.argv) > 1 else "HEAD"))
    sys.stdout.write("\n".join((ALL,) if tests is None else tests) + "\n")


if __name__ == "__main__":
    main()
