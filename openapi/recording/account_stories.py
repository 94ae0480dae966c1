"""What is recorded of accounts: made, signed in, kept in order by an administrator, deleted."""

from datetime import UTC, datetime, timedelta

from recording.authenticator import Authenticator
from recording.recorder import Person, Recorder
from referee.problems.kinds import EXAMPLE

_SOLO = {"title": "tzolkin", "seats": [{"kind": "me"}, {"kind": "open"}]}


def account(recorder: Recorder, name: str) -> Person:
    """Somebody new."""
    made = Person(recorder).does("createAccount", body={"name": name})
    return Person(recorder, made["token"])


def people(ada: Person) -> None:
    """An account and its tokens."""
    for operation in ("getMyAccount", "listLimits", "getHealth", "getReadiness"):
        ada.does(operation)
    made = ada.does("createToken", body={"name": "my bot", "scopes": ["read", "play"]})
    until_then = {"name": "for a week", "scopes": ["read"], "expires_at": "2099-01-08T00:00:00Z"}
    ada.does("createToken", example="expiring", body=until_then)
    ada.does("listTokens")
    ada.does("deleteToken", made["id"])
    ada.does("changeAccount", body={"name": "ada-lovelace"})
    ada.does("changeAccount", body={"name": "ada"})
    ada.does("deleteOtherTokens")


def leaving(recorder: Recorder) -> None:
    """An account that is deleted."""
    gone = account(recorder, "gone")
    gone.does("deleteAccount", body={"name": "gone"})


def signing_in(ada: Person, recorder: Recorder) -> None:
    """Browsers are signed in: by a token, a passkey and a recovery code."""
    page, key = Person(recorder), Authenticator()
    page.does("listSignInWays")
    begun = ada.does("createPasskeyOptions", body={})
    made = key.create(begun["options"], EXAMPLE)
    new = {"ceremony": begun["ceremony"], "name": "Phone", "credential": made}
    passkey = ada.does("createPasskey", body=new)["id"]
    asked = page.does("createSignInOptions", body={})
    signed = {"ceremony": asked["ceremony"], "credential": key.get(asked["options"], EXAMPLE)}
    page.does("signIn", body=signed)
    ada.does("listPasskeys")
    ada.does("changePasskey", passkey, body={"name": "Old phone"})
    codes = ada.does("createRecoveryCodes", body={})["codes"]
    page.does("signInByCode", body={"name": "ada", "code": codes[0]})
    ada.does("getRecoveryCodes")
    page.does("beginOutsideSignIn", body={"back": "/games"})
    ada.does("listIdentities")
    session = ada.does("createSession", body={})["id"]
    ada.does("listSessions")
    ada.does("deleteSession", session)
    ada.does("deleteOtherSessions")
    ada.does("deletePasskey", passkey)


def administered(recorder: Recorder, chief: Person) -> None:
    """What an administrator does, and what is recorded of it."""
    eve = account(recorder, "eve")
    who: str = eve.does("getMyAccount", example=None)["id"]
    chief.does("getSignUp")
    until_then = {"reason": "Insults other players.", "until": "2099-01-08T00:00:00Z"}
    chief.does("suspendAccount", who, body=until_then)
    chief.does("listAccounts", name="eve")
    chief.does("getAccount", who)
    chief.does("unsuspendAccount", who, body={"reason": "She has apologised."})
    chief.does("grantRole", who, body={"role": "arbiter", "reason": "She knows the rules."})
    chief.does("revokeRole", who, body={"role": "arbiter"})
    chief.does("setSignUp", body={"mode": "code", "reason": "Only for the club."})
    new = {"label": "The club", "uses": 20, "expires_at": _in_days(30)}
    code: str = chief.does("createCode", body=new)["id"]
    chief.does("listCodes")
    chief.does("getCode", code)
    chief.does("withdrawCode", code, body={"reason": "It was posted."})
    chief.does("setSignUp", example=None, body={"mode": "open"})
    game: str = eve.does("openGame", example=None, body=_SOLO)["id"]
    chief.does("voidGame", game, body={"reason": "The table was set up by mistake."})
    chief.does("eraseAccount", who, body={"name": "eve", "ground": "request"})
    chief.does("listActs", limit=2)


def _in_days(days: int) -> str:
    return (datetime.now(UTC) + timedelta(days=days)).strftime("%Y-%m-%dT00:00:00Z")
