import { DomainError } from '@dakhila/domain/errors';
import type { Caller, Session } from '../../http/caller.ts';
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
  const { subject, student, account } = login;
  const key = { purpose: 'login', subject, browserId: caller.browserId } as const;
  return checkCode(
    deps,
    {
      ...key,
      code: otp,
      account,
      to: targetsOf(login).map((target) => target.to),
      isBudgeted: caller.budgetedNetwork !== null,
      whenNothingPending: 'login-expired',
    },
    async (tx) => {
      if (!student) throw new DomainError('code-wrong');
      const session = { publicId: deps.newId(), studentId: student.id };
      const secret = await insertSession(tx, { ...session, device });
      await rememberBrowser(tx, student.id, caller.browserId);
      return { session, secret };
    },
  );
}
