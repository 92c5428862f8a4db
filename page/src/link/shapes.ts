/** Whether a frame has what this page reads of it: one of another make is passed over, and the page goes on. */

type Loose = Record<string, unknown>;

const lists = (...each: unknown[]): boolean => each.every(Array.isArray);
const record = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

function isBox(box: unknown): boolean {
  return record(box) && lists(box.lines, box.cards, box.discards, box.stakes_minor) && record(box.owed);
}

function isView(frame: unknown): boolean {
  if (!record(frame) || !record(frame.view) || !record(frame.fair) || !lists(frame.players, frame.told))
    return false;
  const { boxes, legal, dealer, meters_minor: meters } = frame.view;
  return (
    lists(boxes, legal, meters) && (boxes as unknown[]).every(isBox) && record(dealer) && lists(dealer.cards)
  );
}

const SHAPES: Record<string, (frame: Loose) => boolean> = {
  view: isView,
  table: ({ table, me, frame }) =>
    record(table) && record(table.settings) && lists(table.limits) && record(me) && isView(frame),
  refused: ({ id, message }) => typeof id === 'string' && typeof message === 'string',
  meter: ({ meters_minor: meters }) => lists(meters),
  notice: ({ message }) => typeof message === 'string',
  lobby: ({ tables }) => lists(tables),
};

/** Frames of types that nobody reads pass: there is nothing wrong with them. */
export function isWhole(frame: unknown): boolean {
  return record(frame) && typeof frame.type === 'string' && (SHAPES[frame.type]?.(frame) ?? true);
}
