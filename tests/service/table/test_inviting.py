"""Making an invitation: what it needs of the database, and what it leaves there."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import asyncpg
import msgspec
import pytest
from litestar import Request, Response

from games.kernel.registry import Registry
from service.accounts import accounts
from service.composition import Features, reading
from service.http.call import Call, Nothing
from service.identity.caller import Caller
from service.identity.scopes import Scope
from service.lobby.opening import Opening
from service.lobby.parts import LobbyParts
from service.lobby.routes.invitations import create_invitation
from service.lobby.schemas.games import SeatWanted
from service.lobby.schemas.invitations import NewInvitation
from service.play.game_cache import LiveGame
from service.settings import Settings
from tests.service.people import Person
from tests.support import tiny

STUCK = 120.0
"""Seconds after which whoever waits for a second connection has waited in vain."""


@pytest.fixture
async def narrow(postgres_dsn: str) -> AsyncIterator[Features]:
    """The features of a process with one connection to the database, beside that which the writer
    of the log keeps once the table has been opened."""
    registry = Registry({tiny.title.meta.slug: tiny.title})
    settings = Settings(pool_min=1, pool_max=2)
    async with reading(postgres_dsn, settings, registry) as features:
        yield features


async def _opened(features: Features, account: str) -> str:
    """A table with two free seats."""
    made: list[LiveGame] = []

    async def show(game: LiveGame) -> bytes:
        made.append(game)
        return b"{}"

    opening = Opening(
        account=account,
        title=tiny.title,
        ruleset=tiny.title.meta.ruleset,
        options=tiny.title.types.options(),
        seats=(SeatWanted(kind="me"), SeatWanted(kind="open"), SeatWanted(kind="open")),
        visibility="private",
    )
    await features.lobby.opener.open(opening, None, show)
    return made[0].id


@pytest.mark.parametrize("asked", [{"account": "bob", "seat": 1}, {"seat": 2}], ids=str)
async def test_an_invitation_is_made_with_one_connection(
    narrow: Features, asked: dict[str, Any]
) -> None:
    """Whoever asks for a second one while he holds one waits for himself where there is no other,
    and for all the others who do so where there are some."""
    ada = await accounts.create(narrow.base.pool, "ada")
    assert ada is not None
    assert await accounts.create(narrow.base.pool, "bob") is not None
    game = await _opened(narrow, ada.id)
    pool = narrow.base.pool
    assert pool.get_max_size() - pool.get_size() + pool.get_idle_size() == 1
    scopes = frozenset({Scope.READ, Scope.PLAY, Scope.CREATE})
    key = [(b"idempotency-key", b"once")]
    scope: Any = {"type": "http", "headers": key, "path_params": {"game_id": game}}
    call: Call[LobbyParts, NewInvitation, Nothing] = Call(
        narrow.lobby,
        Request(scope),
        Caller(account=ada.id, name="ada", token="of-ada", scopes=scopes),
        NewInvitation(**asked),
        Nothing(),
        msgspec.json.encode(asked),
    )
    made, again = [await asyncio.wait_for(create_invitation.run(call), STUCK) for _ in range(2)]
    assert isinstance(made, Response)
    assert isinstance(again, Response)
    assert (made.status_code, again.status_code) == (201, 201)
    assert made.content == again.content


async def test_expired_invitations_are_forgotten(
    person: Callable[[], Person], service_dsn: str
) -> None:
    ada = person()
    game, other = (ada.open("me", "open")["id"] for _ in range(2))
    old, valid = (
        ada.http.post(f"/v1/games/{game}/invitations", json={"hours": hours}).json()["id"]
        for hours in (1, 2)
    )
    connection = await asyncpg.connect(service_dsn)
    try:
        expire = "UPDATE invitations SET expires_at = now() WHERE id = $1"
        await connection.execute(expire, old)
        assert ada.http.post(f"/v1/games/{other}/invitations", json={}).status_code == 201
        left = await connection.fetch("SELECT id FROM invitations WHERE game_id = $1", game)
        assert [row["id"] for row in left] == [valid]
    finally:
        await connection.close()
