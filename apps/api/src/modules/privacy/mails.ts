import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { longDayText } from '@dakhila/domain/messages/day-text';
import { joined, type Message, messageOf } from '@dakhila/domain/messages/message';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import type { Student } from '../accounts/index.ts';
import { enqueueMessage } from '../messaging/index.ts';
import type { Closure } from './store.ts';

type Needs = Pick<Deps, 'config' | 'secrets' | 'newId' | 'now'>;

const WORTH_MS = 3 * 86_400_000;

/** Tells the student that the account is closed, until when that can be undone, and how. */
export const tellClosed = (deps: Needs, tx: Db, student: Student, { eraseAt }: Closure) =>
  write(deps, tx, student, {
    subject: messageOf('privacy.closedSubject'),
    lines: [
      messageOf('privacy.closed', { brand: deps.config.BRAND_NAME, day: longDayText(dayOf(eraseAt)) }),
      messageOf('privacy.changedMind', { url: deps.config.PUBLIC_URL }),
      messageOf('privacy.invoicesKept'),
      didNotAsk(deps.config),
    ],
  });

/** Tells the student that nothing will be erased. */
export const tellReopened = (deps: Needs, tx: Db, student: Student) =>
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

const write = (deps: Needs, tx: Db, student: Student, { subject, lines }: { subject: Message; lines: Message[] }) =>
  enqueueMessage(deps, tx, {
    channel: 'email',
    to: student.email,
    studentId: student.id,
    subject: joined(' · ', [subject, deps.config.BRAND_NAME]),
    text: joined('\n\n', [messageOf('general.hello', { name: student.firstName }), ...lines]),
    expiresAt: new Date(deps.now().getTime() + WORTH_MS),
  });
