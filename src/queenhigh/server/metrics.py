"""What can be counted about a running server, for Prometheus: figures only, no names, no cards."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

import msgspec
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The bounds of durations; among them those that docs/operate.md names."""
WRITES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)

_without_beginnings: Callable[[], None] = disable_created_metrics
_without_beginnings()  # when each counter began to count is no figure of ours


class Family(msgspec.Struct, frozen=True):
    """A metric as data: its samples with name, labels and value. Processes hand these to each other."""

    name: str
    words: str
    kind: str
    samples: list[tuple[str, dict[str, str], float]]


class Metrics:
    """Counts of one server; its own registry, so that two servers in one process do not mix."""

    def __init__(self) -> None:
        self._registry = ours = CollectorRegistry()
        self._commands = Counter(
            "queenhigh_commands", "Commands taken from sockets", ("kind",), registry=ours
        )
        self._refusals = Counter(
            "queenhigh_refusals", "Commands and requests refused", ("code",), registry=ours
        )
        self._requests = Counter(
            "queenhigh_requests", "Requests over HTTP", ("route", "status"), registry=ours
        )
        self._answers = Histogram(
            "queenhigh_command_seconds", "From a command's arrival to its answer",
            registry=ours, buckets=SECONDS,
        )  # fmt: skip
        self._commits = Histogram(
            "queenhigh_commit_seconds",
            "From the start of a commit to durable",
            registry=ours,
            buckets=SECONDS,
        )
        self._groups = Histogram("queenhigh_group_size", "Writes in a commit", registry=ours, buckets=WRITES)
        self.sockets = Gauge("queenhigh_sockets", "Open sockets", ("where",), registry=ours)
        self._sums = Gauge(
            "queenhigh_ledger_sum_minor", "The sum of a ledger: zero", ("currency",), registry=ours
        )
        self._drifts = Gauge(
            "queenhigh_meter_drift_minor",
            "A meter as shown less its account: zero",
            ("meter",),
            registry=ours,
        )

    def command(self, kind: str, code: str, seconds: float) -> None:
        self._commands.labels(kind).inc()
        if code:
            self._refusals.labels(code).inc()
        if seconds:
            self._answers.observe(seconds)

    def request(self, route: str, status: int, code: str = "") -> None:
        self._requests.labels(route, str(status)).inc()
        if code:
            self._refusals.labels(code).inc()

    def commit(self, writes: int, seconds: float) -> None:
        """Count a commit of so many writes; called in the thread that writes."""
        self._groups.observe(writes)
        self._commits.observe(seconds)

    def read(self, name: str, words: str, value: Callable[[], float]) -> None:
        """Have a figure that is read whenever it is asked for."""
        Gauge(name, words, registry=self._registry).set_function(value)

    def balance(self, sums: Mapping[str, float], drifts: Mapping[str, float]) -> None:
        """Set what must be zero, by currency and by meter."""
        for gauge, values in ((self._sums, sums), (self._drifts, drifts)):
            gauge.clear()
            for label, value in values.items():
                gauge.labels(label).set(value)

    def families(self) -> list[Family]:
        """Return all that was counted."""
        return [
            Family(metric.name, metric.documentation, metric.type, [each[:3] for each in metric.samples])
            for metric in self._registry.collect()
        ]


class _Together(Collector):
    """The figures of processes, each with the label of its process unless that has no name."""

    def __init__(self, processes: Mapping[str, Iterable[Family]]) -> None:
        self._processes = processes

    def collect(self) -> Iterable[Metric]:
        found: dict[str, Metric] = {}
        for process, families in self._processes.items():
            for each in families:
                metric = found.setdefault(each.name, Metric(each.name, each.words, each.kind))
                for name, labels, value in each.samples:
                    metric.add_sample(name, {**labels, "process": process} if process else labels, value)
        return found.values()


def metrics_page(processes: Mapping[str, Iterable[Family]]) -> bytes:
    """Return the page for Prometheus: the figures of processes by their names, which become a label.

    >>> tables = [Family("tables", "Tables", "gauge", [("tables", {}, 3.0)])]
    >>> print(metrics_page({"7": tables, "8": tables}).decode(), end="")
    # HELP tables Tables
    # TYPE tables gauge
    tables{process="7"} 3.0
    tables{process="8"} 3.0
    """
    registry = CollectorRegistry()
    registry.register(_Together(processes))
    return generate_latest(registry)
