"""Redaction: the only way from what happened to what is sent.

Every event, command and view that leaves the service passes through one `Redaction`, for one
viewer. `over` says that the game has ended: then everything is open to everybody.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import Protocol

import msgspec
from msgspec import Raw, Struct
from msgspec.json import encode
from msgspec.structs import replace

from events.commitments import Sealed, Veil, hidden, sealed
from events.draws import Draws
from events.salts import Salts
from games.kernel.result import Result, scores
from games.kernel.seats import AtSeat, Auditor, Viewer
from games.kernel.title import Action, AnyTitle
from games.kernel.visibility import Json, Redactor
from referee.decoder import Decoder
from referee.schemas import Event


class RedactableEvent(Protocol):
    """What is shown of an event; the log's `Recorded` has it."""

    @property
    def version(self) -> int:
        """Its number in the game."""
        ...

    @property
    def ply(self) -> int:
        """The move that it belongs to."""
        ...

    @property
    def kind(self) -> str:
        """The tag of its struct."""
        ...

    @property
    def payload(self) -> bytes:
        """Its canonical JSON."""
        ...

    @property
    def seat(self) -> int | None:
        """Who played; only action events have it."""
        ...

    @property
    def decision(self) -> int | None:
        """The decision that was answered; only action events have it."""
        ...

    @property
    def at(self) -> datetime:
        """When it happened."""
        ...

    @property
    def veils(self) -> tuple[Veil, ...]:
        """Its hidden fields, as they were recorded; none, if it is not in a log."""
        ...

    @property
    def hash(self) -> bytes | None:
        """The hash of its link of the chain, on the last event of the link."""
        ...

    @property
    def draws(self) -> Draws:
        """How many draws of each label were made for its link, on the last event of the link."""
        ...


class SeenView(Struct, frozen=True, kw_only=True):
    """A view as somebody may see it: its JSON, and whether nothing in it is hidden from them."""

    json: bytes
    whole: bool


class Redaction:
    """Makes events, commands and views fit for a viewer."""

    def __init__(self, decoder: Decoder) -> None:
        self._decoder = decoder
        self._redactor = Redactor()
        self._open: dict[str, bool] = {}

    def event(self, event: RedactableEvent, viewer: Viewer, *, over: bool, salts: Salts) -> Event:
        """An event as the viewer may see it; `salts` are those of its game."""
        opened = over or isinstance(viewer, Auditor)
        seat = viewer.seat if isinstance(viewer, AtSeat) else None
        fields: dict[str, Sealed] = {}
        if event.veils:
            plain: Json = msgspec.json.decode(event.payload)
            fields = sealed(plain, event.veils, salts, event.version, seat=seat, over=opened)
        seen = self.data(event, viewer, over=over)
        return Event(
            version=event.version,
            ply=event.ply,
            at=event.at,
            data=Raw(seen),
            seat=event.seat,
            decision=event.decision,
            hash=None if event.hash is None else event.hash.hex(),
            draws=dict(event.draws),
            sealed=fields,
        )

    def data(self, event: RedactableEvent, viewer: Viewer, *, over: bool) -> bytes:
        """What an event says, as the viewer may see it: JSON."""
        if over or isinstance(viewer, Auditor) or not event.veils:
            return self._data(event, viewer, over)
        seat = viewer.seat if isinstance(viewer, AtSeat) else None
        return encode(hidden(msgspec.json.decode(event.payload), event.veils, seat))

    def events(
        self, events: Iterable[RedactableEvent], viewer: Viewer, *, over: bool, salts: Salts
    ) -> tuple[Event, ...]:
        """Several events of one game."""
        return tuple(self.event(event, viewer, over=over, salts=salts) for event in events)

    def view(
        self,
        title: AnyTitle,
        state: object,
        viewer: Viewer,
        *,
        over: bool,
        result: Result | None = None,
    ) -> bytes:
        """The table as the viewer may see it: canonical JSON. Its scores are those of the `result`
        that the game has there, even if its players gave it up."""
        return self._redactor.encode(_view(title, state, result), viewer, over=over)

    def seen(
        self,
        title: AnyTitle,
        state: object,
        viewer: Viewer,
        *,
        over: bool,
        result: Result | None = None,
    ) -> SeenView:
        """`view`, and whether it is all that there is to see."""
        shown = _view(title, state, result)
        return SeenView(
            json=self._redactor.encode(shown, viewer, over=over),
            whole=over or not self._redactor.hides(shown, viewer),
        )

    def whole(self, title: AnyTitle, state: object) -> Struct:
        """The table of a game that is over, where nothing is hidden from anybody: the value that
        its JSON would be decoded to."""
        return _view(title, state, None)

    def plain(self, value: Struct, viewer: Viewer) -> Json:
        """A value of a running game, such as a step of the agenda, as the viewer may see it."""
        return self._redactor.redact(value, viewer)

    def line(self, title: AnyTitle, action: Action[Struct], viewer: Viewer, *, over: bool) -> str:
        """The notation of a command; hidden fields are told by their size."""
        seen = self._command(action, viewer, over)
        return title.showing.notation.print(action.command, seen)

    def same(self, one: Iterable[object], other: Iterable[object], viewer: Viewer) -> bool:
        """Whether the viewer sees no difference between two lists of facts."""
        left = [self._redactor.encode(fact, viewer) for fact in one]
        return left == [self._redactor.encode(fact, viewer) for fact in other]

    def _data(self, event: RedactableEvent, viewer: Viewer, over: bool) -> bytes:
        if over or isinstance(viewer, Auditor) or self._is_open(event):
            return event.payload
        value = self._decoder.decode(event)
        if isinstance(value, Action):
            return msgspec.json.encode(self._command(value, viewer, over))
        return msgspec.json.encode(self._redactor.redact(value, viewer))

    def _command(self, action: Action[Struct], viewer: Viewer, over: bool) -> dict[str, Json]:
        """A command is redacted through its action, which says to whom it belongs."""
        seen = self._redactor.redact(action, viewer, over=over)
        assert isinstance(seen, dict)
        command = seen["command"]
        assert isinstance(command, dict)
        return command

    def _is_open(self, event: RedactableEvent) -> bool:
        """Whether events of this kind can never hide anything; the table's facts cannot."""
        known = self._open.get(event.kind)
        if known is None:
            known = event.kind.startswith("table.") or self._redactor.clean(
                type(self._decoder.struct(event.kind, event.payload))
            )
            self._open[event.kind] = known
        return known


def _view(title: AnyTitle, state: object, result: Result | None) -> Struct:
    shown: Struct = title.showing.view(state)
    return shown if result is None else replace(shown, scores=scores(result, ()))
