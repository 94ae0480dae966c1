"""What every model is."""

from msgspec import Struct


class Model(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A value of the API: frozen, compared by value. Fields that are not known are ignored, as
    the service may add some; fields at their defaults are not sent."""
