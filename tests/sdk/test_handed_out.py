"""The packages of a running service: whole, of the same release, and the same as the sources."""

import base64
import filecmp
import hashlib
import json
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import grimp
import httpx
import pytest

from tests.audit.exporting import KEY, exported, logged
from tests.sdk.handed_out import handed_out, node_project, python_environment
from tests.sdk.packed import nodes
from tests.sdk.running import ROOT, SDK, SECONDS
from tests.service.problems import problem
from tests.service.process import ServiceProcess

NPM = ROOT / "service" / "packages" / "npm"
CODES = {"good": 0, "unsigned": 3, "bad": 1, "missing": 2}
"""Exit codes of both verifiers."""


def _code(*command: str | Path, folder: Path) -> int:
    """The exit code of a program that finds nothing but what is installed."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={"PATH": "/usr/bin:/bin", "HOME": str(folder), "PYTHONUTF8": "1"},
        capture_output=True,
        timeout=SECONDS,
        check=False,
    )
    assert b"Traceback" not in done.stderr, done.stderr
    return done.returncode


def _cases(folder: Path) -> dict[str, tuple[str, ...]]:
    """Arguments of a verifier by what it has to find."""
    raw = exported(logged("tzolkin", 2, 0))
    (folder / "game.json").write_bytes(raw)
    (folder / "bad.json").write_bytes(raw.replace(b'"ply":3,', b'"ply":4,', 1))
    (folder / "keys.txt").write_text(f"{KEY.public}\n")
    return {
        "good": ("game.json", "--keys", "keys.txt"),
        "unsigned": ("game.json",),
        "bad": ("bad.json", "--keys", "keys.txt"),
        "missing": ("nothing.json",),
    }


def test_every_package_is_what_its_hashes_say(shared_service: ServiceProcess) -> None:
    listed = handed_out(shared_service.url)
    assert {language for language, _ in listed} == {"python", "javascript"}
    page = httpx.get(f"{shared_service.url}/sdk", timeout=600).text
    for one in listed.values():
        answer = httpx.get(one.url, timeout=600)
        assert len(answer.content) == one.size
        assert hashlib.sha256(answer.content).hexdigest() == one.sha256
        digest = base64.b64encode(hashlib.sha512(answer.content).digest()).decode()
        assert one.integrity == f"sha512-{digest}"
        assert one.url in page
        assert one.sha256 in page
        again = httpx.get(one.url, headers={"If-None-Match": answer.headers["ETag"]}, timeout=600)
        assert again.status_code == 304
    with httpx.Client(base_url=shared_service.url) as web:
        problem(web.get("/sdk/nothing.whl"), "not-found")


def test_all_are_of_the_release_of_the_service() -> None:
    def declared(file: Path) -> Any:
        text = file.read_text("utf-8")
        return tomllib.loads(text)["project"] if file.suffix == ".toml" else json.loads(text)

    ours = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    others = [SDK / "python/pyproject.toml", ROOT / "packages/kronika-verify/pyproject.toml"]
    others += [SDK / "typescript/package.json", ROOT / "web/command/package.json"]
    others += [ROOT / "web/rules/package.json"]
    assert {declared(one)["version"] for one in others} == {ours["version"]}
    verify = tomllib.loads(others[1].read_text("utf-8"))["project"]
    assert verify["entry-points"] == ours["entry-points"]
    assert verify["scripts"]["kronika-verify"] == ours["scripts"]["kronika-verify"]


def test_the_verifier_and_the_referee_have_what_they_import_of_the_log_and_no_more() -> None:
    own = ("referee", "verifier")
    graph = grimp.build_graph(*own, "games", "clocks", "events", cache_dir=None)
    upstream = (graph.find_upstream_modules(one, as_package=True) for one in own)
    imported = {"events"}.union(*upstream)
    manifest = tomllib.loads((ROOT / "packages/kronika-verify/pyproject.toml").read_text("utf-8"))
    included = manifest["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"].values()
    packages = {one for one in included if not one.endswith(".py")}
    assert {one.partition(".")[0] for one in imported} | {*own} == packages | {"events"}
    files = {one.removesuffix(".py").replace("/", ".") for one in set(included) - packages}
    needed = {one for one in imported if one.partition(".")[0] == "events"}
    assert {one.removesuffix(".__init__") for one in files} == needed


def test_the_python_verifier_is_enough_by_itself(
    shared_service: ServiceProcess, tmp_path: Path
) -> None:
    package = handed_out(shared_service.url)["python", "kronika-verify"]
    python = python_environment(tmp_path, package)
    program = python.with_name("kronika-verify")
    for case, arguments in _cases(tmp_path).items():
        assert _code(program, *arguments, folder=tmp_path) == CODES[case], case
    code = "import verifier; print(verifier.__file__)"
    where = subprocess.check_output([python, "-I", "-c", code], text=True, cwd=tmp_path)
    assert where.startswith(str(python.parents[1])), "the package, and not the sources"


@pytest.mark.contract
def test_the_verifier_for_node_is_enough_by_itself(
    shared_service: ServiceProcess, tmp_path: Path
) -> None:
    package = handed_out(shared_service.url)["javascript", "@kronika/verify"]
    project = node_project(tmp_path, package)
    installed = project / "node_modules" / "@kronika" / "verify"
    assert [one.name for one in installed.parent.iterdir()] == ["verify"], "it depends on nothing"
    (project / "own.js").write_text(
        "import { readFileSync } from 'node:fs';\n"
        "import { verify } from '@kronika/verify';\n"
        "const { good, firstBadPly } = await verify(readFileSync(process.argv[2]));\n"
        "process.exit(good ? 0 : firstBadPly === 3 ? 1 : 9);\n"
    )
    for engine in nodes():
        for case, arguments in _cases(project).items():
            program = installed / "dist" / "command.js"
            assert _code(engine, program, *arguments, folder=project) == CODES[case], case
        assert _code(engine, program, "--help", folder=project) == 0
        assert _code(engine, program, "--nothing", folder=project) == 2
        assert _code(engine, "own.js", "game.json", folder=project) == 0
        assert _code(engine, "own.js", "bad.json", folder=project) == 1


@pytest.mark.contract
@pytest.mark.parametrize(
    ("name", "folder", "script"),
    [
        ("kronika-client", SDK / "typescript", "build.mjs"),
        ("kronika-verify", ROOT / "web", "verifier.mjs"),
        ("kronika-rules", ROOT / "web", "rules-package.mjs"),
    ],
)
def test_what_is_committed_is_built_from_the_sources(
    name: str, folder: Path, script: str, tmp_path: Path
) -> None:
    from generating import nodejs  # here, because a plain run needs no Node.js

    nodejs.install(SDK / "typescript")
    nodejs.install(folder)
    nodejs.node(folder, script, str(tmp_path / name))
    fresh, committed = tmp_path / name, NPM / name
    files = {path.relative_to(fresh) for path in fresh.rglob("*") if path.is_file()}
    assert files == {path.relative_to(committed) for path in committed.rglob("*") if path.is_file()}
    names = [str(one) for one in files]
    assert filecmp.cmpfiles(fresh, committed, names, shallow=False)[1:] == ([], []), (
        f"run `node {script} {committed.relative_to(ROOT)}` and commit it"
    )
    own = {"kronika-verify": "command", "kronika-rules": "rules"}.get(name)
    if own is not None:
        nodejs.node(folder, "node_modules/typescript/bin/tsc", "-p", own)
