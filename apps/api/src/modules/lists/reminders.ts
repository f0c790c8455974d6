import { EXAMS, type Exam } from '@dakhila/contract/exam';
import type { Reminders } from '@dakhila/contract/rounds';
import { dayOf, daysAfter, hourOf, momentOf } from '@dakhila/domain/calendar/indian-time';
import { maskEmail, maskPhone } from '@dakhila/domain/contact';
import { type DueReminder, isReminderHour, remindersDue } from '@dakhila/domain/lists/schedule';
import { mediumDayText } from '@dakhila/domain/messages/day-text';
import { joined, messageOf, type Text } from '@dakhila/domain/messages/message';
import type { TemplateMessage } from '@dakhila/domain/messaging/templates';
import { makePace } from '../../jobs/pace.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import type { Deps } from '../../ports.ts';
import { enqueueMessage, hasOptedOut, whatsAppContent } from '../messaging/index.ts';
import { countPapersLeft } from './read-documents.ts';
import { asOfText, readSchedule, type ShownSchedule, sourceMessage } from './schedule.ts';
import { claimReminder, findReminders, listUnreminded, saveReminders } from './store.ts';

type Own = { studentId: string; exam: Exam };

/** The student's reminder settings, with masked contacts. */
export async function readReminders({ db }: Pick<Deps, 'db'>, own: Own): Promise<Reminders> {
  const { email, whatsapp, address, phone } = await findReminders(db, own);
  const to = { email: maskEmail(address), whatsapp: maskPhone(phone) };
  return { exam: own.exam, email, whatsapp, isWhatsAppStopped: await hasOptedOut(db, phone), to };
}

export async function setReminders(needs: Pick<Deps, 'db'>, own: Own, wanted: { email: boolean; whatsapp: boolean }) {
  await saveReminders(needs.db, own, wanted);
  return readReminders(needs, own);
}

type Needs = Pick<Deps, 'db' | 'catalogue' | 'config' | 'now' | 'secrets' | 'newId' | 'log'>;

/** Students that are read at once. */
const PAGE = 500;
/** So fast that two million are written in three hours, so slow that pages stay quick. They go out at the pace of the settings. */
const WRITTEN_PER_SECOND = 200;
const CHANNELS = ['email', 'whatsapp'] as const;

/** Sends reminders of what begins or ends tomorrow, and of documents that are missing some weeks before a registration, in daytime. Any number of processes may run it, and any may stop half way: each reminder is sent once. */
export async function sendRoundReminders(needs: Needs, stopping?: AbortSignal): Promise<void> {
  const now = needs.now();
  if (!isReminderHour(hourOf(now))) return;
  const turn = makePace(() => WRITTEN_PER_SECOND);
  const today = dayOf(now);
  const due: Pick<Reminding, 'exam' | 'reminder'>[] = [];
  for (const exam of EXAMS)
    for (const reminder of remindersDue((await readSchedule(needs, exam)).events, today)) due.push({ exam, reminder });
  // What is tomorrow goes out first: documents have weeks, and what is not sent by midnight is given up.
  const isPatient = ({ reminder }: (typeof due)[number]) => Number(reminder.moment === 'papers');
  for (const { exam, reminder } of due.toSorted((one, other) => isPatient(one) - isPatient(other)))
    for (const channel of CHANNELS) await remindAll(needs, { exam, today, reminder, channel, turn }, stopping);
}

/** Steps at which documents are uploaded or shown. */
const NEEDS_PAPERS: ReadonlySet<DueReminder['step']['kind']> = new Set(['registration', 'reporting']);

type Reminding = {
  exam: Exam;
  today: string;
  reminder: DueReminder;
  channel: (typeof CHANNELS)[number];
  turn: () => Promise<void>;
};
type Student = Awaited<ReturnType<typeof listUnreminded>>['unreminded'][number];

async function remindAll(needs: Needs, reminding: Reminding, stopping?: AbortSignal): Promise<void> {
  const { exam, channel, turn } = reminding;
  const { step, moment, day } = reminding.reminder;
  const about = { exam, step: step.id, moment, day, channel };
  for (let after: string | null = null; ; ) {
    const { unreminded, next } = await listUnreminded(needs.db, about, { after, limit: PAGE });
    if (unreminded.length > 0) {
      // Dates change even on the day itself, and reminding many students takes an hour: nobody gets a date that was withdrawn meanwhile.
      const schedule = await readSchedule(needs, exam);
      const reminder = stillDue(schedule, reminding);
      if (!reminder) return;
      for (const student of unreminded) {
        await turn();
        if (stopping?.aborted) return;
        // Families sleep. Tomorrow it would be too late.
        if (!isReminderHour(hourOf(needs.now())))
          return needs.log.error(about, 'the day was too short for all reminders of a step');
        await remind(needs, { ...reminding, reminder, schedule }, student);
      }
    }
    if (next === null) return;
    after = next;
  }
}

const stillDue = ({ events }: ShownSchedule, { today, reminder: { step, moment, day } }: Reminding) =>
  remindersDue(events, today).find((due) => due.step.id === step.id && due.moment === moment && due.day === day);

async function remind(
  needs: Needs,
  { exam, today, schedule, reminder, channel }: Omit<Reminding, 'turn'> & { schedule: ShownSchedule },
  student: Student,
): Promise<void> {
  const { step, moment, day } = reminder;
  const sent = { studentId: student.studentId, exam, step: step.id, moment, day, channel };
  const papersLeft = NEEDS_PAPERS.has(step.kind)
    ? await countPapersLeft(needs, { studentId: student.studentId, exam })
    : 0;
  return needs.db.transaction(async (tx) => {
    if (!(await claimReminder(tx, sent))) return;
    // Nothing to say: that is remembered too, so that nobody counts this student's documents every quarter of an hour.
    if (moment === 'papers' && papersLeft === 0) return;
    const about = { ...reminder, papersLeft };
    const content =
      channel === 'email'
        ? { channel, to: student.email, text: wordsOf(needs, schedule, student, about) }
        : { ...whatsAppContent(needs.config, templateOf(schedule, student, about)), to: student.phone };
    await enqueueMessage(needs, tx, {
      ...content,
      // Nobody gets the same reminder twice by mail.
      ...(content.channel === 'whatsapp' && !student.hasMail && { emailInstead: student.email }),
      kind: 'reminder',
      studentId: student.studentId,
      subject: subjectOf(schedule, about),
      // At midnight “tomorrow” would be wrong, and another day has its own reminders.
      expiresAt: momentOf(daysAfter(today, 1), 0),
    });
  });
}

type About = DueReminder & { papersLeft: number };

function subjectOf({ title: exam }: ShownSchedule, { step, moment, papersLeft }: About) {
  if (moment === 'papers') return messageOf('family.feed.papers', { exam, count: papersLeft });
  return messageOf(moment === 'begins' ? 'rounds.beginsTomorrow' : 'rounds.endsTomorrow', { exam, step: step.title });
}

function templateOf(
  { title, authority }: ShownSchedule,
  { firstName }: Student,
  { step, moment, day, papersLeft }: About,
): TemplateMessage<Text> {
  const parameters = {
    name: firstName,
    exam: title,
    step: step.title,
    day: mediumDayText(day),
    source: step.source ?? authority.name,
    as_of: asOfText(step.asOf),
  };
  if (moment === 'papers') return { name: 'papers_missing', parameters: { ...parameters, count: String(papersLeft) } };
  return { name: moment === 'begins' ? 'round_begins' : 'round_ends', parameters };
}

function wordsOf({ config }: Needs, schedule: ShownSchedule, { firstName }: Student, reminder: About) {
  const { step, moment, day, papersLeft } = reminder;
  const date = mediumDayText(day);
  const middle =
    moment === 'papers'
      ? [
          messageOf('rounds.startsOn', { step: step.title, day: date }),
          messageOf('family.feed.papersText', { brand: config.BRAND_NAME }),
        ]
      : [
          messageOf('rounds.day', { day: date }),
          step.detail,
          ...(papersLeft > 0 ? [messageOf('family.papersLeft', { count: papersLeft })] : []),
        ];
  return joined('\n\n', [
    messageOf('general.hello', { name: firstName }),
    subjectOf(schedule, reminder),
    ...middle,
    sourceMessage(step, schedule),
    messageOf('rounds.yourLists', { url: config.PUBLIC_URL }),
    messageOf('rounds.stopReminders'),
  ]);
}

const QUARTER_HOUR_MS = 15 * 60_000;

/** The background jobs of the rounds. */
export const roundsJobs = (deps: Deps): Job[] => [
  { name: 'round-reminders', everyMs: QUARTER_HOUR_MS, run: (stopping) => sendRoundReminders(deps, stopping) },
];
