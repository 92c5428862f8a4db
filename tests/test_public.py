"""The public surface: small, typed, lazy, and every name of it there."""

import doctest
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import queenhigh

PACKAGE = Path(queenhigh.__file__).parent
MODULES = sorted(
    "queenhigh."
    + path.relative_to(PACKAGE).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")
    for path in PACKAGE.rglob("*.py")
    if path.name != "__main__.py" and path != PACKAGE / "__init__.py"
)


def test_every_public_name_is_there() -> None:
    for name in queenhigh.__all__:
        assert getattr(queenhigh, name) is not None
    assert set(queenhigh._ROOM_OF) == set(queenhigh.__all__)
    assert set(queenhigh.__all__) <= set(dir(queenhigh))


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'roulette'"):
        _ = queenhigh.roulette


def test_importing_the_package_imports_no_room() -> None:
    program = "import queenhigh, sys; print([m for m in sys.modules if m.startswith('queenhigh.')])"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"


def test_help_imports_nothing_heavy() -> None:
    program = (
        "import sys\n"
        "from queenhigh.cli.main import cli\n"
        "cli(['--help'], standalone_mode=False)\n"
        "print(sorted({'numpy', 'msgspec', 'tomllib', 'queenhigh.engine'} & set(sys.modules)))"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.strip().splitlines()[-1] == "[]"


def test_examples_in_docstrings_run() -> None:
    for name in ("queenhigh", *MODULES):
        assert doctest.testmod(importlib.import_module(name)).failed == 0, name


def test_every_room_has_a_docstring() -> None:
    for name in MODULES:
        assert (importlib.import_module(name).__doc__ or "").strip(), name
