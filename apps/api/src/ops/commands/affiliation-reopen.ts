import { setAffiliationCodeActive } from '../../modules/signup/index.ts';
import { command, Refusal } from '../command.ts';
import { affiliationCodeOf } from './affiliation-code.ts';

export const affiliationReopen = command({
  name: 'affiliation reopen',
  summary: 'Open a closed affiliation code again',
  changes: 'database',
  positionals: { code: { summary: 'The code' } },
  options: {},
  async run({ db }, args) {
    const code = affiliationCodeOf(args.code);
    const found = await setAffiliationCodeActive(db, code, true);
    if (!found) throw new Refusal(`There is no affiliation code ${code}.`);
    const isChanged = !found.wasActive;
    return {
      lines: [`${code} (${found.name}) ${isChanged ? 'is now' : 'was already'} open.`],
      data: { code, isActive: true, isChanged },
      subject: code,
      details: { isChanged },
    };
  },
});
