"""Apps, consent and connections as JSON."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from games.kernel.seats import Seat
from referee.pages import Next
from referee.times import Time
from service.authorization import redirects
from service.authorization.app_document import LONGEST_NAME
from service.identity.scopes import Scope

Scopes = Annotated[tuple[Scope, ...], Meta(description="What the app may do.")]
_Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=LONGEST_NAME,
        pattern=r"^[^\x00-\x1f\x7f]+$",
        description="The name that players see.",
    ),
]
_Home = Annotated[
    Annotated[str, Meta(max_length=redirects.LONGEST, pattern=r"^https?://[^/\s]+")] | None,
    Meta(description="A page about the app; null if there is none."),
]
_Redirects = Annotated[
    tuple[str, ...],
    Meta(
        max_length=redirects.MOST,
        description="Where players may be sent back to: `https://` addresses, compared exactly; "
        "`http://127.0.0.1/...` and `http://[::1]/...`, on any port, for programs on the player's "
        "machine; a scheme of the app's own with a dot in it (`com.example.app:/...`). None are "
        "needed for the device grant.",
    ),
]


class AppShown(Struct, frozen=True, kw_only=True):
    """An app as players see it."""

    id: Annotated[str, Meta(description="`app_...`, or the address of the app's document.")]
    name: Annotated[
        str, Meta(description="The name that its maker has given it; nobody has checked it.")
    ]
    home: Annotated[str | None, Meta(description="A page about it; null if there is none.")]
    registered: Annotated[
        bool, Meta(description="Whether its maker has registered it here with an account.")
    ]
    host: Annotated[
        str | None,
        Meta(
            description="The host that vouches for it, of the document that is its id; else null."
        ),
    ]


class SeatAsked(Struct, frozen=True, kw_only=True):
    """The one seat that an app asks for."""

    game: Annotated[str, Meta(description="The game.")]
    title: Annotated[str, Meta(description="The slug of its title.")]
    seat: Seat


class Refusal(Struct, frozen=True, kw_only=True):
    """An authorization request that is refused without asking the player."""

    error: Annotated[str, Meta(description="The error of OAuth.")]
    location: Annotated[str, Meta(description="Where the browser is to take it to the app.")]


class AuthorizationRequest(Struct, frozen=True, kw_only=True):
    """What an app asks a player for."""

    app: AppShown
    redirect_host: Annotated[
        str | None,
        Meta(description="The host that the player is sent back to; null: a program or a device."),
    ]
    loopback: Annotated[
        bool, Meta(description="Whether it is a program on the player's own machine.")
    ]
    scopes: Annotated[
        tuple[Scope, ...],
        Meta(description="What the app asks for, as far as the account can allow it."),
    ]
    details: Annotated[
        tuple[SeatAsked, ...],
        Meta(description="The one seat that it asks for; empty: all that the account may do."),
    ]
    known: Annotated[
        tuple[Scope, ...], Meta(description="What the player lets this app do already.")
    ]
    ends_at: Annotated[
        Time | None, Meta(description="When the permission would end; null if it would not.")
    ]
    refused: Annotated[
        Refusal | None,
        Meta(description="The request is not fit; the player need not be asked. Null: ask."),
    ] = None


class AuthorizationDecision(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player has decided about an authorization request."""

    query: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=6000,
            description="The query of `/oauth/authorize`, as the app has sent it.",
        ),
    ]
    approve: Annotated[bool, Meta(description="Whether the app may act for the player.")]
    scopes: Annotated[
        frozenset[Scope],
        Meta(description="What of that which the app asks for it may do; ignored for a no."),
    ] = frozenset()


class Onward(Struct, frozen=True, kw_only=True):
    """Where a browser goes on."""

    location: Annotated[str, Meta(description="The address of the app, with the answer for it.")]


class DeviceDecision(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player has decided about a program that waits."""

    approve: Annotated[bool, Meta(description="Whether it may act for the player.")]
    scopes: Annotated[
        frozenset[Scope],
        Meta(description="What of that which it asks for it may do; ignored for a no."),
    ] = frozenset()


class DeviceDecided(Struct, frozen=True, kw_only=True):
    """A program that waits has its answer."""

    approved: Annotated[bool, Meta(description="Whether it may act for the player.")]


class Connection(Struct, frozen=True, kw_only=True):
    """That an app may act for you."""

    id: Annotated[str, Meta(description="Opaque.")]
    app: AppShown
    scopes: Scopes
    game: Annotated[str | None, Meta(description="The one game that it may act in; null: all.")]
    seat: Annotated[Seat | None, Meta(description="Its seat there; null: all of yours.")]
    created_at: Annotated[Time, Meta(description="When you allowed it.")]
    last_used_at: Annotated[Time, Meta(description="The hour in which it was last used.")]
    expires_at: Annotated[Time | None, Meta(description="When it ends; null if it does not.")]


class Connections(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The apps that may act for you, oldest first."""

    items: Annotated[tuple[Connection, ...], Meta(description="The connections.")]
    next: Next = None


class NewApp(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An app to register."""

    name: _Name
    home: _Home = None
    redirect_uris: _Redirects = ()


class AppChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The changes to an app; omitted members stay as they are."""

    name: Annotated[_Name | None, Meta(description="The new name; null to keep it.")] = None
    home: _Home | UnsetType = UNSET
    redirect_uris: Annotated[
        _Redirects | None, Meta(description="The new redirect URIs; null to keep them.")
    ] = None


class OwnApp(Struct, frozen=True, kw_only=True):
    """An app of yours."""

    id: Annotated[str, Meta(description="The client id; public, and never changes.")]
    name: Annotated[str, Meta(description="The name that players see.")]
    home: Annotated[str | None, Meta(description="A page about it; null if there is none.")]
    redirect_uris: Annotated[
        tuple[str, ...], Meta(description="Where players may be sent back to.")
    ]
    created_at: Annotated[Time, Meta(description="When it was registered.")]


class Apps(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Your apps, oldest first."""

    items: Annotated[tuple[OwnApp, ...], Meta(description="The apps.")]
    next: Next = None
