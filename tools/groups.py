"""Print the requirements of the named dependency groups and extras of pyproject.toml, one a line.

`pip install --group` needs a newer pip than the one Python 3.11 brings along; this needs none.
"""

import sys
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"


def requirements(*groups: str) -> list[str]:
    """Return the requirements of these groups and extras, in the order of the file."""
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))
    declared = project["dependency-groups"] | project["project"]["optional-dependencies"]
    return [requirement for group in groups for requirement in declared[group]]


if __name__ == "__main__":
    print("\n".join(requirements(*sys.argv[1:])))
