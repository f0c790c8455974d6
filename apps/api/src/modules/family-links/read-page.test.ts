import { examProfile } from '@dakhila/contract/exam-profile';
import { recommendations } from '@dakhila/contract/recommendations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFamilyLink, aListOwner, openFamilyPage } from '../../../test/family.ts';
import { useServer } from '../../../test/harness.ts';
import { aCandidate, listCalls, PROFILE } from '../../../test/lists.ts';
import { typed } from '../../../test/ops.ts';
import { openSimulator, type Simulator } from '../lists/index.ts';
import { keepEditions, openPredictor, type Predictor } from '../predictor/index.ts';
import { cachePages, readPage } from './read-page.ts';
import { listLinks } from './store.ts';

const server = useServer();
const metrics = () => ({ count: () => undefined, refuse: () => undefined });

let simulator: Simulator;
let predictor: Predictor;
beforeAll(() => {
  simulator = openSimulator({ log: server.deps.log, metrics });
  predictor = openPredictor(server.deps);
});
afterAll(() => Promise.all([simulator.close(), predictor.close()]));

/** What a page needs beside the server of the test. */
const pageNeeds = () => ({
  ...server.deps,
  ...{ simulator, predictor, pages: cachePages(), editions: keepEditions(server.deps) },
});

async function aLinkedList() {
  const { browser, id: studentId, list } = await aListOwner(server);
  const { token } = await aFamilyLink(browser, list.id);
  const [link] = await listLinks(server.deps.db, { listId: list.id, studentId });
  if (link === undefined) throw new Error('the link was made');
  const saveRank = (percentile: number) =>
    browser.call(examProfile.save, { body: { ...PROFILE, mhtCet: { ...PROFILE.mhtCet, percentile } } });
  return { browser, list, token, link, saveRank };
}

test('a profile that is saved while the page is made never shows under the profile before it', async () => {
  const { link, saveRank } = await aLinkedList();
  const needs = pageNeeds();
  const expected = await readPage({ ...needs, pages: cachePages() }, link);
  let isSaved = false;
  const examPredictor = (async (exam) => {
    if (!isSaved) {
      isSaved = true;
      expect((await saveRank(99.9)).status).toBe(200);
    }
    return needs.predictor.examPredictor(exam);
  }) as Predictor['examPredictor'];
  const during = await readPage({ ...needs, predictor: { ...needs.predictor, examPredictor } }, link);
  expect(during).toEqual(expected);
  expect(await readPage({ ...needs, pages: cachePages() }, link)).not.toEqual(expected);
  await saveRank(PROFILE.mhtCet.percentile);
  expect(await readPage(needs, link)).toEqual(expected);
});

test('numbers are those of the form, and a fee waiver seat is not told from an ordinary one', async () => {
  const profile = { ...PROFILE, mhtCet: { ...PROFILE.mhtCet, tfws: true } };
  const { browser, id: studentId } = await aCandidate(server, profile);
  const { options, create } = listCalls(browser);
  const ofCollege = async (collegeId: string) =>
    (await options({ exam: 'mht-cet', collegeId })).filter(({ programme }) => /^Computer/.test(programme));
  const [women] = await ofCollege('06276');
  const mixed = await ofCollege('06271');
  const waiver = mixed.find(({ programme }) => programme.endsWith('(TFWS)'));
  const ordinary = mixed.find(({ programme }) => !programme.endsWith('(TFWS)'));
  const choices = [women, waiver, ordinary].map((line) => line?.choice ?? '');
  const list = await create({ exam: 'mht-cet', name: 'Pune', choices });
  await aFamilyLink(browser, list.id);
  const [link] = await listLinks(server.deps.db, { listId: list.id, studentId });
  if (link === undefined) throw new Error('the link was made');
  const { list: page } = await readPage(pageNeeds(), link);
  expect(page?.choices.map(({ place }) => place)).toEqual([null, 1, 2]);
  expect(JSON.stringify(page)).not.toContain('TFWS');
  const [, first, second] = page?.choices ?? [];
  expect(first?.fee).not.toBeNull();
  expect([first?.programme, first?.fee]).toEqual([second?.programme, second?.fee]);
});

test('readers who come together share one simulation', async () => {
  const { link } = await aLinkedList();
  const needs = pageNeeds();
  let simulations = 0;
  const simulate: typeof needs.simulator.simulate = (...asked) => {
    simulations += 1;
    return needs.simulator.simulate(...asked);
  };
  const counted = { ...needs, simulator: { ...needs.simulator, simulate } };
  const pages = await Promise.all(Array.from({ length: 12 }, () => readPage(counted, link)));
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
  expect(simulations).toBe(1);
});

test('a page that could not be made is made at the next read', async () => {
  const { link } = await aLinkedList();
  const needs = pageNeeds();
  const simulate = () => Promise.reject(new Error('no thread'));
  await expect(readPage({ ...needs, simulator: { ...needs.simulator, simulate } }, link)).rejects.toThrow('no thread');
  expect(await readPage(needs, link)).toMatchObject({ list: { outcome: { some: expect.any(Number) } } });
});

test('only what the student reads is an outcome of the study, not what others read through a link', async () => {
  expect((await typed(server, ['lists', 'recommend-share', '0.5'])).code).toBe(0);
  const { browser, list, token, link } = await aLinkedList();
  await server.pool.query("update students set birth_date = '2000-01-01' where id = $1", [link.studentId]);
  await browser.call(recommendations.join, { body: { isIn: true } });
  // Joining has saved the outcome of the list.
  await server.pool.query('delete from list_trial_results');
  const saved = async () => (await server.pool.query('select list_id from list_trial_results')).rows;
  expect((await openFamilyPage(server.newBrowser(), token)).status).toBe(200);
  expect(await saved()).toEqual([]);
  await listCalls(browser).outcome(list.id);
  expect(await saved()).toEqual([{ list_id: list.id }]);
});
