/** English, the language whose keys decide which texts exist: a new area is a file here and in `spanish.ts`. */

import account from './en/account.json';
import app from './en/app.json';
import care from './en/care.json';
import coach from './en/coach.json';
import fair from './en/fair.json';
import felt from './en/felt.json';
import hear from './en/hear.json';
import house from './en/house.json';
import lobby from './en/lobby.json';
import proof from './en/proof.json';
import round from './en/round.json';
import rules from './en/rules.json';
import settings from './en/settings.json';
import table from './en/table.json';
import verifier from './en/verifier.json';

export default {
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
