import { hoursInWords, parseWeeklyHours } from '@dakhila/domain/counselling/weekly-hours';
import { changeHours, demandCounsellor, listHours } from '../../modules/counselling/index.ts';
import { command, UsageError } from '../command.ts';

export const counsellorAvailability = command({
  name: 'counsellor availability',
  summary: 'Show the weekly hours of a counsellor, or put others in their place; booked sessions stay',
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
    } else await demandCounsellor(db, id);
    const hours = await listHours(db, id);
    return {
      lines: hours.length > 0 ? hours.map(hoursInWords) : [`${id} has no hours.`],
      data: hours,
      subject: id,
      details: { isChanged, count: hours.length },
    };
  },
});
