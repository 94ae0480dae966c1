"""The app that every service knows: `kronika login`, and programs that people run themselves."""

from typing import Final

from service.authorization.app import App

COMMAND_LINE: Final = App(
    id="kronika-cli", name="kronika login", home=None, redirect_uris=(), registered=False
)
"""It asks by the device grant alone, so it has no address to come back to. Every program may call
itself so: the name says how it was started, not who has made it."""
