"""What people do at the table, under the short name: `import queenhigh.actions`.

The module is `queenhigh.engine.acts.actions` itself, so an act is the same class by either name.
"""

import sys

from queenhigh.engine.acts import actions
from queenhigh.engine.acts.actions import (
    Act,
    Action,
    CloseBetting,
    Deal,
    DrawFourth,
    Fold,
    Look,
    MoveHands,
    OpenBetting,
    PlaceWager,
    Play,
    Replace,
    ReplaceDealer,
    Reveal,
    Settle,
    VoidBox,
    VoidGame,
    WithdrawWager,
)

__all__ = [
    "Act",
    "Action",
    "CloseBetting",
    "Deal",
    "DrawFourth",
    "Fold",
    "Look",
    "MoveHands",
    "OpenBetting",
    "PlaceWager",
    "Play",
    "Replace",
    "ReplaceDealer",
    "Reveal",
    "Settle",
    "VoidBox",
    "VoidGame",
    "WithdrawWager",
]

sys.modules[__name__] = actions
