import { DomainError } from '@dakhila/domain/errors';
import type { OwnCaller } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { checkCode } from '../accounts/index.ts';
import { findAsked, lockMinor, markGiven } from './store.ts';

/** Gives the consent that was asked for, with the code that the guardian passed on. */
export async function confirmConsent(
  deps: Pick<Deps, 'db' | 'secrets'>,
  otp: string,
  caller: OwnCaller,
): Promise<void> {
  const { studentId } = caller.session;
  const asked = await findAsked(deps.db, studentId);
  if (!asked) throw new DomainError('code-wrong');
  const typed = {
    purpose: 'guardian',
    subject: studentId,
    caller,
    code: otp,
    account: `guardian:${studentId}`,
    to: [asked.contact],
    whenNothingPending: 'code-wrong',
  } as const;
  await checkCode(deps, typed, async (tx) => {
    await lockMinor(tx, studentId);
    const held = await findAsked(tx, studentId);
    // Someone else was asked while the code was on its way here.
    if (held?.id !== asked.id) throw new DomainError('code-wrong');
    await markGiven(tx, held);
  });
}
