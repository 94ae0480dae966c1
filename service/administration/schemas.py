"""The JSON of administration."""

from typing import Annotated

from msgspec import Meta, Struct

from referee.pages import Next
from referee.people import Account, IsBot, IsGuest
from referee.times import Time
from service.acts.statement import Act, Author, Ground, NamedRole, SignUpMode
from service.administration.listing import AccountState

LONGEST_REASON = 500

Reason = Annotated[str, Meta(min_length=1, max_length=LONGEST_REASON)]
MayReason = Annotated[
    Reason | None,
    Meta(description="Why, for the log of acts. Do not name other people in it."),
]


class SuspensionShown(Struct, frozen=True, kw_only=True):
    """That the account's requests are refused."""

    reason: Annotated[str, Meta(description="Why, in the words of an administrator.")]
    since: Annotated[Time, Meta(description="When the account was suspended.")]
    until: Annotated[
        Time | None, Meta(description="When the suspension ends; null if it does not.")
    ]


class AccountShown(Struct, frozen=True, kw_only=True):
    """An account as administrators see it."""

    id: Annotated[str, Meta(description="Opaque; never changes.")]
    name: Annotated[str, Meta(description="Unique; its owner can change it.")]
    bot: IsBot
    guest: IsGuest
    state: Annotated[AccountState, Meta(description="Whether its requests are refused.")]
    roles: Annotated[
        tuple[NamedRole, ...], Meta(description="The scopes that it has beyond the usual ones.")
    ]
    created_at: Annotated[Time, Meta(description="When the account was made.")]
    last_seen_at: Annotated[
        Time | None,
        Meta(description="The hour in which one of its tokens was last used; null if none was."),
    ]
    suspension: Annotated[
        SuspensionShown | None, Meta(description="Its suspension; null if it has none.")
    ]


class AccountList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Accounts, newest first."""

    items: Annotated[tuple[AccountShown, ...], Meta(description="The accounts.")]
    next: Next = None


class NewSuspension(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long an account is suspended, and why."""

    reason: Annotated[
        Reason,
        Meta(
            description="Why. The owner of the account reads it in the problem that refuses their "
            "requests; it is erased with the account."
        ),
    ]
    until: Annotated[
        Time | None, Meta(description="When it ends; null or omitted: not until it is lifted.")
    ] = None


class Reasoned(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why something is done; it may be left out."""

    reason: MayReason = None


class RoleChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A role that is granted or revoked."""

    role: NamedRole
    reason: MayReason = None


class Erasure(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What confirms that an account is erased."""

    name: Annotated[str, Meta(description="The name of the account, to confirm it.")]
    ground: Annotated[
        Ground,
        Meta(
            description="Whether its owner asked for it, it was misused, or the law demands it. "
            "There are no words: they could say who it was."
        ),
    ]


class GameClosing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why a game is declared void."""

    reason: Annotated[
        Reason,
        Meta(
            description="Why. The players read it; it stands in the log of the game for good, so "
            "do not name anybody in it, nor mention hidden information."
        ),
    ]


class ActShown(Struct, frozen=True, kw_only=True):
    """An act of an administrator, as it is recorded."""

    number: Annotated[int, Meta(description="Its number in the log of acts, from 1.")]
    at: Annotated[Time, Meta(description="When it was done.")]
    act: Annotated[Act, Meta(description="What was done.")]
    by: Annotated[Author, Meta(description="Who did it.")]
    reason: Annotated[
        str | None,
        Meta(description="Why; null if nothing was said, or if the words are erased."),
    ]
    author: Annotated[
        Account | None,
        Meta(description="The account that did it; null if there is none, or none any more."),
    ]
    account: Annotated[
        Account | None,
        Meta(description="The account it is about; null if there is none, or none any more."),
    ]
    hash: Annotated[str, Meta(description='SHA-256 of "kronika/act/1\\n" + `statement`, in hex.')]
    statement: Annotated[
        str, Meta(description="Canonical JSON with the hash of the act before, as it was hashed.")
    ]
    note: Annotated[
        str, Meta(description="The signed note (C2SP) of the service over number and hash.")
    ]


class ActList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Acts, newest first."""

    items: Annotated[tuple[ActShown, ...], Meta(description="The acts.")]
    next: Next = None


NamedMode = Annotated[
    SignUpMode,
    Meta(description="Whether anybody, whoever has a code, or nobody may create an account."),
]


class SignUpShown(Struct, frozen=True, kw_only=True):
    """Who may create an account now."""

    mode: NamedMode


class SignUpChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who may create an account from now on."""

    mode: NamedMode
    reason: MayReason = None


class NewCode(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A code to create."""

    label: Annotated[
        str, Meta(min_length=1, max_length=60, description="What administrators know it by.")
    ]
    uses: Annotated[int, Meta(ge=1, le=10_000, description="How many accounts it is good for.")]
    expires_at: Annotated[Time, Meta(description="When it expires, at most 366 days from now.")]


class CodeShown(Struct, frozen=True, kw_only=True):
    """A code, without its text."""

    id: Annotated[str, Meta(description="Opaque.")]
    label: Annotated[str, Meta(description="What administrators know it by.")]
    uses: Annotated[int, Meta(description="How many accounts it is good for.")]
    used: Annotated[int, Meta(description="How many accounts were created with it.")]
    created_at: Annotated[Time, Meta(description="When it was made.")]
    expires_at: Annotated[Time, Meta(description="When it expires.")]
    withdrawn_at: Annotated[
        Time | None, Meta(description="When it was withdrawn; null if it was not.")
    ]


class CodeMade(CodeShown, frozen=True, kw_only=True):
    """A new code."""

    text: Annotated[
        str, Meta(description="What people send as `code`. The service cannot show it again.")
    ]


class CodeList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Codes, newest first."""

    items: Annotated[tuple[CodeShown, ...], Meta(description="The codes.")]
    next: Next = None
