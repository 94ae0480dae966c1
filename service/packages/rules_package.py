"""What is put into the package `@kronika/rules` for npm when it is handed out: the rules as this
service runs them, what they need in WebAssembly, and the types of the API."""

from collections.abc import Mapping
from typing import Final

import brotli

from service.packages import sources, wheels

FOLDER: Final = "kronika-rules"
"""The folder of the package, as the compiler leaves it."""
_MSGSPEC: Final = "msgspec.whl.br"
_API: Final = "kronika-client/dist/generated/types.gen.d.ts"
"""The types of the API: the package with the client has the same."""


def put_in() -> Mapping[str, bytes]:
    """Files by their paths in the package."""
    _, rules = wheels.verify()
    return {
        "wheels/rules.whl": rules,
        "wheels/msgspec.whl": brotli.decompress((sources.INTERPRETER / _MSGSPEC).read_bytes()),
        "dist/types/api.d.ts": (sources.NPM / _API).read_bytes(),
    }
