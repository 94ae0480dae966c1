"""An engine: a program that takes jobs."""

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from msgspec import Struct

OWN: Final = "acc_reviewers"
"""The account of the processes that `kronika serve --reviewers` starts. Nobody signs in to it."""


class Engine(Struct, frozen=True, kw_only=True):
    """An engine as it is kept. `weights` are by title; `trusted` engines are the operator's, what
    others make is checked; a `suspended` one takes nothing."""

    id: str
    account_id: str
    name: str
    engine: str
    weights: Mapping[str, str]
    suspended: bool
    trusted: bool
    created_at: datetime
    seen_at: datetime


class EngineDraft(Struct, frozen=True, kw_only=True):
    """What an engine says of itself."""

    name: str
    engine: str
    weights: Mapping[str, str]
