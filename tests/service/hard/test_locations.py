"""Whatever makes something says where that is (RFC 9110, 15.3.2)."""

import pytest

from service.contract.published import OPERATIONS
from service.http.operation import Operation
from tests.service.hard import samples
from tests.service.hard.setup import Stage

MAKING = [one for one in OPERATIONS if any(answer.status == 201 for answer in one.answers)]
HAS_ITS_OWN_PATH = "rotateWebhookSecret"
"""What it makes is where it was sent to."""
BY_PASSKEYS = frozenset({"createPasskey", "signIn"})
"""Takes an authenticator, and a host that has a name: tests/service/sign_in/test_passkeys.py."""


def test_what_makes_something_declares_where(stage: Stage) -> None:
    document = stage.ada.get("/openapi.json")
    for operation in MAKING:
        told = document["paths"][operation.path]["post"]["responses"]["201"].get("headers", {})
        assert ("Location" in told) is (operation.id != HAS_ITS_OWN_PATH), operation.id


@pytest.mark.parametrize(
    "operation", [one for one in MAKING if one.id not in BY_PASSKEYS], ids=lambda one: one.id
)
def test_the_location_leads_to_what_was_made(operation: Operation, stage: Stage) -> None:
    who, path = stage.actor(operation), stage.path(operation)
    keyed = any(header.name == "Idempotency-Key" for header in operation.headers)
    headers = {"Idempotency-Key": "once" * 8} if keyed else {}
    body = samples.body(operation, stage)
    answers = [who.http.post(path, json=body, headers=headers) for _ in range(1 + keyed)]
    assert [one.status_code for one in answers] == [201] * len(answers), answers[0].text
    if operation.id == HAS_ITS_OWN_PATH:
        assert "location" not in answers[0].headers
        return
    places = {one.headers["location"] for one in answers}
    assert len(places) == 1
    there = who.http.get(places.pop())
    if there.status_code == 405:  # it can only be taken away
        assert "DELETE" in there.headers["allow"].split(", ")
        made = answers[0].json()
        assert str(there.url).endswith(f"/{made.get('session', made)['id']}")
        assert who.http.delete(str(there.url)).status_code == 204
    elif operation.id == "playMoves":
        assert there.json()["ply"] == answers[0].json()["moves"][-1]["ply"]
    else:
        made, shown = answers[0].json(), there.json()
        (same,) = {"id", "number", "account"} & shown.keys()
        known = {name: one.get("id") if name == "webhook" else one for name, one in made.items()}
        assert shown[same] == known.get(same, known.get("webhook"))
