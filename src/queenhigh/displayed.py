"""How a record shows itself: in a few words at a prompt, as a document in a notebook."""

from importlib import import_module
from typing import Any, Final

from queenhigh.text import shorten

_LONGEST: Final = 160


class Brief:
    """A record that says its plain fields at a prompt, but for usual ones, and of others how much they hold.

    >>> import queenhigh as qh
    >>> qh.Felt("rws").place(1, ante=10).state
    Round(house='rws', boxes=[7], game=1, phase='betting', meters_minor=[1])
    """

    __slots__ = ()

    def __repr__(self) -> str:
        names: tuple[str, ...] = getattr(self, "__struct_fields__", ())
        defaults: tuple[Any, ...] = getattr(self, "__struct_defaults__", ())
        usual = dict(zip(reversed(names), reversed(defaults), strict=False))
        told = [(name, getattr(self, name)) for name in names]
        parts = ", ".join(
            f"{name}={_brief(value)}" for name, value in told if name not in usual or value != usual[name]
        )
        parts = parts if len(parts) <= _LONGEST else f"{parts[:_LONGEST]}…"
        return f"{type(self).__name__}({parts})"


class Displayed(Brief):
    """One that a notebook shows as a document.

    How is for `report` to say, which is asked by name: nothing below it may import it.
    """

    __slots__ = ()

    def _repr_html_(self) -> str:
        found: str = import_module("queenhigh.report").html_of(self)
        return found


def _brief(value: Any) -> str:
    match value:
        case str():
            return shorten(value)
        case bytes():
            return f"<{len(value)} bytes>"
        case tuple() | list() | dict() | set() | frozenset():
            return f"[{len(value)}]"
    if hasattr(value, "__struct_fields__"):
        return repr(value.id) if hasattr(value, "id") else f"{type(value).__name__}(…)"
    return f"{value:.6g}" if isinstance(value, float) else str(value)
