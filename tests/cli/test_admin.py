"""Administration at the console: obeyed by the running service, and recorded as all acts are."""

import getpass
import re
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import httpx
import pytest

from tests.cli.running import Serving, kronika
from tests.service.people import Person
from tests.service.problems import problem

_numbers = count(1)


@pytest.fixture
def eve(service: Serving) -> Person:
    return Person.create(service.url, f"admin-eve-{next(_numbers)}")


@pytest.fixture
def data(service_folder: Path) -> str:
    return f"--data={service_folder / 'data'}"


def done(*arguments: str) -> str:
    """What a command prints that goes well."""
    told = kronika("admin", *arguments)
    assert told.returncode == 0, told.stderr
    assert told.stderr == ""
    return told.stdout


def test_an_account_is_suspended_let_in_and_erased(
    eve: Person, service: Serving, data: str
) -> None:
    game = eve.open("me", "farmer", title="tzolkin")["id"]
    told = done("suspend", eve.name, "--days=2", "--reason=Insults.", data)
    until = datetime.now(UTC) + timedelta(days=2)
    assert told.startswith(f"{eve.name}: suspended until {until:%Y-%m-%d}")
    refusal = problem(eve.http.get("/v1/accounts/me"), "account-suspended")
    assert refusal["args"]["reason"] == "Insults."
    listed = done("accounts", eve.name, "--state=suspended", data)
    assert re.fullmatch(rf"{eve.id}  {eve.name}, made .*, last seen .*: Insults\.\n", listed)
    assert done("unsuspend", eve.id, data) == f"{eve.id}: not suspended any more\n"
    assert eve.get("/v1/accounts/me")["name"] == eve.name
    again = kronika("admin", "unsuspend", eve.name, data, "--language=cs")
    assert (again.returncode, again.stdout) == (2, "")
    assert "Účet není pozastaven." in again.stderr
    assert done("erase", eve.name, "--ground=request", data) == f"{eve.name}: erased\n"
    problem(eve.http.get("/v1/accounts/me"), "unauthorized")
    shown = httpx.get(f"{service.url}/v1/games/{game}", timeout=60).json()
    assert shown["status"] == "finished"
    lines = done("acts", "--limit=3", data).splitlines()
    user = getpass.getuser()
    assert [re.split(r"  | account", one)[2] for one in lines] == [
        *("account-erased", "account-unsuspended", "account-suspended")
    ]
    assert all(f"by {user}@console" in one for one in lines)
    assert lines[2].endswith(": (reason erased)")
    assert eve.name not in "".join(lines)


def test_a_game_is_void(eve: Person, data: str) -> None:
    game = eve.open("me", "me", title="tzolkin")["id"]
    assert done("void", game, "--reason=A mistake.", data) == f"{game}: void\n"
    shown = eve.get(f"/v1/games/{game}")
    assert (shown["status"], shown["voided"]["reason"]) == ("void", "A mistake.")
    assert kronika("admin", "void", "gam_none", "--reason=x", data).returncode == 2


def test_codes_let_people_in(eve: Person, service: Serving, data: str) -> None:
    assert done("sign-up", data) == "Anybody may sign up.\n"
    try:
        assert done("sign-up", "code", data) == "Whoever has a code may sign up.\n"
        made = kronika("admin", "code", "The club", "--uses=2", data)
        assert made.returncode == 0, made.stderr
        code = made.stderr.split()[0]
        url = f"{service.url}/v1/accounts"
        problem(httpx.post(url, json={}, timeout=60), "sign-up-code")
        body = {"code": made.stdout.strip()}
        assert httpx.post(url, json=body, timeout=60).status_code == 201
        assert f"{code}  The club: 1 of 2 used" in done("codes", data)
        assert done("withdraw", code, data) == f"{code}: withdrawn\n"
        problem(httpx.post(url, json=body, timeout=60), "sign-up-code")
    finally:
        assert done("sign-up", "open", data) == "Anybody may sign up.\n"


def test_the_whole_chain_is_checked_at_the_console_and_by_doctor(eve: Person, data: str) -> None:
    done("grant", eve.name, "log", "--reason=A mirror.", data)
    told = done("acts", "--verify", data)
    assert re.fullmatch(r"\d+ acts follow each other and are signed; .*\n", told)
    assert "acts follow each other and are signed" in kronika("doctor", data).stdout


@pytest.mark.parametrize(
    "slip",
    [
        ("suspend", "x", "--reason="),
        ("suspend", "x", "--reason=y", "--days=0"),
        ("code", "x", "--uses=0"),
        ("acts", "--limit=0"),
    ],
)
def test_slips_change_nothing(slip: tuple[str, ...], service: Serving, data: str) -> None:
    told = kronika("admin", *slip, data)
    assert (told.returncode, told.stdout) == (2, "")
    assert "--" in told.stderr
