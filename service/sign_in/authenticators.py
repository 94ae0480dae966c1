"""What authenticators answer, read and checked by `fido2`: new keys, and signatures of known ones.

What they send is bytes of strangers, and `fido2` raises whatever comes of taking them apart; all of
it says the same, that the answer does not hold.
"""

import struct
from collections.abc import Mapping
from typing import Any, Final, cast

import structlog
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from fido2 import cbor
from fido2.cose import CoseKey
from fido2.utils import websafe_encode
from fido2.webauthn import (
    Aaguid,
    AttestedCredentialData,
    AuthenticationResponse,
    PublicKeyCredentialDescriptor,
    PublicKeyCredentialType,
    PublicKeyCredentialUserEntity,
    RegistrationResponse,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused
from service.sign_in.challenges import LIFETIME
from service.sign_in.passkey_store import NewKey, StoredKey
from service.sign_in.relying_party import ALGORITHMS, RelyingParty

LONGEST_KEY: Final = 2_000
"""Bytes of a public key; one of RSA with 4096 bits has a fourth of it."""
_LONGEST_ID: Final = 1_023  # WebAuthn 3, 4
_BROKEN: Final = (
    *(ValueError, KeyError, TypeError, AttributeError, IndexError, AssertionError, OverflowError),
    *(RecursionError, struct.error, InvalidSignature, UnsupportedAlgorithm),
)
"""What comes of bytes that are no answer, or a wrong one."""

_log = structlog.get_logger()


class DoesNotHoldError(Exception):
    """The answer of an authenticator does not hold; `detail` says why, for its owner."""

    def __init__(self, detail: Sentence) -> None:
        super().__init__(detail.key)
        self.detail = detail


def creation_options(
    party: RelyingParty, challenge: bytes, account: tuple[str, str], known: tuple[bytes, ...]
) -> dict[str, Any]:
    """What a browser makes a passkey by, as JSON (WebAuthn 3, 5.4), for an account (id and name);
    authenticators that have one of the `known` keys make none."""
    ident, name = account
    options, _ = party.server.register_begin(
        PublicKeyCredentialUserEntity(id=ident.encode(), name=name, display_name=name),
        credentials=[
            PublicKeyCredentialDescriptor(type=PublicKeyCredentialType.PUBLIC_KEY, id=one)
            for one in known
        ],
        resident_key_requirement=ResidentKeyRequirement.REQUIRED,
        user_verification=UserVerificationRequirement.PREFERRED,
        challenge=challenge,
    )
    return _in_time(options.public_key)


def request_options(party: RelyingParty, challenge: bytes) -> dict[str, Any]:
    """What a browser signs in by, as JSON (WebAuthn 3, 5.5), with whichever passkey a person has
    for this host."""
    options, _ = party.server.authenticate_begin(
        user_verification=UserVerificationRequirement.PREFERRED, challenge=challenge
    )
    return _in_time(options.public_key)


def registration(credential: Mapping[str, Any]) -> RegistrationResponse:
    """The answer of an authenticator that has made a passkey. Refuses what is none."""
    try:
        return RegistrationResponse.from_dict(credential)
    except _BROKEN:
        raise _unreadable() from None


def authentication(credential: Mapping[str, Any]) -> AuthenticationResponse:
    """The answer of an authenticator that has signed. Refuses what is none."""
    try:
        return AuthenticationResponse.from_dict(credential)
    except _BROKEN:
        raise _unreadable() from None


def new_key(party: RelyingParty, challenge: bytes, answer: RegistrationResponse) -> NewKey:
    """The key that was made for this challenge. Raises DoesNotHoldError."""
    try:
        _only_here(answer.response.client_data.cross_origin)
        made = party.server.register_complete(_state(challenge), answer)
        key = made.credential_data
        assert key is not None
        algorithm, public_key = key.public_key.get(3), cbor.encode(key.public_key)
    except _BROKEN as trouble:
        raise _wrong(trouble) from None
    if algorithm not in ALGORITHMS or len(public_key) > LONGEST_KEY:
        raise DoesNotHoldError(Sentence("passkey-algorithm"))
    if not 0 < len(key.credential_id) <= _LONGEST_ID:
        raise _wrong(ValueError("the length of the credential id"))
    return NewKey(
        credential_id=key.credential_id,
        public_key=public_key,
        sign_count=made.counter,
        synced=made.is_backup_eligible(),
    )


def check_signature(
    party: RelyingParty, challenge: bytes, key: StoredKey, answer: AuthenticationResponse
) -> int:
    """How often the key has signed, as it says, if it has signed this challenge. Raises
    DoesNotHoldError."""
    response = answer.response
    try:
        _only_here(response.client_data.cross_origin)
        public_key = CoseKey.parse(cast(Mapping[int, Any], cbor.decode(key.public_key)))
        known = AttestedCredentialData.create(Aaguid.NONE, key.credential_id, public_key)
        party.server.authenticate_complete(_state(challenge), [known], answer)
        if response.user_handle not in (None, key.account_id.encode()):
            raise ValueError("the passkey is of another account")
        if response.authenticator_data.is_backup_eligible() != key.synced:
            raise ValueError("a passkey is synced or not for ever")
    except _BROKEN as trouble:
        raise _wrong(trouble) from None
    return response.authenticator_data.counter


def _in_time(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options, with the milliseconds that their challenge lasts."""
    return {**options, "timeout": int(LIFETIME.total_seconds() * 1000)}


def _state(challenge: bytes) -> Mapping[str, object]:
    """What `fido2` wants to remember from one request to the next."""
    return {
        "challenge": websafe_encode(challenge),
        "user_verification": UserVerificationRequirement.PREFERRED,
    }


def _only_here(cross_origin: object) -> None:
    """Pages of this service are in no frame of another origin."""
    if cross_origin:
        raise ValueError("asked for in a frame of another origin")


def _unreadable() -> Exception:
    return refused(kinds.INVALID_BODY, Sentence("credential-unreadable"), field="credential")


def _wrong(why: Exception) -> DoesNotHoldError:
    """The operator reads why: an address that is not set right looks like this to everybody."""
    _log.warning("passkey-does-not-hold", why=str(why) or type(why).__name__)
    return DoesNotHoldError(Sentence("passkey-does-not-hold"))
