"""Folding: from recorded events to a state."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec import Struct

from events.codec import Codec
from events.envelope import Recorded

State = TypeVar("State")
Value = TypeVar("Value", bound=Struct)


def fold(
    evolve: Callable[[State, Value], State],
    state: State,
    codec: Codec[Value],
    events: Iterable[Recorded],
) -> State:
    """The state after the facts of `events`, in order.

    Action events say who decided what; what came of it is in the facts, so they are passed over.
    """
    decode = codec.decode
    for event in events:
        if event.seat is None:
            state = evolve(state, decode(event.kind, event.payload))
    return state
