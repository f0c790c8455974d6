import { randomUUID } from 'node:crypto';
import { familyLinks } from '@dakhila/contract/family-links';
import { lists } from '@dakhila/contract/lists';
import { predictor } from '@dakhila/contract/predictor';
import { BANDS, type Run } from '@dakhila/contract/predictor-results';
import { FAMILY_LINKS_LIMIT, PROGRAMMES_A_BAND } from '@dakhila/domain/family-link/limits';
import { isFeeWaiver } from '@dakhila/domain/predictor/exams/fee-waiver';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import {
  aFamilyLink,
  aListOwner,
  aRunOwner,
  familyOf,
  openFamilyPage,
  runPageIn,
  tokenIn,
  writeTo,
} from '../../../test/family.ts';
import { useServer } from '../../../test/harness.ts';
import { aCandidate, PROFILE } from '../../../test/lists.ts';
import { wholeRun } from '../../../test/whole-run.ts';

const server = useServer();
const WANTED = { days: 7, language: 'en', showsName: false } as const;
const GONE = { status: 404, body: { message: 'This link no longer works. Please ask for a new one' } };
const share = (browser: Browser, id: string, wanted = {}) => aFamilyLink(browser, id, wanted, familyLinks.shareRun);
const sharingOf = (browser: Browser, id: string) => familyOf(browser, id, familyLinks.ofRun);

test('a link shows the programmes of a prediction by band with chances and full fees', async () => {
  const { browser, run } = await aRunOwner(server);
  const { token, url } = await share(browser, run.id);
  expect(url).toMatch(/^http.*\/family\/[\w-]{43}\?language=mr$/);
  const answer = await openFamilyPage(server.newBrowser(), token);
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
  const page = runPageIn(answer);
  const { createdAt, year, dataYears } = run;
  expect(page).toMatchObject({ exam: 'mht-cet', firstName: null, year, dataYears, list: null, run: { createdAt } });
  const { bands, picks } = page.run;

  const { results } = await wholeRun(browser, run);
  const told = results.filter(({ band, programme }) => band !== null && !isFeeWaiver(programme));
  expect(told.length).toBeLessThan(results.length);
  expect(bands.map(({ band }) => band)).toEqual(BANDS);
  for (const { band, count, programmes } of bands) {
    const own = told.filter((result) => result.band === band);
    expect([count, programmes.length]).toEqual([own.length, Math.min(own.length, PROGRAMMES_A_BAND)]);
    for (const shown of programmes)
      expect(
        own.some(
          ({ programme, collegeName, chance }) =>
            programme === shown.programme && collegeName === shown.collegeName && chance === shown.chance,
        ),
      ).toBe(true);
  }
  expect(bands[0]?.programmes.some(({ fee, city }) => fee !== null && city !== '')).toBe(true);
  expect(picks.match.length + picks.safe.length + picks.ambitious.length).toBeGreaterThan(6);
});

test('the page tells nothing about the student, and no seat on it is a fee waiver seat', async () => {
  const { browser, run, email, phone } = await aRunOwner(server);
  const { token } = await share(browser, run.id);
  const told = JSON.stringify((await openFamilyPage(server.newBrowser(), token)).body);
  const ranks = run.lists.flatMap(({ rank, low, high }) => [rank, low ?? rank, high ?? rank]);
  const seats = run.explanations.flatMap(({ code, label }) => [code, label]);
  const secrets = [email, phone, 'Asha', run.id, '93.12', 'OBC', 'TFWS', 'percentile', 'Savitribai', ...seats];
  for (const secret of secrets) expect(told, secret).not.toContain(secret);
  for (const rank of ranks) expect(told).not.toMatch(new RegExp(`\\b${rank}\\b`));
  for (const field of [
    'pool',
    'rank',
    'gender',
    'category',
    'title',
    'input',
    'forecast',
    'lastYear',
    'cost',
    'choiceCode',
  ])
    expect(told).not.toContain(`"${field}`);
  const named = await share(browser, run.id, { showsName: true });
  const page = await openFamilyPage(server.newBrowser(), named.token);
  expect(runPageIn(page).firstName).toBe('Asha');
});

test('the page says that a longer merit list lowers chances, of no programme and without a number', async () => {
  const { browser } = await aCandidate(server, PROFILE, 2);
  const pageAt = async (percentile: number) => {
    const input = { percentile, category: 'OPEN', gender: 'male', candidature: 'maharashtra' } as const;
    const run = (await browser.call(predictor.runMhtCet, { body: input })).body.data as Run;
    return openFamilyPage(server.newBrowser(), (await share(browser, run.id)).token);
  };
  expect(runPageIn(await pageAt(99.9)).run.isListLonger).toBe(false);
  const low = await pageAt(31);
  expect(runPageIn(low).run.isListLonger).toBe(true);
  expect(JSON.stringify(low.body)).not.toMatch(/unsure|farther|percentile/);
});

test('renewed, revoked and deleted: the address of a prediction ends as that of a list', async () => {
  const { browser, run } = await aRunOwner(server);
  const open = (token: string) => openFamilyPage(server.newBrowser(), token);
  const { id, token } = await share(browser, run.id);
  const renewed = await browser.call(familyLinks.renew, { params: { id } });
  const { url } = renewed.body.data as { url: string };
  expect(await open(token)).toMatchObject(GONE);
  expect((await open(tokenIn(url))).status).toBe(200);
  expect((await browser.call(familyLinks.revoke, { params: { id } })).status).toBe(200);
  expect(await open(tokenIn(url))).toMatchObject(GONE);

  const other = await share(browser, run.id);
  await writeTo(server.newBrowser(), other.token, 'Well done');
  expect((await open(other.token)).status).toBe(200);
  expect((await browser.call(predictor.remove, { params: { id: run.id } })).status).toBe(200);
  expect(await open(other.token)).toMatchObject(GONE);
  expect((await browser.call(familyLinks.news)).body.data).toEqual([]);
});

test('five links are live over lists and predictions, also when they are made together', async () => {
  const { browser, run } = await aRunOwner(server);
  const list = await browser.call(lists.create, { body: { exam: 'mht-cet', name: 'For CAP' } });
  const { id: listId } = list.body.data as { id: string };
  const made = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      at % 2 === 0
        ? browser.call(familyLinks.shareRun, { params: { id: run.id }, body: WANTED })
        : browser.call(familyLinks.shareList, { params: { id: listId }, body: WANTED }),
    ),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(FAMILY_LINKS_LIMIT);
  expect(made.filter(({ status }) => status === 409)).toHaveLength(3);
  const ofRun = await sharingOf(browser, run.id);
  const ofList = await familyOf(browser, listId);
  expect(ofRun.links.length + ofList.links.length).toBe(FAMILY_LINKS_LIMIT);
  expect([ofRun.liveLinks, ofList.liveLinks]).toEqual([FAMILY_LINKS_LIMIT, FAMILY_LINKS_LIMIT]);
});

test('a link that is made while its prediction is deleted is made or refused, never an error', async () => {
  const { browser, run } = await aRunOwner(server);
  const [made, removed] = await Promise.all([
    browser.call(familyLinks.shareRun, { params: { id: run.id }, body: WANTED }),
    browser.call(predictor.remove, { params: { id: run.id } }),
  ]);
  expect([200, 404]).toContain(made.status);
  expect(removed.status).toBe(200);
  expect((await browser.call(familyLinks.shareRun, { params: { id: run.id }, body: WANTED })).status).toBe(404);
});

test('comments reach the student at the prediction and in the news, and are read up to the newest one shown', async () => {
  const { browser, run } = await aRunOwner(server);
  const { token } = await share(browser, run.id);
  await writeTo(server.newBrowser(), token, 'Nashik is closer', 'Aai');
  const { comments } = await sharingOf(browser, run.id);
  expect(comments).toMatchObject([{ name: 'Aai', text: 'Nashik is closer', isNew: true }]);
  const news = [{ kind: 'run', runId: run.id, exam: 'mht-cet', year: run.year, comments: 1 }];
  expect((await browser.call(familyLinks.news)).body.data).toEqual(news);
  await writeTo(server.newBrowser(), token, 'And cheaper');
  const body = { newest: comments[0]?.id ?? '' };
  expect((await browser.call(familyLinks.markRunRead, { params: { id: run.id }, body })).status).toBe(200);
  expect((await sharingOf(browser, run.id)).comments.map(({ isNew }) => isNew)).toEqual([true, false]);
  expect((await browser.call(familyLinks.news)).body.data).toEqual(news);
});

test('only the owner makes and sees links to a prediction, and ids of lists and predictions do not mix', async () => {
  const { browser, run } = await aRunOwner(server);
  const { token } = await share(browser, run.id);
  await writeTo(server.newBrowser(), token, 'Well done');
  const newest = (await sharingOf(browser, run.id)).comments[0]?.id ?? '';
  const other = await aListOwner(server);
  const params = { id: run.id };
  for (const [who, expected] of [
    [other.browser, 404],
    [server.newBrowser(), 401],
  ] as const) {
    expect((await who.call(familyLinks.shareRun, { params, body: WANTED })).status).toBe(expected);
    expect((await who.call(familyLinks.ofRun, { params })).status).toBe(expected);
    expect((await who.call(familyLinks.markRunRead, { params, body: { newest } })).status).toBe(expected);
  }
  expect((await browser.call(familyLinks.shareList, { params, body: WANTED })).status).toBe(404);
  expect((await browser.call(familyLinks.ofList, { params })).status).toBe(404);
  expect((await browser.call(familyLinks.ofRun, { params: { id: randomUUID() } })).status).toBe(404);
  for (const wrong of [{ days: 365 }, { language: 'fr' }, { showsName: 'yes' }, { more: 1 }]) {
    const body = { ...WANTED, ...wrong } as typeof WANTED;
    expect((await browser.call(familyLinks.shareRun, { params, body })).status).toBe(400);
  }
});
