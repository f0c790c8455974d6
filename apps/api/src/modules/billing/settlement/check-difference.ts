import type { DifferenceToCheck } from '@dakhila/contract/desk/settlements';
import { differenceOf } from '@dakhila/domain/billing/settlement';
import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../../db/client.ts';
import { isAny } from '../../../db/rows.ts';
import { settlementChecks } from '../../../db/schema/index.ts';
import { listDifferences } from './differences.ts';
import { closeCheckedDays } from './progress.ts';
import { lockSettlements } from './store.ts';

type Check = DifferenceToCheck & { gateway: string; day: string; staffId: string };

/** Far more than a day has: the page lists 500. */
const MOST_OF_A_DAY = 50_000;

const changed = () =>
  new DomainError('conflict', { detail: 'This difference has changed. Please load the day again.' });

/** Notes, in the caller's transaction, that somebody has looked at a difference with exactly these amounts. */
export async function checkDifference(tx: Db, { gateway, day, difference, paymentId, ...check }: Check): Promise<void> {
  await lockSettlements(tx);
  const listed = await listDifferences(tx, { gateway, first: day, last: day }, MOST_OF_A_DAY);
  const found = listed.find(
    (one) => one.paymentId === paymentId && differenceOf(one.kind, one.inFile, one.withUs) === difference,
  );
  if (!found) throw changed();
  const [inFile, withUs] = [found.inFile, found.withUs];
  if (inFile?.amountPaise !== check.inFile?.amountPaise || withUs?.amountPaise !== check.withUs?.amountPaise)
    throw changed();
  const row = {
    ...{ gateway, kind: found.kind, paymentId, reason: check.reason, checkedBy: check.staffId },
    ...{ filePaise: inFile?.amountPaise ?? null, fileCurrency: inFile?.currency ?? null },
    ...{ ourPaise: withUs?.amountPaise ?? null, ourCurrency: withUs?.currency ?? null },
  };
  const { paymentId: id } = settlementChecks;
  if (!(await isAny(tx.insert(settlementChecks).values(row).onConflictDoNothing().returning({ id }))))
    throw new DomainError('conflict', { detail: 'A colleague has looked at this difference already.' });
  await closeCheckedDays(tx, gateway);
}
