"""The same table again: same title, terms and people, everybody one seat further."""

from itertools import count

import msgspec
from msgspec import Struct

from games.kernel.lifecycle import GameDescended, Taken
from games.kernel.registry import Registry
from games.kernel.seats import Seat
from service.lobby.entropy import NOTHING, Mixing, one_of_both
from service.lobby.joining import Lobby
from service.lobby.opening import Opener, Opening, Show
from service.lobby.schemas.games import SeatWanted
from service.play.game_cache import GameCache, LiveGame
from service.play.idempotency import IdempotencyKey
from service.play.vocabulary import Vocabulary
from service.problems import kinds
from service.problems.problem import refused


class _Shown(Struct, frozen=True):
    id: str


class Rematches:
    """Opens rematches. Whoever asks first opens it, the others sit down."""

    def __init__(
        self,
        registry: Registry,
        vocabulary: Vocabulary,
        games: GameCache,
        opener: Opener,
        lobby: Lobby,
    ) -> None:
        self._registry = registry
        self._vocabulary = vocabulary
        self._games = games
        self._opener = opener
        self._lobby = lobby

    async def again(
        self, game: LiveGame, account: str, show: Show, entropy: Mixing = NOTHING
    ) -> LiveGame:
        """The rematch of a game that is over, with the account at the table. `entropy` is what the
        account adds to its draws."""
        one_of_both(entropy)
        if not game.position.over:
            raise refused(kinds.GAME_NOT_OVER)
        if not game.held_by(account):
            raise refused(kinds.NOT_YOUR_SEAT, "Only those who sat at the table ask for it.")
        for number in count(1):
            rematch = await self._numbered(game, account, number, show, entropy)
            table = rematch.position.seen
            if table.started or table.voided is None:  # else it was closed before it began
                break
        await self._lobby.join(rematch, account, None, entropy)
        return rematch

    async def _numbered(
        self, game: LiveGame, account: str, number: int, show: Show, entropy: Mixing
    ) -> LiveGame:
        """The rematch of that number, opened if nobody has done so."""
        name = IdempotencyKey(scope=f"rematch/{game.id}", value=str(number), request_hash=bytes(32))
        told = await self._opener.open(self._opening(game, account, entropy), name, show)
        opened = msgspec.json.decode(told.body, type=_Shown)
        rematch = await self._games.fresh(opened.id)
        assert rematch is not None, "what was told is in the log"
        return rematch

    def _opening(self, game: LiveGame, account: str, entropy: Mixing) -> Opening:
        table = game.position.seen
        title = self._registry.get(table.title)
        assert title is not None, "without its title the game could not have been read"
        seats = len(table.seats)
        order = [(seat + 1) % seats for seat in range(seats)]
        mine = SeatWanted(
            kind="me", entropy=entropy.entropy, entropy_commitment=entropy.entropy_commitment
        )
        people = {place: game.people.get(seat) for place, seat in enumerate(order)}
        return Opening(
            account=account,
            title=title,
            ruleset=title.meta.ruleset,
            options=self._vocabulary.options(title, table.options),
            seats=tuple(
                mine if game.people.get(seat) == account else _wanted(table.seats[seat], game, seat)
                for seat in order
            ),
            visibility=game.visibility,
            terms=table.terms,
            descent=GameDescended(how="rematch", game=game.id),
            kept={
                place: other
                for place, other in people.items()
                if other is not None and other != account
            },
        )


def _wanted(taken: Taken | None, game: LiveGame, seat: Seat) -> SeatWanted:
    """A bot's seat is a bot's again, but not that of a bot which has only stood in."""
    holder = game.people.get(seat)
    lost = {one.seat for one in game.position.seen.forfeits}
    if holder is None and taken is not None and taken.bot is not None and seat not in lost:
        return SeatWanted(kind="bot", bot=taken.bot)
    return SeatWanted(kind="open")
