/** How a contest ends by the hand: each hand for itself, to have a line of its own. */

/** The parts of an ending in their order, with every word of it; one that goes by no hand is whole. */
export function partsOf(ending: string): string[] {
  const at = ending.indexOf('; ');
  const rows = at < 0 ? [] : ending.slice(0, at + 1).split(/(?<=,) /);
  return rows.length > 1 ? [...rows, ending.slice(at + 2)] : [ending];
}
