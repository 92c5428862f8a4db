"""The certificate: is it there, has it its key, whose is it, how long does it last."""

import socket
import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from queenhigh.server.doctor.finding import Verdict, fine, together, unknown, warn, wrong
from queenhigh.server.doctor.patient import PATIENCE_SECONDS, Patient

SOON_DAYS: Final = 14
_RENEW: Final = "Renew it, and restart the server: it reads its certificate when it starts."
_DAY_MS: Final = 86_400_000
_NO_ALERT: Final = (ssl.SSLWantReadError, ssl.SSLWantWriteError)


def check_certificate(patient: Patient) -> Verdict:
    """What players' browsers meet: the server's own files, or what is shown at an https:// address."""
    settings = patient.settings
    shown = urlsplit(patient.url)
    if settings.tls:
        return together(_files(patient))
    if shown.scheme == "https" and shown.hostname:
        return _met(patient, shown.hostname, shown.port or 443)
    if settings.proxy:
        return unknown(
            f"none here: the proxy {settings.proxy} has it", "Look at it too: --url https:// and its name."
        )
    if settings.beyond:
        return warn(
            "none: what is sent beyond this machine can be read on the way",
            "Say --certificate and --key, or put a proxy before it.",
        )
    return fine("none needed: only this machine reaches the server")


def _files(patient: Patient) -> Iterator[Verdict]:
    settings = patient.settings
    certificate = Path(settings.certificate)
    key = Path(settings.key)
    for name in ("", *settings.hosts):
        try:
            met = shake_hands(certificate, key, name)
        except ssl.SSLCertVerificationError as error:
            yield wrong(f"{certificate}: {error.verify_message}", _RENEW)
            continue
        except OSError as error:
            why = (error.strerror or str(error)).lower()
            if isinstance(error, ssl.SSLError):
                why = "no certificate and key in PEM form, without pass phrase, that belong together"
            yield wrong(f"{certificate} with {key}: {why}", "Name the files that belong together.")
            return
        if not name:
            yield _days(patient, met)
    yield from _still_shown(patient, certificate)


def shake_hands(certificate: Path, key: Path, name: str = "") -> dict[str, Any]:
    """What a client that trusts this very certificate learns of it, under a name if one is said.

    The handshake stays in memory. `SSLError` for files that do not belong together and
    `SSLCertVerificationError` for what a client would refuse.
    """
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(certificate, key, lambda: "")
    asking = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    asking.check_hostname = bool(name)
    asking.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    asking.load_verify_locations(certificate)
    there = ssl.MemoryBIO()
    back = ssl.MemoryBIO()
    server = serving.wrap_bio(there, back, server_side=True)
    client = asking.wrap_bio(back, there, server_hostname=name or None)
    for side in (client, server, client):
        try:
            side.do_handshake()
        except _NO_ALERT:
            continue
    return dict(client.getpeercert() or {})


def _days(patient: Patient, met: dict[str, Any]) -> Verdict:
    left = int(ssl.cert_time_to_seconds(met["notAfter"]) * 1000 - patient.now_ms()) // _DAY_MS
    names = ", ".join(name for _, name in met.get("subjectAltName", ())) or "no name"
    told = f"for {names}, {left} days left"
    return fine(told) if left >= SOON_DAYS else warn(told, _RENEW)


def _still_shown(patient: Patient, certificate: Path) -> Iterator[Verdict]:
    """Whether a server that runs shows an older one than its file has by now."""
    shown = urlsplit(patient.url)
    if not patient.answers or shown.scheme != "https" or not shown.hostname:
        return
    pem = ssl.get_server_certificate((shown.hostname, shown.port or 443), timeout=PATIENCE_SECONDS)
    first, end, _ = certificate.read_text(encoding="utf-8", errors="replace").partition(ssl.PEM_FOOTER)
    kept = f"{ssl.PEM_HEADER}{first.partition(ssl.PEM_HEADER)[2]}{end}\n"
    if ssl.PEM_cert_to_DER_cert(pem) != ssl.PEM_cert_to_DER_cert(kept):
        yield warn("the server shows another certificate than its file has", "Restart the server.")


def _met(patient: Patient, host: str, port: int) -> Verdict:
    context = ssl.create_default_context()
    try:
        with (
            socket.create_connection((host, port), PATIENCE_SECONDS) as raw,
            context.wrap_socket(raw, server_hostname=host) as wire,
        ):
            return _days(patient, dict(wire.getpeercert() or {}))
    except ssl.SSLCertVerificationError as error:
        return wrong(f"{host} shows one that browsers refuse: {error.verify_message}", _RENEW)
    except OSError as error:
        return unknown(f"{host}:{port} shows none: {(error.strerror or str(error)).lower()}")
