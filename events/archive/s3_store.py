"""Objects in a bucket of S3, or of whatever speaks its protocol (MinIO, Ceph, R2, Garage, ...).

`s3://bucket/prefix?endpoint=https://host&region=eu-central-1&style=path`: without an endpoint it is
AWS, `style=virtual` puts the bucket into the host's name. Who asks is said by the environment
(`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`, a role of the machine), never by
the address, which is shown in messages. A name is taken by a conditional PUT (`If-None-Match: *`,
RFC 9110, 13.1.2), so of two writers one wins.
"""

import re
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import contextmanager
from datetime import timedelta
from typing import Any, Final
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

import obstore
from msgspec import Struct
from obstore.exceptions import AlreadyExistsError, BaseError, PreconditionError
from obstore.store import S3Store as Bucket

from events.archive.names import checked
from events.archive.object_store import ArchiveUnavailableError

RETRIES: Final = 3
PATIENCE: Final = timedelta(seconds=20)
"""Time after the first try in which another one may begin."""
CONNECTING: Final = timedelta(seconds=5)
ANSWERING: Final = timedelta(seconds=60)
"""Time for one request as a whole."""
_BUCKET: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{1,254}")
_PAGE: Final = 1000
_STYLES: Final = ("path", "virtual")
_SHOWN: Final = 300

_RIGHTS: Final = "the credentials have no right to it; allow reading, writing, deleting and listing"
_WRONG_REGION: Final = "the bucket is in another region; name it by `region=` in the address"
_BECAUSE: Final[Mapping[str, str]] = {
    "NoSuchBucket": "there is no such bucket; make it once",
    "AccessDenied": _RIGHTS,
    "AllAccessDisabled": _RIGHTS,
    "InvalidAccessKeyId": "AWS_ACCESS_KEY_ID is not known there",
    "SignatureDoesNotMatch": "AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID",
    "ExpiredToken": "AWS_SESSION_TOKEN has expired",
    "RequestTimeTooSkewed": "the clock of this machine is wrong",
    "PermanentRedirect": _WRONG_REGION,
    "AuthorizationHeaderMalformed": _WRONG_REGION,
    "IllegalLocationConstraintException": _WRONG_REGION,
    "NotImplemented": "the server knows no conditional writes (`If-None-Match`); it needs them",
    "QuotaExceeded": "the storage is full: raise the quota or make room, then try again",
    "XMinioStorageFull": "the storage is full: make room, then try again",
    "InsufficientStorage": "the storage is full: make room, then try again",
    "SlowDown": "the server asks for fewer requests; try again later",
    "ServiceUnavailable": "the server is overloaded or down; try again later",
}
"""Codes of errors as S3 spells them, and what to do about each."""
_STATUS: Final[Mapping[int, str]] = {
    301: "PermanentRedirect",
    403: "AccessDenied",
    501: "NotImplemented",
    503: "ServiceUnavailable",
    507: "InsufficientStorage",
}


class S3Address(Struct, frozen=True, kw_only=True):
    """Where a bucket is, and what of it is the archive."""

    bucket: str
    prefix: str = ""
    endpoint: str | None = None
    region: str | None = None
    style: str = "path"

    @property
    def text(self) -> str:
        """As the setting has it."""
        given = {"endpoint": self.endpoint, "region": self.region}
        query = {name: value for name, value in given.items() if value}
        query |= {} if self.style == "path" else {"style": self.style}
        asked = f"?{urlencode(query, safe=':/')}" if query else ""
        inner = f"/{quote(self.prefix)}" if self.prefix else ""
        return f"s3://{self.bucket}{inner}{asked}"


def parsed(text: str) -> S3Address:
    """The address `s3://...`; ValueError says what is wrong with it."""
    parts = urlsplit(text)
    query = dict(parse_qsl(parts.query, keep_blank_values=True))
    if parts.username or parts.password or {"access_key_id", "secret_access_key"} & query.keys():
        raise ValueError(
            "credentials belong into the environment (AWS_ACCESS_KEY_ID, ...), not here"
        )
    if parts.scheme != "s3" or not _BUCKET.fullmatch(parts.netloc) or parts.fragment:
        raise ValueError("an address is s3://bucket/prefix?endpoint=https://host&region=name")
    if strange := query.keys() - {"endpoint", "region", "style"}:
        raise ValueError(
            f"{', '.join(sorted(strange))}: only endpoint, region and style can be said"
        )
    if query.get("style", "path") not in _STYLES:
        raise ValueError("style is path or virtual")
    if "endpoint" in query and not re.fullmatch(r"https?://[^/@?#]+/?", query["endpoint"]):
        raise ValueError("an endpoint is https://host or http://host:port")
    prefix = parts.path.strip("/")
    if prefix:
        checked(prefix)
    return S3Address(bucket=parts.netloc, prefix=prefix, **query)


class S3Store:
    """Objects of a bucket, below a prefix."""

    def __init__(self, address: S3Address) -> None:
        self._address = address
        with self._troubles():
            self._bucket = _opened(address)

    @property
    def place(self) -> str:
        """The address, without credentials."""
        return self._address.text

    async def put(self, name: str, data: bytes) -> bool:
        """Keeps an object durably; False, and nothing is written, if the name is taken. It may
        also be taken by an earlier try of the same request whose answer was lost."""
        with self._troubles():
            try:
                await obstore.put_async(self._bucket, checked(name), data, mode="create")
            except (AlreadyExistsError, PreconditionError):
                return False
        return True

    async def get(self, name: str) -> bytes | None:
        """The whole object; None if there is none."""
        with self._troubles():
            try:
                found = await obstore.get_async(self._bucket, checked(name))
                return bytes(await found.bytes_async())
            except FileNotFoundError as missing:
                self._present(missing)
                return None

    async def delete(self, name: str) -> None:
        """Removes an object; does nothing if there is none."""
        with self._troubles():
            try:
                await obstore.delete_async(self._bucket, checked(name))
            except FileNotFoundError as missing:
                self._present(missing)

    async def names(self, prefix: str) -> AsyncIterator[str]:
        """The names that begin so, in the order of their bytes."""
        folder = prefix.rpartition("/")[0] or None
        pages = obstore.list(self._bucket, folder, chunk_size=_PAGE)
        while True:
            with self._troubles():
                try:
                    page = await anext(pages)
                except StopAsyncIteration:
                    return
            for one in page:
                if one["path"].startswith(prefix):
                    yield one["path"]

    async def size(self, name: str) -> int | None:
        """Bytes of an object; None if there is none."""
        with self._troubles():
            try:
                return (await obstore.head_async(self._bucket, checked(name)))["size"]
            except FileNotFoundError:  # answers to HEAD have no body that says what is missing
                data = await self.get(name)
                return None if data is None else len(data)

    async def close(self) -> None:
        """Connections end with the object."""

    def _present(self, missing: FileNotFoundError) -> None:
        """Raises if it is the bucket that is missing."""
        if _code(str(missing)) == "NoSuchBucket":
            raise missing

    @contextmanager
    def _troubles(self) -> Iterator[None]:
        """What the server refuses, in words."""
        try:
            yield
        except (BaseError, OSError) as trouble:
            raise ArchiveUnavailableError(
                f"the archive {self.place}: {_why(str(trouble))}"
            ) from None


def _opened(address: S3Address) -> Bucket:
    """The bucket; no request is made yet. Without TLS there are no certificates to look at, and
    a machine may have none."""
    config: dict[str, Any] = {"conditional_put": "etag", "disable_tagging": True}
    config |= {"endpoint": address.endpoint.rstrip("/")} if address.endpoint else {}
    config |= {"region": address.region} if address.region else {}
    config |= {"virtual_hosted_style_request": address.style == "virtual"}
    plain = address.endpoint is not None and address.endpoint.startswith("http://")
    return Bucket(
        address.bucket,
        prefix=address.prefix or None,
        config=config,  # type: ignore[arg-type]  # a TypedDict of literals
        client_options={
            "allow_http": plain,
            "allow_invalid_certificates": plain,
            "connect_timeout": CONNECTING,
            "timeout": ANSWERING,
        },
        retry_config={"max_retries": RETRIES, "retry_timeout": PATIENCE},
    )


def _code(text: str) -> str | None:
    """The code of an error of S3, by its body, else by its status."""
    if found := re.search(r"<Code>(\w+)</Code>", text):
        return found[1]
    status = re.search(r"status code: (\d{3})", text)
    return _STATUS.get(int(status[1])) if status else None


def _why(text: str) -> str:
    """What obstore says of an error, in words; what is not known, in its own."""
    code = _code(text)
    if code is not None and code in _BECAUSE:
        return f"{_BECAUSE[code]} ({code})"
    said = text.partition("\n\nDebug source")[0].strip()
    if "Received redirect" in said:
        return _WRONG_REGION
    if "CA certificates" in text:
        return "this machine has no certificates to check the server's; install ca-certificates"
    if "169.254.169.254" in text or "redential" in said:
        return "there are no credentials; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY"
    if "timed out" in text or "TimedOut" in text or "Timeout" in text:
        return f"the server did not answer in time, after {RETRIES + 1} tries at most"
    if "onnect" in said or "HTTP error" in said or "error sending request" in said:
        return f"the server cannot be reached, or the connection broke: {said[:_SHOWN]}"
    return code or said[:_SHOWN]
