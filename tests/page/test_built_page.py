"""What the package says of the page that is built into it."""

from pathlib import Path

from queenhigh import page


def test_the_files_are_known_by_their_paths_and_the_digest_is_none_of_them(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html>")
    (tmp_path / "assets" / "a-1.js").write_bytes(b"1")
    (tmp_path / "digest.txt").write_bytes(b"0123456789abcdef\n")
    assert page.files(tmp_path) == {"assets/a-1.js": b"1", "index.html": b"<!doctype html>"}
    assert page.digest(tmp_path) == "0123456789abcdef"


def test_where_no_page_is_built_there_is_nothing(tmp_path: Path) -> None:
    assert page.files(tmp_path / "nothing") == {}
    assert page.digest(tmp_path / "nothing") == ""
