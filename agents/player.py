"""Kronika as one account sees it, or as anybody does."""

from kronika_client import AsyncClient, models

from agents.api import Account, account


class Player:
    """An account at a service; without a token, nobody in particular, who can only look."""

    def __init__(self, client: AsyncClient, known: str | None = None) -> None:
        """`known` is the id of the account, where it is known: a token for one seat of a game may
        not ask for it."""
        self.client = client
        self._id = known

    async def account(self) -> Account | None:
        """Who plays; None: nobody in particular."""
        if not self.client.token:
            return None
        return await self.client.send(account())

    async def id(self) -> str | None:
        """The id of the account, which stays the same."""
        if self._id is None and (found := await self.account()) is not None:
            self._id = found.id
        return self._id

    async def seats(self, game: models.GameShown | models.GameListed) -> list[int]:
        """The seats of a game that are the player's."""
        mine = await self.id()
        if mine is None:
            return []
        return [one.seat for one in game.seats if one.account and one.account.id == mine]
