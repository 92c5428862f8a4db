"""What a server says of itself over HTTP, asked once."""

import json
import re
import ssl
import time
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from typing import Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import HTTPSHandler, ProxyHandler, build_opener

PATIENCE_SECONDS: Final = 4.0
_LARGEST: Final = 4_000_000
_LINE: Final = re.compile(r"^(\w+)(?:\{[^}]*\})? (\S+)$", re.MULTILINE)


class Answer(NamedTuple):
    """What came back; `error` says why nothing did."""

    error: str = ""
    version: str = ""
    """Nothing where it is no Queen High that answers."""
    ready: bool = False
    ahead_ms: int = 0
    """How far its clock is before this machine's, to the second."""
    figures: tuple[tuple[str, float], ...] = ()
    """Its metrics by name, where it lets us read them."""


def ask(url: str) -> Answer:
    """Ask a server how it is; whose certificate it has is looked at elsewhere."""
    try:
        status, live, ahead_ms = _get(f"{url}/health/live")
    except (OSError, HTTPException, ValueError) as error:
        return Answer(_why(error))
    version = _version(live) if status == 200 else ""
    if not version:
        return Answer(ahead_ms=ahead_ms)
    try:
        ready = _get(f"{url}/health/ready")[0] == 200
        status, told, _ = _get(f"{url}/metrics")
    except (OSError, HTTPException, ValueError):
        return Answer(version=version, ahead_ms=ahead_ms)
    figures = tuple((name, float(value)) for name, value in _LINE.findall(told.decode("utf-8", "replace")))
    return Answer("", version, ready, ahead_ms, figures if status == 200 else ())


def _get(url: str) -> tuple[int, bytes, int]:
    """Status, body, and how far the clock there is ahead."""
    trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE
    opener = build_opener(ProxyHandler({}), HTTPSHandler(context=trusting))
    try:
        with opener.open(url, timeout=PATIENCE_SECONDS) as answer:
            return answer.status, answer.read(_LARGEST), _ahead_ms(answer.headers["Date"])
    except HTTPError as error:
        with error:
            return error.code, error.read(_LARGEST), _ahead_ms(error.headers["Date"])


def _ahead_ms(date: str | None) -> int:
    """A date has whole seconds: within the one that it names, it is no way ahead."""
    if not date:
        return 0
    begun_ms = int(parsedate_to_datetime(date).timestamp() * 1000)
    now_ms = time.time_ns() // 1_000_000
    return begun_ms - now_ms if begun_ms > now_ms else min(0, begun_ms + 1000 - now_ms)


def _version(body: bytes) -> str:
    try:
        found = json.loads(body)
    except ValueError:
        return ""
    return str(found.get("version", "")) if isinstance(found, dict) else ""


def _why(error: Exception) -> str:
    cause = error.reason if isinstance(error, URLError) else error
    said = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    return " ".join(str(said).split()).lower()
