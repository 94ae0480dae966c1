"""`kronika settings`: what can be set."""

import sys

from service.settings import page


def settings() -> None:
    """Print all settings with their meaning, unit and default.

    The page is Markdown, and the same as docs/settings.md.

    Try:

        kronika settings
        kronika settings > docs/settings.md
    """
    sys.stdout.write(page())
