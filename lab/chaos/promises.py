"""Each promise, how often it was tried and how often it was kept: from what was seen and what is stored."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from statistics import median
from typing import Final

import msgspec

from lab.chaos.books import Kept, WriteNote
from lab.chaos.faults import Measured
from lab.chaos.plan import Kind
from lab.chaos.servers import LogBook
from lab.chaos.slow import Slowness
from lab.chaos.witnesses import Key, Notebook, Trail
from queenhigh.store.audit import Report
from queenhigh.text import plural
from queenhigh.wire.frames import Answer

BACK_SECONDS: Final = 5.0
HANDED_SECONDS: Final = 1.0
CUT_OFF_SECONDS: Final = 20.0
"""A reader who takes nothing has some buffers to fill first."""
HELD_UP: Final = 0.05
"""Seconds by which a median may grow, beyond twice itself, before others are said to be held up."""
_AFTER: Final[Mapping[Kind, str]] = {
    "kills": "a kill",
    "stops": "SIGTERM",
    "freezes": "the end of a freeze",
    "severs": "a cut of all connections",
    "crashes": "PostgreSQL's return from a hard stop",
    "full": "the end of a full disk",
}


class Promise(msgspec.Struct, frozen=True):
    """One row of the table."""

    promise: str
    tried: int
    kept: int
    figure: str

    @property
    def ok(self) -> bool:
        return self.kept == self.tried


def keeps_acknowledged(answers: Mapping[Key, Answer], kept: Kept) -> Promise:
    """Every command that was answered is stored, at the version that was told."""
    lost = sum(kept.commands.get(key) != answer.version for key, answer in answers.items())
    return Promise("what was acknowledged is kept", len(answers), len(answers) - lost, f"{lost} lost")


def does_once(notebook: Notebook, kept: Kept) -> Promise:
    """A command that is sent again has its first answer, and no two commands made one version."""
    again = notebook.again + notebook.silent.total()
    other = len(notebook.other) + notebook.silent.total()
    made = Counter((key.table, version) for key, version in kept.commands.items())
    doubled = sum(count - 1 for count in made.values())
    return Promise(
        "a command sent again is done once", again, again - other - doubled,
        f"{other} other answers, {doubled} doubled",
    )  # fmt: skip


def counts_versions(steps: Mapping[str, Sequence[int]]) -> Promise:
    """The steps of every table are numbered from the first on, without gap or repeat."""
    whole = sum(map(len, steps.values()))
    wrong = sum(
        sum(later != earlier + 1 for earlier, later in pairwise((0, *versions)))
        for versions in steps.values()
    )
    return Promise("versions without gap or repeat", whole, whole - wrong, plural(len(steps), "table"))


def only_owners_write(writes: Sequence[WriteNote], lives: Mapping[str, int], freezes: int) -> Promise:
    """Whoever writes to a table owns it by its row at that moment, and epochs only rise."""
    strange = sum(f":{lives.get(each.writer, -1)}:" not in each.owner for each in writes)
    epochs: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for each in writes:
        epochs[each.table].append((each.version, each.epoch))
    fell = sum(
        later[1] < earlier[1] for noted in epochs.values() for earlier, later in pairwise(sorted(noted))
    )
    highest = max((each.epoch for each in writes), default=0)
    return Promise(
        "no write by who has lost the table", len(writes), len(writes) - strange - fell,
        f"{strange} strange, {plural(freezes, 'freeze')}, epochs up to {highest}",
    )  # fmt: skip


def shows_every_version(trails: Iterable[Trail]) -> Promise:
    """Who looks on is shown each version, or everything anew, and never an older one."""
    shown = missed = back = anew = sockets = 0
    for trail in trails:
        sockets += 1
        shown += trail.versions
        anew += trail.anew - 1
        missed += sum(later - earlier - 1 for earlier, later in trail.missed)
        back += len(trail.went_back)
    return Promise(
        "no viewer misses a version", shown + missed + back, shown,
        f"{plural(sockets, 'socket')}, came back {anew:,} times, {missed} missed",
    )  # fmt: skip


def comes_in_time(name: str, times: Sequence[float | None], limit: float) -> Promise:
    """Something that must come within so many seconds, each time."""
    came = [each for each in times if each is not None]
    kept = sum(each <= limit for each in came)
    figure = f"median {median(came):.2f} s, longest {max(came):.2f} s" if came else "never"
    return Promise(name, len(times), kept, figure)


def timely(measured: Measured, slack: float) -> Iterator[Promise]:
    """Coming back, handing over and listening again, of each kind that was tried."""
    back = BACK_SECONDS * slack
    handed = HANDED_SECONDS * slack
    for kind, words in _AFTER.items():
        if times := measured.back.get(kind):
            yield comes_in_time(f"plays on within {back:g} s of {words}", times, back)
    if times := measured.handed.get("kills"):
        yield comes_in_time(f"a killed process's tables are taken over within {back:g} s", times, back)
    if times := measured.handed.get("stops"):
        yield comes_in_time(f"a stopped process's tables are taken over within {handed:g} s", times, handed)
    if times := measured.handed.get("freezes"):
        yield comes_in_time(f"a frozen process's tables are taken over within {back:g} s", times, back)
    if times := measured.back.get("cuts"):
        yield comes_in_time(f"a cut listener listens again within {back:g} s", times, back)


def bears_slow_readers(slow: Sequence[Slowness], slack: float) -> Iterator[Promise]:
    """They are cut off, and others are not held up."""
    if not slow:
        return
    limit = CUT_OFF_SECONDS * slack
    times = [each for one in slow for each in one.cut]
    yield comes_in_time(f"who reads nothing is cut off within {limit:g} s", times, limit)
    held = [(median(one.before), median(one.during)) for one in slow if one.before and one.during]
    kept = sum(during <= 2 * before + HELD_UP for before, during in held)
    worst = max(held, key=lambda pair: pair[1] / pair[0], default=(0.0, 0.0))
    figure = f"median answer {1000 * worst[1]:.0f} ms, before {1000 * worst[0]:.0f} ms"
    yield Promise("nobody is held up by them", len(held), kept, figure)


def audited(report: Report, kept: Kept) -> Iterator[Promise]:
    """Meters, purses, ledgers, and all that is stored."""
    right = sum(meter.ok for meter in report.meters)
    hold = sum(meter.shown_minor for meter in report.meters)
    yield Promise("meters are conserved to the unit", len(report.meters), right, f"{hold:,} on them")
    yield Promise("no purse is below zero", kept.purses, kept.purses - report.negative, "0 is the least")
    zero = sum(not total for total in report.sum_minor.values())
    sums = ", ".join(f"{ledger} {total}" for ledger, total in report.sum_minor.items())
    yield Promise("ledgers come to zero", len(report.sum_minor), zero, sums)
    yield Promise(
        "an audit proves everything", 1, int(report.ok),
        f"{plural(report.rounds, 'round')}, {plural(report.transfers, 'transfer')},"
        f" {plural(report.commitments, 'deck')}, {plural(len(report.problems), 'problem')}",
    )  # fmt: skip


def stays_up(measured: Measured, logs: Sequence[LogBook], lives: int) -> Iterator[Promise]:
    """No process ends by itself, none logs a fault of its own."""
    ended = len(measured.ended)
    yield Promise("no process ends by itself", lives, lives - ended, f"{ended} ended")
    lines = sum(log.lines for log in logs)
    faults = sum((log.faults for log in logs), Counter[str]())
    first = f": {faults.most_common(1)[0][0]}" if faults else ""
    figure = plural(faults.total(), "fault") + first
    yield Promise("no fault of its own in the log", lines, lines - faults.total(), figure)


def plays_on(players: int, fallen: Sequence[str]) -> Promise:
    """Everybody's socket comes back by itself."""
    said = f": {fallen[0]}" if fallen else ""
    return Promise("every player comes back", players, players - len(fallen), f"{len(fallen)} gave up{said}")
