import { API_BASE_PATH } from '@dakhila/contract';
import { type CollegeMoney, type FamilyFacts, money } from '@dakhila/contract/money';
import { predictor } from '@dakhila/contract/predictor';
import { type ExportFormat, exportPath } from '@dakhila/contract/predictor-exports';
import type { PredictionResult, ResultDetails, ResultsPage, Run } from '@dakhila/contract/predictor-results';
import { DomainError } from '@dakhila/domain/errors';
import { choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { seatOfType } from '@dakhila/domain/money/place';
import { firstFew } from '@dakhila/domain/predictor/first-few';
import type { FirstPicks } from '@dakhila/domain/predictor/first-picks';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { collegesNear, wholeRun } from '../../../test/whole-run.ts';
import type { Headline } from './headline.ts';
import { runWithMoney } from './read-page.ts';

const server = useServer();

const CAP = {
  ...{ category: 'OPEN', gender: 'male', candidature: 'maharashtra', homeUniversity: 'University of Mumbai' },
  ...{ percentile: 30, tfws: true },
};
const JOSAA = { mainCrl: 25_000, category: 'OPEN', gender: 'male', homeState: 'Maharashtra' };
const FAMILY: FamilyFacts = {
  ...{ category: 'OPEN', gender: 'male', income: '2.5-to-6', domicile: true },
  ...{ minority: false, orphan: false, ews: false },
};

const tell = (browser: Browser, family: FamilyFacts) => browser.call(money.tellFamily, { body: family });
async function runOf(call: typeof predictor.runMhtCet | typeof predictor.runJosaa, body: object, family?: FamilyFacts) {
  const { browser } = await aStudent(server, { pulls: 1 });
  if (family) await tell(browser, family);
  const run = (await browser.call(call, { body: body as never })).body.data as Run;
  return { browser, run };
}
async function pageOf(browser: Browser, id: string, query: Record<string, string>) {
  const { status, body } = await browser.call(predictor.results, { params: { id }, query: query as never });
  expect([status, predictor.results.response.safeParse(body).error]).toEqual([200, undefined]);
  return body.data as ResultsPage;
}
async function allOf(browser: Browser, id: string, query: Record<string, string>) {
  const results: PredictionResult[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await pageOf(browser, id, { ...query, page: String(page) });
    results.push(...answer.results);
    if (answer.results.length === 0 || results.length >= answer.total) return { ...answer, results };
  }
}
const rowsOf = (results: readonly PredictionResult[]) =>
  results.map(({ row }) => row).sort((one, other) => one - other);
const collegeMoney = async (browser: Browser, code: string) =>
  (await browser.call(money.college, { params: { exam: 'mht-cet', code } })).body.data as CollegeMoney;
const file = async (browser: Browser, id: string, format: ExportFormat, query = '') =>
  String((await browser.send({ method: 'GET', url: `${API_BASE_PATH}${exportPath(id, format)}?${query}` })).body.text);

test('a result costs what the college page says for its seat, in the run, on pages and in its details', async () => {
  const { browser, run } = await runOf(predictor.runMhtCet, CAP, FAMILY);
  const shown = [...run.first.results, ...Object.values(run.first.picks ?? {}).flat()];
  expect(shown.length).toBeGreaterThan(24);
  expect(shown.filter(({ cost }) => cost).length).toBeGreaterThan(5);
  const [known] = shown.filter(({ cost }) => cost);
  for (const { collegeId, pool, cost, median } of shown.filter((result, at) => at % 5 === 0 || result === known)) {
    const { seats, fee, outcome } = await collegeMoney(browser, collegeId);
    const own = seats.find(({ seat }) => seat === seatOfType(pool.seatType))?.cost;
    const expected = own
      ? {
          firstYear: own.firstYear,
          fourYears: own.fourYears,
          feeYear: fee?.year,
          openFacts: [],
          isRareUntold: false,
          livesAway: false,
        }
      : null;
    expect(cost).toEqual(expected);
    const newest = outcome.years.find(({ medianSalaryRupees }) => medianSalaryRupees !== null);
    expect(median).toEqual(newest ? { rupees: newest.medianSalaryRupees, year: newest.graduatingYear } : null);
  }
  const params = { id: run.id, choice: choiceKeyOf(known as PredictionResult) ?? '' };
  const details = (await browser.call(predictor.result, { params })).body.data as ResultDetails;
  expect([details.cost, details.median]).toEqual([known?.cost, known?.median]);
  const reopened = (await browser.call(predictor.reopen, { params: { id: run.id } })).body.data as Run;
  expect(reopened.first).toEqual(run.first);
});

test('a fee waiver seat is picked first only where it surely saves the family money, or its ordinary seat is no result', async () => {
  const waivers = async (category: string, family: FamilyFacts) => {
    const body = { ...CAP, category, percentile: 85 };
    const { browser, run } = await runOf(predictor.runMhtCet, body, { ...family, category: category as 'SC' });
    const ordinary = new Set(
      (await allOf(browser, run.id, {})).results.map(({ choiceCode, pool }) =>
        pool.seatType === 'TFWS' ? '' : choiceCode,
      ),
    );
    const picks = Object.values(run.first.picks ?? {}).flat();
    expect((await pageOf(browser, run.id, {})).picks).toEqual(run.first.picks);
    // The home page names some of the very same.
    const headlines = sql`select details -> 'headline' as headline from prediction_runs where id = ${run.id}`;
    const saved = (await server.deps.db.execute<{ headline: Headline }>(headlines)).rows.flatMap(
      ({ headline }) => headline.first?.map(({ collegeId, programme }) => [collegeId, programme]) ?? [],
    );
    const near = collegesNear('University of Mumbai', run.first.colleges);
    const few = firstFew(run.first.picks as FirstPicks<PredictionResult>, 5, near);
    expect(saved).toEqual(few.map(({ row }) => [row.collegeId, row.programme]));
    return picks.filter(({ pool, choiceCode }) => pool.seatType === 'TFWS' && ordinary.has(choiceCode)).length;
  };
  expect(await waivers('OPEN', FAMILY)).toBeGreaterThan(0);
  // Nothing is paid on the ordinary seat.
  expect(await waivers('SC', { ...FAMILY, income: '1-to-2.5' })).toBe(0);
});

test('what is told now counts, whenever the run was made, and nothing of it is saved with the run', async () => {
  const { browser, run } = await runOf(predictor.runMhtCet, CAP);
  const saved = async () =>
    (await server.deps.db.execute(sql`select input, details, result from prediction_runs where id = ${run.id}`))
      .rows[0];
  const before = await saved();
  const costs = async (query = {}) => (await pageOf(browser, run.id, query)).results.map(({ cost }) => cost?.firstYear);
  const untold = await costs();
  // Asking for a TFWS seat has told the income.
  const asked = (await pageOf(browser, run.id, {})).results.flatMap(({ cost }) => cost?.openFacts ?? []);
  expect(new Set(asked)).toEqual(new Set(['domicile']));
  // The run is about a boy of the open category from Maharashtra, so that only the domicile is open.
  expect(untold.every((cost) => cost === undefined || cost.least > 0)).toBe(true);
  expect(untold.some((cost) => cost && cost.least < cost.most)).toBe(true);
  await tell(browser, FAMILY);
  const told = await costs();
  const isRareUntold = async () =>
    (await pageOf(browser, run.id, {})).results.find(({ cost }) => cost)?.cost?.isRareUntold;
  expect(await isRareUntold()).toBe(false);
  await browser.call(money.tellFamily, { body: { minority: null } });
  expect(await isRareUntold()).toBe(true);
  await tell(browser, { ...FAMILY, stays: 'hostel' });
  expect((await pageOf(browser, run.id, {})).results.find(({ cost }) => cost)?.cost?.livesAway).toBe(true);
  await tell(browser, FAMILY);
  expect(told).not.toEqual(untold);
  for (const [at, cost] of told.entries()) expect(cost?.most ?? 0).toBeLessThanOrEqual(untold[at]?.most ?? 0);
  expect(await saved()).toEqual(before);
  await browser.call(money.forgetFamily);
  expect(await costs()).toEqual(untold);
});

test('a limit on the cost passes only what is sure to stay below it, and unknown costs are counted apart', async () => {
  const { browser, run } = await runOf(predictor.runMhtCet, CAP, FAMILY);
  const { results } = await wholeRun(browser, run);
  const limit = 50_000;
  const within = results.filter(({ cost }) => cost && cost.firstYear.most <= limit);
  const answer = await allOf(browser, run.id, { paysAtMost: String(limit) });
  expect(rowsOf(answer.results)).toEqual(rowsOf(within));
  expect([within.length > 0, within.length < results.length]).toEqual([true, true]);
  const isOpen = ({ cost }: PredictionResult) =>
    !cost || (cost.firstYear.least <= limit && cost.firstYear.most > limit);
  const unknown = results.filter(isOpen).length;
  expect([unknown > 0, answer.unknownMoney]).toEqual([true, unknown]);
  expect(answer.bands?.Safe).toBe(within.filter(({ band }) => band === 'Safe').length);
  const safe = await pageOf(browser, run.id, { paysAtMost: String(limit), band: 'Safe' });
  expect(safe.unknownMoney).toBe(results.filter((result) => isOpen(result) && result.band === 'Safe').length);
  expect((await pageOf(browser, run.id, { band: 'Safe' })).unknownMoney).toBeUndefined();
});

test('what is left out names the questions that would settle it, until they are answered; unknown fees are counted apart', async () => {
  const { browser, run } = await runOf(predictor.runMhtCet, { ...CAP, tfws: false });
  const limit = 50_000;
  const ask = () => allOf(browser, run.id, { paysAtMost: String(limit) });
  const { results } = await wholeRun(browser, run);
  const straddles = results.filter(({ cost }) => cost && cost.firstYear.least <= limit && cost.firstYear.most > limit);
  const noFee = results.filter(({ cost }) => !cost);
  const untold = await ask();
  expect([straddles.length > 0, noFee.length > 0]).toEqual([true, true]);
  expect(untold.missingMoney).toMatchObject({
    ...{ answers: straddles.length, rules: 0, median: 0, facts: ['income', 'domicile'] },
    fee: noFee.length,
  });
  expect(untold.missingMoney?.feeOfGovernment).toBeGreaterThan(0);
  await tell(browser, FAMILY);
  const told = await ask();
  expect(told.missingMoney).toMatchObject({ answers: 0, facts: [], fee: noFee.length });
});

test('a limit on the median passes only those known to reach it', async () => {
  const { browser, run } = await runOf(predictor.runMhtCet, CAP);
  const { results } = await wholeRun(browser, run);
  const answer = await allOf(browser, run.id, { medianAtLeast: '400000' });
  const within = results.filter(({ median }) => median && median.rupees >= 400_000);
  expect(rowsOf(answer.results)).toEqual(rowsOf(within));
  expect([within.length > 0, answer.unknownMoney]).toEqual([true, results.filter(({ median }) => !median).length]);
});

test('cheapest first: by the most that is paid, unknown costs last, equals by chance', async () => {
  const { browser, run } = await runOf(predictor.runMhtCet, CAP, FAMILY);
  const { results, total } = await allOf(browser, run.id, { order: 'cost' });
  expect(results).toHaveLength(total);
  const most = results.map(({ cost }) => cost?.firstYear.most ?? Number.POSITIVE_INFINITY);
  // A TFWS seat has no tuition fee, so that it is cheaper than an ordinary seat of the same college.
  const ofTfws = results.filter(({ pool, cost }) => pool.seatType === 'TFWS' && cost);
  expect(ofTfws.length).toBeGreaterThan(0);
  for (const { collegeId, cost } of ofTfws) {
    const ordinary = results.find((one) => one.collegeId === collegeId && one.cost && one.pool.seatType === 'OPEN');
    expect(cost?.firstYear.most).toBeLessThan(ordinary?.cost?.firstYear.most ?? Number.POSITIVE_INFINITY);
  }
  expect(most).toEqual(most.toSorted((one, other) => one - other));
  for (const [at, { cost, row }] of results.entries()) {
    const next = results[at + 1];
    if (next && JSON.stringify(next.cost) === JSON.stringify(cost)) expect(next.row).toBeGreaterThan(row);
  }
});

test('no fee of a JoSAA institute is known, so that a limit on the cost leaves all of them out as unknown', async () => {
  const { browser, run } = await runOf(predictor.runJosaa, JOSAA, FAMILY);
  expect(run.first.results.map(({ cost }) => cost)).toEqual(run.first.results.map(() => null));
  expect(run.first.results.some(({ median }) => median)).toBe(true);
  const answer = await pageOf(browser, run.id, { paysAtMost: '100000' });
  expect(answer).toMatchObject({ total: 0, unknownMoney: run.resultCount });
  const { results } = await allOf(browser, run.id, { medianAtLeast: '1500000' });
  expect(results.length).toBeGreaterThan(0);
  expect(results.every(({ median }) => (median?.rupees ?? 0) >= 1_500_000)).toBe(true);
});

test.each([{ paysAtMost: '-1' }, { paysAtMost: 'free' }, { medianAtLeast: '1.5' }, { medianAtLeast: '' }])(
  '%j is refused',
  async (query) => {
    const { browser, run } = await runOf(predictor.runJosaa, JOSAA);
    const answer = await browser.call(predictor.results, { params: { id: run.id }, query: query as never });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, Object.keys(query)]);
  },
);

test('files say what the family pays and what that leaves out, for the results that were chosen', async () => {
  const { browser, run } = await runOf(predictor.runMhtCet, CAP, FAMILY);
  const { results } = await allOf(browser, run.id, { paysAtMost: '50000', order: 'cost' });
  const csv = await file(browser, run.id, 'csv', 'paysAtMost=50000&order=cost');
  const [head, ...lines] = csv.trimEnd().split('\r\n');
  expect(head).toContain(
    ',You pay in year 1 (least),You pay in year 1 (most),Median yearly pay of those placed,Median pay: graduating year,Note on what you pay,',
  );
  expect(lines).toHaveLength(results.length);
  for (const [at, line] of lines.entries()) {
    const { cost, median } = results[at] ?? {};
    const paid = [cost?.firstYear.least, cost?.firstYear.most, median?.rupees, median?.year].join();
    expect(line).toContain(`,${paid},`);
    expect(line).toContain('Hostel, mess, books and exam fees aren’t included.');
  }
  expect(await file(browser, run.id, 'pdf', 'paysAtMost=50000&order=cost')).toMatch(/^%PDF-/);
});

test('a run that is made is answered although the thread is busy when its first picks are read with the money', async () => {
  const { run } = await runOf(predictor.runMhtCet, CAP, FAMILY);
  const { rows } = await server.pool.query('select student_id from prediction_runs where id = $1', [run.id]);
  const failing = (error: Error) => {
    const busy = { examPredictor: () => Promise.reject(error) };
    return runWithMoney({ ...server.deps, predictor: busy } as never, rows[0].student_id, run);
  };
  const answered = await failing(new DomainError('overloaded'));
  expect(answered.first.results.map(({ row, cost }) => [row, cost])).toEqual(
    run.first.results.map(({ row, cost }) => [row, cost]),
  );
  await expect(failing(new TypeError('a fault of ours'))).rejects.toThrow('a fault of ours');
});
