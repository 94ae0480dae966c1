"""Lists as NDJSON: a line for each item, and a last one that says that nothing is missing."""

from typing import Annotated

from msgspec import Meta, Struct


class ListEnd(Struct, frozen=True, kw_only=True, tag="end"):
    """The last line. A response without it was cut off."""

    lines: Annotated[int, Meta(ge=0, description="How many lines came before this one.")]
