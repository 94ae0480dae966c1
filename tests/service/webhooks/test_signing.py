"""Signatures, against the example that the Standard Webhooks project publishes."""

import base64

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from kronika_client import webhooks

from service.webhooks import secrets
from tests.service.webhooks.verifying import is_signed, secret_number

SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
BODY = b'{"test": 2432232314}'
EXAMPLE = {
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
}
KEY = bytes.fromhex("31f290f6bf0629 8aab4f08d43c3f082cf648a362da2da4b0".replace(" ", ""))


def test_the_published_example_is_what_we_make() -> None:
    made = secrets.signed([KEY], EXAMPLE["webhook-id"], 1614265330, BODY)
    symmetric, _ = made["webhook-signature"].split()
    assert {**made, "webhook-signature": symmetric} == EXAMPLE
    assert secrets.text(KEY) == SECRET


def test_the_check_of_these_tests_agrees_with_the_example() -> None:
    assert is_signed(SECRET, EXAMPLE, BODY)
    assert not is_signed(SECRET, EXAMPLE, BODY + b" ")
    assert not is_signed(SECRET, {**EXAMPLE, "webhook-timestamp": "1614265331"}, BODY)
    assert not is_signed(secrets.text(b"another"), EXAMPLE, BODY)


@pytest.mark.parametrize("count", [1, 2])
def test_every_valid_secret_signs(count: int) -> None:
    keys = [secrets.fresh() for _ in range(count)]
    made = secrets.signed(keys, "msg_1", 1, b"{}")
    assert [secret_number(secrets.text(key), made, b"{}") for key in keys] == [
        2 * number for number in range(count)
    ]


def test_secrets_have_256_bits_and_differ() -> None:
    made = {secrets.fresh() for _ in range(50)}
    assert len(made) == 50
    assert {len(one) for one in made} == {32}


def test_whoever_has_the_public_key_can_check_and_sign_nothing() -> None:
    made = secrets.signed([secrets.fresh(), KEY], "msg_1", 1614265330, BODY)
    public = secrets.public_text(KEY)
    assert public.startswith("whpk_")
    key = Ed25519PublicKey.from_public_bytes(base64.b64decode(public.removeprefix("whpk_")))
    *_, last = made["webhook-signature"].split()
    version, _, signature = last.partition(",")
    assert version == "v1a"
    key.verify(base64.b64decode(signature), b"msg_1.1614265330." + BODY)
    with pytest.raises(InvalidSignature):
        key.verify(base64.b64decode(signature), b"msg_1.1614265331." + BODY)
    webhooks.verify(public, made, BODY, now=1614265330)
    with pytest.raises(webhooks.NotGenuine):
        webhooks.verify(public, made, BODY + b" ", now=1614265330)
    with pytest.raises(webhooks.NotGenuine):
        webhooks.verify(secrets.public_text(secrets.fresh()), made, BODY, now=1614265330)
