"""The desk answers requests for reports, and says what is wrong with a request."""

import json
from typing import Any

from referee.desk import Desk
from referee.requests import Reply
from tests.audit.exporting import KEY, REGISTRY, exported, logged
from tests.referee.answering import answered, envelope


def asked(body: bytes, language: str = "en", media: str = "application/json") -> Reply:
    """The answer to a request for a report."""
    headers = {"Content-Type": media, "Accept-Language": language}
    return Desk(REGISTRY).answer("POST", "/v1/reports", headers, body)


def test_a_report_is_asked_for_twice() -> None:
    raw = exported(logged("tzolkin", 2, 0))
    first = asked(envelope(raw, {}, keys=[str(KEY.public)]))
    assert first.status == 202
    whole = asked(envelope(raw, answered(first.body), keys=[str(KEY.public)]), "cs")
    assert whole.status == 200
    assert whole.headers["Content-Language"] == "cs"
    assert json.loads(whole.body)["good"]


def test_what_is_wrong_with_a_request_is_said() -> None:
    raw = exported(logged("tzolkin", 2, 0))
    for body, media, status, about in (
        (b"{", "application/json", 400, None),
        (b'{"file": 1, "export": ""}', "application/json", 400, "file"),
        (envelope(raw, {}), "text/plain", 415, None),
        (envelope(raw, {}, policy="witness ?"), "application/json", 400, None),
        (envelope(raw, {}, keys=["no key"]), "application/json", 400, None),
    ):
        reply = asked(body, media=media)
        problem: dict[str, Any] = json.loads(reply.body)
        assert reply.status == status, problem
        assert problem.get("field") == about
        assert "{" not in problem["detail"]
