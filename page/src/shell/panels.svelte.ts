/** How many modal panels are open. Behind one everything is inert, so what is said and shown must be within it. */

class Panels {
  open = $state(0);
}

export const panels = new Panels();
