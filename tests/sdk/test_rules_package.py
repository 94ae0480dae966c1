"""The rules for npm: as they are handed out and installed, they say what the service says."""

import hashlib
import json
import mimetypes
import shutil
import zipfile
from collections.abc import Iterator
from io import BytesIO
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
import pytest

from events.canonical import canonical
from events.fairness import drawing_seed
from games.kernel.refusal import Illegal
from games.kernel.title import Action, play
from referee.chances import ChosenChance
from referee.desk import Desk
from referee.positions import NOWHERE
from service.packages import tarballs, wheels
from tests.audit.exporting import FOLDER, REGISTRY, Logged, exported, folded, logged
from tests.docs.blocks import blocks
from tests.sdk.handed_out import handed_out
from tests.sdk.packed import compiled, installed, nodes, npm
from tests.sdk.running import ROOT
from tests.service.process import ServiceProcess
from tests.support.titles import INSTALLED
from verifier.verifying import verify

if TYPE_CHECKING:
    from playwright.sync_api import Route

WEB = ROOT / "web"
PAGE = ROOT / "docs" / "rules-package.md"
HERE = Path(__file__).parent
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
WORKING = """
window.said = new Promise((told) => {
  const worker = new Worker('/bundled.js', { type: 'module' });
  worker.onmessage = ({ data }) => told(data);
  worker.onerror = ({ message }) => told(message);
});
"""
MOST_LINES = 30
"""An example that somebody reads before they install anything is no longer."""


@pytest.fixture(scope="module")
def project(shared_service: ServiceProcess, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project in which the package is installed from its address. What it needs comes from the
    packages of the browser client: nothing is asked of a registry."""
    from generating import nodejs  # here, because a plain run needs no Node.js

    nodejs.install(WEB)
    folder = tmp_path_factory.mktemp("rules")
    (folder / "package.json").write_text('{"type": "module", "private": true}')
    package = handed_out(shared_service.url)["javascript", "@kronika/rules"]
    needed = (WEB / "node_modules" / one for one in ("pyodide", "ws", "@types/emscripten"))
    quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--silent", "--prefer-offline")
    npm("install", "--install-links", *quiet, package.url, *needed, folder=folder)
    assert not list(folder.glob("node_modules/@kronika/*/node_modules"))
    return folder


def test_the_rules_in_the_package_are_those_of_this_service(tmp_path: Path) -> None:
    """The same bytes as the wheel that Python programs get; the same sources, the same bytes."""
    packed = dict(tarballs.packed())
    (name,) = (one for one in packed if one.startswith("kronika-rules-"))
    assert packed[name] == dict(tarballs.packed())[name]
    (tmp_path / name).write_bytes(packed[name])
    shutil.unpack_archive(tmp_path / name, tmp_path, "gztar", filter="data")
    package = tmp_path / "package"
    assert (package / "wheels" / "rules.whl").read_bytes() == wheels.verify()[1]
    inside = zipfile.ZipFile(BytesIO(wheels.verify()[1]))
    for folder in ("games", "referee", "verifier"):
        for source in (ROOT / folder).rglob("*.py"):
            assert inside.read(str(source.relative_to(ROOT))) == source.read_bytes()
    manifest = json.loads((package / "package.json").read_bytes())
    pinned = json.loads((WEB / "package.json").read_bytes())["devDependencies"]
    assert manifest["dependencies"] == {"pyodide": pinned["pyodide"]}
    for one in ("dist/index.js", "dist/types/index.d.ts", "dist/types/api.d.ts", "README.md"):
        assert (package / one).stat().st_size, one


@pytest.mark.contract
def test_what_it_says_is_what_python_says(project: Path) -> None:
    """Of a game of each title: states, commands, refusals, views, moves with their draws."""
    cases = [_case(slug, project) for slug in INSTALLED]
    (project / "cases.json").write_text(json.dumps(cases))
    shutil.copy(HERE / "rules_told.mjs", project)
    told = json.loads(installed(nodes()[0], "rules_told.mjs", "cases.json", folder=project))
    assert told["titles"] == list(INSTALLED)
    desk = Desk(REGISTRY)
    for case, said in zip(cases, told["told"], strict=True):
        for name, wanted in _wanted(desk, case, project):
            assert said[name] == wanted, (case["title"], name)


@pytest.mark.contract
@pytest.mark.slow
def test_every_ply_of_a_game_is_what_it_is_in_python(project: Path) -> None:
    """Byte for byte; and each of its commands has the facts that are recorded."""
    games = {slug: logged(slug, 2, 5) for slug in INSTALLED}
    cases = []
    for slug, game in games.items():
        (project / f"{slug}-5.json").write_bytes(exported(game))
        seed = drawing_seed(game.secrets.seed, folded(game.events).seen.entropies)
        cases.append({"title": slug, "file": f"{slug}-5.json", "seed": seed.hex()})
    (project / "games.json").write_text(json.dumps(cases))
    shutil.copy(HERE / "rules_at_every_ply.mjs", project)
    said = installed(nodes()[0], "rules_at_every_ply.mjs", "games.json", folder=project)
    for (slug, game), told in zip(games.items(), json.loads(said), strict=True):
        assert told["same"], slug
        position, states = NOWHERE, []
        for _, events in groupby(game.events, lambda one: one.ply):
            position = FOLDER.fold(position, events)
            states.append(hashlib.sha256(canonical(position.state)).hexdigest())
        assert told["states"] == states, slug
        assert len(states) > 10, "it is a game"


@pytest.mark.contract
def test_its_example_runs(project: Path) -> None:
    """The page and what is installed show the same one. It is strictly typed, as is a program that
    uses more of it, and runs in the oldest Node.js that it is for."""
    readme = (project / "node_modules/@kronika/rules/README.md").read_text("utf-8")
    (example,) = (one.text for one in blocks(PAGE) if one.language == "typescript")
    assert f"```javascript\n{example}```" in readme
    assert len(example.splitlines()) <= MOST_LINES
    (project.parent / "example.ts").write_text(example)
    program = compiled(project, project.parent / "example.ts", HERE / "typed_rules.ts")
    (project / "game.json").write_bytes(exported(logged("tzolkin", 2, 0)))
    lines = installed(nodes()[-1], program, folder=project).splitlines()
    assert {one.split()[0] for one in lines[:2]} == {"0", "1"}
    same, verified, played = lines[2:]
    assert (same, played) == ("true", "true")
    assert verified.startswith("true Nothing")


@pytest.mark.contract
@pytest.mark.slow
def test_a_worker_of_a_page_runs_it(project: Path) -> None:
    """Bundled as for any page, in Chromium, where nothing but files of the page's own origin may be
    run or fetched, and nothing may be made of text."""
    from generating import nodejs

    from tests.web.chromium import browser

    raw = exported(logged("tzolkin", 2, 0))
    shutil.copy(HERE / "rules_in_worker.js", project)
    (project / "game.json").write_bytes(raw)
    (project / "page.html").write_text('<!doctype html><script src="page.js"></script>')
    (project / "page.js").write_text(WORKING)
    bundle = ("node_modules/esbuild/bin/esbuild", "--bundle", "--format=esm")
    made = project / "bundled.js"
    nodejs.node(WEB, *bundle, str(project / "rules_in_worker.js"), f"--outfile={made}")
    with browser() as running:
        page = running.new_page()
        page.route("**/*", lambda route: _file(project, route))
        page.goto("https://rules.test/page.html")
        said = page.evaluate("() => window.said")
    assert said == {
        "titles": list(INSTALLED),
        "asks": "Nech si dvě destičky počátečního jmění.",
        "good": True,
        "draws": len(verify("game.json", raw, REGISTRY).draws),
        "done": 1,
    }


def _file(project: Path, route: "Route") -> None:
    """A file of the project, under the policy of a careful page."""
    path = project / urlsplit(route.request.url).path.removeprefix("/")
    media = mimetypes.guess_type(path)[0] or "application/octet-stream"
    headers = {"Content-Security-Policy": POLICY, "Content-Type": media}
    route.fulfill(path=path, headers=headers)


def _case(slug: str, folder: Path) -> dict[str, Any]:
    """A recorded game, a place in it, the command that was given there, and one that is illegal
    there."""
    game = logged(slug, 2, 0)
    (folder / f"{slug}.json").write_bytes(exported(game))
    events = json.loads(exported(game))["events"]
    moves = [n for n, one in enumerate(game.events) if one.seat is not None]
    until = moves[len(moves) // 3]
    event, end = game.events[until], folded(game.events)
    return {
        "title": slug,
        "file": f"{slug}.json",
        "events": events,
        "until": until,
        "ply": event.ply - 1,
        "seat": event.seat,
        "command": json.loads(event.payload),
        "seed": drawing_seed(game.secrets.seed, end.seen.entropies).hex(),
        "illegal": json.loads(_illegal(game, until)),
    }


def _illegal(game: Logged, until: int) -> bytes:
    """A command of the game that the rules refuse at another place of it."""
    state, at = folded(game.events[:until]).state, game.events[until]
    assert at.seat is not None
    assert at.decision is not None
    for event in game.events:
        if event.seat is None:
            continue
        command = msgspec.json.decode(event.payload, type=game.title.types.command)
        action = Action(seat=at.seat, decision=at.decision, command=command)
        if isinstance(play(game.title, state, action, ChosenChance(())), Illegal):
            return event.payload
    raise LookupError("every command of the game is legal here")


def _wanted(desk: Desk, case: dict[str, Any], folder: Path) -> Iterator[tuple[str, Any]]:
    """What Python says of a case, by the names under which the program tells it."""

    def asked(method: str, path: str, body: object = b"", language: str = "en") -> Any:
        raw = body if isinstance(body, bytes) else json.dumps(body).encode()
        headers = {"content-type": "application/json", "accept-language": language}
        return json.loads(desk.answer(method, path, headers, raw).body)

    def box(what: str, body: object, language: str = "en") -> Any:
        return asked("POST", f"/v1/toolbox/{case['title']}/{what}", body, language)

    yield "whole", box("fold", {"events": case["events"]})
    position = box("fold", {"events": case["events"][: case["until"]]})
    yield "position", position
    here = {"position": position, "seat": case["seat"]}
    yield "legal", box("legal", here)
    chance = {"seed": case["seed"]}
    yield (
        "decided",
        {
            "accepted": True,
            **box("decide", {**here, "command": case["command"], "chance": chance}),
        },
    )
    yield "again", True
    illegal = {**here, "command": case["illegal"]}
    refusals = [box("decide", illegal, language) for language in ("en", "cs")]
    shown = ("rule", "because", "legal")
    yield "refused", [{"accepted": False, **{one: each[one] for one in shown}} for each in refusals]
    looking = {"position": position, "viewer": case["seat"]}
    yield "view", box("view", looking)
    yield "scene", box("scene", looking)
    raw, ply = (folder / case["file"]).read_bytes(), case["ply"]
    game = asked("POST", "/v1/files", raw)["id"]
    scene = asked("GET", f"/v1/games/{game}/scenes/{ply}?seat={case['seat']}")
    yield (
        "opened",
        {
            "id": game,
            "view": asked("GET", f"/v1/games/{game}/states/{ply}")["view"],
            "scene": scene["scene"],
            "diff": asked("GET", f"/v1/games/{game}/diff?from=0&to={ply}"),
            "position": position,
            "events": len(case["events"]),
            "whole": len(raw),
        },
    )
    yield "branch", {"moves": 2, "played": True, "same": 2}
