"""Names that look alike have one look; names that do not, do not."""

import pytest

from queenhigh.people.names import name_look

ALIKE = (
    ("Billy", "Bi11y", "BiIIy", "8illy", "Bılly"),
    ("coco", "сосо", "c0c0", "C O C O", "co-co", "ϲοϲο", "çøçø"),
    ("Ann Lee", "AnnLee", "ann_lee", "Ánn Lee", "ᴀɴɴ ʟᴇᴇ"),
    ("modern", "rnodern", "moclern"),
    ("Iris", "lris", "1ri5"),
    ("PEPE", "РЕРЕ", "ΡΕΡΕ"),
    ("Walter", "VValter"),
    ("Oscar", "0scar", "Øscar"),
    ("Max 25", "Max ZS", "Max ٢٥"),
    ("HAMM", "НАММ", "ΗΑΜΜ"),
)
APART = (
    "Ann",
    "Anna",
    "Hanna",
    "Ben",
    "Bea",
    "Iva",
    "Ivan",
    "Иван",
    "राम",
    "रम",
    "山田",
    "田山",
    "Zoe",
    "Leo",
    "Mia",
    "Nia",
)


@pytest.mark.parametrize("names", ALIKE, ids=lambda names: names[0])
def test_lookalikes_have_one_look(names: tuple[str, ...]) -> None:
    assert {name_look(name) for name in names} == {name_look(names[0])}


def test_other_names_have_another_look() -> None:
    looks = {name_look(name): name for name in APART}
    assert sorted(looks.values()) == sorted(APART)


def test_a_look_does_not_depend_on_how_an_accent_is_written() -> None:
    assert name_look("e\u0301") == name_look("\u00e9") == name_look("e")
