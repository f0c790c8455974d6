import { setAffiliationCodeActive } from '../../modules/signup/index.ts';
import { command, NotThere } from '../command.ts';
import { affiliationCodeOf } from './affiliation-code.ts';

export const affiliationClose = command({
  name: 'affiliation close',
  summary: 'Close an affiliation code for new sign-ups; students who came with it keep it',
  example: 'affiliation close FERG26',
  changes: 'database',
  positionals: { code: { summary: 'The code' } },
  options: {},
  async run({ db }, args) {
    const code = affiliationCodeOf(args.code);
    const found = await setAffiliationCodeActive(db, code, false);
    if (!found) throw new NotThere(`There is no affiliation code ${code}.`);
    const isChanged = found.wasActive;
    return {
      lines: [`${code} (${found.name}) ${isChanged ? 'is now' : 'was already'} closed.`],
      data: { code, isActive: false, isChanged },
      subject: code,
      details: { isChanged },
    };
  },
});
