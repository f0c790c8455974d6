import type { TimelineStep } from '@dakhila/contract/season-plan';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { seasonPlanMessages } from './messages.ts';

/** The days of a step as text; those of last year are marked as a guide, and unknown ones as such. */
export function useStepDays(): (step: Pick<TimelineStep, 'days' | 'basis'>) => string {
  const { timeline: messages } = useMessages(seasonPlanMessages);
  return ({ days, basis }) => {
    if (days === null) return messages.notAnnounced;
    const [first, last] = [indianDate(days.firstDay) ?? '', indianDate(days.lastDay) ?? ''];
    const text = first === last ? first : fill(messages.days, { first, last });
    return basis === 'year-before' ? fill(messages.guide, { days: text }) : text;
  };
}
