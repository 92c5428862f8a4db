"""What can be counted about a running server, for Prometheus: figures only, no names, no cards."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, disable_created_metrics, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

WINDOW: Final = 4096
"""The last so many durations give the quantiles."""
QUANTILES: Final = (0.5, 0.99)

Figure = tuple[str, str, dict[str, str], float]
"""A figure's name, what it is, its labels and its value."""
Figures = Callable[[], Iterable[Figure]]
"""Figures that somebody else keeps."""

_without_beginnings: Callable[[], None] = disable_created_metrics
_without_beginnings()  # when each counter began to count is no figure of ours


class Durations:
    """The last durations of something, in seconds."""

    def __init__(self) -> None:
        self._kept: deque[float] = deque(maxlen=WINDOW)

    def add(self, seconds: float) -> None:
        self._kept.append(seconds)

    def figures(self, name: str, words: str) -> Iterator[Figure]:
        return quantiles(name, words, tuple(self._kept))


def quantiles(name: str, words: str, durations: Iterable[float]) -> Iterator[Figure]:
    """The durations that these shares of them do not pass; 0 while there are none."""
    ordered = sorted(durations)
    for share in QUANTILES:
        value = ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
        yield name, words, {"quantile": str(share)}, value


class Metrics:
    """Counts of one server; its own registry, so that two servers in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._commands = Counter(
            "queenhigh_commands", "Commands taken from sockets", ("kind",), registry=self.registry
        )
        self._refusals = Counter(
            "queenhigh_refusals", "Commands and requests refused", ("code",), registry=self.registry
        )
        self._requests = Counter(
            "queenhigh_requests", "Requests over HTTP", ("route", "status"), registry=self.registry
        )
        self.sockets = Gauge("queenhigh_sockets", "Open sockets", ("where",), registry=self.registry)
        self.commands = Durations()
        self._figures: list[Figures] = []
        self._told: tuple[Figure, ...] = ()
        self.registry.register(_Figures(self))

    def command(self, kind: str, code: str, seconds: float) -> None:
        self._commands.labels(kind).inc()
        if code:
            self._refusals.labels(code).inc()
        if seconds:
            self.commands.add(seconds)

    def request(self, route: str, status: int, code: str = "") -> None:
        self._requests.labels(route, str(status)).inc()
        if code:
            self._refusals.labels(code).inc()

    def ask(self, figures: Figures) -> None:
        """Ask somebody for figures whenever they are read."""
        self._figures.append(figures)

    def figures(self) -> Iterator[Figure]:
        yield from self.commands.figures(
            "queenhigh_command_seconds", "From a command's arrival to its answer, the last few thousand"
        )
        for each in self._figures:
            yield from each()
        yield from self._told

    def text(self, told: Iterable[Figure] = ()) -> bytes:
        """Everything, with figures that only the asker knows."""
        self._told = tuple(told)
        return generate_latest(self.registry)


class _Figures(Collector):
    """Figures that are taken when they are read."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def describe(self) -> Iterable[Metric]:
        return ()

    def collect(self) -> Iterable[Metric]:
        families: dict[str, GaugeMetricFamily] = {}
        for name, words, labels, value in self._metrics.figures():
            family = families.get(name)
            if family is None:
                family = families[name] = GaugeMetricFamily(name, words, labels=sorted(labels))
            family.add_metric([labels[label] for label in sorted(labels)], value)
        return families.values()
