"""How the server is run: options before environment before a TOML file before what is usual.

Every key of the file is a field here; in the environment it is QUEENHIGH_ and the key in capitals, lists and
tables as JSON. What is not known is refused with the likeliest word.
"""

import ipaddress
import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import inspect

from queenhigh.people import PeopleSettings
from queenhigh.rules import first_ids, house_ids
from queenhigh.server.gate.security import is_local
from queenhigh.store.opening import data_home, is_address
from queenhigh.table.ports import StoreError
from queenhigh.text import QueenHighError, shorten, suggest
from queenhigh.wire.settings import TableSettings, unfit_name

__all__ = ["ServerSettings", "ServerSettingsError", "data_home", "read_settings", "say_misfit"]
_PLACES: Final = ("data", "database")
_SAID: Final = {"progressive": "own, none, or linked:NAME with small letters, digits and strokes"}
"""What no kind says by itself."""
PREFIX: Final = "QUEENHIGH_"
_ELSEWHERE: Final = frozenset({"browser", "server"})
"""What the environment says under our prefix to the tests and to the page's own tools."""


class ServerSettingsError(QueenHighError, ValueError):
    """Settings that cannot be read or do not go together."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be set; what is not said is for a friendly game on one machine."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8000
    data: str = ""
    """The folder of the database and the secret; the user's own data folder where it is not said."""
    database: str = ""
    """A PostgreSQL URL, in place of a file in the data folder."""
    secret: str = ""
    """The file of the secret; `secret` in the data folder where it is not said."""
    processes: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    """How many processes serve on this machine; more than one only on PostgreSQL."""
    inner: str = "127.0.0.1"
    """The address by which other processes of the same database reach this one; nobody else should."""
    beside: bool = False
    """Whether to join a server of the same database that listens on this port already."""
    certificate: str = ""
    key: str = ""
    proxy: str = ""
    """Addresses or networks of reverse proxies whose word on scheme and address is taken."""
    hosts: tuple[str, ...] = ()
    """Names that this server goes by besides its own addresses."""
    log: Literal["text", "json"] = "text"
    plain_passwords: bool = False
    """Whether passwords are taken beyond this machine without TLS."""
    metrics: Literal["local", "all"] = "local"
    """Who may read the metrics without a right to: this machine, or everybody."""
    open_tables: bool = True
    """Whether a first start opens a table for each of the first houses, or those of `tables`."""
    tables: tuple[TableSettings, ...] = ()
    slow_seconds: Annotated[float, msgspec.Meta(gt=0, le=600)] = 10.0
    stop_seconds: Annotated[float, msgspec.Meta(gt=0, le=600)] = 10.0
    """How long commands under way may take to finish when the server stops."""
    people: PeopleSettings = PeopleSettings()

    @property
    def tls(self) -> bool:
        return bool(self.certificate)

    @property
    def beyond(self) -> bool:
        """Whether others than this machine can reach the server without TLS of its own or a proxy's."""
        return not self.tls and not self.proxy and not is_local(self.host)

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else data_home()

    @property
    def secret_file(self) -> Path:
        return Path(self.secret) if self.secret else self.folder / "secret"

    @property
    def first_tables(self) -> tuple[TableSettings, ...]:
        """The tables of a first start: those that are set, or one for each of the first houses."""
        return self.tables or tuple(TableSettings(house=id) for id in first_ids())

    @property
    def letting_in(self) -> PeopleSettings:
        """How people are let in: without passwords where anybody on the way could read them."""
        taken = self.people.passwords and (self.plain_passwords or not self.beyond)
        return msgspec.structs.replace(self.people, passwords=taken)


def read_settings(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> ServerSettings:
    """The settings from all three places; `ServerSettingsError` names the first thing that is wrong."""
    found: dict[str, Any] = {}
    for said in (
        {} if file is None else _checked(_read(file), str(file)),
        _checked(_environment(environment or {}), "the environment", PREFIX),
        {key: value for key, value in (options or {}).items() if value is not None},
    ):
        if not said.keys().isdisjoint(_PLACES):  # whichever it is, it comes before both
            found = {key: value for key, value in found.items() if key not in _PLACES}
        found |= said
    for key, value in found.items():
        if value == "":  # such as a shell variable that is not set
            raise ServerSettingsError(f"{key} is empty: say what it is, or leave it out")
    try:
        settings = msgspec.convert(found, ServerSettings)
    except msgspec.ValidationError as error:
        where, what = say_misfit(error, ServerSettings)
        raise ServerSettingsError(f"the settings do not fit: {where}: {what}") from None
    _refuse_unfit(settings)
    return settings


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ServerSettingsError(
            f"{file} cannot be read: {(error.strerror or str(error)).lower()}"
        ) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ServerSettingsError(f"{file} is no TOML: {error}") from None


def _environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    kinds = {field.name: field.type for field in msgspec.structs.fields(ServerSettings)}
    for name, text in environment.items():
        if not name.startswith(PREFIX):
            continue
        key = name.removeprefix(PREFIX).lower()
        if key in _ELSEWHERE:
            continue
        kind = kinds.get(key, str)
        try:
            found[key] = text if kind is str else msgspec.json.decode(text.encode())
        except msgspec.DecodeError:
            found[key] = text
    return found


def _checked(found: dict[str, Any], where: str, prefix: str = "") -> dict[str, Any]:
    """The keys, all of them known, down into each table's settings."""
    _refuse_unknown(found, ServerSettings, where, prefix)
    tables = found.get("tables", [])
    for number, table in enumerate(tables if isinstance(tables, list) else [], start=1):
        if isinstance(table, dict):
            _refuse_unknown(table, TableSettings, f"{where}, table {number}")
    if isinstance(people := found.get("people"), dict):
        _refuse_unknown(people, PeopleSettings, f"{where}, people")
    return found


def _refuse_unknown(found: dict[str, Any], kind: type[msgspec.Struct], where: str, prefix: str = "") -> None:
    known = kind.__struct_fields__
    for key in found:
        if key not in known:
            said = f"{prefix}{key.upper()}" if prefix else key
            names = [f"{prefix}{name.upper()}" for name in known] if prefix else known
            raise ServerSettingsError(f"{where} has no setting {shorten(said)}{suggest(said, names)}")


def _refuse_unfit(settings: ServerSettings) -> None:
    if bool(settings.certificate) != bool(settings.key):
        missing = "key" if settings.certificate else "certificate"
        raise ServerSettingsError(f"TLS needs a certificate and its key: the {missing} is not said")
    if settings.data and settings.database:
        raise ServerSettingsError("a data folder and a database are two stores: say one of them")
    _refuse_other_database(settings.database)
    if not settings.database and (settings.processes > 1 or settings.beside):
        raise ServerSettingsError("one process alone writes a file: for several, say --database")
    _refuse_no_address(settings)
    for name in (settings.certificate, settings.key):
        if name and not Path(name).is_file():
            raise ServerSettingsError(
                f"{name} is no file" if Path(name).exists() else f"there is no file {name}"
            )
    for table in settings.tables:
        if why := unfit_name(table.name):
            raise ServerSettingsError(why)
        if table.house not in house_ids():
            raise ServerSettingsError(
                f"there is no house {shorten(table.house)}{suggest(table.house, house_ids())}"
            )


def _refuse_no_address(settings: ServerSettings) -> None:
    if ":" in settings.host and not _reads(settings.host, ipaddress.ip_address):
        raise ServerSettingsError(
            f"host: {shorten(settings.host)} is no address or name; the port is said by itself"
        )
    for each in settings.proxy.split(",") if settings.proxy else ():
        if not _reads(each.strip(), ipaddress.ip_network):
            raise ServerSettingsError(
                f"proxy: {shorten(each)} is no address: say the proxy's own, as in 192.0.2.1, "
                "or its network, as in 192.0.2.0/24; several with commas between"
            )


def _reads(said: str, reader: Callable[[str], object]) -> bool:
    try:
        reader(said)
    except ValueError:
        return False
    return True


def _refuse_other_database(database: str) -> None:
    try:
        known = not database or is_address(database)
    except StoreError as error:
        raise ServerSettingsError(str(error)) from None
    if not known:
        raise ServerSettingsError("a database is named as in postgresql://USER@HOST/NAME")


def say_misfit(error: msgspec.ValidationError, kind: type[msgspec.Struct]) -> tuple[str, str]:
    """Which setting does not fit, and what it is to be, in the words of whoever writes it."""
    what, _, path = str(error).partition(" - at `$.")
    found = inspect.type_info(kind)
    where: list[str] = []
    for name, number in re.findall(r"(\w+)|\[(\d+)\]", path):
        if isinstance(found, inspect.StructType):
            found = next(field.type for field in found.fields if field.name == name)
        elif isinstance(found, inspect.VarTupleType):
            found = found.item_type
        where.append(name or str(int(number) + 1))
    if missing := re.search("missing required field `(.+)`", what):
        return " ".join(where), f"its {missing[1]} is not said"
    return " ".join(where), _SAID.get(where[-1]) or _words(found)


def _words(kind: inspect.Type) -> str:
    """What a value of a kind is."""
    match kind:
        case inspect.LiteralType():
            return " or ".join(str(each) for each in kind.values if each)
        case inspect.IntType() | inspect.FloatType():
            noun = "a whole number" if isinstance(kind, inspect.IntType) else "a number"
            bounds = {"from": kind.ge, "above": kind.gt, "up to": kind.le}
            return " ".join(
                (noun, *(f"{word} {each:,}" for word, each in bounds.items() if each is not None))
            )
        case inspect.StrType():
            return "text" + (f" of at most {kind.max_length} characters" if kind.max_length else "")
        case inspect.BoolType():
            return "true or false"
        case inspect.VarTupleType():
            return "a list"
        case inspect.UnionType():
            return " or ".join(filter(None, map(_words, kind.types)))
    return "a table of settings"
