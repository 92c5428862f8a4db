/** A decision is sent once: by button, key or word, and past a strict coach only when it is meant. */

import type { Coach } from './coach.svelte';
import type { Reply } from '../link/commands';
import type { Table } from '../table/table.svelte';

export interface Decision {
  box: number;
  what: 'play' | 'fold';
  amount: number;
  discards: string[];
}

export async function decide(table: Table, coach: Coach, decision: Decision): Promise<Reply | null> {
  if (!coach.allows(decision)) return null;
  coach.decided(decision);
  table.picture.finish();
  const { box, what, amount, discards } = decision;
  if (what === 'fold') return table.act({ do: 'fold', box });
  const thrown = discards.length > 0 ? { discards } : {};
  return table.act({ do: 'play', box, amount_minor: amount, ...thrown });
}
