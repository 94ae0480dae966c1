"""A folder like a clone whose first set-up is done: it has what commands of the pages begin with.

The bootstrap itself is tried by `tests/embedded/test_bootstrap.py`; here it would find a folder
that it has not set up.
"""

import sys
from pathlib import Path

from tests.docs.blocks import ROOT

PATH = "/usr/local/bin:/usr/bin:/bin"
"""What a reader has: no environment is activated."""


def furnish(folder: Path) -> None:
    """Puts `./kronika` and `.venv/bin/python` into a folder."""
    programs = folder / ".venv" / "bin"
    programs.mkdir(parents=True)
    (programs / "python").write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    (folder / "kronika").write_text(
        f"#!/bin/sh\nPYTHONPATH={ROOT} exec {sys.executable} "
        '-c "from service.cli import main; main()" "$@"\n'
    )
    for program in (programs / "python", folder / "kronika"):
        program.chmod(0o755)
