"""A request as Authlib reads it: parameters that are in memory already."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from authlib.oauth2.rfc6749 import OAuth2Request
from authlib.oauth2.rfc6749.requests import OAuth2Payload

_ADDRESS: Final = "https://kronika.invalid/"
"""Authlib refuses addresses without TLS. Ours ends at a proxy, or the service is on the loopback;
the address is used for nothing else."""


class _Parameters(OAuth2Payload):
    def __init__(self, given: Sequence[tuple[str, str]]) -> None:
        self._given = given

    @property
    def data(self) -> dict[str, str]:
        return dict(self._given)

    @property
    def datalist(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for name, value in self._given:
            found.setdefault(name, []).append(value)
        return found


class AuthlibRequest(OAuth2Request):
    """A request with these parameters, in query or form alike."""

    def __init__(
        self,
        method: str,
        given: Sequence[tuple[str, str]],
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(method, _ADDRESS, headers=dict(headers or {}))
        self.payload = _Parameters(given)

    @property
    def args(self) -> dict[str, str]:
        """The parameters."""
        return self.parameters

    @property
    def form(self) -> dict[str, str]:
        """The parameters."""
        return self.parameters

    @property
    def parameters(self) -> dict[str, str]:
        """The parameters, the last of each name."""
        found: Any = self.payload
        return dict(found.data)
