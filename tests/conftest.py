"""Puts the test table (`felt`) and the project's tools within reach of tests in every folder.

Random examples are the same in every run of `make test`, so that it gives one verdict on one tree;
`make gate` looks for new ones.
"""

import os
import sys
from pathlib import Path

from hypothesis import settings

TESTS = Path(__file__).resolve().parent

for folder in (TESTS.parent, TESTS):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("searching", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
