import { PERIODS, type Period } from '../../db/indian-period.ts';
import { UsageError } from '../command.ts';
import { dayTyped } from './numbers.ts';

/** The options of a report that is cut into periods. */
export const periodOptions = {
  each: { type: 'string', summary: `A line for each ${PERIODS.join(', ')}; month when absent` },
  from: { type: 'string', summary: 'First day, such as 2026-12-01' },
  until: { type: 'string', summary: 'Last day, such as 2026-12-31' },
} as const;

/** Reads them. */
export function periodTyped(args: { each: string | undefined; from: string | undefined; until: string | undefined }) {
  const each: Period | undefined = PERIODS.find((one) => one === (args.each ?? 'month'));
  if (!each) throw new UsageError(`--each is one of ${PERIODS.join(', ')}.`);
  const from = dayTyped('from', args.from);
  const until = dayTyped('until', args.until, 1);
  if (from && until && until <= from) throw new UsageError('--until lies before --from.');
  return { each, from, until };
}

/** Paise as operators read them: 149900 → '₹1,499' */
export const rupees = (paise: number): string =>
  `₹${(paise / 100).toLocaleString('en-IN', { maximumFractionDigits: 2 })}`;
