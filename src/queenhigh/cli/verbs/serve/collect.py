"""`queenhigh collect`: chance as the server uses it, for a laboratory to measure."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final

import click

from queenhigh.cli.asking.common import COUNT, misuse, refuse, refuse_unwritable

if TYPE_CHECKING:
    from queenhigh.table.ports import Entropy

_TOLD: Final = 256
"""Decks between two words about how far it is."""


@click.command("collect")
@click.argument("what", type=click.Choice(("raw", "deals")))
@click.option("--count", type=COUNT, required=True, help="How many bytes, or how many deals, as in 1e6.")
@click.option("--out", type=click.Path(path_type=Path), help="Write there instead of to standard output.")
@click.option(
    "--secret",
    type=click.Path(path_type=Path),
    help="The server's secret; else one for this run.",
)
def command(what: str, count: int, out: Path | None, secret: Path | None) -> None:
    """Write raw bytes or deals as the table server makes them.

    `raw` are bytes of server seeds: the system's source, watched, under a secret. `deals` are whole decks, a
    line each, sealed and cut as in a round in which no player sends a seed.
    """
    from queenhigh.cli.answering.answer import say_wrote
    from queenhigh.fair import KEY_SIZE
    from queenhigh.server.entropy import SystemEntropy, read_secret
    from queenhigh.table.ports import EntropyError

    refuse_unwritable(out)
    if out is None and what == "raw" and sys.stdout.isatty():
        misuse("raw bytes are nothing for a terminal: say --out FILE, or send them on", "--out")
    try:
        entropy = SystemEntropy(read_secret(secret) if secret else SystemEntropy(bytes(KEY_SIZE)).nonce())
        with _opened(out) as file:
            if what == "raw":
                _raw(entropy, count, file)
            else:
                _deals(entropy, count, file)
    except EntropyError as error:
        refuse(str(error))
    if out is not None:
        say_wrote(out)


@contextmanager
def _opened(out: Path | None) -> Iterator[IO[bytes]]:
    if out is None:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    try:
        with out.open("wb") as file:
            yield file
    except OSError as error:
        refuse(f"cannot write {click.format_filename(out)}: {error.strerror}")


def _raw(entropy: "Entropy", count: int, file: IO[bytes]) -> None:
    from queenhigh.fair import KEY_SIZE

    def write(number: int) -> None:
        seed = entropy.seed(entropy.nonce(), f"collect-{number}-0")
        file.write(seed[: count - number * KEY_SIZE])

    _told(write, -(-count // KEY_SIZE))


def _deals(entropy: "Entropy", count: int, file: IO[bytes]) -> None:
    from queenhigh.fair import cut_of, dealt, seal_deck

    def write(number: int) -> None:
        name = f"collect-{number}-0"
        deck = seal_deck(entropy.seed(entropy.nonce(), name), name)
        file.write(" ".join(dealt(deck, cut_of(deck.commitment, ()))).encode() + b"\n")

    _told(write, count)


def _told(write: Callable[[int], None], decks: int) -> None:
    """Write deck after deck, with a bar where somebody watches."""
    from queenhigh.cli.answering.progress import counting

    with counting("Decks") as tell:
        for number in range(decks):
            write(number)
            if number % _TOLD == 0:
                tell(number + 1, decks)
