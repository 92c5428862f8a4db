/** Tables that were opened from this browser: one by code stands in no list, and its host wants it back. */

import { get } from '../../../link/http';
import type { TableCard } from '../../../link/wire';
import { kept } from '../../../settings/kept';

const KEY = 'hosted';
const MOST = 5;

export interface Hosted {
  id: string;
  name: string;
  code: string;
}

export function remember(table: Hosted): void {
  const others = hosted().filter((each) => each.id !== table.id);
  kept.writeJson(KEY, [table, ...others].slice(0, MOST));
}

export function hosted(): Hosted[] {
  const found = kept.readJson<Hosted[]>(KEY, []);
  return Array.isArray(found) ? found : [];
}

/** Those that are still open; the others are forgotten. Where the server cannot say, all of them. */
export async function stillOpen(): Promise<Hosted[]> {
  const found = hosted();
  const stages = await Promise.all(
    found.map(({ id }) =>
      get<TableCard>(`tables/${encodeURIComponent(id)}`).then(({ stage }) => stage, closedIf404),
    ),
  );
  const open = found.filter((_, at) => stages[at] !== 'closed');
  kept.writeJson(KEY, open);
  return open;
}

function closedIf404(error: unknown): string {
  return (error as { status?: number }).status === 404 ? 'closed' : '';
}
