import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { capCutoffs, josaaCutoffs } from '../../../../../test/colleges.ts';
import { useFakeServer } from '../../../../../test/fake-server.ts';
import { refusal } from '../../../../../test/refusals.ts';
import { renderRoutes } from '../../../../../test/render-route.tsx';
import { CutoffHistory } from './cutoff-history.tsx';

const server = useFakeServer();
beforeEach(() => {
  server.on('GET /colleges/16006/cutoffs', { body: { data: capCutoffs() } });
  server.on('GET /josaa-colleges/nitt/cutoffs', { body: { data: josaaCutoffs() } });
});

const openCap = (query = '') =>
  renderRoutes(
    [
      {
        path: '/college',
        Component: () => <CutoffHistory exam="mht-cet" collegeId="16006" firstProgramme="1600619110" />,
      },
    ],
    `/college${query}`,
  );

test('a chart with its meaning in a sentence, its rank list, years and source', async () => {
  openCap();
  const figure = await screen.findByRole('figure', {
    name: 'Civil Engineering, Open, general, Own cut-off of the category',
  });
  expect(figure.textContent).toContain('MHT-CET percentile. Closed at 98.5 in 2021 and at 97.25 in 2024.');
  expect(figure.textContent).toContain('State CET Cell, Maharashtra, 2021–2024.');
  expect(figure.textContent).toContain('Closing ranks from a second-hand list: 2021.');
  expect(within(figure).getByRole('img', { name: /Civil Engineering/ })).toBeTruthy();
});

test('programmes of the same name are told apart by choice code and years', async () => {
  const history = capCutoffs();
  history.programmes = [
    { choiceCode: '0627124510', firstYear: 2020, lastYear: 2025 },
    { choiceCode: '0627124520', firstYear: 2020, lastYear: 2020 },
  ].map((twin) => ({
    courseCode: twin.choiceCode.slice(5),
    name: 'Computer Engineering',
    publishedName: 'Computer Engineering',
    choiceCodes: [twin.choiceCode],
    twin,
  }));
  server.on('GET /colleges/16006/cutoffs', { body: { data: history } });
  openCap('?programme=24510');
  const options = within(await screen.findByRole('combobox', { name: 'Programme' })).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Computer Engineering (choice code 0627124510, 2020 to 2025)',
    'Computer Engineering (choice code 0627124520, 2020)',
  ]);
});

test('the table has every year and round, percentiles, and a dash in words where no rank is on record', async () => {
  openCap();
  await userEvent.click(await screen.findByRole('button', { name: 'Table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  // The rounds above the figures of a phone are not read aloud: the columns have names.
  for (const label of screen.getByRole('table').querySelectorAll('td > [aria-hidden]')) label.remove();
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Year', 'Round 1', 'Round 2', 'Round 3'],
    ['2024', '97.25 %ile4,617', '–No closing rank for this round', '99.10 %ile1,358'],
    ['2021', '98.50 %ile2,511', '–No closing rank for this round', '–No closing rank for this round'],
  ]);
});

test('category, stage and round are chosen, and stand in the address', async () => {
  const view = openCap();
  await screen.findByRole('figure');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'Seats released at stage VII');
  expect(screen.getByRole('figure').textContent).toContain('Closed at 90 in 2024, the only year on record.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Seat type' }), 'Open, ladies only (LOPENS)');
  expect(screen.queryByRole('combobox', { name: 'Stage' })).toBeNull();
  expect(screen.getByRole('figure').textContent).toContain('Closed at 5,000 in 2024');
  expect(view.address()).toBe('/college?stage=VII&category=LOPENS');
});

test('a shared address brings its choice', async () => {
  openCap('?round=last');
  expect((await screen.findByRole('figure')).textContent).toContain('Closed at 98.5 in 2021 and at 99.1 in 2024.');
  expect(screen.getByRole('combobox', { name: 'Round' })).toHaveProperty('value', 'last');
});

test('a round in which nothing closed says so', async () => {
  openCap('?round=2');
  expect((await screen.findByRole('figure')).textContent).toContain(
    'We have no closing rank for this round in any year',
  );
});

test('another programme is asked for by its own code', async () => {
  openCap();
  await screen.findByRole('figure');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Programme' }),
    'Computer Science and Engineering',
  );
  expect(server.calls('GET /colleges/16006/cutoffs').map(({ query }) => query.get('programme'))).toEqual([
    '1600619110',
    '24210',
  ]);
});

test('a programme without cut-offs says so, and others can still be chosen', async () => {
  server.on('GET /colleges/16006/cutoffs', { body: { data: { ...capCutoffs(), pools: [], words: {} } } });
  openCap();
  expect(await screen.findByText('No cut-offs for this programme.')).toBeTruthy();
  expect(within(screen.getByRole('combobox', { name: 'Programme' })).getAllByRole('option')).toHaveLength(2);
});

test('a JEE programme is shown by category, quota and its own rank list; a preparatory rank is marked', async () => {
  renderRoutes(
    [{ path: '/', Component: () => <CutoffHistory exam="josaa" collegeId="nitt" firstProgramme="7" /> }],
    '/?seatType=SC',
  );
  const figure = await screen.findByRole('figure');
  expect(figure.textContent).toContain('JEE Main SC rank. Closed at 4,000 in 2025, the only year on record.');
  await userEvent.click(within(figure).getByRole('button', { name: 'Table' }));
  expect(within(figure).getByTitle(/preparatory course/).textContent).toBe(' P');
});

test('cut-offs that cannot be fetched can be tried again', async () => {
  server.on('GET /colleges/16006/cutoffs', refusal('unavailable', { message: 'Please try again in a moment' }));
  openCap();
  expect(await screen.findByText('Please try again in a moment')).toBeTruthy();
  server.on('GET /colleges/16006/cutoffs', { body: { data: capCutoffs() } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('figure')).toBeTruthy();
});
