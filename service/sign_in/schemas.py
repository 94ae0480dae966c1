"""Signing in as JSON."""

from typing import Annotated, Any, Final

from msgspec import Meta, Raw, Struct

from referee.pages import Next
from referee.times import Time
from service.accounts.accounts import Registered
from service.sign_in.identity_store import Identity
from service.sign_in.passkey_store import Passkey
from service.sign_in.session_store import Session

_OBJECT: Final = {"type": "object"}
Ceremony = Annotated[
    str,
    Meta(
        max_length=100,
        description="Id of the ceremony. It is good for one answer, within five minutes.",
    ),
]
PasskeyName = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=60,
        pattern=r"^[^\x00-\x1f\x7f]+$",
        description="What you call the passkey: `Phone`, `Key ring`.",
    ),
]


class Outside(Struct, frozen=True):
    """The OpenID provider whose people may sign in."""

    name: Annotated[str, Meta(description="What people call it.")]


class SignInWays(Struct, frozen=True, kw_only=True):
    """How people can sign in here."""

    passkeys: Annotated[
        bool,
        Meta(description="Whether passkeys work at this address: not where the host is a number."),
    ]
    recovery_codes: Annotated[bool, Meta(description="Whether recovery codes are offered.")]
    outside: Annotated[
        Outside | None, Meta(description="The OpenID provider; null if there is none.")
    ]


class NewSession(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A session to begin."""

    replace: Annotated[
        bool,
        Meta(
            description="Whether the session takes the place of the token (or session) that "
            "authenticates this request, which is then revoked."
        ),
    ] = False
    expires_at: Annotated[
        Time | None,
        Meta(
            description="When the session ends in any case, at most 100 years from now; omit it "
            "for one that lasts as long as it is used."
        ),
    ] = None


class Sessions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The browsers that are signed in to the account, oldest first."""

    items: Annotated[tuple[Session, ...], Meta(description="The sessions.")]
    next: Next = None


class SessionsEnded(Struct, frozen=True):
    """The result of ending sessions."""

    ended: Annotated[int, Meta(description="How many sessions.")]


class SignedIn(Struct, frozen=True, kw_only=True):
    """Who has signed in, and the session of the browser."""

    account: Registered
    session: Session


class PasskeyOptions(Struct, frozen=True, kw_only=True):
    """What a browser needs to ask for a passkey."""

    ceremony: Ceremony
    options: Annotated[
        Raw,
        Meta(
            description="For `navigator.credentials` (WebAuthn), as JSON: "
            "`PublicKeyCredentialCreationOptionsJSON` to make a passkey, "
            "`PublicKeyCredentialRequestOptionsJSON` to sign in.",
            extra_json_schema=_OBJECT,
        ),
    ]


Credential = Annotated[
    dict[str, Any],
    Meta(description="What the browser has answered: the `toJSON()` of its `PublicKeyCredential`."),
]


class NewPasskey(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A passkey to register."""

    ceremony: Ceremony
    name: PasskeyName
    credential: Credential


class PasskeyChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The new name of a passkey."""

    name: PasskeyName


class Passkeys(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The passkeys of the account, oldest first."""

    items: Annotated[tuple[Passkey, ...], Meta(description="The passkeys.")]
    next: Next = None


class PasskeyAnswer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer of a passkey, to sign in by."""

    ceremony: Ceremony
    credential: Credential


class RecoveryCodes(Struct, frozen=True):
    """New recovery codes. They are shown only in this response."""

    codes: Annotated[
        tuple[str, ...],
        Meta(description="Ten codes, each of which signs you in once. Write them down."),
    ]


class RecoveryCodesLeft(Struct, frozen=True):
    """The recovery codes that the account has."""

    left: Annotated[int, Meta(description="How many have not been used.")]
    made_at: Annotated[Time | None, Meta(description="When they were made; null if none is left.")]


class RecoverySignIn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A recovery code, to sign in by."""

    name: Annotated[
        str, Meta(min_length=1, max_length=60, description="The name of the account, or its id.")
    ]
    code: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=60,
            description="One of its recovery codes, with or without the dashes.",
        ),
    ]


class OutsideSignIn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sign-in at the OpenID provider."""

    back: Annotated[
        str,
        Meta(
            max_length=1000,
            description="Path of the page of this service to come back to. If the sign-in is "
            "refused, its query parameter `sign_in_refused` says why.",
        ),
    ] = "/"
    link: Annotated[
        bool,
        Meta(
            description="Whether the person at the provider is to belong to the account that "
            "authenticates this request, which needs the scope `account`."
        ),
    ] = False


class OutsideBegun(Struct, frozen=True):
    """Where to sign in."""

    location: Annotated[str, Meta(description="Address at the provider to lead the browser to.")]


class Identities(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who the account is at OpenID providers, oldest first."""

    items: Annotated[tuple[Identity, ...], Meta(description="The identities.")]
    next: Next = None
