"""A client of MCP that signs in: `signing_in.py`, with the packages of requirements-mcp.lock.

It is given the address of the server, an app, and what a player's browser says to the page that
asks for consent; it finds out everything else.
"""

# mypy: ignore-errors

import asyncio
import json
import sys
from urllib.parse import parse_qs, urlsplit

import httpx2
from mcp import Client
from mcp.client.auth import OAuthClientProvider
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.auth import AuthorizationCodeResult, OAuthClientInformationFull, OAuthClientMetadata


class Storage:
    """Keeps what the client has got, in memory."""

    def __init__(self, app, redirect_uri):
        self.client = OAuthClientInformationFull(
            client_id=app, redirect_uris=[redirect_uri], token_endpoint_auth_method="none"
        )
        self.tokens = None

    async def get_tokens(self):
        return self.tokens

    async def set_tokens(self, tokens):
        self.tokens = tokens

    async def get_client_info(self):
        return self.client

    async def set_client_info(self, info):
        self.client = info


class Browser:
    """What the player's browser does: it allows what it is asked, and is sent back."""

    def __init__(self, service, token):
        self.service = service
        self.token = token
        self.asked = ""
        self.sent_back = ""

    async def opened(self, url):
        self.asked = url
        query = urlsplit(url).query
        scopes = parse_qs(query)["scope"][0].split()
        headers = {"Authorization": f"Bearer {self.token}"}
        async with httpx2.AsyncClient(base_url=self.service, headers=headers) as http:
            body = {"query": query, "approve": True, "scopes": scopes}
            answer = await http.post("/v1/authorization", json=body)
            answer.raise_for_status()
            self.sent_back = answer.json()["location"]

    async def came_back(self):
        found = {name: one[0] for name, one in parse_qs(urlsplit(self.sent_back).query).items()}
        return AuthorizationCodeResult(code=found["code"], state=found["state"], iss=found["iss"])


async def main(told):
    """Signs in and plays some commands of a game."""
    browser = Browser(told["service"], told["player"])
    storage = Storage(told["app"], told["redirect_uri"])
    provider = OAuthClientProvider(
        server_url=told["server"],
        client_metadata=OAuthClientMetadata(redirect_uris=[told["redirect_uri"]]),
        storage=storage,
        redirect_handler=browser.opened,
        callback_handler=browser.came_back,
    )
    requests = []

    async def noted(answer):
        request = answer.request
        authenticate = answer.headers.get("www-authenticate")
        requests.append([request.method, str(request.url), answer.status_code, authenticate])

    http = httpx2.AsyncClient(auth=provider, event_hooks={"response": [noted]}, timeout=120)
    async with (
        http,
        Client(
            streamable_http_client(told["server"], http_client=http), mode=told["mode"]
        ) as client,
    ):
        answers = [(await client.call_tool("who_am_i", {})).structured_content]
        opening = {"title": "tzolkin", "bot": "random"}
        turn = (await client.call_tool("open_game", opening)).structured_content
        while turn["ply"] < 12:
            step = turn["next"][0]
            number = {"number": 1} if step["tool"] == "play" else {}
            answer = await client.call_tool(step["tool"], {**step["arguments"], **number})
            turn = answer.structured_content
            if answer.is_error:
                look = {"game": answers[-1]["game"]}
                turn = (await client.call_tool("look_at_game", look)).structured_content
            answers.append(turn)
    return {
        "asked": browser.asked,
        "requests": requests,
        "answers": answers,
        "access_token": storage.tokens.access_token,
    }


if __name__ == "__main__":
    json.dump(asyncio.run(main(json.load(sys.stdin))), sys.stdout)
