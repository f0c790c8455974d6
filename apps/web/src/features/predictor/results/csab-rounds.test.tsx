import type { CsabCutoffs } from '@dakhila/contract/cutoffs';
import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { josaaCutoffs } from '../../../../test/colleges.ts';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { aResult, aRun, serveRun } from '../../../../test/predictions.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { stubScreen } from '../../../../test/stub-screen.ts';
import { PredictorExamScreen } from '../exam-screen.tsx';
import { resultKey } from './result-context.ts';
import '../../../ui/testing/modal-dialog.ts';

const server = useFakeServer();
const CSAB = 'GET /josaa-colleges/nit-tiruchirappalli/csab';
const TITLE = 'After JoSAA: CSAB special rounds';

const [OPEN_F, OPEN_N] = aResult().pools;
const OBC_N = {
  ...(OPEN_N as NonNullable<typeof OPEN_N>),
  code: 'OS-OBC-N',
  label: 'Other states, Other Backward Classes, non-creamy layer, Gender-neutral (women included)',
  seatType: 'OBC-NCL',
  list: 'mainCategoryRank',
};
const CIVIL = aResult({ pools: [OPEN_F, OBC_N].flatMap((pool) => pool ?? []) });

const closings = (pools: CsabCutoffs['pools']): CsabCutoffs => ({
  source: 'CSAB',
  years: { first: 2022, last: 2025 },
  pools,
});
const PAST = closings([
  {
    quota: 'OS',
    seatType: 'OPEN',
    gender: 'F',
    years: [
      { year: 2024, closing: [null, 12_000], josaaLast: 10_000 },
      { year: 2025, closing: [9_000], josaaLast: 11_000 },
    ],
  },
  { quota: 'OS', seatType: 'OBC-NCL', gender: 'N', years: [{ year: 2025, closing: [45_000], josaaLast: null }] },
  { quota: 'HS', seatType: 'OPEN', gender: 'F', years: [{ year: 2025, closing: [99_999], josaaLast: null }] },
]);

beforeEach(() => {
  stubScreen('phone');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  server.on('GET /auth/check', { body: { authenticated: true } });
  server.on('GET /lists', { body: { data: [] } });
  server.on('GET /predictor/runs', { body: { data: [], next: null } });
  server.on('GET /josaa-colleges/nit-tiruchirappalli/cutoffs', { body: { data: josaaCutoffs() } });
  server.on(CSAB, { body: { data: PAST } });
});

const open = (result: PredictionResult, opened = '', wanted: Partial<Run> = {}) => {
  const run = serveRun(server, [result], wanted);
  return renderRoutes(
    [{ path: '/predictor/josaa', Component: () => <PredictorExamScreen exam="josaa" /> }],
    `/predictor/josaa?run=${run.id}&open=${encodeURIComponent(opened)}`,
  );
};
const section = async () => within(await screen.findByRole('region', { name: TITLE }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test("the student's kinds of seats show their past special rounds; only open seats stand beside JoSAA", async () => {
  open(CIVIL, resultKey(CIVIL));
  const csab = await section();
  expect(rowsOf(await csab.findByRole('table', { name: /Female only/ }))).toEqual([
    ['Year', 'JoSAA', 'CSAB 1', 'CSAB 2'],
    ['2025', '11,000', '9,000', '–No closing rank on record'],
    ['2024', '10,000', '–No closing rank on record', '12,000'],
  ]);
  expect(csab.getByText(/CSAB closed at a larger rank number in 1 of 2 years, by at most 20%/)).toBeTruthy();
  expect(rowsOf(csab.getByRole('table', { name: /Backward/ }))).toEqual([
    ['Year', 'CSAB 1'],
    ['2025', '45,000'],
  ]);
  expect(csab.queryByText('99,999')).toBeNull();
});

test('they are told as common ranks and as no forecast, with the way to the answer on CSAB', async () => {
  open(CIVIL, resultKey(CIVIL));
  const csab = await section();
  expect(await csab.findByText(/category seats too\. Compare it with your common rank: 11,000\./)).toBeTruthy();
  expect(csab.getByText(/not a forecast/)).toBeTruthy();
  expect(csab.getByRole('link', { name: 'What are the CSAB special rounds?' }).getAttribute('href')).toBe('/faq#csab');
});

test('without a common rank it says not to compare with the category rank', async () => {
  const lists = [{ id: 'mainCategoryRank', label: 'JEE Main, category rank', rank: 4_000 }];
  open(CIVIL, resultKey(CIVIL), { lists });
  const csab = await section();
  expect(await csab.findByText(/Compare it with your common rank, not your category rank/)).toBeTruthy();
  expect(csab.queryByText(/4,000/)).toBeNull();
});

test('an estimated common rank is told as one', async () => {
  const lists = [{ id: 'mainCrl', label: 'JEE Main, common rank (CRL)', rank: 11_000, low: 9_000, high: 13_000 }];
  open(CIVIL, resultKey(CIVIL), { lists });
  expect(await (await section()).findByText(/your common rank: about 11,000/)).toBeTruthy();
});

test('seats that were never in CSAB are told as such', async () => {
  server.on(CSAB, { body: { data: closings([]) } });
  open(CIVIL, resultKey(CIVIL));
  expect(await (await section()).findByText(/lists from 2022 to 2025 have no closing rank/)).toBeTruthy();
});

test('where the other seats could not be loaded, nothing is said of them', async () => {
  server.on(CSAB, { body: { data: closings([]) } });
  open(CIVIL, resultKey(CIVIL));
  server.on(`GET /predictor/runs/${aRun([]).id}/results/${resultKey(CIVIL)}`, { status: 503 });
  const csab = await section();
  expect(await screen.findByText('Couldn’t load the other seats you compete for here.')).toBeTruthy();
  await vi.waitFor(() => expect(csab.queryByRole('status')).toBeNull());
  expect(csab.queryByText(/have no closing rank/)).toBeNull();
});

test('what could not be loaded is tried again', async () => {
  server.on(CSAB, { status: 503 });
  open(CIVIL, resultKey(CIVIL));
  const csab = await section();
  expect(await csab.findByText('Couldn’t load the CSAB closing ranks.')).toBeTruthy();
  server.on(CSAB, { body: { data: PAST } });
  await userEvent.setup().click(csab.getByRole('button', { name: 'Try Again' }));
  expect(await csab.findAllByRole('table')).toHaveLength(2);
});

test('a programme of an IIT says nothing of CSAB', async () => {
  const iit = aResult({ pools: CIVIL.pools.map((pool) => ({ ...pool, list: 'advancedCrl' })) });
  open(iit, resultKey(iit));
  await screen.findByRole('heading', { name: 'Seats you compete for here' });
  expect(screen.queryByText(TITLE)).toBeNull();
});

test('the list ends with what follows JoSAA', async () => {
  open(CIVIL);
  const line = await screen.findByText(/^Not enough\? After JoSAA, CSAB special rounds fill empty seats/);
  expect(within(line).getByRole('link').getAttribute('href')).toBe('/faq#csab');
});
