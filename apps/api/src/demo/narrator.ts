import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { outbox, students } from '../db/schema/index.ts';
import { insertSession } from '../http/session-store.ts';
import { deliverMessage } from '../modules/messaging/index.ts';
import type { Deps } from '../ports.ts';
import { anonymousBrowser, type Browser } from './browser.ts';
import { STUDENT } from './invented.ts';
import type { StoryClock } from './story-clock.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** What the parts of the story need: the time they play in, and people who use the product. */
export type Narrator = {
  deps: Deps;
  /** Goes on to a later moment; messages of the time before are delivered first. */
  moveTo(moment: Date): Promise<void>;
  /** The moment a number of days before the demo starts. */
  daysAgo(days: number): Date;
  newBrowser(): Browser;
  /** A browser in which the student is signed in. */
  studentsBrowser(): Promise<Browser>;
};

export const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);

export function makeNarrator(deps: Deps, server: FastifyInstance, clock: StoryClock): Narrator {
  const start = clock.now();
  const newBrowser = () => anonymousBrowser(server);
  return {
    deps,
    newBrowser,
    daysAgo: (days) => hoursAfter(start, -days * DAY_HOURS),
    async moveTo(moment) {
      await deliverWaiting(deps);
      await clock.moveTo(moment);
    },
    async studentsBrowser() {
      const browser = newBrowser();
      const session = { publicId: randomUUID(), studentId: await findDemoStudent(deps), device: 'Chrome on Android' };
      browser.cookies.set('session', await insertSession(deps.db, session));
      return browser;
    },
  };
}

/** The id of the demo's student. */
export async function findDemoStudent({ db }: Pick<Deps, 'db'>): Promise<string> {
  const [found] = await db.select({ id: students.id }).from(students).where(eq(students.email, STUDENT.email));
  if (!found) throw new Error('the demo has no student');
  return found.id;
}

/** No worker runs while the story is played: a message that waited until the demo starts would have expired. */
async function deliverWaiting(deps: Deps): Promise<void> {
  const waiting = await deps.db.select({ id: outbox.id }).from(outbox).where(eq(outbox.state, 'waiting'));
  for (const { id } of waiting) await deliverMessage(deps, id);
}
