"""Operations are found where they are, and whatever is not exactly there is left to the router."""

from typing import Any

import pytest
from litestar import Litestar
from litestar.types import Message, Receive, Scope, Send

from service.app import mounted
from service.contract.published import OPERATIONS
from service.http.directory import Directory

_LONG = 60_000


@pytest.fixture(scope="module")
def app() -> Litestar:
    return mounted(_LONG, _LONG)


async def found(app: Litestar, method: str, path: str, **more: Any) -> tuple[str, dict[str, Any]]:
    """The name of the operation and the parameters; the name is empty if others are asked."""
    scope: Any = {"type": "http", "method": method, "path": path, "headers": [(b"host", b"a.b:80")]}
    scope |= more
    asked: list[str] = []

    async def others(_: Scope, __: Receive, ___: Send) -> None:
        asked.append("")

    directory = Directory(app, others, [one.id for one in OPERATIONS])
    handler = directory._found(scope)
    if handler is None:

        async def nothing(*_: Message) -> Any: ...

        await directory(scope, nothing, nothing)
        assert asked == [""]
        return "", {}
    return handler[0].name or "", handler[1]


async def test_every_operation_is_found_at_its_path(app: Litestar) -> None:
    for one in OPERATIONS:
        if not one.is_socket:
            values = {name: f"x{number}" for number, name in enumerate(one.path_parameters)}
            path = one.path.format_map(values)
            assert await found(app, one.method, path) == (one.id, values), one.path


@pytest.mark.parametrize(
    ("method", "path", "more"),
    [
        ("POST", "/health", {}),
        ("OPTIONS", "/v1/games", {}),
        ("HEAD", "/v1/games", {}),
        ("GET", "/v1/games/", {}),
        ("GET", "//v1/games", {}),
        ("GET", "/v1//games", {}),
        ("GET", "v1/games", {}),
        ("GET", "/", {}),
        ("GET", "", {}),
        ("GET", "/v1/games/g/nowhere", {}),
        ("GET", "/v1/games/g/moves/1/more", {}),
        ("GET", "/health", {"root_path": "/behind"}),
        ("GET", "/health", {"headers": []}),
        ("GET", "/health", {"headers": [(b"host", b"a b")]}),
    ],
)
async def test_what_is_not_exactly_there_is_left_to_the_router(
    app: Litestar, method: str, path: str, more: dict[str, Any]
) -> None:
    assert await found(app, method, path, **more) == ("", {})
