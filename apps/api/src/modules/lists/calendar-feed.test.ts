import { calendarFeed } from '@dakhila/contract/calendar-feed';
import { type Checklist, rounds } from '@dakhila/contract/rounds';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { seasonYear } from '@dakhila/domain/season/season';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { aCandidate, PROFILE } from '../../../test/lists.ts';
import { typed } from '../../../test/ops.ts';

const server = useServer();
const CAP = { params: { exam: 'mht-cet' } } as const;

const make = async (browser: Browser) =>
  new URL(((await browser.call(calendarFeed.make, CAP)).body.data as { url: string }).url).pathname;
const fetchFeed = (url: string, headers = {}) => server.newBrowser().send({ method: 'GET', url, headers });
/** Long lines of the file are folded. */
const unfolded = (file: unknown) => String(file).replaceAll('\r\n ', '');

/** An operator enters the days of registration in a year. */
const announce = (year: number, from: string, to: string) =>
  typed(server, [
    ...['schedule', 'set', 'mht-cet', 'registration', '--year', String(year), '--from', `${year}-${from}`],
    ...['--to', `${year}-${to}`, '--source', 'State CET Cell', '--as-of', `${year}-${from}`],
  ]);

test('a feed has last year’s days marked as a guide until official ones are entered, and how many documents are missing', async () => {
  const { browser, email } = await aCandidate(server, { ...PROFILE, mhtCet: { ...PROFILE.mhtCet, category: 'OBC' } });
  const url = await make(browser);
  expect(url).toMatch(/^\/api\/v1\/calendar\/[\w-]{43}\.ics$/);
  const year = seasonYear('mht-cet', dayOf(server.clock.now()));
  expect((await announce(year - 1, '06-28', '07-05')).code).toBe(0);
  const guide = await fetchFeed(url);
  expect(guide).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'x-robots-tag': 'noindex' },
  });
  const before = unfolded(guide.body.text);
  expect(before).toContain(`SUMMARY:Not official yet: CAP ${year}:`);
  expect(before).toContain(`DTSTART;VALUE=DATE:${year}0628`);
  expect(before).toContain('STATUS:TENTATIVE');
  expect(before).toContain(`28 Jun ${year - 1} to 5 Jul ${year - 1}`);
  expect(before).toMatch(new RegExp(`SUMMARY:CAP ${year}: \\d+ documents still to get ready`));

  expect((await announce(year, '06-30', '07-08')).code).toBe(0);
  const official = unfolded((await fetchFeed(url)).body.text);
  expect(official).toContain(`DTSTART;VALUE=DATE:${year}0630`);
  expect(official).not.toContain('Not official yet');
  for (const secret of [email, 'Asha', 'Patil', 'OBC', 'Non-creamy', 'caste']) expect(official).not.toContain(secret);
});

test('a calendar that asks again is told that nothing changed, until a document is ticked', async () => {
  const { browser } = await aCandidate(server);
  await announce(seasonYear('mht-cet', dayOf(server.clock.now())), '06-30', '07-08');
  const url = await make(browser);
  const etag = String((await fetchFeed(url)).headers.etag);
  expect((await fetchFeed(url, { 'if-none-match': etag })).status).toBe(304);
  const ticked = { params: { exam: 'mht-cet', document: 'class-twelve' }, body: { isTicked: true } } as const;
  expect((await browser.call(rounds.tick, ticked)).status).toBe(200);
  expect((await fetchFeed(url, { 'if-none-match': etag })).status).toBe(200);
});

test('documents that come with a seat are not counted, and the day of a source is written in words', async () => {
  const { browser } = await aCandidate(server);
  const year = seasonYear('mht-cet', dayOf(server.clock.now()));
  await announce(year, '06-30', '07-08');
  const { items } = (await browser.call(rounds.documents, CAP)).body.data as Checklist;
  const before = items.filter(({ id }) => !['allotment-letter', 'fee-proof'].includes(id));
  expect(before.length).toBeLessThan(items.length);
  const file = unfolded((await fetchFeed(await make(browser))).body.text);
  expect(file).toContain(`: ${before.length} documents still to get ready`);
  expect(file).toContain(`as of 30 Jun ${year}`);
  expect(file).not.toContain(`as of ${year}-`);
});

test('a new address replaces the old one, and an ended one opens nothing', async () => {
  const { browser } = await aStudent(server);
  expect((await browser.call(calendarFeed.read, CAP)).body.data).toEqual({ madeAt: null });
  const first = await make(browser);
  const second = await make(browser);
  expect([(await fetchFeed(first)).status, (await fetchFeed(second)).status]).toEqual([404, 200]);
  expect((await browser.call(calendarFeed.read, CAP)).body.data).toEqual({ madeAt: expect.any(String) });
  for (const _twice of [1, 2]) expect((await browser.call(calendarFeed.revoke, CAP)).status).toBe(200);
  expect((await fetchFeed(second)).status).toBe(404);
});

test('an address that was made while the account closed opens nothing', async () => {
  const { browser, id } = await aStudent(server);
  const url = await make(browser);
  await server.pool.query(
    "insert into account_closures (student_id, asked_by, erase_at) values ($1, 'student', app_now() + interval '30 days')",
    [id],
  );
  expect((await fetchFeed(url)).status).toBe(404);
});

test('only a student makes a feed, of an exam that exists; strange addresses are not found', async () => {
  expect((await server.newBrowser().call(calendarFeed.make, CAP)).status).toBe(401);
  const { browser } = await aStudent(server);
  const wrong = { params: { exam: 'neet' } } as unknown as typeof CAP;
  expect((await browser.call(calendarFeed.make, wrong)).status).toBe(400);
  for (const token of ['x', '-'.repeat(43), '%00', '..%2f..', 'a'.repeat(250)])
    expect((await fetchFeed(`/api/v1/calendar/${token}.ics`)).status, token).toBe(404);
});
