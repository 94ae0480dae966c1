"""Kronika as one account sees it, or as anybody does."""

from kronika_client import AsyncClient, models

from agents.api import Account, account


class Player:
    """An account at a service; without a token, nobody in particular, who can only look."""

    def __init__(self, client: AsyncClient) -> None:
        self.client = client
        self._account: Account | None = None

    async def account(self) -> Account | None:
        """Who plays; None: nobody in particular."""
        if self._account is None and self.client.token:
            self._account = await self.client.send(account())
        return self._account

    async def seats(self, game: models.GameShown | models.GameListed) -> list[int]:
        """The seats of a game that are the player's."""
        account = await self.account()
        if account is None:
            return []
        return [one.seat for one in game.seats if one.account and one.account.id == account.id]
