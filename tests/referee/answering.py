"""Asking for a report as a page does, which checks signatures itself."""

import base64
import json
from collections.abc import Mapping
from typing import Any

from events.primitives import ed25519_verifies, ml_dsa_44_verifies


def envelope(raw: bytes, signatures: Mapping[str, bool | None], **given: Any) -> bytes:
    """The request for a report on an export; `given` is handed in beside it."""
    export = base64.b64encode(raw).decode()
    wanted = {"file": "game.json", "export": export, "signatures": signatures, **given}
    return json.dumps(wanted).encode()


def answered(body: bytes) -> dict[str, bool]:
    """Whether each signature is right that is asked for."""
    return {one["id"]: _right(one) for one in json.loads(body)["asks"]}


def _right(ask: Mapping[str, str]) -> bool:
    verifies = {"ed25519": ed25519_verifies, "ml-dsa-44": ml_dsa_44_verifies}[ask["algorithm"]]
    public, signature, message = (
        base64.b64decode(ask[name]) for name in ("public", "signature", "message")
    )
    return verifies(public, signature, message)
