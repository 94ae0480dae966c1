"""An agent that knows nothing of Kronika: `scripted.py`, with the packages of requirements-mcp.lock
and nothing else, what to do as JSON on standard input, and what came of it on standard output.

It begins with the tool that the server's instructions name first, and then does what answers say is
useful next, with the arguments that they give. What it has to choose, it chooses among what they
name: a title by the words of the test, numbers by chance. It sends nothing that the tool's schema
does not take, and the package checks every answer by the schema of what the tool gives.
"""

# mypy: ignore-errors

import asyncio
import json
import random
import re
import sys

import jsonschema
from mcp import Client
from mcp.client.stdio import StdioServerParameters

NEVER = re.compile("resign|give up", re.IGNORECASE)
"""Words of commands that end a game which is to be played whole."""


class Agent:
    """A client that counts what it sends and gets."""

    def __init__(self, client, chance, wanted):
        self.client = client
        self.chance = chance
        self.wanted = wanted
        self.tools = {}
        self.bots = []
        self.calls = []

    async def learn(self):
        """Reads what there is; how many bytes that takes."""
        cursor, read = None, len(self.client.instructions or "")
        while True:
            page = await self.client.list_tools(cursor=cursor)
            size = len(dumped(page))
            read += size
            self.calls.append({"tool": "tools/list", "bytes": size, "refused": False})
            self.tools.update({tool.name: tool for tool in page.tools})
            cursor = page.next_cursor
            if cursor is None:
                return read

    async def call(self, name, arguments):
        """Calls a tool with arguments that its schema takes."""
        jsonschema.validate(arguments, self.tools[name].input_schema)
        answer = await self.client.call_tool(name, arguments)
        size = len(json.dumps(arguments)) + len(dumped(answer))
        read = sum(len(part.text.encode()) for part in answer.content if part.type == "text")
        self.calls.append(
            {"tool": name, "bytes": size, "read": read, "refused": bool(answer.is_error)}
        )
        return answer.structured_content

    async def follow(self, answer):
        """The next call that an answer names, with what has to be chosen."""
        step = self.step(answer["next"])
        arguments = dict(step["arguments"])
        for name, among in step.get("choose", {}).items():
            arguments[name] = self.chosen(answer, among)
        self.bots = answer.get("bots", self.bots)
        if step["tool"] == "open_game":
            arguments["bot"] = self.bots[0]["bot"]  # the first is the weakest
        return await self.call(step["tool"], arguments)

    def step(self, steps):
        """What has been done already is not done again."""
        done = {one["tool"] for one in self.calls}
        return next((one for one in reversed(steps) if one["tool"] not in done), steps[0])

    def chosen(self, answer, among):
        """One of what may be chosen."""
        if found := re.fullmatch(r"(\d+) to (\d+)", among):
            return self.number(answer, int(found[1]), int(found[2]))
        (title,) = (one["title"] for one in answer["titles"] if one["title"] == self.wanted)
        return title

    def number(self, answer, first, last):
        """A number, but none of a command that gives up."""
        commands = answer["decision"]["commands"]
        never = {int(one) for one, words in commands.items() if NEVER.search(words)}
        numbers = [one for one in range(first, last + 1) if one not in never]
        return self.chance.choice(numbers or [first])


def dumped(answer):
    """An answer as it was sent, near enough."""
    return answer.model_dump_json(by_alias=True, exclude_none=True).encode()


async def game(client, title, seed):
    """Plays a whole game of a title."""
    agent = Agent(client, random.Random(seed), title)
    learnt = await agent.learn()
    answer = await agent.call(re.search(r"^1\. (\w+)", client.instructions, re.MULTILINE)[1], {})
    while "status" not in answer:
        answer = await agent.follow(answer)
    begun = len(agent.calls)
    while answer.get("status") != "finished":
        assert answer.get("next"), answer
        answer = await agent.follow(answer)
    return {
        "title": title,
        "game": answer["game"],
        "result": answer["seats"],
        "learnt": learnt,
        "before": agent.calls[:begun],
        "calls": agent.calls[begun:],
    }


async def main(told):
    """Plays the games that were asked for, one after the other."""
    server = StdioServerParameters(
        command=told["command"][0], args=told["command"][1:], env=told["environment"]
    )
    async with Client(server, mode=told.get("mode", "auto")) as client:
        return [await game(client, title, told["seed"]) for title in told["titles"]]


if __name__ == "__main__":
    json.dump(asyncio.run(main(json.load(sys.stdin))), sys.stdout)
