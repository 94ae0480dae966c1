"""One entry of an effect list, and the condition under which it counts (effects.md)."""

from typing import Literal

from msgspec import Struct

from games.kernel.tags import snake
from games.through_the_ages.effects.measures import Per
from games.through_the_ages.effects.terms import Target, Trigger


class When(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A condition: everything named must hold (effects.md, section 6)."""

    kind: Literal["technology"] | None = None
    card: tuple[Literal["aggression", "war"], ...] = ()
    hand_has: Literal["territory"] | None = None
    unused_workers_at_least: int = 0
    urban_limit_allows: bool = False
    target_in: Target | None = None
    leader_age_not: Literal["current"] | None = None
    war_pending_against_owner: bool = False
    option_used: bool = False


class Operation(
    Struct, frozen=True, kw_only=True, tag_field="op", tag=snake, forbid_unknown_fields=True
):
    """One entry of an effect list: when it counts, whom it concerns, and its multiplier."""

    t: Trigger
    targets: Target | None = None
    when: When | None = None
    per: Per | None = None
