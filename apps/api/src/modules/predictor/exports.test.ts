import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE_PATH } from '@dakhila/contract';
import { accuracy, type Backtest } from '@dakhila/contract/accuracy';
import { predictor } from '@dakhila/contract/predictor';
import { type ExportFormat, exportPath } from '@dakhila/contract/predictor-exports';
import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { isOfferInDoubt } from '@dakhila/domain/predictor/offer-doubt';
import { wasOpenToEnd, whyUnsureResult } from '@dakhila/domain/predictor/why-unsure';
import { FILES_PER_HOUR } from '@dakhila/domain/privacy/policy';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { wholeRun } from '../../../test/whole-run.ts';
import { readBacktests } from './read-backtests.ts';
import { MAX_ROWS } from './share-rows.ts';

const server = useServer();

const JOSAA = { mainCrl: 25_000, category: 'OPEN', gender: 'male', homeState: 'Maharashtra' } as const;
const CAP = {
  percentile: 95,
  category: 'OPEN',
  gender: 'female',
  candidature: 'maharashtra',
  homeUniversity: 'University of Mumbai',
} as const;

const open = (browser: Browser, id: string, format: ExportFormat, query = '') =>
  browser.send({ method: 'GET', url: `${API_BASE_PATH}${exportPath(id, format)}?${query}` });
const linesOf = (text: unknown) => String(text).replace(/\r\n$/, '').split('\r\n');

test('a CSV holds every result with its official codes, in the order of the screen', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const run = await wholeRun(browser, (await browser.call(predictor.runMhtCet, { body: CAP })).body.data as Run);
  const { status, headers, body } = await open(browser, run.id, 'csv', 'order=chance');
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="mht-cet-prediction-\d{4}-[\d-]+\.csv"$/);
  const [head, ...lines] = linesOf(body.text);
  expect(head).toMatch(/^\uFEFFCollege code,College,.*Choice code,Chance %,Band,.*"Chance by round 4, %"$/);
  expect(head).toContain(
    'Yearly fee in rupees,Fee year,You pay in year 1 (least),You pay in year 1 (most),Median yearly pay of those placed,',
  );
  expect(head).toContain('NIRF rank,NIRF year,');
  expect(head).toContain('Your percentile,Closing percentile last year,Forecast closing percentile,');
  expect(lines.every((line) => /,95,\d+(\.\d+)?,|,95,,/.test(line) && line.includes(',OPEN,Female,'))).toBe(true);
  // Rajendra Mane, Ambav: ₹76,500 for 2026-27, median ₹2,50,000 of 2024-25. A family that told nothing may pay all of it.
  expect(lines.find((line) => line.includes('Rajendra Mane'))).toMatch(/,76500,2026-27,\d+,76500,250000,2024-25,/);
  expect(lines).toHaveLength(run.results.length);
  const [first] = run.results;
  // The tab keeps the leading zero in Excel; who reads the file otherwise trims it.
  expect(lines[0]).toContain(`"\t${first?.choiceCode}",${Math.round((first?.chance ?? 0) * 100)},${first?.band}`);
  expect(lines[0]).toMatch(new RegExp(`^"\t${first?.collegeId}",`));
  const [, usual] = linesOf((await open(browser, run.id, 'csv')).body.text);
  expect(usual).toContain(',Likely,');
});

test('a CSV says which seats may not be offered', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const body = { ...CAP, percentile: 50, gender: 'male' } as const;
  const run = await wholeRun(browser, (await browser.call(predictor.runMhtCet, { body })).body.data as Run);
  const lines = linesOf((await open(browser, run.id, 'csv')).body.text);
  const inDoubt = run.results.filter(({ offered }) => isOfferInDoubt(offered));
  expect(inDoubt.length).toBeGreaterThan(0);
  expect(lines.filter((line) => /Only \d+% likely to be offered/.test(line))).toHaveLength(inDoubt.length);
});

test('a chance that rests on the end of the merit list says so, in the answer and in the file, in each language', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const body = { ...CAP, gender: 'male', percentile: 15 };
  const run = await wholeRun(browser, (await browser.call(predictor.runMhtCet, { body })).body.data as Run);
  const isOfEnd = ({ pools: [best] }: PredictionResult) => best?.isListEnd ?? best?.mayReachListEnd;
  const gadhinglaj = run.results.find(
    ({ collegeId, programme }) => collegeId === '06803' && programme === 'Electrical Engineering',
  );
  expect(gadhinglaj && isOfEnd(gadhinglaj)).toBe(true);
  // So near the end of the list, whatever has more than a slight chance has it from there.
  for (const result of run.results) if ((result.chance ?? 0) >= 0.15) expect(isOfEnd(result)).toBe(true);
  const lists = new Map(run.lists.map((list) => [list.id, list]));
  const reasonOf = (result: PredictionResult) => whyUnsureResult(result, lists, run.dataYears.last);
  const isHopeful = ({ pools: [best], ...result }: PredictionResult) =>
    best?.isListEnd
      ? wasOpenToEnd(best, lists.get(best.list), run.dataYears.last)
      : best?.mayReachListEnd && reasonOf({ ...result, pools: [best] }) === null;
  const [, ...lines] = linesOf((await open(browser, run.id, 'csv')).body.text);
  const told = lines.filter((line) => /open (?:almost )?to the end of the (?:\d{4} )?merit list/i.test(line));
  expect(told).toHaveLength(run.results.filter(isHopeful).length);
  browser.cookies.set('language', 'mr');
  const [, ...marathi] = linesOf((await open(browser, run.id, 'csv')).body.text);
  expect(marathi.filter((line) => /मेरिट लिस्टच्या (?:जवळजवळ )?शेवटपर्यंत/.test(line))).toHaveLength(told.length);
});

test('a CSV says why a chance is lower than last year’s closing suggests, in each language', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const body = { ...CAP, gender: 'male', percentile: 31 };
  const run = await wholeRun(browser, (await browser.call(predictor.runMhtCet, { body })).body.data as Run);
  const lists = new Map(run.lists.map((list) => [list.id, list]));
  const reasons = run.results.flatMap((result) => whyUnsureResult(result, lists, run.dataYears.last) ?? []);
  const longer = reasons.filter(({ farther }) => farther !== null);
  expect(longer.length).toBeGreaterThan(0);
  expect(longer.length).toBeLessThan(reasons.length);
  const tellIn = async (pattern: RegExp) =>
    linesOf((await open(browser, run.id, 'csv')).body.text).filter((line) => pattern.test(line));
  const [head] = linesOf((await open(browser, run.id, 'csv')).body.text);
  expect(head).toContain('End of the merit list,Why the chance is uncertain,');
  expect(await tellIn(/31 percentile was about [\d,]+ on the \d{4} list; on the \d{4} list/)).toHaveLength(
    longer.length,
  );
  expect(await tellIn(/complete lists?\b|31 percentile was/)).toHaveLength(reasons.length);
  browser.cookies.set('language', 'hi');
  expect(await tellIn(/31 परसेंटाइल पर मेरिट नंबर करीब/)).toHaveLength(longer.length);
  expect((await open(browser, run.id, 'pdf')).status).toBe(200);
});

test('a file holds what was chosen on the screen, and JoSAA’s number of the institute', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const run = (await browser.call(predictor.runJosaa, { body: JOSAA })).body.data as Run;
  const chosen = await open(browser, run.id, 'csv', 'band=Reach&kind=NIT&order=toughest&group=civil&group=mechanical');
  const [, ...lines] = linesOf(chosen.body.text);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => /^"\t\d{3}",/.test(line) && line.includes(',Reach,'))).toBe(true);
  expect(lines.every((line) => /civil|mechanic|production|architect/i.test(line))).toBe(true);
  const more = await open(browser, run.id, 'csv', 'unlikely=1');
  expect(linesOf(more.body.text)).toHaveLength(1 + run.resultCount + run.unlikelyCount);
  const none = await open(browser, run.id, 'pdf', 'text=no such college');
  expect(none.status).toBe(200);
});

test('a PDF comes as a document of several pages, a long list cut with a word about it', async () => {
  const { browser } = await aStudent(server, { pulls: 1 });
  const run = (await browser.call(predictor.runJosaa, { body: JOSAA })).body.data as Run;
  expect(run.resultCount).toBeGreaterThan(MAX_ROWS);
  const { status, headers, body } = await open(browser, run.id, 'pdf');
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(String(body.text)).toMatch(/^%PDF-/);
  expect(String(body.text).match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(5);
});

test('files are refused to strangers, to other students, for runs that are none and for words that are none', async () => {
  const asha = await aStudent(server, { pulls: 1 });
  const ravi = await aStudent(server);
  const { id } = (await asha.browser.call(predictor.runJosaa, { body: JOSAA })).body.data as Run;
  for (const format of ['csv', 'pdf'] as const) {
    expect((await open(server.newBrowser(), id, format)).status).toBe(401);
    expect((await open(ravi.browser, id, format)).body).toMatchObject({ code: 'not-found' });
    expect((await open(asha.browser, 'none', format)).status).toBe(404);
    const wrong = await open(asha.browser, id, format, 'band=Certain');
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['band']]);
  }
});

test.each(['csv', 'pdf'] as const)('a student makes only so many files in an hour: %s', async (format) => {
  const { browser, id } = await aStudent(server);
  const spentUp = sql`insert into budgets values (${`papers:student:${id}`}, ${FILES_PER_HOUR.limit}, app_now() + interval '1 hour')`;
  await server.deps.db.execute(spentUp);
  expect(await open(browser, randomUUID(), format)).toMatchObject({
    status: 429,
    body: { message: 'You’ve made a lot of files in the last hour. Please try again later' },
  });
});

test('accuracy: the backtests of both exams, newest year first, to students only', async () => {
  const { browser } = await aStudent(server);
  const answer = await browser.call(accuracy.read);
  expect(accuracy.read.response.safeParse(answer.body).error).toBeUndefined();
  const tests = answer.body.data as Backtest[];
  expect(new Set(tests.map(({ exam }) => exam))).toEqual(new Set(['mht-cet', 'josaa']));
  const years = tests.filter(({ exam }) => exam === 'josaa').map(({ year }) => year);
  expect(years).toEqual([...years].sort((one, other) => other - one));
  expect(tests.every(({ parts }) => parts[0]?.strata.some(({ name }) => name === 'all'))).toBe(true);
  expect((await server.newBrowser().call(accuracy.read)).status).toBe(401);
});

test('a data folder without backtests has none', async () => {
  expect(await readBacktests(await mkdtemp(join(tmpdir(), 'no-backtests-')))).toEqual([]);
});
