import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { DomainError } from '@dakhila/domain/errors';
import { longDayText } from '@dakhila/domain/messages/day-text';
import { joined, type Message, messageOf } from '@dakhila/domain/messages/message';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { OwnCaller } from '../../http/caller.ts';
import { deleteAllSessions, refreshSessions } from '../../http/session-store.ts';
import type { Deps } from '../../ports.ts';
import { lockStudent, type Student } from '../accounts/index.ts';
import { stopAllSharing } from '../assessment/index.ts';
import { cancelAllAhead } from '../counselling/index.ts';
import { stopFamilyLinks } from '../family-links/index.ts';
import { stopCalendarFeeds } from '../lists/index.ts';
import { enqueueMessage } from '../messaging/index.ts';
import { checkOwnCode } from './own-code.ts';
import { type Closure, deleteClosure, dropUnfinished, findClosure, insertClosure } from './store.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now'>;
type NewClosure = Pick<Closure, 'studentId' | 'askedBy'>;

/** Closes the student's own account with a one-time code. */
export async function askDeletion(deps: Needs, caller: OwnCaller, otp: string): Promise<Closure> {
  const { studentId } = caller.session;
  const typed = { purpose: 'delete-account', otp } as const;
  const closure = await checkOwnCode(deps, caller, typed, (tx) => close(deps, tx, { studentId, askedBy: 'student' }));
  await cancelAllAhead(deps, studentId);
  return closure;
}

/** Closes an account: signs out, stops sharing, cancels sessions. After 30 days it is erased. Closing again changes nothing. */
export async function closeAccount(deps: Needs, closing: NewClosure): Promise<Closure> {
  const closure = await deps.db.transaction((tx) => close(deps, tx, closing));
  // In transactions of their own; after a crash the job cancels them.
  await cancelAllAhead(deps, closing.studentId);
  return closure;
}

async function close(deps: Needs, tx: Db, closing: NewClosure): Promise<Closure> {
  const student = await lockStudent(tx, closing.studentId);
  if (!student) throw new DomainError('not-found');
  const made = await insertClosure(tx, closing);
  if (!made) return demand(await findClosure(tx, student.id));
  await deleteAllSessions(tx, student.id);
  await stopAllSharing(tx, student.id);
  await stopFamilyLinks(tx, student.id);
  await stopCalendarFeeds(tx, student.id);
  await dropUnfinished(tx, student.id);
  await notifyClosed(deps, tx, student, made);
  return made;
}

function demand(closure: Closure | undefined): Closure {
  if (!closure) throw new Error('A closure that was in the way is there');
  return closure;
}

/** Reopens a closed account; what was cancelled or stopped stays so. False when it was open. */
export function reopenAccount(
  deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now'>,
  studentId: string,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const student = await lockStudent(tx, studentId);
    // Erased while the page was open.
    if (!student) throw new DomainError('not-signed-in');
    if (!(await deleteClosure(tx, studentId))) return false;
    await refreshSessions(tx, studentId);
    await notifyReopened(deps, tx, student);
    return true;
  });
}

type MailNeeds = Pick<Deps, 'config' | 'secrets' | 'newId' | 'now'>;

const WORTH_MS = 3 * 86_400_000;

/** Notifies the student that the account is closed, until when and how that can be undone. */
const notifyClosed = (deps: MailNeeds, tx: Db, student: Student, { eraseAt }: Closure) =>
  write(deps, tx, student, {
    subject: messageOf('privacy.closedSubject'),
    lines: [
      messageOf('privacy.closed', { brand: deps.config.BRAND_NAME, day: longDayText(dayOf(eraseAt)) }),
      messageOf('privacy.changedMind', { url: deps.config.PUBLIC_URL }),
      messageOf('privacy.invoicesKept'),
      didNotAsk(deps.config),
    ],
  });

const notifyReopened = (deps: MailNeeds, tx: Db, student: Student) =>
  write(deps, tx, student, {
    subject: messageOf('privacy.reopenedSubject'),
    lines: [
      messageOf('privacy.reopened', { brand: deps.config.BRAND_NAME }),
      messageOf('privacy.notBack'),
      didNotAsk(deps.config),
    ],
  });

const didNotAsk = ({ SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>) =>
  messageOf('accounts.notYou', { supportEmail: SUPPORT_EMAIL });

const write = (deps: MailNeeds, tx: Db, student: Student, { subject, lines }: { subject: Message; lines: Message[] }) =>
  enqueueMessage(deps, tx, {
    kind: 'security',
    channel: 'email',
    to: student.email,
    studentId: student.id,
    subject: joined(' · ', [subject, deps.config.BRAND_NAME]),
    text: joined('\n\n', [messageOf('general.hello', { name: student.firstName }), ...lines]),
    expiresAt: new Date(deps.now().getTime() + WORTH_MS),
  });
