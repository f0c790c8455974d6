import { type Day, dayOf, timeInWords } from '../calendar/indian-time.ts';
import { type Message, messageOf } from './message.ts';

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Parts of a day of the calendar; a date has no other months and weekdays than these. */
function partsOf(day: Day) {
  const date = new Date(`${day}T00:00:00Z`);
  const [month, weekday] = [(date.getUTCMonth() + 1) as Month, date.getUTCDay() as Weekday];
  return { month, weekday, numbers: { day: date.getUTCDate(), year: String(date.getUTCFullYear()) } };
}

/** `2026-11-16` → 'Mon, 16 Nov 2026' */
export function dayText(day: Day): Message {
  const { month, weekday, numbers } = partsOf(day);
  const names = { weekday: messageOf(`calendar.weekday.${weekday}`), month: messageOf(`calendar.month.${month}`) };
  return messageOf('calendar.day', { ...numbers, ...names });
}

/** `2026-11-16` → '16 November 2026' */
export function longDayText(day: Day): Message {
  const { month, numbers } = partsOf(day);
  return messageOf('calendar.longDay', { ...numbers, month: messageOf(`calendar.longMonth.${month}`) });
}

/** `2026-11-16` → '16 Nov 2026' */
export function mediumDayText(day: Day): Message {
  const { month, numbers } = partsOf(day);
  return messageOf('calendar.longDay', { ...numbers, month: messageOf(`calendar.month.${month}`) });
}

/** Day and time in India: 'Mon, 16 Nov 2026, 4:30 pm IST' */
export const momentText = (moment: Date): Message =>
  messageOf('calendar.moment', { day: dayText(dayOf(moment)), time: timeInWords(moment) });
