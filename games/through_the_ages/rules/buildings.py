"""Sections 7.3 and 8.1: building, upgrading and destroying buildings and units."""

from collections.abc import Iterable, Iterator
from typing import get_args

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages.box import UNITS, URBAN
from games.through_the_ages.commands import Build, Destroy, Upgrade
from games.through_the_ages.effects.terms import Type
from games.through_the_ages.facts.civil import WorkerDestroyed, WorkerPlaced, WorkerUpgraded
from games.through_the_ages.rules.action import (
    ORDINARY,
    Terms,
    TurnAction,
    has_civil_action,
    no_civil_action,
    no_military_action,
    spend_civil,
    spend_military,
)
from games.through_the_ages.rules.goods import Bill, bill, pay, payable, ways_to_pay
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.prices import build_price, upgrade_price
from games.through_the_ages.state import State, military_available, urban_limit
from games.through_the_ages.state.post import Post, Posts

NOT_UNITS = frozenset(get_args(Type)) - UNITS
NOTHING: frozenset[Type] = frozenset()


class Building(TurnAction[Build]):
    """A new building or unit (TTA-CIV-11, TTA-CIV-12, TTA-MIL-01)."""

    def options(self, state: State, seat: Seat, terms: Terms = ORDINARY) -> Iterable[Build]:
        """Every technology in play, with and without a trade route."""
        nation = state.nations[seat]
        reach = _reach(state, seat, terms) if nation.pool else NOTHING
        trades, limit = ways_to_pay(state, seat), urban_limit(state, seat)
        for post in nation.posts if reach else ():
            kind = post.technology
            if kind.type not in reach:
                continue
            if kind.type in URBAN and nation.workers((kind.type,)) >= limit:
                continue
            price, unit = build_price(state, seat, kind.id, terms.discount), kind.type in UNITS
            for trade in trades:
                if payable(state, seat, resources=price, unit=unit, trade=trade):
                    yield Build(card=kind.id, use_trade_route=trade)

    def forbidden(self, state: State, seat: Seat, command: Build, terms: Terms) -> Illegal | None:
        """TTA-CIV-11, TTA-CIV-12, TTA-MIL-01, TTA-CIV-51."""
        post = state.nations[seat].post(command.card)
        if post is None:
            return Illegal("TTA-CIV-11", "technology-not-in-play", card=command.card)
        refused = (
            _not_of_types(post, terms)
            or _no_action(state, seat, post, terms)
            or _no_place(state, seat, post)
        )
        if refused is not None:
            return refused
        due = _build_bill(state, seat, command, post, terms)
        return due if isinstance(due, Illegal) else None

    def perform(self, move: Move, seat: Seat, command: Build, terms: Terms) -> None:
        """The building is paid; a worker goes to it."""
        post = move.state.nations[seat].post(command.card)
        assert post is not None
        due = _build_bill(move.state, seat, command, post, terms)
        assert isinstance(due, Bill)
        _spend(move, seat, post, terms)
        pay(move, seat, due)
        move.note(WorkerPlaced(seat=seat, card=command.card))


class Upgrading(TurnAction[Upgrade]):
    """A worker goes to a higher card of the same type (TTA-CIV-13, TTA-MIL-02)."""

    def options(self, state: State, seat: Seat, terms: Terms = ORDINARY) -> Iterable[Upgrade]:
        """Every pair of cards of one type, with and without a trade route."""
        posts, reach = state.nations[seat].posts, _reach(state, seat, terms)
        trades = ways_to_pay(state, seat)
        for low, high in _steps_up(posts) if reach else ():
            if low.technology.type in reach:
                for trade in trades:
                    command = Upgrade(from_card=low.kind, to_card=high.kind, use_trade_route=trade)
                    if isinstance(_upgrade_bill(state, seat, command, terms), Bill):
                        yield command

    def forbidden(self, state: State, seat: Seat, command: Upgrade, terms: Terms) -> Illegal | None:
        """TTA-CIV-13, TTA-MIL-02, TTA-CIV-51."""
        nation = state.nations[seat]
        low, high = nation.post(command.from_card), nation.post(command.to_card)
        if low is None or not low.workers:
            return Illegal("TTA-CIV-13", "no-worker-there", card=command.from_card)
        if high is None:
            return Illegal("TTA-CIV-13", "technology-not-in-play", card=command.to_card)
        if high.technology.type != low.technology.type or high.level <= low.level:
            return Illegal("TTA-CIV-13", "no-upgrade", from_card=low.kind, to_card=high.kind)
        refused = _not_of_types(low, terms) or _no_action(state, seat, low, terms)
        if refused is not None:
            return refused
        due = _upgrade_bill(state, seat, command, terms)
        return due if isinstance(due, Illegal) else None

    def perform(self, move: Move, seat: Seat, command: Upgrade, terms: Terms) -> None:
        """The difference is paid; the worker goes up."""
        post = move.state.nations[seat].post(command.from_card)
        assert post is not None
        due = _upgrade_bill(move.state, seat, command, terms)
        assert isinstance(due, Bill)
        _spend(move, seat, post, terms)
        pay(move, seat, due)
        move.note(WorkerUpgraded(seat=seat, from_card=command.from_card, to_card=command.to_card))


class Destroying(TurnAction[Destroy]):
    """A worker goes back to the unused ones (TTA-CIV-14, TTA-MIL-03)."""

    def options(self, state: State, seat: Seat, terms: Terms = ORDINARY) -> Iterable[Destroy]:
        """Every card with a worker."""
        reach = _reach(state, seat, terms)
        for post in state.nations[seat].posts if reach else ():
            if post.workers and post.technology.type in reach:
                yield Destroy(card=post.kind)

    def forbidden(self, state: State, seat: Seat, command: Destroy, terms: Terms) -> Illegal | None:
        """TTA-CIV-14, TTA-MIL-03."""
        post = state.nations[seat].post(command.card)
        if post is None or not post.workers:
            return Illegal("TTA-CIV-14", "no-worker-there", card=command.card)
        return _no_action(state, seat, post, terms)

    def perform(self, move: Move, seat: Seat, command: Destroy, terms: Terms) -> None:
        post = move.state.nations[seat].post(command.card)
        assert post is not None
        _spend(move, seat, post, terms)
        move.note(WorkerDestroyed(seat=seat, card=command.card))


def _steps_up(posts: Posts) -> Iterator[tuple[Post, Post]]:
    """Cards with a worker, each with the higher ones of its type."""
    by_type: dict[Type, list[Post]] = {}
    for post in posts:
        by_type.setdefault(post.technology.type, []).append(post)
    if len(by_type) < len(posts):
        for low in posts:
            for high in by_type[low.technology.type]:
                if low.workers and high.level > low.level:
                    yield low, high


def _reach(state: State, seat: Seat, terms: Terms) -> frozenset[Type]:
    """The types that are allowed and for which there is an action: agrees with `_not_of_types` and
    `_no_action`."""
    civil = NOT_UNITS if has_civil_action(state, seat, terms) else NOTHING
    types = civil | UNITS if military_available(state, seat) > 0 else civil
    return types if terms.types is None else types.intersection(terms.types)


def _not_of_types(post: Post, terms: Terms) -> Illegal | None:
    if terms.types is None or post.technology.type in terms.types:
        return None
    return Illegal("TTA-CIV-51", "another-type", type=post.technology.type)


def _no_action(state: State, seat: Seat, post: Post, terms: Terms) -> Illegal | None:
    if post.technology.type in UNITS:
        return no_military_action(state, seat)
    return no_civil_action(state, seat, terms)


def _spend(move: Move, seat: Seat, post: Post, terms: Terms) -> None:
    if post.technology.type in UNITS:
        spend_military(move, seat)
    else:
        spend_civil(move, seat, terms)


def _no_place(state: State, seat: Seat, post: Post) -> Illegal | None:
    """Whether an unused worker or a place under the urban limit is missing."""
    nation = state.nations[seat]
    if not nation.pool:
        return Illegal("TTA-CIV-11", "no-unused-worker")
    return at_urban_limit(state, seat, post)


def at_urban_limit(state: State, seat: Seat, post: Post) -> Illegal | None:
    """Whether no building of this type may be added; those that exceed a new, lower limit stay
    (TTA-CIV-12, TTA-CIV-17)."""
    kind = post.technology.type
    if kind not in URBAN:
        return None
    have, limit = state.nations[seat].workers((kind,)), urban_limit(state, seat)
    if have < limit:
        return None
    return Illegal("TTA-CIV-12", "urban-limit", type=kind, have=have, limit=limit)


def _build_bill(
    state: State, seat: Seat, command: Build, post: Post, terms: Terms
) -> Bill | Illegal:
    price = build_price(state, seat, command.card, terms.discount)
    unit = post.technology.type in UNITS
    return bill(state, seat, resources=price, unit=unit, trade=command.use_trade_route)


def _upgrade_bill(state: State, seat: Seat, command: Upgrade, terms: Terms) -> Bill | Illegal:
    price = upgrade_price(state, seat, command.from_card, command.to_card, terms.discount)
    post = state.nations[seat].post(command.to_card)
    unit = post is not None and post.technology.type in UNITS
    return bill(state, seat, resources=price, unit=unit, trade=command.use_trade_route)
