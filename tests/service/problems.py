"""Looking at problem details (RFC 9457)."""

from typing import Any
from urllib.parse import urlsplit

import httpx

from referee.problems.kinds import KINDS

KNOWN = {kind.slug: kind for kind in KINDS}


def problem(answer: httpx.Response, slug: str) -> dict[str, Any]:
    """The body of a refusal, after looking at its shape: kind, status, media type."""
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    found: dict[str, Any] = answer.json()
    assert found["kind"] == slug, found
    kind = KNOWN[slug]
    origin = found["type"].removesuffix(kind.type)
    assert urlsplit(origin).scheme in ("http", "https"), found
    assert origin == f"{urlsplit(origin).scheme}://{urlsplit(origin).netloc}", found
    assert found["request_id"] == answer.headers["x-request-id"]
    assert found["instance"].startswith(("urn:uuid:", f"{origin}/v1/")), found
    if "field" in found:
        assert found["errors"], found
    assert found["status"] == answer.status_code == kind.status
    assert found["title"] == kind.title
    assert found["detail"]
    return found
