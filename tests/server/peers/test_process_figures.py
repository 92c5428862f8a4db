"""Figures of several processes on one page."""

import doctest

import httpx
from prometheus_client.parser import text_string_to_metric_families

from kit.pair import Pair
from queenhigh.server.peers import figures


def test_examples_run() -> None:
    result = doctest.testmod(figures)
    assert result.attempted
    assert not result.failed


def test_whichever_process_is_asked_the_figures_of_all_are_told(pair: Pair) -> None:
    pages = [httpx.get(f"{served.origin}/metrics").text for served in (pair.first, pair.second)]
    for page in pages:
        families = {each.name: each for each in text_string_to_metric_families(page)}
        told = families["queenhigh_tables"].samples
        assert len(told) >= 1
        assert all("process" in sample.labels for each in families.values() for sample in each.samples)
        assert {sample.value for sample in families["queenhigh_ledger_sum_minor"].samples} <= {0.0}
