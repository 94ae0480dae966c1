"""Food and resources: blue tokens on cards, how they are paid, gained, produced (TTA-RES-01).

Everything here only reckons: the answers are the tokens that move, which facts then record.
"""

from collections.abc import Iterable, Mapping
from typing import Literal

from games.through_the_ages.box import CardId
from games.through_the_ages.effects.terms import Type
from games.through_the_ages.state.post import Post, Posts, Shift, Shifts, of_types

Good = Literal["food", "resources"]
HOLDERS: Mapping[Good, tuple[Type, ...]] = {"food": ("farm",), "resources": ("mine", "lab")}
"""Where tokens of a good can lie (TTA-MAT-05)."""
PLACES: Mapping[Good, tuple[Type, ...]] = {"food": ("farm",), "resources": ("mine",)}
"""Where tokens of a good are put when it is gained (TTA-RES-04)."""

_ORDER: Mapping[Type, int] = {"farm": 0, "mine": 1, "lab": 2}


def in_stock(posts: Posts, good: Good) -> int:
    """The value of all tokens of a good."""
    holders, total = HOLDERS[good], 0
    for post in posts:
        if post.tokens and post.technology.type in holders:
            total += post.tokens * post.value
    return total


def payment(posts: Posts, bank: int, good: Good, amount: int) -> Shifts:
    """The tokens that move when `amount` is paid; it must be in stock (TTA-RES-03)."""
    if amount <= 0:
        return ()
    change: dict[CardId, int] = {}
    left = amount
    held = sorted(of_types(posts, HOLDERS[good]), key=_cheapest)
    for post in held:
        take = min(post.tokens, left // post.value) if post.value else 0
        if take:
            change[post.kind] = -take
            left -= take * post.value
            bank += take
        if post.value > left:
            break
    if left:
        broken = next(post for post in held if post.tokens + change.get(post.kind, 0) > 0)
        change[broken.kind] = change.get(broken.kind, 0) - 1
        lower = [one for one in of_types(posts, PLACES[good]) if one.value < broken.value]
        _place(lower, bank + 1, broken.value - left, change)
    return _shifts(change)


def gain(posts: Posts, bank: int, good: Good, amount: int) -> Shifts:
    """The tokens that move when `amount` is gained (TTA-RES-04)."""
    change: dict[CardId, int] = {}
    _place(of_types(posts, PLACES[good]), bank, amount, change)
    return _shifts(change)


def token_loss(posts: Posts) -> Post | None:
    """The card that loses a blue token when the bank has none (TTA-SUP-03)."""
    held = [post for post in of_types(posts, ("farm", "mine", "lab")) if post.tokens]
    return min(held, key=_cheapest, default=None)


def _cheapest(post: Post) -> tuple[int, int]:
    return (post.value, _ORDER.get(post.technology.type, 9))


def _place(posts: Iterable[Post], bank: int, amount: int, change: dict[CardId, int]) -> None:
    """Put tokens worth `amount` on cards, the highest values first, as far as the bank goes."""
    for post in sorted(posts, key=lambda one: -one.value):
        put = min(bank, amount // post.value)
        if put:
            change[post.kind] = change.get(post.kind, 0) + put
            bank -= put
            amount -= put * post.value


def _shifts(change: Mapping[CardId, int]) -> Shifts:
    return tuple(Shift(card, tokens) for card, tokens in change.items() if tokens)
