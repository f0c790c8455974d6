import { DomainError } from '@dakhila/domain/errors';
import { isBirthDate, isUnderage } from '@dakhila/domain/students/age';
import type { Db } from '../../db/client.ts';
import { InvalidInput } from '../../http/validate-input.ts';
import type { Deps } from '../../ports.ts';
import { lockMinor, saveBirthDate as store } from './store.ts';

/** Support mends a birth date, whatever stood there. False for a day on which no student was born. */
export async function correctBirthDate(
  db: Db,
  { studentId, birthDate, now }: { studentId: string; birthDate: string; now: Date },
) {
  if (!isBirthDate(birthDate, now)) return false;
  await store(db, studentId, birthDate);
  return true;
}

/** Keeps the birth date. Who has said to be under 18 does not grow up by changing it: support mends a real mistake. */
export function saveBirthDate({ db, now }: Pick<Deps, 'db' | 'now'>, studentId: string, birthDate: string) {
  if (!isBirthDate(birthDate, now())) throw new InvalidInput({ birthDate: 'Please give your date of birth' });
  return db.transaction(async (tx) => {
    const student = await lockMinor(tx, studentId);
    const before = student?.birthDate ?? null;
    if (before !== null && isUnderage(before, now()) && !isUnderage(birthDate, now()))
      throw new DomainError('conflict', {
        message: 'You told us that you are under 18. If that was a mistake, please write to support',
      });
    await store(tx, studentId, birthDate);
  });
}
