"""Actions at the table, under a short name: `from queenhigh.actions import Deal`."""

# isort: off
# ruff: noqa: PLC0414
from queenhigh.engine.acts.actions import (
    Act as Act,
    Action as Action,
    CloseBetting as CloseBetting,
    Deal as Deal,
    DrawFourth as DrawFourth,
    Fold as Fold,
    Look as Look,
    MoveHands as MoveHands,
    OpenBetting as OpenBetting,
    PlaceWager as PlaceWager,
    Play as Play,
    Replace as Replace,
    ReplaceDealer as ReplaceDealer,
    Reveal as Reveal,
    Settle as Settle,
    VoidBox as VoidBox,
    VoidGame as VoidGame,
    WithdrawWager as WithdrawWager,
)
