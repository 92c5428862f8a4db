"""How the server is run: options before environment before a TOML file before what is usual.

Every key of the file is a field here; in the environment it is QUEENHIGH_ and the key in capitals, lists and
tables as JSON. What is not known is refused with the likeliest word.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from queenhigh.people import PeopleSettings
from queenhigh.rules import house_ids
from queenhigh.server.gate.security import is_local
from queenhigh.store.opening import data_home
from queenhigh.table.settings import TableSettings
from queenhigh.text import QueenHighError, shorten, suggest

__all__ = ["ServerSettings", "ServerSettingsError", "data_home", "read_settings"]
PREFIX: Final = "QUEENHIGH_"


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
    certificate: str = ""
    key: str = ""
    proxy: str = ""
    """The address of a reverse proxy whose word on scheme and address is taken."""
    hosts: tuple[str, ...] = ()
    """Names that this server goes by besides its own addresses."""
    log: Literal["text", "json"] = "text"
    plain_passwords: bool = False
    """Whether passwords are taken beyond this machine without TLS."""
    metrics: Literal["local", "all"] = "local"
    """Who may read the metrics without a right to: this machine, or everybody."""
    open_tables: bool = True
    """Whether a first start opens a table for each house, or those of `tables`."""
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
        """The tables of a first start: those that are set, or one for each house with bots welcome."""
        return self.tables or tuple(TableSettings(house=id) for id in house_ids())

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
    if file is not None:
        found |= _checked(_read(file), str(file))
    found |= _checked(_environment(environment or {}), "the environment", PREFIX)
    found |= {key: value for key, value in (options or {}).items() if value is not None}
    try:
        settings = msgspec.convert(found, ServerSettings)
    except msgspec.ValidationError as error:
        raise ServerSettingsError(f"the settings do not fit: {_plain(error)}") from None
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
    for name in (settings.certificate, settings.key):
        if name and not Path(name).is_file():
            raise ServerSettingsError(f"there is no file {name}")
    for table in settings.tables:
        if table.house not in house_ids():
            raise ServerSettingsError(
                f"there is no house {shorten(table.house)}{suggest(table.house, house_ids())}"
            )


def _plain(error: msgspec.ValidationError) -> str:
    return str(error).replace("`", "").replace("$.", "")
