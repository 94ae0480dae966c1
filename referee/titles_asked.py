"""What is asked of titles in queries."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from referee.paging import ListWanted

_SCHEMAS: Final = Meta(
    description="Include the schemas of commands, events and views, which are large. If `false`, "
    "each of them is `{}`."
)


class TitlesWanted(ListWanted, frozen=True, kw_only=True):
    """How much of all titles."""

    schemas: Annotated[bool, _SCHEMAS] = False


_Edition = Annotated[
    str | None,
    Meta(
        description="The `edition` of the title. The response is the same with and without it; "
        "if it is the current one, caches may keep the response for a year."
    ),
]


class EditionWanted(Struct, frozen=True, kw_only=True):
    """What is read of a title, as it is named by the title's `edition`."""

    edition: _Edition = None


class PartsWanted(ListWanted, frozen=True, kw_only=True):
    """Which page of what a title is made of."""

    edition: _Edition = None


class TitleWanted(EditionWanted, frozen=True, kw_only=True):
    """How much of a title."""

    schemas: Annotated[bool, _SCHEMAS] = True
