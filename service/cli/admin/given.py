"""What commands of administrators are given, and how they answer."""

import sys
from datetime import UTC, datetime, timedelta
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from service.administration.schemas import LONGEST_REASON
from service.cli.common import options
from service.cli.common.errors import CommandError
from service.cli.common.words import say
from service.settings import Settings, from_environment

Name = Annotated[str, Parameter(help="Name or id of an account.", show_default=False)]
Why = Annotated[str, Parameter(help="Why; it is recorded.", show_default=False)]
MayWhy = Annotated[str | None, Parameter(name="--reason", help="Why; it is recorded.")]
LONGEST_DAYS: Final = 36_500
MOST: Final = 1000


def settings_of(data: options.Data, database_url: options.DatabaseUrl) -> Settings:
    """The settings of the service that is administered."""
    return from_environment(data=data, database_url=database_url)


def told(text: str) -> Literal[0]:
    """Says that it is done; the exit code."""
    sys.stdout.write(f"{text}\n")
    return 0


def bounded(limit: int) -> int:
    """How many are listed at most. CommandError if that is none, or too many."""
    if not 1 <= limit <= MOST:
        raise CommandError(say("option.bounds", option="--limit", least=1, most=MOST))
    return limit


def reason_of(given: str | None) -> str | None:
    """A reason, as the API takes it. CommandError if it is too long or not printable."""
    if given is not None and not (0 < len(given) <= LONGEST_REASON and given.isprintable()):
        raise CommandError(say("admin.reason", most=LONGEST_REASON))
    return given


def end_after(days: float | None) -> datetime | None:
    """When so many days are over; None for no end. CommandError for what is no time to come."""
    if days is None:
        return None
    if not 0 < days <= LONGEST_DAYS:
        raise CommandError(say("token.days", most=LONGEST_DAYS))
    return datetime.now(UTC) + timedelta(days=days)
