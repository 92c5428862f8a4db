"""Puts the test table (`felt`) and the project's tools within reach of tests in every folder."""

import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parent

for folder in (TESTS.parent, TESTS):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
