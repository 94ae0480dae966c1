"""A newcomer's hour: a fresh clone, the first page, a bot in each language with the libraries as
they are packed, a webhook, a replay, and a check without the service. Nothing is on port 8000.

The clone is a copy of the tree with a first set-up that is done: its packages are those of the
tests. `deploy/try_fresh_clone.sh` tries the set-up itself.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct

from tests import servers
from tests.docs.blocks import blocks
from tests.docs.clone import PATH
from tests.sdk.packed import compiled, installed, node
from tests.sdk.running import ROOT, SDK, SECONDS

pytestmark = pytest.mark.slow

TREE = ("kronika", "pyproject.toml", "README.md", "CHANGELOG.md", "requirements-dev.lock", "docs")
CODE = (
    *("clocks", "events", "games", "openapi", "packages", "projections", "referee", "service"),
    *("deploy", "verifier"),
)
LOCK = "requirements-dev.lock"

RECEIVER = """
import os, threading, time
from http.server import BaseHTTPRequestHandler, HTTPServer
from kronika_client import Client, models, webhooks

secrets, told = [], []

class Hook(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            told.append(webhooks.opened(secrets, self.headers, body))
        except webhooks.NotGenuine:
            told.append(None)
        self.send_response(204)
        self.end_headers()
    def log_message(self, *_): ...

server = HTTPServer(("127.0.0.1", 0), Hook)
threading.Thread(target=server.serve_forever, daemon=True).start()
url = os.environ["KRONIKA_URL"]
with Client(url) as anybody:
    token = anybody.create_account(models.NewAccount(name="newcomer-hook")).token
with Client(url, token) as kronika:
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    wanted = models.NewWebhook(url=address, types=["game.started", "game.ended"])
    secrets.append(kronika.create_webhook(wanted).secret)
    me = models.SeatWanted(kind="me")
    game = kronika.open_game(models.NewGame(title="tzolkin", seats=[me, me]))
    kronika.resign_game(game.id, body=models.SeatChosen(seat=0))
    until = time.monotonic() + 100
    while len(told) < 2 and time.monotonic() < until:
        time.sleep(0.05)
for one in told:
    print(one and one.type, one and one.data["game"] == game.id)
"""


class Clone(Struct, frozen=True):
    """A folder like a clone, and the address of the service that runs there."""

    folder: Path
    url: str

    def run(self, script: str, *, status: int = 0, **set_to: str) -> str:
        """What a script prints, as a newcomer runs it there."""
        done = subprocess.run(
            ["bash", "-u", "-o", "pipefail", "-c", script],
            cwd=self.folder,
            env={**environment(), "KRONIKA_URL": self.url, **set_to},
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
        assert done.returncode == status, f"{script}: {done.stdout}{done.stderr}"
        return done.stdout


def environment() -> dict[str, str]:
    """Nothing is activated, and nothing is set."""
    return {"PATH": PATH, "HOME": str(Path.home()), "PYTHONUTF8": "1"}


def furnish(folder: Path) -> None:
    """Makes the copy. Its `./kronika` is the real one, and finds that nothing has to be set up."""
    for name in (*TREE, *CODE):
        source = ROOT / name
        if source.is_file():
            shutil.copy2(source, folder / name)
        else:
            shutil.copytree(source, folder / name, ignore=_made, copy_function=_linked)
    recipe = f"{folder.resolve()}\n{LOCK}\n{(folder / LOCK).read_text()}"
    summed = subprocess.run(["cksum"], input=recipe, capture_output=True, text=True, check=True)
    name = f"{Path(LOCK).stem}-{summed.stdout.split()[0]}"
    environment = folder / ".venvs" / name
    programs = environment / "bin"
    programs.mkdir(parents=True)
    (folder / ".venv").symlink_to(f".venvs/{name}")
    begin = f'#!/bin/sh\nPYTHONPATH={folder} exec {sys.executable} -P "$@"\n'
    (programs / "python").write_text(begin)
    main = '-c "from service.cli import main; main()" "$@"'
    (programs / "kronika").write_text(begin.replace('-P "$@"', f"-P {main}"))
    for program in programs.iterdir():
        program.chmod(0o755)
    (environment / "kronika.packages").write_text(recipe)
    shutil.copy2(folder / "pyproject.toml", environment / "kronika.project")


def _made(folder: str, names: list[str]) -> set[str]:
    """What is no part of a clone; the packages that a service hands out are."""
    made = {"node_modules"} if "packages/npm" in folder else {"node_modules", "dist"}
    return made & set(names)


def _linked(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # another file system
        shutil.copy2(source, target)


@pytest.fixture(scope="module")
def clone() -> Iterator[Clone]:
    """`./kronika serve` in a clone, on a free port, with webhooks to this machine allowed."""
    with servers.scratch_folder() as folder:
        furnish(folder)
        settings = {
            "KRONIKA_WEBHOOK_NETWORKS": "127.0.0.0/8",
            "KRONIKA_WEBHOOK_HTTP": "true",
            "KRONIKA_URL": "http://elsewhere.example",  # of another shell; not in the way
        }
        with (folder / "serve.log").open("wb") as log:
            serving = subprocess.Popen(
                ["./kronika", "serve", "--port", "0"],
                cwd=folder,
                env={**environment(), **settings},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert serving.stdout is not None
        try:
            welcome = "".join(iter(serving.stdout.readline, "Ctrl-C stops; the games stay.\n"))
            found = re.search(r"serves at (http://127\.0\.0\.1:(\d+))", welcome)
            assert found is not None, (folder / "serve.log").read_text()
            assert found[2] != "8000"
            yield Clone(folder, found[1])
        finally:
            serving.terminate()
            serving.communicate(timeout=SECONDS)


def test_the_first_page_the_replay_and_the_check(clone: Clone) -> None:
    page = [block.text for block in blocks(clone.folder / "README.md")]
    (ten_lines,) = (text for text in page if text.startswith("python3"))
    game = clone.run(ten_lines).split()[0]
    shown = clone.run(f"./kronika replay {game} --ply 12")
    assert "12. " in shown
    clone.run(f"./kronika export {game} --output game.json && ./kronika keys --output keys.txt")
    offline = {"KRONIKA_URL": "http://127.0.0.1:9"}
    told = clone.run("./kronika verify game.json --keys keys.txt", **offline)
    assert "Nothing is wrong with" in told
    assert clone.run("./kronika replay game.json --ply 12", **offline) == shown
    document = json.loads((clone.folder / "game.json").read_text())
    document["events"][-1]["at"] = "2001-01-01T00:00:00Z"
    (clone.folder / "touched.json").write_text(json.dumps(document))
    told = clone.run("./kronika verify touched.json --keys keys.txt", status=1, **offline)
    assert "cannot be trusted" in told


def test_a_bot_and_a_webhook_in_python(clone: Clone, packed_python: Path) -> None:
    bot = SDK / "python" / "examples" / "bot.py"
    folder = packed_python.parent
    told = installed(packed_python, bot, clone.url, "tzolkin", "--seed", "1", folder=folder)
    assert re.match(r"tzolkin gam_\S+ finished after \d+ moves; ", told)
    told = installed(packed_python, "-c", RECEIVER, folder=folder, KRONIKA_URL=clone.url)
    assert sorted(told.splitlines()) == ["game.ended True", "game.started True"]


@pytest.mark.contract
def test_a_bot_in_typescript(clone: Clone, packed_typescript: Path) -> None:
    bot = compiled(packed_typescript, SDK / "typescript" / "examples" / "bot.ts")
    told = node(bot, clone.url, "tzolkin", folder=packed_typescript)
    assert re.match(r"tzolkin gam_\S+ finished after \d+ moves; ", told)
