"""Looking at problem details (RFC 9457)."""

from typing import Any

import httpx

from service.problems.kinds import KINDS

KNOWN = {kind.type: kind for kind in KINDS}


def problem(answer: httpx.Response, slug: str) -> dict[str, Any]:
    """The body of a refusal, after looking at its shape: kind, status, media type."""
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    found: dict[str, Any] = answer.json()
    assert found["type"].endswith(f"#{slug}"), found
    kind = KNOWN[found["type"]]
    assert found["status"] == answer.status_code == kind.status
    assert found["title"] == kind.title
    assert found["detail"]
    return found
