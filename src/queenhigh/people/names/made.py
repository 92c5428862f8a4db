"""Names for those who have none: pleasant for guests, plain for bots."""

from collections.abc import Callable, Sequence
from typing import Final

_FIRST = """
Amber Autumn Azure Brave Breezy Bright Calm Cheery Clever Copper Coral Crimson Dapper Early Easy Fair Gentle
Glad Golden Happy Hazel Honest Ivory Jolly Kind Lively Lucky Mellow Merry Mild Misty Noble Olive Patient
Polite Quick Quiet Rosy Royal Ruby Sandy Scarlet Silver Snowy Spring Steady Summer Sunny Swift Tidy Velvet
Warm Windy Witty
"""
_SECOND = """
Badger Beaver Bison Bobcat Canary Cricket Curlew Dolphin Eagle Egret Falcon Ferret Finch Fox Gecko Hare
Heron Ibex Jackdaw Kestrel Lark Lemur Lynx Magpie Marmot Marten Merlin Moth Newt Osprey Otter Owl Panda
Pelican Penguin Plover Puffin Quail Raven Robin Salmon Seal Sparrow Squirrel Starling Stork Swallow Swan
Tern Thrush Toucan Trout Walrus Wombat Wren
"""
FIRST: Final = tuple(_FIRST.split())
SECOND: Final = tuple(_SECOND.split())

Choose = Callable[[Sequence[str]], str]


def free_name(choose: Choose, tries: int) -> str:
    """A name for a guest, such as ``Amber Otter``; with a number once `tries` were taken."""
    name = f"{choose(FIRST)} {choose(SECOND)}"
    return name if tries < 4 else f"{name} {''.join(choose('34679') for _ in range(min(tries, 8)))}"


def bot_name(number: int) -> str:
    """The name of a bot, which no person can take: ``Bot Otter``, and ``Bot Otter 2`` after as many again."""
    again, place = divmod(number, len(SECOND))
    return f"Bot {SECOND[place]}" + (f" {again + 1}" if again else "")
