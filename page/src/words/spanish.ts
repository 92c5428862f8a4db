/** Spanish: a text for each key of English. */

import type { Catalogue } from './words.svelte';
import account from './es/account.json';
import app from './es/app.json';
import care from './es/care.json';
import coach from './es/coach.json';
import fair from './es/fair.json';
import felt from './es/felt.json';
import hear from './es/hear.json';
import house from './es/house.json';
import lobby from './es/lobby.json';
import proof from './es/proof.json';
import round from './es/round.json';
import rules from './es/rules.json';
import settings from './es/settings.json';
import table from './es/table.json';
import verifier from './es/verifier.json';

const spanish: Catalogue = {
  ...account,
  ...app,
  ...care,
  ...coach,
  ...fair,
  ...felt,
  ...hear,
  ...house,
  ...lobby,
  ...proof,
  ...round,
  ...rules,
  ...settings,
  ...table,
  ...verifier,
};

export default spanish;
