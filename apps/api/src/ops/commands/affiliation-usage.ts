import { type AffiliationUse, readAffiliationUsage } from '../../modules/signup/index.ts';
import { command } from '../command.ts';
import { aligned } from '../format.ts';
import { affiliationCodeOf } from './affiliation-code.ts';
import { periodOptions, periodTyped, rupees } from './periods.ts';

export const affiliationUsage = command({
  name: 'affiliation usage',
  summary: 'Report what affiliation codes brought: sign-ups, paying students and revenue, by period',
  example: 'affiliation usage FERG26 --each month --from 2026-06-01 --json',
  changes: 'nothing',
  positionals: { code: { summary: 'One code; without it all', isOptional: true } },
  options: periodOptions,
  async run({ db }, args) {
    const code = args.code === undefined ? undefined : affiliationCodeOf(args.code);
    const period = periodTyped(args);
    const uses = await readAffiliationUsage(db, { code, ...period });
    const head = ['Code', 'Period', 'Sign-ups', 'Paying', 'Orders', 'Revenue', 'Refunded'];
    const total = { code: 'Total', period: '', ...sumOf(uses) };
    const lines = uses.length > 0 ? aligned([head, ...[...uses, total].map(rowOf)]) : ['Nothing in this time.'];
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
  // One student may pay in several periods: the lines do not add up to students.
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
