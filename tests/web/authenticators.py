"""A device that makes passkeys, as Chromium pretends to have one (WebDriver: WebAuthn)."""

from typing import Any, Final

from playwright.sync_api import CDPSession, Page

_LIKE_A_PHONE: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


_NOT_BY_THE_WAY: Final = "PublicKeyCredential.isConditionalMediationAvailable = async () => false"
"""It would say yes at once to what a page offers at a field for names, where people choose."""


class Authenticator:
    """The device of one page. Its owner is there: it says yes to whatever a button asks."""

    def __init__(self, page: Page) -> None:
        page.add_init_script(_NOT_BY_THE_WAY)
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._line.send("WebAuthn.enable")
        made = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": _LIKE_A_PHONE})
        self._id: str = made["authenticatorId"]

    @property
    def passkeys(self) -> int:
        """How many it has."""
        return len(self._line.send("WebAuthn.getCredentials", self._named)["credentials"])

    def lose(self) -> None:
        """It is gone, with all of its passkeys."""
        self._line.send("WebAuthn.removeVirtualAuthenticator", self._named)

    @property
    def _named(self) -> dict[str, Any]:
        return {"authenticatorId": self._id}
