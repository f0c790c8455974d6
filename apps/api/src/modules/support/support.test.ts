import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { factReports } from '@dakhila/contract/fact-reports';
import { support, type Ticket, type TicketSummary } from '@dakhila/contract/support';
import { LONGEST_TICKET_TEXT } from '@dakhila/domain/support/ticket';
import { decode, encode } from 'jpeg-js';
import { expect, test } from 'vitest';
import type { Answer, Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail, typed } from '../../../test/ops.ts';

const server = useServer();
const QUESTION = { topic: 'payment', text: 'I paid <b>twice</b> & see one plan' } as const;

const open = async (browser: Browser, body: Record<string, unknown> = {}) =>
  browser.call(support.open, { body: { ...QUESTION, ...body } });
const ticketOf = (answer: Answer) => answer.body.data as Ticket;
const mails = async () =>
  (await server.pool.query("select recipient from outbox where channel = 'email'")).rows.map(
    ({ recipient }: { recipient: string }) => recipient,
  );

/** A picture of so many pixels, with a place in its margin that must not be kept. */
function aPicture(width = 40, height = 30) {
  const { data } = encode({ width, height, data: Buffer.alloc(width * height * 4, 120) }, 90);
  const secret = Buffer.from('GPS 18.5204,73.8567');
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, secret.length + 2]), secret]);
  return Buffer.concat([data.subarray(0, 2), comment, data.subarray(2), Buffer.from('PK\u0003\u0004 hidden')]);
}

test('a ticket is opened, answered with a mail, written on, closed and reopened', async () => {
  const { browser, email } = await aStudent(server);
  const opened = await open(browser);
  expect(opened.status).toBe(200);
  const { id, number } = ticketOf(opened);
  expect(ticketOf(opened)).toMatchObject({
    topic: 'payment',
    status: 'open',
    excerpt: QUESTION.text,
    screenshot: null,
  });
  expect(number).toBeGreaterThan(1000);

  const answered = await typed(server, ['ticket', 'answer', String(number), '--text', 'We refunded the second one.']);
  expect(answered.code).toBe(0);
  expect(await mails()).toEqual([email]);
  expect(JSON.stringify(await auditTrail(server))).not.toContain('refunded');

  const { body } = await browser.call(support.read, { params: { id } });
  expect(body.data).toMatchObject({
    status: 'answered',
    messages: [
      { author: 'student', text: QUESTION.text },
      { author: 'support', text: 'We refunded the second one.' },
    ],
  });
  expect(ticketOf(await browser.call(support.reply, { params: { id }, body: { text: 'Thank you' } })).status).toBe(
    'open',
  );
  expect(ticketOf(await browser.call(support.close, { params: { id } })).status).toBe('closed');
  expect(ticketOf(await browser.call(support.close, { params: { id } })).status).toBe('closed');
  const reopened = await browser.call(support.reply, { params: { id }, body: { text: 'Still open' } });
  expect(ticketOf(reopened)).toMatchObject({ status: 'open', messages: { length: 4 } });
});

test('tickets are listed with the latest news first, and only one’s own', async () => {
  const asha = await aStudent(server);
  const ravi = await aStudent(server);
  const first = ticketOf(await open(asha.browser));
  await server.clock.advance({ minutes: 1 });
  const second = ticketOf(await open(asha.browser, { topic: 'other' }));
  await server.clock.advance({ minutes: 1 });
  await asha.browser.call(support.reply, { params: { id: first.id }, body: { text: 'More' } });
  const listed = (await asha.browser.call(support.list)).body.data as TicketSummary[];
  expect(listed.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect((await ravi.browser.call(support.list)).body.data).toEqual([]);
});

test('more tickets than a page come page by page, each once, and a key of nonsense gives the first page', async () => {
  const { id, browser } = await aStudent(server);
  await server.pool.query(
    `with opened as (
       insert into tickets (id, student_id, topic, status, updated_at)
       select gen_random_uuid(), $1, 'other', 'closed', app_now() - make_interval(mins => n / 2) from generate_series(1, 250) n
       returning id)
     insert into ticket_messages (id, ticket_id, author, text) select gen_random_uuid(), id, 'student', 'Hello' from opened`,
    [id],
  );
  const pages: string[][] = [];
  let next: unknown;
  do {
    const { body } = await browser.call(support.list, { query: next ? { after: String(next) } : {} });
    pages.push((body.data as TicketSummary[]).map((ticket) => ticket.id));
    next = body.next;
  } while (next);
  expect(pages.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(new Set(pages.flat()).size).toBe(250);
  const nonsense = await browser.call(support.list, { query: { after: 'nonsense' } });
  expect((nonsense.body.data as TicketSummary[]).map((ticket) => ticket.id)).toEqual(pages[0]);
});

test('somebody else’s ticket does not exist, whatever is tried', async () => {
  const asha = await aStudent(server);
  const { id } = ticketOf(await open(asha.browser, { screenshot: aPicture().toString('base64') }));
  const ravi = await aStudent(server);
  for (const params of [{ id }, { id: 'nonsense' }, { id: '00000000-0000-4000-8000-000000000000' }]) {
    expect((await ravi.browser.call(support.read, { params })).status).toBe(404);
    expect((await ravi.browser.call(support.reply, { params, body: { text: 'x' } })).status).toBe(404);
    expect((await ravi.browser.call(support.close, { params })).status).toBe(404);
    const url = `/api/v1/support/tickets/${params.id}/screenshot.jpg`;
    expect((await ravi.browser.send({ method: 'GET', url })).status).toBe(404);
    expect((await server.newBrowser().send({ method: 'GET', url })).status).toBe(401);
  }
  expect(ticketOf(await asha.browser.call(support.read, { params: { id } })).messages).toHaveLength(1);
});

test('of a picture nothing but its pixels is kept', async () => {
  const { browser } = await aStudent(server);
  const ticket = ticketOf(await open(browser, { screenshot: aPicture().toString('base64') }));
  expect(ticket.screenshot).toBe(`/support/tickets/${ticket.id}/screenshot.jpg`);
  const { rows } = await server.pool.query('select jpeg from ticket_screenshots');
  expect(decode(rows[0].jpeg)).toMatchObject({ width: 40, height: 30 });
  expect(rows[0].jpeg.toString('latin1')).not.toMatch(/GPS|hidden/);
  const { headers, status } = await browser.send({ method: 'GET', url: `/api/v1${ticket.screenshot}` });
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test.each([
  ['no picture at all', Buffer.from('<script>alert(1)</script>'), 'This picture isn’t a JPEG'],
  ['a PNG, which only the page can convert', Buffer.from('89504e470d0a1a0a', 'hex'), 'This picture isn’t a JPEG'],
  ['a picture cut short', aPicture().subarray(0, 60), 'We couldn’t read this picture'],
  ['a picture of enormous size', hugePicture(), 'We couldn’t read this picture'],
])('refuses %s, and opens no ticket', async (_, bytes, message) => {
  const { browser } = await aStudent(server);
  const answer = await open(browser, { screenshot: bytes.toString('base64') });
  expect(answer.status).toBe(400);
  expect(answer.body.message).toContain(message);
  expect((await server.pool.query('select 1 from tickets')).rows).toEqual([]);
});

/** Claims 60,000 by 60,000 pixels. */
function hugePicture() {
  const picture = Buffer.from(aPicture());
  const frame = picture.indexOf(Buffer.from([0xff, 0xc0]));
  picture.writeUInt16BE(60_000, frame + 5);
  picture.writeUInt16BE(60_000, frame + 7);
  return picture;
}

test.each([
  ['a blank text', { text: '  ' }, 400, 'Please write your question'],
  ['a text too long', { text: 'a'.repeat(LONGEST_TICKET_TEXT + 1) }, 400, 'Please use up to 4000 characters'],
  ['an unknown topic', { topic: 'weather' }, 400, 'Please choose a topic'],
  ['NUL in the text', { text: 'a\u0000b' }, 400, expect.any(String)],
  ['a key nobody knows', { studentId: 'me' }, 400, expect.any(String)],
  ['a picture above 2 MB', { screenshot: 'A'.repeat(2_796_208) }, 400, 'The picture is larger than 2 MB'],
])('refuses %s', async (_, wrong, status, message) => {
  const { browser } = await aStudent(server);
  const answer = await open(browser, wrong);
  expect([answer.status, answer.body.message]).toEqual([status, message]);
});

test('strangers, and calls without the forgery token, open nothing', async () => {
  expect((await open(server.newBrowser())).status).toBe(401);
  const { browser } = await aStudent(server);
  expect((await browser.call(support.open, { body: QUESTION }, { withoutXsrf: true })).status).toBe(403);
});

test('pictures that were refused cost no ticket', async () => {
  const { browser } = await aStudent(server);
  const screenshot = Buffer.from('no picture').toString('base64');
  for (let count = 0; count < 10; count += 1) expect((await open(browser, { screenshot })).status).toBe(400);
  expect((await open(browser)).status).toBe(200);
});

test('after ten tickets in a day a student writes on in one of them', async () => {
  const { browser } = await aStudent(server);
  for (let count = 0; count < 10; count += 1) expect((await open(browser)).status).toBe(200);
  const { status, body } = await open(browser);
  expect([status, body.code]).toEqual([429, 'too-many-requests']);
});

test('feedback is kept with its stars, and read by operators without a name', async () => {
  const { browser } = await aStudent(server);
  expect((await browser.call(support.feedback, { body: { rating: 4, text: 'Clear words' } })).status).toBe(200);
  expect((await browser.call(support.feedback, { body: { rating: 2 } })).status).toBe(200);
  for (const rating of [0, 6, 2.5])
    expect((await browser.call(support.feedback, { body: { rating } })).status).toBe(400);
  const { printed } = await typed(server, ['feedback', 'list']);
  expect(printed).toMatch(/★★★★ .*Clear words/);
  expect(printed).toContain('Mean of these 2: 3.00');
  expect(printed).not.toContain('Patil');
});

test('a wrong fact that was reported becomes a ticket', async () => {
  const { browser } = await aStudent(server);
  const report = { exam: 'mht-cet', collegeId: '16006', field: 'website', message: 'It moved' } as const;
  await browser.call(factReports.send, { body: report });
  const [ticket] = (await browser.call(support.list)).body.data as TicketSummary[];
  expect(ticket).toMatchObject({ topic: 'college-data', status: 'open' });
  expect(ticket?.excerpt).toMatch(/16006\), website: It moved$/);
});

test('operators fetch a screenshot into a file of their own, whole or not at all', async () => {
  const { browser } = await aStudent(server);
  const { number } = ticketOf(await open(browser, { screenshot: aPicture().toString('base64') }));
  const plain = ticketOf(await open(browser));
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-ticket-'));
  const to = join(folder, 'screen.jpg');
  const fetch = (...words: string[]) => typed(server, ['ticket', 'screenshot', ...words]);
  expect((await fetch(String(number), '--to', to, '--dry-run')).code).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
  expect((await fetch(String(number), '--to', to)).code).toBe(0);
  expect(readFileSync(to).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect((await fetch(String(number), '--to', to)).told).toContain('already exists');
  expect((await fetch(String(plain.number), '--to', `${to}x`)).code).toBe(2);
  rmSync(folder, { recursive: true });
});

test('operators list, show and close tickets', async () => {
  const { browser } = await aStudent(server);
  const { number, id } = ticketOf(await open(browser));
  expect((await typed(server, ['ticket', 'list', '--status', 'open'])).printed).toContain(String(number));
  expect((await typed(server, ['ticket', 'list', '--status', 'closed'])).printed).toBe('No tickets.');
  expect((await typed(server, ['ticket', 'list', '--status', 'lost'])).code).toBe(2);
  expect((await typed(server, ['ticket', 'show', String(number)])).printed).toContain(QUESTION.text);
  expect((await typed(server, ['ticket', 'show', '999999'])).code).toBe(2);
  expect((await typed(server, ['ticket', 'answer', 'abc', '--text', 'x'])).code).toBe(2);
  expect((await typed(server, ['ticket', 'close', String(number), '--dry-run'])).code).toBe(0);
  expect(ticketOf(await browser.call(support.read, { params: { id } })).status).toBe('open');
  await typed(server, ['ticket', 'close', String(number)]);
  expect(ticketOf(await browser.call(support.read, { params: { id } })).status).toBe('closed');
});
