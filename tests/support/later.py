"""The second ruleset of Lanterns that `docs/rules-versions.md` makes, as a module.

`later.title` offers both, `later.LATER` plays the second one.
"""

from typing import TYPE_CHECKING, Any

from tests.docs.blocks import ROOT, blocks, run_python

PAGE = ROOT / "docs" / "rules-versions.md"

for _block in blocks(PAGE):
    if _block.language == "python" and "check" not in _block.markers:
        run_python(_block, globals())

if TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """The names are the page's."""
