"""A rule is written once: what would be a second writing of it is found by how it must look."""

import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "queenhigh"
ONCE = {
    "what a stake puts on a meter": (r"contribution\.(numerator|denominator)", {"rules/records.py"}),
    "how a meter goes back to its seed": (r"max\(0, .*seed", {"settlement/meters.py"}),
    "a meter that nobody spoke of holds its seed": (r"get\(.*seed_minor\)", {"rules/records.py"}),
    "what a wager needs first": (r"any\(.* in (\w*\.?needs|self)\.some", {"rules/wager.py"}),
    "a royal flush is a straight flush": (r"\"royal_flush\"|, \"straight_flush\"\)", {"hands/five.py"}),
    "how a hand stands against the dealer's": (r"= 1 \+ 3 \* \(theirs", {"study/stands.py"}),
    "dealer's deals by stand": (r"pairwise\(edges\)", {"study/stands.py"}),
    "a bar": (r"rich\.(live|progress)\b", {"cli/answering/bar.py"}),
    "the table of payouts": (
        r"head\(\"(outcome|back)\"\)|\"(outcome|back)\": \{",
        {"cli/answering/settled.py"},
    ),
    "a whole number that was said": (r"__index__", {"study/request.py", "text.py"}),
    "a bet put on an empty table": (r"unlimited\(.*stakes_minor\)", {"study/request.py"}),
    "numbers summed up": (r"class Summary\b|def summary_of\b", {"study/spread.py"}),
    "how far work is": (r"^class Progress\b|^Progress =", {"study/result.py"}),
    "which suits a row has left": (r"other\.suits and other\.hand", {"words/rules_card.py"}),
    "how an extra is installed": (r"queenhigh\[", {"text.py"}),
    "the size of the deck": (r"(DECK\w*: Final|\bDECK\w*) = (52|len)", {"cards.py"}),
    "how many strengths there are": (r"^\w+(: Final)? = 74[12]\b", {"hands/three.py"}),
    "a wager of one document": (r"(?i)double.?shot", {"cli/asking/amounts.py"}),
}
"""What each rule cannot be written without, and the files where that stands."""


@pytest.mark.parametrize("rule", ONCE)
def test_a_rule_is_written_in_one_place(rule: str) -> None:
    pattern, places = ONCE[rule]
    found = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if re.search(pattern, path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert found <= places, f"{rule} is written again: call {' or '.join(sorted(places))}"
    assert found & places, f"{rule}: nothing looks like this any more, so the pattern tells nothing"
