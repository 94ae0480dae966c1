"""What all commands have in common."""

from games.kernel.command import BaseCommand


class Chosen(BaseCommand, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Base of all commands."""
