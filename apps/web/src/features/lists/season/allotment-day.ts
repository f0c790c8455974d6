import type { Schedule } from '@dakhila/contract/rounds';

/** Whether a round's allotment is out and the season still runs: what the student was allotted is then the first thing to enter, and its answer the next to give. */
export function isAllotmentDue({ events }: Pick<Schedule, 'events'>, today: string): boolean {
  const isOut = events.some(({ kind, firstDay }) => kind === 'allotment' && firstDay !== null && firstDay <= today);
  const isOver = events.every(({ firstDay, lastDay }) => {
    const end = lastDay ?? firstDay;
    return end !== null && end < today;
  });
  return isOut && !isOver;
}
