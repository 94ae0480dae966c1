"""Titles as clients see them."""

from collections.abc import Mapping
from functools import cache

import msgspec
from msgspec import Raw

from games.kernel.registry import Registry
from games.kernel.title import AnyTitle
from service.lobby.schemas.titles import SeatsAllowed, TitleShown
from service.lobby.title_schemas import alone, of_title


@cache
def titles_shown(registry: Registry) -> Mapping[str, TitleShown]:
    """All titles by slug; worked out once for a registry, which never changes."""
    return {title.meta.slug: title_shown(title) for title in registry}


def title_shown(title: AnyTitle) -> TitleShown:
    """A title as clients see it."""
    schemas = of_title(title)
    least, most = title.meta.seats

    def schema(one: dict[str, object]) -> Raw:
        return Raw(msgspec.json.encode(alone(one, schemas.parts)))

    return TitleShown(
        title=title.meta.slug,
        name=title.meta.name,
        seats=SeatsAllowed(least, most),
        ruleset=title.meta.ruleset,
        rulesets=title.meta.rulesets,
        bots=tuple(sorted(title.bots)),
        notes=title.meta.notes,
        options_schema=schema(schemas.options),
        command_schema=schema(schemas.command),
        event_schema=schema(schemas.event),
        view_schema=schema(schemas.view),
    )
