import { dayInWords, dayOf, isDay, momentInWords, timeInWords } from '@dakhila/domain/calendar/indian-time';
import { LONGEST_NEXT_STEP, LONGEST_SESSION_NOTES, MAX_NEXT_STEPS } from '@dakhila/domain/counselling/booking';
import { profileFacts } from '@dakhila/domain/counselling/profile-facts';
import { TOPIC_NAMES } from '@dakhila/domain/counselling/topics';
import { databaseNow } from '../../db/rows.ts';
import { isUuid } from '../../db/uuid.ts';
import {
  cancelForCounsellor,
  markNoShow,
  readDaySheet,
  requireCounsellor,
  type SheetSession,
  writeNotes,
} from '../../modules/counselling/index.ts';
import { command, UsageError } from '../command.ts';

const counsellorCancel = command({
  name: 'counsellor cancel',
  summary: 'Cancel a session for the counsellor, also one they missed; the student is told and gets it back',
  example: 'counsellor cancel 0f1e2d3c-4b5a-4678-9abc-def012345678 --reason "Meera is ill"',
  changes: 'database',
  positionals: { booking: { summary: 'The booking, from the day sheet' } },
  options: { reason: { type: 'string', summary: 'What the student reads', isRequired: true } },
  isIrreversible: true,
  async run(deps, { booking: id, reason }) {
    requireId(id);
    const { startsAt, counsellorId } = await cancelForCounsellor(deps, deps.db, id, reason);
    return {
      lines: [`The session on ${momentInWords(startsAt)} is cancelled, and the student gets it back.`],
      data: { id, counsellorId, startsAt },
      subject: id,
      details: { counsellorId },
    };
  },
});

const counsellorDay = command({
  name: 'counsellor day',
  summary: 'Show the day sheet of a counsellor: sessions, questions, meeting links and what students share',
  example: 'counsellor day meera-joshi 2026-12-31',
  changes: 'nothing',
  positionals: {
    id: { summary: 'The counsellor' },
    day: { summary: 'The day, e.g. 2026-12-31 (default: today)', isOptional: true },
  },
  async run(deps, { id, day: typed }) {
    const { name } = await requireCounsellor(deps.db, id);
    const day = typed ?? dayOf(await databaseNow(deps.db));
    if (!isDay(day)) throw new UsageError(`'${day}' is not a day such as 2026-12-31.`);
    const sessions = await readDaySheet(deps, deps.db, id, day);
    const lines = sessions.length > 0 ? sessions.flatMap(linesOf) : ['No sessions.'];
    return {
      lines: [`${name}, ${dayInWords(day)}, Indian time`, ...lines],
      data: sessions,
      subject: id,
      details: { day, count: sessions.length },
    };
  },
});

function linesOf({
  id,
  startsAt,
  endsAt,
  student,
  topic,
  question,
  attendance,
  joinUrl,
  shared,
}: SheetSession): string[] {
  const { profile, predictions, conversation } = shared;
  return [
    '',
    `${timeInWords(startsAt)} to ${timeInWords(endsAt)}  ${student}${attendance ? ` (${attendance})` : ''}`,
    `  Booking:  ${id}`,
    `  Topic:    ${TOPIC_NAMES[topic]}`,
    ...(question ? [`  Question: ${question.replaceAll('\n', '\n            ')}`] : []),
    `  Join:     ${joinUrl}`,
    ...(profile
      ? [
          `  Profile:  ${profileFacts(profile)
            .map(({ name, value }) => `${name}: ${value}`)
            .join('; ')}`,
        ]
      : []),
    ...predictions.map(({ title, year, counts }) => `  Predicted ${year}: ${title} (${countsInWords(counts)})`),
    ...(conversation ? [`  ${conversation.replaceAll('\n', '\n  ')}`] : []),
  ];
}

const countsInWords = (counts: Record<string, number>) =>
  Object.entries(counts)
    .flatMap(([band, count]) => (count > 0 ? `${count} ${band}` : []))
    .join(', ');

const booking = { summary: 'The booking, from the day sheet' };

const counsellorNotes = command({
  name: 'counsellor notes',
  summary: 'Write the notes of a session that has started, with next steps; the student reads them',
  example:
    'counsellor notes 0f1e2d3c-4b5a-4678-9abc-def012345678 --text "We compared two branches." --next "Lock the list | Book a second session"',
  changes: 'database',
  positionals: { booking },
  options: {
    text: { type: 'string', summary: 'What was talked about', isRequired: true },
    next: { type: 'string', summary: 'Next steps, separated by |' },
  },
  async run(deps, { booking: id, text, next }) {
    requireId(id);
    const nextSteps = (next ?? '').split('|').flatMap((step) => step.trim() || []);
    if (text.trim() === '' || text.length > LONGEST_SESSION_NOTES)
      throw new UsageError(`--text must have 1 to ${LONGEST_SESSION_NOTES} characters.`);
    if (nextSteps.length > MAX_NEXT_STEPS || nextSteps.some((step) => step.length > LONGEST_NEXT_STEP))
      throw new UsageError(`--next can have at most ${MAX_NEXT_STEPS} steps of ${LONGEST_NEXT_STEP} characters.`);
    const { isFirst } = await writeNotes(deps, deps.db, id, { text: text.trim(), nextSteps });
    return {
      lines: [isFirst ? 'Notes saved; the student gets an email.' : 'Notes replaced.'],
      data: { id, nextSteps, isFirst },
      subject: id,
      details: { isFirst, steps: nextSteps.length },
    };
  },
});

const counsellorNoShow = command({
  name: 'counsellor no-show',
  summary: 'Note that the student did not join, 15 minutes after the start; the session counts as used',
  example: 'counsellor no-show 0f1e2d3c-4b5a-4678-9abc-def012345678',
  changes: 'database',
  positionals: { booking },
  async run({ db }, { booking: id }) {
    requireId(id);
    await markNoShow(db, id);
    return { lines: ['Noted.'], data: { id, attendance: 'no-show' }, subject: id };
  },
});

function requireId(id: string) {
  if (!isUuid(id)) throw new UsageError('That is not a booking id. See the day sheet.');
}

export const sessionCommands = [counsellorDay, counsellorNotes, counsellorNoShow, counsellorCancel];
