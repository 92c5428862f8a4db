/** Coming in and going to a table: as a guest under a typed or a free name, in one step. */

import { announcer } from '../../hear/announcer.svelte';
import type { TableCard } from '../../link/wire';
import { listOfHouses } from '../../link/house';
import { get, post, Problem } from '../../link/http';
import { me } from '../../link/me.svelte';
import { routeOf, router } from '../../shell/router.svelte';
import { say } from '../../words/words.svelte';
import { chosen, plainest } from './choose';
import type { Opened, Tables } from '../../link/bodies';

/** The id of the field for the name. */
export const NAME_FIELD = 'guest-name';

class Arrival {
  /** The name somebody typed; empty for a free one. */
  name = $state('');
  /** Whether something is under way. */
  busy = $state(false);
  /** What went wrong the last time, in the server's words, and whether it is the name. */
  problem = $state('');
  nameWrong = $state(false);

  /** Sit down somewhere sensible, or at a table of this house; where no box is free, at a table opened for it. */
  async sitNow(known: readonly TableCard[] | null, house = ''): Promise<void> {
    await this.go(async () => {
      const tables = known ?? (await get<Tables>('tables')).tables;
      const found = chosen(tables, me.name, house) ?? (await opened(house));
      router.go(`/tables/${found.id}`, 'sit');
    });
  }

  async sitAt(id: string): Promise<void> {
    await this.go(() => router.go(`/tables/${id}`, 'sit'));
  }

  async sitByCode(id: string, code: string): Promise<void> {
    await this.go(() => router.go(`/tables/${id}`, `code:${code}`));
  }

  /** Become somebody, then do it; what goes wrong is told. Whether it was done. */
  async go(then: () => void | Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.forget();
    void routeOf('/tables/x')
      ?.route.load()
      .catch(() => undefined); // on its way while the server answers
    try {
      await me.comeIn(this.name.trim());
      await then();
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  forget(): void {
    this.problem = '';
    this.nameWrong = false;
  }

  private fail(error: unknown): void {
    if (!(error instanceof Problem)) throw error;
    this.problem = error.message;
    this.nameWrong = error.code.startsWith('name/');
    if (!this.nameWrong) return announcer.remark(error.message);
    announcer.answer(error.message); // it stands beside the field
    document.getElementById(NAME_FIELD)?.scrollIntoView({ block: 'nearest' });
  }
}

/** A table of this house, or of the plainest one, opened for whoever found no free box. */
async function opened(house: string): Promise<TableCard> {
  const wanted = house || plainest(await listOfHouses());
  if (!wanted) throw new Problem('table/closed', 0, say('lobby.none_open'));
  return (await post<Opened>('tables', { house: wanted })).table;
}

export const arrival = new Arrival();
