"""The agenda: what is awaited, from whom, as plain data in the state.

An agenda is a stack of frames, the top one last. A frame with a seat is a decision that this
seat must take; a frame without one is work that the rules go on with by themselves once
everything above it is done. Nested effects are frames on top of frames.

Frames of lane `MAIN` block everything below them. Other lanes run side by side: in each lane
its own top frame is open, so several seats can be awaited at once and decide in any order.
Lanes below `MAIN` hold offers: decisions that a seat may take and that nobody waits for. Offers
neither block nor are blocked; a seat that is awaited decides what is awaited first.
"""

from collections.abc import Sequence
from typing import Annotated, Generic, TypeVar

from msgspec import Meta, Struct

from games.kernel.seats import Seat

Step = TypeVar("Step")

DecisionId = Annotated[int, Meta(ge=1, description="Id of a decision; never reused in a game.")]

MAIN = -1
"""The lane of frames that block everything below them."""

NOBODY: frozenset[Seat] = frozenset()


def offer_lane(seat: Seat) -> int:
    """The lane of offers to a seat: it may decide them, but the game does not wait for it."""
    return MAIN - 1 - seat


class Frame(Struct, Generic[Step], frozen=True, kw_only=True, gc=False):
    """One entry of the agenda: a decision that is awaited, or work that goes on by itself."""

    id: Annotated[
        DecisionId,
        Meta(description="Never reused in a game; that of the decision, if a seat decides."),
    ]
    seat: Annotated[
        Seat | None,
        Meta(description="The seat that decides; null for work that the rules do by themselves."),
    ]
    step: Annotated[Step, Meta(description="What is awaited, in the terms of the title.")]
    lane: Annotated[
        int,
        Meta(
            description="-1: blocks everything below it. From 0: runs beside the other lanes. "
            "Below -1: an offer that nobody waits for."
        ),
    ] = MAIN


def bare(frames: "tuple[Frame[Step], ...]") -> "tuple[Frame[None], ...]":
    """Frames without their steps."""
    return tuple(
        Frame(id=frame.id, seat=frame.seat, step=None, lane=frame.lane) for frame in frames
    )


def tops(frames: Sequence[Frame[Step]]) -> tuple[Frame[Step], ...]:
    """The frames that nothing blocks, in the order in which they stand."""
    if len(frames) < 2:
        return tuple(frames)
    found: list[Frame[Step]] = []
    lanes: set[int] = set()
    blocked = False
    for frame in reversed(frames):
        if frame.lane in lanes or (blocked and frame.lane >= MAIN):
            continue
        if frame.lane == MAIN:
            blocked = True
            if any(one.lane > MAIN for one in found):
                continue
        lanes.add(frame.lane)
        found.append(frame)
    return tuple(reversed(found))


class Agenda(Struct, Generic[Step], frozen=True, gc=False):
    """What is awaited, and from whom."""

    frames: Annotated[
        tuple[Frame[Step], ...], Meta(description="The entries, the top one last.")
    ] = ()
    next_id: Annotated[DecisionId, Meta(description="The id of the next entry.")] = 1

    def tops(self) -> tuple[Frame[Step], ...]:
        """The frames that nothing blocks, in the order in which they stand."""
        return tops(self.frames)

    def open_for(self, seat: Seat) -> Frame[Step] | None:
        """The decision that `seat` can take now: the oldest one that is awaited, else the oldest
        offer, if any."""
        frames = self.frames
        if len(frames) == 1:
            return frames[0] if frames[0].seat == seat else None
        if frames and (top := frames[-1]).lane == MAIN and top.seat == seat:
            return top  # it blocks whatever else is awaited
        offer: Frame[Step] | None = None
        for frame in tops(frames):
            if frame.seat == seat:
                if frame.lane >= MAIN:
                    return frame
                offer = offer or frame
        return offer

    def awaits(self) -> frozenset[Seat]:
        """The seats whose decision is awaited; several at once are normal, offers do not count."""
        frames = self.frames
        if frames and (len(frames) == 1 or frames[-1].lane == MAIN):  # nothing else is awaited
            top = frames[-1]
            return NOBODY if top.seat is None or top.lane < MAIN else frozenset((top.seat,))
        awaited = [frame.seat for frame in tops(frames) if frame.lane >= MAIN]
        return frozenset([seat for seat in awaited if seat is not None])

    def may_decide(self) -> frozenset[Seat]:
        """The seats with an open decision: those that are awaited, and those with an offer."""
        return frozenset([frame.seat for frame in tops(self.frames) if frame.seat is not None])

    def changed(
        self, closed: tuple[DecisionId, ...], opened: tuple[Frame[Step], ...]
    ) -> "Agenda[Step]":
        """The agenda without the closed frames and with the opened ones on top."""
        frames, next_id = self.frames, self.next_id
        if len(frames) == 1 and frames[0].id in closed:
            frames = ()
        elif closed:
            frames = tuple([frame for frame in frames if frame.id not in closed])
        for frame in opened:
            if frame.id >= next_id:
                next_id = frame.id + 1
        return Agenda(frames + opened, next_id)

    def renumbered(self, first: DecisionId) -> "Agenda[Step]":
        """The same frames with new ids, from `first` on."""
        frames = tuple(
            Frame(id=first + number, seat=one.seat, step=one.step, lane=one.lane)
            for number, one in enumerate(self.frames)
        )
        return Agenda(frames, first + len(frames))

    def bare(self) -> "Agenda[None]":
        """The agenda without the steps, which are the title's and may be hidden."""
        return Agenda(bare(self.frames), self.next_id)


class AgendaChange(Struct, Generic[Step], frozen=True, gc=False):
    """Base of the one fact of each title that tells what became of the agenda.

    It is the last fact of a move (see `move.Move`): the frames that are done, by id, and those
    that are new. Readers that know no title still know from it who is awaited.
    """

    closed: Annotated[tuple[DecisionId, ...], Meta(description="Ids of the entries that are done.")]
    opened: Annotated[
        tuple[Frame[Step], ...], Meta(description="The new entries, put on top in this order.")
    ]
