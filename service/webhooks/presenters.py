"""Webhooks as their owners see them."""

from service.webhooks.outbox import Attempt, Delivery
from service.webhooks.schemas import AttemptShown, DeliveryShown, WebhookShown
from service.webhooks.sender import SendOutcome
from service.webhooks.webhook import Webhook


def webhook_shown(webhook: Webhook) -> WebhookShown:
    """A webhook, without its secrets."""
    return WebhookShown(
        id=webhook.id,
        url=webhook.url,
        types=webhook.types,
        enabled=webhook.enabled,
        created_at=webhook.created_at,
        description=webhook.description,
        games=webhook.games,
        disabled_at=webhook.disabled_at,
        disabled_because=webhook.disabled_because,
        first_failed_at=webhook.failing_since,
        old_secret_ends_at=webhook.old_until,
    )


def delivery_shown(delivery: Delivery) -> DeliveryShown:
    """A delivery with its attempts."""
    return DeliveryShown(
        id=delivery.id,
        type=delivery.type,
        game=delivery.game_id,
        version=delivery.version,
        status=delivery.status,
        created_at=delivery.created_at,
        attempts=tuple(attempt_shown(one) for one in delivery.attempts),
        due_at=delivery.due_at,
    )


def attempt_shown(attempt: Attempt | SendOutcome) -> AttemptShown:
    """One try."""
    return AttemptShown(
        at=attempt.at,
        seconds=round(attempt.seconds, 3),
        status=attempt.status,
        error=attempt.error,
    )
