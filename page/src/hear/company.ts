/** Who has come, gone, or is away: told in the page's own words, from the difference of two frames. */

import type { PlayerInfo } from '../link/wire';
import { me } from '../link/me.svelte';
import { playerName, say } from '../words/words.svelte';

export function arrivals(before: PlayerInfo[], after: PlayerInfo[]): string[] {
  const told: string[] = [];
  for (const player of after) {
    const was = before.find(({ id }) => id === player.id);
    const mine = player.id === me.id;
    for (const box of player.boxes.filter((each) => !was?.boxes.includes(each))) {
      told.push(say(mine ? 'hear.you_sit' : 'hear.sits', { name: playerName(player.name), box }));
    }
    if (was && !mine && Boolean(was.away) !== Boolean(player.away)) {
      told.push(say(player.away ? 'hear.is_away' : 'hear.is_back', { name: playerName(player.name) }));
    }
  }
  for (const { id, name } of before.filter((each) => !after.some((player) => player.id === each.id))) {
    told.push(say(id === me.id ? 'hear.you_left' : 'hear.left', { name: playerName(name) }));
  }
  return told;
}
