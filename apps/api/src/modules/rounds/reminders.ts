import type { Exam } from '@dakhila/contract/exam';
import type { Reminders } from '@dakhila/contract/rounds';
import { maskEmail, maskPhone } from '@dakhila/domain/contact';
import type { Deps } from '../../ports.ts';
import { findReminders, saveReminders } from './store.ts';

type Own = { studentId: string; exam: Exam };

/** What the student asked to be reminded of, and where it goes, masked. */
export async function readReminders({ db }: Pick<Deps, 'db'>, own: Own): Promise<Reminders> {
  const { email, whatsapp, address, phone } = await findReminders(db, own);
  return { exam: own.exam, email, whatsapp, to: { email: maskEmail(address), whatsapp: maskPhone(phone) } };
}

/** Takes the wish, or takes it back. */
export async function setReminders(needs: Pick<Deps, 'db'>, own: Own, wanted: { email: boolean; whatsapp: boolean }) {
  await saveReminders(needs.db, own, wanted);
  return readReminders(needs, own);
}
