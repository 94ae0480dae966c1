"""A webhook: whom to tell of what."""

from datetime import datetime
from typing import Literal

from msgspec import Struct

from projections.notices import NoticeType

DisabledBecause = Literal["you", "gone", "failing"]
"""Who or what disabled a webhook: its owner; the receiver, who answered 410; lasting failure."""


class Owner(Struct, frozen=True):
    """Whose webhooks somebody has to do with: those of an account, or of these the ones of an app
    that acts for it by a connection."""

    account: str
    connection: str | None = None


class Webhook(Struct, frozen=True, kw_only=True):
    """A webhook as it is kept, without its secrets. `games` is None for one that is told of all
    games that its account sits in. Until `old_until` an earlier secret signs, too."""

    id: str
    account_id: str
    url: str
    description: str
    types: tuple[NoticeType, ...]
    games: tuple[str, ...] | None
    enabled: bool
    disabled_at: datetime | None
    disabled_because: DisabledBecause | None
    failing_since: datetime | None
    old_until: datetime | None
    created_at: datetime


class WebhookDraft(Struct, frozen=True, kw_only=True):
    """What a webhook shall be like."""

    url: str
    description: str
    types: frozenset[NoticeType]
    games: frozenset[str] | None
    enabled: bool
