"""What an app asks for, and what a player lets it do."""

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from msgspec import Struct

from service.authorization import scopes as words
from service.identity.caller import Only
from service.identity.scopes import Scope


class Wanted(Struct, frozen=True, kw_only=True):
    """What an app asks for, of whoever will answer: `game` and `seat` if it is one seat of one
    game, `audience` if the tokens are for another service (None: this API), `ends_at` if it
    ends."""

    app: str
    scopes: frozenset[Scope]
    game: str | None = None
    seat: int | None = None
    audience: str | None = None
    ends_at: datetime | None = None

    @property
    def only(self) -> Only | None:
        """The one seat that it is about, if it is about one."""
        if self.game is None or self.seat is None:
            return None
        return Only(self.game, self.seat)

    def get_scope(self) -> str:
        """The scopes as words, for Authlib."""
        return words.text(self.scopes)


class Consent(Wanted, frozen=True, kw_only=True):
    """That an app may use an account, and how far."""

    account: str


def given(wanted: Wanted, account: str, scopes: Iterable[Scope]) -> Consent:
    """The consent of an account to some of the scopes that are asked for."""
    return Consent(
        account=account,
        app=wanted.app,
        scopes=wanted.scopes.intersection(scopes),
        game=wanted.game,
        seat=wanted.seat,
        audience=wanted.audience,
        ends_at=wanted.ends_at,
    )


COLUMNS: Final = (
    "account_id AS account, app_id AS app, scopes, game_id AS game, seat, audience, ends_at"
)
"""The columns of a consent, in every table that has one."""


def values(wanted: Wanted) -> tuple[object, ...]:
    """What is written to those columns behind the account."""
    return (
        wanted.app,
        [scope.value for scope in words.in_order(wanted.scopes)],
        wanted.game,
        wanted.seat,
        wanted.audience,
        wanted.ends_at,
    )
