"""Signing in for a program without a browser of its own: the device grant (RFC 8628).

| module | what it is about |
| --- | --- |
| `login` | signing in, tokens that renew themselves, signing out |
| `device` | waiting until a person has entered a code |
| `server` | the requests to the service: discovery, tokens, revocation |
| `credentials` | the file that keeps tokens for programs that come later |
| `scopes` | what an app may ask for |
"""

from kronika_client.sign_in.credentials import Credentials, CredentialsFile
from kronika_client.sign_in.login import (
    COMMAND_LINE,
    Login,
    Wanted,
    awaited_login,
    end,
    login,
    signed_in,
)
from kronika_client.sign_in.scopes import USUAL, AppScope
from kronika_client.sign_in.server import DeviceCode, LoginError

__all__ = [
    "COMMAND_LINE",
    "USUAL",
    "AppScope",
    "Credentials",
    "CredentialsFile",
    "DeviceCode",
    "Login",
    "LoginError",
    "Wanted",
    "awaited_login",
    "end",
    "login",
    "signed_in",
]
