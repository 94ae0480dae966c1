"""Python exceptions: one for each kind of problem that the document names."""

import textwrap
from typing import Any, Final

_HEAD: Final = '''\
# Generated from openapi.json; do not edit.
"""The kinds of problems that the service answers with, as exceptions."""

from typing import Final

from kronika_client.problems import ProblemError
'''


def rendered(document: Any) -> str:
    """The module `refusals`, before formatting."""
    kinds = {slug: one["value"] for slug, one in document["components"]["examples"].items()}
    names = {slug: "".join(word.title() for word in slug.split("-")) for slug in kinds}
    classes = "".join(
        f"\n\nclass {names[slug]}(ProblemError):\n{_words(kind)}\n" for slug, kind in kinds.items()
    )
    table = "".join(f'    "{slug}": {names[slug]},\n' for slug in kinds)
    return f"{_HEAD}{classes}\n\nKINDS: Final[dict[str, type[ProblemError]]] = {{\n{table}}}\n"


def _words(kind: Any) -> str:
    whole = f"{kind['status']}: {kind['title']}.\n\n{textwrap.fill(kind['detail'], 88)}\n"
    return textwrap.indent(f'"""{whole}"""', "    ")
