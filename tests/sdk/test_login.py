"""Programs that sign in by the device grant: tokens that are kept, renewed, shared and revoked."""

import json
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import get_args

import pytest
from kronika_client import (
    AsyncClient,
    Client,
    CredentialsFile,
    DeviceCode,
    Kronika,
    LoginError,
    models,
    refusals,
)
from kronika_client.sign_in import USUAL, AppScope, Credentials

from service.identity.scopes import FOR_APPS
from tests.sdk.consenting import allowing, connections, decide, register
from tests.sdk.lying import LyingLine
from tests.sdk.running import SDK
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.process import ServiceProcess

READ = ("read",)
DEVICE = "urn:ietf:params:oauth:grant-type:device_code"
PARTIES = 6
"""Programs that renew one token at the same time."""
RENEWING = """
import sys
from kronika_client import Client, CredentialsFile
with Client.login(sys.argv[1], scopes=["read"], store=CredentialsFile(sys.argv[2])) as kronika:
    print(kronika.get_my_account().id)
"""


@pytest.fixture
def store(tmp_path: Path) -> CredentialsFile:
    """Where tokens are kept."""
    return CredentialsFile(tmp_path / "kept" / "credentials.json")


@pytest.fixture
def ada(person: Callable[[], Person]) -> Person:
    """Somebody who lets programs in."""
    return person()


@pytest.fixture
def signed_in(
    shared_service: ServiceProcess, store: CredentialsFile, ada: Person
) -> Iterator[Client]:
    """A program of hers that may read."""
    show = allowing(ada, *READ)
    with Kronika.login(shared_service.url, scopes=READ, show=show, store=store) as kronika:
        yield kronika


def aged(store: CredentialsFile, url: str, by: timedelta = timedelta(hours=2)) -> Credentials:
    """Puts back the clock of what is kept: its access token is about to end."""
    kept = json.loads(store.path.read_bytes())
    ends = datetime.fromisoformat(kept[url]["expires_at"]) - by
    kept[url]["expires_at"] = ends.isoformat()
    store.path.write_text(json.dumps(kept))
    found = store.read(url)
    assert found is not None
    return found


def again(url: str, store: CredentialsFile) -> Client:
    """The same program, started again: nobody is asked."""
    return Client.login(url, scopes=["read"], show=pytest.fail, store=store)


def test_apps_may_ask_for_these_scopes() -> None:
    assert set(get_args(AppScope)) == {scope.value for scope in FOR_APPS}
    assert set(USUAL) < set(get_args(AppScope))


def test_a_program_signs_in_and_is_signed_in_when_it_comes_back(
    signed_in: Client, shared_service: ServiceProcess, store: CredentialsFile, ada: Person
) -> None:
    assert signed_in.get_my_account().id == ada.id
    assert stat.S_IMODE(store.path.stat().st_mode) == 0o600
    kept = store.read(shared_service.url)
    assert kept is not None
    assert kept.client_id == "kronika-cli"
    assert signed_in.token == kept.access_token
    left = kept.expires_at - datetime.now(UTC)
    assert timedelta(minutes=50) < left <= timedelta(hours=1)
    with again(shared_service.url, store) as kronika:
        assert kronika.get_my_account().id == ada.id
    with pytest.raises(refusals.MissingScope):
        signed_in.create_webhook(models.NewWebhook(url="https://hooks.example/"))


def test_the_command_line_is_no_page(ada: Person) -> None:
    """Every program may call itself so, but nobody is led to it by a link."""
    query = "response_type=code&client_id=kronika-cli&redirect_uri=http%3A%2F%2F127.0.0.1%2F"
    asked = ada.http.get("/v1/authorization", params={"query": query})
    problem(asked, "redirect-not-registered")


def test_tokens_renew_themselves_before_they_end(
    shared_service: ServiceProcess, signed_in: Client, store: CredentialsFile, ada: Person
) -> None:
    old = aged(store, shared_service.url)
    with again(shared_service.url, store) as kronika:
        assert kronika.get_my_account().id == ada.id
        assert kronika.token not in (None, old.access_token)
    # Who has run on all the while takes what the other one has got.
    revoke = f"/v1/connections/{connections(ada)[0]}"
    assert signed_in.get_my_account().id == ada.id
    assert ada.http.delete(revoke).status_code == 204
    with pytest.raises(LoginError, match="invalid_grant"):
        signed_in.get_my_account()
    assert store.read(shared_service.url) is None, "what has ended is kept no longer"


def test_a_token_that_is_not_taken_is_renewed_once(
    shared_service: ServiceProcess, signed_in: Client, store: CredentialsFile, ada: Person
) -> None:
    kept = store.read(shared_service.url)
    assert kept is not None
    revoked = ada.http.post("/oauth/revoke", data={"token": kept.access_token})
    assert revoked.status_code == 200
    assert signed_in.get_my_account().id == ada.id
    assert signed_in.token != kept.access_token


def test_programs_that_renew_at_once_do_not_end_the_sign_in(
    shared_service: ServiceProcess, signed_in: Client, store: CredentialsFile, ada: Person
) -> None:
    aged(store, shared_service.url)
    command = [sys.executable, "-c", RENEWING, shared_service.url, str(store.path)]
    environment = {"PYTHONPATH": str(SDK / "python"), "PATH": "/usr/bin:/bin"}
    running = [
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(PARTIES)
    ]
    told = [one.communicate(timeout=300)[0] for one in running]
    assert told == [f"{ada.id}\n"] * PARTIES
    assert signed_in.get_my_account().id == ada.id


def test_signing_out_ends_it_everywhere(
    shared_service: ServiceProcess, signed_in: Client, store: CredentialsFile, ada: Person
) -> None:
    token = signed_in.token
    signed_in.logout()
    assert store.read(shared_service.url) is None
    assert connections(ada) == []
    with Client(shared_service.url, token) as thief, pytest.raises(refusals.Unauthorized):
        thief.get_my_account()
    with pytest.raises(LoginError, match="signed-out"):
        signed_in.get_my_account()


def test_who_asks_for_more_asks_again_and_the_older_sign_in_ends(
    shared_service: ServiceProcess, signed_in: Client, store: CredentialsFile, ada: Person
) -> None:
    show = allowing(ada, "read", "webhooks")
    before = connections(ada)
    wanted = ("read", "webhooks")
    with Client.login(shared_service.url, scopes=wanted, show=show, store=store) as kronika:
        assert kronika.list_webhooks().items == []
    after = connections(ada)
    assert len(after) == 1
    assert after != before


def test_who_is_told_to_ask_less_often_does_so(
    shared_service: ServiceProcess, store: CredentialsFile, ada: Person
) -> None:
    """Somebody else has asked with the same code, too often, so that longer pauses are wanted."""
    allowed = allowing(ada, *READ)

    def show(code: DeviceCode) -> None:
        form = {"grant_type": DEVICE, "device_code": code.device_code, "client_id": "kronika-cli"}
        told = [ada.http.post("/oauth/token", data=form).json()["error"] for _ in range(2)]
        assert told == ["authorization_pending", "slow_down"]
        allowed(code)

    with Client.login(shared_service.url, scopes=READ, show=show, store=store) as kronika:
        assert kronika.get_my_account().id == ada.id


def test_who_is_denied_is_not_signed_in(
    shared_service: ServiceProcess, store: CredentialsFile, ada: Person
) -> None:
    show = allowing(ada, approve=False)
    with pytest.raises(LoginError) as refusal:
        Client.login(shared_service.url, show=show, store=store)
    assert refusal.value.error == "access_denied"
    assert not store.path.exists()


def test_a_bot_plays_for_whoever_signs_in(
    shared_service: ServiceProcess, ada: Person, tmp_path: Path
) -> None:
    game = ada.open("me", "me", title="tzolkin")["id"]
    command = [sys.executable, "-m", "kronika_client.bot", "--login", "--only-invited"]
    places = {"KRONIKA_URL": shared_service.url, "XDG_CONFIG_HOME": str(tmp_path)}
    here = {"PYTHONPATH": str(SDK / "python"), "PATH": "/usr/bin:/bin", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command,
        cwd=tmp_path,
        env={**here, **places},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as bot:
        assert bot.stdout is not None
        decide(ada, bot.stdout.readline().split()[-1], *USUAL)
        deadline = time.monotonic() + 300
        while ada.get(f"/v1/games/{game}")["ply"] < 4:
            assert bot.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.1)
        bot.terminate()
    assert bot.returncode == 0
    assert len(connections(ada)) == 1, "it comes back without asking"


async def test_an_app_of_its_own_for_one_seat(
    shared_service: ServiceProcess, store: CredentialsFile, ada: Person
) -> None:
    app = register(ada, "http://127.0.0.1/back")
    game = ada.open("me", "me", title="tzolkin")["id"]
    other = ada.open("me", "me", title="tzolkin")["id"]
    kronika = await AsyncClient.login(
        shared_service.url,
        app=app,
        scopes=["read", "play"],
        game=game,
        seat=1,
        show=allowing(ada, "read", "play"),
        store=store,
    )
    async with kronika:
        assert (await kronika.get_legal_commands(game, seat=1)).seat == 1
        with pytest.raises(refusals.NotYourSeat):
            await kronika.get_legal_commands(other, seat=1)
        with pytest.raises(refusals.NotYourSeat):
            await kronika.get_legal_commands(game, seat=0)
        with pytest.raises(refusals.MissingScope):
            await kronika.get_my_account()
        await kronika.logout()
    assert connections(ada) == []


def test_a_service_that_calls_itself_something_else_is_not_believed(
    shared_service: ServiceProcess, store: CredentialsFile
) -> None:
    """It is the same one here, but might be anybody who passes requests on."""
    with LyingLine(shared_service.url) as line, pytest.raises(LoginError, match="other-issuer"):
        Client.login(line.url, show=pytest.fail, store=store)


def test_a_file_that_is_broken_is_named(
    shared_service: ServiceProcess, store: CredentialsFile
) -> None:
    store.path.parent.mkdir()
    store.path.write_text("{")
    with pytest.raises(LoginError, match=r"credentials\.json"):
        Client.login(shared_service.url, show=pytest.fail, store=store)
