"""Webhooks: being told by the service what happens in games.

They have a scope of their own, `webhooks`: a webhook goes on seeing what its account sees when the
token that made it is long gone. One that an app has made ends with the player's consent to it, and
the app has to do with no others.
"""

import re
from collections.abc import Iterable
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import Response
from msgspec import Meta, Struct, UnsetType

from games.kernel.sentence import Sentence
from projections.database import Connection
from referee.paging import After, ListWanted, of_this_list, page_of
from referee.problems import kinds
from referee.problems.problem import refused
from service.accounts.keyed_responses import Made
from service.egress.egress_policy import RefusedAddressError
from service.http.call import Call, Nothing
from service.http.idempotency import SHORT_KEY, given, key_of
from service.http.operation import Answer, operation
from service.http.replies import json, nothing
from service.http.waiting import AtLeast
from service.identity.scopes import Scope
from service.webhooks import outbox, secrets, store
from service.webhooks.outbox import DeliveryStatus
from service.webhooks.parts import WebhookParts
from service.webhooks.presenters import attempt_shown, delivery_shown, webhook_shown
from service.webhooks.schemas import (
    AttemptShown,
    DeliveryList,
    NewWebhook,
    Replay,
    Replayed,
    Rotation,
    SecretMade,
    WebhookChange,
    WebhookList,
    WebhookMade,
    WebhookShown,
)
from service.webhooks.webhook import Owner, Webhook, WebhookDraft

T = TypeVar("T")

_ID: Final = re.compile(r"whk_[0-9a-z]{20}")
_GAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


class DeliveriesWanted(Struct, frozen=True, kw_only=True):
    """Which deliveries, and which page."""

    status: Annotated[DeliveryStatus | None, Meta(description="Deliveries with this status.")] = (
        None
    )
    after: After = None
    limit: Annotated[int, Meta(ge=1, le=200, description="Maximum number of items.")] = 50
    at_least: AtLeast = None


@operation(
    "POST",
    "/v1/webhooks",
    tag="webhooks",
    scope=Scope.WEBHOOKS,
    headers=(SHORT_KEY,),
    answers=(Answer(201, WebhookMade, location="Path of the webhook."),),
    problems=(kinds.WEBHOOK_ADDRESS, kinds.WEBHOOK_LIMIT, kinds.UNKNOWN_GAME),
)
async def create_webhook(call: Call[WebhookParts, NewWebhook, Nothing]) -> Response[bytes]:
    """Create a webhook.

    The service posts the chosen event types to `url` from now on, redacted for your account, in the
    Standard Webhooks format. The response contains the signing secret, which is shown only once. A
    webhook that an app creates ends when the player disconnects the app.
    """
    key = key_of(call, f"webhook/{call.account}")
    told = await call.parts.responses.earlier(key)
    if told is None:
        wanted = await _draft(call)
        told = await call.parts.responses.once(key, lambda one: _made(one, call, wanted))
    webhook = msgspec.json.decode(told.body, type=_Created).webhook
    return given(told, f"/v1/webhooks/{webhook.id}")


class _Id(Struct, frozen=True):
    id: str


class _Created(Struct, frozen=True):
    webhook: _Id


async def _draft(call: Call[WebhookParts, NewWebhook, Nothing]) -> WebhookDraft:
    """The webhook to be made, which may be sent to its address."""
    wanted = WebhookDraft(
        url=call.body.url,
        description=call.body.description,
        types=call.body.types,
        games=call.body.games,
        enabled=True,
    )
    await _check_address(call, wanted.url)
    await _check_games(call, wanted.games or ())
    return wanted


async def _made(
    connection: Connection, call: Call[WebhookParts, NewWebhook, Nothing], wanted: WebhookDraft
) -> Made:
    most, secret = call.parts.settings.webhooks_per_account, secrets.fresh()
    if await store.lock_account(connection, call.account) >= most:
        raise refused(kinds.WEBHOOK_LIMIT, Sentence("webhooks-at-most", {"most": most}))
    new = await store.add(connection, _owner(call), wanted, secret, call.parts.vault)
    webhook = await store.of_id(connection, _owner(call), new)
    assert webhook is not None
    shown = WebhookMade(
        webhook=webhook_shown(webhook),
        secret=secrets.text(secret),
        public_key=secrets.public_text(secret),
    )
    return Made(account=call.account, body=msgspec.json.encode(shown))


@operation(
    "GET",
    "/v1/webhooks",
    tag="webhooks",
    scope=Scope.WEBHOOKS,
    answers=(Answer(200, WebhookList),),
)
async def list_webhooks(call: Call[WebhookParts, None, ListWanted]) -> Response[bytes]:
    """List your webhooks.

    Returns the webhooks without their secrets, oldest first.
    """
    found = await store.of_owner(call.parts.pool, _owner(call))
    page = page_of("webhooks", found, lambda one: one.id, call.query)
    items = tuple(webhook_shown(one) for one in page.items)
    return json(WebhookList(items=items, next=page.next))


@operation(
    "GET",
    "/v1/webhooks/{webhook_id}",
    tag="webhooks",
    scope=Scope.WEBHOOKS,
    answers=(Answer(200, WebhookShown),),
    problems=(kinds.UNKNOWN_WEBHOOK,),
)
async def get_webhook(call: Call[WebhookParts, None, Nothing]) -> Response[bytes]:
    """Get a webhook.

    Its secret is not shown again.
    """
    return json(webhook_shown(await _find(call)))


@operation(
    "PATCH",
    "/v1/webhooks/{webhook_id}",
    tag="webhooks",
    scope=Scope.WEBHOOKS,
    answers=(Answer(200, WebhookShown),),
    problems=(kinds.UNKNOWN_WEBHOOK, kinds.WEBHOOK_ADDRESS, kinds.UNKNOWN_GAME),
)
async def change_webhook(call: Call[WebhookParts, WebhookChange, Nothing]) -> Response[bytes]:
    """Update a webhook.

    While a webhook is disabled, no new deliveries are queued for it; use `replay` to deliver what
    it missed. Deliveries that were queued before are retried as soon as the webhook is enabled.
    """
    before = await _find(call)
    wanted = _changed(before, call.body)
    if wanted.url != before.url or (wanted.enabled and not before.enabled):
        await _check_address(call, wanted.url)
    await _check_games(call, (wanted.games or frozenset()).difference(before.games or ()))
    async with call.parts.pool.acquire() as connection, connection.transaction():
        await store.change(connection, before, wanted)
    return json(webhook_shown(await _find(call)))


@operation(
    "DELETE",
    "/v1/webhooks/{webhook_id}",
    tag="webhooks",
    scope=Scope.WEBHOOKS,
    answers=(Answer(204, None),),
    problems=(kinds.UNKNOWN_WEBHOOK,),
)
async def delete_webhook(call: Call[WebhookParts, None, Nothing]) -> Response[bytes]:
    """Delete a webhook and its pending deliveries.

    A delivery that is on its way may still arrive.
    """
    webhook = await _find(call)
    await store.remove(call.parts.pool, webhook.id)
    return nothing()


@operation(
    "POST",
    "/v1/webhooks/{webhook_id}/secret",
    tag="webhooks",
    scope=Scope.WEBHOOKS,
    headers=(SHORT_KEY,),
    answers=(Answer(201, SecretMade),),
    problems=(kinds.UNKNOWN_WEBHOOK,),
)
async def rotate_webhook_secret(call: Call[WebhookParts, Rotation, Nothing]) -> Response[bytes]:
    """Rotate the secret of a webhook.

    Deliveries are signed with both secrets for one day, or for `overlap` seconds. Only one old
    secret is valid at a time: a second rotation invalidates it.
    """
    webhook = await _find(call)
    key = key_of(call, f"secret/{webhook.id}")
    told = await call.parts.responses.once(key, lambda one: _rotated(one, call, webhook))
    return given(told, None)


async def _rotated(
    connection: Connection, call: Call[WebhookParts, Rotation, Nothing], webhook: Webhook
) -> Made:
    overlap, secret = float(call.body.overlap), secrets.fresh()
    until = await store.rotate(connection, webhook.id, secret, overlap, call.parts.vault)
    shown = SecretMade(
        secret=secrets.text(secret),
        public_key=secrets.public_text(secret),
        old_secret_ends_at=until,
    )
    return Made(account=call.account, body=msgspec.json.encode(shown))


@operation(
    "POST",
    "/v1/webhooks/{webhook_id}/test",
    tag="webhooks",
    scope=Scope.WEBHOOKS,
    answers=(Answer(200, AttemptShown),),
    problems=(kinds.UNKNOWN_WEBHOOK,),
)
async def test_webhook(call: Call[WebhookParts, Nothing, Nothing]) -> Response[bytes]:
    """Test a webhook.

    Posts a payload of type `webhook.test` at once, even if the webhook is disabled, and returns the
    attempt; if `error` is missing, it was delivered. The test is not retried and not listed among
    the deliveries.
    """
    return json(attempt_shown(await call.parts.deliverer.test(await _find(call))))


@operation(
    "POST",
    "/v1/webhooks/{webhook_id}/replay",
    tag="webhooks",
    scope=Scope.WEBHOOKS,
    answers=(Answer(202, Replayed),),
    problems=(kinds.UNKNOWN_WEBHOOK, kinds.UNKNOWN_GAME, kinds.WEBHOOK_DISABLED),
)
async def replay_webhook(call: Call[WebhookParts, Replay, Nothing]) -> Response[bytes]:
    """Redeliver the events of a game.

    Queues every delivery after the given version again, in order and with its original
    `webhook-id`.
    """
    webhook, wanted = await _find(call), call.body
    if not webhook.enabled:
        raise refused(kinds.WEBHOOK_DISABLED)
    await _check_games(call, (wanted.game,), field="game")
    game = await call.parts.games.get(wanted.game)
    seated = game is not None and bool(game.held_by(call.account))
    if not seated if webhook.games is None else wanted.game not in webhook.games:
        raise refused(kinds.UNKNOWN_GAME, Sentence("webhook-without-game"), field="game")
    count = await call.parts.redelivery.replay(webhook.id, wanted.game, wanted.after)
    return json(Replayed(count), status=202)


@operation(
    "GET",
    "/v1/webhooks/{webhook_id}/deliveries",
    tag="webhooks",
    scope=Scope.WEBHOOKS,
    answers=(Answer(200, DeliveryList),),
    problems=(kinds.UNKNOWN_WEBHOOK,),
    reads=("webhooks",),
)
async def list_deliveries(call: Call[WebhookParts, None, DeliveriesWanted]) -> Response[bytes]:
    """List the deliveries of a webhook.

    Returns the deliveries with their attempts, newest first. Finished deliveries are deleted after
    two weeks unless the operator sets another period.
    """
    webhook, query = await _find(call), call.query
    with of_this_list():
        page = await outbox.page(
            call.parts.pool,
            webhook.id,
            status=query.status,
            after_cursor=query.after,
            limit=query.limit,
        )
    items = tuple(delivery_shown(one) for one in page.items)
    return json(DeliveryList(items=items, next=page.next))


def _owner(call: Call[Any, Any, Any]) -> Owner:
    return Owner(call.account, call.caller.connection)


async def _find(call: Call[WebhookParts, Any, Any]) -> Webhook:
    """The webhook in the path. Somebody else's does not exist."""
    wanted = call.path("webhook_id")
    found = None
    if _ID.fullmatch(wanted):
        found = await store.of_id(call.parts.pool, _owner(call), wanted)
    if found is None:
        raise refused(kinds.UNKNOWN_WEBHOOK)
    return found


async def _check_address(call: Call[WebhookParts, Any, Any], url: str) -> None:
    try:
        await call.parts.egress_policy.passed(url)
    except RefusedAddressError as refusal:
        raise refused(kinds.WEBHOOK_ADDRESS, refusal.detail, field="url") from None


async def _check_games(
    call: Call[WebhookParts, Any, Any], games: Iterable[str], *, field: str = "games"
) -> None:
    """Whether the caller may follow the games, which a field of the body names."""
    for wanted in sorted(games):
        game = await call.parts.games.get(wanted) if _GAME.fullmatch(wanted) else None
        if game is not None and game.visibility == "private":
            game = await call.parts.games.fresh(wanted)
        hidden = game is None or game.visibility == "private"
        if game is None or (hidden and not game.held_by(call.account)):
            raise refused(
                kinds.UNKNOWN_GAME, Sentence("no-game-for-you", {"wanted": wanted}), field=field
            )


def _changed(before: Webhook, change: WebhookChange) -> WebhookDraft:
    return WebhookDraft(
        url=_or(change.url, before.url),
        description=_or(change.description, before.description),
        types=_or(change.types, frozenset(before.types)),
        games=_or(change.games, None if before.games is None else frozenset(before.games)),
        enabled=_or(change.enabled, before.enabled),
    )


def _or(wanted: T | UnsetType, before: T) -> T:
    return before if isinstance(wanted, UnsetType) else wanted
