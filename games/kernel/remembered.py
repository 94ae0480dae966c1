"""Values that are worked out of a frozen value once, when they are first asked for.

They are no part of the value: they are not compared, not stored, and not taken over by `replace`.
`functools.cached_property` does the same, but before Python 3.12 it takes a lock each time it works
something out, which costs more than most of what is worked out here.
"""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


class remembered(Generic[T]):  # noqa: N801  # used like `property`
    """A property of a struct with `dict=True` that is worked out once."""

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self._work_out = work_out
        self._name = work_out.__name__
        self.__doc__ = work_out.__doc__

    @overload
    def __get__(self, instance: None, owner: Any) -> Self: ...

    @overload
    def __get__(self, instance: object, owner: Any) -> T: ...

    def __get__(self, instance: Any, owner: Any) -> Self | T:
        """The value, from now on an attribute of the instance, which Python finds before this."""
        if instance is None:
            return self
        value = instance.__dict__[self._name] = self._work_out(instance)
        return value
