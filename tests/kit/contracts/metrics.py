"""Contract of the metrics: names, types and labels, read from a server at which a round was played."""

from prometheus_client.parser import text_string_to_metric_families

from kit.contracts.document import columns, document
from kit.contracts.observed import observed
from queenhigh.server.peers.figures import joined


def written() -> str:
    page = observed().metrics
    return document(
        "Metrics of a server, with their types and labels.",
        {"one process": _rows(page), "several processes": _rows(joined({"1": page}))},
    )


def _rows(page: str) -> list[str]:
    rows = []
    for family in text_string_to_metric_families(page):
        names = {sample.name for sample in family.samples}
        labels = {label for sample in family.samples for label in sample.labels}
        rows += [(name, f"{family.type} {', '.join(sorted(labels))}") for name in names]
    return columns(sorted(rows))
