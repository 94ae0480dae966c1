"""Who sits at a table, as everybody may know them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.kernel.seats import Seat

IsBot = Annotated[bool, Meta(description="Whether the owner has marked the account as a bot.")]
IsGuest = Annotated[
    bool,
    Meta(description="Whether the service has chosen the name, and the owner not one yet."),
]


class Account(Struct, frozen=True, omit_defaults=True):
    """The public profile of an account."""

    id: Annotated[str, Meta(description="Opaque; never changes.")]
    name: Annotated[str, Meta(description="Unique; its owner can change it.")]
    bot: IsBot = False
    guest: IsGuest = False


class SeatShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat and who sits there."""

    seat: Seat
    kind: Annotated[
        Literal["open", "person", "bot"], Meta(description="Who sits there; `open`: nobody yet.")
    ]
    account: Annotated[Account | None, Meta(description="Missing if the account was deleted.")] = (
        None
    )
    bot: Annotated[str | None, Meta(description="The bot's strategy; missing for persons.")] = None
    reserved: Annotated[
        bool,
        Meta(
            description="Whether an open seat is kept for somebody who is invited. Only a single "
            "game tells that, lists do not."
        ),
    ] = False
