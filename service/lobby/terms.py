"""Whether the terms of a new table can be kept."""

from collections.abc import Sequence
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from msgspec import UNSET
from msgspec.structs import replace

from games.kernel.sentence import Sentence
from games.kernel.table.terms import Terms, Window
from games.kernel.title import AnyTitle
from referee.problems import kinds
from referee.problems.problem import refused
from service.lobby.schemas.games import SeatWanted

SHORTEST: Final = 15
"""A daily window has at least so many minutes: with less, a game would outlive its players."""
HINTS_ALONE: Final = Sentence("hints-alone")
"""Hints are for a person who plays against bots alone."""


def check(terms: Terms) -> None:
    """Raises a problem that names the field."""
    window = None if terms.clock is None else terms.clock.window
    if window is None:
        return
    if window.zone not in _zones():
        because = Sentence("not-a-time-zone", {"zone": window.zone})
        raise refused(kinds.INVALID_BODY, because, field="terms.clock.window.zone")
    if _minutes(window) < SHORTEST:
        because = Sentence("window-too-short", {"shortest": SHORTEST})
        raise refused(kinds.INVALID_BODY, because, field="terms.clock.window.closes")


def check_hints(terms: Terms, title: AnyTitle, seats: Sequence[SeatWanted]) -> None:
    """Refuses hints at a table that is not of one person against bots, or of a title whose
    positions are not appraised."""
    if not terms.hints:
        return
    if sorted(one.kind for one in seats if one.kind != "bot") != ["me"]:
        raise refused(kinds.INVALID_BODY, HINTS_ALONE, field="terms.hints")
    if title.appraisal is None:
        because = Sentence("hints-of-title", {"name": title.meta.name})
        raise refused(kinds.INVALID_BODY, because, field="terms.hints")


def agreed(terms: Terms) -> Terms:
    """The terms as the log says them: it says that there are hints, not that there are none."""
    return terms if terms.hints else replace(terms, hints=UNSET)


@cache
def _zones() -> frozenset[str]:
    """The zones of the IANA database, without what only this machine calls so."""
    return frozenset(available_timezones()) - {"localtime", "Factory"}


def _minutes(window: Window) -> int:
    opens, closes = (int(time[:2]) * 60 + int(time[3:]) for time in (window.opens, window.closes))
    return (closes - opens) % (24 * 60)
