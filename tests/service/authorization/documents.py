"""A host with a Client ID Metadata Document: a real one, on the loopback."""

import json
from collections.abc import Mapping
from typing import Any

from tests.service.webhooks.receiver import Received, Receiver, Reply

BACK = "http://127.0.0.1/back"


class Documents(Receiver):
    """Serves a document at every path; `answering` can be set to something else."""

    def __init__(self) -> None:
        super().__init__(self.described)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def id(self) -> str:
        return f"{self.origin}/app.json"

    def document(self, **changed: Any) -> dict[str, Any]:
        """What describes the app at `id`; None leaves a member out."""
        whole = {
            "client_id": self.id,
            "client_name": "Somebody's app",
            "client_uri": f"{self.origin}/about",
            "redirect_uris": [BACK],
            "token_endpoint_auth_method": "none",
            **changed,
        }
        return {name: value for name, value in whole.items() if value is not None}

    def described(self, _: Received) -> Reply:
        return served(self.document())


def served(document: Any, headers: Mapping[str, str] | None = None, **more: Any) -> Reply:
    """An answer with a document."""
    body = document if isinstance(document, bytes) else json.dumps(document).encode()
    return Reply(200, {"Content-Type": "application/json", **(headers or {})}, body, **more)
