"""Variants of the tiny title: some of its functions replaced by a class's own."""

from msgspec.structs import replace

from games.kernel.title import AnyTitle, Title
from tests.support import tiny

PARTS = Title.__struct_fields__


class Variant:
    """Lanterns with this class's attributes in the place of its own; `title` is the value."""

    @property
    def title(self) -> AnyTitle:
        """The changed title."""
        return replace(
            tiny.title, **{name: getattr(self, name) for name in PARTS if hasattr(self, name)}
        )
