"""The folder that the tables of commands run in: house files, recorded rounds, a casino, broken files."""

import json
import shutil
import sqlite3
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.command import run
from kit.fair.rounds import fair_round
from kit.houses.invented import INVENTED
from kit.houses.sidebets import SIDE_ALONE
from kit.houses.toml_text import house_text
from kit.play.felt import Felt
from kit.server.people_house import CHEAP
from kit.store.kept_tables import DATABASE, fill_folder
from queenhigh.cards import parse_cards
from queenhigh.engine import DEALER
from queenhigh.engine.acts.actions import Deal
from queenhigh.engine.acts.dealing import deal_order
from queenhigh.wire.notation import format_record

HERE = Path(__file__).parent
TLS = HERE.parent / "kit" / "server" / "tls"
SETTLED = (
    "settle", "rws", "--dealer", "Qs 7h 2d", "--save", "round.toml",
    "--box", "Kh Kd 4c ante=10 pair_plus=5 progressive=2.50 play player=ann",
    "--box", "9h 8d 4s ante=10 progressive=2.50 fold player=bo",
)  # fmt: skip
TWO_BOXES = (
    "settle", "prime", "--dealer", "Qs 7h 2d", "--save", "prime_round.toml",
    "--box", "Kh Kd 4c ante=10 play", "--box", "9h 8d 4s ante=10 play",
)  # fmt: skip
ALTERED = {
    "won": ('won = "10.00"', 'won = "11.00"'),
    "returned": ('returned = "20.00"', 'returned = "25.00"'),
    "event": ('do = "fold"', 'do = "look"'),
    "stake": ('amount = "10.00"', 'amount = "1.00"'),
    "digest": ('digest = "sha256:', 'digest = "sha256:0'),
    "house": ('house = "rws"', 'house = "draw"'),
    "format": ("queenhigh round 2", "queenhigh round 9"),
    "card": ("Kh", "Xh"),
}
"""Changes to a recorded round, each in a file of its own."""


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder that all commands run in."""
    folder = tmp_path_factory.mktemp("workshop")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setenv("COLUMNS", "80")
        patch.setattr("queenhigh.people.people.PeopleSettings", lambda: CHEAP)
        texts = tomllib.loads((HERE / "commands" / "files.toml").read_text(encoding="utf-8"))
        for name, text in texts.items():
            Path(name).write_text(text, encoding="utf-8")
        for name in ("certificate.pem", "key.pem", "locked_key.pem"):
            Path(name).write_bytes((TLS / name).read_bytes())
        Path("bytes").write_bytes(b"\xff\xfe\x00\x01")
        Path("endless.csv").symlink_to("/dev/zero")
        Path("large.csv").write_bytes(b"hand,choice\n" + b"2c 2d 2h,play\n" * 300_000)
        named = f'format = "queenhigh round 2"\nhouse = "{"x" * 300}"\n'
        Path("names_long.toml").write_text(named, encoding="utf-8")
        Path("folder").mkdir()
        Path("folder.csv").mkdir()
        _alter(fill_folder(folder / "casino"), folder / "altered")
        _write_houses()
        _write_rounds()
        assert run("users", "add", "Ann", "--password-file", "password", "--data", "people").exit_code == 0
        yield folder


def _alter(casino: Path, copy: Path) -> None:
    """A casino whose accounts do not come to zero, and a proof whose cut is another."""
    raw = sqlite3.connect(shutil.copytree(casino, copy) / DATABASE)
    raw.execute("UPDATE accounts SET balance_minor = balance_minor + 1 WHERE id = 'house:t1'")
    raw.commit()
    raw.close()
    proof = fair_round(3, "seen", challenged=False).document
    proof["decks"][0]["cut"].reverse()
    Path("false.json").write_text(json.dumps(proof), encoding="utf-8")


def _write_houses() -> None:
    """House files: sound ones, and some with problems."""
    problems = (
        ('pays = "40 to 1"', 'pays = "forty"'),
        ("boxes_per_player = 7", "boxes_per_plyer = 7"),
        ('every = ["ante"]', 'every = ["annte"]'),
    )
    bad = house_text("rws")
    for old, new in problems:
        bad = bad.replace(old, new)
    houses = {
        "bad": bad,
        "odd": house_text("prime") + "\n[readings.R1.otherwise.wagers.prime]\nnonsense = 3\n",
        "wide": house_text("draw").replace("boxes = 7", "boxes = 12"),
        "side": SIDE_ALONE,
    }
    for name, text in (INVENTED | houses).items():
        Path(f"{name}.toml").write_text(text, encoding="utf-8")


def _write_rounds() -> None:
    """Recorded rounds and a proof: sound ones, altered ones, and one whose hands lie in the wrong boxes."""
    for words in (SETTLED, TWO_BOXES):
        assert run(*words).exit_code == 0
    record = Path("round.toml").read_text(encoding="utf-8")
    for name, (old, new) in ALTERED.items():
        assert old in record
        Path(f"altered_{name}.toml").write_text(record.replace(old, new, 1), encoding="utf-8")
    felt = Felt("rws").place(1, "ann", ante=10).place(3, "bo", ante=10, pair_plus=5).close()
    hands = [parse_cards("Kh Kd 4c"), parse_cards("9c 8c 7c")]
    felt.do(Deal(DEALER, "shuffler", deal_order(hands, parse_cards("Qs 7h 2d"), "shuffler"), (1, 2)))
    Path("astray.toml").write_text(format_record(felt.house, felt.record), encoding="utf-8")
