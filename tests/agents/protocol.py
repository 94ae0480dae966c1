"""What the protocol has besides games: `protocol.py`, with the packages of requirements-mcp.lock.
The server comes as JSON on standard input, what it says goes to standard output.
"""

# mypy: ignore-errors

import asyncio
import json
import sys

from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp.shared.exceptions import MCPError


async def failure(asking):
    """The code and the words of what is no answer."""
    try:
        await asking
    except MCPError as trouble:
        return [trouble.error.code, trouble.error.message]
    return None


async def resources(client, game):
    """The resources, and what some of them hold."""
    listed = await client.list_resources()
    templates = await client.list_resource_templates()
    board = await client.read_resource(f"kronika://games/{game}/board")
    picture = await client.read_resource(f"kronika://games/{game}/picture")
    return {
        "listed": [str(one.uri) for one in listed.resources],
        "templates": [one.uri_template for one in templates.resource_templates],
        "board": board.contents[0].text,
        "picture": [picture.contents[0].mime_type, picture.contents[0].blob[:8]],
        "unknown": await failure(client.read_resource("kronika://nothing")),
        "refused": await failure(client.read_resource("kronika://games/gam_none")),
    }


async def main(told):
    """Looks at everything once."""
    server = StdioServerParameters(
        command=told["command"][0], args=told["command"][1:], env=told["environment"]
    )
    waits = []

    async def waited(progress, total, message):
        waits.append([progress, total, message])

    async with Client(server, mode=told["mode"]) as client:
        tools = (await client.list_tools()).tools
        opened = await client.call_tool("open_game", {"title": "tzolkin", "open_seats": 1})
        game = opened.structured_content["game"]
        await client.call_tool(
            "wait_for_turn", {"game": game, "seconds": 1}, progress_callback=waited
        )
        running = await client.call_tool("open_game", {"title": "tzolkin", "bot": "random"})
        game = running.structured_content["game"]
        image = await client.call_tool("see_picture", {"game": game, "width": 160})
        unknown = await client.call_tool("castle", {})
        wrong = await client.call_tool("play", {"game": game, "number": "many"})
        return {
            "instructions": client.instructions,
            "tools": [one.model_dump(mode="json", by_alias=True) for one in tools],
            "waits": waits,
            "image": [one.type for one in image.content],
            "unknown": [unknown.is_error, unknown.structured_content],
            "wrong": [wrong.is_error, wrong.structured_content],
            "cursor": await failure(client.list_tools(cursor="last")),
            "resources": await resources(client, game),
        }


if __name__ == "__main__":
    json.dump(asyncio.run(main(json.load(sys.stdin))), sys.stdout)
