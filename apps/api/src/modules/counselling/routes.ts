import { bookingCalendarPath, counselling } from '@dakhila/contract/counselling';
import { reply } from '@dakhila/contract/endpoint';
import { pageLanguage } from '@dakhila/domain/language/languages';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { databaseNow } from '../../db/rows.ts';
import { idempotent } from '../../http/idempotency.ts';
import { mount, requireSession } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { rateSession } from './after-session.ts';
import { bookSession, boundChanges, moveSession } from './book-session.ts';
import { calendarFile, calendarName } from './calendar-file.ts';
import { cancelSession } from './cancel-session.ts';
import { describeBooking, requireOwn } from './describe-booking.ts';
import { listCounsellors, listSlots, readOverview } from './read-overview.ts';
import { changeSharing } from './sharing.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now'>;

/** Stored under an idempotency key: the id of the booking. A repeated call returns the booking as it is now. */
const bookingTicket = {
  ...counselling.book,
  hasMessages: undefined,
  response: reply(z.object({ bookingId: z.string() })),
};

export function counsellingRoutes(app: FastifyInstance, deps: Needs) {
  mount(app, counselling.counsellors, async ({ query }) => ({ data: await listCounsellors(deps, query) }));
  mount(app, counselling.slots, async ({ params }) => ({ data: await listSlots(deps, params.id) }));
  mount(app, counselling.overview, async ({ caller }) => ({
    data: await readOverview(deps, caller.session.studentId),
  }));

  const book = idempotent(deps, bookingTicket, async ({ body, caller: { session } }) => {
    await boundChanges(deps.db, session.studentId);
    const wanted = { ...body, startsAt: new Date(body.startsAt), studentId: session.studentId };
    return { data: { bookingId: await bookSession(deps, wanted) } };
  });
  mount(app, counselling.book, async (input, http) => {
    const { data } = await book(input, http);
    const booking = await requireOwn(deps.db, data.bookingId, input.caller.session.studentId);
    return { data: describeBooking(deps.config, booking, await databaseNow(deps.db)) };
  });

  mount(app, counselling.reschedule, async ({ params, body, caller: { session } }) => {
    await boundChanges(deps.db, session.studentId);
    const startsAt = new Date(body.startsAt);
    return { data: await moveSession(deps, { id: params.id, studentId: session.studentId, startsAt }) };
  });
  // Not limited: a session that cannot be cancelled in time costs money.
  mount(app, counselling.cancel, async ({ params, body, caller: { session } }) => ({
    data: await cancelSession(deps, { id: params.id, studentId: session.studentId, ...body }),
  }));
  mount(app, counselling.share, async ({ params, body, caller: { session } }) => {
    await boundChanges(deps.db, session.studentId);
    return { data: await changeSharing(deps, { id: params.id, studentId: session.studentId, sharing: body }) };
  });
  mount(app, counselling.rate, async ({ params, body, caller: { session } }) => ({
    data: await rateSession(deps, { id: params.id, studentId: session.studentId, ...body }),
  }));

  app.get<{ Params: { id: string } }>(bookingCalendarPath(':id'), async ({ params, caller }, reply) => {
    const { studentId } = requireSession(caller, 'student');
    const booking = await requireOwn(deps.db, params.id, studentId);
    const name = encodeURIComponent(calendarName(pageLanguage(caller.language)));
    reply.header('content-disposition', `attachment; filename="counseling-session.ics"; filename*=UTF-8''${name}`);
    return reply
      .type('text/calendar; charset=utf-8')
      .send(calendarFile(deps.config, booking, await databaseNow(deps.db), pageLanguage(caller.language)));
  });
}
