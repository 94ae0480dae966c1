"""What the laws take for granted of a title's types: frozen structs, tags of its own that are
never shared, visibility declared where the redactor reads it."""

import re
from collections.abc import Iterator
from typing import Any, get_origin

import pytest
from msgspec import Struct, inspect

from games.kernel.seats import Spectator
from games.kernel.title import AnyTitle
from games.kernel.visibility import Redactor
from tests.support.titles import SLUGS, title_of


@pytest.fixture(params=SLUGS)
def title(request: pytest.FixtureRequest) -> AnyTitle:
    return title_of(request.param)


def structs(info: inspect.Type, known: set[type[Struct]] | None = None) -> Iterator[type[Struct]]:
    """Every struct type that a value of this type can hold, once."""
    known = set() if known is None else known
    if isinstance(info, inspect.Metadata):
        yield from structs(info.type, known)
    elif isinstance(info, inspect.StructType):
        if info.cls not in known:
            known.add(info.cls)
            yield info.cls
            for field in info.fields:
                yield from structs(field.type, known)
    else:
        for part in _parts(info):
            yield from structs(part, known)


def _parts(info: inspect.Type) -> tuple[inspect.Type, ...]:
    for name in ("types", "item_types"):
        if hasattr(info, name):
            found: tuple[inspect.Type, ...] = getattr(info, name)
            return found
    return tuple(
        getattr(info, n) for n in ("item_type", "key_type", "value_type") if hasattr(info, n)
    )


def _all(title: AnyTitle) -> tuple[type[Any], ...]:
    types = title.types
    kinds = (types.state, types.command, types.fact, types.view, types.options)
    return tuple(kind for one in kinds for kind in structs(inspect.type_info(one)))


def test_everything_is_frozen(title: AnyTitle) -> None:
    kinds = {get_origin(kind) or kind for kind in _all(title)}
    assert [kind for kind in kinds if not kind.__struct_config__.frozen] == []


def test_everything_can_be_redacted(title: AnyTitle) -> None:
    """Visibility inside a union or a container would be overlooked; the redactor refuses it."""
    redactor = Redactor()
    for kind in _all(title):
        redactor._learn(kind)
    assert redactor.redact((), Spectator()) == []


def test_tags_are_the_titles_own(title: AnyTitle) -> None:
    """`title.kebab-case`; a command and a fact never share one."""
    own = title.meta.slug.replace("_", "-")
    kinds = {k for one in (title.types.command, title.types.fact) for k in _tagged(one)}
    tags = [str(kind.__struct_config__.tag) for kind in kinds]
    assert [t for t in tags if not re.fullmatch(rf"{own}\.[a-z0-9]+(-[a-z0-9]+)*", t)] == []
    assert len(set(tags)) == len(tags)


def _tagged(union: Any) -> tuple[type[Struct], ...]:
    info = inspect.type_info(union)
    parts = info.types if isinstance(info, inspect.UnionType) else (info,)
    return tuple(part.cls for part in parts if isinstance(part, inspect.StructType))


def test_random_is_among_the_bots(title: AnyTitle) -> None:
    assert "random" in title.bots


def test_the_catalogue_has_unique_ids(title: AnyTitle) -> None:
    ids = [one.id for one in title.showing.catalogue()]
    assert ids
    assert len(set(ids)) == len(ids)
