"""Numbers of options that have to be within bounds."""

from service.cli.common.errors import CommandError
from service.cli.common.words import say


def within(option: str, value: float, least: float, most: float) -> float:
    """The value of an option, from `least` to `most`. Raises CommandError for any other, which
    includes what is no number."""
    if not least <= value <= most:
        raise CommandError(
            say("option.bounds", option=option, least=f"{least:g}", most=f"{most:g}")
        )
    return value
