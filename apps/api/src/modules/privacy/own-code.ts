import type { SentTo } from '@dakhila/contract/privacy';
import { maskEmail, maskPhone } from '@dakhila/domain/contact';
import { DomainError } from '@dakhila/domain/errors';
import type { Transaction } from '../../db/client.ts';
import type { OwnCaller } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { checkCode, findStudent, type Student, sendCode } from '../accounts/index.ts';

type Purpose = 'data-copy' | 'delete-account';

/** Sends a code to both contacts, for actions that need more than an open session. */
export async function sendOwnCode(
  deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'log'>,
  caller: OwnCaller,
  purpose: Purpose,
): Promise<SentTo> {
  const student = await requireStudent(deps, caller);
  await deps.db.transaction((tx) =>
    sendCode(deps, tx, {
      purpose,
      subject: student.id,
      studentId: student.id,
      caller,
      targets: [
        { channel: 'email', to: student.email },
        { channel: 'whatsapp', to: student.phone },
      ],
    }),
  );
  return { email: maskEmail(student.email), phone: maskPhone(student.phone) };
}

/** Checks that code; `onSuccess` runs in the transaction that deletes it. */
export async function checkOwnCode<T>(
  deps: Pick<Deps, 'db' | 'secrets'>,
  caller: OwnCaller,
  typed: { purpose: Purpose; otp: string },
  onSuccess: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const student = await requireStudent(deps, caller);
  const { purpose, otp } = typed;
  const claim = {
    purpose,
    subject: student.id,
    caller,
    code: otp,
    account: `${purpose}:${student.id}`,
    to: [student.email, student.phone],
    whenNothingPending: 'code-wrong',
  } as const;
  return checkCode(deps, claim, onSuccess);
}

async function requireStudent({ db }: Pick<Deps, 'db'>, caller: OwnCaller): Promise<Student> {
  const student = await findStudent(db, caller.session.studentId);
  // The account was erased while its access token was still valid.
  if (!student) throw new DomainError('not-signed-in');
  return student;
}
