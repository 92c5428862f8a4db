/** Who sits before this page: nobody yet, a guest, or somebody with a name. */

import { kept } from '../settings/kept';
import { Listeners } from '../settings/listeners';
import { get, post, put, remove, useCsrf, Problem } from './http';
import { chance } from './ids';
import type { MeBody, PurseBody, SignedInBody } from './bodies';

/** A mark of the session that this browser has; a stranger is not asked for, so that no request fails. */
const KEY = 'came_in';

class Me {
  id = $state('');
  name = $state('');
  guest = $state(true);
  role = $state('');
  purses: PurseBody[] = $state([]);
  known = $state(false);
  /** Hear that a session has begun or ended, also one of the same person: sockets of the one before are over. */
  readonly changed = new Listeners();
  private mark: string | null = null;

  /** Ask the server who one is, if there can be a session; somebody without one is nobody. */
  async load(): Promise<void> {
    try {
      this.mark = kept.read(KEY);
      if (this.mark || !kept.works) this.take(await get<MeBody>('me'));
      else this.forget();
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 401) throw error;
      this.forget();
    }
    this.known = true;
  }

  /** Come in as a guest, under this name or a free one. */
  async comeIn(name = ''): Promise<void> {
    if (!this.known) await this.load();
    if (this.id) return;
    try {
      this.begin(await post<SignedInBody>('guest', name ? { name } : {}));
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'http/csrf') throw error;
      kept.write(KEY, 'yes'); // a session that this page did not know of
    }
    await this.load();
  }

  async signIn(name: string, password: string, fresh: boolean): Promise<void> {
    const before = this.id;
    this.begin(await post<SignedInBody>(fresh ? 'users' : 'session', { name, password }));
    await this.load();
    if (this.id === before) this.changed.tell();
  }

  async signOut(): Promise<void> {
    await remove('session');
    this.forget();
    this.changed.tell();
  }

  /** The session is over, and not by anything done here; another tab may have begun a new one. */
  async ended(): Promise<void> {
    if (kept.read(KEY) === this.mark) return this.forget();
    const before = this.id;
    await this.load();
    if (this.id && this.id === before) this.changed.tell();
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    await put('me/password', { old, new: fresh });
    kept.write(KEY, chance(8));
    await this.load();
    this.changed.tell();
  }

  async refill(currency: string): Promise<void> {
    await post('me/refill', { currency });
    await this.load();
  }

  forget(): void {
    this.id = this.name = this.role = '';
    this.guest = true;
    this.purses = [];
    useCsrf('');
    this.mark = '';
    kept.write(KEY, '');
  }

  private begin(found: MeBody | SignedInBody): void {
    kept.write(KEY, chance(8));
    this.take(found);
  }

  private take(found: MeBody | SignedInBody): void {
    const other = found.id !== this.id;
    this.id = found.id;
    this.name = found.name;
    this.role = found.role;
    this.guest = found.guest;
    this.purses = 'purses' in found ? found.purses : this.purses;
    useCsrf(found.csrf);
    if (other) this.changed.tell();
  }
}

export const me = new Me();
