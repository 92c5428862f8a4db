"""A recorded round as text that a person can read and a program can parse: TOML, one act or event a line."""

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from queenhigh.cards import Card, CardError, format_card, format_cards, parse_card
from queenhigh.engine.actors import Actor, ActorError, format_actor, parse_actor
from queenhigh.engine.acts.actions import Action
from queenhigh.engine.acts.refusals import RefusalCode
from queenhigh.engine.record import Record, Step
from queenhigh.facts import Amounts
from queenhigh.money import Currency, MoneyError, format_amount, parse_amount
from queenhigh.rules import HouseLike, find_house
from queenhigh.rules.read.lines import line_of_long_key
from queenhigh.text import QueenHighError, shorten, show_value
from queenhigh.wire.versions import lifted, shapes

FORMAT = "queenhigh round 2"
SIZE_LIMIT = 768 * 1024
NUMBER_LIMIT = 10**18
"""No box, game or count is larger: a number of thousands of digits could not even be shown in a message."""
PIECE = 4_000
"""How much of a long text stands on one line."""
_MINOR = "_minor"
_CARD_LISTS = ("cards", "dealer", "discards")
_PLAIN_TEXT = re.compile(r"[^\x00-\x08\x0b-\x1f\x7f]*")
_DIGITS = re.compile(r"[0-9]{1,40}")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


class NotationError(QueenHighError, ValueError):
    """Text that is not a recorded round, with the step where it goes wrong."""


def format_record(house: HouseLike, record: Record) -> str:
    """Return a record as text, its amounts in the house's currency."""
    house = find_house(house)
    head: dict[str, Any] = {"format": FORMAT, "house": record.house, "digest": record.digest}
    head["after_game"] = record.after_game
    if record.settings:
        head["settings"] = record.settings
    if record.meters_minor:
        head["meters"] = _plain_value("meters_minor", record.meters_minor, house.currency)
    parts = ["".join(f"{key} = {_toml(value)}\n" for key, value in head.items())]
    for step in record.steps:
        lines = ["[[step]]", f"action = {_toml(_plain(step.action, house.currency))}"]
        if step.refused:
            lines.append(f"refused = {_toml(step.refused)}")
        else:
            lines.append("events = [")
            for event in step.events:
                lines.append(f"    {_event_text(_plain(event, house.currency))},")
            lines.append("]")
        parts.append("\n".join(lines) + "\n")
    if record.text:
        parts.append(f"[rules]\ntext = {_long_text(record.text)}\n")
    return "\n".join(parts)


def _long_text(text: str) -> str:
    """A house file inside the record, line by line; as it is where TOML lets it stand so."""
    if _PLAIN_TEXT.fullmatch(text) and "'''" not in text and not text.endswith("'"):
        return f"'''\n{text}'''"
    lines = (
        json.dumps(line, ensure_ascii=False)[1:-1].replace("\x7f", "\\u007f") for line in text.split("\n")
    )
    return '"""\n' + "\n".join(lines) + '"""'


def _event_text(event: dict[str, Any]) -> str:
    """An event as an inline table, its payout lines one to a line."""
    pieces = []
    for key, value in event.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            rows = "".join(f"\n        {_toml(row)}," for row in value)
            pieces.append(f"{key} = [{rows}\n    ]")
        else:
            pieces.append(f"{key} = {_toml(value)}")
    return "{ " + ", ".join(pieces) + " }"


def _plain(record: msgspec.Struct, currency: Currency) -> dict[str, Any]:
    """A record's fields as TOML values: amounts and cards as text, defaults left out."""
    config = record.__struct_config__
    plain: dict[str, Any] = {config.tag_field: config.tag} if config.tag_field else {}
    for field in msgspec.structs.fields(record):
        value = getattr(record, field.name)
        default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        if value != default:
            plain[field.name.removesuffix(_MINOR)] = _plain_value(field.name, value, currency)
    return plain


def _plain_value(name: str, value: Any, currency: Currency) -> Any:
    if name.endswith(_MINOR) and isinstance(value, tuple):
        pairs = [(name, format_amount(amount_minor, currency)) for name, amount_minor in value]
        by_name = dict(pairs)  # a refused act may name one twice
        return by_name if len(by_name) == len(pairs) else [list(pair) for pair in pairs]
    if name.endswith(_MINOR):
        return format_amount(value, currency)
    if name in _CARD_LISTS:
        return format_cards(value)
    if isinstance(value, Actor):
        return format_actor(value)
    if isinstance(value, msgspec.Struct):
        return _plain(value, currency)
    if name == "hands":
        return [[number, format_cards(cards)] for number, cards in value]
    if isinstance(value, tuple) and value and isinstance(value[0], msgspec.Struct):
        return [_plain(item, currency) for item in value]
    return format_card(value) if isinstance(value, Card) else value


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, str):
        return _toml_text(value)
    if isinstance(value, dict):
        keys = (key if _BARE_KEY.fullmatch(key) else _toml(key) for key in value)
        pairs = ", ".join(f"{key} = {_toml(item)}" for key, item in zip(keys, value.values(), strict=True))
        return f"{{ {pairs} }}" if pairs else "{}"
    return "[" + ", ".join(_toml(item) for item in value) + "]"


def _toml_text(text: str) -> str:
    """A text as TOML, cut into lines where it is long, and never taken for a key of many parts."""
    if len(text) <= PIECE:
        return f'"{_escaped(text)}"'
    pieces = [_escaped(text[start : start + PIECE]) for start in range(0, len(text), PIECE)]
    kept = [f"\\u0020{piece[1:]}" if piece.startswith(" ") else piece for piece in pieces]
    return '"""' + "\\\n".join(kept) + '"""'


def _escaped(text: str) -> str:
    plain = json.dumps(text, ensure_ascii=False)[1:-1].replace("\x7f", "\\u007f")
    return plain.replace(".", "\\u002e") if plain.count(".") > 8 else plain


def house_of(text: str) -> str:
    """The id of the house that a recorded round names; to find the house before the rest is read."""
    house = _read(text).get("house")
    if not isinstance(house, str):
        raise NotationError('the record names no house: house = "..." is missing')
    return house


def parse_record(house: HouseLike, text: str) -> Record:
    """Read a recorded round; the inverse of `format_record`."""
    house = find_house(house)
    data = _read(text)
    unknown = set(data) - {"format", "house", "digest", "after_game", "settings", "meters", "step", "rules"}
    if unknown:
        raise NotationError(f"{shorten(min(unknown))} is not a part of a recorded round")
    if data.get("house") != house.id:
        raise NotationError(f"the record is of house {show_value(data.get('house'))}, not of {house.id}")
    steps = data.get("step", [])
    if not isinstance(steps, list) or not steps:
        raise NotationError("the record has no steps: each begins with [[step]]")
    digest = data.get("digest")
    after_game = data.get("after_game", 0)
    settings = data.get("settings", "")
    if not isinstance(digest, str) or not isinstance(settings, str):
        raise NotationError("digest and settings must be texts")
    if type(after_game) is not int or not 0 <= after_game < NUMBER_LIMIT:
        raise NotationError("after_game must be a whole number")
    return Record(
        house=house.id,
        digest=digest,
        after_game=after_game,
        settings=settings,
        meters_minor=_meters(data.get("meters", {}), house.currency),
        steps=tuple(_step(number, step, house.currency) for number, step in enumerate(steps, start=1)),
        text=_text_of(data),
    )


def text_of(text: str) -> str:
    """The house file that a recorded round carries; empty where it carries none."""
    return _text_of(_read(text))


def _text_of(data: dict[str, Any]) -> str:
    rules = data.get("rules", {"text": ""})
    if not isinstance(rules, dict) or set(rules) != {"text"} or not isinstance(rules["text"], str):
        raise NotationError("rules holds the text of the house file, and nothing else")
    return rules["text"]


def _meters(value: Any, currency: Currency) -> Amounts:
    if not isinstance(value, dict):
        raise NotationError('meters is a table such as { main = "10000.00" }')
    try:
        return tuple((name, _amount(amount, currency)) for name, amount in value.items())
    except MoneyError as error:
        raise NotationError(f"meters: {error}") from None


def _read(text: str) -> dict[str, Any]:
    if len(text) > SIZE_LIMIT:
        raise NotationError(f"a recorded round is at most {SIZE_LIMIT // 1024} KiB long")
    long_key = line_of_long_key(text)
    if long_key is not None:
        raise NotationError(
            f"this is not a recorded round: line {long_key} is too long, or its key has too many parts"
        )
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise NotationError(f"this is not a recorded round: {error}") from None
    if data.get("format") != FORMAT:
        raise NotationError(f"this is not a recorded round: it must begin with format = {FORMAT!r}")
    return data


def _step(number: int, data: Any, currency: Currency) -> Step:
    try:
        if not isinstance(data, dict) or set(data) - {"action", "events", "refused"}:
            raise NotationError("a step has an action, and either events or refused")
        action = _record(data.get("action"), "do", _ACTS, currency)
        events = data.get("events", [])
        refused = data.get("refused", "")
        if not isinstance(events, list) or refused not in ("", *get_args(RefusalCode)):
            raise NotationError("events must be a list, and refused one of the known codes")
        if events and refused:
            raise NotationError("a refused act has no events")
        happened = [_record(event, "event", _EVENTS, currency) for event in events]
        return Step(action, tuple(lifted(event) for event in happened), refused)
    except (NotationError, MoneyError, CardError, ActorError, msgspec.ValidationError) as error:
        raise NotationError(f"step {number}: {error}") from None


def _record(data: Any, tag_field: str, kinds: Mapping[str, type[msgspec.Struct]], currency: Currency) -> Any:
    """One act or event from its TOML table."""
    if not isinstance(data, dict):
        raise NotationError('an act or event is a table such as { do = "close", by = "dealer" }')
    tag = data.get(tag_field)
    if not isinstance(tag, str) or tag not in kinds:
        raise NotationError(f"{tag_field} = {show_value(tag)} is not known; known are {', '.join(kinds)}")
    rest = {key: value for key, value in data.items() if key != tag_field}
    return _struct(kinds[tag], rest, currency)


def _struct(kind: type[msgspec.Struct], data: dict[str, Any], currency: Currency) -> Any:
    fields = {field.name.removesuffix(_MINOR): field for field in msgspec.structs.fields(kind)}
    values: dict[str, Any] = {}
    for key, value in data.items():
        if key not in fields:
            raise NotationError(
                f"{shorten(key)} is not a part of {kind.__name__}; it has {', '.join(fields)}"
            )
        _refuse_huge(value)
        field = fields[key]
        inner = _inner(field.type)
        values[field.name] = (
            _value(field.name, value, currency) if inner is None else _records(key, inner, value, currency)
        )
    tag_field = kind.__struct_config__.tag_field
    tagged = {tag_field: kind.__struct_config__.tag, **values} if tag_field else values
    return msgspec.convert(tagged, kind, dec_hook=_from_text, strict=True)


def _refuse_huge(value: Any) -> None:
    if isinstance(value, int) and abs(value) >= NUMBER_LIMIT:
        raise NotationError("a number is too large for a recorded round")
    for item in value if isinstance(value, list) else ():
        _refuse_huge(item)


def _value(name: str, value: Any, currency: Currency) -> Any:
    if name.endswith(_MINOR):
        pairs = list(value.items()) if isinstance(value, dict) else value
        if isinstance(pairs, list):
            return [[key, _amount(amount, currency)] for key, amount in map(_pair, pairs)]
        return _amount(value, currency)
    if name == "by":
        if not isinstance(value, str):
            raise NotationError(f'who acts is written as text, as in "player:ann", not {show_value(value)}')
        return parse_actor(value)
    if name in _CARD_LISTS and isinstance(value, str):
        return _cards(value)
    if name == "hands" and isinstance(value, list):
        pairs = [
            pair for pair in value if isinstance(pair, list) and len(pair) == 2 and isinstance(pair[1], str)
        ]
        if len(pairs) != len(value):
            raise NotationError('hands is a list of [box, "cards"]')
        return [[number, _cards(cards)] for number, cards in pairs]
    return value


def _inner(kind: Any) -> type[msgspec.Struct] | None:
    """The record that a field holds one or many of, in the shape that is read; none for a plain value."""
    kinds = (each for each in (kind, *get_args(kind)) if isinstance(each, type) and each is not Actor)
    return next((each for each in kinds if issubclass(each, msgspec.Struct)), None)


def _records(key: str, kind: type[msgspec.Struct], value: Any, currency: Currency) -> Any:
    if isinstance(value, list) and all(isinstance(item, dict) for item in value):
        return [_struct(kind, item, currency) for item in value]
    if not isinstance(value, dict):
        raise NotationError(f"{key} is a table, or a list of tables")
    return _struct(kind, value, currency)


def _pair(value: Any) -> tuple[str, Any]:
    if not isinstance(value, list | tuple) or len(value) != 2 or not isinstance(value[0], str):
        raise NotationError('amounts by name are a table such as { main = "10000.00" }')
    return value[0], value[1]


def _cards(text: str) -> tuple[Card, ...]:
    """Cards as given, repeats too: an act that was refused for them is on record as well."""
    return tuple(parse_card(word) for word in text.split())


def _amount(value: Any, currency: Currency) -> int:
    """An amount with its sign; one beyond any limit only as we write it, since a refused act may name it."""
    if not isinstance(value, str):
        raise NotationError(f'amounts are written as text, as in "10.00", not {show_value(value)}')
    plain = value.removeprefix("-")
    digits = plain.replace(".", "", 1)
    if _DIGITS.fullmatch(digits) and format_amount(int(digits), currency) == plain:
        amount_minor = int(digits)
    else:
        amount_minor = parse_amount(plain, currency)
    return amount_minor if plain == value else -amount_minor


def _from_text(kind: type, value: Any) -> Any:
    if kind is Card:
        return value if isinstance(value, Card) else parse_card(str(value))
    raise NotationError(f"cannot read a {kind.__name__}")


_ACTS: dict[str, type[msgspec.Struct]] = {str(kind.__struct_config__.tag): kind for kind in get_args(Action)}
_EVENTS = shapes()
