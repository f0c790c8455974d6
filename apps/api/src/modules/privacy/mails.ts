import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import type { Student } from '../accounts/index.ts';
import { enqueueMessage } from '../messaging/index.ts';
import type { Closure } from './store.ts';

type Needs = Pick<Deps, 'config' | 'secrets' | 'newId' | 'now'>;

const WORTH_MS = 3 * 86_400_000;
const dayWords = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** Tells the student that the account is closed, until when that can be undone, and how. */
export const tellClosed = (deps: Needs, tx: Db, student: Student, { eraseAt }: Closure) =>
  write(deps, tx, student, {
    subject: 'Your account is closed',
    lines: [
      `Your ${deps.config.BRAND_NAME} account is closed, and on ${dayWords.format(eraseAt)} it will be erased for good.`,
      `You have changed your mind? Log in before then and choose "Keep my account": ${deps.config.PUBLIC_URL}/login`,
      'Invoices and payment records are kept as long as tax law demands, without your name, e-mail address and number.',
      didNotAsk(deps.config),
    ],
  });

/** Tells the student that nothing will be erased. */
export const tellReopened = (deps: Needs, tx: Db, student: Student) =>
  write(deps, tx, student, {
    subject: 'Your account is open again',
    lines: [
      `Your ${deps.config.BRAND_NAME} account is open again. Nothing was erased.`,
      'Sessions that were cancelled and links to reports that were ended do not come back by themselves.',
      didNotAsk(deps.config),
    ],
  });

const didNotAsk = ({ SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>) =>
  `If this was not you, please write to ${SUPPORT_EMAIL} at once.`;

const write = (deps: Needs, tx: Db, student: Student, { subject, lines }: { subject: string; lines: string[] }) =>
  enqueueMessage(deps, tx, {
    channel: 'email',
    to: student.email,
    studentId: student.id,
    subject: `${subject} · ${deps.config.BRAND_NAME}`,
    text: [`Hello ${student.firstName},`, ...lines].join('\n\n'),
    expiresAt: new Date(deps.now().getTime() + WORTH_MS),
  });
