"""`authorization_details` (RFC 9396): that an app asks for one seat of one game, until an end."""

from datetime import UTC, datetime, timedelta
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from referee.times import Time
from service.identity.caller import Only
from service.identity.scopes import Scope

TYPE: Final = "game"
_LONGEST: Final = timedelta(days=3650)


class GameDetail(Struct, frozen=True, kw_only=True, tag=TYPE, forbid_unknown_fields=True):
    """One seat of one game, as an app asks for it."""

    game: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The id of the game.")]
    seat: Annotated[int, Meta(ge=0, le=63, description="The seat, which the player must hold.")]
    actions: Annotated[
        Annotated[tuple[Literal["read", "play"], ...], Meta(min_length=1)] | None,
        Meta(description="What the app may do there; null: what the scopes say."),
    ] = None
    expires_at: Annotated[
        Time | None, Meta(description="When the permission ends; null if it does not.")
    ] = None

    @property
    def scopes(self) -> frozenset[Scope]:
        """The scopes that its actions are."""
        return frozenset(Scope(one) for one in self.actions or ("read", "play"))


def detail_of(text: str | None) -> GameDetail | None:
    """The detail that a parameter asks for; None if there is no parameter. ValueError for anything
    that is not one detail of this type, or that has ended."""
    if text is None:
        return None
    try:
        listed = msgspec.json.decode(text, type=tuple[GameDetail, ...])
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise ValueError("authorization_details cannot be read") from None
    if len(listed) != 1:
        raise ValueError("authorization_details has to have one element")
    ends, now = listed[0].expires_at, datetime.now(UTC)
    if ends is not None and not now < ends < now + _LONGEST:
        raise ValueError("expires_at has passed, or is too far away")
    return listed[0]


def of_seat(only: Only | None, ends_at: datetime | None) -> list[dict[str, object]] | None:
    """What a token for one seat is good for, as answers have it (RFC 9396, section 7); None for a
    token that is for all."""
    if only is None:
        return None
    found: dict[str, object] = {"type": TYPE, "game": only.game, "seat": only.seat}
    if ends_at is not None:
        found["expires_at"] = ends_at.isoformat()
    return [found]
