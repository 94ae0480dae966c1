"""`kronika keys`: the public keys of a service."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from service.cli.common import options
from service.cli.common.client import Service
from service.cli.common.errors import CommandError

Output = Annotated[Path | None, Parameter(help="File to write; standard output if left out.")]


def keys(*, output: Output = None, url: options.Url = None) -> int:
    """Write down the public keys of a service.

    Keep them: with them `kronika verify` knows who has signed receipts,
    checkpoints and exports. After a change of the key the old ones stay in
    the list.

    Try:

        kronika keys --output keys.txt
        kronika verify game.json --keys keys.txt

    Exit codes: 0 written, 2 no service, or the file cannot be written.
    """
    with Service(options.url_of(url)) as service:
        listed = "".join(f"{key}\n" for key in service.public_keys())
    if output is None:
        sys.stdout.write(listed)
        return 0
    try:
        output.write_text(listed, encoding="utf-8")
    except OSError as trouble:
        raise CommandError(f"{output} cannot be written: {trouble.strerror}") from None
    return 0
