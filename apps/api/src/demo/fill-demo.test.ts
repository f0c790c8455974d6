import { assessment } from '@dakhila/contract/assessment';
import { counselling } from '@dakhila/contract/counselling';
import { familyLinks } from '@dakhila/contract/family-links';
import { lists } from '@dakhila/contract/lists';
import { notices } from '@dakhila/contract/notices';
import { payments } from '@dakhila/contract/payments';
import { predictor } from '@dakhila/contract/predictor';
import { support } from '@dakhila/contract/support';
import { expect, test } from 'vitest';
import { aBrowserOf } from '../../test/builders.ts';
import { useServer } from '../../test/harness.ts';
import { audit } from '../modules/operations/index.ts';
import { seed } from '../seed.ts';
import type { Browser } from './browser.ts';
import { fillDemo } from './fill-demo.ts';
import { findDemoStudent } from './narrator.ts';
import { succeed } from './succeed.ts';

const server = useServer();
const WEEK_MS = 7 * 24 * 3_600_000;

test('the demo has five weeks of a student, is sound, says what it is and leaves the clock right', async () => {
  const { deps, pool } = server;
  await seed(deps);
  const { deskUrl } = await fillDemo({ deps, pool });

  expect(await audit(deps.db)).toEqual([]);
  expect(new URL(deskUrl).pathname).toBe('/desk/join');
  await expectHistory(await aBrowserOf(server, await findDemoStudent(deps)));
  await expectDates();
  await expectNotice();
});

/** Predictions, lists with a word of the family, a report, a session that was held and one ahead, a ticket and a payment. */
async function expectHistory(browser: Browser) {
  const { data: runs } = await succeed(browser, predictor.runs);
  expect(runs.map(({ exam }) => exam).sort()).toEqual(['josaa', 'mht-cet', 'mht-cet']);
  const { data: made } = await succeed(browser, lists.all);
  expect(made.map(({ name }) => name).sort()).toEqual(['CAP round 1', 'JoSAA, first draft']);
  const { data: news } = await succeed(browser, familyLinks.news);
  expect(news).toMatchObject([{ kind: 'list', listName: 'CAP round 1', comments: 1 }]);
  const { data: tested } = await succeed(browser, assessment.overview);
  expect(tested.sittings).toMatchObject([{ state: 'completed' }]);
  const { data: sessions } = await succeed(browser, counselling.overview);
  expect(sessions.bookings).toMatchObject([
    { phase: 'upcoming', counsellor: { name: 'Arvind Kulkarni' } },
    { phase: 'over', notes: { nextSteps: expect.any(Array) }, rating: { stars: 5 } },
  ]);
  const { data: tickets } = await succeed(browser, support.list);
  expect(tickets).toMatchObject([{ status: 'closed' }]);
  const { data: paid } = await succeed(browser, payments.mine);
  expect(JSON.stringify(paid)).toContain('Premium');
}

/** What happened weeks ago is dated so; afterwards the clock is right again, and no message of then waits. */
async function expectDates() {
  const { rows } = await server.pool.query<{ joined: Date; now: Date; waiting: string }>(
    `select (select created_at from students) as joined, app_now() as now,
      (select count(*) from outbox where state = 'waiting' and created_at < app_now() - interval '2 days') as waiting`,
  );
  const now = server.deps.now().getTime();
  expect(now - (rows[0]?.joined.getTime() ?? now)).toBeGreaterThan(4 * WEEK_MS);
  expect(Math.abs(now - (rows[0]?.now.getTime() ?? 0))).toBeLessThan(60_000);
  expect(rows[0]?.waiting).toBe('0');
}

/** Every page says in three languages that this is a demo, and nobody can dismiss it. */
async function expectNotice() {
  const { data } = await succeed(server.newBrowser(), notices.current);
  expect(data).toMatchObject({
    severity: 'warning',
    text: { en: expect.stringContaining('invented'), hi: expect.any(String), mr: expect.any(String) },
  });
}
