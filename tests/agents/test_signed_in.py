"""For whom a server plays that one client has started."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from kronika_client.sign_in import Credentials, CredentialsFile

from tests.agents.packages import KRONIKA, asked, environment
from tests.agents.recording import SESSION
from tests.service.authorization.client import Client
from tests.service.people import Person
from tests.service.process import ServiceProcess

pytestmark = pytest.mark.slow


def who(service: ServiceProcess, folder: Path, token: str | None = None) -> dict[str, Any]:
    """What the server says of whom it plays for."""
    told = {**environment(service.url, token), "XDG_CONFIG_HOME": str(folder)}
    what = {"command": [str(KRONIKA), "mcp"], "environment": told, "calls": [("who_am_i", {})]}
    (answer,) = asked(SESSION, what)
    return answer


def test_who_has_signed_in_plays_and_the_sign_in_is_renewed(
    shared_service: ServiceProcess, person: Callable[[], Person], tmp_path: Path
) -> None:
    ada, bob = person(), person()
    app = Client.registered(bob)
    tokens = app.connected(ada, "read play")
    kept = Credentials(
        access_token=tokens["access_token"],
        refresh_token=tokens["refresh_token"],
        expires_at=datetime.now(UTC) - timedelta(seconds=1),
        client_id=app.id,
    )
    store = CredentialsFile(tmp_path / "kronika" / "credentials.json")
    with store.locked():
        store.write(shared_service.url, kept)
    assert ada.name in who(shared_service, tmp_path)["text"]
    renewed = store.read(shared_service.url)
    assert renewed is not None
    assert renewed.access_token != kept.access_token
    assert store.path.stat().st_mode & 0o777 == 0o600
    assert bob.name in who(shared_service, tmp_path, bob.token)["text"], "a token comes first"


def test_without_either_it_is_said_how_to_get_one(
    shared_service: ServiceProcess, tmp_path: Path
) -> None:
    answer = who(shared_service, tmp_path)
    assert answer["refused"]
    assert "./kronika login" in answer["text"]


def test_a_token_that_is_none_is_refused_with_advice(
    shared_service: ServiceProcess, tmp_path: Path
) -> None:
    answer = who(shared_service, tmp_path, "kronika_tok_none_nothing")
    assert answer["refused"]
    assert "KRONIKA_TOKEN" in answer["text"]
