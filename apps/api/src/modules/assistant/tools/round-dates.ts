import type { Schedule } from '@dakhila/contract/rounds';
import type { RoundDates } from '@dakhila/domain/assistant/tool-types';

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const shown = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

/** The official steps of a schedule, of one round where it is asked for. Days that are not announced stay so. */
export function roundDates(schedule: Schedule, round: number | undefined): RoundDates['output'] {
  const events = schedule.events.filter((event) => round === undefined || event.round === round);
  return {
    title: schedule.title,
    authority: schedule.authority.name,
    rounds: schedule.rounds,
    roundsOf: schedule.roundsOf === schedule.year ? null : schedule.roundsOf,
    steps: events.map(({ title, detail, firstDay, lastDay, source }) => ({
      title,
      detail,
      days: firstDay === null ? null : daysOf(firstDay, lastDay),
      source,
    })),
  };
}

const daysOf = (first: string, last: string | null) =>
  last === null || last === first ? shown(first) : `${shown(first)} to ${shown(last)}`;
