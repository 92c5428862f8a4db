/** Where a reader begins on a page that they have come to. */

/** At its heading once it is there, and until then at the page itself; nowhere if they have gone on by themselves. */
export function beginAt(page: HTMLElement): () => void {
  const watch = new MutationObserver(look);
  function look(): void {
    const heading = page.querySelector('h1');
    const waits = document.activeElement === page;
    if (heading && waits) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    if (heading || !waits) watch.disconnect();
  }
  page.focus({ preventScroll: true });
  watch.observe(page, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();
}
