"""What is said of an act of an administrator, how it is hashed, and how it is signed.

A statement is canonical JSON of {act, at, by, number, previous, reason}. `previous` is the hash of
the statement before it (64 zeros before the first), `reason` is the hash of the words that say why.
The hash is SHA-256("kronika/act/1\\n" + statement). What is signed is a note (C2SP signed-note) of

    kronika/act/1
    <name of the key>
    <number>
    <hash in hex>

which nobody can take for a checkpoint or a receipt.
"""

from datetime import datetime
from hashlib import sha256
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from events import notes
from events.canonical import canonical
from events.keys import SigningKey
from referee.times import Time

_KIND: Final = "kronika/act/1"
GENESIS: Final = "0" * 64
"""What the first statement has in place of the hash of one before it."""

AccountId = Annotated[str, Meta(description="Id of the account. It may have been deleted since.")]
Role: TypeAlias = Literal["admin", "arbiter", "log", "engine"]
"""A scope beyond the usual ones, which an account has only if it is granted."""
NamedRole = Annotated[Role, Meta(description="The scope beyond the usual ones.")]
Ground: TypeAlias = Literal["request", "misuse", "law"]
SignUpMode: TypeAlias = Literal["open", "code", "closed"]


class AccountSuspended(Struct, frozen=True, kw_only=True, tag="account-suspended"):
    """The account's requests are refused."""

    account: AccountId
    until: Annotated[
        Time | None, Meta(description="When the suspension ends; null if it does not.")
    ] = None


class AccountUnsuspended(Struct, frozen=True, kw_only=True, tag="account-unsuspended"):
    """The suspension was lifted."""

    account: AccountId


class AccountErased(Struct, frozen=True, kw_only=True, tag="account-erased"):
    """The account was erased with everything that told who it was."""

    account: AccountId
    ground: Annotated[
        Ground,
        Meta(description="Whether its owner asked for it, it was misused, or the law demands it."),
    ]


class RoleGranted(Struct, frozen=True, kw_only=True, tag="role-granted"):
    """The account may have tokens with one more scope."""

    account: AccountId
    role: NamedRole


class RoleRevoked(Struct, frozen=True, kw_only=True, tag="role-revoked"):
    """The scope was taken from the account and its tokens."""

    account: AccountId
    role: NamedRole


class SignUpChanged(Struct, frozen=True, kw_only=True, tag="sign-up-changed"):
    """From now on, others may create accounts, or not."""

    mode: Annotated[
        SignUpMode,
        Meta(description="Whether anybody, whoever has a code, or nobody may create an account."),
    ]


class CodeCreated(Struct, frozen=True, kw_only=True, tag="code-created"):
    """A code with which accounts can be created."""

    code: Annotated[str, Meta(description="Id of the code.")]
    uses: Annotated[int, Meta(description="How many accounts it is good for.")]
    expires_at: Annotated[Time, Meta(description="When it expires.")]


class CodeWithdrawn(Struct, frozen=True, kw_only=True, tag="code-withdrawn"):
    """The code is not accepted any more."""

    code: Annotated[str, Meta(description="Id of the code.")]


class GameDeclaredVoid(Struct, frozen=True, kw_only=True, tag="game-declared-void"):
    """The game was closed, or it does not count any more."""

    game: Annotated[str, Meta(description="Id of the game.")]


Act: TypeAlias = (
    AccountSuspended
    | AccountUnsuspended
    | AccountErased
    | RoleGranted
    | RoleRevoked
    | SignUpChanged
    | CodeCreated
    | CodeWithdrawn
    | GameDeclaredVoid
)


class ByAccount(Struct, frozen=True, kw_only=True, tag="account"):
    """An administrator, through the API."""

    account: AccountId


class AtConsole(Struct, frozen=True, kw_only=True, tag="console"):
    """Somebody on the machine, with `kronika admin`."""

    user: Annotated[str, Meta(description="Name of the user on the operating system.")]


Author: TypeAlias = ByAccount | AtConsole


class Statement(Struct, frozen=True, kw_only=True):
    """What is said of an act. The fields stand in the order of their names, so their JSON is
    canonical; `previous` and `reason` are in hex."""

    act: Act
    at: datetime
    by: Author
    number: int
    previous: str
    reason: str | None

    @property
    def spelt(self) -> str:
        """Canonical JSON."""
        return canonical(self).decode()


def read(spelt: str) -> Statement:
    """The statement that was spelt so; msgspec.MsgspecError if it is none."""
    return msgspec.json.decode(spelt, type=Statement)


def hash_of(spelt: str) -> str:
    """The hash of a statement, in hex."""
    return sha256(f"{_KIND}\n{spelt}".encode()).hexdigest()


def signed(key: SigningKey, number: int, hashed: str) -> str:
    """The note by which a key signs a statement."""
    return notes.sign(text(key.public.name, number, hashed), key)


def text(name: str, number: int, hashed: str) -> str:
    """What a key of that name signs of a statement."""
    return f"{_KIND}\n{name}\n{number}\n{hashed}\n"
