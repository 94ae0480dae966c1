"""What a browser is called in a list of sessions."""

import pytest

from service.sign_in.browsers import LONGEST, browser

WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("user_agent", "called"),
    [
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox, Linux",
        ),
        (
            f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {WEBKIT} Chrome/138.0.0.0 Safari/537.36",
            "Chrome, Windows",
        ),
        (
            f"Mozilla/5.0 (Windows NT 10.0) {WEBKIT} Chrome/138.0.0.0 Safari/537.36 Edg/138.0",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like "
            "Gecko) Version/18.5 Safari/605.1.15",
            "Safari, macOS",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, "
            "like Gecko) CriOS/138.0 Mobile/15E148 Safari/604.1",
            "Chrome, iOS",
        ),
        (
            f"Mozilla/5.0 (Linux; Android 10; K) {WEBKIT} Chrome/138.0.0.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        ("python-httpx/0.28.1", "python-httpx"),
        ("curl/8.5.0", "curl"),
        ("Firefox", "Firefox"),
        ("x" * 300, "x" * LONGEST),
        ("<b>", ""),
        ("", ""),
        (None, ""),
    ],
)
def test_in_few_words(user_agent: str | None, called: str) -> None:
    assert browser(user_agent) == called
