"""What a decision is made on: a game as it was known at one moment.

A game in memory goes on whenever anybody reads it. So whoever decides takes this value once, looks
at nothing else, and appends behind it (`service.play.append`): a decision about one state can not
be recorded behind another.
"""

from collections.abc import Mapping

from msgspec import Struct

from events.chain import Head
from events.salts import Salts
from games.kernel.seats import Seat
from games.kernel.table.state import Taken
from games.kernel.title import AnyTitle
from referee.positions import NOWHERE, Position
from referee.schemas import Visibility
from referee.secrets import Secrets


class DecisionBasis(Struct, frozen=True, kw_only=True):
    """A game at one position. `people` are the accounts on the seats then; `position` is `NOWHERE`
    for a game that is about to be opened."""

    title: AnyTitle
    visibility: Visibility
    secrets: Secrets
    position: Position = NOWHERE
    people: Mapping[Seat, str] = {}

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.secrets.game_id

    @property
    def version(self) -> int:
        """How many events the game had."""
        return self.position.version

    @property
    def salts(self) -> Salts:
        """The salts of its hidden fields."""
        return self.secrets.salts

    @property
    def head(self) -> Head:
        """What the next event is chained to."""
        return self.secrets.head(self.position)

    def held_by(self, account: str | None) -> frozenset[Seat]:
        """The seats that an account holds, those that it has forfeited among them."""
        if account is None:
            return frozenset()
        # Who has just left a seat is known here a moment longer, and who was about to take one that
        # a bot has got.
        table = self.position.seen
        out = {one.seat for one in table.forfeits}
        held = [seat for seat, holder in self.people.items() if holder == account]
        return frozenset([seat for seat in held if _by_person(table.seats[seat], seat in out)])

    def played_by(self, account: str | None) -> frozenset[Seat]:
        """The seats that an account may decide for."""
        held, forfeits = self.held_by(account), self.position.seen.forfeits
        return held - {one.seat for one in forfeits} if forfeits else held


def _by_person(taken: Taken | None, forfeited: bool) -> bool:
    """Whether a person has the seat, or had it until a bot stood in."""
    return taken is not None and (taken.bot is None or forfeited)
