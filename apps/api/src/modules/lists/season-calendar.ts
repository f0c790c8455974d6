import { type CalendarEvent, writeCalendar } from '@dakhila/domain/calendar/ics';
import { dayOf, momentOf } from '@dakhila/domain/calendar/indian-time';
import { type FeedEntry, feedEntries } from '@dakhila/domain/calendar/season-feed';
import type { Language } from '@dakhila/domain/language/languages';
import { mediumDayText } from '@dakhila/domain/messages/day-text';
import { joined, messageOf } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import { type ShownSchedule, sourceMessage } from './schedule.ts';

type About = { brand: string; host: string; now: Date; language: Language };
type Step = ShownSchedule['events'][number];

/** A phone reminds at nine in the evening before. */
const EVENING_BEFORE_MINUTES = 180;
const REFRESH_HOURS = 12;

/** The known days as a calendar file. A step keeps its id, so that a newer file replaces it. */
export const calendarFile = (schedule: ShownSchedule, about: About): string =>
  writeCalendar({
    ...headOf(schedule, about),
    writtenAt: about.now,
    events: feedEntries(schedule.events)
      .filter(({ kind }) => kind === 'official')
      .map((entry) => eventOf(schedule, about, entry)),
  });

/** The calendar that a phone subscribes to: announced days, those of last year as a guide, and how many documents are missing. It names nobody. */
export const calendarFeedFile = (schedule: ShownSchedule, papersLeft: number, about: About): string =>
  writeCalendar({
    ...headOf(schedule, about),
    // The same all day, so that a calendar that asks again gets the same file.
    writtenAt: momentOf(dayOf(about.now), 0),
    refreshHours: REFRESH_HOURS,
    events: feedEntries(schedule.events, { count: papersLeft, today: dayOf(about.now) }).map((entry) =>
      eventOf(schedule, about, entry, papersLeft),
    ),
  });

const headOf = ({ title }: ShownSchedule, { brand, language }: About) => ({
  productId: `-//${brand}//Rounds//EN`,
  name: say(language, messageOf('rounds.calendarName', { exam: title })),
});

function eventOf(schedule: ShownSchedule, about: About, entry: FeedEntry<Step>, papersLeft = 0): CalendarEvent {
  const { exam, year, title } = schedule;
  const { brand, host, language } = about;
  const { firstDay, lastDay } = entry;
  const uid = (id: string) => `${exam}-${year}-${id}@${host}`;
  if (entry.kind === 'papers')
    return {
      ...{ uid: uid('papers'), firstDay, lastDay, reminderMinutes: EVENING_BEFORE_MINUTES },
      title: say(language, messageOf('family.feed.papers', { exam: title, count: papersLeft })),
      description: say(language, messageOf('family.feed.papersText', { brand })),
    };
  const { step } = entry;
  const named = `${title}: ${say(language, step.title)}`;
  if (entry.kind === 'guide')
    return {
      ...{ uid: uid(step.id), firstDay, lastDay, isTentative: true },
      title: say(language, messageOf('family.feed.guide', { title: named })),
      description: say(language, joined('\n', [guideText(entry.before), step.detail])),
    };
  return {
    ...{ uid: uid(step.id), firstDay, lastDay, reminderMinutes: EVENING_BEFORE_MINUTES },
    title: named,
    description: say(language, joined('\n', [step.detail, sourceMessage(step, schedule)])),
  };
}

function guideText({ firstDay, lastDay }: { firstDay: string; lastDay: string }) {
  const [first, last] = [mediumDayText(firstDay), mediumDayText(lastDay)];
  const days = firstDay === lastDay ? first : messageOf('family.feed.days', { first, last });
  return messageOf('family.feed.guideText', { days });
}
