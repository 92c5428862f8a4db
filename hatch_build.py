"""The page is built into whatever is made of this project; Node is asked for only where that is needed."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_BUILDER = runpy.run_path(str(Path(__file__).parent / "tools" / "pagebuild.py"))


class PageHook(BuildHookInterface[Any]):
    """Builds the page before a wheel, an sdist or an editable install."""

    def dependencies(self) -> list[str]:
        return [] if _BUILDER["is_fresh"]() else [_BUILDER["NODE"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            _BUILDER["build"]()
        except _BUILDER["PageError"] as error:
            raise SystemExit(f"Queen High: {error}") from None
