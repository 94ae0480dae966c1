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


class Authenticator:
    """The device of one page. While its owner is there, it says yes to whatever it is asked;
    also to what a page offers by the way, at a field for names."""

    def __init__(self, page: Page) -> None:
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._line.send("WebAuthn.enable")
        made = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": _LIKE_A_PHONE})
        self._id: str = made["authenticatorId"]

    @property
    def passkeys(self) -> int:
        """How many it has."""
        return len(self._line.send("WebAuthn.getCredentials", self._named)["credentials"])

    def attended(self, *, owner: bool) -> None:
        """Whether its owner is there, who touches it when it asks."""
        told = {**self._named, "enabled": owner}
        self._line.send("WebAuthn.setAutomaticPresenceSimulation", told)

    def lose(self) -> None:
        """It is gone, with all of its passkeys."""
        self._line.send("WebAuthn.removeVirtualAuthenticator", self._named)

    @property
    def _named(self) -> dict[str, Any]:
        return {"authenticatorId": self._id}
