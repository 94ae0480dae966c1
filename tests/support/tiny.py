"""Lanterns, the tiny title that `docs/adding-a-title.md` builds, as a module: `tiny.title`.

The code is the page's own, so whatever is tested with it is tested of what readers read.
"""

from tests.docs.blocks import ROOT, blocks, run_python

PAGE = ROOT / "docs" / "adding-a-title.md"

for _block in blocks(PAGE):
    if _block.language == "python" and "check" not in _block.markers:
        run_python(_block, globals())
