import type { SettlementDay, SettlementDifference } from '@dakhila/contract/desk/settlements';
import { DIFFERENCE_WORDS, differenceOf, SETTLEMENT_DAYS } from '@dakhila/domain/billing/settlement';
import { type Day, dayOf, daysAfter } from '@dakhila/domain/calendar/indian-time';
import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../../db/client.ts';
import { databaseNow } from '../../../db/rows.ts';
import { csvFile } from '../../../documents/index.ts';
import type { Deps } from '../../../ports.ts';
import { type Compared, countDifferences, listDifferences, readDailyTotals } from './differences.ts';

type Needs = Pick<Deps, 'db' | 'gateway'>;

/** The days up to one, the newest first, each with both totals and the number of differences. */
export async function describeSettlementDays({ db, gateway }: Needs, until: Day | undefined, count = SETTLEMENT_DAYS) {
  const last = until ?? dayOf(await databaseNow(db));
  const days = Array.from({ length: count }, (_, age) => daysAfter(last, -age));
  const range = { gateway: gateway.name, first: daysAfter(last, 1 - count), last };
  const [totalsOf, differences] = [await readDailyTotals(db, range), await countDifferences(db, range)];
  const described = days.map(
    (day): SettlementDay => ({
      ...{ day, ...totalsOf(day) },
      differences: differences.get(day)?.total ?? 0,
      unchecked: differences.get(day)?.unchecked ?? 0,
    }),
  );
  return { days: described, before: daysAfter(last, -count) };
}

const MOST_LISTED = 500;
const MOST_IN_CSV = 50_000;

type Named = Omit<SettlementDifference, 'checked'> & Pick<Compared, 'checked'>;

/** The differences of a day, in the shape of the domain. The person who checked one is given by id. */
async function readDifferences(db: Db, gateway: string, day: Day, most: number): Promise<Named[]> {
  const compared = await listDifferences(db, { gateway, first: day, last: day }, most);
  return compared.flatMap(({ kind, paymentId, transactionId, inFile, withUs, checked }: Compared) => {
    const difference = differenceOf(kind, inFile, withUs);
    return difference ? [{ difference, paymentId, transactionId, inFile, withUs, checked }] : [];
  });
}

/** A day with its totals and the first of its differences. */
export async function describeSettlementDay(deps: Needs, day: Day) {
  const [only] = (await describeSettlementDays(deps, day, 1)).days;
  if (!only) throw new DomainError('not-found');
  return { ...only, listed: await readDifferences(deps.db, deps.gateway.name, day, MOST_LISTED) };
}

const HEAD = ['Day', 'Difference', 'Payment', 'Order', 'In the file', 'Currency', 'With us', 'Currency', 'Looked at'];
const money = (one: Named['inFile']) => (one ? [one.amountPaise / 100, one.currency] : [null, null]);

/** All differences of a day as CSV. */
export async function writeDifferences({ db, gateway }: Needs, day: Day): Promise<string> {
  const rows = await readDifferences(db, gateway.name, day, MOST_IN_CSV);
  return csvFile(
    HEAD,
    rows.map(({ difference, paymentId, transactionId, inFile, withUs, checked }) => {
      const about = [day, DIFFERENCE_WORDS[difference], paymentId, transactionId];
      return [...about, ...money(inFile), ...money(withUs), checked?.reason ?? null];
    }),
  );
}
