"""Lanterns, the tiny title that `docs/secrets-and-choices.md` builds, as a module: `tiny.title`.

The code is the page's own, so whatever is tested with it is tested of what readers read.
"""

from typing import TYPE_CHECKING, Any

from tests.docs.blocks import ROOT, blocks, run_python

PAGE = ROOT / "docs" / "secrets-and-choices.md"

for _block in blocks(PAGE):
    if _block.language == "python" and "check" not in _block.markers:
        run_python(_block, globals())

if TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """The names are the page's, which the type checker reads in `tests/docs`."""
