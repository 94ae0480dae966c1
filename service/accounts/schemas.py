"""Accounts and tokens as JSON."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from referee.pages import Next
from referee.people import Account, IsBot
from referee.times import Time
from service.accounts import names
from service.accounts.token_store import Token
from service.identity.scopes import Scope

ChosenName = Annotated[
    str,
    Meta(
        description=f"{names.SHORTEST} to {names.LONGEST} characters: letters, digits, and single "
        "`-` or `_` between them. Names are unique regardless of case, and names that look alike "
        "count as the same.",
        examples=["ada"],
        extra_json_schema={
            "minLength": names.SHORTEST,
            "maxLength": names.LONGEST,
            "pattern": names.PATTERN,
        },
    ),
]

TokenEnd = Annotated[
    Time | None,
    Meta(
        description="When the token expires, at most 100 years from now; omit it for a token "
        "that does not expire."
    ),
]


class NewAccount(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An account to create."""

    name: Annotated[
        ChosenName | None,
        Meta(
            description="The name; null or omitted for a guest, whom the service names: "
            "`Guest 4821`, or `Host 4821` in Czech."
        ),
    ] = None
    bot: IsBot = False
    expires_at: TokenEnd = None
    code: Annotated[
        Annotated[str, Meta(max_length=60)] | None,
        Meta(
            description="A code from whoever runs the service, with or without its dashes; needed "
            "if sign-up asks for one (`GET /v1/signup`), ignored otherwise.",
        ),
    ] = None


class AccountChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The changes to an account; omitted members stay as they are."""

    name: Annotated[
        ChosenName | None, Meta(description="The new name; null to keep the current one.")
    ] = None
    bot: Annotated[
        IsBot | None,
        Meta(description="Whether the account is a bot; null to keep the current value."),
    ] = None


class Farewell(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The confirmation required to delete an account."""

    name: Annotated[str, Meta(description="The name of the account, to confirm it.")]


class PersonalData(Struct, frozen=True):
    """All data that the service stores about an account."""

    parts: Annotated[
        dict[str, tuple[Annotated[Raw, Meta(extra_json_schema={"type": "object"})], ...]],
        Meta(description="Records by category: `account`, `tokens`, `seats` and others."),
    ]


class AccountMade(Struct, frozen=True, kw_only=True):
    """A new account and its first token."""

    account: Account
    token: Annotated[
        str, Meta(description="The token. Store it; the service cannot show it again.")
    ]


class NewToken(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A token to make."""

    name: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=60,
            pattern=r"^[^\x00-\x1f\x7f]+$",
            description="A label that helps you recognise the token.",
        ),
    ]
    scopes: Annotated[
        frozenset[Scope], Meta(min_length=1, description="What the token may be used for.")
    ]
    expires_at: TokenEnd = None


class TokenMade(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A new token. Its text is shown only in this response."""

    id: Annotated[str, Meta(description="Opaque.")]
    name: Annotated[str, Meta(description="The label that you gave the token.")]
    scopes: Annotated[tuple[Scope, ...], Meta(description="The scopes of the token.")]
    created_at: Annotated[Time, Meta(description="When it was made.")]
    token: Annotated[
        str, Meta(description="The token. Store it; the service cannot show it again.")
    ]
    expires_at: Annotated[
        Time | None, Meta(description="When the token expires; missing if it does not.")
    ] = None


class Revoked(Struct, frozen=True):
    """The result of revoking tokens."""

    revoked: Annotated[int, Meta(description="How many tokens.")]


class Tokens(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The tokens of the caller's account, oldest first."""

    items: Annotated[tuple[Token, ...], Meta(description="The tokens.")]
    next: Next = None
