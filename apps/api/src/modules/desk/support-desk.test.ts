import { deskMembers } from '@dakhila/contract/desk/members';
import { type DeskTicket, deskScreenshotPath, deskTickets } from '@dakhila/contract/desk/tickets';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { language } from '@dakhila/contract/students';
import { support, type Ticket } from '@dakhila/contract/support';
import { DESK_LOOKS_PER_HOUR } from '@dakhila/domain/staff/access';
import { QUEUE_PAGE } from '@dakhila/domain/support/desk';
import { encode } from 'jpeg-js';
import { expect, test } from 'vitest';
import type { Answer } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail, typed } from '../../../test/ops.ts';
import { aStaffMember } from '../../../test/staff.ts';

const server = useServer();
const HOSTILE = '</p><script>alert(1)</script><img src=x onerror=alert(1)>';

type Student = Awaited<ReturnType<typeof aStudent>>;
type Agent = Awaited<ReturnType<typeof aStaffMember>>;

async function aTicket(student: Student, text = HOSTILE, more = {}) {
  const { body } = await student.browser.call(support.open, { body: { topic: 'payment', text, ...more } });
  const { id, number } = body.data as Ticket;
  return { id, number: String(number) };
}
const ticketOf = ({ body }: Answer) => body.data as DeskTicket;
const read = async (agent: Agent, number: string) =>
  ticketOf(await agent.call(deskTickets.read, { params: { number } }));
const answer = (agent: Agent, number: string, revision: number, text = 'Here you are') =>
  agent.call(deskTickets.answer, { params: { number }, body: { text, isLast: false, revision } });
const numbersIn = ({ body }: Answer) =>
  (body.data as { tickets: { number: number }[] }).tickets.map(({ number }) => String(number));

test('a ticket is read, noted on, answered, closed and reopened; each act is a line of the log without its words', async () => {
  const [asha, meera] = [await aStudent(server), await aStaffMember(server)];
  const { id, number } = await aTicket(asha);
  const first = await read(meera, number);
  expect(first).toMatchObject({
    status: 'open',
    student: 'Asha Patil',
    plan: 'Basic',
    messages: [{ text: HOSTILE, by: null }],
  });
  await meera.call(deskTickets.note, { params: { number }, body: { text: 'A colleague should know' } });
  const answered = ticketOf(await answer(meera, number, first.revision));
  expect(answered).toMatchObject({
    status: 'answered',
    messages: [{}, { text: 'Here you are', by: 'Meera Joshi' }],
    notes: [{ by: 'Meera Joshi' }],
  });
  const params = { number };
  const closed = ticketOf(
    await meera.call(deskTickets.setStatus, { params, body: { status: 'closed', revision: answered.revision } }),
  );
  expect(closed.status).toBe('closed');
  await meera.call(deskTickets.setStatus, { params, body: { status: 'open', revision: closed.revision } });
  // The student sees the answer, and neither who wrote it nor what staff noted.
  const { body } = await asha.browser.call(support.read, { params: { id } });
  expect(JSON.stringify(body)).toContain('Here you are');
  expect(JSON.stringify(body)).not.toMatch(/colleague|Meera/);
  const trail = await auditTrail(server);
  expect(trail.map(({ action }) => action)).toEqual(
    ['read', 'note', 'answer', 'close', 'reopen'].map((act) => `desk ticket ${act}`),
  );
  expect(trail.every(({ actor, subject }) => actor === `staff:${meera.id}` && subject === asha.id)).toBe(true);
  expect(JSON.stringify(trail)).not.toMatch(/Here you are|colleague/);
});

test('the desk and the command line answer with the same verb: a mail goes out either way', async () => {
  const [asha, meera] = [await aStudent(server), await aStaffMember(server)];
  const { number } = await aTicket(asha);
  await answer(meera, number, (await read(meera, number)).revision);
  await typed(server, ['ticket', 'answer', number, '--text', 'And this']);
  const { rows } = await server.pool.query('select kind, recipient from outbox order by created_at');
  expect(rows).toEqual(Array(2).fill({ kind: 'answer', recipient: asha.email }));
});

test('of two agents who answer at once one succeeds; also when the student, a note-taker or a shell was faster', async () => {
  const [asha, meera, rohan] = [
    await aStudent(server),
    await aStaffMember(server),
    await aStaffMember(server, { name: 'Rohan' }),
  ];
  const { id, number } = await aTicket(asha);
  const { revision } = await read(meera, number);
  const results = await Promise.all([meera, rohan, meera, rohan].map((agent) => answer(agent, number, revision)));
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(results.find(({ status }) => status === 409)?.body.code).toBe('ticket-changed');
  const seen = await read(meera, number);
  expect(seen.messages).toHaveLength(2);
  await asha.browser.call(support.reply, { params: { id }, body: { text: 'One thing more' } });
  expect((await answer(meera, number, seen.revision)).status).toBe(409);
  const again = await read(meera, number);
  await typed(server, ['ticket', 'close', number]);
  expect((await answer(meera, number, again.revision)).status).toBe(409);
});

test('a ticket is taken, handed to somebody who may answer, and given back; never to anybody else', async () => {
  const [asha, meera] = [await aStudent(server), await aStaffMember(server)];
  const [rohan, finance] = [
    await aStaffMember(server, { name: 'Rohan' }),
    await aStaffMember(server, { roles: ['finance'] }),
  ];
  const { number } = await aTicket(asha);
  const assign = async (to: string | null) =>
    meera.call(deskTickets.assign, {
      params: { number },
      body: { to, revision: (await read(meera, number)).revision },
    });
  expect(ticketOf(await assign(rohan.id)).assignedTo).toEqual({ id: rohan.id, name: 'Rohan' });
  expect(numbersIn(await rohan.call(deskTickets.queue, { query: { view: 'mine' } }))).toEqual([number]);
  expect(numbersIn(await meera.call(deskTickets.queue, { query: { view: 'mine' } }))).toEqual([]);
  for (const to of [finance.id, asha.id]) expect((await assign(to)).status).toBe(404);
  const boss = await aStaffMember(server, { roles: ['administrator'] });
  await boss.call(deskMembers.end, { params: { id: rohan.id }, body: { reason: 'Left the company' } });
  expect((await assign(rohan.id)).status).toBe(404);
  expect(ticketOf(await assign(null)).assignedTo).toBeNull();
});

test('a ticket is handed over with the one connection that is left: it never waits for a second', async () => {
  const [asha, meera] = [await aStudent(server), await aStaffMember(server)];
  const { number } = await aTicket(asha);
  const { revision } = await read(meera, number);
  const taken = await Promise.all(Array.from({ length: server.pool.options.max - 1 }, () => server.pool.connect()));
  try {
    const input = { params: { number }, body: { to: meera.id, revision } };
    expect((await meera.call(deskTickets.assign, input)).status).toBe(200);
  } finally {
    for (const client of taken) client.release();
  }
});

test('the queue is read by page: oldest first, each ticket once, also when some are answered meanwhile', async () => {
  const meera = await aStaffMember(server);
  const asha = await aStudent(server);
  const made: string[] = [];
  for (let count = 0; count < QUEUE_PAGE + 5; count += 1) {
    await server.clock.advance({ seconds: 1 });
    if (count % 9 === 8) await server.clock.advance({ hours: 25 });
    made.push((await aTicket(asha, `Question ${count}`)).number);
  }
  const { browser } = await aStaffMember(server);
  const page = async (after?: string) =>
    browser.call(deskTickets.queue, { query: { view: 'open', ...(after && { after }) } });
  const first = await page();
  expect(numbersIn(first)).toEqual(made.slice(0, QUEUE_PAGE));
  const { next, open } = first.body.data as { next: string; open: number };
  expect(open).toBe(made.length);
  const fresh = await aStaffMember(server);
  await answer(fresh, made[0] ?? '', (await read(fresh, made[0] ?? '')).revision);
  expect(numbersIn(await page(next))).toEqual(made.slice(QUEUE_PAGE));
  expect(((await page(next)).body.data as { next: null }).next).toBeNull();
  expect(meera.id).toBeTruthy();
});

test('a student who writes again keeps the place in the queue; the wait ends with an answer and begins anew', async () => {
  const [asha, rohan] = [await aStudent(server), await aStudent(server, { firstName: 'Rohan' })];
  const first = await aTicket(asha);
  await server.clock.advance({ hours: 1 });
  const second = await aTicket(rohan);
  await server.clock.advance({ hours: 24 });
  await asha.browser.call(support.reply, { params: { id: first.id }, body: { text: 'Hello?' } });
  const meera = await aStaffMember(server);
  const queue = async () => numbersIn(await meera.call(deskTickets.queue, { query: { view: 'open' } }));
  expect(await queue()).toEqual([first.number, second.number]);
  const seen = await read(meera, first.number);
  expect(seen.waitingSince).toBe(seen.createdAt);
  expect(ticketOf(await answer(meera, first.number, seen.revision)).waitingSince).toBeNull();
  await server.clock.advance({ minutes: 5 });
  await asha.browser.call(support.reply, { params: { id: first.id }, body: { text: 'One thing more' } });
  expect(await queue()).toEqual([second.number, first.number]);
  const again = await read(meera, first.number);
  expect(again.waitingSince).toBe(again.updatedAt);
});

test('a search by name finds a ticket although hundreds of that name have none', async () => {
  await server.pool.query(`insert into students (id, first_name, last_name, email, phone, tier_name)
    select gen_random_uuid(), 'Asha', 'A' || k, 'asha' || k || '@example.com', (917000000000 + k)::text, 'Basic' from generate_series(1, 300) k`);
  const [asha, meera] = [await aStudent(server), await aStaffMember(server)];
  const { number } = await aTicket(asha);
  expect(numbersIn(await meera.call(deskTickets.queue, { query: { view: 'open', search: 'asha' } }))).toEqual([number]);
});

test.each([
  ['number', (ticket: string) => ticket],
  ['number with a sign', (ticket: string) => `#${ticket}`],
  ['email', () => 'Asha@Example.com'],
  ['phone', () => '9876543210'],
  ['beginning of the name, in any case', () => 'asha  pa'],
  ['beginning of the last name', () => 'Pati'],
  ['last name first', () => 'patil ash'],
])('a search by %s finds the ticket, whatever its status', async (key, word) => {
  const meera = await aStaffMember(server);
  const asha = await aStudent(server, { email: 'asha@example.com', phone: '919876543210' });
  const other = await aStudent(server, { firstName: 'Rohan', lastName: 'Kale' });
  const { number } = await aTicket(asha);
  await aTicket(other);
  await typed(server, ['ticket', 'close', number]);
  const search = word(number);
  expect(numbersIn(await meera.call(deskTickets.queue, { query: { view: 'open', search } }))).toEqual([number]);
  const by = key.includes('number') ? null : key.includes('name') ? 'name' : key;
  const searches = (await auditTrail(server)).filter(({ action }) => action === 'desk search tickets');
  expect(searches.map(({ subject, details }) => ({ subject, ...details }))).toEqual(
    by ? [{ subject: null, by, hits: 1 }] : [],
  );
  for (const nothing of ['%', '_', '\\', 'atil', 'asha@example', '99999999'])
    expect(numbersIn(await meera.call(deskTickets.queue, { query: { view: 'open', search: nothing } }))).toEqual([]);
});

test('filters of topic, language and owner narrow a view, alone and together; a search looks past them', async () => {
  const [meera, rohan] = [await aStaffMember(server), await aStaffMember(server, { name: 'Rohan' })];
  const [asha, isha] = [await aStudent(server), await aStudent(server, { firstName: 'Isha' })];
  await isha.browser.call(language.choose, { body: { language: 'mr' } });
  const byAsha = await aTicket(asha);
  const byIsha = await aTicket(isha);
  const technical = await aTicket(isha, 'It stays empty', { topic: 'technical' });
  const assign = async (number: string, to: string) =>
    meera.call(deskTickets.assign, {
      params: { number },
      body: { to, revision: (await read(meera, number)).revision },
    });
  await assign(byIsha.number, meera.id);
  await assign(technical.number, rohan.id);
  const found = async (query: object) =>
    numbersIn(await meera.call(deskTickets.queue, { query: { view: 'open', ...query } }));
  expect(await found({})).toEqual([byAsha.number, byIsha.number, technical.number]);
  expect(await found({ topic: 'payment' })).toEqual([byAsha.number, byIsha.number]);
  expect(await found({ language: 'mr' })).toEqual([byIsha.number, technical.number]);
  // A student who has chosen none reads us in English.
  expect(await found({ language: 'en' })).toEqual([byAsha.number]);
  expect(await found({ owner: 'nobody' })).toEqual([byAsha.number]);
  expect(await found({ owner: 'me' })).toEqual([byIsha.number]);
  expect(await found({ topic: 'technical', language: 'mr', owner: 'me' })).toEqual([]);
  expect(await found({ view: 'mine', language: 'mr' })).toEqual([byIsha.number]);
  expect(await found({ view: 'closed', topic: 'payment' })).toEqual([]);
  expect(await found({ topic: 'assessment', search: technical.number })).toEqual([technical.number]);
  for (const query of [{ topic: 'money' }, { language: 'fr' }, { owner: rohan.id }, { topic: '' }])
    expect((await meera.call(deskTickets.queue, { query: { view: 'open', ...query } })).status).toBe(400);
});

test('a filtered queue is read by page, each ticket once and in its order', async () => {
  const asha = await aStudent(server);
  const made: string[] = [];
  for (let count = 0; count < QUEUE_PAGE + 3; count += 1) {
    await server.clock.advance({ hours: 3 });
    made.push((await aTicket(asha, `Question ${count}`)).number);
    if (count % 8 === 0) await aTicket(asha, 'Another topic', { topic: 'other' });
  }
  const page = async (after?: string) =>
    (await aStaffMember(server)).call(deskTickets.queue, {
      query: { view: 'open', topic: 'payment', owner: 'nobody', ...(after && { after }) },
    });
  const first = await page();
  expect(numbersIn(first)).toEqual(made.slice(0, QUEUE_PAGE));
  const second = await page((first.body.data as { next: string }).next);
  expect(numbersIn(second)).toEqual(made.slice(QUEUE_PAGE));
  expect((second.body.data as { next: null }).next).toBeNull();
});

test('a ticket follows the language of its student, and an answer that is being written stays valid', async () => {
  const [asha, meera] = [await aStudent(server), await aStaffMember(server)];
  const { number } = await aTicket(asha);
  const { revision } = await read(meera, number);
  const inLanguage = async (spoken: string) =>
    numbersIn(await meera.call(deskTickets.queue, { query: { view: 'open', language: spoken } }));
  expect(await inLanguage('en')).toEqual([number]);
  await asha.browser.call(language.choose, { body: { language: 'hi' } });
  expect([await inLanguage('en'), await inLanguage('hi')]).toEqual([[], [number]]);
  expect((await answer(meera, number, revision)).status).toBe(200);
});

test('a look at the student needs a reason that names nobody, and is logged with it', async () => {
  const [asha, meera] = [await aStudent(server, { pulls: 3 }), await aStaffMember(server)];
  const { number } = await aTicket(asha);
  const look = (reason: string) => meera.call(deskTickets.look, { params: { number }, body: { reason } });
  expect((await look('')).status).toBe(400);
  expect((await look('asked by asha@example.com')).status).toBe(400);
  expect((await look('call 9876543210 back')).status).toBe(400);
  expect(await auditTrail(server)).toEqual([]);
  const { body } = await look('A refund is asked for');
  expect(body.data).toMatchObject({
    name: 'Asha Patil',
    email: asha.email,
    left: { attempts: 3 },
    devices: [{ device: 'Test' }],
    failures: [],
  });
  expect(JSON.stringify(body)).not.toContain(asha.phone);
  expect(await auditTrail(server)).toMatchObject([
    {
      action: 'desk student look',
      subject: asha.id,
      details: { reason: 'A refund is asked for', ticket: Number(number) },
    },
  ]);
});

test('a look shows the last errors that this student met, in words', async () => {
  const [asha, meera] = [await aStudent(server), await aStaffMember(server)];
  const { id: other } = await aStudent(server, { firstName: 'Rohan' });
  const { number } = await aTicket(asha);
  await server.pool.query(
    `insert into student_failures (student_id, source, place, kind, device) values
       ($1, 'call', 'POST /predictor/josaa/runs', 'unexpected', 'Chrome on Android'),
       ($1, 'page', '/rounds', 'TypeError', 'Firefox on Windows'), ($2, 'page', '/money', 'TypeError', 'Chrome')`,
    [asha.id, other],
  );
  const { body } = await meera.call(deskTickets.look, { params: { number }, body: { reason: 'The page stays empty' } });
  expect((body.data as { failures: object[] }).failures).toMatchObject([
    { where: 'Rounds and lists', what: 'Part of the page didn’t work', device: 'Firefox on Windows' },
    { where: 'College Predictor, while saving', what: 'Our server made an error', device: 'Chrome on Android' },
  ]);
});

test('nobody copies all contacts out of tickets: looks are limited for each member', async () => {
  const [asha, meera] = [await aStudent(server), await aStaffMember(server)];
  const rohan = await aStaffMember(server, { name: 'Rohan' });
  const { number } = await aTicket(asha);
  const look = ({ call }: Agent, reason = 'A refund is asked for') =>
    call(deskTickets.look, { params: { number }, body: { reason } });
  // A refused reason shows nothing, so it costs nothing.
  expect((await look(meera, 'asked by asha@example.com')).status).toBe(400);
  for (let count = 0; count < DESK_LOOKS_PER_HOUR.limit; count += 1) expect((await look(meera)).status).toBe(200);
  expect((await look(meera)).status).toBe(429);
  expect(await auditTrail(server)).toHaveLength(DESK_LOOKS_PER_HOUR.limit);
  expect((await look(rohan)).status).toBe(200);
});

test('a page that looks for news writes one line a visit, not one each time', async () => {
  const [asha, meera] = [await aStudent(server), await aStaffMember(server)];
  const { number } = await aTicket(asha);
  for (let count = 0; count < 5; count += 1) await read(meera, number);
  expect(await auditTrail(server)).toHaveLength(1);
  await server.clock.advance({ minutes: 16 });
  await read(meera, number);
  expect(await auditTrail(server)).toHaveLength(2);
});

test('a screenshot is a picture under a fixed type that runs nothing, for those who may read tickets', async () => {
  const [asha, meera] = [await aStudent(server), await aStaffMember(server)];
  const { data } = encode({ width: 20, height: 10, data: Buffer.alloc(800, 120) }, 90);
  const { number } = await aTicket(asha, 'See', { screenshot: data.toString('base64') });
  const url = API_BASE_PATH + deskScreenshotPath(number);
  const params = { number: String(number) };
  expect((await meera.browser.send({ method: 'GET', url })).status).toBe(403);
  expect((await meera.call(deskTickets.lookAtScreenshot, { params, body: { reason: 'no' } })).status).toBe(400);
  const body = { reason: 'What the error looks like' };
  expect((await meera.call(deskTickets.lookAtScreenshot, { params, body })).status).toBe(200);
  expect((await auditTrail(server)).at(-1)).toMatchObject({
    ...{ action: 'desk screenshot look', subject: asha.id, details: { ticket: Number(number), reason: body.reason } },
  });
  const { status, headers } = await meera.browser.send({ method: 'GET', url });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const finance = await aStaffMember(server, { roles: ['finance'] });
  expect((await finance.browser.send({ method: 'GET', url })).status).toBe(403);
  expect((await asha.browser.send({ method: 'GET', url })).status).toBe(401);
  const without = await aTicket(asha, 'No picture');
  expect(
    (await meera.browser.send({ method: 'GET', url: API_BASE_PATH + deskScreenshotPath(without.number) })).status,
  ).toBe(404);
});

test('an unknown ticket is not found, whatever is done with it', async () => {
  const meera = await aStaffMember(server);
  const params = { number: '999999999' };
  const calls = [
    meera.call(deskTickets.read, { params }),
    meera.call(deskTickets.note, { params, body: { text: 'x' } }),
    meera.call(deskTickets.answer, { params, body: { text: 'x', isLast: true, revision: 0 } }),
    meera.call(deskTickets.assign, { params, body: { to: null, revision: 0 } }),
    meera.call(deskTickets.setStatus, { params, body: { status: 'closed', revision: 0 } }),
    meera.call(deskTickets.look, { params, body: { reason: 'A good reason' } }),
    meera.call(deskTickets.lookAtScreenshot, { params, body: { reason: 'A good reason' } }),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
});
