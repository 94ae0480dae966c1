"""Request headers that mean something to operations."""

from collections.abc import Callable

from msgspec import Struct


class Header(Struct, frozen=True):
    """A request header that means something to the operation; `pattern` is what its value has to
    look like (a regular expression of JSON Schema), `check` what refuses any other one."""

    name: str
    meaning: str
    pattern: str | None = None
    check: Callable[[str], object] | None = None
