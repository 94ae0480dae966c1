"""`kronika packages`: client libraries and verifiers as files."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from service.cli.common.errors import CommandError
from service.cli.common.words import say
from service.packages.shelf import packages as all_packages

Output = Annotated[Path, Parameter(help="The folder that they are written into.")]


def packages(*, output: Output = Path("packages-built")) -> int:
    """Write the packages that a running service hands out at /sdk.

    They are the client library and the verifier for Python (wheels, ready for
    an index) and for npm (tarballs, ready for a registry), and SHA256SUMS, which
    sha256sum -c checks. The same sources give the same bytes.

    Try:

        kronika packages --output packages-built
        pip install packages-built/kronika_verify-*.whl

    Exit codes: 0 written, 2 it cannot be written.
    """
    made = all_packages()
    try:
        output.mkdir(parents=True, exist_ok=True)
        for one in made:
            (output / one.file).write_bytes(one.body)
        sums = "".join(f"{one.sha256}  {one.file}\n" for one in made)
        (output / "SHA256SUMS").write_text(sums, encoding="utf-8")
    except OSError as trouble:
        raise CommandError(say("file.unwritable", file=output, trouble=trouble.strerror)) from None
    sys.stdout.writelines(f"{output / one.file}\n" for one in made)
    return 0
