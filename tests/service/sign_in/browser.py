"""A browser as far as signing in knows it: pages of an origin, and cookies that it keeps."""

from collections.abc import Mapping
from typing import Any

import httpx

from tests.service.process import ServiceProcess

AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def address(service: ServiceProcess) -> str:
    """The service under a name: passkeys need one."""
    return f"http://localhost:{service.port}"


class Browser:
    """One browser. What it sends comes from a page of `origin`, unless a test says otherwise."""

    def __init__(self, url: str, origin: str | None = None) -> None:
        self.url = url
        self.origin = origin or url
        self.cookies: dict[str, str] = {}
        self._http = httpx.Client(base_url=url, timeout=180, headers={"User-Agent": AGENT})

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connections."""
        self._http.close()

    def send(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        headers: Mapping[str, str] | None = None,
        token: str | None = None,
    ) -> httpx.Response:
        """Sends what a page of the service would, with these headers instead if there are any."""
        sent = {"Origin": self.origin, "Sec-Fetch-Site": "same-origin"}
        if headers is not None:
            sent = dict(headers)
        if self.cookies:
            sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if token is not None:
            sent["Authorization"] = f"Bearer {token}"
        answer = self._http.request(method, path, json=body, headers=sent)
        for one in answer.headers.get_list("set-cookie"):
            self._take(one)
        return answer

    def get(self, path: str) -> Any:
        """The JSON of a path."""
        answer = self.send("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, *, token: str | None = None) -> httpx.Response:
        """Posts JSON."""
        return self.send("POST", path, {} if body is None else body, token=token)

    def delete(self, path: str) -> httpx.Response:
        """Deletes."""
        return self.send("DELETE", path)

    @property
    def account(self) -> str | None:
        """Who is signed in here."""
        answer = self.send("GET", "/v1/accounts/me")
        if answer.status_code == 401:
            return None
        assert answer.status_code == 200, answer.text
        found: str = answer.json()["id"]
        return found

    def _take(self, cookie: str) -> None:
        pair, *attributes = cookie.split("; ")
        name, _, value = pair.partition("=")
        if "Max-Age=0" in attributes:
            self.cookies.pop(name, None)
        else:
            self.cookies[name] = value
