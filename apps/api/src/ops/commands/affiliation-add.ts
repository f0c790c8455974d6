import { insertAffiliationCode } from '../../modules/signup/index.ts';
import { command, Refusal, UsageError } from '../command.ts';
import { affiliationCodeOf } from './affiliation-code.ts';

const LONGEST_NAME = 120;

export const affiliationAdd = command({
  name: 'affiliation add',
  summary: 'Add an affiliation code that students may sign up with',
  example: 'affiliation add FERG26 --name "Fergusson College, Pune"',
  changes: 'database',
  positionals: { code: { summary: '1 to 6 letters and digits' } },
  options: { name: { type: 'string', summary: 'The school, college or class it belongs to', isRequired: true } },
  async run({ db }, args) {
    const code = affiliationCodeOf(args.code);
    if (args.name.length > LONGEST_NAME) throw new UsageError(`--name has more than ${LONGEST_NAME} characters.`);
    if (!(await insertAffiliationCode(db, code, args.name)))
      throw new Refusal(`${code} is already there. A closed code opens again with: affiliation reopen ${code}`);
    return { lines: [`${code} added for ${args.name}.`], data: { code, name: args.name }, subject: code };
  },
});
