import { dayInWords, dayOf, isDay } from '@dakhila/domain/calendar/indian-time';
import { parseSpan, spanInWords } from '@dakhila/domain/counselling/weekly-hours';
import {
  addException,
  databaseNow,
  deleteExceptions,
  demandCounsellor,
  listExceptions,
} from '../../modules/counselling/index.ts';
import { command, UsageError } from '../command.ts';

const WHOLE_DAY = { fromMinute: 0, toMinute: 1440 };

export const counsellorException = command({
  name: 'counsellor exception',
  summary: 'Close or open hours of one day, or show and take back what differs from the week',
  example: 'counsellor exception meera-joshi 2026-12-31 --closed --cancel-sessions "Meera is ill"',
  changes: 'database',
  positionals: {
    id: { summary: 'The counsellor' },
    day: { summary: 'The day, such as 2026-12-31; without it the exceptions ahead are shown', isOptional: true },
  },
  options: {
    closed: { type: 'boolean', summary: 'Close the day, or the hours of --hours' },
    open: { type: 'boolean', summary: 'Open the hours of --hours besides those of every week' },
    hours: { type: 'string', summary: 'Part of the day in Indian time, such as 14:00-18:00' },
    remove: { type: 'boolean', summary: 'Take back every exception of the day' },
    'cancel-sessions': {
      type: 'string',
      summary: 'Cancel what is booked in closed hours; the reason that students read',
    },
  },
  async run(deps, { id, day, closed, open, hours, remove, 'cancel-sessions': reason }) {
    const { db } = deps;
    await demandCounsellor(db, id);
    let details: Record<string, string | number> = {};
    if (day !== undefined) {
      if (!isDay(day)) throw new UsageError(`'${day}' is no day such as 2026-12-31.`);
      if (Number(closed) + Number(open) + Number(remove) !== 1)
        throw new UsageError('Give one of --closed, --open and --remove.');
      if (open && hours === undefined) throw new UsageError('--open goes with --hours.');
      const span = hours === undefined ? { ok: true as const, value: WHOLE_DAY } : parseSpan(hours);
      if (!span.ok) throw new UsageError(`--hours: ${span.message}.`);
      if (remove) details = { day, removed: await deleteExceptions(db, id, day) };
      else {
        const kind = closed ? 'closed' : 'open';
        const { cancelled } = await addException(deps, db, id, { day, kind, ...span.value }, reason);
        details = { day, kind, cancelled: cancelled.length };
      }
    }
    const ahead = await listExceptions(db, id, dayOf(await databaseNow(db)));
    const lines = ahead.map((one) => `${dayInWords(one.day)}: ${one.kind} ${spanInWords(one)}`);
    const cancelled = details.cancelled ? [`Sessions cancelled and given back: ${details.cancelled}.`] : [];
    return {
      lines: [...cancelled, ...(lines.length > 0 ? lines : [`${id} has no exceptions ahead.`])],
      data: ahead,
      subject: id,
      details,
    };
  },
});
