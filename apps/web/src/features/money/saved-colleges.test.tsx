import type { CollegeMoney } from '@dakhila/contract/money';
import type { SavedCollege } from '@dakhila/contract/shortlist';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCollege } from '../../../test/colleges.ts';
import { useFakeServer } from '../../../test/fake-server.ts';
import { aCollegeMoney, aMoney, aSeat } from '../../../test/money.ts';
import { renderRoutes } from '../../../test/render-route.tsx';
import { ticksUpTo } from './cost-chart.tsx';
import { MoneyScreen } from './money-screen.tsx';

const server = useFakeServer();

type Saved = { id: string; fourYears: [number, number]; median: number | null; chances: number[] | null };

/** A student who saved these colleges. */
async function open(saved: readonly Saved[], money: Partial<CollegeMoney> = {}) {
  server.on('GET /money', { body: { data: aMoney() } });
  const colleges = saved.map(({ id, median }): SavedCollege => {
    const medianPay = median === null ? null : { rupees: median, year: '2023-24' };
    const college = aCollege({ id, name: `College ${id}`, medianPay });
    return { exam: 'mht-cet', savedAt: '2026-11-01T00:00:00Z', college };
  });
  server.on('GET /shortlist', { body: { data: colleges } });
  for (const {
    id,
    fourYears: [least, most],
    chances,
  } of saved) {
    const range = { least, most };
    const cost = { waiver: range, firstYear: range, fourYears: range, isSure: least === most };
    server.on(`GET /money/colleges/mht-cet/${id}`, {
      body: { data: aCollegeMoney({ seats: [aSeat({ cost })], ...money }) },
    });
    const results = chances?.map((chance, place) => ({
      programme: `P${place}`,
      choiceCode: `${place}`,
      chance,
      band: null,
    }));
    const run = { runId: 'r', year: 2027, createdAt: '2026-11-14T00:00:00Z', isOutdated: false };
    server.on(`GET /predictor/colleges/mht-cet/${id}`, { body: { data: results ? { ...run, results } : null } });
  }
  renderRoutes([{ path: '/money', Component: MoneyScreen }], '/money');
  await screen.findByRole('heading', { name: 'Scholarships' });
}
const TITLE = 'Your saved colleges: cost and pay';
const PAIR: Saved[] = [
  { id: '1', fourYears: [100_000, 400_000], median: 1_000_000, chances: [0.04, 0.25] },
  { id: '2', fourYears: [200_000, 200_000], median: 500_000, chances: null },
];

test('saved colleges stand by cost and median, to scale, with the best chance as the area of a circle', async () => {
  await open(PAIR);
  const chart = await screen.findByRole('figure', { name: TITLE });
  expect(chart.textContent).toContain(
    'College 2 costs you the least: ₹2,00,000 over four years. College 1 has the highest median pay: ₹10,00,000 (2023-24) a year.',
  );
  const circles = [...chart.querySelectorAll('svg[role=img] circle')].map((circle) =>
    ['cx', 'r'].map((name) => circle.getAttribute(name)),
  );
  // A quarter of the chance is half of the radius; half of the cost is half of the way from 8% to 88%.
  expect(circles).toEqual([
    ['88%', '9'],
    ['48%', '7'],
  ]);
  await userEvent.click(within(chart).getByRole('button', { name: 'Table' }));
  const [, first, second] = within(chart)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(first).toBe('College 1₹1,00,000 – ₹4,00,000₹10,00,000 (2023-24)25%');
  expect(second).toBe('College 2₹2,00,000₹5,00,000 (2023-24)Not known, or below 5%');
});

test('a family that told nothing sees them at the full fee', async () => {
  await open(PAIR, { family: {} });
  const chart = await screen.findByRole('figure', { name: TITLE });
  expect(chart.textContent).toContain('Costs use the full fee because you haven’t told us about your family.');
  expect(chart.querySelectorAll('svg[role=img] line.stroke-depth-2')).toHaveLength(0);
});

test('a family that told its category but not its income reads why the costs are ranges', async () => {
  await open(PAIR, { family: { category: 'OBC' } });
  const chart = await screen.findByRole('figure', { name: TITLE });
  expect(chart.textContent).toContain('Costs are shown as ranges because you haven’t told us your family’s income.');
});

test('a family that told of a hostel reads that its cost comes on top', async () => {
  await open(PAIR, { family: { category: 'OBC', stays: 'hostel' } });
  const chart = await screen.findByRole('figure', { name: TITLE });
  expect(chart.textContent).toContain('You’ll live in a hostel or a rented room. We don’t know what that costs');
});

test('one college is nothing to compare', async () => {
  await open([PAIR[0], { ...PAIR[1], median: null }] as Saved[]);
  expect(screen.queryByRole('figure', { name: TITLE })).toBeNull();
});

test.each([
  [90_000, [0, 50_000, 100_000]],
  [304_000, [0, 100_000, 200_000, 300_000, 400_000]],
  [1_366_000, [0, 500_000, 1_000_000, 1_500_000]],
])('the axis up to %i', (value, ticks) => {
  expect(ticksUpTo(value)).toEqual(ticks);
});
