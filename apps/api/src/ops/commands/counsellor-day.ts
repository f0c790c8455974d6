import { dayInWords, dayOf, isDay, timeInWords } from '@dakhila/domain/calendar/indian-time';
import { TOPIC_NAMES } from '@dakhila/domain/counselling/topics';
import { databaseNow, demandCounsellor, readDaySheet, type SheetSession } from '../../modules/counselling/index.ts';
import { command, UsageError } from '../command.ts';

export const counsellorDay = command({
  name: 'counsellor day',
  summary: 'The day sheet of a counsellor: sessions, questions, where they meet, and what students share until then',
  example: 'counsellor day meera-joshi 2026-12-31',
  changes: 'nothing',
  positionals: {
    id: { summary: 'The counsellor' },
    day: { summary: 'The day, such as 2026-12-31; today without it', isOptional: true },
  },
  options: {},
  async run(deps, { id, day: typed }) {
    const { name } = await demandCounsellor(deps.db, id);
    const day = typed ?? dayOf(await databaseNow(deps.db));
    if (!isDay(day)) throw new UsageError(`'${day}' is no day such as 2026-12-31.`);
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
    ...(profile ? [`  Profile:  ${factsIn(profile).join('; ')}`] : []),
    ...predictions.map(({ title, year, counts }) => `  Predicted ${year}: ${title} (${countsInWords(counts)})`),
    ...(conversation ? [`  ${conversation.replaceAll('\n', '\n  ')}`] : []),
  ];
}

/** Every fact of a profile by its name: `{ josaa: { mainCrl: 12345 } }` → 'josaa main crl: 12345' */
function factsIn(value: unknown, name = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${name.trim()}: ${value}`];
  const spaced = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return Object.entries(value).flatMap(([key, inner]) => factsIn(inner, `${name} ${spaced(key)}`));
}

const countsInWords = (counts: Record<string, number>) =>
  Object.entries(counts)
    .flatMap(([band, count]) => (count > 0 ? `${count} ${band}` : []))
    .join(', ');
