"""Where the server listens: its addresses, the one among processes, and by which names it is known."""

import contextlib
import socket
import ssl
from collections.abc import Iterable

from queenhigh.server.gate.security import is_local
from queenhigh.server.settings import ServerSettings
from queenhigh.server.works import StartError


def bind(settings: ServerSettings) -> list[socket.socket]:
    """The sockets to listen on, of one port; `StartError` says why they cannot be had.

    `::` has two, so that who comes by IPv4 is known by an IPv4 address. Servers on one database may share a
    port, but only who says so joins one that is in use: another program may have it.
    """
    if not settings.database:
        return _bound(settings, settings.port, shared=False)
    if settings.beside:
        return _bound(settings, settings.port, shared=True)
    found = _bound(settings, settings.port, shared=False)
    port: int = found[0].getsockname()[1]
    close_sockets(found)
    return _bound(settings, port, shared=True)


def _bound(settings: ServerSettings, port: int, *, shared: bool) -> list[socket.socket]:
    hosts = ("::", "0.0.0.0") if settings.host == "::" else (settings.host,)
    found: list[socket.socket] = []
    try:
        for host in hosts:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            found.append(socket.create_server((host, port), family=family, backlog=1024, reuse_port=shared))
            _send_at_once(found[-1])
            port = found[0].getsockname()[1]
    except (OSError, ValueError) as error:
        close_sockets(found)
        why = str(getattr(error, "strerror", None) or error).partition(" (while")[0].lower()
        hint = ": say another --port" if "in use" in why else ""
        if hint and settings.database:
            hint += ", or --beside where a server of this database has it"
        raise StartError(f"cannot listen on {settings.host}:{settings.port}, {why}{hint}") from None
    return found


def bind_inner(settings: ServerSettings) -> socket.socket:
    """The socket that other processes of the same database reach this one by."""
    host = settings.inner
    try:
        bound = socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        why = (error.strerror or str(error)).partition(" (while")[0].lower()
        raise StartError(f"cannot listen on {host} for other processes, {why}: say another --inner") from None
    _send_at_once(bound)
    return bound


def _send_at_once(bound: socket.socket) -> None:
    """Let accepted connections send the body of an answer before its head is acknowledged.

    They inherit the option. asyncio sets it only on sockets made with an explicit protocol number.
    """
    bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def address_of(bound: socket.socket) -> str:
    """A socket's address as others write it, as in ``127.0.0.1:40123``."""
    host, port = bound.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def close_sockets(sockets: Iterable[socket.socket]) -> None:
    for each in sockets:
        each.close()


def refuse_unusable(settings: ServerSettings) -> None:
    """`StartError` for a certificate and a key that are none, or not each other's."""
    if not settings.tls:
        return

    def ask() -> str:
        raise StartError(f"the key {settings.key} has a pass phrase: a server needs a key without one")

    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(settings.certificate, settings.key, ask)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        if isinstance(error, ssl.SSLError):
            why = "they are no certificate and key in PEM form that belong together"
        raise StartError(
            f"the certificate {settings.certificate} with the key {settings.key} cannot be used: {why}"
        ) from None


def host_names(settings: ServerSettings) -> tuple[str, ...]:
    """The names that this server answers to besides the machine's own loopback."""
    found = {*settings.hosts, settings.host}
    if not is_local(settings.host):
        found |= {socket.gethostname(), f"{socket.gethostname()}.local", *own_addresses()}
    return tuple(sorted(found - {"0.0.0.0", "::", ""}))


def own_addresses() -> tuple[str, ...]:
    """The addresses under which others reach this machine, the likeliest first; nothing is sent."""
    found: dict[str, None] = {}
    for family, target in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            found[probe.getsockname()[0]] = None
    with contextlib.suppress(OSError):
        for info in socket.getaddrinfo(socket.gethostname(), None):
            found[str(info[4][0]).partition("%")[0]] = None
    return tuple(address for address in found if not is_local(address))
