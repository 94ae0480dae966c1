"""The command line: `kronika COMMAND`. `./kronika` at the project's root is the same with its
own environment. One package per command; `app` puts them together, `common` has what several
of them share."""

from service.cli.app import main

__all__ = ["main"]
