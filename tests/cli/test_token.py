"""A token made by the operator for somebody who has lost the last one."""

import json
import time
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest

from service.cli.token import USUAL_SCOPES
from tests.cli.running import SECONDS, Serving, kronika
from tests.service.people import Person
from tests.service.problems import problem

_numbers = count(1)


@pytest.fixture
def forgetful(service: Serving) -> Person:
    """Somebody who is about to lose the only token."""
    return Person.create(service.url, f"forgetful-{next(_numbers)}")


@pytest.fixture
def data(service_folder: Path) -> str:
    return f"--data={service_folder / 'data'}"


def test_who_has_lost_the_last_token_gets_back_in(forgetful: Person, data: str) -> None:
    (lost,) = forgetful.get("/v1/tokens")["items"]
    assert forgetful.http.delete(f"/v1/tokens/{lost['id']}").status_code == 204
    problem(forgetful.http.get("/v1/accounts/me"), "unauthorized")
    done = kronika("token", forgetful.name, data)
    assert done.returncode == 0, done.stderr
    usual = USUAL_SCOPES.replace(",", ", ")
    assert done.stderr == (
        f"{forgetful.name}: a token for {usual}, for good; it is not shown again\n"
    )
    back = forgetful.with_token(done.stdout.strip())
    assert back.get("/v1/accounts/me")["id"] == forgetful.id
    (kept,) = back.get("/v1/tokens")["items"]
    assert (kept["name"], kept["scopes"]) == ("from the operator", USUAL_SCOPES.split(","))
    assert "expires_at" not in kept or kept["expires_at"] is None
    assert back.secret not in back.http.get("/v1/accounts/me/data").text


def test_commands_take_a_token_from_the_environment(forgetful: Person, service: Serving) -> None:
    """What is said in the arguments wins over it; an empty one is none."""
    game = forgetful.open("me", "me", title="tzolkin", visibility="private")["id"]
    export = ("export", game, f"--url={service.url}")
    told = kronika(*export, KRONIKA_TOKEN=forgetful.token)
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout)["game"]["id"] == game
    assert kronika(*export, f"--token={forgetful.token}", KRONIKA_TOKEN="no").returncode == 0
    for other in ({}, {"KRONIKA_TOKEN": ""}):
        assert "The game does not exist" in kronika(*export, **other).stderr
    shown = kronika("export", "--help", KRONIKA_TOKEN=forgetful.token)
    assert "KRONIKA_TOKEN" in shown.stdout
    assert forgetful.token not in shown.stdout
    assert kronika("settings", KRONIKA_TOKEN=forgetful.token).returncode == 0


def test_scopes_and_end_are_chosen(forgetful: Person, data: str) -> None:
    wanted = ("--scopes=read", "--days=2", "--label=for a week")
    done = kronika("token", forgetful.id, *wanted, data)
    assert done.returncode == 0, done.stderr
    reader = forgetful.with_token(done.stdout.strip())
    listed = forgetful.get("/v1/tokens")["items"]
    made = next(one for one in listed if one["name"] == "for a week")
    assert made["scopes"] == ["read"]
    left = datetime.fromisoformat(made["expires_at"]) - datetime.now(UTC)
    assert timedelta(days=1.9) < left < timedelta(days=2)
    problem(reader.http.post("/v1/games", json={}), "missing-scope")


def test_it_ends_when_it_was_told_to(forgetful: Person, data: str) -> None:
    done = kronika("token", forgetful.name, "--days=0.000005", data)
    ended = forgetful.with_token(done.stdout.strip())
    deadline = time.monotonic() + SECONDS
    while (answer := ended.http.get("/v1/accounts/me")).status_code == 200:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    problem(answer, "unauthorized")


def test_scopes_beyond_the_usual_are_granted_first(forgetful: Person, data: str) -> None:
    wanted = ("token", forgetful.name, "--scopes=read,arbiter", data)
    refused = kronika(*wanted)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert f"grant {forgetful.name} arbiter" in refused.stderr
    assert kronika("admin", "grant", forgetful.name, "arbiter", data).returncode == 0
    made = kronika(*wanted)
    judge = forgetful.with_token(made.stdout.strip())
    assert judge.http.get("/v1/disputes").status_code == 200


@pytest.mark.parametrize(
    ("slip", "told"),
    [
        (("--scopes=read,all",), "'all' is none; the scopes are read, play"),
        (("--scopes=",), "the scopes are"),
        (("--days=0",), "--days must be above 0"),
        (("--days=nan",), "--days must be above 0"),
        (("--label=",), "1 to 60"),
    ],
)
def test_slips_make_no_token(
    forgetful: Person, data: str, slip: tuple[str, ...], told: str
) -> None:
    done = kronika("token", forgetful.name, *slip, data)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert len(forgetful.get("/v1/tokens")["items"]) == 1


def test_nobody_gets_no_token(service: Serving, data: str) -> None:
    done = kronika("token", "nobody-here", data)
    assert (done.returncode, done.stdout) == (2, "")
    assert "no account 'nobody-here'" in done.stderr
