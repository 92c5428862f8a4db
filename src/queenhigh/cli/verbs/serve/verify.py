"""`queenhigh verify`: check the proof of a round, without anything of the server or the engine."""

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

import click

from queenhigh.cli.asking.common import json_option, misuse, print_json, refuse, waiting_for

SIZE_LIMIT: Final = 1_000_000
"""Bytes; a proof has some fifteen thousand for each deck."""
PATIENCE_SECONDS: Final = 10


@click.command("verify")
@click.argument("source", metavar="FILE|URL")
@click.option(
    "--commitment",
    "noted",
    multiple=True,
    help="A commitment that you noted before betting, to be found in the proof; may be said several times.",
)
@click.option("--seed", "sent", multiple=True, help="A seed that you sent, to be found in the cut.")
@json_option
def command(source: str, noted: tuple[str, ...], sent: tuple[str, ...], as_json: bool) -> None:
    """Check the proof of a round, card by card.

    FILE|URL is what a server gives at /api/v1/rounds/TABLE-ROUND/proof. Exit code 1 where something is wrong.
    docs/fairness.md says what a proof shows, and what it does not.
    """
    from queenhigh.fair import verify

    for each in noted:
        if re.fullmatch(r"[0-9a-fA-F]{64}", each) is None:
            misuse("a commitment has 64 hexadecimal digits", "--commitment")
    found = verify(_parse(_read(source), _name(source)), noted, sent)
    if as_json:
        print_json(found.told())
    else:
        for step in found.steps:
            click.echo(f"{'ok   ' if step.ok else 'WRONG'}  {step.step}: {step.shows}")
        click.echo("")
        click.echo(_said(found.round, found.ok, found.proves))
    if not found.ok:
        sys.exit(1)


def _said(name: str, ok: bool, proves: str) -> str:
    if not ok:
        return f"Round {name or 'unknown'} is NOT proven."
    if proves == "all":
        return f"Round {name} is proven: every card of every deck."
    return f"Round {name} is proven: every card that was shown."


def _name(source: str) -> str:
    return source if "://" in source else click.format_filename(Path(source).name or source)


def _read(source: str) -> bytes:
    """The bytes of a file or of what an address answers, but not of a huge one."""
    if "://" in source:
        if not source.lower().startswith(("http://", "https://")):
            misuse("an address begins with http:// or https://", "FILE|URL")
        found = _fetch(source)
    else:
        try:
            with waiting_for(source), Path(source).open("rb") as file:
                found = file.read(SIZE_LIMIT + 1)
        except (OSError, ValueError) as error:
            misuse(f"cannot read {source!r}: {getattr(error, 'strerror', None) or error}", "FILE|URL")
    if len(found) > SIZE_LIMIT:
        refuse(f"{_name(source)}: larger than any proof, which has {SIZE_LIMIT:,} bytes at most")
    return found


def _fetch(address: str) -> bytes:
    """What an address answers within ten seconds, all told: a name server or a drip of bytes may hang too."""
    from threading import Thread

    answer: list[bytes | str] = []
    thread = Thread(target=lambda: answer.append(_answer(address)), daemon=True)
    thread.start()
    thread.join(PATIENCE_SECONDS)
    found = answer[0] if answer else f"did not answer within {PATIENCE_SECONDS} seconds"
    if isinstance(found, str):
        refuse(f"{address} {found}")
    return found


def _answer(address: str) -> bytes | str:
    """What an address answers, or in words why it does not."""
    from http.client import HTTPException
    from urllib.error import HTTPError, URLError
    from urllib.request import Request, urlopen

    try:
        asked = Request(address, headers={"Accept": "application/json"})
        with urlopen(asked, timeout=PATIENCE_SECONDS) as answer:
            found: bytes = answer.read(SIZE_LIMIT + 1)
            return found
    except HTTPError as error:
        error.close()
        return f"answered {error.code} {error.reason}"
    except URLError as error:
        return f"cannot be reached: {getattr(error.reason, 'strerror', None) or error.reason}"
    except (OSError, HTTPException, ValueError) as error:
        return f"cannot be read: {error}"


def _parse(data: bytes, name: str) -> Any:
    """The document, in which no key may stand twice: two readers could take it for two documents."""
    try:
        return json.loads(data.decode("utf-8-sig"), object_pairs_hook=_once, parse_constant=_no_number)
    except UnicodeDecodeError:
        refuse(f"{name}: this is no proof: it is not UTF-8 text")
    except (ValueError, RecursionError) as error:
        refuse(f"{name}: this is no proof, which is JSON: {str(error) or 'nested too deep'}")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return found


def _no_number(text: str) -> Any:
    raise ValueError(f"{text} is no number")
