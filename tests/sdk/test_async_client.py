"""The Python client for programs with an event loop, and the news of an account in both."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing, closing

import pytest
from kronika_client import AsyncClient, Client, Patience, models, refusals

from tests.sdk.rough import RoughLine
from tests.service.process import ServiceProcess

ME = models.SeatWanted(kind="me")
TIRELESS = Patience(tries=1000, first=0.001, longest=0.01)


@pytest.fixture
async def awaiting(shared_service: ServiceProcess, token: str) -> AsyncIterator[AsyncClient]:
    async with AsyncClient(shared_service.url, token) as client:
        yield client


async def _moves(kronika: AsyncClient, game: models.GameShown, number: int) -> int:
    """Plays some moves of a game; its version then."""
    for _ in range(number):
        seat = game.awaits[0]
        legal = await kronika.get_legal_commands(game.id, seat=seat)
        moves = models.Moves(seat=seat, decision=legal.decision, commands=legal.commands[:1])
        await kronika.play_moves(game.id, moves)
        game = await kronika.get_game(game.id)
    return game.version


async def test_one_task_follows_many_games(awaiting: AsyncClient) -> None:
    async def followed() -> list[int]:
        game = await awaiting.open_game(models.NewGame(title="tzolkin", seats=[ME, ME]))
        async with aclosing(awaiting.follow(game.id)) as events:
            versions = [(await anext(events)).version for _ in range(game.version)]
            following = asyncio.create_task(anext(events))  # waits for what is yet to happen
            last = await _moves(awaiting, game, 4)
            versions.append((await following).version)
            while versions[-1] < last:
                versions.append((await anext(events)).version)
        return versions

    for versions in await asyncio.gather(*(followed() for _ in range(3))):
        assert versions == list(range(1, len(versions) + 1))


async def test_pages_refusals_and_exports_are_those_of_the_other_client(
    awaiting: AsyncClient, kronika: Client
) -> None:
    game = await awaiting.open_game(models.NewGame(title="tzolkin", seats=[ME, ME]))
    ours = [one.version async for one in awaiting.iter_events(game.id, limit=3)]
    assert ours == [one.version for one in kronika.iter_events(game.id, limit=3)]
    with pytest.raises(refusals.UnknownGame):
        await awaiting.get_game("gam_00000000000000000000")
    board = await awaiting.view(models.tzolkin.View, game.id)
    assert board == kronika.view(models.tzolkin.View, game.id)
    resigned = await awaiting.resign_game(game.id, models.Speaking(seat=0))
    assert resigned.status == "finished"
    assert (await awaiting.export(game.id)) == kronika.export(game.id)
    assert [type(one) async for one in awaiting.replay(game.id)] == [
        type(one) for one in kronika.replay(game.id)
    ]
    socket = [one.version async for one in awaiting.follow_socket(game.id)]
    assert socket == [one.version for one in kronika.follow_socket(game.id)]


def test_news_go_on_over_a_line_that_breaks(
    shared_service: ServiceProcess, rough_line: RoughLine
) -> None:
    with Client(shared_service.url) as anybody:
        token = anybody.create_account(models.NewAccount()).token
    with (
        Client(shared_service.url, token) as kronika,
        Client(rough_line.url, token, patience=TIRELESS) as following,
        closing(following.follow_news()) as news,
    ):
        games = []
        cursor = None
        for _ in range(4):
            game = kronika.open_game(models.NewGame(title="tzolkin", seats=[ME, ME]))
            games.append(game.id)
            cursor = next(at for at, told in news if told.game == game.id)
        kronika.resign_game(games[0], models.Speaking(seat=0))
        ended = next(told for _, told in news if told.type == "game.ended")
        assert (ended.game, ended.status) == (games[0], "finished")
        with closing(kronika.follow_news(after=cursor)) as later:
            assert next(told for _, told in later if told.type == "game.ended").game == games[0]
