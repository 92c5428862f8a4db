"""Wherever the tests' folders lie, the doctor takes them for a disk."""

from pathlib import Path

import pytest

from queenhigh.server.doctor import storage


@pytest.fixture(autouse=True)
def on_a_disk(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    mounts: Path = tmp_path_factory.mktemp("mounts") / "mountinfo"
    mounts.write_text("36 35 98:0 / / rw,relatime - ext4 /dev/x rw\n")
    monkeypatch.setattr(storage, "MOUNTS", mounts)
