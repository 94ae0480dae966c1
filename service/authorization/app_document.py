"""Client ID Metadata Documents: an app whose id is the address of a document that describes it.

After draft-ietf-oauth-client-id-metadata-document: the id is an https URL with a path, the document
names that id, and what it names of itself lies on the same host. So whoever can put a file on a
host has an app of that host, and nobody else has.
"""

import re
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from games.kernel.sentence import Sentence
from service.authorization import redirects
from service.authorization.app import App

LONGEST_NAME: Final = 60

_ID: Final = re.compile(
    r"https?://[A-Za-z0-9.-]+(?::\d{1,5})?(?P<path>/[A-Za-z0-9\-._~!$&'()*+,;=:@%/]+)"
)
_LONGEST_ID: Final = 300
_DOTS: Final = frozenset({".", "..", "%2e", "%2e%2e", ".%2e", "%2e."})


class UnfitDocumentError(Exception):
    """The document describes no app; `detail` says why."""

    def __init__(self, detail: Sentence) -> None:
        super().__init__(detail.key)
        self.detail = detail


class _Document(Struct, frozen=True):
    """What counts of a document; other members are not looked at."""

    client_id: str
    redirect_uris: tuple[str, ...]
    client_name: str | None = None
    client_uri: str | None = None
    token_endpoint_auth_method: str = "none"


def is_address(app: str) -> bool:
    """Whether an id can be the address of a document: no query, no fragment, no credentials, no
    segments of dots, which two programs might read in two ways."""
    found = _ID.fullmatch(app) if len(app) <= _LONGEST_ID else None
    return found is not None and not _DOTS.intersection(found["path"].lower().split("/"))


def described(app: str, raw: bytes) -> App:
    """The app that the document at its id describes, or UnfitDocumentError."""
    try:
        found = msgspec.json.decode(raw, type=_Document)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise UnfitDocumentError(Sentence("app-document-unreadable")) from None
    if found.client_id != app:
        raise UnfitDocumentError(Sentence("app-document-of-another"))
    if found.token_endpoint_auth_method != "none":
        raise UnfitDocumentError(Sentence("app-document-secret"))
    usable = tuple(filter(redirects.allowed, found.redirect_uris[: redirects.MOST]))
    if not usable:
        raise UnfitDocumentError(Sentence("app-document-redirects"))
    return App(
        id=app,
        name=_name(found.client_name) or urlsplit(app).netloc,
        home=_home(app, found.client_uri),
        redirect_uris=usable,
        registered=False,
    )


def _name(name: str | None) -> str:
    """A name that can be shown: letters that are seen, not too many."""
    return "".join(one for one in name or "" if one.isprintable()).strip()[:LONGEST_NAME]


def _home(app: str, home: str | None) -> str | None:
    """The page about the app, which lies beside its document."""
    if home is None:
        return None
    wanted, host = urlsplit(app), urlsplit(home)
    if not home.isprintable() or (host.scheme, host.netloc) != (wanted.scheme, wanted.netloc):
        raise UnfitDocumentError(Sentence("app-document-home"))
    return home
