import type { Schedule } from '@dakhila/contract/rounds';
import { writeCalendar } from '@dakhila/domain/calendar/ics';
import type { Language } from '@dakhila/domain/language/languages';
import { say, sayLines } from '../../words/say.ts';

/** A phone reminds at nine in the evening before. */
const EVENING_BEFORE_MINUTES = 180;

/** The days that are known, for the calendar of a phone. The same step keeps its name, so that a newer file replaces it. */
export function calendarFile(
  schedule: Schedule,
  { brand, host, now, language }: { brand: string; host: string; now: Date; language: Language },
): string {
  const { exam, year, title, events, authority } = schedule;
  return writeCalendar({
    productId: `-//${brand}//Rounds//EN`,
    name: say(language, `${title} rounds`),
    writtenAt: now,
    events: events.flatMap(({ id, title: step, detail, firstDay, lastDay, source, asOf }) =>
      firstDay === null || lastDay === null
        ? []
        : [
            {
              uid: `${exam}-${year}-${id}@${host}`,
              title: `${title}: ${say(language, step)}`,
              description: sayLines(
                language,
                `${detail}\nSource: ${source ?? authority.name}, as of ${asOf ?? 'unknown'}. The official notice decides.`,
              ),
              firstDay,
              lastDay,
              reminderMinutes: EVENING_BEFORE_MINUTES,
            },
          ],
    ),
  });
}
