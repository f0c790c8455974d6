import { randomUUID } from 'node:crypto';
import { counselling } from '@dakhila/contract/counselling';
import { aClient, aCounsellor, aWish, bookingIn } from '../../counselling.ts';
import { type Act, askOf, type Scene } from '../act.ts';
import type { World } from '../world.ts';

const HOUR_MS = 3_600_000;
const IST_MS = 5.5 * HOUR_MS;

/** A student with sessions to spend, a counsellor with nothing but time, and two of the times. */
async function aMeeting(world: World) {
  const counsellor = await aCounsellor(world, { id: `counsellor-${randomUUID()}` });
  const student = await aClient(world, { sessions: 3 });
  const from = Math.ceil((world.clock.now().getTime() + 30 * HOUR_MS + IST_MS) / HOUR_MS) * HOUR_MS - IST_MS;
  const [first, second] = [0, 24].map((hours) => new Date(from + hours * HOUR_MS).toISOString());
  const wish = aWish(first ?? '', { counsellorId: counsellor.id });
  return { student, wish, second: second ?? '' };
}

async function aBooked(world: World) {
  const meeting = await aMeeting(world);
  const booked = bookingIn(await meeting.student.browser.call(counselling.book, { body: meeting.wish }));
  return { ...meeting, id: booked.id };
}

const count = async ({ pool }: World, query: string, ...values: string[]): Promise<number> =>
  (await pool.query<{ n: number }>(query, values)).rows[0]?.n ?? 0;

const book: Scene = {
  name: 'book a session',
  async prepare(world): Promise<Act> {
    const { student, wish } = await aMeeting(world);
    const call = (key: string) => askOf(student.browser, counselling.book, { body: wish }, key);
    return {
      ask: await call('a-click'),
      others: [await call('another-click'), await call('a-third-click')],
      effects: () =>
        count(
          world,
          `select greatest((select count(*) from counselling_bookings where student_id = $1 and cancelled_at is null),
             (select count(*) from ledger where student_id = $1 and reason = 'use' and kind = 'sessions'))::int as n`,
          student.id,
        ),
    };
  },
};

const move: Scene = {
  name: 'move a session',
  async prepare(world): Promise<Act> {
    const { student, id, second } = await aBooked(world);
    return {
      ask: await askOf(student.browser, counselling.reschedule, { params: { id }, body: { startsAt: second } }),
      effects: () =>
        count(
          world,
          'select (case when starts_at = $2 then sequence else 0 end)::int as n from counselling_bookings where id = $1',
          id,
          second,
        ),
    };
  },
};

const cancel: Scene = {
  name: 'cancel a session',
  async prepare(world): Promise<Act> {
    const { student, id } = await aBooked(world);
    return {
      ask: await askOf(student.browser, counselling.cancel, { params: { id }, body: { isLateAccepted: false } }),
      effects: () =>
        count(
          world,
          `select count(*)::int as n from ledger l join counselling_bookings b on l.reference = 'booking:' || b.id
           where b.id = $1 and l.reason = 'return' and b.cancelled_at is not null and b.is_returned`,
          id,
        ),
    };
  },
};

export const COUNSELLING_SCENES: Scene[] = [book, move, cancel];
