"""Every module of the laboratory has a docstring, and the examples in docstrings run."""

import doctest
import importlib
from pathlib import Path

import pytest

import lab

FOLDER = Path(lab.__file__).parent
MODULES = sorted(
    ".".join(path.relative_to(FOLDER.parent).with_suffix("").parts).removesuffix(".__init__")
    for path in FOLDER.rglob("*.py")
)


@pytest.mark.parametrize("name", MODULES)
def test_a_module_has_a_docstring_and_its_examples_run(name: str) -> None:
    module = importlib.import_module(name)
    assert (module.__doc__ or "").strip()
    assert doctest.testmod(module).failed == 0
