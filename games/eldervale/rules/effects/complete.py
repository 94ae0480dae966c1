"""Tables of functions in which nothing may be forgotten: what is missing is named when the title is
loaded."""

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any, get_args


def none_forgotten(table: str, wanted: Iterable[Any], given: Container[Any]) -> None:
    """Raises TypeError, with their names, if a table lacks some of what is wanted."""
    missing = [getattr(one, "__name__", str(one)) for one in wanted if one not in given]
    if missing:
        raise TypeError(f"{table} lacks {', '.join(sorted(missing))}")


def by_type(function: Any, union: Any) -> Mapping[type, Callable[..., Any]]:
    """The function for each type of a union, of one made by `functools.singledispatch`.

    Raises TypeError if a type has none.
    """
    none_forgotten(function.__name__, get_args(union), function.registry)
    return {kind: function.registry[kind] for kind in get_args(union)}
