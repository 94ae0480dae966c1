"""What is shown of recorded events is what the redactor shows, for every viewer and title."""

import msgspec
import pytest

from games.kernel.seats import AtSeat, Spectator, Viewer
from games.kernel.title import Action
from games.kernel.visibility import Json, Redactor
from tests.audit.exporting import DECODER, REDACTION, logged
from tests.support.titles import HIDING, SLUGS, title_of


def shown_by_type(redactor: Redactor, value: object, viewer: Viewer) -> Json:
    """The redactor's own word."""
    seen = redactor.redact(value, viewer)
    assert isinstance(seen, dict)
    return seen["command"] if isinstance(value, Action) else seen


@pytest.mark.parametrize("slug", HIDING)
def test_events_show_what_their_types_allow(slug: str) -> None:
    low, high = title_of(slug).meta.seats
    redactor, hiding = Redactor(), 0
    tables = [(seats, number) for number in range(8) for seats in range(low, high + 1)]
    for seats, number in tables:
        if number and hiding > 10:  # one game for each number of seats, more where they are short
            break
        game = logged(slug, seats, number)
        viewers: list[Viewer] = [*(AtSeat(seat) for seat in range(seats)), Spectator()]
        for event in game.events:
            if not event.veils:
                continue
            hiding += 1
            for viewer in viewers:
                shown = REDACTION.event(event, viewer, over=False, salts=game.secrets.salts)
                wanted = shown_by_type(redactor, DECODER.decode(event), viewer)
                assert msgspec.json.decode(shown.data) == msgspec.json.decode(
                    msgspec.json.encode(wanted)
                )
                for pointer, field in shown.sealed.items():
                    hidden = msgspec.json.decode(shown.data)[pointer[1:]] == {"hidden": field.size}
                    assert hidden == (field.salt is None)
    assert hiding > 10


@pytest.mark.parametrize("slug", SLUGS)
def test_an_event_without_hidden_fields_hides_nothing(slug: str) -> None:
    redactor = Redactor()
    for event in logged(slug, title_of(slug).meta.seats[0], 0).events:
        if not event.veils and not event.kind.startswith("table."):
            value = DECODER.decode(event)
            seen = shown_by_type(redactor, value, Spectator())
            assert '"hidden"' not in msgspec.json.encode(seen).decode()
