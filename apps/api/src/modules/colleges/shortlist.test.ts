import { type SavedCollege, SHORTLIST_LIMIT, shortlist } from '@dakhila/contract/shortlist';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';

const server = useServer();

const COEP = { exam: 'mht-cet', collegeId: '16006' } as const;
const IITB = { exam: 'josaa', collegeId: 'iit-bombay' } as const;
const saved = async (browser: Browser) =>
  ((await browser.call(shortlist.list)).body.data as SavedCollege[]).map(
    ({ exam, college }) => `${exam} ${college.id}`,
  );

test('a college of either exam is saved, listed latest first as a card shows it, and taken off again', async () => {
  const { browser } = await aStudent(server);
  expect((await browser.call(shortlist.save, { params: COEP })).body).toEqual({ status: 'success', success: true });
  await server.clock.advance({ minutes: 1 });
  await browser.call(shortlist.save, { params: IITB });
  const { body } = await browser.call(shortlist.list);
  expect(body.data).toMatchObject([
    {
      exam: 'josaa',
      savedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      college: { name: 'Indian Institute of Technology Bombay' },
    },
    { exam: 'mht-cet', college: { id: '16006', location: { city: 'Pune' } } },
  ]);
  await browser.call(shortlist.remove, { params: IITB });
  expect(await saved(browser)).toEqual(['mht-cet 16006']);
});

test('saving twice keeps one, and removing what is not there is harmless', async () => {
  const { browser } = await aStudent(server);
  await browser.call(shortlist.save, { params: COEP });
  await browser.call(shortlist.save, { params: COEP });
  expect(await saved(browser)).toEqual(['mht-cet 16006']);
  expect((await browser.call(shortlist.remove, { params: IITB })).status).toBe(200);
});

test.each([
  [{ exam: 'mht-cet', collegeId: '99999' }, 404, 'College not found'],
  [{ exam: 'josaa', collegeId: '16006' }, 404, 'College not found'],
  [{ exam: 'neet', collegeId: '16006' }, 400, expect.any(String)],
  [{ exam: 'mht-cet', collegeId: 'x'.repeat(101) }, 400, expect.any(String)],
])('refuses to save %j', async (params, status, message) => {
  const { browser } = await aStudent(server);
  const answer = await browser.call(shortlist.save, { params });
  expect([answer.status, answer.body.message]).toEqual([status, message]);
  expect(await saved(browser)).toEqual([]);
});

test('strangers have no shortlist, and a call without the forgery token changes none', async () => {
  const stranger = server.newBrowser();
  expect((await stranger.call(shortlist.list)).status).toBe(401);
  expect((await stranger.call(shortlist.save, { params: COEP })).status).toBe(401);
  expect((await stranger.call(shortlist.remove, { params: COEP })).status).toBe(401);
  const { browser } = await aStudent(server);
  expect((await browser.call(shortlist.save, { params: COEP }, { withoutXsrf: true })).status).toBe(403);
  expect(await saved(browser)).toEqual([]);
});

test("another student's shortlist is neither seen nor changed", async () => {
  const asha = await aStudent(server);
  const ravi = await aStudent(server);
  await asha.browser.call(shortlist.save, { params: COEP });
  expect(await saved(ravi.browser)).toEqual([]);
  await ravi.browser.call(shortlist.remove, { params: COEP });
  expect(await saved(asha.browser)).toEqual(['mht-cet 16006']);
});

test('the limit holds when many are saved at once, and what is on the list may be saved again', async () => {
  const { id, browser } = await aStudent(server);
  const ids = server.deps.catalogue.mhtCet.items.map((item) => item.id);
  const filled = ids.slice(0, SHORTLIST_LIMIT - 2);
  await server.pool.query(
    "insert into shortlist (student_id, exam, college_id) select $1, 'mht-cet', unnest($2::text[])",
    [id, filled],
  );
  const more = ids.slice(SHORTLIST_LIMIT - 2, SHORTLIST_LIMIT + 6);
  const answers = await Promise.all(
    more.map((collegeId) => browser.call(shortlist.save, { params: { exam: 'mht-cet', collegeId } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(6);
  expect(refused[0]?.body.message).toBe('You can save up to 200 colleges. Remove one to save another');
  expect(await saved(browser)).toHaveLength(SHORTLIST_LIMIT);
  const again = { exam: 'mht-cet', collegeId: filled[0] ?? '' } as const;
  expect((await browser.call(shortlist.save, { params: again })).status).toBe(200);
});

test('a script that toggles without end is told to slow down', async () => {
  const { id, browser } = await aStudent(server);
  await browser.call(shortlist.save, { params: COEP });
  await server.pool.query('update budgets set spent = 120 where key = $1', [`shortlist:student:${id}`]);
  const { status, headers } = await browser.call(shortlist.remove, { params: COEP });
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(await saved(browser)).toHaveLength(1);
});
