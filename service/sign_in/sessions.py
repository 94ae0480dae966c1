"""Beginning a session: the browser that a person has signed in with gets a cookie.

The cookie lasts as long as browsers keep one at most; the service says when the session ends. That
is some days after it was last used, or at the end that was asked for.
"""

from datetime import UTC, datetime, timedelta
from typing import Final

from litestar.types import HTTPScope
from msgspec import Struct

from games.kernel.sentence import Sentence
from projections.database import Connection
from referee.problems import kinds
from referee.problems.problem import refused
from service.accounts import tokens
from service.http.cookies import comes_from_here, set_session
from service.http.middleware import request_headers
from service.http.origins import origin
from service.sign_in import session_store
from service.sign_in.browsers import browser
from service.sign_in.session_store import Session

LONGEST_COOKIE: Final = timedelta(days=400)
"""What browsers keep a cookie for at most (RFC 6265bis, 5.5)."""


class Begun(Struct, frozen=True, kw_only=True):
    """A session that has begun: the `Set-Cookie` for its browser, and the tokens that ended with
    it, which the authenticator has to forget once the transaction has ended."""

    session: Session
    cookie: str
    ended: tuple[str, ...]


def refuse_foreign(scope: HTTPScope) -> None:
    """Refuses what a page of somebody else sends: it could sign a browser in to another account
    than its owner believes (login CSRF). Programs, which say nothing of a page, may ask."""
    said = (b"origin", b"sec-fetch-site")
    from_page = any(request_headers.header(scope, name) is not None for name in said)
    if from_page and not comes_from_here(scope):
        raise refused(kinds.FOREIGN_ORIGIN, Sentence("needs-own-page", {"origin": origin(scope)}))


async def begin(
    connection: Connection,
    scope: HTTPScope,
    account: str,
    *,
    days: int,
    expires_at: datetime | None = None,
) -> Begun:
    """A session of the browser that has sent this request, which ends so many days after its last
    use. Within a transaction."""
    minted = tokens.mint()
    ended = await session_store.store(
        connection,
        account,
        minted,
        browser(request_headers.header(scope, b"user-agent")),
        idle_for=timedelta(days=days),
        expires_at=expires_at,
    )
    listed = await session_store.of_account(connection, account, minted.id)
    return Begun(
        session=next(one for one in listed if one.id == minted.id),
        cookie=set_session(scope, minted.text, _seconds(expires_at)),
        ended=ended,
    )


def _seconds(expires_at: datetime | None) -> int:
    """How long the browser is to keep the cookie."""
    if expires_at is None:
        return int(LONGEST_COOKIE.total_seconds())
    return int(min(expires_at - datetime.now(UTC), LONGEST_COOKIE).total_seconds())
