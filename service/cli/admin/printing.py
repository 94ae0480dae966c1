"""Accounts, codes and acts as lines."""

from collections.abc import Iterable
from datetime import datetime

from msgspec.structs import asdict

from service.acts.checking import CheckedActs
from service.acts.record import RecordedAct
from service.acts.statement import ByAccount
from service.administration.listing import AdministeredAccount
from service.administration.signing_up import SignUpCode
from service.cli.common.words import Count, say


def account_line(one: AdministeredAccount) -> str:
    """An account: id, name, roles, when it was seen, and whether it is suspended."""
    return say(
        "admin.account",
        id=one.id,
        name=one.name,
        roles=", ".join(one.roles) or None,
        made=_day(one.created_at),
        seen=_moment(one.last_seen_at),
        state=one.state,
        until=_moment(one.suspended_until),
        reason=one.suspended_for,
    )


def code_line(one: SignUpCode) -> str:
    """A code: how often it was used, and when it ends."""
    return say(
        "admin.code",
        id=one.id,
        label=one.label,
        used=one.used,
        uses=one.uses,
        until=_moment(one.expires_at),
        withdrawn=one.withdrawn_at is not None,
    )


def act_line(one: RecordedAct) -> str:
    """An act: what was done, by whom, and why."""
    said = one.said
    who = said.by.account if isinstance(said.by, ByAccount) else f"{said.by.user}@console"
    fields = {name: _value(value) for name, value in asdict(said.act).items()}
    what = " ".join(f"{name}={value}" for name, value in fields.items() if value is not None)
    return say(
        "admin.act",
        number=one.number,
        at=_moment(said.at),
        type=said.act.__struct_config__.tag,
        what=what,
        who=who,
        reason=one.words,
        erased=one.words is None and said.reason is not None,
    )


def verdict(found: CheckedActs) -> str:
    """What became of checking the whole chain."""
    if found.fault is None:
        return say(
            "admin.verified", acts=Count(found.acts), erased=Count(found.erased), head=found.head
        )
    return say("admin.broken", number=found.bad, fault=found.fault)


def printed(lines: Iterable[str]) -> str:
    """All lines, each with its end."""
    return "".join(f"{line}\n" for line in lines)


def _value(value: object) -> object:
    return _moment(value) if isinstance(value, datetime) else value


def _moment(moment: datetime | None) -> str | None:
    return None if moment is None else f"{moment:%Y-%m-%d %H:%M}"


def _day(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d}"
