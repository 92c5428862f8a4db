"""What things cost: figures that a bench has measured, and those of machines that are taken for granted."""

from pathlib import Path
from typing import Any, Final, Literal, get_args

import msgspec

from queenhigh.text import QueenHighError

Kind = Literal["bet", "ready", "look", "play", "tick"]
"""What a table does: four commands of players, and what its clock does by itself."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
FILE: Final = Path(__file__).with_name("costs.toml")
"""The figures that were measured last."""


class CostsError(QueenHighError, ValueError):
    """A file of costs that cannot be read."""


class StoreCosts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What it costs to make commands durable: so much for a group, and for every command in it."""

    writer_group_us: float
    writer_command_us: float
    """Processor time of the server's writing thread."""
    database_group_us: float
    database_command_us: float
    """Processor time of the database's own processes; nothing where it is a file."""
    flush_us: float
    """How long the disk takes until its log is durable."""
    group_most: int
    """The largest group that was measured."""
    log_round_bytes: float
    disk_round_bytes: float
    """What a round adds to the log, and for good to the database."""


class PaceCosts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a round goes: commands of each player in it, and steps of the table's clock."""

    seats: int
    bets: float
    looks: float
    seeds: float
    """Seeds for the cut, which clients send by themselves when a round opens; each costs what ready does."""
    deal_ticks: int
    """Steps from the last stake to the hands."""
    settle_ticks: int
    """Steps from the last decision to the next round's bets."""
    show_seconds: float
    round_rows: float
    """Rows of the database that a round adds or changes."""
    seen_a_minute: float
    """Commands of a player in a minute, as a crowd that paused 2 to 12 s sent them."""


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of one run of the bench."""

    note: str
    loop_us: dict[Kind, float]
    """Processor time of the event loop for a command, without what is sent."""
    frame_us: float
    """Processor time for one more frame: made and sent."""
    frame_bytes: float
    process_mb: float
    table_kb: float
    socket_kb: float
    lobby_table_bytes: float
    """What one table adds to a frame of the lobby."""
    pace: PaceCosts
    sqlite: StoreCosts
    postgres: StoreCosts


class Assumed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Machines as one may rent them, and what has not been measured: change it to yours."""

    relay_us: float
    """Processor time to hand a frame on from the process that owns a table to the one with the socket."""
    database_cores: int
    database_log_mb_second: float
    """What a database's disk takes of its log in a second."""
    database_connections: int
    connections_a_process: int
    processes_a_machine: int
    network_mbit: float
    """What leaves a machine of several processes."""
    memory_mb: float
    """What a process may hold."""
    open_files: int
    """How many sockets a process may have."""
    lobby_share: float
    """Of all who have a socket, those who look at the lobby."""
    lobby_frames_second: float
    """How often the lobby is sent: it is gathered over a quarter of a second."""
    lobby_tables_second: float
    """So many tables are sent to each who looks in a second, where there are more: the list waits longer."""
    lobby_longest_seconds: float
    """But never longer than this."""


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    measured: Measured
    assumed: Assumed


def parse_costs(text: str) -> Costs:
    """Read a file of costs.

    `CostsError` says what is wrong with it.
    """
    try:
        found = msgspec.toml.decode(text, type=Costs)
    except msgspec.DecodeError as error:
        raise CostsError(str(error)) from error
    pace = found.measured.pace
    missing = [kind for kind in KINDS if kind not in found.measured.loop_us]
    if missing:
        raise CostsError(f"measured.loop_us says nothing of {missing[0]}")
    wrong = [name for name, value in _numbers(msgspec.to_builtins(found)) if not 0 <= value < 1e15]
    if wrong:
        raise CostsError(f"{wrong[0]} is not a number from zero up")
    zero = [name for name, value in _numbers(msgspec.to_builtins(found)) if not value and name in _DIVISORS]
    if zero:
        raise CostsError(f"{zero[0]} must be above zero")
    if pace.bets < 1 or pace.looks > 1 or pace.settle_ticks < 1:
        raise CostsError("measured.pace: players bet at least once, look at most once, and are settled")
    return found


_DIVISORS: Final = frozenset(
    f"assumed.{name}"
    for name in ("database_cores", "database_log_mb_second", "database_connections", "processes_a_machine",
                 "network_mbit", "memory_mb", "open_files")
) | {"measured.pace.seats"}  # fmt: skip


def _numbers(found: dict[str, Any], before: str = "") -> list[tuple[str, float]]:
    """Every number with the keys that lead to it."""
    numbers = list[tuple[str, float]]()
    for name, value in found.items():
        if isinstance(value, dict):
            numbers += _numbers(value, f"{before}{name}.")
        elif not isinstance(value, str):
            numbers.append((f"{before}{name}", value))
    return numbers


def format_costs(costs: Costs) -> str:
    """A file of costs as `parse_costs` reads it."""
    return "\n".join(_lines(msgspec.to_builtins(costs))).lstrip() + "\n"


def _lines(found: dict[str, Any], before: str = "") -> list[str]:
    plain = {name: value for name, value in found.items() if not isinstance(value, dict)}
    lines = [f"[{before}]"] if before and plain else []
    for name, value in plain.items():
        said = msgspec.json.encode(value).decode() if isinstance(value, str) else f"{round(value, 3):g}"
        lines.append(f"{name} = {said}")
    for name, value in found.items():
        if isinstance(value, dict):
            lines += ["", *_lines(value, f"{before}.{name}".lstrip("."))]
    return lines
