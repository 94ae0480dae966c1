"""Signatures, against the example that the Standard Webhooks project publishes."""

import pytest

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
    assert made == EXAMPLE
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
    assert [secret_number(secrets.text(key), made, b"{}") for key in keys] == list(range(count))


def test_secrets_have_256_bits_and_differ() -> None:
    made = {secrets.fresh() for _ in range(50)}
    assert len(made) == 50
    assert {len(one) for one in made} == {32}
