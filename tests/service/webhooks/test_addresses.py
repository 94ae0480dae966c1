"""Where webhooks may go: no address of ours, in whatever disguise, at no time."""

import asyncio
import datetime
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from hypothesis import given, settings
from hypothesis import strategies as st

from service.egress.egress_policy import EgressPolicy, RefusedAddressError
from service.webhooks.sender import Sender, SendOutcome
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.webhooks.hooks import Hook
from tests.service.webhooks.receiver import Receiver, Reply

People = Callable[[], Person]
Found = list[tuple[Any, ...]]

PUBLIC = ("93.184.215.14", "8.8.8.8", "2606:2800:21f:cb07:6820:80da:af6b:8b2c")
OURS = (
    "127.0.0.1",
    "127.8.9.10",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "168.63.129.16",
    "100.64.0.1",
    "100.100.100.200",
    "192.0.0.192",
    "198.18.0.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "2002:7f00:1::",
    "2001:0:1::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fec0::1",
    "ff02::1",
)
DISGUISED = ("2130706433", "0x7f000001", "0177.0.0.1", "127.1", "0", "localhost", "LOCALHOST.")
NO_URLS = (
    "",
    "example.org",
    "//example.org/x",
    "ftp://example.org/",
    "file:///etc/passwd",
    "gopher://example.org/",
    "javascript:alert(1)",
    "https://",
    "https:///path",
    "https://user@example.org/",
    "https://user:word@example.org/",
    "https://example.org@127.0.0.1/",
    "https://example.org/#part",
    "https://exam ple.org/",
    "https://example.org/\n",
    "https://example.org:notaport/",
    "https://example.org:99999/",
    "https://[::1/",
    "https://" + "a" * 2100,
)


def written(address: str) -> str:
    return f"[{address}]" if ":" in address else address


async def refusal(url: str, egress_policy: EgressPolicy | None = None) -> str:
    with pytest.raises(RefusedAddressError) as found:
        await (egress_policy or EgressPolicy("none", plain=False)).passed(url)
    return found.value.detail.key


@pytest.mark.parametrize("address", PUBLIC)
async def test_public_addresses_pass(address: str) -> None:
    for port in ("", ":443", ":8443"):
        passed = await EgressPolicy("none", plain=False).passed(
            f"https://{written(address)}{port}/x?y"
        )
        assert passed.addresses == (ip_address(address),)


@pytest.mark.parametrize("address", OURS + DISGUISED)
async def test_no_address_of_ours_passes(address: str) -> None:
    url = f"https://{written(address)}/hook"
    assert await refusal(url) in ("url-no-public-address", "url-invalid")
    await refusal(f"http://{written(address)}/hook", EgressPolicy("none", plain=True))


@pytest.mark.parametrize("url", NO_URLS)
async def test_what_is_no_url_for_a_webhook(url: str) -> None:
    await refusal(url)
    await refusal(url, EgressPolicy("0.0.0.0/0, ::/0", plain=True))


@pytest.mark.parametrize("port", [1, 22, 25, 80, 5432, 6379, 8000, 65535])
async def test_ports_are_bounded(port: int) -> None:
    assert "port" in await refusal(f"https://8.8.8.8:{port}/")


async def test_plain_http_needs_the_setting() -> None:
    assert "https" in await refusal("http://8.8.8.8/")
    await EgressPolicy("none", plain=True).passed("http://8.8.8.8/")
    await EgressPolicy("none", plain=True).passed("http://8.8.8.8:8080/")
    assert "port" in await refusal("http://8.8.8.8:443/", EgressPolicy("none", plain=True))


async def test_only_networks_that_are_opened_are_open() -> None:
    egress_policy = EgressPolicy("10.1.0.0/16, ::1", plain=False)
    for good in ("https://10.1.2.3:9999/", "https://[::1]:1/", "https://[::ffff:10.1.0.1]/"):
        await egress_policy.passed(good)
    for bad in ("https://10.2.0.1/", "https://127.0.0.1/", "https://169.254.169.254/"):
        await refusal(bad, egress_policy)


def resolving(*answers: tuple[str, ...]) -> Callable[..., Any]:
    """A resolver that gives one answer after the other, as a server of an attacker would."""
    left = iter(answers)

    async def getaddrinfo(host: str, port: int, **_: object) -> Found:
        family = {4: socket.AF_INET, 6: socket.AF_INET6}
        return [
            (family[ip_address(one).version], socket.SOCK_STREAM, 6, "", (one, port))
            for one in next(left)
        ]

    return getaddrinfo


async def test_a_name_with_any_address_of_ours_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loop = asyncio.get_running_loop()
    for answer in (("127.0.0.1",), ("8.8.8.8", "10.0.0.1"), ("::1", "8.8.8.8"), ()):
        monkeypatch.setattr(loop, "getaddrinfo", resolving(answer))
        assert "public" in await refusal("https://attacker.example/")


async def test_a_name_is_resolved_once(monkeypatch: pytest.MonkeyPatch, receiver: Receiver) -> None:
    """What is connected to is what was checked: the second answer is never asked for."""
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "getaddrinfo", resolving(("127.0.0.1",)))
    sender = Sender(EgressPolicy("127.0.0.0/8", plain=True), timeout=60)
    outcome = await sender.post(f"http://rebound.example:{receiver.port}/x", {}, b"{}")
    assert (outcome.error, outcome.status) == (None, 204)
    assert receiver.received[0].headers["host"] == f"rebound.example:{receiver.port}"


async def test_a_name_that_has_moved_to_us_is_refused_when_it_is_delivered(
    monkeypatch: pytest.MonkeyPatch, receiver: Receiver
) -> None:
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "getaddrinfo", resolving(("8.8.8.8",), ("127.0.0.1",)))
    egress_policy = EgressPolicy("none", plain=True)
    await egress_policy.passed("http://moving.example/")
    outcome = await Sender(egress_policy, timeout=60).post("http://moving.example/", {}, b"{}")
    assert (outcome.error, outcome.status) == ("address", None)
    assert receiver.received == []


async def test_the_next_address_is_tried_when_nobody_listens(
    monkeypatch: pytest.MonkeyPatch, receiver: Receiver
) -> None:
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "getaddrinfo", resolving(("127.0.0.2", "127.0.0.1")))
    sender = Sender(EgressPolicy("127.0.0.0/8", plain=True), timeout=60)
    outcome = await sender.post(f"http://two.example:{receiver.port}/x", {}, b"{}")
    assert outcome.delivered


async def test_no_proxy_and_no_cookie(monkeypatch: pytest.MonkeyPatch, receiver: Receiver) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:1")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:1")
    receiver.answering = lambda _: Reply(204, {"Set-Cookie": "a=b; Path=/"})
    sender = Sender(EgressPolicy("127.0.0.0/8", plain=True), timeout=60)
    for _ in range(2):
        assert (await sender.post(receiver.url, {}, b"{}")).delivered
    assert all("cookie" not in one.headers for one in receiver.received)


@pytest.fixture
def certified(tmp_path: Path) -> Iterator[int]:
    """The port of a TLS server with a certificate that nobody vouches for."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False
        )
        .sign(key, hashes.SHA256())
    )
    pem, pkcs8 = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    held = key.private_bytes(pem, pkcs8, serialization.NoEncryption())
    path = tmp_path / "both.pem"
    path.write_bytes(certificate.public_bytes(pem) + held)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(path)
    plain = socket.create_server(("127.0.0.1", 0))
    with context.wrap_socket(plain, server_side=True) as listening:
        thread = threading.Thread(target=_shake, args=(listening,), daemon=True)
        thread.start()
        yield listening.getsockname()[1]
        listening.shutdown(socket.SHUT_RDWR)
        thread.join(timeout=60)


def _shake(listening: ssl.SSLSocket) -> None:
    while True:
        try:
            listening.accept()[0].close()
        except ssl.SSLError:
            continue
        except OSError:
            return


async def test_a_certificate_that_nobody_vouches_for(certified: int) -> None:
    sender = Sender(EgressPolicy("127.0.0.0/8", plain=False), timeout=60)
    outcome = await sender.post(f"https://127.0.0.1:{certified}/", {}, b"{}")
    assert outcome.error == "tls"


async def test_what_is_no_http(tmp_path: Path) -> None:
    async def babble(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"hello\r\n" * 50)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(babble, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    sender = Sender(EgressPolicy("127.0.0.0/8", plain=True), timeout=60)
    outcome: SendOutcome = await sender.post(f"http://127.0.0.1:{port}/", {}, b"{}")
    assert (outcome.error, outcome.status) == ("protocol", None)
    server.close()


@pytest.mark.parametrize(
    "url",
    ["http://10.0.0.1/", "http://[::1]:8000/", "http://169.254.169.254/latest", "ftp://127.0.0.1/"],
)
def test_the_service_refuses_at_registration_and_at_change(
    hook: Hook, person: People, url: str
) -> None:
    refused = problem(person().http.post("/v1/webhooks", json={"url": url}), "webhook-address")
    assert refused["field"] == "url"
    problem(hook.owner.http.patch(hook.path, json={"url": url}), "webhook-address")
    assert hook.shown()["url"] != url


@settings(max_examples=300, deadline=None)
@given(
    text=st.one_of(
        st.text(max_size=40),
        st.text(max_size=30).map("https://{}".format),
        st.text(max_size=20).map("http://[{}]/".format),
        st.text(alphabet="0123456789abcdefx.:[]%@#?/\\", max_size=30).map("http://{}".format),
    )
)
def test_nonsense_is_refused_and_nothing_else_happens(text: str) -> None:
    """No name is asked for here: whatever is left over has no address."""

    async def look() -> None:
        asyncio.get_running_loop().getaddrinfo = resolving(())  # type: ignore[method-assign]
        await EgressPolicy("0.0.0.0/0, ::/0", plain=True).passed(text)

    with pytest.raises(RefusedAddressError):
        asyncio.run(look())
