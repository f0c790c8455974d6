import type { NumbersChart } from '@dakhila/contract/desk/numbers';
import { dayOf, daysAfter } from '@dakhila/domain/calendar/indian-time';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../web/test/fake-server.ts';
import { renderDesk } from '../../test/render-desk.tsx';
import { topOf } from './labels.ts';
import { NumbersScreen } from './numbers-screen.tsx';

const server = useFakeServer();
const CHARTS: NumbersChart[] = [
  {
    id: 'sign-ups',
    periods: [
      { period: '2026-11-16', values: [1_234] },
      { period: '2026-11-17', values: ['few'] },
      { period: '2026-11-18', values: ['unknown'] },
    ],
  },
  { id: 'revenue', periods: [{ period: '2026-11-16', values: [12_34_500, 99_900] }] },
];
const QUESTIONS = [{ question: '<b>Is a gap year\nallowed?</b>', times: 1_204, lastAskedAt: '2026-11-17T10:00:00Z' }];
const answerOf = (charts: object[]) => ({
  body: { data: { today: '2026-11-18', countedAt: '2026-11-18T06:00:00.000Z', charts } },
});
beforeEach(() => server.on('GET /desk/numbers', answerOf(CHARTS)));
const show = (address = '/numbers', role: 'administrator' | 'finance' = 'administrator') => {
  server.on('GET /desk/numbers/unanswered', { body: { data: QUESTIONS } });
  renderDesk(<NumbersScreen />, { path: '/numbers', address, roles: [role] });
};

test('a chart says its sum without betraying small counts, and has the same figures as a table and a file', async () => {
  show('/numbers?from=2026-11-16&to=2026-11-18&by=day');
  const figure = await screen.findByRole('figure', { name: 'Sign-ups' });
  expect(within(figure).getByText('At least 1,234 in this range. Most: 1,234, Mon, 16 Nov.')).toBeTruthy();
  await userEvent.click(within(figure).getByRole('button', { name: 'Table' }));
  const rows = within(figure).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Wed, 18 Nov–',
    'Tue, 17 Novfewer than 5',
    'Mon, 16 Nov1,234',
  ]);
  expect(
    within(figure)
      .getByRole('link', { name: /CSV ?of Sign-ups/ })
      .getAttribute('href'),
  ).toBe('/api/v1/desk/numbers/sign-ups.csv?from=2026-11-16&to=2026-11-18&by=day');
  expect(screen.getByText('₹13,344 in this range.')).toBeTruthy();
});

test('a chart that fails leaves the other charts and the rest of the page', async () => {
  // React prints what it caught.
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  // Makes the drawing of one chart fail.
  const broken = answerOf([{ id: 'sign-ups', periods: null }, ...CHARTS.slice(1)]);
  server.on('GET /desk/numbers', broken, { isForeign: true });
  show();
  expect(await screen.findByRole('figure', { name: 'Revenue' })).toBeTruthy();
  expect(await screen.findAllByText('We couldn’t show this part')).toHaveLength(1);
  expect(await screen.findByRole('heading', { name: 'What the assistant couldn’t answer' })).toBeTruthy();
  print.mockRestore();
});

test('without a range the last four weeks are asked for, and another range goes into the address', async () => {
  show();
  await screen.findByRole('figure', { name: 'Sign-ups' });
  const today = dayOf(new Date());
  expect(Object.fromEntries(server.calls('GET /desk/numbers')[0]?.query ?? [])).toEqual({
    ...{ from: daysAfter(today, -27), to: today, by: 'day' },
  });
  await userEvent.selectOptions(screen.getByLabelText('Range'), 'Last 26 weeks, by week');
  expect(screen.getByTestId('address').textContent).toBe(`/numbers?from=${daysAfter(today, -181)}&to=${today}&by=week`);
});

test('a range that cannot be shown is explained and not asked for', async () => {
  show('/numbers?from=2026-11-16&to=2026-11-18&by=day');
  await screen.findByRole('figure', { name: 'Sign-ups' });
  const asked = server.calls('GET /desk/numbers').length;
  const from = screen.getByLabelText('From');
  await userEvent.clear(from);
  await userEvent.type(from, '2020-01-01');
  expect(screen.getByText('By day, you can choose at most 92 days.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(server.calls('GET /desk/numbers')).toHaveLength(asked);
});

test('what the assistant could not answer is whole text with how often and when, for administrators only', async () => {
  show();
  const list = within(await screen.findByRole('list', { name: 'What the assistant couldn’t answer' }));
  expect(list.getByText(/^<b>Is a gap year/).textContent).toBe('<b>Is a gap year\nallowed?</b>');
  expect(list.getByText('Asked 1,204 times, last on 17 Nov 2026, 3:30 pm IST')).toBeTruthy();
  cleanup();
  const asked = server.calls('GET /desk/numbers/unanswered').length;
  show('/numbers', 'finance');
  await screen.findByRole('figure', { name: 'Revenue' });
  expect(screen.queryByRole('heading', { name: 'What the assistant couldn’t answer' })).toBeNull();
  expect(server.calls('GET /desk/numbers/unanswered')).toHaveLength(asked);
});

test('the top of a chart is a round number that no column exceeds', () => {
  for (const [largest, top] of [
    [0, 1],
    [1, 1],
    [3, 5],
    [10, 10],
    [11, 20],
    [999, 1_000],
    [1_001, 2_000],
  ])
    expect(topOf(largest ?? 0)).toBe(top);
});
