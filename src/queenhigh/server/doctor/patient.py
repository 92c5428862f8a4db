"""The installation that is looked at: its settings, its database, the server that answers. All only read."""

import fcntl
import json
import os
import re
import sqlite3
import ssl
import time
from email.utils import parsedate_to_datetime
from functools import cached_property
from http.client import HTTPException
from pathlib import Path
from typing import Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import HTTPSHandler, ProxyHandler, build_opener

from queenhigh.server.settings import ServerSettings
from queenhigh.store.migrations.migrating import find_revision
from queenhigh.store.opening import is_address, show_place
from queenhigh.store.reading import Reader
from queenhigh.store.sql import Sql
from queenhigh.store.sqlite import FILE, SqliteSql
from queenhigh.store.upkeep.claiming import LOCK
from queenhigh.table.ports import StoreError
from queenhigh.text import install_words

_ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
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


class Patient:
    """Looked at by every check; what is asked of it is asked once."""

    def __init__(self, settings: ServerSettings, url: str = "", *, whole: bool = False) -> None:
        self.settings = settings
        self.whole = whole
        self.named = bool(url)
        """Whether somebody said where the server is."""
        self.url = url.rstrip("/") or own_url(settings)
        self.place: Path | str = settings.database or settings.folder
        self.revision = ""
        """The database's, once it has been asked."""
        self._sql: Sql | StoreError | None = None

    @cached_property
    def shown(self) -> str:
        try:
            return show_place(self.place)
        except ImportError:
            return "a PostgreSQL database"
        except StoreError:
            return "a database of an address that cannot be read"

    @property
    def file(self) -> Path | None:
        """The database's file, where it is one."""
        return None if is_address(self.place) else Path(self.place) / FILE

    @property
    def sql(self) -> Sql:
        """A connection that cannot write, to a database of ours; else `StoreError`, each time the same."""
        if self._sql is None:
            try:
                self._sql = self._connected()
                self.revision = find_revision(self._sql, self.shown) or ""
                if not self.revision:
                    raise StoreError(f"{self.shown} is empty")
            except StoreError as error:
                self.close()
                self._sql = error
        if isinstance(self._sql, StoreError):
            raise self._sql
        return self._sql

    @property
    def reader(self) -> Reader:
        return Reader(self.sql)

    @cached_property
    def answer(self) -> Answer:
        return ask(self.url) if self.url else Answer("its port is 0, which is any: say --url")

    @cached_property
    def answers(self) -> bool:
        """Whether a Queen High answers."""
        return bool(self.answer.version)

    @cached_property
    def holder(self) -> str:
        """The process that has the data folder; nothing where none has."""
        if self.file is None:
            return ""
        try:
            lock = os.open(self.file.with_name(LOCK), os.O_RDONLY | os.O_CLOEXEC)
        except OSError:
            return ""
        try:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except OSError:
            return os.pread(lock, 20, 0).decode("ascii", "replace").strip() or "unknown"
        finally:
            os.close(lock)
        return ""

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def close(self) -> None:
        if isinstance(self._sql, Sql):
            self._sql.close()

    def _connected(self) -> Sql:
        if self.file is None:
            try:
                from queenhigh.store.postgres import connect
            except ImportError as error:
                raise StoreError(f"PostgreSQL needs its extra: {install_words('postgres')}") from error
            found = connect(str(self.place))
            found.execute("SET default_transaction_read_only = on")
            found.execute("SET lock_timeout = '5s'")
            return found
        try:
            if not self.file.exists():
                raise StoreError(f"{self.file.parent} has no {FILE}")
            return SqliteSql(self.file, looking=True)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{self.file} cannot be read: {error}") from error


def own_url(settings: ServerSettings) -> str:
    """Where this machine finds the server by its settings; nothing where they leave the port open."""
    host = _ANYWHERE.get(settings.host, settings.host)
    shown = f"[{host}]" if ":" in host else host
    return f"{'https' if settings.tls else 'http'}://{shown}:{settings.port}" if settings.port else ""
