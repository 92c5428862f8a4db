/** Callbacks for one kind of event. */

export class Listeners<T = void> {
  private readonly all = new Set<(event: T) => void>();

  /** Call a listener from now on; returns the end of it. */
  add(listener: (event: T) => void): () => void {
    this.all.add(listener);
    return () => void this.all.delete(listener);
  }

  tell(event: T): void {
    for (const listener of this.all) listener(event);
  }
}
