"""`kronika login` and `kronika logout`: programs of one's own sign in with a browser, and out."""

import json
import re
import stat
import subprocess
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.cli.running import KRONIKA, SECONDS, Serving, environment, kronika
from tests.sdk.consenting import connections, decide
from tests.service.people import Person
from tests.service.problems import problem

CODE = re.compile(r"\b[B-Z]{4}-[B-Z]{4}\b")
Entering = Callable[[str], None]
_numbers = count(1)


@pytest.fixture
def ada(service: Serving) -> Iterator[Person]:
    """Somebody who lets programs in."""
    one = Person.create(service.url, f"signs-in-{next(_numbers)}")
    yield one
    one.close()


def signing_in(folder: Path, enter: Entering, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, while somebody enters the code that it shows."""
    with subprocess.Popen(
        [*KRONIKA, "login", *arguments],
        env=environment() | {"XDG_CONFIG_HOME": str(folder)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stderr is not None
        shown = running.stderr.readline()
        code = CODE.search(shown)
        assert code is not None, shown
        enter(code[0])
        stdout, stderr = running.communicate(timeout=SECONDS)
    return subprocess.CompletedProcess(arguments, running.returncode, stdout, shown + stderr)


def test_somebody_signs_in_and_out(ada: Person, service: Serving, tmp_path: Path) -> None:
    url = f"--url={service.url}"
    done = signing_in(tmp_path, lambda code: decide(ada, code, "read"), "--scopes=read,play", url)
    file = tmp_path / "kronika" / "credentials.json"
    assert done.stdout == f"signed in as {ada.name}; kept in {file}\n"
    assert f"{service.url}/device" in done.stderr
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    kept = json.loads(file.read_text())[service.url]
    assert kept["client_id"] == "kronika-cli"
    mine = ada.with_token(kept["access_token"])
    assert mine.get("/v1/accounts/me")["id"] == ada.id
    game = ada.open("me", "me", title="tzolkin")["id"]
    body = {"seat": 0, "commands": [{}]}
    refused = problem(mine.http.post(f"/v1/games/{game}/moves", json=body), "missing-scope")
    assert refused["scope"] == "play", "what was allowed, no more"
    assert kept["access_token"] not in done.stdout + done.stderr

    out = kronika("logout", url, XDG_CONFIG_HOME=str(tmp_path))
    assert (out.returncode, out.stdout) == (0, f"signed out at {service.url}\n"), out.stderr
    assert json.loads(file.read_text()) == {}
    assert connections(ada) == []
    again = kronika("logout", url, "--language=cs", XDG_CONFIG_HOME=str(tmp_path))
    assert again.returncode == 2
    assert "není nikdo přihlášen" in again.stderr


def test_programs_need_not_know_who_one_is(ada: Person, service: Serving, tmp_path: Path) -> None:
    done = signing_in(tmp_path, lambda code: decide(ada, code, "play"), f"--url={service.url}")
    assert done.returncode == 0
    assert done.stdout.startswith("signed in; kept in ")


def test_who_says_no_is_not_signed_in(ada: Person, service: Serving, tmp_path: Path) -> None:
    done = signing_in(
        tmp_path,
        lambda code: decide(ada, code, approve=False),
        f"--url={service.url}",
        "--language=cs",
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "zadej kód" in done.stderr
    assert "nikdo není přihlášen: access_denied" in done.stderr
    assert not (tmp_path / "kronika" / "credentials.json").exists()


@pytest.mark.parametrize(
    ("slip", "told"),
    [
        (("--scopes=account",), "'account' is none; the scopes are read, play"),
        (("--url=http://127.0.0.1:1",), "nobody is signed in"),
    ],
)
def test_slips(tmp_path: Path, slip: tuple[str, ...], told: str) -> None:
    done = kronika("login", *slip, XDG_CONFIG_HOME=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
