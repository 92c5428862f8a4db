"""Golden texts: files under `tests` that a person can read, compared with what the program gives now.

`make golden` writes them again; read the diff before you commit it.
"""

import difflib
import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent.parent
WRITING = "WRITE_GOLDEN"
"""Environment variable: if set, texts are written in place of being compared."""


VARYING = {
    r"[\d.,]+ s,\s+[\d.,]+(\s+million)?\s+boxes\s+a\s+second": "(so many seconds and boxes a second)",
    r"(?<=chain: )[0-9a-f]{64}": "(a hash)",
    r"(?<=: )\d[\w ,]* transfers[\w ,]*": "(so many rounds, steps and transfers)",
    r"(?<=\()[0-9a-z]{12}(?=\))": "an id",
    r"within [\d.]+e-\d+": "within (a bound)",
}
"""What differs between runs and machines, as patterns."""


def steady(text: str) -> str:
    """Return the text with what differs between runs and machines replaced."""
    for pattern, words in VARYING.items():
        text = re.sub(pattern, words, text)
    return text


def compare(name: str, text: str, command: str = "make golden") -> None:
    """Fail with a diff if the file `name` under `tests` differs from the text, or write it."""
    path = TESTS / name
    if os.environ.get(WRITING):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    kept = path.read_text(encoding="utf-8") if path.exists() else ""
    if kept != text:
        was = kept.splitlines()
        now = text.splitlines()
        lines = difflib.unified_diff(was, now, "committed", "now", lineterm="", n=2)
        hint = f"tests/{name} differs; if the change is meant, run `{command}` and read the diff"
        pytest.fail("\n".join([hint, *lines]), pytrace=False)


def refusals(subject: str, error: type[Exception], calls: Mapping[str, Callable[[], object]]) -> None:
    """Assert that each call raises this error; compare the texts with `golden/texts/SUBJECT_errors.txt`."""
    told = []
    for name, call in calls.items():
        with pytest.raises(error) as caught:
            call()
        told.append(f"{name}\n    {caught.value}\n")
    compare(f"golden/texts/{subject}_errors.txt", "".join(told))
