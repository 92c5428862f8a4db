/** Addresses. A route is a folder of `routes/` with a `route.ts`; a new one adds its folder and changes nothing here. */

import type { Component } from 'svelte';
import { Listeners } from '../settings/listeners';
import type { PlainKey } from '../words/words.svelte';

export interface Route {
  /** The address with one place at most: `/tables/:id`. */
  path: string;
  /** The text of the link that leads past the header: it names what is there. */
  skip: PlainKey;
  load: () => Promise<{ default: Component<{ id: string }> }>;
}

const found = import.meta.glob<Route>('../routes/*/route.ts', { eager: true, import: 'default' });
const routes = Object.values(found);

class Router {
  path: string = $state(location.pathname);
  /** What the next page shall do at once, such as sit down; lost on reload. */
  intent = '';
  /** Hear that another page is shown. */
  readonly changed = new Listeners();

  constructor() {
    window.addEventListener('popstate', () => this.arrive());
  }

  go(path: string, intent = ''): void {
    this.intent = intent;
    if (path !== location.pathname + location.hash) history.pushState(null, '', path);
    this.arrive();
    window.scrollTo(0, 0);
  }

  private arrive(): void {
    if (this.path === location.pathname) return;
    this.path = location.pathname;
    this.changed.tell();
  }

  takeIntent(): string {
    const intent = this.intent;
    this.intent = '';
    return intent;
  }
}

export function routeOf(path: string): { route: Route; id: string } | null {
  const parts = path.split('/').filter(Boolean);
  for (const route of routes) {
    const wanted = route.path.split('/').filter(Boolean);
    if (wanted.length !== parts.length) continue;
    if (wanted.every((each, at) => each.startsWith(':') || each === parts[at])) {
      const place = wanted.findIndex((each) => each.startsWith(':'));
      return { route, id: place < 0 ? '' : decode(parts[place] ?? '') };
    }
  }
  return null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const router = new Router();

/** Follow links within the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return;
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
