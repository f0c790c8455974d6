import { setAffiliationCodeActive } from '../../modules/signup/index.ts';
import { command, NotThere } from '../command.ts';
import { affiliationCodeOf } from './affiliation-code.ts';

export const affiliationReopen = command({
  name: 'affiliation reopen',
  summary: 'Open a closed affiliation code again',
  example: 'affiliation reopen FERG26',
  changes: 'database',
  positionals: { code: { summary: 'The code' } },
  options: {},
  async run({ db }, args) {
    const code = affiliationCodeOf(args.code);
    const found = await setAffiliationCodeActive(db, code, true);
    if (!found) throw new NotThere(`There is no affiliation code ${code}.`);
    const isChanged = !found.wasActive;
    return {
      lines: [`${code} (${found.name}) ${isChanged ? 'is now' : 'was already'} open.`],
      data: { code, isActive: true, isChanged },
      subject: code,
      details: { isChanged },
    };
  },
});
