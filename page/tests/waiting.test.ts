import { beforeAll, describe, expect, it, test, vi } from 'vitest';
import type { BoxView, PlayerInfo, ViewFrame } from '../src/link/wire';
import { waitingIn } from '../src/table/waiting';
import { duration } from '../src/words/amounts';
import { words } from '../src/words/words.svelte';
import { box, frame } from './frames';

const staked = (number: number, player: string, more: Partial<BoxView> = {}): BoxView =>
  box(number, { player, name: player, stakes_minor: [['ante', 500]], ...more });

const player = (id: string, boxes: number[], more: Partial<PlayerInfo> = {}): PlayerInfo => ({
  id,
  name: id,
  boxes,
  ...more,
});

function at(
  stage: string,
  boxes: BoxView[],
  players: PlayerInfo[],
  deadline: number | null = null,
): ViewFrame {
  return { ...frame({ stage, boxes }), players, deadline };
}

describe('while bets are open', () => {
  const boxes = [staked(1, 'ann'), box(2), staked(3, 'ben'), box(4)];
  const ready = { ready: true };

  it('whoever has a stake and is not ready is waited for', () => {
    const found = waitingIn(
      at('betting', boxes, [player('ann', [1]), player('ben', [3]), player('cat', [4])], 9),
      'ann',
    );
    expect(found).toEqual({ others: ['ben'], me: true, dealer: false, dealing: false, empty: [] });
  });

  it('an empty box beside one with a bet is told of, and waited for by nobody', () => {
    const players = [player('ann', [1, 2], ready), player('ben', [3], ready)];
    expect(waitingIn(at('betting', boxes, players, 9), 'ann')).toEqual({
      others: [],
      me: false,
      dealer: false,
      dealing: true,
      empty: [2],
    });
    expect(waitingIn(at('betting', [box(1), box(2)], [player('ann', [1, 2])]), 'ann').empty).toEqual([]);
  });

  it('a dealer is waited for once everybody is ready, where a person deals', () => {
    const players = [player('ann', [1], ready), player('ben', [3], ready)];
    expect(waitingIn(at('betting', boxes, players), 'ann', true)).toMatchObject({
      dealer: true,
      dealing: false,
    });
    expect(waitingIn(at('betting', boxes, [player('ann', [1])]), 'ann', true)).toMatchObject({
      me: true,
      dealer: false,
    });
    expect(waitingIn(at('betting', [box(1)], [player('ann', [1])]), 'ann', true)).toMatchObject({
      dealer: false,
      dealing: false,
    });
  });

  it('nobody is mistaken for somebody without a name', () => {
    expect(waitingIn(at('betting', boxes, [player('ann', [1]), player('ben', [3])], 9), '')).toMatchObject({
      others: ['ann', 'ben'],
      me: false,
    });
  });
});

test('while players decide, those with a hand to decide on are waited for, each once', () => {
  const open = { cards: ['??', '??', '??'], owed: { least_minor: 0, most_minor: 500 } };
  const boxes = [
    staked(1, 'ann', { ...open, choice: 'play' }),
    staked(2, 'ben', open),
    staked(3, 'ben', open),
    box(4),
  ];
  expect(waitingIn(at('deciding', boxes, [player('ann', [1])], 9), 'ann')).toMatchObject({
    others: ['ben'],
    me: false,
    empty: [],
  });
});

test('after a round those are waited for who are there and have not seen enough, once I have', () => {
  const others = [player('ben', [2]), player('bot', [3], { bot: true }), player('cat', [4], { away: true })];
  expect(waitingIn(at('showing', [], [player('ann', [1]), ...others]), 'ann').others).toEqual([]);
  const seen = at('showing', [], [player('ann', [1], { ready: true }), ...others]);
  expect(waitingIn(seen, 'ann')).toMatchObject({ others: ['ben'], dealer: false });
  expect(waitingIn(seen, 'ann', true)).toMatchObject({ others: [], dealer: true });
});

describe('how long', () => {
  beforeAll(() => void vi.stubGlobal('navigator', { languages: ['en-GB', 'es-ES'] }));

  it.each([
    ['en', 1, '1 second'],
    ['en', 45, '45 seconds'],
    ['en', 120, '120 seconds'],
    ['en', 121, '2 minutes'],
    ['en', 3599, '60 minutes'],
    ['es', 1, '1 segundo'],
    ['es', 0, '0 segundos'],
    ['es', 300, '5 minutos'],
  ] as const)('in %s, %i s are %s', (language, seconds, text) => {
    words.language = language;
    expect(duration(seconds)).toBe(text);
  });
});
