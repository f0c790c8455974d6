import { API_BASE_PATH } from '@dakhila/contract';
import { assessment } from '@dakhila/contract/assessment';
import { calendarFeed } from '@dakhila/contract/calendar-feed';
import { nothing } from '@dakhila/contract/endpoint';
import { familyLinks } from '@dakhila/contract/family-links';
import { topUps } from '@dakhila/contract/top-ups';
import { expect, test } from 'vitest';
import { succeed } from '../../src/demo/succeed.ts';
import { HOLDINGS } from '../../src/modules/privacy/holdings/index.ts';
import type { Browser } from '../browser.ts';
import { aStudent } from '../builders.ts';
import { aCounsellor } from '../counselling.ts';
import { useServer } from '../harness.ts';
import { pdfText } from '../pdf-text.ts';
import { gatewayUrlOf, openShop } from '../shop.ts';
import { timeLimit } from '../time-limit.ts';
import { ACCOUNT_CASES } from './account-cases.ts';
import { callOf, endpoints, namingPlaces, pathPlaces, registeredCalls } from './calls.ts';
import { PLACES, ROUTES, WORDS } from './explained.ts';
import { faultsOfShutDoor, shown } from './judge.ts';
import { openLeakyProduct } from './leaky-product.ts';
import { ask, faultsOf, idsOf, marksOf, placeOf } from './matrix.ts';
import { PLAN_CASES } from './plan-cases.ts';
import { changesBetween, rowsOf, tablesOf } from './rows.ts';
import { TALK_CASES } from './talk-cases.ts';
import { makeThings, type Things } from './things.ts';

const server = useServer();
const CASES = [...PLAN_CASES, ...TALK_CASES, ...ACCOUNT_CASES];
const GUARDED = CASES.filter(({ rule }) => rule !== 'bearer');
const BEARER = CASES.filter(({ rule }) => rule === 'bearer');

const PATIENCE_MS = timeLimit(600_000);

/** Asha, whose words and ids are marks, and Bina, who has the same things of her own. */
async function ashaAndBina(): Promise<{ asha: Things; bina: Things }> {
  await openShop(server);
  await aCounsellor(server);
  const [bina, asha] = await makeThings(server, [
    { word: 'bina', phone: '917123454322', college: 'iit-madras', document: 'pwd', rounds: ['1'] },
    { word: 'zqmark', phone: '917123454321', college: 'iit-bombay', document: 'class-twelve', rounds: ['1', '2'] },
  ]);
  if (!asha || !bina) throw new Error('two were asked for');
  return { asha, bina };
}

const lastWord = (place: string) => place.split('.').at(-1)?.replaceAll('[]', '') ?? '';
const isWord = (place: string) => / (query|body)\./.test(place) && lastWord(place) in WORDS;

test('every place of every call in which something can be named is in the table, or explained', () => {
  const declared = new Set(endpoints.map(callOf));
  // The desk knows no students' sessions: its matrix is in `modules/staff`.
  const calls = registeredCalls(server.app.server.printRoutes({ commonPrefix: false })).filter(
    (call) => !/ \/desk\b/.test(call),
  );
  expect([...declared].filter((call) => !calls.includes(call))).toEqual([]);
  const files = calls.filter((call) => !declared.has(call));
  expect(files.filter((call) => pathPlaces(call).length === 0 && !(call in ROUTES))).toEqual([]);

  const places = [...endpoints.flatMap(namingPlaces), ...files.flatMap(pathPlaces)];
  const tabled = new Set(CASES.map(placeOf));
  expect(places.filter((place) => !tabled.has(place) && !(place in PLACES) && !isWord(place))).toEqual([]);
  // Nothing stands here for a call that is gone, and nothing is explained away that is in the table.
  expect([...tabled, ...Object.keys(PLACES)].filter((place) => !places.includes(place))).toEqual([]);
  expect([...tabled].filter((place) => place in PLACES || isWord(place))).toEqual([]);
  expect(Object.keys(ROUTES).filter((call) => !files.includes(call))).toEqual([]);
  expect(Object.keys(WORDS).filter((word) => !places.some((place) => lastWord(place) === word))).toEqual([]);
});

/** What the predictions are made from: a link to the report shows chances, and not for which rank. */
const OF_A_PREDICTION = ['95 percentile', '25,000', 'Savitribai'];
/** Tables of students in which Asha has nothing, and why. */
const WITHOUT = {
  account_closures: 'her account would be shut',
  audit_log: 'what operators did',
  counselling_reminders: 'written by a job, and named in no call',
  season_results: 'asked when a season is over, and named in no call',
  list_trial_consents: 'she is under 18, and cannot take part; no call names one',
  list_trial_declines: 'she is under 18 and is not asked; no call names one',
  list_trial_results: 'only of students who take part; no call names one',
  message_deliveries: 'written when a message is sent, and named in no call',
  suppressions: 'written by a service that reports, and named in no call',
  refund_requests: 'written at the desk, and named in no call of a student',
  ticket_notes: 'written at the desk, and named in no call of a student',
  sent_round_reminders: 'written by a job, and named in no call',
  student_failures: 'written after a call failed, and named in no call',
};

test('nobody reads, changes or learns of what is another student’s, and she herself can do all of it', {
  timeout: PATIENCE_MS,
}, async () => {
  const { asha, bina } = await ashaAndBina();
  const stranger = server.newBrowser();
  const closed = await aStudent(server);
  await server.pool.query(
    "insert into account_closures (student_id, asked_by, erase_at) values ($1, 'student', app_now() + interval '30 days')",
    [closed.id],
  );
  const before = await rowsOf(server.pool, asha);
  expect([...tablesOf(before), ...Object.keys(WITHOUT)].toSorted()).toEqual(
    HOLDINGS.map(({ table }) => table).toSorted(),
  );

  expect(await faultsOf(GUARDED, { owner: asha, sender: bina })).toEqual([]);
  for (const browser of [stranger, closed.browser])
    expect(
      await faultsOf(GUARDED, { owner: asha, sender: bina, browserFor: () => browser, judge: faultsOfShutDoor }),
    ).toEqual([]);
  expect(await namelessFaults(asha, bina)).toEqual([]);
  // The name of a click is each one's own: Bina gets an order of hers, not the answer that Asha got.
  const click = { body: { tierId: 'attempts-5', couponCode: 'FLAT100' } };
  const ordered = await bina.browser.call(topUps.predictions.selectTier, click, {
    headers: { 'idempotency-key': asha.key },
  });
  const order = new URL(gatewayUrlOf(ordered)).searchParams.get('order')?.split('.')[0] ?? '';
  const transaction = /"transactionId":"(\w+)"/.exec(Buffer.from(order, 'base64url').toString())?.[1];
  expect([undefined, asha.transaction]).not.toContain(transaction);
  expect(changesBetween(before, await rowsOf(server.pool, asha))).toEqual([]);

  for (const one of BEARER) {
    const named = one.theirs(asha);
    for (const browser of [bina.browser, stranger]) {
      const { answer } = await ask(one, { named, sender: bina, browser });
      expect(answer.status, placeOf(one)).toBe(200);
      expect(
        shown({ theirs: { given: named, answer }, marks: [...idsOf(asha), ...OF_A_PREDICTION] }),
        placeOf(one),
      ).toEqual([]);
    }
  }
  // What the screen does not show, the paper does not show either.
  const shared = await paperOf(stranger, `/assessment/shared/${asha.token}/report.pdf`);
  expect([...idsOf(asha), ...OF_A_PREDICTION].filter((mark) => shared.includes(mark))).toEqual([]);
  expect(await paperOf(asha.browser, `/assessment/sittings/${asha.report}/report.pdf`)).toContain('95 percentile');
  await succeed(asha.browser, assessment.stopSharing, { params: { id: asha.report } });
  for (const { open } of [asha.family, asha.familyRun])
    await succeed(asha.browser, familyLinks.revoke, { params: { id: open } });
  await succeed(asha.browser, calendarFeed.revoke, { params: { exam: 'josaa' } });
  const ended = BEARER.filter(({ place }) => place === 'params.token');
  expect(ended).toHaveLength(10);
  expect(await faultsOf(ended, { owner: asha, sender: bina })).toEqual([]);

  const refusedToHer: string[] = [];
  for (const one of GUARDED) {
    const { answer } = await ask(one, { named: one.theirs(asha), sender: asha, browser: one.from(asha) });
    if (answer.status !== 200) refusedToHer.push(`${placeOf(one)} ${JSON.stringify(answer.body)}`);
  }
  expect(refusedToHer).toEqual([]);
});

/** The words of a PDF. */
async function paperOf({ cookies }: Browser, path: string): Promise<string> {
  const url = `${API_BASE_PATH}${path}`;
  const { rawPayload } = await server.app.server.inject({ method: 'GET', url, cookies: Object.fromEntries(cookies) });
  return pdfText(rawPayload);
}

/** What Bina is shown where nothing has to be named. */
async function namelessFaults(asha: Things, bina: Things): Promise<string[]> {
  const readable = endpoints.filter(
    ({ method, path, query }) =>
      method === 'GET' && /^[^:]*(\/:exam[^:]*)?$/.test(path) && (query === nothing || query.safeParse({}).success),
  );
  expect(readable.length).toBeGreaterThan(30);
  const faults: string[] = [];
  for (const endpoint of readable)
    for (const exam of endpoint.path.includes(':exam') ? ['josaa', 'mht-cet'] : ['']) {
      const answer = await bina.browser.call(endpoint, { params: { exam } });
      expect(answer.status, callOf(endpoint)).toBe(200);
      const told = shown({ theirs: { given: exam, answer }, marks: marksOf(asha) });
      faults.push(...told.map((fault) => `${callOf(endpoint)} ${fault}`));
    }
  return faults;
}

/** What is held together by more than one condition of a statement: bookings are compared once more, codes and sign-ups belong to a browser. */
const NOT_BY_A_STATEMENT = / \/counseling\/bookings\/:id\S+ params\.id$| body\.(otp|email)$/;

test('a product that forgets whose a thing is does not pass', { timeout: PATIENCE_MS }, async () => {
  const { asha, bina } = await ashaAndBina();
  const { visit } = await openLeakyProduct(server);
  const before = await rowsOf(server.pool, asha);
  // What needs forecasts of its own is left out: they take seconds to make, and show nothing more.
  const cases = GUARDED.filter(
    ({ call, rule }) => rule === 'refused' && !/ \/((lists|predictor|rounds)\/|season-plan$)/.test(call),
  );
  const faults = await faultsOf(cases, { owner: asha, sender: bina, browserFor: (one) => visit(one.from(bina)) });
  const passed = cases.map(placeOf).filter((place) => !faults.some((fault) => fault.startsWith(`${place} `)));
  expect(passed.filter((place) => !NOT_BY_A_STATEMENT.test(place))).toEqual([]);
  expect(cases.length - passed.length).toBeGreaterThan(20);
  expect(changesBetween(before, await rowsOf(server.pool, asha)).length).toBeGreaterThan(50);
});
