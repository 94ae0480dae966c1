"""Pages of other origins may call the API; which ones is a setting. (What a browser makes of it is
in tests/web/test_cors.py.)"""

from typing import Any

import httpx
import pytest

from service.http.middleware.cors import EXPOSED, Cors
from service.settings import SettingsError, load

OTHER = {"Origin": "https://board.example"}
ASKING = {**OTHER, "Access-Control-Request-Method": "POST"}


def test_any_page_may_call_the_api_and_read_its_headers(web: httpx.Client) -> None:
    for path in ("/v1/titles", "/v1/games/nothing", "/openapi.json", "/health"):
        answer = web.get(path, headers=OTHER)
        assert answer.headers["access-control-allow-origin"] == "*", path
        assert answer.headers["access-control-expose-headers"] == ", ".join(EXPOSED)
        assert "access-control-allow-credentials" not in answer.headers
    for path in ("/", "/docs", "/metrics"):
        assert "access-control-allow-origin" not in web.get(path, headers=OTHER).headers, path


def test_a_browser_that_asks_first_is_told_methods_and_headers(web: httpx.Client) -> None:
    answer = web.options("/v1/games/x/moves", headers=ASKING)
    assert (answer.status_code, answer.content) == (204, b"")
    assert answer.headers["access-control-allow-methods"] == answer.headers["allow"]
    assert "POST" in answer.headers["access-control-allow-methods"]
    sendable = answer.headers["access-control-allow-headers"].split(", ")
    assert {"Authorization", "Content-Type", "Idempotency-Key", "If-Match"} <= set(sendable)
    assert "traceparent" in sendable
    assert answer.headers["access-control-max-age"] == "7200"
    assert "access-control-allow-methods" not in web.options("/v1/titles").headers


@pytest.mark.parametrize(
    ("setting", "granted"),
    [
        ("*", "*"),
        ("https://board.example", "https://board.example"),
        ("http://localhost:3000, https://board.example", "https://board.example"),
        ("https://other.example", None),
        ("none", None),
    ],
)
def test_the_setting_names_who_may_call(setting: str, granted: str | None) -> None:
    headers = _told(Cors(load({}, cors_origins=setting).cors_origins, ()))
    assert headers.get(b"access-control-allow-origin") == (granted and granted.encode())
    varies = setting not in ("*", "none")
    assert headers.get(b"vary") == (b"Accept, Origin" if varies else b"Accept")


def test_a_setting_that_names_no_origins_is_refused() -> None:
    for bad in ("board.example", "https://board.example/", "*, https://board.example", ""):
        with pytest.raises(SettingsError, match="KRONIKA_CORS_ORIGINS"):
            load({}, cors_origins=bad)


def _told(cors: Cors) -> dict[bytes, bytes]:
    """The headers that a page of another origin gets."""
    scope: Any = {
        "type": "http",
        "method": "GET",
        "path": "/v1/titles",
        "headers": [(name.lower().encode(), value.encode()) for name, value in OTHER.items()],
    }
    return dict(cors.granted(scope, [(b"vary", b"Accept")]))
