"""A certificate that players' browsers would refuse, or soon will, is found before they do."""

import ssl
from pathlib import Path
from typing import Any

import pytest

from kit import served
from kit.doctoring import look, patient
from queenhigh.server.doctor.checks import certificate
from queenhigh.server.doctor.checks.certificate import check_certificate, shake_hands
from queenhigh.server.doctor.finding import Verdict

TLS = Path(served.__file__).with_name("tls")
CERTIFICATE, KEY, EXPIRED, LOCKED = (
    TLS / name for name in ("certificate.pem", "key.pem", "expired.pem", "locked_key.pem")
)


def seen(folder: Path, shown: Path = CERTIFICATE, key: Path = KEY, url: str = "", **rest: Any) -> Verdict:
    return look(check_certificate, patient(folder, url, certificate=str(shown), key=str(key), **rest))


def test_a_good_one_is_told_with_its_names_and_days(tmp_path: Path) -> None:
    found = seen(tmp_path, hosts=("localhost",))
    assert found.state == "ok"
    assert found.found.startswith("for localhost, 127.0.0.1, ")
    assert shake_hands(CERTIFICATE, KEY)["subject"] == ((("commonName", "localhost"),),)


def test_one_that_ends_soon_is_a_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certificate, "SOON_DAYS", 1_000_000)
    assert seen(tmp_path).state == "warn"


def test_what_browsers_would_refuse_is_wrong(tmp_path: Path) -> None:
    found = seen(tmp_path, hosts=("localhost", "cards.example"))
    assert (found.state, "cards.example" in found.found) == ("wrong", True)
    found = seen(tmp_path, EXPIRED)
    assert (found.state, "expired" in found.found) == ("wrong", True)
    assert "Renew it" in found.remedy


def test_files_that_do_not_belong_together_are_wrong(tmp_path: Path) -> None:
    (tmp_path / "text.pem").write_text("no certificate")
    for shown, key in ((KEY, CERTIFICATE), (CERTIFICATE, LOCKED), (tmp_path / "text.pem", KEY)):
        found = seen(tmp_path, shown, key)
        assert (found.state, "belong together" in found.found) == ("wrong", True)
    found = seen(tmp_path, tmp_path / "none.pem")
    assert (found.state, "no such file" in found.found) == ("wrong", True)


def test_a_server_that_still_shows_another_is_found(tmp_path: Path) -> None:
    with served.served_in(tmp_path, certificate=str(CERTIFICATE), key=str(KEY)) as running:
        url = f"https://localhost:{running.port}"
        assert seen(tmp_path, url=url).state == "ok"
        shown = ssl.get_server_certificate(("localhost", running.port))
        assert ssl.PEM_cert_to_DER_cert(shown)
        renewed = tmp_path / "renewed.pem"
        renewed.write_text(EXPIRED.read_text())
        assert "another certificate than its file" in seen(tmp_path, renewed, url=url).found
        met = look(check_certificate, patient(tmp_path, url))
        assert (met.state, "browsers refuse" in met.found) == ("wrong", True)


def test_without_one_it_depends_on_who_can_come(tmp_path: Path) -> None:
    assert look(check_certificate, patient(tmp_path)).state == "ok"
    assert look(check_certificate, patient(tmp_path, host="0.0.0.0")).state == "warn"
    assert look(check_certificate, patient(tmp_path, host="0.0.0.0", proxy="192.0.2.1")).state == "unknown"
    assert look(check_certificate, patient(tmp_path, "https://127.0.0.1:1")).state == "unknown"
