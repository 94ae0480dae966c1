"""Where programs without a browser ask for a code (RFC 8628, 3.1)."""

from authlib.oauth2.rfc8628 import DeviceAuthorizationEndpoint

from service.authorization import devices, secret_texts


class DeviceEndpoint(DeviceAuthorizationEndpoint):
    """Gives a program its device code, and the code that the player types: eight consonants, so
    that it spells no word."""

    CLIENT_AUTH_METHODS = ("none",)
    EXPIRES_IN = devices.SECONDS
    INTERVAL = devices.INTERVAL

    def get_verification_uri(self) -> str:
        """The page on which the player types the code."""
        return f"{self.server.terms.issuer}/device"

    def generate_device_code(self) -> str:
        """A new device code."""
        return secret_texts.fresh(secret_texts.DEVICE_CODE)

    def save_device_credential(self, client_id: str, scope: str, data: object) -> None:
        """Nothing: the answer has all that is written afterwards."""
