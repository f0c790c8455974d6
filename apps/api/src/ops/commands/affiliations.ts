import { signup } from '@dakhila/contract/signup';
import { messageOf } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import {
  type AffiliationUse,
  insertAffiliationCode,
  listAffiliationCodes,
  readAffiliationUsage,
  setAffiliationCodeActive,
} from '../../modules/accounts/index.ts';
import { command, NotThere, Refusal, UsageError } from '../command.ts';
import { aligned, inIst, table } from '../format.ts';
import { periodOptions, periodTyped, rupees, switchReport } from './typed.ts';

/** The code as it is stored, by the rule of the sign-up form. */
function affiliationCodeOf(typed: string): string {
  const parsed = signup.validateAffiliationCode.query.safeParse({ code: typed });
  if (!parsed.success) throw new UsageError(`${say('en', messageOf('accounts.affiliationCode'))}.`);
  return parsed.data.code;
}

const LONGEST_NAME = 120;

const affiliationAdd = command({
  name: 'affiliation add',
  summary: 'Add an affiliation code that students may sign up with',
  example: 'affiliation add FERG26 --name "Fergusson College, Pune"',
  changes: 'database',
  positionals: { code: { summary: '1 to 6 letters and digits' } },
  options: { name: { type: 'string', summary: 'The school, college or class it belongs to', isRequired: true } },
  async run({ db }, args) {
    const code = affiliationCodeOf(args.code);
    if (args.name.length > LONGEST_NAME) throw new UsageError(`--name can have at most ${LONGEST_NAME} characters.`);
    if (!(await insertAffiliationCode(db, code, args.name)))
      throw new Refusal(`${code} already exists. Reopen a closed code with: affiliation reopen ${code}`);
    return { lines: [`${code} added for ${args.name}.`], data: { code, name: args.name }, subject: code };
  },
});

const affiliationSwitch = (verb: 'close' | 'reopen', summary: string) =>
  command({
    name: `affiliation ${verb}`,
    summary,
    example: `affiliation ${verb} FERG26`,
    changes: 'database',
    positionals: { code: { summary: 'The code' } },
    async run({ db }, args) {
      const code = affiliationCodeOf(args.code);
      const isActive = verb === 'reopen';
      const found = await setAffiliationCodeActive(db, code, isActive);
      if (!found) throw new NotThere(`Affiliation code ${code} not found.`);
      return switchReport({
        subject: code,
        name: `${code} (${found.name})`,
        state: isActive ? 'open' : 'closed',
        isChanged: found.wasActive !== isActive,
        data: { code, isActive },
      });
    },
  });

const affiliationList = command({
  name: 'affiliation list',
  summary: 'List affiliation codes and how many students used each',
  example: 'affiliation list --json',
  changes: 'nothing',
  async run({ db }) {
    const codes = await listAffiliationCodes(db);
    const rows = codes.map(({ code, isActive, students, createdAt, name }) => [
      code,
      isActive ? 'open' : 'closed',
      String(students),
      inIst(createdAt),
      name,
    ]);
    const lines = table(['Code', 'State', 'Students', 'Added', 'Name'], rows, 'No codes.');
    return { lines, data: codes, details: { count: codes.length } };
  },
});

const affiliationUsage = command({
  name: 'affiliation usage',
  summary: 'Report sign-ups, paying students and revenue of affiliation codes, by period',
  example: 'affiliation usage FERG26 --each month --from 2026-06-01 --json',
  changes: 'nothing',
  positionals: { code: { summary: 'One code (default: all)', isOptional: true } },
  options: periodOptions,
  async run({ db }, args) {
    const code = args.code === undefined ? undefined : affiliationCodeOf(args.code);
    const period = periodTyped(args);
    const uses = await readAffiliationUsage(db, { code, ...period });
    const head = ['Code', 'Period', 'Sign-ups', 'Paying', 'Orders', 'Revenue', 'Refunded'];
    const total = { code: 'Total', period: '', ...sumOf(uses) };
    const lines = uses.length > 0 ? aligned([head, ...[...uses, total].map(rowOf)]) : ['Nothing in this period.'];
    return {
      lines,
      data: uses,
      ...(code === undefined ? {} : { subject: code }),
      details: { each: period.each, rows: uses.length },
    };
  },
});

const rowOf = (use: Omit<AffiliationUse, 'payingStudents'> & { payingStudents: number | null }) => [
  use.code,
  use.period,
  String(use.signUps),
  // A student may pay in several periods, so this column has no sum.
  use.payingStudents === null ? '' : String(use.payingStudents),
  String(use.paidOrders),
  rupees(use.revenuePaise),
  rupees(use.refundedPaise),
];

function sumOf(uses: AffiliationUse[]) {
  const sum = (key: 'signUps' | 'paidOrders' | 'revenuePaise' | 'refundedPaise') =>
    uses.reduce((total, use) => total + use[key], 0);
  return {
    signUps: sum('signUps'),
    payingStudents: null,
    paidOrders: sum('paidOrders'),
    revenuePaise: sum('revenuePaise'),
    refundedPaise: sum('refundedPaise'),
  };
}

export const affiliationCommands = [
  affiliationAdd,
  affiliationList,
  affiliationUsage,
  affiliationSwitch('close', 'Close an affiliation code for new sign-ups; students who used it keep it'),
  affiliationSwitch('reopen', 'Open a closed affiliation code again'),
];
