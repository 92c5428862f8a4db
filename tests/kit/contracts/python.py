"""Contract of the Python API: public names with their signatures, and the fields of records.

Signatures are read from the source, so that they are the same on every version of Python.
"""

import ast
import importlib
import inspect
import re
import sys
from collections.abc import Iterator, Mapping
from copy import deepcopy
from enum import Enum
from functools import cache
from pathlib import Path
from types import ModuleType

import queenhigh
from kit.contracts.codes import NAMES
from kit.contracts.document import document
from queenhigh.wire.versions import shapes

MODULES = ("queenhigh", "queenhigh.actions", "queenhigh.client")
"""Modules whose every name is public."""
DOCUMENTED = {
    "queenhigh.engine": ["log", "views"],
    "queenhigh.settlement": ["settled_box"],
    "queenhigh.rules": ["Shelf", "canonical", "reread"],
    "queenhigh.hands.arrays": ["all_hands", "strengths"],
}
"""Names of other modules that docs/ tells people to use."""
_UNSAID = {
    "__init__", "__new__", "__post_init__", "__init_subclass__", "__repr__", "__str__", "__hash__", "__eq__",
    "__ne__", "__setattr__", "__getattr__", "__reduce__", "__rich_repr__", "__copy__", "__deepcopy__",
    "__slots__", "__aexit__",
}  # fmt: skip
"""Special names that every class may have."""
_INTERNAL = {
    "Card": "__format__", "Collected": "of", "Hits": "add", "Needs": "missing", "Plan": "bet entries",
    "Pool": "broken span warm", "Translation": "by_place", "Cluster": "broken look loss span warm",
    "House": "bounded_by no_stakes", "Lobby": "__init__", "Processes": "broken span warm", "Session": "http",
    "Table": "__init__", "Threads": "broken span warm", "Closed": "usual", "Wager": "apart codes made marks",
}  # fmt: skip
"""By class, members that are for other modules of the package alone."""
Function = ast.FunctionDef | ast.AsyncFunctionDef
Home = tuple[ModuleType, str]
"""A module, and a name that it defines."""


def written() -> str:
    sections: dict[str, list[str]] = {"queenhigh.__version__": ["value: str"]}
    known: dict[int, str] = {}
    homes: dict[str, Home] = {}
    for name in (*MODULES, *DOCUMENTED):
        module = importlib.import_module(name)
        for public in DOCUMENTED.get(name) or _names(module):
            value = getattr(module, public)
            title = f"{name}.{public}"
            first = known.setdefault(id(value), title)
            sections[title] = list(_described(module, public, value)) if first == title else [f"is {first}"]
            homes[title] = _home(module, public) or (module, public)
    sections |= _reached(sections, homes)
    subject = (
        "Public names of Python, with signatures and fields; then the types that these name."
        " Fields after * are given by keyword; = ... is a default that is not a plain value."
    )
    return document(subject, sections)


def _reached(sections: Mapping[str, list[str]], homes: Mapping[str, Home]) -> dict[str, list[str]]:
    """Return the fields of records, and the aliases, that signatures and fields name; and what these name."""
    found: dict[str, list[str]] = {}
    known = {*homes.values(), *((sys.modules[kind.__module__], kind.__name__) for kind in shapes().values())}
    waiting = [(homes[title], lines) for title, lines in sections.items() if title in homes]
    for (module, owner), lines in waiting:
        bases = getattr(getattr(module, owner), "__mro__", ())
        places = [module, *(sys.modules[each.__module__] for each in bases if _is_own(each))]
        for name in sorted(set(re.findall(r"\b[A-Z]\w*[a-z]\w*", "\n".join(lines)))):
            home = next(filter(None, (_home(place, name) for place in places)), None)
            if home is None or home in known:
                continue
            known.add(home)
            kind = getattr(*home)
            reached = list(_class(kind)) if inspect.isclass(kind) else [f"type: {_alias(*home)}"]
            if reached != ["type: "]:
                assert f"{name} of {owner}" not in found
                found[f"{name} of {owner}"] = reached
                waiting.append((home, reached))
    return found


def _is_own(kind: type) -> bool:
    return kind.__module__.startswith("queenhigh")


def _home(module: ModuleType, name: str) -> Home | None:
    """Return the module that defines a name which another one has, and the name there."""
    source, original = _sources(module).get(name, ("", ""))
    if source in ("", module.__name__):
        return (module, name) if source else None
    return _home(importlib.import_module(source), original)


@cache
def _sources(module: ModuleType) -> dict[str, tuple[str, str]]:
    """Return the names of a module, each with where it comes from and the name there."""
    found: dict[str, tuple[str, str]] = {}
    for node in ast.walk(_tree(module)):
        match node:
            case ast.ImportFrom(str(source), names) if source.startswith("queenhigh"):
                found = {each.asname or each.name: (source, each.name) for each in names} | found
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.Assign([ast.Name(name)]):
                found.setdefault(name, (module.__name__, name))
    return found


def _names(module: ModuleType) -> list[str]:
    """Return the names that a module lists, or those that it defines, or imports as themselves."""
    defined: list[str] = []
    for node in _tree(module).body:
        match node:
            case ast.Assign([target]):
                defined.append(ast.unparse(target))
            case ast.ImportFrom(names=names):
                defined += [each.name for each in names if each.asname == each.name]
            case _:
                defined.append(getattr(node, "name", "_"))
    return sorted(getattr(module, "__all__", None) or filter(_is_public, defined))


def _described(module: ModuleType, name: str, value: object) -> Iterator[str]:
    if inspect.isclass(value):
        yield from _class(value)
    elif inspect.isroutine(value):
        function = inspect.unwrap(value)
        source = sys.modules[function.__module__]
        [node] = [node for node in _tree(source).body if getattr(node, "name", "") == function.__name__]
        assert isinstance(node, Function)
        yield f"{name}{_signature(node, source)}"
    elif isinstance(value, ModuleType):
        yield "module"
    elif alias := _alias(module, name):
        yield f"type: {alias}"
    else:
        yield f"value: {type(value).__name__}"


def _class(kind: type, whole: bool = True) -> Iterator[str]:
    """Return a class: the fields of a record in their order, then everything else by name if it is whole."""
    fields = _fields(kind)
    given = inspect.signature(kind).parameters if fields else {}
    by_keyword = [name for name in fields if given[name].kind is inspect.Parameter.KEYWORD_ONLY]
    hidden = " ".join(_INTERNAL.get(each.__name__, "") for each in kind.__mro__).split()
    has_constructor = not fields and "__init__" not in hidden
    own = [each for each in kind.__mro__ if _is_own(each)]
    members: dict[str, list[str]] = {name: [] for name in fields}
    constructor = ""
    for each in reversed(own):  # a nearer class has the last word
        module = sys.modules[each.__module__]
        [node] = [node for node in _tree(module).body if getattr(node, "name", "") == each.__name__]
        assert isinstance(node, ast.ClassDef)
        below: dict[str, list[str]] = {}
        for part in node.body:
            if isinstance(part, ast.FunctionDef) and part.name in ("__init__", "__new__") and has_constructor:
                constructor = _signature(part, module, is_method=True)
            for name, line in _members(part, module, is_record=bool(fields), is_enum=issubclass(each, Enum)):
                below.setdefault(name, []).append(line)
        members |= below
    yield f"{kind.__name__}{constructor}: {_sort(kind)}"
    if issubclass(kind, Enum):
        yield from (f".{member.name} = {member.value!r}" for member in kind)
    for name in (*fields, *(sorted(members.keys() - {*fields, *hidden}) if whole else ())):
        if name in by_keyword[:1]:
            yield "*"
        yield from members[name]


def _fields(kind: type) -> tuple[str, ...]:
    """Return the fields of a record, in the order of its constructor."""
    found: tuple[str, ...] = getattr(kind, "__struct_fields__", getattr(kind, "_fields", ()))
    return found


def _sort(kind: type) -> str:
    if issubclass(kind, BaseException):
        bases = [each.__name__ for each in kind.__mro__[1:] if each not in (object, BaseException, Exception)]
        return f"error, a {', '.join(bases[:-1])} and {bases[-1]}" if bases else "error"
    if issubclass(kind, Enum):
        return "enumeration"
    return "record" if _fields(kind) else f"class{', an int' * issubclass(kind, int)}"


def _members(
    part: ast.stmt, module: ModuleType, *, is_record: bool, is_enum: bool
) -> Iterator[tuple[str, str]]:
    """Return the public names that a statement of a class sets, each with its line."""
    match part:
        case ast.FunctionDef() | ast.AsyncFunctionDef() if _is_public(part.name):
            yield part.name, _method(part, module)
        case ast.FunctionDef(name="__init__"):
            for each in ast.walk(part):
                match each:
                    case ast.Attribute(ast.Name("self"), name, ast.Store()) if _is_public(name):
                        yield name, f".{name}"
        case ast.AnnAssign(target=ast.Name(name), annotation=annotation) if _is_public(name):
            default = f" = {_default(part.value, module)}" if part.value is not None and is_record else ""
            yield name, f".{name}: {_annotation(annotation)}{default}"
        case ast.Assign(targets=[ast.Name(name)]) if _is_public(name) and not is_enum:
            yield name, f".{name}"


def _is_public(name: str) -> bool:
    return name not in _UNSAID if name.startswith("__") else not name.startswith("_")


def _method(node: Function, module: ModuleType) -> str:
    decorators = {ast.unparse(each).rpartition(".")[2] for each in node.decorator_list}
    if decorators & {"property", "cached_property"}:
        assert node.returns is not None
        return f".{node.name}: {_annotation(node.returns)}, property"
    words = "async " if isinstance(node, ast.AsyncFunctionDef) else ""
    words += "".join(f"{each} " for each in ("classmethod", "staticmethod") if each in decorators)
    return f".{words}{node.name}{_signature(node, module, is_method='staticmethod' not in decorators)}"


def _signature(node: Function, module: ModuleType, is_method: bool = False) -> str:
    """Return the parameters of a function, without what a method is called on, and what it returns."""
    given = deepcopy(node.args)
    if is_method:
        del (given.posonlyargs or given.args)[0]
    for each in ast.walk(given):
        if isinstance(each, ast.arg) and each.annotation:
            each.annotation = ast.Name(_annotation(each.annotation))
    given.defaults = [ast.Name(_default(each, module)) for each in given.defaults]
    given.kw_defaults = [each and ast.Name(_default(each, module)) for each in given.kw_defaults]
    returns = f" -> {_annotation(node.returns)}" if node.returns and node.name not in _UNSAID else ""
    if "contextmanager" in map(ast.unparse, node.decorator_list):
        returns = returns.replace("Iterator", "AbstractContextManager")
    return f"({ast.unparse(given).replace('=', ' = ')}){returns}"


def _default(node: ast.expr, module: ModuleType) -> str:
    """Return a default: a plain value or a public name as it is, anything else as three dots."""
    try:
        value = eval(ast.unparse(node), vars(module))
    except NameError:  # a function of a class, as the default of a field
        return "..."
    is_plain = isinstance(value, str | int | float | None) or value == ()
    if is_plain and not isinstance(value, Enum):
        return repr(value)
    return node.id if isinstance(node, ast.Name) and node.id in queenhigh.__all__ else "..."


class _Plain(ast.NodeTransformer):
    """Takes modules from the front of names, quotes from types that are written as text, and limits."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        return ast.Name(node.attr)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        if ast.unparse(node.value) == "Annotated" and isinstance(node.slice, ast.Tuple):
            found: ast.AST = self.visit(node.slice.elts[0])
            return found
        if ast.unparse(node.value) not in ("Literal", "typing.Literal"):
            self.generic_visit(node)
            return node
        parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        texts = sorted(map(ast.literal_eval, parts))
        known = NAMES.get(frozenset(texts))
        return ast.Name(f"one of the {known}, in codes.txt" if known else f"Literal{texts}")

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        return self.visit(ast.parse(node.value, mode="eval").body) if isinstance(node.value, str) else node


def _annotation(node: ast.expr) -> str:
    return ast.unparse(_Plain().visit(deepcopy(node)))


def _alias(module: ModuleType, name: str) -> str:
    """Return what a type is short for; empty for another value."""
    home, original = _home(module, name) or (module, name)
    for node in _tree(home).body:
        match node:
            case ast.Assign([ast.Name(known)], ast.BinOp() | ast.Subscript() as value) if known == original:
                return _annotation(value)
    return ""


@cache
def _tree(module: ModuleType) -> ast.Module:
    assert module.__file__ is not None
    source = Path(module.__file__)
    typed = source.with_suffix(".pyi")
    return ast.parse((typed if typed.exists() else source).read_text(encoding="utf-8"))
