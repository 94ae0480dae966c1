"""Where logs are: over HTTP, below an address. Whoever does not answer is waited for."""

from http import HTTPStatus
from typing import Final

import httpx
from msgspec import Struct

from service.audit.schemas import Epochs, Keys
from service.cli.common.client import Service
from service.cli.common.errors import CommandError
from service.cli.common.words import say
from service.cli.witness.tiled_log import MissingError

KRONIKA: Final = "/v1/log"
"""How the address of a root log of Kronika ends (behind that of the service)."""
_SECONDS: Final = 30.0


class LogFiles(Struct, frozen=True):
    """The files of a log below its address."""

    url: str
    http: httpx.Client

    @classmethod
    def at(cls, url: str) -> "LogFiles":
        """The log at an address."""
        return cls(url.rstrip("/"), httpx.Client(timeout=_SECONDS))

    def file(self, path: str) -> bytes:
        """The file below the address; `MissingError` if there is none, CommandError if nobody
        answers, or says something else."""
        url = f"{self.url}/{path}"
        try:
            answer = self.http.get(url)
        except (httpx.HTTPError, httpx.InvalidURL) as trouble:
            raise CommandError(say("look.away", url=self.url, trouble=str(trouble))) from None
        if answer.status_code in (HTTPStatus.NOT_FOUND, HTTPStatus.GONE):
            raise MissingError(path)
        if answer.status_code != HTTPStatus.OK:
            raise CommandError(say("look.answered", url=url, status=answer.status_code))
        return answer.content


class KronikaLog(Struct, frozen=True):
    """The root log of a service, and what the service says beside it."""

    files: LogFiles
    service: Service

    @classmethod
    def of(cls, service: Service) -> "KronikaLog":
        """That of the service."""
        return cls(LogFiles.at(f"{service.url}{KRONIKA}"), service)

    def file(self, path: str) -> bytes:
        """The file below the address of the log."""
        return self.files.file(path)

    def epochs(self) -> Epochs:
        """The epochs of the log."""
        return self.service.epochs()

    def keys(self) -> Keys:
        """The keys of the service, and what it says of them."""
        return self.service.keys()
