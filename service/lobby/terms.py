"""Whether the terms of a new table can be kept."""

from functools import cache
from typing import Final
from zoneinfo import available_timezones

from games.kernel.sentence import Sentence
from games.kernel.table.terms import Terms, Window
from referee.problems import kinds
from referee.problems.problem import refused

SHORTEST: Final = 15
"""A daily window has at least so many minutes: with less, a game would outlive its players."""


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


@cache
def _zones() -> frozenset[str]:
    """The zones of the IANA database, without what only this machine calls so."""
    return frozenset(available_timezones()) - {"localtime", "Factory"}


def _minutes(window: Window) -> int:
    opens, closes = (int(time[:2]) * 60 + int(time[3:]) for time in (window.opens, window.closes))
    return (closes - opens) % (24 * 60)
