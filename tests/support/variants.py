"""Variants of the tiny title: some of its functions replaced by a class's own."""

from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.title import AnyTitle
from tests.support import tiny

Group = TypeVar("Group", bound=Struct)


class Variant:
    """Lanterns with this class's attributes in the place of its own; `title` is the value."""

    @property
    def title(self) -> AnyTitle:
        """The changed title."""
        whole: AnyTitle = self._changed(tiny.title)
        rules, showing = self._changed(whole.rules), self._changed(whole.showing)
        return replace(whole, rules=rules, showing=showing)

    def _changed(self, group: Group) -> Group:
        """A group of functions with this class's own in it."""
        parts = group.__struct_fields__
        return replace(group, **{one: getattr(self, one) for one in parts if hasattr(self, one)})
