"""Contract of the Python API: public names with their signatures, and the fields of records.

Signatures are read from the source, so that they are the same on every version of Python.
"""

import ast
import importlib
import inspect
import sys
from collections.abc import Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import queenhigh
from kit.contracts.document import document

PACKAGE = Path(queenhigh.__file__).parent
WHOLE = ("queenhigh", "queenhigh.actions", "queenhigh.client")
"""Modules whose names are written with all that they have; of other packages only the names are."""
_UNSAID = {
    "__init__", "__new__", "__post_init__", "__init_subclass__", "__repr__", "__str__", "__hash__", "__eq__",
    "__ne__", "__setattr__", "__getattr__", "__reduce__", "__rich_repr__", "__copy__", "__deepcopy__",
}  # fmt: skip
"""Special methods of which nobody speaks."""
_PLAIN = str | int | float | bool | None


def written() -> str:
    sections: dict[str, list[str]] = {}
    known: dict[int, str] = {}
    for name in WHOLE:
        module = importlib.import_module(name)
        for public in _names(module):
            value, title = getattr(module, public), f"{name}.{public}"
            first = known.setdefault(id(value), title)
            sections[title] = list(_described(module, public, value)) if first == title else [f"is {first}"]
    for path in sorted(PACKAGE.glob("*/__init__.py")):
        name = f"queenhigh.{path.parent.name}"
        if name not in WHOLE and "__all__" in path.read_text(encoding="utf-8"):
            sections[f"names of {name}"] = _names(importlib.import_module(name))
    return document("Public names of Python, with signatures and fields.", sections)


def _names(module: ModuleType) -> list[str]:
    """The names that a module lists, or those that it defines."""
    listed: list[str] | None = getattr(module, "__all__", None)
    if listed is not None:
        return sorted(listed)
    return sorted(name for node in _tree(module).body for name in _defined(node) if _is_public(name))


def _defined(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            yield name
        case ast.Assign(targets=[ast.Name(id=name)]):
            yield name


def _described(module: ModuleType, name: str, value: object) -> Iterator[str]:
    if inspect.isclass(value):
        yield from _class(value)
    elif inspect.isfunction(inspect.unwrap(value)):  # type: ignore[arg-type]
        yield from _function(inspect.unwrap(value), name)  # type: ignore[arg-type]
    elif isinstance(value, ModuleType):
        yield "module"
    elif alias := _alias(module, name):
        yield f"type: {alias}"
    else:
        yield f"value: {type(value).__name__}"


def _class(kind: type) -> Iterator[str]:
    """A class: the fields of a record in their order, then everything else by name."""
    yield f"{_sort(kind)}: {kind.__name__}{_constructor(kind)}"
    if issubclass(kind, Enum):
        yield from (f".{member.name} = {member.value!r}" for member in kind)
    known = _fields(kind)
    members: dict[str, list[str]] = {name: [] for name in known}
    own = [each for each in reversed(kind.__mro__) if each.__module__.startswith("queenhigh")]
    for each in own:
        below: dict[str, list[str]] = {}
        for name, line in _members(each, bool(known)):
            below.setdefault(name, []).append(line)
        members |= below  # a class nearer to it has the last word
    rest = sorted(name for name in members if name not in known)
    yield from (line for name in (*known, *rest) for line in members[name])


def _fields(kind: type) -> tuple[str, ...]:
    """The fields of a record, in the order of its constructor."""
    found: tuple[str, ...] = getattr(kind, "__struct_fields__", getattr(kind, "_fields", ()))
    return found


def _sort(kind: type) -> str:
    if issubclass(kind, BaseException):
        bases = [each.__name__ for each in kind.__mro__[1:] if each not in (object, BaseException, Exception)]
        return f"error, also {', '.join(bases)}" if bases else "error"
    if issubclass(kind, Enum):
        return "enumeration"
    return "record" if _fields(kind) else "class"


def _constructor(kind: type) -> str:
    """The parameters of a class that is not a record; those of a record are its fields."""
    for each in kind.__mro__:
        if each.__module__.startswith("queenhigh") and not _fields(kind):
            for node in _node(each).body:
                if isinstance(node, ast.FunctionDef) and node.name in ("__init__", "__new__"):
                    return f"({_parameters(node, sys.modules[each.__module__], is_method=True)})"
    return ""


def _members(kind: type, is_record: bool) -> Iterator[tuple[str, str]]:
    module = sys.modules[kind.__module__]
    for node in _node(kind).body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() if _is_public(node.name):
                yield node.name, _member(node, module)
            case ast.FunctionDef(name="__init__"):
                yield from ((name, f".{name}") for name in _set_on_self(node))
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation) if _is_public(name):
                default = f" = {_value(node.value, module)}" if node.value is not None and is_record else ""
                yield name, f".{name}: {_annotation(annotation)}{default}"
            case ast.Assign(targets=[ast.Name(id=name)]) if _is_public(name) and not issubclass(kind, Enum):
                yield name, f".{name}"


def _is_public(name: str) -> bool:
    if name.startswith("__") and name.endswith("__"):
        return name not in _UNSAID and name != "__slots__"
    return not name.startswith("_")


def _set_on_self(node: ast.FunctionDef) -> Iterator[str]:
    """The public attributes that `__init__` sets."""
    for each in ast.walk(node):
        match each:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()) if _is_public(name):
                yield name


def _member(node: ast.FunctionDef | ast.AsyncFunctionDef, module: ModuleType) -> str:
    decorators = {ast.unparse(each).rpartition(".")[2] for each in node.decorator_list}
    returns = _annotation(node.returns) if node.returns else ""
    if decorators & {"property", "cached_property"}:
        return f".{node.name}: {returns}, property"
    words = "async " if isinstance(node, ast.AsyncFunctionDef) else ""
    words += next((f"{each} " for each in ("classmethod", "staticmethod") if each in decorators), "")
    parameters = _parameters(node, module, is_method="staticmethod" not in decorators)
    return f".{words}{node.name}({parameters}) -> {returns}"


def _function(function: FunctionType, name: str) -> Iterator[str]:
    module = sys.modules[function.__module__]
    for node in _tree(module).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name == function.__name__:
            returns = _annotation(node.returns) if node.returns else ""
            yield f"{name}({_parameters(node, module)}) -> {returns}"


def _parameters(
    node: ast.FunctionDef | ast.AsyncFunctionDef, module: ModuleType, is_method: bool = False
) -> str:
    """The parameters of a function, without what a method is called on."""
    given = node.args
    positional = [*given.posonlyargs, *given.args]
    defaults = [None] * (len(positional) - len(given.defaults)) + list(given.defaults)
    parts = [_parameter(each, default, module) for each, default in zip(positional, defaults, strict=True)]
    if given.posonlyargs:
        parts.insert(len(given.posonlyargs), "/")
    parts = parts[1:] if is_method else parts
    if given.vararg:
        parts.append(f"*{_parameter(given.vararg, None, module)}")
    elif given.kwonlyargs:
        parts.append("*")
    pairs = zip(given.kwonlyargs, given.kw_defaults, strict=True)
    parts += [_parameter(each, default, module) for each, default in pairs]
    if given.kwarg:
        parts.append(f"**{_parameter(given.kwarg, None, module)}")
    return ", ".join(parts)


def _parameter(node: ast.arg, default: ast.expr | None, module: ModuleType) -> str:
    annotation = f": {_annotation(node.annotation)}" if node.annotation else ""
    return f"{node.arg}{annotation}" + (f" = {_value(default, module)}" if default is not None else "")


def _value(node: ast.expr, module: ModuleType) -> str:
    """A default: a plain value as it is, anything else as three dots."""
    try:
        value: Any = eval(ast.unparse(node), vars(module))
    except Exception:
        return "..."
    is_plain = isinstance(value, _PLAIN) or value == ()
    return repr(value) if is_plain and not isinstance(value, Enum) else "..."


class _Plain(ast.NodeTransformer):
    """Takes modules from the front of names, and quotes from types that are written as text."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        return ast.Name(node.attr)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        if ast.unparse(node.value) not in ("Literal", "typing.Literal"):
            self.generic_visit(node)
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        return self.visit(ast.parse(node.value, mode="eval").body) if isinstance(node.value, str) else node


def _annotation(node: ast.expr) -> str:
    copied = ast.parse(ast.unparse(node), mode="eval").body
    return ast.unparse(_Plain().visit(copied))


def _alias(module: ModuleType, name: str) -> str:
    """What a type is short for, found in the module that sets the name; empty for anything else."""
    rooms = [getattr(module, "_ROOM_OF", {}).get(name, module.__name__)]
    rooms += sorted(each for each in sys.modules if each.startswith(f"{rooms[0].rpartition('.')[0]}."))
    rooms += sorted(each for each in sys.modules if each.startswith("queenhigh."))
    for room in rooms:
        for node in _tree(sys.modules[room]).body:
            match node:
                case ast.Assign(targets=[ast.Name(id=known)], value=value) if known == name:
                    return _annotation(value) if isinstance(value, ast.BinOp | ast.Subscript) else ""
                case ast.AnnAssign(target=ast.Name(id=known)) if known == name:
                    return ""
    return ""


def _node(kind: type) -> ast.ClassDef:
    body = _tree(sys.modules[kind.__module__]).body
    [found] = [node for node in body if isinstance(node, ast.ClassDef) and node.name == kind.__name__]
    return found


@cache
def _tree(module: ModuleType) -> ast.Module:
    assert module.__file__ is not None
    return ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
