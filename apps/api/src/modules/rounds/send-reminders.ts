import { EXAMS, type Exam } from '@dakhila/contract/exam';
import type { Schedule } from '@dakhila/contract/rounds';
import { dayOf, hourOf } from '@dakhila/domain/calendar/indian-time';
import { type DueReminder, remindersDue } from '@dakhila/domain/lists/schedule';
import type { Deps } from '../../ports.ts';
import { enqueueMessage } from '../outbox/index.ts';
import { readSchedule } from './read-schedule.ts';
import { claimReminder, listReminded } from './store.ts';

type Needs = Pick<Deps, 'db' | 'catalogue' | 'config' | 'now' | 'secrets' | 'newId'>;

/** Nobody is woken for it, and there is still an evening to act. */
const FROM_HOUR = 9;
const WORTH_MS = 24 * 3_600_000;
const dayWords = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

/** Reminds those who asked for it of what begins or ends tomorrow. Any number of processes may do so at once: each reminder goes once. */
export async function sendRoundReminders(needs: Needs, stopping?: AbortSignal): Promise<void> {
  const now = needs.now();
  const [day, hour] = [dayOf(now), hourOf(now)];
  if (hour < FROM_HOUR) return;
  for (const exam of EXAMS) {
    const schedule = await readSchedule(needs, exam);
    const due = remindersDue(schedule.events, day);
    if (due.length === 0) continue;
    for (const student of await listReminded(needs.db, exam)) {
      for (const reminder of due) {
        if (stopping?.aborted) return;
        await remind(needs, { exam, schedule, student, reminder });
      }
    }
  }
}

type Student = Awaited<ReturnType<typeof listReminded>>[number];
type Reminding = { exam: Exam; schedule: Schedule; student: Student; reminder: DueReminder };

function remind(needs: Needs, { exam, schedule, student, reminder }: Reminding): Promise<void> {
  const { step, moment, day } = reminder;
  const channels = [
    ...(student.email ? [{ channel: 'email', to: student.address } as const] : []),
    ...(student.whatsapp ? [{ channel: 'whatsapp', to: student.phone } as const] : []),
  ];
  return needs.db.transaction(async (tx) => {
    for (const { channel, to } of channels) {
      const sent = { studentId: student.studentId, exam, step: step.id, moment, day, channel };
      if (!(await claimReminder(tx, sent))) continue;
      await enqueueMessage(needs, tx, {
        channel,
        to,
        subject: `${schedule.title}: ${step.title} ${moment} tomorrow`,
        text: wordsOf(needs, schedule, student, reminder),
        expiresAt: new Date(needs.now().getTime() + WORTH_MS),
      });
    }
  });
}

function wordsOf(
  { config }: Needs,
  { title, authority }: Schedule,
  { firstName }: Student,
  { step, moment, day }: DueReminder,
) {
  return [
    `Hello ${firstName},`,
    `${title}: ${step.title} ${moment} tomorrow, ${dayWords.format(new Date(`${day}T00:00:00Z`))}.`,
    step.detail,
    `Source: ${step.source ?? authority.name}, as of ${step.asOf ?? 'unknown'}. The official notice decides.`,
    `Your lists: ${config.PUBLIC_URL}/rounds`,
    'You asked for these reminders. You can stop them on the same page.',
  ].join('\n\n');
}
