import { DomainError } from '@dakhila/domain/errors';
import type { Caller, Session } from '../../http/caller.ts';
import { boundLookUps, returnLookUps } from '../../http/look-up-budget.ts';
import { insertSession } from '../../http/session-store.ts';
import type { Deps } from '../../ports.ts';
import { checkCode, tooManyAttempts } from '../verification/index.ts';
import { readLoginSubject, targetsOf } from './login-subject.ts';
import { rememberBrowser } from './store.ts';

type Needs = Pick<Deps, 'db' | 'secrets' | 'newId'>;
type Typed = { identifier: string; otp: string; caller: Caller; device: string };

/** Checks a login code and opens a session. The code goes and the session comes in one transaction. */
export async function verifyLogin(
  deps: Needs,
  { identifier, otp, caller, device }: Typed,
): Promise<{ session: Session; secret: string }> {
  const login = await readLoginSubject(deps, identifier, caller);
  const { subject, student, account } = login;
  const verified = checkCode(
    deps,
    {
      purpose: 'login',
      subject,
      caller,
      code: otp,
      account,
      to: targetsOf(login).map((target) => target.to),
      whenNothingPending: 'login-expired',
    },
    async (tx) => {
      if (!student) throw new DomainError('code-wrong');
      const session = { publicId: deps.newId(), studentId: student.id };
      const secret = await insertSession(tx, { ...session, device });
      await rememberBrowser(tx, student.id, caller.browserId);
      // A browser that signed in before did not pay for one.
      if (!login.isKnownBrowser) await returnLookUps(tx, caller, 1);
      return { session, secret };
    },
  );
  return verified.catch(async (error: unknown) => {
    // No login is pending for what was typed. Somebody who tries one contact after the other gets as many tries as other look-ups.
    if (error instanceof DomainError && error.code === 'login-expired')
      await boundLookUps(deps.db, caller, tooManyAttempts);
    throw error;
  });
}
