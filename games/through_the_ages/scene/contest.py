"""What is fought over: the card, the forces, and what a seat may still send."""

from collections import Counter
from collections.abc import Iterable

from games.kernel.scene import Box, Gauge, Item, Zone, derived
from games.kernel.visibility import Hidden
from games.through_the_ages.box import BONUSES, TECHNOLOGIES, UNITS
from games.through_the_ages.scene.cards import other_item
from games.through_the_ages.steps import Attacking, Defending, Sending
from games.through_the_ages.view import View
from games.through_the_ages.view.contest import AuctionView, ColonizingView, FightView, ForceView


def contest_items(view: View) -> Iterable[Item]:
    """The card that is fought over, and what is in each force."""
    contest = view.contest
    if contest is None:
        return
    yield other_item(f"contest/{contest.card}", contest.card, 0)
    forces: tuple[ForceView, ...] = ()
    match contest:
        case FightView():
            forces = contest.forces
        case ColonizingView():
            forces = (contest.force,)
        case AuctionView():
            pass
    at = 1
    for force in forces:
        for item in _force(force, at):
            yield item
            at += 1


def contest_gauges(view: View) -> Iterable[Gauge]:
    """The bid and who is still in, or what each force adds up to as far as it is seen."""
    match view.contest:
        case FightView(forces=forces):
            yield from _totals(forces)
        case ColonizingView(bid=bid, force=force):
            yield Gauge(id="bid", name="bid", value=bid)
            yield from _totals((force,))
        case AuctionView() as auction:
            yield Gauge(id="bid", name="bid", value=auction.highest)
            for at, seat in enumerate(auction.bidders):
                yield Gauge(id=f"bidder/{seat}", name="bidder", value=at + 1)
            if auction.leader is not None:
                yield Gauge(id=f"highest/{auction.leader}", name="highest", value=auction.highest)
            yield from derived(_sent(auction))
        case None:
            return


def _sent(auction: AuctionView) -> Iterable[Gauge]:
    """What each bid of whoever bids next would take, if that is seen: `sends/BID/PART`."""
    if auction.bidder is None or isinstance(auction.bidder.bids, Hidden):
        return
    for bid, force in enumerate(auction.bidder.bids[0].forces, auction.highest + 1):
        for part, count in Counter(force).items():
            yield Gauge(id=f"sends/{bid}/{part}", name="sends", value=count, component=part)


def _totals(forces: tuple[ForceView, ...]) -> Iterable[Gauge]:
    for at, force in enumerate(forces):
        name = ("attack", "defense")[at] if len(forces) > 1 else "sent"
        known = force.so_far if force.total is None else force.total
        if not isinstance(known, Hidden):
            yield Gauge(id=f"{name}/{force.seat}", name=name, value=known)
        yield Gauge(id=f"ready/{force.seat}", name="ready", value=int(force.confirmed))


def _force(force: ForceView, first: int) -> Iterable[Item]:
    parts = force.units + force.cards
    if not isinstance(force.gathering, Hidden):
        parts += force.gathering
    for at, part in enumerate(dict.fromkeys(parts), first):
        yield other_item(f"force/{force.seat}/{part}", part, at, count=parts.count(part))


def muster(view: View) -> Zone:
    """What the seat that puts a force together has: units, and bonus cards if they are seen."""
    parts: list[str] = []
    frame = view.asks
    gathering = (Attacking, Defending, Sending)
    if frame is not None and frame.seat is not None and isinstance(frame.step, gathering):
        nation = view.nations[frame.seat]
        parts += [
            post.card
            for post in nation.technologies
            if post.workers and TECHNOLOGIES[post.card].type in UNITS
        ]
        if not isinstance(nation.military_hand, Hidden):
            parts += [card for card in nation.military_hand if card in BONUSES]
    items = tuple(other_item(f"muster/{part}", part, at) for at, part in enumerate(parts))
    return Zone(id="muster", name="muster", layout="list", box=Box(6, 9, 10, 3), items=items)
