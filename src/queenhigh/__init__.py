"""Queen High: Three Card Poker done exactly right.

The verbs of the library, the same as on the command line, their results, and `Felt` to play on. A name is
imported when it is first used, so that importing the package costs nothing; `__init__.pyi` lists the names.
Wherever a house is taken, its id or the path of its file will do; wherever cards are, their text. Every error
is a `QueenHighError`.

>>> import queenhigh as qh
>>> qh.full_name(qh.strength("Ks Kd 4c"))
'Pair of kings with a four'
>>> felt = qh.Felt("rws").place(1, ante=10).deal("Kh Kd 4c", dealer="Qs 7h 2d").play(1).settle()
>>> [qh.show_amount(line.returned_minor, felt.house.currency) for line in felt.state.lines]
['S$20', 'S$20']
"""

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    """Import a public name from where it is defined, and keep it."""
    homes = _homes()
    if name == "__all__":
        return [*homes]
    if name not in homes:
        raise AttributeError(f"module 'queenhigh' has no attribute {name!r}")
    from importlib import import_module

    found = getattr(import_module(homes[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted([*_homes(), "__version__"])


def _homes() -> dict[str, str]:
    """Return the module of each public name, as `__init__.pyi` has them."""
    if not _HOMES:
        from ast import ImportFrom, parse
        from pathlib import Path

        stub = parse(Path(__file__).with_suffix(".pyi").read_text(encoding="utf-8"))
        imports = [node for node in stub.body if isinstance(node, ImportFrom)]
        _HOMES.update((alias.name, node.module or "") for node in imports for alias in node.names)
    return _HOMES


_HOMES: dict[str, str] = {}
