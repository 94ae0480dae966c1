"""The published contract: `openapi/openapi.json`, generated and checked."""

from functools import cache
from pathlib import Path

from games.kernel.registry import Registry
from service.contract.document import document, rendered

PUBLISHED = Path(__file__).parents[2] / "openapi" / "openapi.json"


@cache
def current(registry: Registry | None = None) -> bytes:
    """The document of the code as it is, with every installed title; worked out once."""
    from service.contract.published import (
        OPERATIONS,  # here: what they show needs the schemas of titles
    )

    return rendered(document(registry or Registry.installed(), OPERATIONS))


def check(published: Path = PUBLISHED) -> str | None:
    """What is wrong with the published document; None when it is the current one."""
    if not published.exists():
        return f"{published} does not exist"
    if published.read_bytes() != current():
        return f"{published} is not what the code says; run `kronika openapi` and commit it"
    return None


def write(published: Path = PUBLISHED) -> None:
    """Publishes the current document."""
    published.parent.mkdir(exist_ok=True)
    published.write_bytes(current())
