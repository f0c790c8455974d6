import { writeCalendar } from '@dakhila/domain/calendar/ics';
import type { Language } from '@dakhila/domain/language/languages';
import { joined, messageOf } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import { type ShownSchedule, sourceMessage } from './schedule.ts';

/** A phone reminds at nine in the evening before. */
const EVENING_BEFORE_MINUTES = 180;

/** The days that are known, for the calendar of a phone. The same step keeps its name, so that a newer file replaces it. */
export function calendarFile(
  schedule: ShownSchedule,
  { brand, host, now, language }: { brand: string; host: string; now: Date; language: Language },
): string {
  const { exam, year, title, events } = schedule;
  return writeCalendar({
    productId: `-//${brand}//Rounds//EN`,
    name: say(language, messageOf('rounds.calendarName', { exam: title })),
    writtenAt: now,
    events: events.flatMap((step) =>
      step.firstDay === null || step.lastDay === null
        ? []
        : [
            {
              uid: `${exam}-${year}-${step.id}@${host}`,
              title: `${title}: ${say(language, step.title)}`,
              description: say(language, joined('\n', [step.detail, sourceMessage(step, schedule)])),
              firstDay: step.firstDay,
              lastDay: step.lastDay,
              reminderMinutes: EVENING_BEFORE_MINUTES,
            },
          ],
    ),
  });
}
