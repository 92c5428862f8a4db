"""Make docs/ a site to read in a browser, without the network: `make site`, or `python -m tools.site FOLDER`.

The pages are those of docs/ and of the top folder, as they are. What is added is made here and now: the
reference of every verb from its own help, that of the Python API from docstrings, and the contents from
docs/index.md. A link that leads nowhere, or anything else that Sphinx has to say, is an error.
"""

import ast
import io
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import click

import queenhigh
from queenhigh.cli.main import cli

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
OUT: Final = ROOT / "build" / "site"
TOP: Final = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")
WIDTH: Final = 88
SETTINGS: Final[dict[str, Any]] = {
    "project": "Queen High",
    "author": "",
    "version": queenhigh.__version__,
    "release": queenhigh.__version__,
    "extensions": ["myst_parser", "sphinx.ext.autodoc"],
    "html_theme": "furo",
    "html_title": f"Queen High {queenhigh.__version__}",
    "html_show_copyright": False,
    "html_copy_source": False,
    "html_show_sphinx": False,
    "myst_heading_anchors": 4,
    "default_role": "code",
    "autodoc_member_order": "bysource",
    "autodoc_typehints": "signature",
    "autodoc_typehints_format": "short",
    "python_use_unqualified_type_names": True,
    "add_module_names": False,
    "maximum_signature_line_length": 90,
    "pygments_style": "default",
}
_LINK = re.compile(r"\[([^\]]*)\]\(([^)#\s]+)((?:#[^)]*)?)\)")
_COLOUR = re.compile(r"\x1b\[[\d;]*m")
_JSON = re.compile(r"```json\n.*?```", re.DOTALL)
"""Where something is left out, as `...`, it is no JSON."""
_HEADING = re.compile(r"^## (.+)$", re.MULTILINE)


def build(out: Path) -> str:
    """Build the site there; gives what Sphinx warns of, which is nothing where all is well."""
    from sphinx.application import Sphinx

    with TemporaryDirectory() as made:
        source = Path(made) / "source"
        write_sources(source)
        warned = io.StringIO()
        app = Sphinx(
            source, None, out, Path(made) / "trees", "html", SETTINGS, status=None, warning=warned,
            freshenv=True, warningiserror=True,
        )  # fmt: skip
        app.build()
        return _COLOUR.sub("", warned.getvalue()).replace(f"{source}/", "")


def write_sources(folder: Path) -> None:
    """All pages in one folder, with links among them, and those that are made here."""
    shutil.copytree(DOCS, folder)
    for name in TOP:
        text = (ROOT / name).read_text(encoding="utf-8")
        (folder / name).write_text(text.replace("](docs/", "]("), encoding="utf-8")
    reference = folder / "reference"
    reference.mkdir()
    (reference / "verbs.md").write_text(verbs_page(), encoding="utf-8")
    (reference / "api.md").write_text(api_page(), encoding="utf-8")
    for page in folder.rglob("*.md"):
        page.write_text(_inside(page, folder), encoding="utf-8")
    index = (folder / "index.md").read_text(encoding="utf-8")
    index = index.replace("every verb, from", "[every verb](reference/verbs.md), from")
    index = index.replace("the Python API, from", "[the Python API](reference/api.md), from")
    (folder / "index.md").write_text(index + contents(index), encoding="utf-8")


def _inside(page: Path, folder: Path) -> str:
    """A page's text; what it links to of the checkout and not of the site is named, not linked."""

    def link(found: re.Match[str]) -> str:
        words, target, anchor = found.groups()
        if target.startswith("http"):
            return found[0]
        if target.startswith("../" * len(page.relative_to(folder).parts)):  # above docs/: in it here
            target = target.removeprefix("../")
        there = (page.parent / target).exists()
        return f"[{words}]({target}{anchor})" if there else f"{words} (`{target}`)"

    text = _LINK.sub(link, page.read_text(encoding="utf-8"))
    return _JSON.sub(lambda found: found[0].replace("json", "js", 1) if "..." in found[0] else found[0], text)


def contents(index: str) -> str:
    """The tree of contents: the headings of the index, and the pages that stand under each."""
    parts = _HEADING.split(index)[1:]
    trees = []
    for heading, body in zip(parts[::2], parts[1::2], strict=True):
        pages = [target.removesuffix(".md") for _, target, _ in _LINK.findall(body) if target.endswith(".md")]
        listed = "\n".join(dict.fromkeys(pages))
        trees.append(f"\n```{{toctree}}\n:hidden:\n:caption: {heading}\n\n{listed}\n```\n")
    return "".join(trees)


# The reference of the verbs


def verbs_page() -> str:
    """Every verb with its own help, under the headings of `queenhigh --help`."""
    told = [
        "# Every verb",
        "",
        "Made from `queenhigh --help` and the help of each verb. Exit codes are the same in all of them:",
        "0 done, 1 understood and refused, 2 not understood, 130 interrupted.",
        "",
    ]
    settings: dict[str, Any] = {**cli.context_settings, "terminal_width": WIDTH, "max_content_width": WIDTH}
    for name, command, depth in _commands("queenhigh", cli, 2):
        with click.Context(command, info_name=name, **settings) as context:
            told += [f"{'#' * depth} {name}", "", "```text", command.get_help(context), "```", ""]
    return "\n".join(told)


def _commands(name: str, command: click.Command, depth: int) -> Iterator[tuple[str, click.Command, int]]:
    yield name, command, depth
    if isinstance(command, click.Group):
        context = click.Context(command)
        for inner in command.list_commands(context):
            found = command.get_command(context, inner)
            assert found is not None
            yield from _commands(f"{name} {inner}", found, 2 if depth == 2 and name == "queenhigh" else 3)


# The reference of the Python API

ROOMS: Final = {
    "What is worked out": ("queenhigh.analysis", "queenhigh.study"),
    "What is simulated": ("queenhigh.simulation",),
    "Rounds": ("queenhigh.engine", "queenhigh.settlement", "queenhigh.wire"),
    "Houses, cards, hands and money": ("",),
}
"""The headings, and the rooms whose names stand under each; the last takes what is left."""


HOMES: Final = {
    alias.name: str(node.module)
    for node in ast.parse((ROOT / "src/queenhigh/__init__.pyi").read_text(encoding="utf-8")).body
    if isinstance(node, ast.ImportFrom)
    for alias in node.names
}
"""The module of each public name."""


def api_page() -> str:
    """Every public name of the package, with its signature and docstring."""
    left = dict.fromkeys(queenhigh.__all__)
    told = ["# The Python API", "", "Made from the docstrings of `import queenhigh as qh`.", ""]
    for heading, rooms in ROOMS.items():
        told += [f"## {heading}", ""]
        names = [name for name in left if HOMES[name].startswith(rooms)]
        for name in sorted(names, key=lambda name: (not name[0].islower(), name.lower())):
            del left[name]
            told += [f"### {name}", "", "```{eval-rst}", *_directive(name), "```", ""]
    return "\n".join(told)


def _directive(name: str) -> list[str]:
    """How Sphinx is asked for a name."""
    found = getattr(queenhigh, name)
    if isinstance(found, type):
        kind = "exception" if issubclass(found, BaseException) else "class"
        return [f".. auto{kind}:: queenhigh.{name}", "   :members:"]
    if callable(found) and hasattr(found, "__module__") and hasattr(found, "__name__"):
        return [f".. autofunction:: queenhigh.{name}"]
    if type(found).__name__ == "module":
        return [f".. automodule:: {found.__name__}", "   :members:"]
    room = sys.modules[HOMES[name]]
    return [f".. py:data:: {name}", "   :module: queenhigh", "", f"   {_comment(room, name)}"]


def _comment(room: Any, name: str) -> str:
    """The string that stands behind a constant, wherever it is written."""
    from sphinx.pycode import ModuleAnalyzer

    for module in [room, *(sys.modules[key] for key in sorted(sys.modules) if key.startswith("queenhigh."))]:
        if getattr(module, name, None) is getattr(room, name) and getattr(module, "__file__", None):
            docs = ModuleAnalyzer.for_module(module.__name__).find_attr_docs()
            if ("", name) in docs:
                return " ".join(docs["", name])
    raise LookupError(f"{name} has no words behind it where it is written")


def main() -> None:
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    if out == OUT:
        shutil.rmtree(OUT, ignore_errors=True)  # pages that are gone are gone
    warned = build(out)
    if warned:
        sys.exit(warned)
    print(f"Read {out / 'index.html'}")


if __name__ == "__main__":
    main()
