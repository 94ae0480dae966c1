"""Both libraries tell deliveries of the service from everything else."""

import base64
import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from kronika_client import webhooks

from tests.sdk.running import SDK, node

SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
OTHER = "whsec_" + base64.b64encode(b"another secret, not the one").decode()
SENT = 1614265330
ID = "msg_p5jXN8AQM9LWM0D4loKWxJek"
BODY = json.dumps(
    {"type": "game.turn", "timestamp": "2021-02-25T15:02:10Z", "data": {"game": "Tzolk'in é"}}
).encode()


def signed(body: bytes = BODY, secret: str = SECRET, sent: int = SENT) -> dict[str, str]:
    """The headers of a delivery, after the specification."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    digest = hmac.digest(key, f"{ID}.{sent}.".encode() + body, hashlib.sha256)
    return {
        "webhook-id": ID,
        "webhook-timestamp": str(sent),
        "webhook-signature": f"v1,{base64.b64encode(digest).decode()}",
    }


PUBLISHED = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
PUBLIC = "whpk_" + base64.b64encode(PUBLISHED.public_key().public_bytes_raw()).decode()


def publicly(body: bytes = BODY) -> str:
    """A signature that anybody can check, after the specification."""
    made = PUBLISHED.sign(f"{ID}.{SENT}.".encode() + body)
    return f"v1a,{base64.b64encode(made).decode()}"


def without(name: str) -> dict[str, str]:
    return {key: value for key, value in signed().items() if key != name}


def signatures(*texts: str) -> dict[str, str]:
    return {**signed(), "webhook-signature": " ".join(texts)}


GOOD: dict[str, tuple[str | list[str], dict[str, str], bytes, float]] = {
    "as it is": (SECRET, signed(), BODY, SENT),
    "capitals": (SECRET, {name.title(): text for name, text in signed().items()}, BODY, SENT),
    "a little late": (SECRET, signed(), BODY, SENT + 299),
    "a little early": (SECRET, signed(), BODY, SENT - 299),
    "one of two secrets": ([OTHER, SECRET], signed(), BODY, SENT),
    "one of two signatures": (
        SECRET,
        signatures(signed(secret=OTHER)["webhook-signature"], signed()["webhook-signature"]),
        BODY,
        SENT,
    ),
    "beside others": (
        SECRET,
        signatures("v1a,AAAA", "v1,%%%", "x", signed()["webhook-signature"]),
        BODY,
        SENT,
    ),
}
GOOD |= {
    "a public key": (
        PUBLIC,
        signatures(signed()["webhook-signature"], "v1a,AAAA", "v1a,%", publicly()),
        BODY,
        SENT,
    )
}
BAD: Mapping[str, tuple[str | list[str], dict[str, str], bytes, float]] = {
    "another body": (SECRET, signed(), BODY + b" ", SENT),
    "another secret": (OTHER, signed(), BODY, SENT),
    "no secret": ([], signed(), BODY, SENT),
    "another id": (SECRET, {**signed(), "webhook-id": "msg_1"}, BODY, SENT),
    "another time": (SECRET, {**signed(), "webhook-timestamp": str(SENT + 1)}, BODY, SENT),
    "too late": (SECRET, signed(), BODY, SENT + 301),
    "too early": (SECRET, signed(), BODY, SENT - 301),
    "no number": (SECRET, {**signed(), "webhook-timestamp": "now"}, BODY, SENT),
    "no id": (SECRET, without("webhook-id"), BODY, SENT),
    "no time": (SECRET, without("webhook-timestamp"), BODY, SENT),
    "no signature": (SECRET, without("webhook-signature"), BODY, SENT),
    "an empty signature": (SECRET, signatures(""), BODY, SENT),
    "another scheme": (
        SECRET,
        signatures(signed()["webhook-signature"].replace("v1,", "v2,")),
        BODY,
        SENT,
    ),
    "an empty one": (SECRET, signatures("v1,"), BODY, SENT),
    "no signature for all": (PUBLIC, signed(), BODY, SENT),
    "a public signature of another body": (PUBLIC, signatures(publicly(b"{}")), BODY, SENT),
}

Case = tuple[str | list[str], dict[str, str], bytes, float]


@pytest.mark.parametrize("case", GOOD.values(), ids=GOOD)
def test_python_opens_what_is_genuine(case: Case) -> None:
    secrets, headers, body, now = case
    told = webhooks.opened(secrets, headers, body, now=now)
    assert (told.id, told.type, told.data) == (ID, "game.turn", {"game": "Tzolk'in é"})


@pytest.mark.parametrize("case", BAD.values(), ids=BAD)
def test_python_refuses_what_is_not(case: Case) -> None:
    secrets, headers, body, now = case
    with pytest.raises(webhooks.NotGenuine):
        webhooks.opened(secrets, headers, body, now=now)


def test_python_looks_at_the_clock() -> None:
    webhooks.verify(SECRET, signed(sent=int(time.time())), BODY)
    with pytest.raises(webhooks.NotGenuine):
        webhooks.verify(SECRET, signed(), BODY)


def test_a_signed_body_that_is_none_of_ours() -> None:
    for body in (b"{}", b"[]", b"\xff", b'{"type": 1, "timestamp": "", "data": {}}'):
        with pytest.raises(webhooks.NotGenuine):
            webhooks.opened(SECRET, signed(body), body, now=SENT)


def test_a_secret_that_is_none() -> None:
    with pytest.raises(ValueError, match="whsec_"):
        webhooks.verify("whsec_?", signed(), BODY, now=SENT)


@pytest.mark.contract
def test_typescript_agrees_on_every_case(tmp_path: Path) -> None:
    cases = {**GOOD, **BAD}
    program = tmp_path / "page.ts"
    told = [
        {"secrets": one[0], "headers": one[1], "body": one[2].decode(), "now": one[3]}
        for one in cases.values()
    ]
    program.write_text(
        f"""import {{ NotGenuine, opened }} from '{SDK}/typescript/src/webhooks.ts';
const found = [];
for (const {{ secrets, headers, body, now }} of {json.dumps(told)}) {{
  for (const sent of [body, new TextEncoder().encode(body)]) {{
    try {{
      const {{ id, type, data }} = await opened(secrets, headers, sent, {{ now }});
      found.push([id, type, data]);
    }} catch (why) {{
      if (!(why instanceof NotGenuine)) throw why;
      found.push(null);
    }}
  }}
}}
console.log(JSON.stringify(found));
"""
    )
    (tmp_path / "package.json").write_text('{"type": "module"}')
    found: list[Any] = json.loads(node(program))
    assert len(found) == 2 * len(cases)
    for number, name in enumerate(cases):
        wanted = [ID, "game.turn", {"game": "Tzolk'in é"}] if name in GOOD else None
        assert found[2 * number : 2 * number + 2] == [wanted, wanted], name
