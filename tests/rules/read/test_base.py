"""A house that says only what differs: laid over its base, kept whole, each problem told where it stands."""

import tomllib
from pathlib import Path

import pytest

from kit.houses.changed import otherwise
from kit.houses.toml_text import house_text, write
from queenhigh.rules import (
    House,
    HouseError,
    NoSuchHouse,
    Shelf,
    find_house,
    house,
    house_ids,
    load,
    post,
    reread,
)
from queenhigh.rules.read import base
from queenhigh.rules.read.whole import toml_text

HEAD = 'base = "{}"\nid = "corner"\nname = "The Corner Table"\n'
ROWS = """[wagers.pair_plus]
pays_clause = "P1"
pays = [
    { hand = "mini_royal", pays = "50 to 1" },
    { hand = "straight_flush", pays = "40 to 1" },
    { hand = "three_of_a_kind", pays = "30 to 1" },
    { hand = "straight", pays = "6 to 1" },
    { hand = "flush", pays = "4 to 1" },
    { hand = "pair", pays = "1 to 1" },
]

[clauses]
P1 = "Pair Plus pays 50 for a mini royal."
"""


def based(text: str, name: str = "sixcard") -> House:
    return load(HEAD.format(name) + text, "corner.toml")


def problems(text: str, name: str = "sixcard") -> list[tuple[int, str, str]]:
    """Line, key and file of each problem."""
    with pytest.raises(HouseError) as caught:
        based(text, name)
    assert str(caught.value).startswith("corner.toml: ")
    return [(each.line, each.key, each.file) for each in caught.value.problems]


# What comes of it


@pytest.mark.parametrize("name", house_ids())
def test_a_house_that_changes_nothing_is_its_base_under_another_name(name: str) -> None:
    data = tomllib.loads(house_text(name))
    renamed = load(write({**data, "id": "corner", "name": "The Corner Table"}))
    assert based("", name).digest == renamed.digest
    assert based("", name).wagers == renamed.wagers


def test_the_digest_is_that_of_the_whole() -> None:
    data = tomllib.loads(house_text("sixcard"))
    own = tomllib.loads(ROWS)
    data["wagers"]["pair_plus"] |= own["wagers"]["pair_plus"]
    data["clauses"] |= own["clauses"]
    data.pop("words")
    written = load(write({**data, "id": "corner", "name": "The Corner Table"}))
    found = based(ROWS)
    assert found.digest == written.digest
    assert [row.name for row in found.by_name["pair_plus"].rows][:2] == ["mini_royal", "straight_flush"]
    assert found.cite("P1") == "corner:P1"


def test_it_is_kept_whole_and_needs_no_catalogue_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    found = based(ROWS)
    assert "base" not in tomllib.loads(found.text)
    assert found.written == HEAD.format("sixcard") + ROWS
    monkeypatch.setattr(base, "shipped_ids", tuple)
    assert reread(found.text).digest == found.digest
    assert Shelf([found]).find(found.digest) is found
    table = post(found, "ante=10..200")
    assert reread(table.text, table.posted).digest == table.digest


def test_a_base_may_have_a_base(monkeypatch: pytest.MonkeyPatch) -> None:
    middle = 'base = "sixcard"\nid = "middle"\nname = "Middle"\n[table]\nboxes = 5\nboxes_per_player = 5\n'
    with_bases(monkeypatch, middle=middle)
    found = based(ROWS, "middle")
    assert found.boxes == 5
    assert found.by_name["pair_plus"].rows[0].hand == "mini_royal"
    assert problems("[wagers.ante]\non = 3\n", "middle") == [(5, "wagers.ante.on", "")]


def with_bases(monkeypatch: pytest.MonkeyPatch, **texts: str) -> None:
    ids = base.shipped_ids()
    text_of = base.shipped_text
    monkeypatch.setattr(base, "shipped_ids", lambda: (*ids, *texts))
    monkeypatch.setattr(base, "shipped_text", lambda id: texts.get(id) or text_of(id))


def test_what_makes_one_statement_is_replaced_as_a_whole() -> None:
    found = based(
        '[wagers.ante]\nlimits = { exactly = 25 }\n[wagers.ante.contest]\nequal = { ends = "lose" }\n'
    )
    ante = found.by_name["ante"]
    assert ante.limits is not None
    assert (ante.limits.least_minor, ante.limits.clause) == (2500, "")
    assert (ante.results["equal"].outcome, ante.results["equal"].clause) == ("lose", "")
    assert ante.results["higher"] == house("sixcard").by_name["ante"].results["higher"]


def test_a_wager_that_states_its_kind_is_a_new_one() -> None:
    text = '[wagers.six_card_bonus]\nkind = "colour"\nclause = "2"\nopens_box = true\nafter_fold = "live"\n'
    text += 'limits = { min = 5, max = 50 }\npays = [{ hand = "all_one_colour", pays = "3 to 1" }]\n'
    found = based(text).by_name["six_card_bonus"]
    assert (found.kind, found.label, found.needs) == ("colour", "Six Card Bonus", None)


@pytest.mark.parametrize("more", ["", 'beat_clause = ""\n'])
def test_a_wager_that_need_not_beat_the_dealer_any_more_loses_the_clause_too(more: str) -> None:
    trips = based(f"[wagers.trips]\nmust_beat_dealer = false\n{more}", "pompano").by_name["trips"]
    assert (trips.must_beat_dealer, trips.beat_clause) == (False, "")
    for said in ("true", '"push"'):
        changed = based(f"[wagers.trips]\nmust_beat_dealer = {said}\n", "pompano").by_name["trips"]
        assert (changed.must_beat_dealer, changed.beat_clause) == (True, "6")


def test_rows_and_named_tables_take_each_other_back() -> None:
    own = '[wagers.play_bonus]\npays = [{ hand = "straight_flush", pays = "9 to 1" }]\n'
    assert [table.name for table in based(own, "draw").by_name["play_bonus"].tables] == ["printed"]


def test_what_a_house_does_without_is_gone_everywhere() -> None:
    found = based('without = { wagers = ["progressive"], readings = ["R4"] }\n')
    assert "progressive" not in found.by_name
    assert "progressive" not in found.payment_order
    assert not found.meters
    assert "R4" not in {reading.id for reading in found.readings}
    assert "R4" not in found.text
    assert found.label("ante_bonus", "es") == "Bono de Ante"


def test_a_translation_goes_with_the_words_that_it_translates() -> None:
    text = 'document = "House rules"\n[wagers.ante_bonus]\nlabel = "Bonus"\n'
    found = based(f'{text}[clauses]\n"5" = "Pair Plus pays well."\n')
    assert found.document_in("es") == "House rules"
    assert found.label("ante_bonus", "es") == "Bonus"
    assert found.summary("5", "es") == "Pair Plus pays well."
    assert found.summary("4", "es") == house("sixcard").summary("4", "es")


def test_printed_figures_are_the_base_documents_alone() -> None:
    assert house("prime").printed
    assert not based("", "prime").printed
    own = '[[printed]]\nfigure = "pair_plus"\npercent = "2.70"\n'
    assert [each.percent for each in based(own, "prime").printed] == ["2.70"]


def test_a_reading_of_the_base_can_still_be_read_otherwise() -> None:
    found = based("", "prime")
    assert otherwise(found, "R1").digest != found.digest


def test_a_file_with_a_base_is_read_like_any_other(tmp_path: Path) -> None:
    path = tmp_path / "corner.toml"
    path.write_text(HEAD.format("sixcard") + ROWS, encoding="utf-8")
    assert find_house(path) == based(ROWS)


# What is wrong


def test_a_path_is_not_even_looked_at(tmp_path: Path) -> None:
    """So that a text from somewhere else can name no file of this machine."""
    path = tmp_path / "base.toml"
    path.write_text(house_text("rws"), encoding="utf-8")
    with pytest.raises(HouseError):
        load(f'base = "{path.as_posix()}"\nid = "corner"\nname = "Corner"\n')
    with pytest.raises(NoSuchHouse):
        find_house(tmp_path / "nowhere.toml")


def test_bases_that_go_in_a_circle(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bases(monkeypatch, one='base = "two"\n', two='\nbase = "one"\n')
    with pytest.raises(HouseError) as caught:
        load('base = "one"\n', "corner.toml")
    assert [(each.line, each.key) for each in caught.value.problems] == [(2, "base")]


def test_a_house_has_an_id_and_a_name_of_its_own() -> None:
    with pytest.raises(HouseError) as caught:
        load('base = "rws"\n')
    assert [each.key for each in caught.value.problems] == ["id", "name"]


def test_a_wager_that_is_added_asks_for_an_order_of_payment() -> None:
    wager = '[wagers.lucky]\nkind = "hand"\nclause = "2"\nopens_box = true\nafter_fold = "live"\n'
    wager += 'limits = { min = 5, max = 50 }\npays = [{ hand = "straight_flush", pays = "9 to 1" }]\n'
    order = [*house("sixcard").payment_order, "lucky"]
    assert based(f"payment.order = {order}\n{wager}".replace("'", '"')).payment_order[-1] == "lucky"


def test_what_the_own_file_breaks_in_the_bases_is_told_there() -> None:
    """Clause 8 is taken away, and what the base lists still cites it."""
    [(line, _, file)] = problems('without = { clauses = ["8"] }\n')
    assert file == "sixcard.toml"
    assert house_text("sixcard").split("\n")[line - 1] == "[wagers.progressive]"
    with pytest.raises(HouseError, match=r"sixcard\.toml, line "):
        based('without = { clauses = ["8"] }\n')


def test_a_reading_that_can_not_be_read_otherwise_is_told_at_its_own_line() -> None:
    text = """[readings.C1]
clause = "4"
text = "As we read it."
instead = "As it could be read."

[readings.C1.otherwise.wagers.pair_plus]
after_fold = "perhaps"
"""
    with pytest.raises(HouseError) as caught:
        otherwise(based(text), "C1")
    (problem,) = caught.value.problems
    assert (problem.line, problem.key, problem.file) == (10, "wagers.pair_plus.after_fold", "")


# The writer


@pytest.mark.parametrize("name", house_ids())
def test_what_is_written_reads_back_the_same(name: str) -> None:
    data = tomllib.loads(house_text(name))
    assert tomllib.loads(toml_text(data)) == data
    assert max(map(len, toml_text(data).split("\n"))) < 1000


def test_odd_values_are_written_as_toml_has_them() -> None:
    text = 'a = 2.5\nb = 1979-05-27\nc = [true, "\\u007f\\t\\"é"]\n"odd key" = {}\n[d.e.f.g]\nh = [[1], []]\n'
    data = tomllib.loads(text)
    assert tomllib.loads(toml_text(data)) == data


# What goes together


def test_a_wager_that_goes_takes_along_what_is_on_it_or_is_told() -> None:
    found = based('without = { wagers = ["pair_plus", "side_collection"] }\n', "oceans11")
    assert [wager.name for wager in found.wagers] == ["ante", "play", "collection"]


def test_clauses_and_readings_of_both_stand_in_the_order_of_their_ids() -> None:
    own = '[clauses]\n"10" = "Ten."\n"1.5" = "Between."\n'
    own += "".join(f'[readings.R{id}]\nclause = "10"\ntext = "x"\n' for id in (12, 9))
    found = based(own)
    plain = house("sixcard")
    clauses = [each.id for each in found.clauses]
    assert clauses[:3] == ["1", "1.5", "2"]
    assert clauses.index("10") > clauses.index("9")
    readings = [each.id for each in found.readings]
    assert readings[-4:] == ["R9", "R12", "T1", "T2"]
    assert {*readings} == {*(each.id for each in plain.readings), "R9", "R12"}
    assert [each.id for each in reread(found.text).readings] == readings


@pytest.mark.parametrize("table", ["clauses", "readings"])
def test_an_id_of_any_length_is_an_ordinary_problem(table: str) -> None:
    long = "1" * 5000
    value = '"x"' if table == "clauses" else '{ clause = "1", text = "x" }'
    [(line, key, file)] = problems(f"[{table}]\n{long} = {value}\n")
    assert (line, file) == (5, "")
    assert key.startswith(f"{table}.'1111")
