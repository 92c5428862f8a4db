"""A recorded round that a user names: read, run again and proven."""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from queenhigh.cli.asking.common import misuse, refuse, waiting_for
from queenhigh.text import first_up

if TYPE_CHECKING:
    from queenhigh.engine import Round
    from queenhigh.engine.record import Record
    from queenhigh.rules import House


class Proven(NamedTuple):
    """A record that came out again, what it came to, and whose rules it was proven by."""

    house: "House"
    record: "Record"
    state: "Round"
    by: str


def proven(file: Path, given: "House | None", hint: str = "FILE") -> Proven:
    """The record of a file; exit code 1 where it is none or does not come out, 2 where there is no file."""
    from queenhigh.wire import NotationError, ReplayError, replay

    text = _text(file, hint)
    try:
        house, record, by = _on_record(text, given)
        return Proven(house, record, replay(house, record), by)
    except NotationError as error:
        refuse(f"{file.name}: {error}")
    except ReplayError as error:
        refuse(f"{file.name}: {first_up(str(error))}" if error.step else f"{file.name}: {error}")


def _text(file: Path, hint: str) -> str:
    from queenhigh.wire.notation import SIZE_LIMIT

    try:
        with waiting_for(str(file)), file.open("rb") as stream:
            found = stream.read(SIZE_LIMIT + 1)
        if len(found) > SIZE_LIMIT:
            refuse(f"{file.name}: larger than any recorded round")
        return found.decode("utf-8-sig")
    except UnicodeDecodeError:
        refuse(f"{file.name}: this is not a recorded round: it is not UTF-8 text")
    except (OSError, ValueError) as error:
        misuse(f"cannot read {str(file)!r}: {getattr(error, 'strerror', None) or error}", hint)


def _on_record(text: str, given: "House | None") -> "tuple[House, Record, str]":
    """The house, the record, and whose rules they are: those given, the catalogue's, or the record's own.

    A house that is named is gone by; otherwise the file that the record carries, where the catalogue has
    other rules by now or none. No file that a record names is ever opened.
    """
    from queenhigh.rules import NoSuchHouse, house
    from queenhigh.wire import has_rules_of, house_of, parse_record, recorded_house, text_of
    from queenhigh.wire.replay import carried_house

    if given is not None:
        return given, parse_record(given, text), "given"
    try:
        known = house(house_of(text))
        record = parse_record(known, text)
        if has_rules_of(known, record) or not record.text:
            return known, record, "catalogue"
    except NoSuchHouse as error:
        if not (carried := text_of(text)):
            refuse(f"{error}; name its house file with --house")
        record = parse_record(carried_house(carried), text)
    return recorded_house(record), record, "record"
