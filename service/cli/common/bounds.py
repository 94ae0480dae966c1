"""Numbers of options that have to be within bounds."""

from service.cli.common.errors import CommandError


def within(option: str, value: float, least: float, most: float) -> float:
    """The value of an option, from `least` to `most`. Raises CommandError for any other, which
    includes what is no number."""
    if not least <= value <= most:
        raise CommandError(f"{option} must be from {least:g} to {most:g}")
    return value
