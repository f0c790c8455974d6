import { EXAMS } from '@dakhila/contract/exam';
import { dayInWords, dayOf, isDay } from '@dakhila/domain/calendar/indian-time';
import { isEmail, normalEmail } from '@dakhila/domain/contact';
import { LANGUAGES, TOPICS } from '@dakhila/domain/counselling/topics';
import { hoursInWords, parseSpan, parseWeeklyHours, spanInWords } from '@dakhila/domain/counselling/weekly-hours';
import { databaseNow } from '../../db/rows.ts';
import {
  changeDay,
  changeHours,
  insertCounsellor,
  linkMember,
  listAllCounsellors,
  listExceptions,
  listHours,
  requireCounsellor,
  resetDay,
  setActive,
} from '../../modules/counselling/index.ts';
import { requireMemberByEmail } from '../../modules/staff/index.ts';
import { command, Refusal, UsageError } from '../command.ts';
import { table } from '../format.ts';
import { switchReport } from './typed.ts';

const required = (summary: string) => ({ type: 'string', summary, isRequired: true }) as const;

const counsellorAdd = command({
  name: 'counsellor add',
  summary: 'Add a counsellor; students can book once there are hours',
  example:
    'counsellor add meera-joshi --name "Meera Joshi" --email meera@school.example --headline "CAP rounds" --about "Twelve years in admissions." --languages en,mr --topics rounds,branch --exams mht-cet',
  changes: 'database',
  positionals: { id: { summary: 'A short name for addresses and commands, such as meera-joshi' } },
  options: {
    name: required('The name that students see'),
    email: required('Where bookings are sent; students never see it'),
    headline: required('What they help with, in a few words'),
    about: required('A sentence or two'),
    languages: required(`Any of ${LANGUAGES.join(', ')}, separated by commas`),
    topics: required(`Any of ${TOPICS.join(', ')}, separated by commas`),
    exams: required(`Any of ${EXAMS.join(', ')}, separated by commas`),
  },
  async run({ db }, { id, name, email, headline, about, ...lists }) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 60)
      throw new UsageError('An id has small letters, digits and single dashes.');
    if (!isEmail(email)) throw new UsageError('--email is not an email address.');
    const counsellor = {
      id,
      name,
      email: normalEmail(email),
      headline,
      about,
      languages: wordsOf('languages', lists.languages, LANGUAGES),
      topics: wordsOf('topics', lists.topics, TOPICS),
      exams: wordsOf('exams', lists.exams, EXAMS),
    };
    if (!(await insertCounsellor(db, counsellor))) throw new Refusal(`${id} already exists.`);
    return {
      lines: [`${id} added. Next: counsellor availability ${id} --set "mon-fri 17:00-20:00"`],
      data: counsellor,
      subject: id,
    };
  },
});

function wordsOf<Word extends string>(option: string, typed: string, known: readonly Word[]): Word[] {
  const words = typed.split(',').map((word) => word.trim());
  const found = known.filter((word) => words.includes(word));
  const unknown = words.find((word) => !found.some((one) => one === word));
  if (unknown !== undefined) throw new UsageError(`--${option}: '${unknown}' is not one of ${known.join(', ')}.`);
  return found;
}

const counsellorAvailability = command({
  name: 'counsellor availability',
  summary: 'Show or replace the weekly hours of a counsellor; booked sessions stay',
  example: 'counsellor availability meera-joshi --set "mon-fri 17:00-20:00, sat 10:00-14:00"',
  changes: 'database',
  positionals: { id: { summary: 'The counsellor' } },
  options: {
    set: {
      type: 'string',
      summary: 'All hours of the week in Indian time, such as "mon-fri 17:00-20:00, sat 10:00-14:00"',
    },
    clear: { type: 'boolean', summary: 'No hours at all' },
  },
  async run({ db }, { id, set, clear }) {
    if (clear && set !== undefined) throw new UsageError('Give either --set or --clear.');
    const isChanged = clear || set !== undefined;
    if (isChanged) {
      const parsed = clear ? { ok: true as const, value: [] } : parseWeeklyHours(set ?? '');
      if (!parsed.ok) throw new UsageError(`--set: ${parsed.message}.`);
      await changeHours(db, id, parsed.value);
    } else await requireCounsellor(db, id);
    const hours = await listHours(db, id);
    return {
      lines: hours.length > 0 ? hours.map(hoursInWords) : [`${id} has no hours.`],
      data: hours,
      subject: id,
      details: { isChanged, count: hours.length },
    };
  },
});

const WHOLE_DAY = { fromMinute: 0, toMinute: 1440 };

const counsellorException = command({
  name: 'counsellor exception',
  summary: 'Close or open hours of one day, or show and remove such exceptions',
  example: 'counsellor exception meera-joshi 2026-12-31 --closed --cancel-sessions "Meera is ill"',
  changes: 'database',
  positionals: {
    id: { summary: 'The counsellor' },
    day: { summary: 'The day, e.g. 2026-12-31; without it, shows the coming exceptions', isOptional: true },
  },
  options: {
    closed: { type: 'boolean', summary: 'Close the day, or the hours of --hours' },
    open: { type: 'boolean', summary: 'Open the hours of --hours in addition to the weekly ones' },
    hours: { type: 'string', summary: 'Part of the day in Indian time, such as 14:00-18:00' },
    remove: { type: 'boolean', summary: 'Remove every exception of the day' },
    'cancel-sessions': {
      type: 'string',
      summary: 'Cancel sessions booked in closed hours, with the reason that students read',
    },
  },
  async run(deps, { id, day, closed, open, hours, remove, 'cancel-sessions': reason }) {
    const { db } = deps;
    await requireCounsellor(db, id);
    let details: Record<string, string | number> = {};
    if (day !== undefined) {
      if (!isDay(day)) throw new UsageError(`'${day}' is not a day such as 2026-12-31.`);
      if (Number(closed) + Number(open) + Number(remove) !== 1)
        throw new UsageError('Give one of --closed, --open and --remove.');
      if (open && hours === undefined) throw new UsageError('--open needs --hours.');
      const span = hours === undefined ? { ok: true as const, value: WHOLE_DAY } : parseSpan(hours);
      if (!span.ok) throw new UsageError(`--hours: ${span.message}.`);
      if (remove) details = { day, removed: await resetDay(db, id, day) };
      else {
        const kind = closed ? 'closed' : 'open';
        const change = await changeDay(deps, db, id, { day, kind, ...span.value }, reason);
        if (!change.isDone)
          throw new Refusal(
            `Sessions are booked in that time: ${change.booked.map((booking) => booking.id).join(', ')}. Give --cancel-sessions with the reason that the students will read.`,
          );
        details = { day, kind, cancelled: change.cancelled.length };
      }
    }
    const ahead = await listExceptions(db, id, dayOf(await databaseNow(db)));
    const lines = ahead.map((one) => `${dayInWords(one.day)}: ${one.kind} ${spanInWords(one)}`);
    const cancelled = details.cancelled ? [`Sessions cancelled and returned to students: ${details.cancelled}.`] : [];
    return {
      lines: [...cancelled, ...(lines.length > 0 ? lines : [`${id} has no coming exceptions.`])],
      data: ahead,
      subject: id,
      details,
    };
  },
});

const counsellorLink = command({
  name: 'counsellor link',
  summary: 'Say which member of the staff a counsellor is: they see that calendar and its sessions at the desk',
  example: 'counsellor link meera-joshi meera@school.example',
  changes: 'database',
  positionals: {
    id: { summary: 'The counsellor' },
    email: { summary: 'The work email of the member, who has the role counsellor', isOptional: true },
  },
  options: { none: { type: 'boolean', summary: 'Nobody: the calendar is kept with these commands only' } },
  async run({ db }, { id, email, none }) {
    if (none === (email !== undefined)) throw new UsageError('Give either an email or --none.');
    if (email !== undefined && !isEmail(email)) throw new UsageError('That is not an email.');
    const member = email === undefined ? null : await requireMemberByEmail(db, normalEmail(email));
    const { name } = await linkMember(db, id, member);
    return {
      lines: [member ? `${member.name} is now the counsellor ${name}.` : `Nobody at the desk is ${name} any more.`],
      data: { id, staffId: member?.id ?? null },
      subject: id,
      details: { member: member?.id ?? 'nobody' },
    };
  },
});

const switchTo = (verb: 'close' | 'reopen', isActive: boolean, summary: string) =>
  command({
    name: `counsellor ${verb}`,
    summary,
    example: `counsellor ${verb} meera-joshi`,
    changes: 'database',
    positionals: { id: { summary: 'The counsellor' } },
    async run({ db }, { id }) {
      const { isActive: wasActive } = await requireCounsellor(db, id);
      await setActive(db, id, isActive);
      const isChanged = wasActive !== isActive;
      const state = isActive ? 'open for bookings' : 'closed for new bookings';
      return switchReport({ subject: id, state, isChanged, data: { id, isActive } });
    },
  });

const counsellorList = command({
  name: 'counsellor list',
  summary: 'List counsellors with their languages and topics',
  example: 'counsellor list',
  changes: 'nothing',
  async run({ db }) {
    const all = await listAllCounsellors(db);
    const rows = all.map(({ id, isActive, languages, topics, name }) => [
      id,
      isActive ? 'open' : 'closed',
      languages.join(','),
      topics.join(','),
      name,
    ]);
    const lines = table(['Id', 'State', 'Languages', 'Topics', 'Name'], rows, 'No counsellors.');
    return { lines, data: all.map(({ email: _private, ...shown }) => shown), details: { count: all.length } };
  },
});

export const counsellorCommands = [
  counsellorAdd,
  counsellorList,
  counsellorAvailability,
  counsellorException,
  counsellorLink,
  switchTo('close', false, 'Take no new bookings for a counsellor; booked sessions stay'),
  switchTo('reopen', true, 'Take bookings for a counsellor again'),
];
