"""What is fought over: a fight, an auction, or a force that colonizes."""

from typing import Annotated

from msgspec import Meta

from games.kernel.seats import Seat
from games.kernel.visibility import Owned
from games.through_the_ages.box import CardId, Instance
from games.through_the_ages.rules.colonization import greatest_bid, least_force
from games.through_the_ages.rules.forces import colonization_force, fight_total
from games.through_the_ages.state import State
from games.through_the_ages.state.contest import Auction, Colonizing, Fight, Force
from games.through_the_ages.view.base import ViewPart


class ForceView(ViewPart, frozen=True, kw_only=True):
    """A force."""

    seat: Seat
    confirmed: Annotated[bool, Meta(description="Whether it is complete and public.")]
    gathering: Annotated[
        Owned[tuple[str, ...]],
        Meta(description="What it consists of so far; only its owner sees it."),
    ]
    units: Annotated[
        tuple[CardId, ...],
        Meta(description="Id of the unit technology of each unit, once it is confirmed."),
    ]
    cards: Annotated[tuple[Instance, ...], Meta(description="Bonus cards, once it is confirmed.")]
    so_far: Annotated[
        Owned[int],
        Meta(description="What it adds up to; only its owner sees it until it is confirmed."),
    ]
    total: Annotated[
        int | None, Meta(description="What it adds up to, once it is confirmed; null: not yet.")
    ]


class FightView(ViewPart, frozen=True, kw_only=True, tag="fight"):
    """An aggression or a war while it is fought."""

    card: Annotated[Instance, Meta(description="The aggression or war.")]
    attacker: Annotated[Seat, Meta(description="The seat that attacks.")]
    target: Annotated[Seat, Meta(description="The seat that is attacked.")]
    forces: Annotated[tuple[ForceView, ...], Meta(description="The attack, then the defence.")]
    winner: Annotated[
        Seat | None, Meta(description="The seat that won; null: nobody yet, or nothing happens.")
    ]
    advantage: Annotated[int, Meta(description="By how much the winner was stronger.")]


class BidsView(ViewPart, frozen=True, kw_only=True):
    """What each bid would take: how many there are is hidden with them."""

    forces: Annotated[
        tuple[tuple[str, ...], ...],
        Meta(
            description="For each bid that is possible, from the least on, a force of units and "
            "bonus cards of which nothing can be spared."
        ),
    ]


class BidderView(ViewPart, frozen=True, kw_only=True):
    """Whoever bids next, and what each bid would take."""

    seat: Seat
    bids: Annotated[
        Owned[tuple[BidsView]],
        Meta(description="What its bids would take, as one item; only their owner sees it."),
    ]


class AuctionView(ViewPart, frozen=True, kw_only=True, tag="auction"):
    """An auction: who is still in, the next bidder first."""

    card: Annotated[Instance, Meta(description="The territory.")]
    bidders: Annotated[
        tuple[Seat, ...], Meta(description="Who is still in, the next bidder first.")
    ]
    highest: Annotated[int, Meta(description="The highest bid; 0: none yet.")]
    leader: Annotated[Seat | None, Meta(description="Who made it; null: nobody.")]
    bidder: Annotated[BidderView | None, Meta(description="Whoever bids next; null: nobody.")]


class ColonizingView(ViewPart, frozen=True, kw_only=True, tag="colonizing"):
    """The winner of an auction sends a force."""

    card: Annotated[Instance, Meta(description="The territory.")]
    bid: Annotated[int, Meta(description="The strength that the force needs.")]
    force: ForceView


ContestView = FightView | AuctionView | ColonizingView


def contest_view(state: State) -> ContestView | None:
    """What is fought over now; None: nothing."""
    match state.contest:
        case Fight() as fight:
            return FightView(
                card=fight.card,
                attacker=fight.attacker,
                target=fight.target,
                forces=tuple(
                    _force(one, fight_total(state, one)) for one in (fight.attack, fight.defense)
                ),
                winner=fight.winner,
                advantage=fight.advantage,
            )
        case Auction() as auction:
            return AuctionView(
                card=auction.card,
                bidders=auction.bidders,
                highest=auction.highest,
                leader=auction.leader,
                bidder=_bidder(state, auction),
            )
        case Colonizing() as colony:
            total = colonization_force(state, colony.sent.seat, colony.sent)
            return ColonizingView(
                card=colony.card, bid=colony.bid, force=_force(colony.sent, total)
            )
        case None:
            return None


def _bidder(state: State, auction: Auction) -> BidderView | None:
    if not auction.bidders:
        return None
    seat = auction.bidders[0]
    bids = range(auction.highest + 1, greatest_bid(state, seat) + 1)
    forces = tuple(least_force(state, seat, bid) for bid in bids)
    return BidderView(seat=seat, bids=(BidsView(forces=forces),))


def _force(force: Force, total: int) -> ForceView:
    shown = force.confirmed
    return ForceView(
        seat=force.seat,
        confirmed=shown,
        gathering=() if shown else force.units + force.cards,
        units=tuple(sorted(force.units)) if shown else (),
        cards=tuple(sorted(force.cards)) if shown else (),
        so_far=total,
        total=total if shown else None,
    )
