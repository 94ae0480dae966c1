"""Tools and resources as the protocol has them: the one seam to the package `mcp`."""

import base64
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import msgspec
from kronika_client import ProblemError, SplitViewError, Unreachable
from kronika_client.sign_in import LoginError
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel.server import Server
from mcp.shared.exceptions import MCPError
from mcp_types import (
    INTERNAL_ERROR,
    INVALID_PARAMS,
    BlobResourceContents,
    CallToolRequestParams,
    CallToolResult,
    ContentBlock,
    ImageContent,
    ListResourcesResult,
    ListResourceTemplatesResult,
    ListToolsResult,
    PaginatedRequestParams,
    ReadResourceRequestParams,
    ReadResourceResult,
    TextContent,
    TextResourceContents,
    ToolAnnotations,
)
from mcp_types import Resource as ResourceShown
from mcp_types import ResourceTemplate as TemplateShown
from mcp_types import Tool as ToolShown
from msgspec import Struct

from agents import problems
from agents.environment import version
from agents.guide import GUIDE
from agents.pages import MOST, fitting
from agents.player import Player
from agents.resources import RESOURCES, found
from agents.tool import Call, RefusedError, Result, Tool, schema_of
from agents.tools import TOOLS

Context: TypeAlias = "ServerRequestContext[Any, Any]"
Players = Callable[[Context], Awaitable[Player]]
"""For whom a request is."""
PNG: Final = "image/png"
_PAGE: Final = MOST - 2_000
"""Bytes of tools on a page of their list."""


def serving(players: Players) -> Server[Any]:
    """A server for the players that it finds."""
    calls = _Calls(players)
    return Server(
        "kronika",
        title="Kronika",
        version=version(),
        description="Board games: read the rules, open tables, play, replay, dispute.",
        instructions=GUIDE,
        on_list_tools=_list_tools,
        on_call_tool=calls.call_tool,
        on_list_resources=_list_resources,
        on_list_resource_templates=_list_templates,
        on_read_resource=calls.read_resource,
    )


class _Calls:
    """What is asked by somebody."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._tools = {one.name: one for one in TOOLS}

    async def call_tool(self, context: Context, asked: CallToolRequestParams) -> CallToolResult:
        """Calls a tool; what goes wrong is told to the model, which can do something about it."""
        try:
            tool = self._tools.get(asked.name)
            if tool is None:
                raise RefusedError(f"There is no tool called {asked.name}.")
            arguments = tool.read(asked.arguments or {})
            call = await self._call(context)
            return _result(await _tried(tool.run(call, arguments), arguments))
        except RefusedError as trouble:
            return _result(trouble.refusal, is_error=True)

    async def read_resource(
        self, context: Context, asked: ReadResourceRequestParams
    ) -> ReadResourceResult:
        """Reads a resource."""
        address = str(asked.uri)
        try:
            resource, name = found(address)
        except RefusedError as trouble:
            raise MCPError(code=INVALID_PARAMS, message=str(trouble)) from None
        try:
            call = await self._call(context)
            result = await _tried(resource.read(call, name), resource)
        except RefusedError as trouble:
            raise MCPError(code=INTERNAL_ERROR, message=str(trouble)) from None
        contents: list[TextResourceContents | BlobResourceContents] = [
            BlobResourceContents(uri=address, blob=_base64(one), mime_type=PNG)
            for one in result.images()
        ]
        text = TextResourceContents(uri=address, text=result.text(), mime_type="text/plain")
        return ReadResourceResult(contents=contents or [text])

    async def _call(self, context: Context) -> Call:
        return Call(await self._players(context), context.session.report_progress)


async def _tried(running: Awaitable[Result], asked: Struct) -> Result:
    """What comes of what was asked; `RefusedError` says what the service had against it."""
    try:
        return await running
    except ProblemError as trouble:
        raise problems.refused(trouble, asked) from None
    except LoginError as trouble:
        raise RefusedError(
            f"The sign-in has ended ({trouble}). `./kronika login` begins one."
        ) from None
    except SplitViewError as trouble:
        raise RefusedError(f"Kronika tells two histories of this game: {trouble}") from None
    except Unreachable as trouble:
        raise problems.unreachable(trouble) from None


def _result(result: Result, *, is_error: bool = False) -> CallToolResult:
    """Words for those who read, members for programs; images come only once."""
    images = result.images()
    content: list[ContentBlock] = [ImageContent(data=_base64(one), mime_type=PNG) for one in images]
    shown = None if images else msgspec.to_builtins(result)
    return CallToolResult(
        content=[TextContent(text=result.text()), *content],
        structured_content=shown,
        is_error=is_error,
    )


async def _list_tools(_: Context, asked: PaginatedRequestParams | None) -> ListToolsResult:
    begun = _number(asked)
    shown = [_shown(one) for one in TOOLS[begun:]]
    page = fitting([one.model_dump_json(by_alias=True, exclude_none=True) for one in shown], _PAGE)
    end = begun + len(page)
    return ListToolsResult(
        tools=shown[: len(page)], next_cursor=str(end) if end < len(TOOLS) else None
    )


def _number(asked: PaginatedRequestParams | None) -> int:
    """At which tool a page begins."""
    cursor = (asked.cursor if asked else None) or "0"
    if not (cursor.isascii() and cursor.isdigit()) or int(cursor) > len(TOOLS):
        raise MCPError(code=INVALID_PARAMS, message=f"{cursor} is no cursor of this list.")
    return int(cursor)


def _shown(tool: Tool[Any]) -> ToolShown:
    output = None if "png" in tool.gives.__struct_fields__ else schema_of(tool.gives)
    return ToolShown(
        name=tool.name,
        title=tool.title,
        description=tool.description,
        input_schema=schema_of(tool.takes),
        output_schema=output,
        annotations=ToolAnnotations(
            read_only_hint=tool.changes == "nothing",
            destructive_hint=tool.changes == "ends",
            idempotent_hint=tool.changes == "nothing",
            open_world_hint=False,
        ),
    )


async def _list_resources(_: Context, _asked: PaginatedRequestParams | None) -> ListResourcesResult:
    return ListResourcesResult(
        resources=[
            ResourceShown(uri=one.address, name=one.name, title=one.title, mime_type="text/plain")
            for one in RESOURCES
            if one.whole
        ]
    )


async def _list_templates(
    _: Context, _asked: PaginatedRequestParams | None
) -> ListResourceTemplatesResult:
    return ListResourceTemplatesResult(
        resource_templates=[
            TemplateShown(
                uri_template=one.address,
                name=one.name,
                title=one.title,
                mime_type=PNG if one.name == "picture" else "text/plain",
            )
            for one in RESOURCES
            if not one.whole
        ]
    )


def _base64(image: bytes) -> str:
    return base64.b64encode(image).decode()
