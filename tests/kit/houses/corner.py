"""The Corner Table of docs/houses.md."""

import re
from pathlib import Path

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "houses.md").read_text(encoding="utf-8")
CORNER: str = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0]
