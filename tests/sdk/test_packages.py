"""The libraries as files: what is in them, that they work alone, and what their users see."""

import shutil
import zipfile
from pathlib import Path

import pytest

from tests.sdk.packed import installed, node, nodes
from tests.service.process import ServiceProcess

PROGRAMS = {"dist/bot.mjs", "dist/farm.mjs", "dist/my-bot.mjs"}

ASK = """
const { Kronika } = await import("kronika-client");
console.log(Kronika.name);
console.log(import.meta.resolve("kronika-client"));
let socket = "here";
try {
  new Kronika(process.argv[2] ?? "http://127.0.0.1").followSocket("game");
} catch (trouble) {
  socket = String(trouble);
}
console.log(socket);
"""


def test_the_wheel_is_whole(packed_python: Path) -> None:
    """All modules and the marker of types; imported from the environment, not from the sources."""
    (wheel,) = packed_python.parents[2].glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    source = Path(__file__).parents[2] / "openapi" / "sdk" / "python"
    for module in (source / "kronika_client").rglob("*.py"):
        assert str(module.relative_to(source)) in names
    assert "kronika_client/py.typed" in names
    code = "import kronika_client, kronika_client.sockets; print(kronika_client.__file__)"
    told = installed(packed_python, "-c", code, folder=packed_python.parent)
    assert told.startswith(str(packed_python.parents[1]))


@pytest.mark.contract
def test_the_package_is_javascript_with_types(packed_typescript: Path) -> None:
    package = packed_typescript / "node_modules" / "kronika-client"
    files = {str(one.relative_to(package)) for one in package.rglob("*") if one.is_file()}
    assert {"dist/index.js", "dist/index.d.ts", "package.json", "README.md", *PROGRAMS} <= files
    for one in files:
        assert one.endswith((".js", ".d.ts", ".json", ".md")) or one in PROGRAMS, one
        if one.endswith((".js", ".d.ts")):
            text = (package / one).read_text("utf-8")
            assert ".ts'" not in text, one
            assert '.ts"' not in text, one
            assert "from 'node:" not in text, "browsers have no modules of Node.js"
            assert 'from "node:' not in text, "browsers have no modules of Node.js"
    assert [one.name for one in (package.parent).iterdir() if not one.name.startswith(".")] == [
        "kronika-client"
    ], "it depends on nothing"


@pytest.mark.contract
def test_a_stream_with_a_token_ends_when_its_reader_says_so(packed_typescript: Path) -> None:
    """Also after a garbage collection, which forgets signals that nobody holds."""
    access = packed_typescript / "node_modules" / "kronika-client" / "dist" / "access.js"
    program = Path(__file__).with_name("aborting.mjs")
    assert node("--expose-gc", program, access.as_uri(), folder=packed_typescript) == "AbortError\n"


@pytest.mark.contract
def test_node_imports_it_by_name_and_plays(
    packed_typescript: Path, shared_service: ServiceProcess
) -> None:
    """Also under Node.js 20, where nothing strips types and nothing is called `WebSocket`."""
    program = packed_typescript / "ask.js"
    program.write_text(ASK)
    shutil.copy(packed_typescript / "node_modules/kronika-client/dist/bot.mjs", packed_typescript)
    bot = packed_typescript / "bot.mjs"
    for engine in nodes():
        told = installed(engine, program, shared_service.url, folder=packed_typescript)
        name, where, socket = told.splitlines()
        assert name == "Kronika"
        assert where.endswith("/node_modules/kronika-client/dist/index.js")
        assert socket == "here" or socket.startswith("Error: there is no WebSocket here"), engine
        told = installed(engine, bot, shared_service.url, "tzolkin", folder=packed_typescript)
        assert "finished after" in told, engine


@pytest.mark.contract
def test_a_node_that_strips_types_needs_none_of_it(packed_typescript: Path) -> None:
    """Whatever the types are, the JavaScript is enough."""
    program = packed_typescript / "ask.js"
    program.write_text(ASK)
    assert node("--no-experimental-strip-types", program, folder=packed_typescript)
