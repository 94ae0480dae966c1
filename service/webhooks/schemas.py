"""Webhooks as JSON: what owners of webhooks send and see, and what receivers get."""

from datetime import datetime
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from games.kernel.seats import Seat
from projections.notices import NoticeType
from service.play.schemas import Event, GameId, Ply, Status, Version
from service.webhooks.outbox import DeliveryStatus
from service.webhooks.sender import Trouble
from service.webhooks.webhook import DisabledBecause

MOST_GAMES = 100

Url = Annotated[
    str,
    Meta(
        min_length=8,
        max_length=2000,
        description="Where to post to: https, a public host, port 443 or 8443, no name or password "
        "(the operator may allow more).",
        examples=["https://example.org/kronika"],
    ),
]
Description = Annotated[
    str,
    Meta(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$", description="For you."),
]
Types = Annotated[
    frozenset[NoticeType],
    Meta(
        min_length=1,
        description="What to be told. `game.started`, `game.ended`; `game.move`: every command "
        "with its facts; `game.turn`: a seat of yours has come to be awaited; `game.event`: every "
        "event of the log, each for itself.",
    ),
]
Chosen = Annotated[
    frozenset[GameId],
    Meta(min_length=1, max_length=MOST_GAMES, description="These games, which you must see."),
]
USUAL_TYPES: frozenset[NoticeType] = frozenset(
    ("game.started", "game.move", "game.turn", "game.ended")
)


class NewWebhook(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A webhook to make."""

    url: Url
    types: Types = USUAL_TYPES
    games: Annotated[
        Chosen | None,
        Meta(description="Left out: every game that you sit in, now and later."),
    ] = None
    description: Description = ""


class WebhookChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The changes; whatever is left out stays as it is."""

    url: Url | UnsetType = UNSET
    types: Types | UnsetType = UNSET
    games: Annotated[
        Chosen | UnsetType | None, Meta(description="null: every game that you sit in.")
    ] = UNSET
    description: Description | UnsetType = UNSET
    enabled: Annotated[
        bool | UnsetType,
        Meta(description="`true` after it was disabled: what still waits is tried again at once."),
    ] = UNSET


class WebhookShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A webhook of yours."""

    id: str
    url: str
    types: tuple[NoticeType, ...]
    enabled: bool
    created_at: datetime
    description: str = ""
    games: Annotated[
        tuple[GameId, ...] | None, Meta(description="Missing: every game that you sit in.")
    ] = None
    disabled_at: datetime | None = None
    disabled_because: Annotated[
        DisabledBecause | None,
        Meta(
            description="`you`: by PATCH; `gone`: the receiver answered 410; `failing`: nothing "
            "could be delivered during all tries of a delivery."
        ),
    ] = None
    failing_since: Annotated[
        datetime | None, Meta(description="The first failure since something was delivered.")
    ] = None
    old_secret_until: Annotated[
        datetime | None, Meta(description="Until then deliveries have two signatures.")
    ] = None


class WebhookMade(Struct, frozen=True, kw_only=True):
    """A new webhook and its secret, which is shown only here."""

    webhook: WebhookShown
    secret: Annotated[
        str, Meta(description="`whsec_` and base64. Keep it: it cannot be shown again.")
    ]


class WebhookList(Struct, frozen=True):
    """The webhooks of the caller's account, oldest first."""

    items: tuple[WebhookShown, ...]


class Rotation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long the old secret stays valid."""

    overlap: Annotated[
        int,
        Meta(
            ge=0,
            le=30 * 86_400,
            description="Seconds for which deliveries are signed with the old secret as well.",
        ),
    ] = 86_400


class SecretMade(Struct, frozen=True, kw_only=True):
    """A new secret, shown only here."""

    secret: str
    old_secret_until: datetime


class AttemptShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One try. `status` is the HTTP status, if there was an answer."""

    at: datetime
    seconds: float
    status: int | None = None
    error: Annotated[
        Trouble | None,
        Meta(
            description="Missing: delivered. `address`: not allowed; `connect`: nobody listens; "
            "`tls`: no valid certificate; `timeout`; `protocol`: no HTTP; `redirect`: not "
            "followed; `status`: not 2xx."
        ),
    ] = None


class DeliveryShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A delivery: what it tells of, and how that went."""

    id: Annotated[str, Meta(description="The `webhook-id` of all its tries.")]
    type: NoticeType
    game: GameId
    version: Version
    status: Annotated[
        DeliveryStatus,
        Meta(
            description="`pending`: still to be tried; `failed`: given up; `withheld`: you may not "
            "see the game any more."
        ),
    ]
    created_at: datetime
    attempts: tuple[AttemptShown, ...]
    due_at: Annotated[
        datetime | None, Meta(description="When it is tried next; missing once it is finished.")
    ] = None


class DeliveryList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of deliveries, newest first. `next` is the `after` of the page that follows."""

    items: tuple[DeliveryShown, ...]
    next: str | None = None


class Replay(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What to deliver again."""

    game: GameId
    after: Annotated[Version, Meta(description="Everything after this version of the game.")] = 0


class Replayed(Struct, frozen=True):
    """How many deliveries have become due."""

    deliveries: int


class Told(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a delivery tells of a game, as your stream would show it.

    `version` and `ply` are those of the first event. `seat` is the seat that you look from; if it
    is missing, you see what spectators see.
    """

    game: GameId
    title: str
    version: Version
    ply: Ply
    events: tuple[Event, ...] = ()
    seat: Seat | None = None
    by: Annotated[Seat | None, Meta(description="Who played the move.")] = None
    notation: Annotated[str | None, Meta(description="The move as a line.")] = None
    awaits: Annotated[
        tuple[Seat, ...], Meta(description="Seats of yours that have come to be awaited.")
    ] = ()
    status: Annotated[Status | None, Meta(description="Of a game that has ended.")] = None


class Ping(Struct, frozen=True):
    """The data of a self-test."""

    webhook: str


class Payload(Struct, frozen=True, kw_only=True):
    """The body of a delivery. `timestamp` is when it happened."""

    type: NoticeType
    timestamp: datetime
    data: Told


class TestPayload(Struct, frozen=True, kw_only=True):
    """The body of a self-test."""

    timestamp: datetime
    data: Ping
    type: Literal["webhook.test"] = "webhook.test"
