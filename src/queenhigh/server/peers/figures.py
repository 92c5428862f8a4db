"""The figures of all processes of this machine as one page: whichever of them is asked, the same is told."""

import re
from collections.abc import Mapping
from typing import Final

_SAMPLE: Final = re.compile(r"([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)")


def joined(pages: Mapping[str, str]) -> str:
    """Pages for Prometheus as one, every figure with the label of the process that counted it.

    >>> pages = {"7": "# HELP a b\\n# TYPE a gauge\\na 1\\n", "8": '# TYPE a gauge\\na{x="y"} 2\\n'}
    >>> print(joined(pages), end="")
    # HELP a b
    # TYPE a gauge
    a{process="7"} 1
    a{x="y",process="8"} 2
    """
    heads: dict[str, list[str]] = {}
    samples: dict[str, list[str]] = {}
    for process, page in pages.items():
        family = ""
        for line in page.splitlines():
            if line.startswith("# "):
                family = line.split(" ", 3)[2]
                if line not in heads.setdefault(family, []):
                    heads[family].append(line)
            elif (found := _SAMPLE.fullmatch(line)) is not None:
                name, labels, value = found.groups()
                label = f'process="{process}"'
                told = f"{name}{{{f'{labels},' if labels else ''}{label}}} {value}"
                samples.setdefault(family, []).append(told)
    return "".join(
        f"{line}\n" for family, lines in heads.items() for line in (*lines, *samples.get(family, ()))
    )
