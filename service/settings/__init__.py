"""All settings of a service process, in one frozen object.

| module | what it is about |
| --- | --- |
| `settings` | the object; parts: `limits`, `sign_in`, `webhooks`, `disputes`, `diagnostics` |
| `loading` | from environment variables and options of the command line |
| `reference` | as a table for people |
"""

from service.settings.loading import PREFIX, TOKEN, URL, SettingsError, from_environment, load
from service.settings.reference import Setting, page, settings, table
from service.settings.settings import UNSEALED, Settings

__all__ = [
    "PREFIX",
    "TOKEN",
    "UNSEALED",
    "URL",
    "Setting",
    "Settings",
    "SettingsError",
    "from_environment",
    "load",
    "page",
    "settings",
    "table",
]
