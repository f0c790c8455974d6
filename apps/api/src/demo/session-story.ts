import { type Booking, counselling } from '@dakhila/contract/counselling';
import { writeNotes } from '../modules/counselling/index.ts';
import type { Browser } from './browser.ts';
import { TEXTS } from './invented.ts';
import { hoursAfter, type Narrator } from './narrator.ts';
import { succeed } from './succeed.ts';

const SHARED = { profile: true, predictions: true, report: true } as const;

/** A session in the past: booked, held, with notes, rated. */
export async function holdSession(narrator: Narrator): Promise<void> {
  const { deps, moveTo } = narrator;
  const { id, endsAt } = await book(await narrator.studentsBrowser(), 'meera-joshi', {
    from: hoursAfter(deps.now(), 24),
    topic: 'cap-preferences',
    question: TEXTS.firstQuestion,
  });
  await moveTo(hoursAfter(new Date(endsAt), 1));
  await deps.db.transaction((tx) => writeNotes(deps, tx, id, { text: TEXTS.notes, nextSteps: [...TEXTS.nextSteps] }));
  await moveTo(hoursAfter(deps.now(), 2));
  const rating = { stars: 5, comment: TEXTS.rating };
  await succeed(await narrator.studentsBrowser(), counselling.rate, { params: { id }, body: rating });
}

/** A session that lies ahead when the demo starts. */
export async function bookNextSession({ daysAgo, studentsBrowser }: Narrator): Promise<void> {
  const wanted = { from: daysAgo(-2), topic: 'josaa-choices', question: TEXTS.secondQuestion } as const;
  await book(await studentsBrowser(), 'arvind-kulkarni', wanted);
}

type Wanted = { from: Date; topic: Booking['topic']; question: string };

/** Books the first open time of a counsellor from a moment on. */
async function book(browser: Browser, counsellorId: string, { from, topic, question }: Wanted): Promise<Booking> {
  const { data } = await succeed(browser, counselling.slots, { params: { id: counsellorId } });
  const slot = data.days.flatMap(({ slots }) => slots).find(({ startsAt }) => new Date(startsAt) >= from);
  if (!slot) throw new Error(`${counsellorId} has no open time`);
  const booking = { counsellorId, startsAt: slot.startsAt, topic, question, sharing: SHARED };
  return (await succeed(browser, counselling.book, { body: booking })).data;
}
