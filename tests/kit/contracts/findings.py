"""Contract of `doctor`: the names and states of its findings."""

from typing import get_args

from kit.contracts.document import document
from queenhigh.server.doctor.checkup import CHECKS
from queenhigh.server.doctor.finding import ORDER, State


def written() -> str:
    assert set(ORDER) == set(get_args(State))
    return document(
        "Findings of `queenhigh doctor`.",
        {"findings, in their order": CHECKS, "states, from good to bad": ORDER},
    )
