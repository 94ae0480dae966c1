"""Which user the service runs as. Started as root it becomes the user of its own servers, unless
that user could not do what the service does; then it stays root and says why.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

import structlog
from msgspec import Struct

from service.audit.keys import key_file
from service.audit.promises import PromiseFileError
from service.cli.common.errors import CommandError
from service.cli.common.words import say
from service.cli.serve import trial
from service.cli.serve.handover import hand_over
from service.embedded.account import SystemAccount, server_account
from service.embedded.errors import ServerError
from service.embedded.home import locate
from service.settings import Settings
from service.startup.refusal import StartRefusedError

_log = structlog.get_logger()

Look = Callable[[], None]


class StaysAsItIs(Struct, frozen=True):
    """It was started as an ordinary user."""


class BecomesUser(Struct, frozen=True):
    """It gives up the rights of root."""

    account: SystemAccount


class StaysRoot(Struct, frozen=True):
    """It cannot give them up; `because` has a sentence for each thing that is in the way."""

    because: tuple[str, ...]


Decision: TypeAlias = StaysAsItIs | BecomesUser | StaysRoot


def decide(uid: int, account: SystemAccount | None, lacking: Sequence[str]) -> Decision:
    """Who the service is to be: `uid` is who it is, `account` whom its servers run as (None if
    nobody was found), `lacking` what is in the way of that."""
    if uid != 0:
        return StaysAsItIs()
    if account is None or lacking:
        return StaysRoot(tuple(lacking))
    return BecomesUser(account)


def leave_root(settings: Settings, look: Look) -> None:
    """Gives up the rights of root for good, or says in the log why not. `look` is the first look at
    database, keys and cache, which must succeed for that user, too. Called before anything is
    served; the socket is bound and the servers run."""
    match _decided(settings, look):
        case StaysAsItIs():
            return
        case BecomesUser(account):
            become(account)
            _log.info("root-given-up", user=account.name)
        case StaysRoot(because):
            _log.warning(
                "runs-as-root",
                because=list(because),
                remedy="start it as an ordinary user, or allow the user what is named here",
            )


def become(account: SystemAccount) -> None:
    """Is that user from now on; CommandError if root could come back."""
    os.setgroups([])
    os.setgid(account.gid)
    os.setuid(account.uid)
    os.environ.update(trial.identity(account))
    for back in (os.setuid, os.setgid):
        try:
            back(0)
        except PermissionError:
            continue
        raise CommandError(say("serve.root", user=account.name))


def _decided(settings: Settings, look: Look) -> Decision:
    if (uid := os.geteuid()) != 0:
        return decide(uid, None, ())
    try:
        account = _account(settings)
        return decide(uid, account, _lacking(settings, account, look))
    except (OSError, ServerError) as trouble:  # a container without the capabilities, for example
        return decide(uid, None, (str(trouble).splitlines()[0],))


def _account(settings: Settings) -> SystemAccount:
    """Whom our own database runs as; with another one, who has the data folder."""
    data = settings.data.absolute()
    ours = locate(data / "postgres") / "data"
    return server_account(ours if ours.exists() else data)


def _lacking(settings: Settings, account: SystemAccount, look: Look) -> tuple[str, ...]:
    """Nothing is handed over before the program itself has turned out to be within reach."""
    if not trial.runs(Path(sys.executable), account):
        return (f"the user {account.name} may not run {sys.executable}",)
    files = [key_file(settings), *([settings.promises] if settings.promises else [])]
    reach = [
        *map(trial.reading, trial.program_files()),
        trial.entering(Path.cwd()),
        trial.entering(settings.data.absolute().parent),
        trial.writing(Path(tempfile.gettempdir())),
    ]
    if lacking := trial.refused(reach, account):
        return lacking
    hand_over(settings.data.absolute(), account)
    written = [trial.writing(file.absolute().parent) for file in files]
    return trial.refused(written, account) or _looked(look, account)


def _looked(look: Look, account: SystemAccount) -> tuple[str, ...]:
    """Why the first look fails for the account; nothing if it does not."""
    with trial.acting_as(account):
        try:
            look()
        except (CommandError, PromiseFileError, StartRefusedError) as trouble:
            return (f"for the user {account.name} {str(trouble).splitlines()[0]}",)
    return ()
