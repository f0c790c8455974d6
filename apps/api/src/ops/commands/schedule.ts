import { Exam } from '@dakhila/contract/exam';
import { isDay } from '@dakhila/domain/calendar/indian-time';
import { clearDays, enterDays, readSchedule } from '../../modules/rounds/index.ts';
import { command, NotThere, Refusal, UsageError } from '../command.ts';
import { aligned } from '../format.ts';

const exam = { summary: 'josaa or mht-cet' } as const;
const step = { summary: 'The id of a step, as schedule list shows it' } as const;

export const scheduleList = command({
  name: 'schedule list',
  summary: 'List the steps of the official schedule with the days that students see',
  example: 'schedule list mht-cet',
  changes: 'nothing',
  positionals: { exam },
  options: {},
  async run(deps, args) {
    const schedule = await readSchedule(deps, examTyped(args.exam));
    const rows = schedule.events.map(({ id, firstDay, lastDay, asOf, source, title }) => [
      id,
      firstDay ?? 'not announced',
      lastDay ?? '',
      asOf ?? '',
      source ?? '',
      title,
    ]);
    const head = ['Step', 'First day', 'Last day', 'As of', 'Source', 'Title'];
    return { lines: [schedule.title, ...aligned([head, ...rows])], data: schedule };
  },
});

export const scheduleSet = command({
  name: 'schedule set',
  summary: 'Enter the days of a step as the authority announced them; students who asked are reminded',
  example:
    'schedule set josaa registration --from 2027-06-03 --to 2027-06-12 --source "josaa.nic.in, schedule of 2 June"',
  changes: 'database',
  positionals: { exam, step },
  options: {
    from: { type: 'string', summary: 'First day in India, such as 2026-06-14', isRequired: true },
    to: { type: 'string', summary: 'Last day; the first one when absent' },
    source: { type: 'string', summary: 'Where it is published', isRequired: true },
    'as-of': { type: 'string', summary: 'The day on which it was looked up; today when absent' },
  },
  async run(deps, args) {
    const typed = examTyped(args.exam);
    const today = deps.now().toISOString().slice(0, 10);
    const days = {
      id: args.step,
      firstDay: dayTyped('from', args.from),
      lastDay: dayTyped('to', args.to ?? args.from),
      source: args.source.trim(),
      asOf: dayTyped('as-of', args['as-of'] ?? today),
    };
    if (days.lastDay < days.firstDay) throw new UsageError('--to lies before --from.');
    if (days.source === '' || days.source.length > 200) throw new UsageError('--source has 1 to 200 characters.');
    if (!(await enterDays(deps, typed, days)))
      throw new NotThere(`There is no step ${args.step}. See: schedule list ${typed}`);
    return {
      lines: [`${args.step}: ${days.firstDay} to ${days.lastDay}.`],
      data: days,
      subject: `${typed} ${args.step}`,
      details: { from: days.firstDay, to: days.lastDay },
    };
  },
});

export const scheduleClear = command({
  name: 'schedule clear',
  summary: 'Take the entered days of a step back',
  example: 'schedule clear josaa registration',
  changes: 'database',
  positionals: { exam, step },
  options: {},
  async run(deps, args) {
    const typed = examTyped(args.exam);
    if (!(await clearDays(deps, typed, args.step))) throw new Refusal(`No days were entered for ${args.step}.`);
    return { lines: [`${args.step}: no days any more.`], data: null, subject: `${typed} ${args.step}` };
  },
});

function examTyped(text: string): Exam {
  const parsed = Exam.safeParse(text);
  if (!parsed.success) throw new UsageError(`${text} is no exam: josaa or mht-cet.`);
  return parsed.data;
}

function dayTyped(option: string, text: string): string {
  if (!isDay(text)) throw new UsageError(`--${option} is a day, such as 2026-06-14.`);
  return text;
}
