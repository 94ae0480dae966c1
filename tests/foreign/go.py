"""Go's own implementations of notes and transparency logs, compiled into a program of ours that
does nothing but call them (`main.go`)."""

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from tests.generators import tools

SUMDB: Final = Path("src", "cmd", "vendor", "golang.org", "x", "mod", "sumdb")
"""Where the sources of Go have them: the command `go` checks its modules with these."""
_MODULE: Final = """\
module foreign

go 1.27

require golang.org/x/mod v0.0.0

replace golang.org/x/mod => ./mod
"""


def compiled(folder: Path) -> Path:
    """The program, compiled in a folder, from what is on this machine alone."""
    tools.provide_wheels()
    for name in ("note", "tlog"):
        shutil.copytree(tools.GO / SUMDB / name, folder / "mod" / "sumdb" / name)
    (folder / "mod" / "go.mod").write_text("module golang.org/x/mod\n\ngo 1.27\n")
    (folder / "go.mod").write_text(_MODULE)
    shutil.copy(Path(__file__).with_name("main.go"), folder)
    environment = tools.of_go(folder)
    tools.run(tools.GO / "bin" / "go", "build", "-o", "foreign", ".", folder=folder, **environment)
    return folder / "foreign"


def checked(program: Path, asked: Mapping[str, object]) -> subprocess.CompletedProcess[bytes]:
    """What the program says of a log."""
    return subprocess.run(
        [program], input=msgspec.json.encode(asked), capture_output=True, check=False
    )
