"""Reads the source for the codes and cases that it can give: who says which, without running it.

A code is found where a `Refusal(...)` or a `fail(...)` is made. What a name in such a call stands for is read
from the nearest line above that sets it, from the calls of the function it is a parameter of, or from a table
of the file. What cannot be read so is an error: then the source wants to be plainer.
"""

import ast
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import queenhigh

PACKAGE = Path(queenhigh.__file__).parent
Function = ast.FunctionDef
Pairs = set[tuple[str, str]]


class CannotBeRead(AssertionError):
    """An expression whose possible values the source does not tell."""


class Source:
    """One file, with the questions we ask of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.functions = [node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)]

    def pairs(self, maker: str) -> Pairs:
        """Every code and case that a call of this name is given."""
        found: Pairs = set()
        for function in self.functions:
            for call in self._calls(maker, function):
                codes = self.texts(call.args[0], function)
                facts = call.args[1] if len(call.args) > 1 else _keyword(call, "facts")
                found.update(product(codes, {""} if facts is None else self.cases(facts, function)))
        return found

    def cases(self, facts: ast.expr, function: Function) -> set[str]:
        """The cases of an expression that is facts."""
        match facts:
            case ast.Call(func=ast.Name(id="Facts")):
                case = _keyword(facts, "case")
                return {""} if case is None else self.texts(case, function)
            case ast.Name():
                return self.cases(self._set_above(facts, function), function)
        raise self._error(facts)

    def texts(self, value: ast.expr, function: Function) -> set[str]:
        """The texts that an expression can be."""
        match value:
            case ast.Constant(value=str(text)):
                return {text}
            case ast.IfExp():
                return self.texts(value.body, function) | self.texts(value.orelse, function)
            case ast.Subscript(value=ast.Name(id=name)):
                return self._table(name)
            case ast.Name(id=name) if name in _parameters(function):
                return self._passed(function, name)
            case ast.Name():
                return self.texts(self._set_above(value, function), function)
        raise self._error(value)

    def _passed(self, function: Function, parameter: str) -> set[str]:
        """What the calls of a function give for a parameter, and its default."""
        place = _parameters(function).index(parameter)
        defaults = function.args.defaults
        from_end = place - len(_parameters(function)) + len(defaults)
        found: set[str] = set()
        for caller in self.functions:
            for call in self._calls(function.name, caller):
                given = call.args[place] if place < len(call.args) else _keyword(call, parameter)
                if given is None and from_end >= 0:
                    given = defaults[from_end]
                if given is None:
                    raise self._error(call)
                found |= self.texts(given, caller)
        return found

    def _calls(self, name: str, function: Function) -> Iterator[ast.Call]:
        for node in ast.walk(function):
            if isinstance(node, ast.Call):
                called = node.func
                if (isinstance(called, ast.Name) and called.id == name) or (
                    isinstance(called, ast.Attribute) and called.attr == name
                ):
                    yield node

    def _set_above(self, name: ast.Name, function: Function) -> ast.expr:
        """What the nearest line above sets a name to."""
        found = None
        for node in ast.walk(function):
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                names = [target.id for target in targets if isinstance(target, ast.Name)]
                nearer = found is None or node.lineno > found.lineno
                if name.id in names and node.lineno < name.lineno and nearer:
                    found = node
        if found is None or found.value is None:
            raise self._error(name)
        return found.value

    def _table(self, name: str) -> set[str]:
        for node in self.tree.body:
            match node:
                case ast.Assign(targets=[ast.Name(id=known)], value=ast.Dict() as table) if known == name:
                    return {text for value in table.values for text in _constants(value)}
        raise CannotBeRead(f"{self.path.name} has no table {name}")

    def _error(self, node: ast.expr) -> CannotBeRead:
        return CannotBeRead(f"{self.path.name}:{node.lineno}: {ast.unparse(node)}")


def _keyword(call: ast.Call, name: str) -> ast.expr | None:
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def _parameters(function: Function) -> list[str]:
    return [each.arg for each in function.args.args if each.arg != "self"]


def _constants(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def refusal_pairs() -> Pairs:
    """Every (code, case) of a refusal that the engine can give."""
    files = sorted((PACKAGE / "engine").rglob("*.py"))
    return {pair for path in files for pair in Source(path).pairs("Refusal")}


def layout_pairs() -> Pairs:
    """Every (code, case) by which a round laid on the felt can be wrong."""
    return Source(PACKAGE / "engine" / "layout.py").pairs("fail")


def told_cases() -> set[str]:
    """Every case of a line of history; which code it belongs to, playing shows."""
    source = Source(PACKAGE / "engine" / "log.py")
    return {
        case
        for function in source.functions
        for node in ast.walk(function)
        if isinstance(node, ast.keyword) and node.arg == "case"
        for case in source.texts(node.value, function)
    }


def key(code: str, case: str) -> str:
    """What a catalogue calls a code with a case."""
    return f"{code}.{case}" if case else code
