"""One version of a table for everybody who looks at it; what several see is made and written once."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from queenhigh.engine import BYSTANDER, Actor, Box, Event, Round, View, evolve, kinds, told_to, view, views
from queenhigh.engine import events as ev
from queenhigh.engine.log import Told, log, said, tell
from queenhigh.engine.view import BoxView
from queenhigh.rules.records import House
from queenhigh.table.offers import narrowed
from queenhigh.table.ports import Purse
from queenhigh.table.stages.betting import betting_due_ms
from queenhigh.table.stages.deciding import due_ms, undecided
from queenhigh.table.state import Table
from queenhigh.table.turn import World
from queenhigh.wire import encode_frame
from queenhigh.wire.frames import FairInfo, PlayerInfo
from queenhigh.words import Names, payout

_ITS_OWNERS: Final = ev.CardsLookedAt | ev.BoxFolded | ev.BoxPlayed | ev.BoxVoided
"""Events of which the owner of the one box is told more than others."""
_ALL_OWNERS: Final = ev.CardsReplaced | ev.HandsRevealed | ev.RoundSettled | ev.GameVoided
"""Events of which everybody with a box is told more than others."""
_STAFF: Final = ("dealer", "supervisor")
_PERSONAL: Final = ("viewer", "boxes", "legal")
"""What of a view differs from one viewer to the next."""


class Showing:
    """The table at one version, with what has just happened: a frame for each who looks.

    What several see is made and written once, and a frame is put together from what is written.
    """

    def __init__(
        self, table: Table, world: World, events: tuple[Event, ...] = (), before: Round | None = None
    ) -> None:
        self.table = table
        self.world = world
        self.events = events
        self.before = before if before is not None else table.round
        self._boxes: dict[int, tuple[BoxView, bytes]] = {}
        self._rows: dict[int, tuple[tuple[BoxView, ...], bytes]] = {}
        self._told: dict[str, tuple[list[Told], bytes]] = {}
        self._seen: dict[Actor, tuple[BoxView, ...]] = {}
        self._told_words: dict[tuple[str, str], bytes] = {}
        self._box_words: dict[tuple[int, str], bytes] = {}
        self._steps: list[tuple[Round, Round, Event]] = []
        state = self.before
        for event in events:
            after = evolve(state, event)
            self._steps.append((state, after, event))
            state = after
        self._owners = {box.player for box in table.round.boxes if box.player}
        self._concerned = self._told_more()
        self._waited = undecided(table) if table.kept.stage == "deciding" else []
        self._due_ms = self._last_due_ms(self._waited)
        self._head = encode_frame(_shared(table, world, events))[:-1]

    def frames(self, viewers: Mapping[Actor, Purse | None]) -> dict[Actor, bytes]:
        """The view frame of each viewer, without an answer, with what they may spend.

        Each is byte for byte what `plain_frame` gives that viewer alone.
        """
        own = [viewer for viewer in viewers if self._has_own(viewer)]
        *seen, public = views(self.table.round, (*own, BYSTANDER), self.table.names)
        by_viewer = dict(zip(own, seen, strict=True))
        pieces = _pieces(public, self.table)
        found = {}
        for viewer, purse in viewers.items():
            shown = by_viewer.get(viewer)
            if shown is None:
                legal = public.legal if viewer == BYSTANDER else ()
                found[viewer] = self._frame(viewer, public.boxes, legal, purse, pieces)
            else:
                found[viewer] = self._frame(viewer, shown.boxes, shown.legal, purse, pieces)
        return found

    def worded(self, frame: bytes, viewer: Actor, language: str) -> bytes:
        """A frame that `frames` gave, with the field `said` in this language; as it is where none is wanted.

        Sentences are made once for all who are told the same and see the same payouts.
        """
        if not language:
            return frame
        lines = [self._lines_said(box, language) for box in self._seen[viewer] if box.lines]
        told = self._told_said(viewer, language)
        return b'%b,"said":{"told":%b,"lines":{%b}}}' % (frame[:-1], told, b",".join(lines))

    def _told_said(self, viewer: Actor, language: str) -> bytes:
        key = self._told_key(viewer)
        found = self._told_words.get((key, language))
        if found is None:
            told, _ = self._telling(viewer)
            sentences = [said(self.table.house, each, language, self.table.names) for each in told]
            found = self._told_words[key, language] = encode_frame(sentences)
        return found

    def _lines_said(self, box: BoxView, language: str) -> bytes:
        """Why each line of a box is what it is, behind the box's number."""
        found = self._box_words.get((id(box), language))
        if found is None:
            sentences = encode_frame([payout(self.table.house, line, language) for line in box.lines])
            found = self._box_words[id(box), language] = b'"%d":%b' % (box.number, sentences)
        return found

    def _has_own(self, viewer: Actor) -> bool:
        """Whether somebody may see or do more here than one who only looks."""
        by_player = self.table.by_player
        return viewer.role in _STAFF or viewer.id in by_player or viewer.id in self._owners

    def _frame(
        self,
        viewer: Actor,
        boxes: tuple[BoxView, ...],
        legal: tuple[Any, ...],
        purse: Purse | None,
        pieces: tuple[bytes, bytes, bytes, bytes],
    ) -> bytes:
        self._seen[viewer] = boxes
        offers = narrowed(self.table, viewer, legal, purse) if legal or viewer.role in _STAFF else ()
        reserved_minor = None if purse is None else purse.reserved_minor + purse.held_minor
        return b"".join(
            (
                self._head, b',"deadline":', _number(self._deadline(viewer)),
                b',"view":', pieces[0], encode_frame(viewer), pieces[1], self._row(boxes),
                pieces[2], encode_frame(offers) if offers else b"[]", pieces[3],
                b',"purse_minor":', _number(None if purse is None else purse.balance_minor),
                b',"reserved_minor":', _number(reserved_minor),
                b',"told":', self._telling(viewer)[1], b"}",
            )
        )  # fmt: skip

    def _row(self, boxes: tuple[BoxView, ...]) -> bytes:
        """The boxes as JSON; those that are everybody's are written once."""
        found = self._rows.get(id(boxes))
        if found is None:
            written = b"[%b]" % b",".join([self._box(box) for box in boxes])
            found = self._rows[id(boxes)] = (boxes, written)
        return found[1]

    def _box(self, box: BoxView) -> bytes:
        """A box as JSON, written once for all who see the same of it."""
        found = self._boxes.get(id(box))
        if found is None:
            found = self._boxes[id(box)] = (box, encode_frame(box))
        return found[1]

    def _told_more(self) -> set[str]:
        """Those who are told more of what has happened than others, the staff aside."""
        found: set[str] = set()
        for before, after, event in self._steps:
            if isinstance(event, _ITS_OWNERS):
                found |= {state.box(event.box).player for state in (before, after)}
            elif isinstance(event, _ALL_OWNERS):
                found |= {box.player for state in (before, after) for box in state.boxes}
        return found

    def _told_key(self, viewer: Actor) -> str:
        """The same for all who are told the same."""
        own = viewer.role in _STAFF or (viewer.role == "player" and viewer.id in self._concerned)
        return str(viewer) if own and self._concerned else ""

    def _telling(self, viewer: Actor) -> tuple[list[Told], bytes]:
        """What a viewer is told of what has happened, and the same as JSON."""
        key = self._told_key(viewer)
        found = self._told.get(key)
        if found is None:
            reader = viewer if key else BYSTANDER
            told = [each for step in self._steps for each in tell(*step, reader)]
            found = self._told[key] = (told, encode_frame(told))
        return found

    def _deadline(self, viewer: Actor) -> int | None:
        """Until when this viewer has time, or the table waits for somebody."""
        own = [box for box in self._waited if viewer.role == "player" and box.player == viewer.id]
        return self._last_due_ms(own) if own else self._due_ms

    def _last_due_ms(self, waited: list[Box]) -> int | None:
        """When the table goes on, or the time is over that the last of these boxes has."""
        match self.table.kept.stage:
            case "betting":
                return betting_due_ms(self.table)
            case "deciding":
                dues = (due_ms(self.table, self.world, box) for box in waited)
                return max((due for due in dues if due is not None), default=None)
            case "showing" if self.table.kept.paused:
                return None
            case _:
                return self.table.kept.deadline_ms


def plain_frame(
    table: Table, world: World, events: tuple[Event, ...], before: Round, viewer: Actor, purse: Purse | None,
    language: str = "",
) -> bytes:  # fmt: skip
    """One viewer's frame, made for them alone: the reference of `Showing.frames` and `Showing.worded`."""
    seen = view(table.round, viewer, table.names)
    shown = {name: getattr(seen, name) for name in View.__struct_fields__}
    if table.settings.progressive == "none":
        shown["meters_minor"] = ()
    return encode_frame(
        {
            **_shared(table, world, events),
            "deadline": Showing(table, world)._deadline(viewer),
            "view": {**shown, "legal": narrowed(table, viewer, seen.legal, purse)},
            "purse_minor": None if purse is None else purse.balance_minor,
            "reserved_minor": None if purse is None else purse.reserved_minor + purse.held_minor,
            "told": told_to(before, events, viewer),
            **({"said": plain_words(before, events, seen, table.names, language)} if language else {}),
        }
    )


def plain_words(
    before: Round, events: Sequence[Event], seen: View, names: Names, language: str
) -> dict[str, Any]:
    """What one viewer is told of these events, and why each payout they see is what it is, as sentences."""
    told = log(before, events, seen.viewer, language, names)
    return {"told": told, "lines": lines_said(before.house, seen, language)}


def lines_said(house: House, seen: View, language: str) -> dict[str, list[str]]:
    """Why each payout that a viewer sees is what it is, by the number of its box."""
    return {
        str(box.number): [payout(house, line, language) for line in box.lines]
        for box in seen.boxes
        if box.lines
    }


def _shared(table: Table, world: World, events: tuple[Event, ...]) -> dict[str, Any]:
    """What all frames of one version begin with."""
    kept = table.kept
    return {
        "type": "view",
        "version": table.version,
        "now": world.now_ms,
        "stage": kept.stage,
        "round": table.number,
        "players": players(table, world.away),
        "fair": fair(table),
        "paused": kept.paused,
        "entered": len(kept.draft),
        "kinds": kinds(events),
    }


def _pieces(shown: View, table: Table) -> tuple[bytes, bytes, bytes, bytes]:
    """A view as JSON, cut where viewer, boxes and offers stand: all that is the same for everybody."""
    found = [b"{"]
    comma = b""
    for name in View.__struct_fields__:
        found[-1] += b'%b"%b":' % (comma, name.encode())
        comma = b","
        if name in _PERSONAL:
            found.append(b"")
        elif name == "meters_minor" and table.settings.progressive == "none":
            found[-1] += b"[]"
        else:
            found[-1] += encode_frame(getattr(shown, name))
    first, second, third, last = found
    return first, second, third, last + b"}"


def _number(value: int | None) -> bytes:
    return b"null" if value is None else b"%d" % value


def players(table: Table, away: Mapping[str, int]) -> tuple[PlayerInfo, ...]:
    """Who sits at the table, as everybody sees them."""
    return tuple(
        PlayerInfo(
            sitter.player,
            sitter.name,
            sitter.boxes,
            sitter.bot,
            sitter.player in away,
            sitter.ready,
            sitter.if_away,
            sitter.leaving,
            sitter.bank_ms,
            sitter.given_up,
        )
        for sitter in table.kept.sitters
    )


def fair(table: Table) -> FairInfo:
    """What is public of the deck."""
    deck = table.kept.deck
    if deck is None:
        return FairInfo(opened=table.kept.opened)
    return FairInfo(deck.commitment, deck.number, deck.seeds, table.kept.opened)
