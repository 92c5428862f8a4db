"""Houses with the plain contest and one side bet, for what stakes and other players change."""

import tomllib
from functools import cache
from typing import Any

from kit.houses.toml_text import invented_text, write
from queenhigh.rules import House, load

SIDE_ALONE = invented_text("side")


def _limits(words: str) -> dict[str, Any]:
    return tomllib.loads(f"limits = {{ {words} }}")


@cache
def sidebet(
    side: str, limits: str, ante: str = "min = 5, max = 500", bonus: str = "5", award: int = 40
) -> House:
    """The contest with a side bet of `sidebets.toml`, and the limits of either.

    `bonus`: odds of the best hand on the Ante Bonus. `award`: Envy for a jack high on `high_envy`.
    """
    data: dict[str, Any] = tomllib.loads(invented_text("sidebets"))
    bet = data.pop("sides")[side]
    wagers = data["wagers"]
    data["meters"] = bet.pop("meters", {})
    wagers["ante"] |= _limits(ante)
    wagers["ante_bonus"]["pays"][0]["pays"] = f"{bonus} to 1"
    wagers["side"] = bet | _limits(limits)
    if side == "high_envy":
        bet["pays"][-1]["envy"] = award
    return load(write(data), "sidebets.toml")
