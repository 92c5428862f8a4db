"""What an operator is given is true: docs/operate.md, the systemd unit and the dashboard in deploy/."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path
from typing import Any, get_args

import pytest
from prometheus_client.parser import text_string_to_metric_families

from kit.docs import ROOT, blocks, page
from kit.server.served import served_in
from queenhigh.server.doctor.checkup import CHECKS
from queenhigh.server.settings import ServerSettings, read_settings
from queenhigh.store.audit.findings import Check

PAGE = page("operate")
UNIT = ROOT / "deploy" / "queenhigh.service"
DASHBOARD = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
ADDED = {"instance", "job"}
"""Labels that Prometheus gives to whatever it reads."""
FUNCTIONS = {"histogram_quantile", "sum", "max", "avg", "abs", "rate", "vector", "by", "or"}
KEYS = {
    "Unit": "Description After Wants StartLimitIntervalSec StartLimitBurst",
    "Service": """Type User Group Environment ExecStart Restart RestartSec KillMode TimeoutStopSec LimitNOFILE
        StateDirectory StateDirectoryMode ConfigurationDirectory UMask NoNewPrivileges CapabilityBoundingSet
        AmbientCapabilities ProtectSystem ProtectHome PrivateTmp PrivateDevices ProtectClock
        ProtectControlGroups ProtectHostname ProtectKernelLogs ProtectKernelModules ProtectKernelTunables
        ProtectProc RestrictAddressFamilies RestrictNamespaces RestrictRealtime RestrictSUIDSGID
        LockPersonality RemoveIPC SystemCallArchitectures SystemCallFilter SystemCallErrorNumber""",
    "Install": "WantedBy",
}
"""Keys that systemd knows, of those that a service like this one may have."""


def named(section: str) -> list[str]:
    """What the first column of a section's tables names."""
    text = PAGE.split(f"\n## {section}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\|((?: `[^`]+`)+) \|", text, re.MULTILINE)
    return [name for row in rows for name in re.findall("`([^`]+)`", row)]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """Every metric of a served table at which something was done and refused, with its labels."""
    with served_in(tmp_path_factory.mktemp("served")) as served:
        ann = served.guest()
        with ann.at_table(ann.open_table()) as socket:
            socket.do("seat")
            assert socket.do("act", round=99, act={"do": "fold", "box": 1})["type"] == "refused"
            text = ann.web.get(f"{served.origin}/metrics").text
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def test_every_setting_is_told_and_the_example_is_read(tmp_path: Path) -> None:
    assert sorted(named("Settings")) == sorted(ServerSettings.__struct_fields__)
    [example] = blocks("operate", "toml")
    assert set(tomllib.loads(example)) <= set(ServerSettings.__struct_fields__)
    (tmp_path / "settings.toml").write_text(example)
    assert read_settings(tmp_path / "settings.toml").hosts == ("cards.example",)


def test_every_finding_metric_and_complaint_is_told(told: dict[str, set[str]]) -> None:
    assert named("The doctor") == list(CHECKS)
    assert sorted(named("Metrics, and when to worry")) == sorted({*map(family, told)})
    assert sorted(named("When the audit complains")) == sorted(get_args(Check))


def family(name: str) -> str:
    """The metric that a sample belongs to: a histogram has several."""
    return re.sub("_(bucket|sum|count)$", "", name)


def targets() -> list[Any]:
    return [(panel["title"], target) for panel in DASHBOARD["panels"] for target in panel["targets"]]


@pytest.mark.parametrize(("title", "target"), targets())
def test_a_query_of_the_dashboard_asks_for_what_there_is(
    title: str, target: dict[str, str], told: dict[str, set[str]]
) -> None:
    query = target["expr"]
    names = set(re.findall(r"\bqueenhigh_\w+|\bup\b", query))
    assert names <= {*told, "up"}
    labels = ADDED.union(*(told.get(name, set()) for name in names))
    chosen = re.findall(r"(\w+)\s*[!=]", " ".join(re.findall(r"\{([^}]*)\}", query)))
    grouped = set(re.findall(r"\w+", " ".join(re.findall(r"\bby \(([^)]*)\)", query))))
    assert {*chosen, *grouped} <= labels
    assert set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"])) <= grouped
    plain = re.sub(r"\{[^}]*\}|\[\$__rate_interval\]|\bby \([^)]*\)", "", query)
    assert set(re.findall(r"[a-z_]+", plain)) <= names | FUNCTIONS
    assert query.count("(") == query.count(")")
    counts = any(name.endswith(("_total", "_bucket", "_sum", "_count")) for name in names)
    assert ("rate(" in query) == counts, title


def test_the_dashboard_shows_every_metric_and_no_panel_lies_on_another(told: dict[str, set[str]]) -> None:
    queries = " ".join(target["expr"] for _, target in targets())
    assert {name for name in map(family, told) if name not in queries} == set()
    spots = [
        (x, y)
        for panel in DASHBOARD["panels"]
        for x in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]
    assert len(spots) == len(set(spots))
    assert max(x for x, _ in spots) < 24
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])


def test_the_unit_says_what_systemd_knows() -> None:
    unit = ConfigParser(interpolation=None, delimiters="=", comment_prefixes="#")
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(UNIT.read_text(encoding="utf-8"))
    assert unit.sections() == [*KEYS]
    for name, known in KEYS.items():
        assert set(unit[name]) <= set(known.split())
    service = unit["Service"]
    assert (service["NoNewPrivileges"], service["ProtectSystem"]) == ("yes", "strict")
    assert service["ExecStart"].split()[1] == "serve"
    assert int(service["TimeoutStopSec"]) > ServerSettings().stop_seconds
    assert service["Environment"] == "XDG_DATA_HOME=/var/lib"
    assert service["StateDirectory"] == "queenhigh"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
def test_systemd_itself_finds_nothing_in_the_unit(tmp_path: Path) -> None:
    copy = tmp_path / UNIT.name
    copy.write_text(UNIT.read_text().replace("/opt/queenhigh/bin/queenhigh serve", f"{sys.executable} serve"))
    words = ["systemd-analyze", "verify", "--man=no", str(copy)]
    result = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")


def test_the_source_distribution_carries_what_the_page_speaks_of() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert {"docs", "deploy"} <= set(project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"])
