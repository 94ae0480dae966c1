"""An authority of the tests' own, and certificates that it signs."""

import ipaddress
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

DAY: Final = timedelta(days=1)


class Authority:
    """Signs certificates; `file` is its own, as those have it who trust it."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder = folder
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._name = _named(name)
        self.file = folder / f"{name}.crt"
        limits = x509.BasicConstraints(ca=True, path_length=0)
        own = _begun(self._name, self._name, self._key.public_key(), 0, 30)
        signed = own.add_extension(limits, critical=True).sign(self._key, hashes.SHA256())
        self.file.write_bytes(signed.public_bytes(serialization.Encoding.PEM))

    def certificate(
        self, name: str, *hosts: str, begins: int = 0, ends: int = 30
    ) -> tuple[Path, Path]:
        """The files of a certificate for these hosts (or addresses) and of its key; it is valid
        from and until so many days from now."""
        key = ec.generate_private_key(ec.SECP256R1())
        names = x509.SubjectAlternativeName([_host(one) for one in hosts])
        built = _begun(_named(name), self._name, key.public_key(), begins, ends)
        if hosts:
            built = built.add_extension(names, critical=False)
        signed = built.sign(self._key, hashes.SHA256())
        file, secret = self._folder / f"{name}.crt", self._folder / f"{name}.key"
        file.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
        secret.write_bytes(
            key.private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
        )
        secret.chmod(0o600)
        return file, secret


def serving_as(
    certificate: tuple[Path, Path], clients_of: Authority | None = None
) -> ssl.SSLContext:
    """What a server shows its clients; it wants a certificate of them if an authority is named."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate)
    if clients_of:
        context.verify_mode = ssl.CERT_REQUIRED
        context.load_verify_locations(clients_of.file)
    return context


def _begun(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePublicKey, begins: int, ends: int
) -> x509.CertificateBuilder:
    now = datetime.now(UTC)
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(now + begins * DAY - DAY / 24)
        .not_valid_after(now + ends * DAY)
    )


def _named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def _host(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)
