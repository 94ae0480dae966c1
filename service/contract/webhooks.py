"""What the service sends to webhooks, as the `webhooks` of the document."""

from collections.abc import Mapping
from typing import Final

from referee.json_schema import Schema, of_types
from service.contract.examples import shown
from service.webhooks.schemas import Payload, TestPayload

TYPES: Final[tuple[object, ...]] = (Payload, TestPayload)
"""The bodies that receivers get."""

_HEADERS: Final = {
    "webhook-id": "Unique id of the delivery; the same for every attempt and replay.",
    "webhook-timestamp": "When it was sent, in seconds since 1970.",
    "webhook-signature": (
        "For each valid secret, separated by spaces: `v1,` followed by the base64 HMAC-SHA256 of "
        "`id.timestamp.body`, and `v1a,` followed by the base64 Ed25519 signature of the same."
    ),
}


def headers() -> Mapping[str, str]:
    """What the headers of a delivery mean, by name."""
    return _HEADERS


def webhooks() -> Schema:
    """The requests that receivers get."""
    found, _ = of_types(TYPES)
    told: Schema = {
        "operationId": "receiveDelivery",
        "tags": ["deliveries"],
        "summary": "Receive a delivery.",
        "description": (
            "Posted to the `url` of a webhook, in the format of Standard Webhooks. Any 2xx "
            "response within the timeout counts as delivered. 410 disables the webhook. After any"
            " other response the delivery is retried."
        ),
        "security": [],
        "parameters": [
            {
                "name": name,
                "in": "header",
                "required": True,
                "description": words,
                "schema": {"type": "string"},
            }
            for name, words in _HEADERS.items()
        ],
        "requestBody": {
            "required": True,
            "content": {
                "application/json": {"schema": {"anyOf": found}, **shown("receiveDelivery")}
            },
        },
        "responses": {"2XX": {"description": "Taken."}, "410": {"description": "Never again."}},
    }
    return {"delivery": {"post": told}}
