import { DomainError } from '@dakhila/domain/errors';
import type { Caller, Session } from '../../http/caller.ts';
import { returnLookUps } from '../../http/look-up-budget.ts';
import { insertSession } from '../../http/session-store.ts';
import type { Deps } from '../../ports.ts';
import { checkCode } from '../verification/index.ts';
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
  const { subject, student, account, isKnownBrowser } = login;
  return checkCode(
    deps,
    {
      purpose: 'login',
      subject,
      caller,
      code: otp,
      account,
      isKnownBrowser,
      to: targetsOf(login).map((target) => target.to),
      whenNothingPending: 'login-expired',
    },
    async (tx) => {
      if (!student) throw new DomainError('code-wrong');
      const session = { publicId: deps.newId(), studentId: student.id };
      const secret = await insertSession(tx, { ...session, device });
      await rememberBrowser(tx, student.id, caller.browserId);
      // A browser that signed in before did not pay for one.
      if (!isKnownBrowser) await returnLookUps(tx, caller, 1);
      return { session, secret };
    },
  );
}
