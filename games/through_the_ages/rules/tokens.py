"""Tokens that follow the cards in play: white and red ones (TTA-MAT-09), owned yellow and blue
ones (TTA-COL-05, TTA-COL-06, TTA-CIV-42)."""

from typing import Literal

from msgspec import Struct

from games.kernel.seats import Seat
from games.through_the_ages.facts.civil import ActionTokensChanged, DiscountUsed
from games.through_the_ages.facts.goods import TokensChanged
from games.through_the_ages.rules.move import Move
from games.through_the_ages.state import State, civil_actions, military_actions
from games.through_the_ages.state.nation import Nation
from games.through_the_ages.state.post import Shift, Shifts, shifted
from games.through_the_ages.state.stock import token_loss


class Standing(Struct, frozen=True, kw_only=True):
    """Full numbers of actions, and tokens that cards in play give, before they change."""

    ca: int
    ma: int
    blue: int
    yellow: int


def standing(state: State, seat: Seat) -> Standing:
    """The figures of a nation now."""
    nation = state.nations[seat]
    return Standing(
        ca=civil_actions(state, seat),
        ma=military_actions(state, seat),
        blue=nation.extra("blue_tokens"),
        yellow=nation.extra("yellow_tokens"),
    )


def tokens_follow(
    move: Move, seat: Seat, was: Standing, reason: Literal["colony", "technology"] = "technology"
) -> None:
    """Move tokens after cards came or went; only the net difference counts (TTA-MAT-09)."""
    now = standing(move.state, seat)
    actions_follow(move, seat, was, now)
    blue, yellow = now.blue - was.blue, now.yellow - was.yellow
    if blue or yellow:
        change_owned(move, seat, blue=blue, yellow=yellow, reason=reason)


def actions_follow(move: Move, seat: Seat, was: Standing, now: Standing) -> None:
    """White and red tokens after the full numbers changed (TTA-MAT-09)."""
    turn = move.state.nations[seat].turn
    spent_ca = _spent(turn.spent_ca, was.ca, now.ca, 0)
    spent_ma = _spent(turn.spent_ma, was.ma, now.ma, turn.extra_ma)
    if (spent_ca, spent_ma) != (turn.spent_ca, turn.spent_ma):
        move.note(ActionTokensChanged(seat=seat, spent_ca=spent_ca, spent_ma=spent_ma))


def _spent(spent: int, was: int, now: int, extra: int) -> int:
    if now < was:
        return max(0, spent - (was - now))
    if now > was:
        return min(spent, was + extra)
    return spent


def change_owned(
    move: Move,
    seat: Seat,
    *,
    blue: int = 0,
    yellow: int = 0,
    reason: Literal["colony", "technology", "event", "war", "age"],
) -> None:
    """Tokens come from the common bank or go back to it, as far as there are any (TTA-SUP-03)."""
    nation = move.state.nations[seat]
    shifts = _returned(nation, -blue) if blue < 0 else ()
    blue = max(blue, -(nation.blue - sum(shift.tokens for shift in shifts)))
    yellow = max(yellow, -nation.yellow)
    if blue or yellow or shifts:
        move.note(TokensChanged(seat=seat, shifts=shifts, blue=blue, yellow=yellow, reason=reason))


def _returned(nation: Nation, number: int) -> Shifts:
    """Tokens that leave cards because the blue bank has fewer than `number`."""
    posts, missing = nation.posts, number - nation.blue
    taken: dict[str, int] = {}
    while missing > 0:
        post = token_loss(posts)
        if post is None:
            break
        taken[post.kind] = taken.get(post.kind, 0) - 1
        posts = shifted(posts, (Shift(post.kind, -1),))
        missing -= 1
    return tuple(Shift(card, tokens) for card, tokens in taken.items())


def homer_leaves(move: Move, seat: Seat) -> None:
    """Homer's point is lost with him (TTA-MIL-05)."""
    left = move.state.nations[seat].turn.homer
    if left:
        move.note(DiscountUsed(seat=seat, homer=left))
