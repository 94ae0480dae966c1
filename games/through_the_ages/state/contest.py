"""What is being fought over or bid for at the moment."""

from msgspec import Struct

from games.kernel.seats import Seat
from games.kernel.visibility import Owner
from games.through_the_ages.box import CardId, Instance


class Force(Struct, frozen=True, kw_only=True, gc=False):
    """Units and bonus cards of one side; hidden from others until it is confirmed."""

    seat: Seat
    units: Owner[tuple[CardId, ...]] = ()
    cards: Owner[tuple[Instance, ...]] = ()
    confirmed: bool = False

    def number(self, card: CardId) -> int:
        """Units of one card in the force."""
        return self.units.count(card)

    @property
    def counted(self) -> dict[CardId, int]:
        """Units by card."""
        return {card: self.units.count(card) for card in dict.fromkeys(self.units)}


class Fight(Struct, frozen=True, kw_only=True, gc=False, tag="fight"):
    """An aggression or a war while it is fought. `winner` and `advantage` once it is settled."""

    card: Instance
    war: bool
    attack: Force
    defense: Force
    winner: Seat | None = None
    advantage: int = 0

    @property
    def attacker(self) -> Seat:
        """Who attacks."""
        return self.attack.seat

    @property
    def target(self) -> Seat:
        """Who is attacked."""
        return self.defense.seat

    def force(self, seat: Seat) -> Force:
        """One side's force."""
        return self.attack if seat == self.attack.seat else self.defense


class Auction(Struct, frozen=True, kw_only=True, gc=False, tag="auction"):
    """The auction of a territory: who is still in, in turn order (TTA-COL-01)."""

    card: Instance
    bidders: tuple[Seat, ...]
    highest: int = 0
    leader: Seat | None = None


class Colonizing(Struct, frozen=True, kw_only=True, gc=False, tag="colonizing"):
    """The winner of an auction puts a force together (TTA-COL-04)."""

    card: Instance
    bid: int
    sent: Force


Contest = Fight | Auction | Colonizing
