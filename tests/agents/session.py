"""A session with the server of agents: `session.py`, with the packages of requirements-mcp.lock.
What is called comes as JSON on standard input, what was answered goes to standard output.

`$game`, `$list` and `$ply` in arguments stand for those of the last answer that had one.
"""

# mypy: ignore-errors

import asyncio
import json
import sys

from mcp import Client
from mcp.client.stdio import StdioServerParameters


def noted(known, answer):
    """What an answer says that later calls need."""
    found = answer or {}
    decision = found.get("decision") or {}
    more = {"$game": found.get("game"), "$ply": found.get("ply"), "$list": decision.get("list")}
    return {**known, **{name: value for name, value in more.items() if value is not None}}


async def main(told):
    """Makes the calls, one after the other."""
    server = StdioServerParameters(
        command=told["command"][0], args=told["command"][1:], env=told["environment"]
    )
    answers, known = [], {}
    async with Client(server) as client:
        for name, arguments in told["calls"]:
            filled = {key: known.get(value, value) for key, value in arguments.items()}
            answer = await client.call_tool(name, filled)
            known = noted(known, answer.structured_content)
            answers.append(
                {
                    "tool": name,
                    "arguments": filled,
                    "text": answer.content[0].text,
                    "refused": bool(answer.is_error),
                }
            )
    return answers


if __name__ == "__main__":
    json.dump(asyncio.run(main(json.load(sys.stdin))), sys.stdout)
