"""Where the packages are made from: the project, or what a wheel of the service has beside it."""

from pathlib import Path
from typing import Final

import clocks
import events
import games
import referee
import verifier

_BUNDLED: Final = Path(__file__).with_name("projects")
_PROJECT: Final = Path(__file__).parents[2]

MODULES: Final = {
    module.__name__: Path(module.__path__[0])
    for module in (games, events, clocks, referee, verifier)
}
"""What the verifier consists of, as it runs in this very service."""
INTERPRETER: Final = Path(__file__).parents[1] / "browser" / "interpreter"
"""Python for pages, as `web/interpreter.mjs` leaves it: files in the coding `br`, and a list."""
NPM: Final = Path(__file__).with_name("npm")
"""The packages for npm, as the compiler leaves them: a folder each."""


def client() -> Path:
    """The project of the Python client library."""
    return _BUNDLED / "client" if _BUNDLED.is_dir() else _PROJECT / "openapi" / "sdk" / "python"


def verify() -> Path:
    """The project of the Python verifier; it names its modules two folders above itself."""
    return (_BUNDLED if _BUNDLED.is_dir() else _PROJECT / "packages") / "kronika-verify"
