"""Accounts and tokens as JSON."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from service.accounts import names
from service.accounts.accounts import Account, IsBot
from service.accounts.token_store import Token
from service.identity.scopes import Scope
from service.identity.times import Time

ChosenName = Annotated[
    str,
    Meta(
        description=f"{names.SHORTEST} to {names.LONGEST} letters, digits, single - or _; "
        "unique whatever the capitals, and unlike every other name to look at.",
        examples=["ada"],
        extra_json_schema={
            "minLength": names.SHORTEST,
            "maxLength": names.LONGEST,
            "pattern": names.PATTERN,
        },
    ),
]


class NewAccount(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An account to create."""

    name: ChosenName
    bot: IsBot = False


class AccountChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to be different about an account; the rest stays."""

    name: Annotated[ChosenName | None, Meta(description="The new name; null: it stays.")] = None
    bot: Annotated[
        IsBot | None, Meta(description="Whether a program plays with it; null: it stays.")
    ] = None


class Farewell(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The confirmation that an account shall be deleted."""

    name: Annotated[str, Meta(description="The name of the account, to confirm it.")]


class PersonalData(Struct, frozen=True):
    """All data that is kept about an account, part by part."""

    parts: Annotated[
        dict[str, tuple[Annotated[Raw, Meta(extra_json_schema={"type": "object"})], ...]],
        Meta(description="Rows of data by part: the account, tokens, seats, and so on."),
    ]


class AccountMade(Struct, frozen=True, kw_only=True):
    """A new account and its first token, which is shown only here."""

    account: Account
    token: Annotated[str, Meta(description="Keep it: it cannot be shown again.")]


class NewToken(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A token to make."""

    name: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=60,
            pattern=r"^[^\x00-\x1f\x7f]+$",
            description="For you, to tell tokens apart.",
        ),
    ]
    scopes: Annotated[
        frozenset[Scope], Meta(min_length=1, description="What the token may be used for.")
    ]
    expires_at: Annotated[
        Time | None,
        Meta(
            description="When it stops working, within a hundred years; never if left out.",
        ),
    ] = None


class TokenMade(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A new token, the only time that its text is shown."""

    id: Annotated[str, Meta(description="Opaque.")]
    name: Annotated[str, Meta(description="What you called it.")]
    scopes: Annotated[tuple[Scope, ...], Meta(description="What it may do.")]
    created_at: Annotated[Time, Meta(description="When it was made.")]
    token: Annotated[str, Meta(description="Keep it: it cannot be shown again.")]
    expires_at: Annotated[Time | None, Meta(description="When it ends; missing: never.")] = None


class Revoked(Struct, frozen=True):
    """What was revoked."""

    revoked: Annotated[int, Meta(description="How many tokens.")]


class Tokens(Struct, frozen=True):
    """The tokens of the caller's account, oldest first."""

    items: Annotated[tuple[Token, ...], Meta(description="The tokens.")]
