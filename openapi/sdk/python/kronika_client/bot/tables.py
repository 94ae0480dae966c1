"""Where a bot sits down: where it is invited, and at open tables."""

import logging
from collections.abc import AsyncIterator
from typing import Final, Literal

from kronika_client import models, refusals
from kronika_client.async_client import AsyncClient
from kronika_client.bot.settings import Settings
from kronika_client.entropy import commitment
from kronika_client.problems import ProblemError

_LOG: Final = logging.getLogger(__name__)
_WHOLE: Final = 200


class Tables:
    """The tables of one account."""

    def __init__(self, kronika: AsyncClient, settings: Settings, me: str) -> None:
        self._kronika = kronika
        self._settings = settings
        self._me = me
        self._refused: set[str] = set()

    def mine(self, game: models.GameShown | models.GameListed) -> set[int]:
        """The seats of the bot at a table."""
        return {one.seat for one in game.seats if one.account and one.account.id == self._me}

    async def running(self) -> list[models.GameListed]:
        """The games of the bot that are not over."""
        return [one async for one in self._of_mine("running")]

    async def look(self, running: int) -> None:
        """Goes on with tables that have not started, and sits down at others while there are fewer
        games than it may play."""
        opened = [one.id async for one in self._of_mine("open")]
        for game_id in opened:
            await self._begin(game_id)
        free = self._settings.games - running - len(opened)
        async for game_id in self._offered():
            if free <= 0:
                return
            free -= await self._sat_down(game_id)

    async def _offered(self) -> AsyncIterator[str]:
        """Tables to sit down at, invitations first."""
        async for invitation in self._kronika.iter_my_invitations():
            if invitation.game not in self._refused:
                yield invitation.game
        if not self._settings.tables:
            return
        async for game in self._kronika.iter_games(status="open", order="oldest", limit=_WHOLE):
            if self._welcome(game) and game.id not in self._refused:
                yield game.id

    def _welcome(self, game: models.GameListed) -> bool:
        people = [one for one in game.seats if one.account is not None]
        programs = any(one.account.bot for one in people if one.account)
        return (
            game.title in self._settings.titles
            and any(one.kind == "open" for one in game.seats)
            and (self._settings.programs or not programs)
            and not self.mine(game)
        )

    async def _sat_down(self, game_id: str) -> bool:
        """Sits down, if that is possible."""
        try:
            game = await self._kronika.get_game(game_id)
            if game.title not in self._settings.titles or self.mine(game):
                self._refused.add(game_id)
                return False
            wanted = models.SeatJoined(entropy_commitment=self._text(game_id))
            await self._kronika.join_game(game_id, wanted)
        except ProblemError as refusal:
            _LOG.info("%s: no seat: %s", game_id, refusal)
            self._refused.add(game_id)
            return False
        _LOG.info("%s %s: sat down", game.title, game_id)
        return True

    async def _begin(self, game_id: str) -> None:
        """Tells what it adds to the draws once all have sat down (the client does, when it sees the
        game), and starts the game if others do not tell theirs."""
        self._text(game_id)
        try:
            game = await self._kronika.get_game(game_id)
            if game.entropy_awaited and not set(game.entropy_awaited) & self.mine(game):
                await self._kronika.start_game(game_id)
        except refusals.EntropyAwaited:
            return  # they have some time
        except ProblemError as refusal:
            _LOG.info("%s: not begun: %s", game_id, refusal)

    def _text(self, game_id: str) -> str:
        """The commitment of the bot's text, which the client is to tell."""
        text = self._settings.text(game_id)
        self._kronika.texts.items[commitment(text)] = text
        return commitment(text)

    def _of_mine(self, status: Literal["open", "running"]) -> AsyncIterator[models.GameListed]:
        return self._kronika.iter_games(player=self._me, status=status, limit=_WHOLE)
