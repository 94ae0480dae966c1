"""What is common to all: unexplored tokens, market stacks, basic buildings (MO-SUP)."""

from msgspec import Struct

from games.kernel.piles import Pile
from games.monumental.box import PILES, CardId, MonsterId, PileId, TokenId
from games.monumental.effects import MARKETS, Market


class Unexplored(Struct, frozen=True, gc=False):
    """The exploration tokens that lie face down: their places, without identities (MO-RND-02).

    Of `places` tokens `lurking` are monsters, drawn from `monsters` when they are revealed; the
    others are drawn from `barbarians`. What is left over in the end is in the box, unseen.
    """

    places: int
    lurking: int
    barbarians: tuple[TokenId, ...]
    monsters: tuple[MonsterId, ...]

    def without(self, token: TokenId | MonsterId) -> "Unexplored":
        """After a token was revealed."""
        if token in self.monsters:
            left = tuple(one for one in self.monsters if one != token)
            return Unexplored(self.places - 1, self.lurking - 1, self.barbarians, left)
        at = self.barbarians.index(token)
        rest = self.barbarians[:at] + self.barbarians[at + 1 :]
        return Unexplored(self.places - 1, self.lurking, rest, self.monsters)


class Supply(Struct, frozen=True, kw_only=True, gc=False):
    """Market stacks by market, and how many basic buildings are left in each pile."""

    markets: tuple[Pile[TokenId], ...]
    basics: tuple[int, ...] = (10, 10, 10)

    def market(self, market: Market) -> Pile[TokenId]:
        """The stack of a market."""
        return self.markets[MARKETS.index(market)]

    def left(self, pile: PileId) -> int:
        """How many basic buildings are left in a pile."""
        return self.basics[PILES.index(pile)]

    def top(self, pile: PileId) -> CardId:
        """The next card of a pile that is not empty: copies are taken in ascending order."""
        return f"{pile}#{11 - self.left(pile)}"
