"""Webhooks as JSON: what owners of webhooks send and see, and what receivers get."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from games.kernel.seats import Seat
from projections.notices import NoticeType
from referee.pages import Next
from referee.schemas import Event, GameId, Ply, Status, Version
from referee.times import Time
from service.webhooks.outbox import DeliveryStatus
from service.webhooks.sender import Trouble
from service.webhooks.webhook import DisabledBecause

MOST_GAMES = 100

Url = Annotated[
    str,
    Meta(
        min_length=8,
        max_length=2000,
        description=(
            "The receiver's URL: https, a public host, port 443 or 8443, without user name or "
            "password. The operator may allow others."
        ),
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
        description=(
            "The event types to deliver. `game.started`, `game.ended`: the game started or ended."
            " `game.move`: a move with its facts. `game.turn`: a decision of yours is open. "
            "`game.disputed`, `game.dispute-closed`: somebody at the table opened a dispute, or it "
            "was decided or withdrawn. `game.event`: every event of the log, one delivery each."
        ),
    ),
]
Chosen = Annotated[
    frozenset[GameId],
    Meta(min_length=1, max_length=MOST_GAMES, description="These games, which you must see."),
]
USUAL_TYPES: frozenset[NoticeType] = frozenset(
    (
        "game.started",
        "game.move",
        "game.turn",
        "game.disputed",
        "game.dispute-closed",
        "game.ended",
    )
)


class NewWebhook(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A webhook to make."""

    url: Url
    types: Types = USUAL_TYPES
    games: Annotated[
        Chosen | None,
        Meta(
            description=(
                "The games to deliver; by default every game in which you have a seat, now or "
                "later."
            )
        ),
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
        Meta(
            description=(
                "Set to `true` to enable the webhook; queued deliveries are then retried at once."
            )
        ),
    ] = UNSET


class WebhookShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A webhook of yours."""

    id: Annotated[str, Meta(description="Opaque.")]
    url: Annotated[str, Meta(description="Where deliveries are posted to.")]
    types: Annotated[tuple[NoticeType, ...], Meta(description="What it is told.")]
    enabled: Annotated[bool, Meta(description="Whether deliveries are made.")]
    created_at: Annotated[Time, Meta(description="When it was made.")]
    description: Annotated[str, Meta(description="Your note; empty: none.")] = ""
    games: Annotated[
        tuple[GameId, ...] | None, Meta(description="Missing: every game that you sit in.")
    ] = None
    disabled_at: Annotated[
        Time | None, Meta(description="When it was disabled; missing while it is enabled.")
    ] = None
    disabled_because: Annotated[
        DisabledBecause | None,
        Meta(
            description=(
                "`you`: you disabled it. `gone`: the receiver responded with 410. `failing`: "
                "every attempt of a delivery failed and nothing else was delivered meanwhile."
            )
        ),
    ] = None
    first_failed_at: Annotated[
        Time | None, Meta(description="The first failure since something was delivered.")
    ] = None
    old_secret_ends_at: Annotated[
        Time | None, Meta(description="Until then deliveries have two signatures.")
    ] = None


WebhookKey = Annotated[
    str,
    Meta(
        description="`whpk_` and base64. Whoever has it can check the `v1a` signatures (Ed25519) "
        "of deliveries, and make none."
    ),
]


class WebhookMade(Struct, frozen=True, kw_only=True):
    """A new webhook and its secret, which is shown only here."""

    webhook: WebhookShown
    secret: Annotated[
        str,
        Meta(description=("`whsec_` and base64. Store it; the service cannot show it again.")),
    ]
    public_key: WebhookKey


class WebhookList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The webhooks of the caller's account, oldest first."""

    items: Annotated[tuple[WebhookShown, ...], Meta(description="The webhooks.")]
    next: Next = None


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

    secret: Annotated[
        str, Meta(description="The secret that deliveries are signed with from now on.")
    ]
    public_key: WebhookKey
    old_secret_ends_at: Annotated[
        Time, Meta(description="Until when they are signed with the old one as well.")
    ]


class AttemptShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One try."""

    at: Annotated[Time, Meta(description="When it was made.")]
    seconds: Annotated[float, Meta(description="How long it took.")]
    status: Annotated[
        int | None, Meta(description="The HTTP status of the answer; missing: no answer.")
    ] = None
    error: Annotated[
        Trouble | None,
        Meta(
            description=(
                "Why the attempt failed; missing if it succeeded. `address`: not allowed. "
                "`connect`: connection refused. `tls`: invalid certificate. `timeout`: no "
                "response in time. `protocol`: not HTTP. `redirect`: redirects are not followed. "
                "`status`: not 2xx."
            )
        ),
    ] = None


class DeliveryShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A webhook delivery and its attempts."""

    id: Annotated[str, Meta(description="The `webhook-id` of all its tries.")]
    type: Annotated[NoticeType, Meta(description="What it tells of.")]
    game: GameId
    version: Version
    status: Annotated[
        DeliveryStatus,
        Meta(
            description=(
                "`pending`: not delivered yet. `failed`: all attempts failed. `withheld`: you may"
                " no longer see the game."
            )
        ),
    ]
    created_at: Annotated[Time, Meta(description="When the delivery was queued.")]
    attempts: Annotated[tuple[AttemptShown, ...], Meta(description="The tries so far.")]
    due_at: Annotated[
        Time | None,
        Meta(description="When the next attempt is due; missing once the delivery is finished."),
    ] = None


class DeliveryList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of deliveries, newest first."""

    items: Annotated[tuple[DeliveryShown, ...], Meta(description="The deliveries.")]
    next: Next = None


class Replay(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What to deliver again."""

    game: GameId
    after: Annotated[Version, Meta(description="Everything after this version of the game.")] = 0


class Replayed(Struct, frozen=True):
    """What is delivered again."""

    deliveries: Annotated[int, Meta(description="How many deliveries have become due.")]


class GamePayload(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The payload about a game, redacted for your account."""

    game: GameId
    title: Annotated[str, Meta(description="The title's slug, for example `tzolkin`.")]
    version: Annotated[Version, Meta(description="The version of the first event.")]
    ply: Annotated[Ply, Meta(description="The ply of the first event.")]
    events: Annotated[tuple[Event, ...], Meta(description="The events of this delivery.")] = ()
    seat: Annotated[
        Seat | None,
        Meta(description="The seat whose view this is; missing for the view of a spectator."),
    ] = None
    by: Annotated[Seat | None, Meta(description="Who played the move.")] = None
    notation: Annotated[str | None, Meta(description="The move as a line.")] = None
    awaits: Annotated[
        tuple[Seat, ...], Meta(description="Your seats with a new open decision.")
    ] = ()
    status: Annotated[Status | None, Meta(description="Of a game that has ended.")] = None


class Ping(Struct, frozen=True):
    """The data of a self-test."""

    webhook: Annotated[str, Meta(description="Id of the webhook.")]


class Payload(Struct, frozen=True, kw_only=True):
    """The body of a delivery."""

    type: Annotated[NoticeType, Meta(description="What has happened.")]
    timestamp: Annotated[Time, Meta(description="When it happened.")]
    data: GamePayload


class TestPayload(Struct, frozen=True, kw_only=True):
    """The body of a self-test."""

    timestamp: Annotated[Time, Meta(description="When it was sent.")]
    data: Ping
    type: Annotated[Literal["webhook.test"], Meta(description="Always this.")] = "webhook.test"
