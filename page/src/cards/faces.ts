/** The address of each card's picture, made by tools/faces.mjs; each is fetched when it is first shown. */

const urls = import.meta.glob<string>('../../.faces/face-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const BACK = address('back');

/** A face, `Qs`; with `fourColour` clubs are green and diamonds blue. What is no card shows its back. */
export function faceUrl(card: string, fourColour = false): string {
  return (fourColour && address(`${card}-four`)) || address(card) || BACK;
}

function address(name: string): string {
  return urls[`../../.faces/face-${name}.svg`] ?? '';
}
