import type { Backtest } from '@dakhila/contract/accuracy';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { AccuracyScreen } from './accuracy-screen.tsx';

const server = useFakeServer();
const stratum = (name: string, coverage80: number) => ({
  name,
  cells: 1_000,
  candidates: 10_000,
  brier: 0.109,
  brierHard: 0.19,
  brierStratified: 0.135,
  ratio: 0.81,
  ece: 0.052,
  coverage80,
  medianError: 0.089,
  bins: [{ from: 0.7, to: 0.8, count: 10_000, forecast: 0.75, observed: 0.82 }],
});
const chances = (ece: number, observed: number) => ({
  candidates: 10_000,
  brier: 0.15,
  ece,
  bins: [{ from: 0.9, to: 1, count: 10_000, forecast: 0.95, observed }],
});
const seats = (name: string) => ({
  name,
  pools: 25_000,
  offered: 0.82,
  expected: 0.84,
  counted: chances(0.013, 0.93),
  ifOffered: chances(0.095, 0.8),
});
const aTest = (exam: Backtest['exam'], year: number, coverage: number): Backtest => ({
  exam,
  year,
  parts: [{ givenRound: 0, strata: [stratum('all', coverage), stratum('PwD', 0.6)], seats: [seats('all')] }],
});
const open = (search = '') =>
  renderRoutes([{ path: '/predictor/accuracy', Component: AccuracyScreen }], `/predictor/accuracy${search}`);

test('what students told is shown beside what we had said, once a season was published', async () => {
  server.on('GET /predictor/accuracy', { body: { data: [aTest('josaa', 2025, 0.84)] } });
  const bands = [
    { band: 'Safe' as const, chances: 1_240, obtainedPercent: 94, expectedPercent: 95 },
    { band: 'Possible' as const, chances: 20, obtainedPercent: 45, expectedPercent: 44 },
  ];
  server.on('GET /predictor/accuracy/told', {
    body: { data: [{ exam: 'josaa', year: 2027, title: 'JoSAA 2027', answers: 1_312, bands }] },
  });
  open();
  const told = await screen.findByRole('region', { name: 'What students told us' });
  expect(within(told).getByText(/After JoSAA 2027, 1,312 students told us/)).toBeTruthy();
  expect(within(told).getByRole('row', { name: 'Safe 95% 94% 1,240' })).toBeTruthy();
  expect(within(told).getByRole('row', { name: 'Possible 44% 45% 20' })).toBeTruthy();
});

test('figures, diagram and tables come from the backtest, by exam, year and kind, in the address', async () => {
  const user = userEvent.setup();
  server.on('GET /predictor/accuracy', {
    body: { data: [aTest('mht-cet', 2024, 0.79), aTest('josaa', 2025, 0.84), aTest('josaa', 2024, 0.8)] },
  });
  const { address } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Exam' }), 'JEE');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
  expect(address()).toBe('/predictor/accuracy?exam=josaa&year=2025');
  const short = screen.getByRole('region', { name: 'In short' });
  for (const figure of ['84%', '19%', '± 5.2', '9%']) expect(within(short).getByText(figure), figure).toBeTruthy();
  expect(screen.getByText('PwD seats: 60% within our range, and our error is 81% of the simple rule’s.')).toBeTruthy();
  expect(screen.getByText(/Where we said 75% on average, 82% got a seat/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getByRole('row', { name: '70 to 80% 75% 82% 10,000' })).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Year by year' })).getAllByRole('row')).toHaveLength(3);
});

test('it says how often seats were offered again, what counting that is worth, and which aims are missed', async () => {
  server.on('GET /predictor/accuracy', { body: { data: [aTest('mht-cet', 2024, 0.76), aTest('mht-cet', 2023, 0.8)] } });
  open();
  expect(await screen.findByText(/Of 50,000 groups of seats .* 82% were offered again. We expected 84%/)).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Including whether the seat is offered 0.150 2.0 93%' })).toBeTruthy();
  expect(
    screen.getByRole('row', { name: 'By rank alone, as if every seat were offered again 0.150 15.0 80%' }),
  ).toBeTruthy();
  expect(
    screen.getByText(/^Missed: MHT-CET, all tested years together. Before round 1, chances were off by 7.0/),
  ).toBeTruthy();
  expect(screen.getByText(/^Missed: 2024. Before round 1, 76.0% of closing ranks/)).toBeTruthy();
  expect(screen.queryByText(/^Missed: 2023/)).toBeNull();
});

/** A test in which so many of those told Safe got the seat. */
const withSafe = (exam: Backtest['exam'], year: number, observed: number, twoAhead?: number): Backtest => {
  const bins = (share: number) => [
    { from: 0.8, to: 0.9, count: 900, forecast: 0.85, observed: 0.1 },
    { from: 0.9, to: 1, count: 1_000, forecast: 0.95, observed: share },
  ];
  const own = aTest(exam, year, 0.8);
  const { name: _name, ...scores } = stratum('all', 0.8);
  return {
    ...own,
    parts: [{ givenRound: 0, seats: [seats('all')], strata: [{ ...stratum('all', 0.8), bins: bins(observed) }] }],
    ...(twoAhead !== undefined && { twoYearsAhead: { ...scores, bins: bins(twoAhead) } }),
  };
};
const SEASONS = [
  { exam: 'josaa', year: 2027, name: 'JoSAA 2027', rounds: 5, roundsOf: 2026 },
  { exam: 'mht-cet', year: 2027, name: 'CAP 2027', rounds: 4, roundsOf: 2026 },
];

test('it says first how often Safe was right, with the misses, the worst year and what is not offered', async () => {
  server.on('GET /seasons', { body: { data: SEASONS } });
  server.on('GET /predictor/accuracy', {
    body: { data: [withSafe('josaa', 2026, 0.989), withSafe('josaa', 2025, 0.95)] },
  });
  open();
  // 96.95 in a hundred, never rounded up.
  expect(await screen.findByText('Of 100 students we told “Safe”, 96 got the seat and 4 didn’t.')).toBeTruthy();
  expect(screen.getByText('The worst year was 2025: 5 of 100 didn’t get it.')).toBeTruthy();
  const table = screen.getByRole('table', { name: /^JEE: of 100 students we told “Safe”/ });
  expect(within(table).getByRole('row', { name: '2026 98 got it, 2 didn’t' })).toBeTruthy();
  expect(screen.getByText(/Of 100 groups of seats, 18 weren’t offered again/)).toBeTruthy();
  expect(screen.queryByText(/aren’t published yet/)).toBeNull();
});

test('where a year of lists is missing, the figure on top is of two years ahead', async () => {
  server.on('GET /seasons', { body: { data: SEASONS } });
  server.on('GET /predictor/accuracy', {
    body: { data: [withSafe('mht-cet', 2025, 0.97, 0.91), withSafe('mht-cet', 2024, 0.98)] },
  });
  open();
  expect(
    await screen.findByText('Of 100 students we told “Safe” two years ahead, 91 got the seat and 9 didn’t.'),
  ).toBeTruthy();
  expect(screen.getByText(/^We forecast CAP 2027 from the 2025 lists, because the 2026 lists aren’t/)).toBeTruthy();
  expect(screen.getByRole('row', { name: '2025 97 got it, 3 didn’t 91 got it, 9 didn’t' })).toBeTruthy();
  expect(screen.getByRole('row', { name: '2024 98 got it, 2 didn’t not tested' })).toBeTruthy();
});

test('where two years ahead was never tested, it says so beside the figure', async () => {
  server.on('GET /seasons', { body: { data: SEASONS } });
  server.on('GET /predictor/accuracy', { body: { data: [withSafe('mht-cet', 2025, 0.97)] } });
  open();
  expect(await screen.findByText(/we haven’t tested that. Treat the figure above with caution/)).toBeTruthy();
  expect(screen.getByText('Of 100 students we told “Safe”, 97 got the seat and 3 didn’t.')).toBeTruthy();
});

test('before the test was ever run it says so', async () => {
  server.on('GET /predictor/accuracy', { body: { data: [] } });
  open();
  expect(await screen.findByRole('heading', { name: 'No results yet' })).toBeTruthy();
});

test('a failure can be tried again', async () => {
  const user = userEvent.setup();
  server.on('GET /predictor/accuracy', refusal('unexpected'));
  open();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  server.on('GET /predictor/accuracy', { body: { data: [aTest('josaa', 2025, 0.84)] } });
  await user.click(again);
  expect(await screen.findByRole('region', { name: 'In short' })).toBeTruthy();
});
