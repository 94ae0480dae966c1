"""Who does something at a table."""

from msgspec import Struct

from games.kernel.seats import Seat
from referee.viewers import own_seat
from service.play.basis import DecisionBasis


class Actor(Struct, frozen=True):
    """Who does something at a table: an account, and the seat that it names if it has several."""

    account: str
    seat: Seat | None = None

    def seat_in(self, basis: DecisionBasis) -> Seat:
        """The seat that is acted for. Until the start seats change hands, so it is looked for in
        what is decided on; a problem if the account does not hold it there."""
        return own_seat(basis.held_by(self.account), self.seat)
