/** Whether the server still serves this very page; where it serves another, this one is loaded anew, once. */

const KEY = 'queenhigh.reloaded';

export function pageIs(served: string | undefined): void {
  if (!served || served === __PAGE__ || __PAGE__ === 'dev') return;
  try {
    if (sessionStorage.getItem(KEY) === served) return;
    sessionStorage.setItem(KEY, served);
  } catch {
    return; // a browser that remembers nothing would load for ever
  }
  location.reload();
}
