"""`python -m bench`: parts by name, rows as they come."""

import json
from collections.abc import Iterator

import pytest
from bench import __main__ as bench
from bench.row import MissingRivalError, Row

MET = Row("ours", 2.0, "theirs", 1.0, 2.0, 1.5)
MISSED = Row("ours", 1.0, "theirs", 1.0, 1.0, 1.5)


def test_parts_are_chosen_in_the_order_of_the_bench() -> None:
    assert bench.chosen([]) == [*bench.MODULES]
    assert bench.chosen(["study", "rank"]) == ["rank", "study"]
    assert bench.chosen(["server"]) == [each for each in bench.MODULES if each.startswith("server.")]
    assert bench.chosen(["serv"]) == []


def test_an_unknown_part_is_a_usage_error() -> None:
    with pytest.raises(SystemExit) as ended:
        bench.main(["nowhere"])
    assert ended.value.code == 2


@pytest.mark.parametrize(
    ("rows", "code"), [([MET], 0), ([MET, MISSED], 1), ([MET, None], 2), ([MISSED, None], 1)]
)
def test_the_exit_code_says_what_was_missed_or_missing(
    rows: list[Row | None], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def given() -> Iterator[Row]:
        for row in rows:
            if row is None:
                raise MissingRivalError("no rival")
            yield row

    monkeypatch.setattr("bench.rank.rows", given)
    assert bench.main(["rank", "--json"]) == code
    printed = json.loads(capsys.readouterr().out)
    assert [row["missed"] for row in printed] == [row.missed for row in rows if row]
