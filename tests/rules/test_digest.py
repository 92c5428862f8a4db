"""What the digest covers, and that it lasts: pinned for the catalogue, the same when a word is added."""

import hashlib
import json
from typing import Any, Literal, get_args, get_type_hints

import msgspec
import pytest

from kit.houses.invented import EVERY_HOUSE, any_house
from kit.houses.toml_text import house_text
from queenhigh.rules import House, canonical, house, load
from queenhigh.rules.canonical import COUNTED, FORM, LEFT_OUT, SEMANTICS, Word
from queenhigh.rules.records import Wager

PINNED = {
    "draw": "sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed",
    "prime": "sha256:400cb98710ea77c0658559960bb887972f7185084fc188a5eeba88862c8d766d",
    "rws": "sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3",
    "ultimate": "sha256:ea9f8925529dbbe841609c7d306edaa6d1946b4c41528cec28c31082227f1772",
    "sixcard": "sha256:7a578a7dbc8cfabd77052de90dec29c9d96093a991cd2d4f3a3397ee536a7522",
}
"""Stored rounds name these. Another one here says that the rules of that house, as it ships, have changed."""


@pytest.mark.parametrize("name", PINNED)
def test_the_digests_of_the_catalogue_are_these(name: str) -> None:
    assert house(name).digest == PINNED[name]


@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_the_digest_is_the_hash_of_a_text_that_can_be_looked_at(name: str) -> None:
    rules = any_house(name)
    text = canonical(rules)
    assert rules.digest == f"sha256:{hashlib.sha256(text.encode()).hexdigest()}"
    head, _, facts = text.partition("\n")
    assert head == FORM == "queenhigh house 1"
    assert json.loads(facts)["semantics"] == SEMANTICS
    assert json.dumps(json.loads(facts), indent=1, sort_keys=True) + "\n" == facts


# What counts is decided on purpose


def struct_types(hint: object) -> set[type[msgspec.Struct]]:
    """Every record that a field's type can hold."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return {hint}
    return {found for part in get_args(hint) for found in struct_types(part)}


def undecided() -> list[str]:
    """The fields of a house's records that neither count nor are left out, and names that are no fields."""
    found = []
    waiting: list[type[msgspec.Struct]] = [House]
    seen: set[type[msgspec.Struct]] = set()
    while waiting:
        kind = waiting.pop()
        if kind in seen:
            continue
        seen.add(kind)
        words = COUNTED.get(kind, ())
        out = LEFT_OUT.get(kind, {})
        counted = {word.field for word in words}
        found += [f"{kind.__name__}.{name}" for name in counted ^ set(kind.__struct_fields__) ^ set(out)]
        found += [f"{kind.__name__} is not in COUNTED"] if kind not in COUNTED else []
        hints = get_type_hints(kind)
        waiting += [each for name in counted & hints.keys() for each in struct_types(hints[name])]
    return found + [f"{kind.__name__} is no part of a house" for kind in COUNTED.keys() - seen]


def test_every_field_counts_or_is_left_out_for_a_reason() -> None:
    assert undecided() == []
    assert all(reason for fields in LEFT_OUT.values() for reason in fields.values())


def count(monkeypatch: pytest.MonkeyPatch, kind: type[msgspec.Struct], words: tuple[Word, ...]) -> None:
    """Let other words of a record count."""
    monkeypatch.setitem(COUNTED, kind, words)


@pytest.mark.parametrize("kind", COUNTED)
def test_a_word_has_one_name(kind: type[msgspec.Struct]) -> None:
    names = [word.name for word in COUNTED[kind]]
    assert len(set(names)) == len(names)


# An optional word is added to the language


MOOD = ("mood", Literal["calm", "wild"], "calm")
LaterWager: Any = msgspec.defstruct("LaterWager", [MOOD], bases=(Wager,), frozen=True, kw_only=True)


def later(rules: House, **mood: str) -> House:
    """The house as a later version would read it: its wagers have a field more."""
    wagers = tuple(LaterWager(**msgspec.structs.asdict(wager), **mood) for wager in rules.wagers)
    return msgspec.structs.replace(rules, wagers=wagers)


@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_an_optional_word_leaves_the_digest_of_every_older_file_as_it_was(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = any_house(name)
    assert later(before).digest == before.digest, "a field that nobody writes"
    count(monkeypatch, Wager, (*COUNTED[Wager], Word("mood", "mood", "calm")))
    assert later(before, mood="calm").digest == before.digest, "a word that says what goes without saying"
    assert later(before, mood="wild").digest != before.digest, "a word that is used"


def test_the_order_of_fields_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    before = canonical(house("rws"))
    for kind, words in COUNTED.items():
        count(monkeypatch, kind, tuple(reversed(words)))
    assert canonical(house("rws")) == before


def test_a_record_that_nobody_knows_is_not_passed_over() -> None:
    class Stranger(msgspec.Struct, frozen=True):
        """A part that no house has."""

    rules = house("rws")
    odd: Any = msgspec.structs.replace(rules, conduct=Stranger())
    with pytest.raises(TypeError, match="Stranger"):
        canonical(odd)


# Words, not rules


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('label = "Ante"', 'label = "The Ante"'),
        ('note = "paid by cheque from the cage" },\n    { hand = "mini_royal", pays = "1250 flat", ',
         'note = "ask at the cage" },\n    { hand = "mini_royal", pays = "1250 flat", '),
        ('progressive = "Progresivo"', 'progressive = "Bote"'),
        ('fed_by = "progressive"\ncontribution = "20%"\nassumed = true',
         'fed_by = "progressive"\ncontribution = "20%"'),
        ('"5.2" = "After', '"5.9" = "A clause that no rule cites."\n"5.2" = "After'),
        ('[readings.R9]', '[readings.R10]\nclause = "1"\ntext = "More."\n\n[readings.R9]'),
    ],
)  # fmt: skip
def test_labels_notes_and_translations_leave_the_digest_alone(old: str, new: str) -> None:
    text = house_text("rws")
    assert text.count(old) == 1
    assert load(text.replace(old, new)).digest == house("rws").digest


def test_a_pay_table_that_is_not_in_use_rules_nothing() -> None:
    text = house_text("draw")
    rows = '[{ hand = "mini_royal", pays = "9 to 1" }]'
    both = text.replace("[wagers.play_bonus.tables]\n", f"[wagers.play_bonus.tables]\nother = {rows}\n", 1)
    assert load(both).digest == house("draw").digest
    assert load(both.replace('table = "printed"', 'table = "other"')).digest != house("draw").digest


def test_the_order_of_irregularities_rules_nothing_and_that_of_wagers_does() -> None:
    text = house_text("rws")
    line = 'foreign_card = { clause = "5.1.1" }\n'
    moved = text.replace(line, "").replace("\n[clauses]", f"{line}\n[clauses]", 1)
    assert load(moved).digest == house("rws").digest
    wagers = house("rws").wagers
    turned = msgspec.structs.replace(house("rws"), wagers=(wagers[-1], *wagers[:-1]))
    assert turned.digest != house("rws").digest


@pytest.mark.parametrize("draws", ["below Pair", "below  pair", "below PAIR"])
def test_one_mark_has_one_spelling(draws: str) -> None:
    text = house_text("draw").replace('draws = "below pair"', f'draws = "{draws}"')
    assert load(text).digest == house("draw").digest
