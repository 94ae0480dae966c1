"""Answers of a provider that do not hold (OpenID Connect Core, 3.1.3.7), and such as never end."""

import hashlib
import hmac
import json
import time
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from joserfc import jwt
from joserfc.jwk import ECKey, RSAKey

from service.sign_in.outside import bounded
from service.sign_in.outside.attempt import BrowserSecret
from service.sign_in.outside.bounded import LONGEST_BYTES, ProviderError
from service.sign_in.outside.provider import Person, Provider
from tests.service.sign_in.false_provider import FalseProvider, false_provider

CLIENT, SECRET, ACCESS = "kronika", "a-secret-of-the-client-that-is-long", "an access token"
BROWSER = BrowserSecret("a secret of a browser")
BACK = "https://kronika.example/sign-in/outside/callback"


@cache
def key() -> RSAKey:
    """The key of the provider."""
    return RSAKey.generate_key(2048, {"use": "sig", "alg": "RS256", "kid": "one"})


@pytest.fixture
def honest() -> Iterator[FalseProvider]:
    """A provider that says nothing wrong, yet."""
    with false_provider() as made:
        made.says("/keys", {"keys": [key().as_dict(private=False)]})
        yield made


def claims(provider: FalseProvider, **other: Any) -> dict[str, Any]:
    """What an ID token says; None leaves something out."""
    now = int(time.time())
    said = {
        "iss": provider.issuer,
        "sub": "24400320",
        "aud": CLIENT,
        "exp": now + 300,
        "iat": now,
        "nonce": BROWSER.nonce,
        "preferred_username": "ada",
        **other,
    }
    return {name: one for name, one in said.items() if one is not None}


def give(provider: FalseProvider, said: dict[str, Any], **header: Any) -> None:
    """Answers a code with an ID token."""
    head = {"alg": "RS256", "kid": "one", **header}
    give_text(provider, jwt.encode(head, said, key(), algorithms=[head["alg"]]))


def give_text(provider: FalseProvider, token: str) -> None:
    """Answers a code with this."""
    answer = {"access_token": ACCESS, "token_type": "Bearer", "id_token": token}
    provider.says("/token", answer)


async def person(provider: FalseProvider) -> Person:
    """Whom a code stands for."""
    found = Provider(provider.issuer, CLIENT, SECRET, "The Club")
    return await found.person(BROWSER, "a code", BACK)


async def test_an_answer_that_holds(honest: FalseProvider) -> None:
    at_hash = part(hashlib.sha256(ACCESS.encode()).digest()[:16])
    for said in (
        claims(honest),
        claims(honest, aud=[CLIENT]),
        claims(honest, aud=[CLIENT, "another"], azp=CLIENT),
        claims(honest, at_hash=at_hash),
        claims(honest, iat=int(time.time()) + 30),  # a clock that is a little ahead
    ):
        give(honest, said)
        found = await person(honest)
        assert found.username == "ada"
        assert found.outsider.issuer == honest.issuer
        assert found.outsider.subject == "24400320"


WRONG: dict[str, dict[str, Any]] = {
    "of another provider": {"iss": "https://evil.example"},
    "of nobody": {"iss": None},
    "for another service": {"aud": "another"},
    "for several, and does not say for whom": {"aud": [CLIENT, "another"]},
    "asked for by another service": {"aud": [CLIENT, "another"], "azp": "another"},
    "for no service": {"aud": None},
    "over": {"exp": 1_600_000_000},
    "without an end": {"exp": None},
    "without a beginning": {"iat": None},
    "of another browser": {"nonce": "other"},
    "of no browser": {"nonce": None},
    "about nobody": {"sub": None},
    "about an empty name": {"sub": ""},
    "about a long name": {"sub": "x" * 256},
    "about a number": {"sub": 24400320},
    "of another access token": {"at_hash": "77QmUPtjPfzWtF2AnpK9RQ"},
}


@pytest.mark.parametrize("how", WRONG)
async def test_an_id_token_that_does_not_hold(honest: FalseProvider, how: str) -> None:
    give(honest, claims(honest, **WRONG[how]))
    with pytest.raises(ProviderError, match="ID token"):
        await person(honest)


def part(value: bytes) -> str:
    """Base64url without padding."""
    return urlsafe_b64encode(value).rstrip(b"=").decode()


def shared(said: dict[str, Any], secret: bytes) -> str:
    """A token that is signed with what is no secret of the provider."""
    head = part(json.dumps({"alg": "HS256", "kid": "one"}).encode())
    signed = f"{head}.{part(json.dumps(said).encode())}"
    return f"{signed}.{part(hmac.digest(secret, signed.encode(), 'sha256'))}"


async def test_a_signature_that_anybody_can_make_does_not_hold(honest: FalseProvider) -> None:
    said = claims(honest)
    other = RSAKey.generate_key(2048, {"kid": "one"})
    unsigned = part(json.dumps({"alg": "none", "kid": "one"}).encode())
    for token in (
        shared(said, SECRET.encode()),
        shared(said, key().as_pem(private=False)),
        f"{unsigned}.{part(json.dumps(said).encode())}.",
        jwt.encode({"alg": "RS256", "kid": "one"}, said, other, algorithms=["RS256"]),
        *("a.b.c", "", "nothing"),
    ):
        give_text(honest, token)
        with pytest.raises(ProviderError, match="ID token"):
            await person(honest)


async def test_a_key_is_good_for_its_own_algorithm(honest: FalseProvider) -> None:
    curve = ECKey.generate_key("P-256", {"kid": "two"})
    honest.says("/keys", {"keys": [one.as_dict(private=False) for one in (key(), curve)]})
    token = jwt.encode({"alg": "ES256", "kid": "two"}, claims(honest), curve, algorithms=["ES256"])
    give_text(honest, token)
    assert (await person(honest)).username == "ada"
    head, body, signature = token.split(".")
    mixed = jwt.encode({"alg": "RS256", "kid": "two"}, claims(honest), key(), algorithms=["RS256"])
    for bad in (mixed, f"{head}.{body}.{signature[:-4]}AAAA"):
        give_text(honest, bad)
        with pytest.raises(ProviderError, match="ID token"):
            await person(honest)


async def test_user_info_is_about_the_same_person(honest: FalseProvider) -> None:
    honest.describes(userinfo_endpoint=f"{honest.issuer}/me")
    give(honest, claims(honest, preferred_username=None))
    honest.says("/me", {"sub": "24400320", "preferred_username": "ada", "name": "Ada\x00 L."})
    found = await person(honest)
    assert (found.username, found.outsider.name) == ("ada", "ada")
    honest.says("/me", {"sub": "24400320", "name": "Ada\u202e L." + "x" * 80})
    found = await person(honest)
    assert found.username is None
    assert found.outsider.name == f"Ada L.{'x' * 54}"
    honest.says("/me", {"sub": "somebody-else", "preferred_username": "eve"})
    with pytest.raises(ProviderError, match="somebody else"):
        await person(honest)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/.well-known/openid-configuration", []),
        ("/.well-known/openid-configuration", {"issuer": 1}),
        ("/keys", {}),
        ("/keys", {"keys": "none"}),
        ("/keys", {"keys": [{"kty": "RSA", "n": "!", "e": "AQAB"}]}),
        ("/keys", {"keys": [{"kty": "none"}]}),
        ("/token", {"access_token": "a"}),
        ("/token", {"error": "invalid_grant"}),
    ],
)
async def test_what_is_no_answer_is_none(honest: FalseProvider, path: str, said: object) -> None:
    give(honest, claims(honest))
    honest.says(path, said)
    with pytest.raises(ProviderError):
        await person(honest)


async def test_addresses_of_another_kind_are_not_asked(honest: FalseProvider) -> None:
    honest.describes(token_endpoint="file:///etc/passwd")
    with pytest.raises(ProviderError):
        await person(honest)


async def test_nobody_is_led_elsewhere(honest: FalseProvider) -> None:
    give(honest, claims(honest))
    honest.says("/elsewhere", {"keys": [key().as_dict(private=False)]})
    honest.answers["/keys"] = lambda: (302, {"Location": f"{honest.issuer}/elsewhere"}, b"")
    with pytest.raises(ProviderError, match="status 302"):
        await person(honest)
    assert "/elsewhere" not in honest.asked


async def test_an_answer_has_an_end(honest: FalseProvider, monkeypatch: pytest.MonkeyPatch) -> None:
    give(honest, claims(honest))
    honest.answers["/keys"] = lambda: iter([b" " * 65_536] * (LONGEST_BYTES // 65_536 + 100))
    with pytest.raises(ProviderError, match="bytes"):
        await person(honest)

    def slow() -> Iterator[bytes]:
        while True:
            yield b" "
            time.sleep(0.05)

    honest.answers["/keys"] = slow
    monkeypatch.setattr(bounded, "SECONDS", 0.5)
    with pytest.raises(ProviderError, match="TimeoutError"):
        await person(honest)
