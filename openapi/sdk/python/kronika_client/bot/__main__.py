"""The bot as it is, or its template: `python -m kronika_client.bot --help`."""

import sys
from pathlib import Path

from kronika_client.bot import run, template

if sys.argv[1:] == ["--template"]:
    sys.stdout.write(Path(template.__file__).read_text("utf-8"))
else:
    run(template.choose)
