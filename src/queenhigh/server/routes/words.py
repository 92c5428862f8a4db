"""The words of a language that a client needs: names of hands and cards, and of what may happen."""

from functools import cache

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from queenhigh.cards import DECK, format_card
from queenhigh.hands import STRENGTHS, Category
from queenhigh.hands.three import ALL_RANKS
from queenhigh.server.gate.problems import Trouble
from queenhigh.server.routes.asking import told_as
from queenhigh.text import shorten, suggest
from queenhigh.wire.bodies import CategoryBody, WordsBody
from queenhigh.words import LANGUAGES, card_name, catalogue, full_name, hand_name
from queenhigh.words.hands import class_words


@get(
    "/words/{language:str}",
    tags=["words"],
    summary="The words of a language",
    responses={200: told_as(WordsBody, "Names and sentences; they may be kept for an hour.")},
    sync_to_thread=False,
)
def show_words(language: FromPath[str]) -> Response[bytes]:
    if language not in LANGUAGES:
        hint = suggest(language, LANGUAGES)
        raise Trouble("http/no_such", f"there are no words in {shorten(language)}{hint}")
    headers = {"cache-control": "public, max-age=3600"}
    return Response(_words(language), media_type="application/json", headers=headers)


@cache
def _words(language: str) -> bytes:
    sections = catalogue(language).sections
    least: dict[Category, int] = {}
    for strength, rank in enumerate(ALL_RANKS):
        least.setdefault(rank.category, strength)
    return msgspec.json.encode(
        WordsBody(
            language=language,
            hands=tuple(full_name(strength, language) for strength in range(STRENGTHS)),
            short=tuple(hand_name(strength, language) for strength in range(STRENGTHS)),
            categories=tuple(
                CategoryBody(each.key, str(class_words(each.key, language)), least[each]) for each in Category
            ),
            cards={format_card(card): card_name(card, language) for card in DECK},
            outcomes=dict(sections["outcome"]),
            phases=dict(sections["phase"]),
            grounds=dict(sections["ground"]),
            server=dict(sections["server"]),
        )
    )


HANDLERS = [show_words]
