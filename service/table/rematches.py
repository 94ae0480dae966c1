"""The same table again: same title, terms and people, everybody one seat further."""

from itertools import count

import msgspec
from msgspec import Struct

from games.kernel.registry import Registry
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from games.kernel.table.opening import GameDescended
from referee.problems import kinds
from referee.problems.problem import refused
from referee.vocabulary import Vocabulary
from service.http.idempotency import IdempotencyKey
from service.lobby.entropy import NOTHING, Mixing, one_of_both
from service.lobby.joining import Lobby
from service.lobby.opening import Opener, Opening, Show
from service.lobby.schemas.games import SeatWanted
from service.play.basis import DecisionBasis
from service.play.game_cache import GameCache, LiveGame


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
        basis = game.basis
        if not basis.position.over:
            raise refused(kinds.GAME_NOT_OVER)
        if not basis.held_by(account):
            raise refused(kinds.NOT_YOUR_SEAT, Sentence("only-players-rematch"))
        for number in count(1):
            rematch = await self._numbered(basis, account, number, show, entropy)
            table = rematch.position.seen
            if table.started or table.voided is None:  # else it was closed before it began
                break
        await self._lobby.join(rematch, account, None, entropy)
        return rematch

    async def _numbered(
        self, basis: DecisionBasis, account: str, number: int, show: Show, entropy: Mixing
    ) -> LiveGame:
        """The rematch of that number, opened if nobody has done so."""
        name = IdempotencyKey(
            scope=f"rematch/{basis.id}", value=str(number), request_hash=bytes(32)
        )
        told = await self._opener.open(self._opening(basis, account, entropy), name, show)
        opened = msgspec.json.decode(told.body, type=_Shown)
        rematch = await self._games.fresh(opened.id)
        assert rematch is not None, "what was told is in the log"
        return rematch

    def _opening(self, basis: DecisionBasis, account: str, entropy: Mixing) -> Opening:
        table = basis.position.seen
        title = self._registry.get(table.title)
        assert title is not None, "without its title the game could not have been read"
        seats = len(table.seats)
        order = [(seat + 1) % seats for seat in range(seats)]
        mine = SeatWanted(
            kind="me", entropy=entropy.entropy, entropy_commitment=entropy.entropy_commitment
        )
        people = {place: basis.people.get(seat) for place, seat in enumerate(order)}
        return Opening(
            account=account,
            title=title,
            ruleset=title.meta.ruleset,
            options=self._vocabulary.options(title, table.options),
            seats=tuple(
                mine if basis.people.get(seat) == account else _wanted(basis, seat)
                for seat in order
            ),
            visibility=basis.visibility,
            terms=table.terms,
            descent=GameDescended(how="rematch", game=basis.id),
            kept={
                place: other
                for place, other in people.items()
                if other is not None and other != account
            },
        )


def _wanted(basis: DecisionBasis, seat: Seat) -> SeatWanted:
    """A bot's seat is a bot's again, but not that of a bot which has only stood in."""
    holder, taken = basis.people.get(seat), basis.position.seen.seats[seat]
    lost = {one.seat for one in basis.position.seen.forfeits}
    if holder is None and taken is not None and taken.bot is not None and seat not in lost:
        return SeatWanted(kind="bot", bot=taken.bot)
    return SeatWanted(kind="open")
