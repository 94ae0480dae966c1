"""The command line: `kronika COMMAND`. `./kronika` at the project's root is the same with its
own environment. One module per command; `app` puts them together."""

from service.cli.app import main

__all__ = ["main"]
