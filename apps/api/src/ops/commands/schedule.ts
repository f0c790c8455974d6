import { Exam } from '@dakhila/contract/exam';
import type { Schedule } from '@dakhila/contract/rounds';
import { dayOf, isDay } from '@dakhila/domain/calendar/indian-time';
import { websiteLink } from '@dakhila/domain/colleges/website';
import { isFarFromSeason, LONGEST_SOURCE } from '@dakhila/domain/lists/schedule';
import { sayIn } from '@dakhila/domain/messages/say';
import { seasonEnd } from '@dakhila/domain/season/season';
import { clearDays, enterDays, readSchedule } from '../../modules/lists/index.ts';
import { command, NotThere, UsageError } from '../command.ts';
import { aligned } from '../format.ts';
import { wholeNumber } from './typed.ts';

const SETTINGS: Record<Exam, string> = { josaa: 'JOSAA_YEAR', 'mht-cet': 'MHT_CET_YEAR' };
const exam = { summary: 'josaa or mht-cet' } as const;
const year = { type: 'string', summary: 'The season, such as 2027 (default: the coming one)' } as const;
const step = { summary: 'The id of a step, as schedule list shows it' } as const;

const scheduleList = command({
  name: 'schedule list',
  summary: 'List the steps of the official schedule with the days that students see',
  example: 'schedule list mht-cet',
  changes: 'nothing',
  positionals: { exam },
  options: { year },
  async run(deps, args) {
    const schedule = sayIn<Schedule>('en', await readSchedule(deps, examTyped(args.exam), yearTyped(args.year)));
    const rows = schedule.events.map(({ id, firstDay, lastDay, asOf, source, title }) => [
      id,
      firstDay ?? 'not announced',
      lastDay ?? '',
      asOf ?? '',
      source ?? '',
      title,
    ]);
    const head = ['Step', 'First day', 'Last day', 'As of', 'Source', 'Title'];
    const details = { exam: schedule.exam, year: schedule.year };
    return { lines: [schedule.title, ...aligned([head, ...rows])], data: schedule, details };
  },
});

const scheduleSet = command({
  name: 'schedule set',
  summary: 'Enter the days of a step as the authority announced them; students who asked are reminded',
  example:
    'schedule set josaa registration --from 2027-06-03 --to 2027-06-12 --source "josaa.nic.in, schedule of 2 June"',
  changes: 'database',
  positionals: { exam, step },
  options: {
    year,
    from: { type: 'string', summary: 'First day in India, such as 2026-06-14', isRequired: true },
    to: { type: 'string', summary: 'Last day (default: the first day)' },
    source: { type: 'string', summary: 'Where it is published', isRequired: true },
    address: { type: 'string', summary: 'The page on which it is published, with https' },
    'as-of': { type: 'string', summary: 'The day it was checked (default: today)' },
  },
  async run(deps, args) {
    const typed = examTyped(args.exam);
    const today = dayOf(deps.now());
    const days = {
      id: args.step,
      firstDay: dayTyped('from', args.from),
      lastDay: dayTyped('to', args.to ?? args.from),
      source: args.source.trim(),
      asOf: dayTyped('as-of', args['as-of'] ?? today),
      address: args.address === undefined ? null : addressTyped(args.address),
    };
    if (days.lastDay < days.firstDay) throw new UsageError('--to is before --from.');
    if (days.source === '' || days.source.length > LONGEST_SOURCE)
      throw new UsageError(`--source must have 1 to ${LONGEST_SOURCE} characters.`);
    const entered = await enterDays(deps, { exam: typed, year: yearTyped(args.year) }, days);
    if (!entered) throw new NotThere(`Step ${args.step} not found. See: schedule list ${typed}`);
    const { before } = entered;
    if (isFarFromSeason(days.firstDay, entered.year))
      throw new UsageError(`--from is far from the ${entered.year} admission. For another season, use --year`);
    const end = seasonEnd(typed, entered.year);
    const was = before ? `${before.firstDay} to ${before.lastDay}` : 'not announced';
    return {
      lines: [
        `${entered.year}, ${args.step}: ${days.firstDay} to ${days.lastDay} (was ${was}).`,
        ...(days.lastDay < end
          ? []
          : [`From ${end} the next season is shown. To keep this one: ${SETTINGS[typed]}=${entered.year}`]),
      ],
      data: { year: entered.year, ...days, before },
      subject: `${typed} ${entered.year} ${args.step}`,
      details: { from: days.firstDay, to: days.lastDay, before: was },
    };
  },
});

const scheduleClear = command({
  name: 'schedule clear',
  summary: 'Remove the entered days of a step',
  example: 'schedule clear josaa registration',
  changes: 'database',
  positionals: { exam, step },
  options: { year },
  async run(deps, args) {
    const typed = examTyped(args.exam);
    const cleared = await clearDays(deps, { exam: typed, year: yearTyped(args.year) }, args.step);
    if (cleared === null) throw new NotThere(`No days were entered for ${args.step}.`);
    return {
      lines: [`${cleared}, ${args.step}: entered days removed.`],
      data: { year: cleared, step: args.step },
      subject: `${typed} ${cleared} ${args.step}`,
    };
  },
});

export const yearTyped = (typed: string | undefined) => wholeNumber('year', typed, 2020, 2100);

export function examTyped(text: string): Exam {
  const parsed = Exam.safeParse(text);
  if (!parsed.success) throw new UsageError(`${text} is not an exam. Use josaa or mht-cet.`);
  return parsed.data;
}

function addressTyped(text: string): string {
  const link = text.startsWith('https://') && text.length <= 300 ? websiteLink(text) : null;
  if (link === null) throw new UsageError('--address must be a page on the web that begins with https://');
  return link;
}

function dayTyped(option: string, text: string): string {
  if (!isDay(text)) throw new UsageError(`--${option} must be a day such as 2026-06-14.`);
  return text;
}

export const scheduleCommands = [scheduleList, scheduleSet, scheduleClear];
