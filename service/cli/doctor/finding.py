"""The outcome of looking at one thing."""

import msgspec


class Finding(msgspec.Struct, frozen=True):
    """What was found. `remedy` says how to make it right; it is empty when all is well."""

    name: str
    told: str
    remedy: str = ""
