"""`kronika settings`: what can be set."""

import sys

from service.settings import page


def settings() -> None:
    """Print all settings with their meaning, unit and default, as a Markdown page."""
    sys.stdout.write(page())
