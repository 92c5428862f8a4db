"""The languages that have a catalogue of sentences: one file of `words` each, such as ``words/en.toml``."""

from pathlib import Path
from typing import Final

DEFAULT: Final = "en"
"""The language that is used if nobody chooses one."""
_FOUND: Final = {path.stem for path in Path(__file__).with_name("words").glob("*.toml")}
LANGUAGES: Final = (DEFAULT, *sorted(_FOUND - {DEFAULT}))
"""The codes of all languages, the default first."""
