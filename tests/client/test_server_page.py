"""docs/server.md is enough to write another client: it names everything there is, and its examples run."""

import re
from pathlib import Path
from typing import get_args

import pytest
from tools import frames as example

from kit.server.served import served_in
from queenhigh.engine.acts.offers import DONE_BY
from queenhigh.people import PeopleSettings
from queenhigh.server.settings import ServerSettings
from queenhigh.table.stages.dealing import DRAFTS
from queenhigh.table.state import Stage
from queenhigh.wire import frames
from queenhigh.wire.bodies import HttpCode
from queenhigh.wire.settings import TableSettings

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
MARKED = set(re.findall(r"`([^`\n]+)`", PAGE)) | {
    word for span in re.findall(r"```text\n(.*?)```", PAGE, re.S) for word in span.split()
}
CLOSE_CODES = {4000, 4001, 4003, 4004, 4008, 4009, 1002, 1009, 1012}


def test_every_setting_is_explained() -> None:
    for kind in (ServerSettings, PeopleSettings, TableSettings):
        assert set(kind.__struct_fields__) <= MARKED, kind


def test_every_frame_and_field_is_explained() -> None:
    commands = {str(each.__struct_config__.tag) for each in get_args(frames.AnyCommand)}
    said = (frames.ViewFrame, frames.TableFrame, frames.RefusedFrame, frames.MeterFrame, frames.NoticeFrame)
    answers = {str(each.__struct_config__.tag) for each in get_args(frames.Frame)}
    assert commands | answers <= MARKED
    fields = {field for each in get_args(frames.AnyCommand) for field in each.__struct_fields__}
    shown = {field for each in said for field in each.__struct_fields__}
    players = {*frames.PlayerInfo.__struct_fields__, *frames.FairInfo.__struct_fields__}
    assert fields | shown | players | {*frames.Answer.__struct_fields__} <= MARKED
    assert {do for do, _ in DONE_BY.values()} | {*DRAFTS} <= MARKED


def test_every_code_and_stage_is_explained() -> None:
    assert {*get_args(frames.ServerCode), *get_args(HttpCode), *get_args(Stage)} <= MARKED
    rows = re.findall(r"^\| ((?:\d{4} )+)\|", PAGE, re.MULTILINE)
    assert {int(code) for row in rows for code in row.split()} == CLOSE_CODES


def test_every_route_and_metric_is_listed_and_the_program_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    [program] = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    with served_in(tmp_path) as served:
        web = served.person().web
        paths = web.get(f"{served.origin}/schema").json()["paths"]
        routes = {
            f"{method.upper()} {path.removeprefix('/api/v1/')}" for path in paths for method in paths[path]
        }
        listed = {each for each in MARKED if re.match(r"(GET|POST|PUT|DELETE) \S+$", each)}
        assert listed == routes
        exec(compile(program.replace("http://127.0.0.1:8000", served.origin), "server.md", "exec"), {})
        told = web.get(f"{served.origin}/metrics").text
    metrics = set(re.findall(r"^# TYPE (queenhigh_\w+?)(?:_created)? ", told, re.MULTILINE))
    assert metrics == {each for each in MARKED if each.startswith("queenhigh_")}
    printed = capsys.readouterr().out
    assert "best was to" in printed
    assert re.search(r"^ante (won|lost|push|win|lose)", printed, re.MULTILINE), printed


def test_the_round_of_the_page_and_of_its_tests_is_as_it_is_played_now() -> None:
    kept = tuple(path.read_text(encoding="utf-8") for path in (example.PAGE, example.ROUND))
    assert example.written() == kept, "write both again with make docs"
