import { predictor } from '@dakhila/contract/predictor';
import { expect, test } from 'vitest';
import { aStudent } from '../builders.ts';
import { useServer } from '../harness.ts';
import { openShop } from '../shop.ts';
import { timeLimit } from '../time-limit.ts';
import { liftBudgets } from './lift-budgets.ts';
import { type Kind, runFuzz, type Visitor } from './run-fuzz.ts';

const server = useServer();
const REQUESTS = 3_000;
const CAP = {
  percentile: 95,
  candidature: 'maharashtra',
  homeUniversity: 'Savitribai Phule Pune University',
} as const;

test('no request made from the contract, right, nearly right or hostile, breaks or hangs the server, or leaves a word about anybody in its log', {
  timeout: timeLimit(300_000),
}, async () => {
  await openShop(server);
  await liftBudgets(server.pool);
  const address = await server.app.server.listen({ port: 0, host: '127.0.0.1' });
  const secrets: string[] = [];
  const makeVisitor = async (kind: Kind, mark: string): Promise<Visitor> => {
    const { browser, ...contact } =
      kind === 'student'
        ? await aStudent(server, { firstName: mark, pulls: 1_000, sessions: 50, assessments: 5 })
        : { browser: server.newBrowser(), email: 'nobody@example.com', phone: '919000000001' };
    await browser.send({ method: 'GET', url: '/api/v1/auth/check' });
    secrets.push(contact.email, contact.phone.slice(2), ...browser.cookies.values());
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { cookie, xsrf: browser.cookies.get('XSRF-TOKEN') ?? '' };
  };
  await waitForForecasts();
  const port = Number(new URL(address).port);
  const figures = await runFuzz({ port, requests: REQUESTS, seed: 7, connections: 8, makeVisitor });
  expect(figures.faults).toEqual([]);
  // It was understood often enough to reach the inside, and what others have.
  expect(figures.byStatus['200'] ?? 0).toBeGreaterThan(REQUESTS / 20);
  expect(figures.refusedForeign.size).toBeGreaterThan(5);
  const log = server.logged();
  expect(linesOf(log).length).toBeGreaterThanOrEqual(REQUESTS);
  expect([...secrets, ...WRITTEN].filter((word) => log.includes(word))).toEqual([]);
  expect(log).not.toMatch(CODE);
});

/** What visitors write of themselves into names, contacts and free texts, wherever the contract has such a field. */
const WRITTEN = ['zqmark', 'asha@example.com', 'fuzz@example.com', 'a@b.co', '9876543210', '2009-03-14', '1990-01-01'];
/** The one-time code they try, where it is no part of another figure. */
const CODE = /(?<![\d.])123456(?!\d)/;

/** Each line is one event, whatever was written into a field: nobody forges a line. */
const linesOf = (log: string): unknown[] =>
  log
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The first predictions wait until the forecasts are made, however busy the machine is: that is no hang. */
async function waitForForecasts() {
  const { browser } = await aStudent(server, { pulls: 2 });
  const person = { category: 'OPEN', gender: 'female' } as const;
  const answers = [
    await browser.call(predictor.runJosaa, { body: { ...person, mainCrl: 25_000, pwd: false, homeState: 'Goa' } }),
    await browser.call(predictor.runMhtCet, { body: { ...person, ...CAP } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
}
