/** A chip that is carried by the pointer from the tray to a spot. */

const FAR_PX = 8;

export class Drag {
  chip = $state(0);
  x = $state(0);
  y = $state(0);
  /** The spot below the pointer, as `box:wager`. */
  over = $state('');
  private from = { x: 0, y: 0 };
  private held = 0;

  /** The pointer is down on a chip; it is carried once it has moved. */
  start(chip: number, event: PointerEvent, drop: (spot: string) => void): void {
    if (event.button !== 0) return;
    this.held = chip;
    this.from = { x: event.clientX, y: event.clientY };
    const move = (at: PointerEvent): void => this.move(at);
    const end = (at: PointerEvent): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      const spot = this.chip && at.type === 'pointerup' ? this.over : '';
      this.chip = this.held = 0;
      this.over = '';
      if (spot) drop(spot);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  private move(at: PointerEvent): void {
    const far = Math.hypot(at.clientX - this.from.x, at.clientY - this.from.y) > FAR_PX;
    if (!this.chip && !far) return;
    this.chip = this.held;
    this.x = at.clientX;
    this.y = at.clientY;
    const below = document.elementFromPoint(at.clientX, at.clientY)?.closest<HTMLElement>('[data-spot]');
    this.over = below?.dataset.spot ?? '';
  }
}
