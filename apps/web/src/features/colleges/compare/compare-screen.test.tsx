import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { aPlacementYear, placementsOf } from '../../../../test/college-figures.ts';
import { aJeeCollege, anMhtCetCollege, capCutoffs, josaaCutoffs } from '../../../../test/colleges.ts';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { saveOwnPin } from '../shared/own-pin.tsx';
import { CompareScreen } from './compare-screen.tsx';

const server = useFakeServer();
beforeEach(() => {
  // The newest class has no median yet: the one before it counts.
  const placements = placementsOf(
    aPlacementYear({ medianSalaryRupees: null }),
    aPlacementYear({ graduatingYear: '2022-23', medianSalaryRupees: 900_000 }),
  );
  server.on('GET /colleges/16006', { body: { data: anMhtCetCollege({ placements }) } });
  server.on('GET /colleges/16006/cutoffs', { body: { data: capCutoffs() } });
  server.on('GET /josaa-colleges/nitt', { body: { data: aJeeCollege() } });
  server.on('GET /josaa-colleges/nitt/cutoffs', { body: { data: josaaCutoffs() } });
});

const open = (compare: string) =>
  renderRoutes([{ path: '/search', Component: CompareScreen }], `/search?compare=${compare}`);
const rowsOf = (table: HTMLElement) =>
  Object.fromEntries(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent ?? ''))
      .map(([name = '', ...values]) => [name, values]),
  );

test('facts stand side by side with their years, unknown ones with their fallbacks', async () => {
  open('mht-cet.16006,josaa.nitt');
  const rows = rowsOf(await screen.findByRole('table', { name: 'Colleges side by side' }));
  expect(rows['Admission through']).toEqual(['MHT-CET', 'JEE']);
  expect(rows['Institution Type']).toEqual(['Government', 'Government']);
  expect(rows['NIRF Rank']).toEqual(['90 (2025)', '101-150 (2025)']);
  expect(rows['Home State']).toEqual(['Not used in CAP', 'Tamil Nadu']);
  expect(rows['Yearly fee']).toEqual(['Not published by FRA', 'Not available']);
  expect(rows['Placed, as submitted to NIRF']).toEqual(['85% (2023-24)', 'Not available']);
  expect(rows['Median yearly pay of those placed']).toEqual(['₹9,00,000 (2022-23)', 'Not available']);
  expect(rows['Higher studies, students']).toEqual(['45 (2023-24)', 'Not available']);
  expect(rows.Website?.[0]).toContain('coep.org.in');
  expect(rows.Programs).toEqual(['2', '1']);
});

test('cut-offs of a common course stand side by side, by category; released seats and women’s pools stay out', async () => {
  open('mht-cet.16006,josaa.nitt');
  const table = await screen.findByRole('table', { name: 'Closing ranks side by side' });
  await waitFor(() =>
    expect(rowsOf(table)['Civil Engineering, Open']).toEqual([
      'State level seats2024: 4,617 in round 12021: 2,511 in round 1',
      'Home state2025: 28,252 in round 22024: 32,691 in round 2Other states2025: 22,901 in round 2',
    ]),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'SC');
  await waitFor(() =>
    expect(rowsOf(table)['Civil Engineering, SC']).toEqual(['No cut-offs', 'Other states2025: 4,000 in round 1']),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Computer Science and Engineering');
  await waitFor(() => expect(rowsOf(table)['Computer Science and Engineering, SC']?.[1]).toBe('Not offered here'));
});

test('between CAP colleges there is no home state', async () => {
  server.on('GET /colleges/03012', { body: { data: anMhtCetCollege({ id: '03012', name: 'VJTI' }) } });
  server.on('GET /colleges/03012/cutoffs', { body: { data: capCutoffs() } });
  open('mht-cet.16006,mht-cet.03012');
  const rows = rowsOf(await screen.findByRole('table', { name: 'Colleges side by side' }));
  expect(rows['Institution Type']).toEqual(['Government', 'Government']);
  expect(rows).not.toHaveProperty('Home State');
});

test('with a PIN code the distances stand side by side, and without one there is no such row', async () => {
  const pinned = [{ label: 'PIN code', value: '411005' }];
  server.on('GET /colleges/16006', { body: { data: anMhtCetCollege({ facts: pinned }) } });
  server.on('GET /pin-codes/411', { body: { data: { '411005': [18.53, 73.85] } } });
  server.on('GET /pin-codes/400', { body: { data: { '400019': [19.03, 72.86] } } });
  const view = open('mht-cet.16006,josaa.nitt');
  const table = () => screen.findByRole('table', { name: 'Colleges side by side' });
  expect(rowsOf(await table())).not.toHaveProperty('Distance from you, in a straight line');
  view.unmount();
  saveOwnPin('400019');
  open('mht-cet.16006,josaa.nitt');
  await screen.findByText('About 120 km');
  expect(rowsOf(await table())['Distance from you, in a straight line']).toEqual(['About 120 km', 'Not known']);
});

test('a PIN code can be given here, and the distances come', async () => {
  const pinned = [{ label: 'PIN code', value: '411005' }];
  server.on('GET /colleges/16006', { body: { data: anMhtCetCollege({ facts: pinned }) } });
  server.on('GET /pin-codes/411', { body: { data: { '411005': [18.53, 73.85] } } });
  server.on('GET /pin-codes/400', { body: { data: { '400019': [19.03, 72.86] } } });
  open('mht-cet.16006,josaa.nitt');
  await userEvent.type(await screen.findByRole('textbox', { name: /PIN code/ }), '400019');
  await userEvent.click(screen.getByRole('button', { name: 'Show distance' }));
  expect(await screen.findByText('About 120 km')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show distance' })).toBeNull();
  expect(document.activeElement?.querySelector('table')).toBeTruthy();
});

test('categories of CAP alone can be chosen, and JEE colleges say that they do not have them', async () => {
  const cutoffs = capCutoffs();
  const sebc = { programme: 0, category: 'GSEBCS', section: 'STATE', stage: 'I', exam: 'MHT-CET' };
  cutoffs.pools.push({ ...sebc, years: [{ year: 2025, closing: [[7_000, 96]] }] });
  server.on('GET /colleges/16006/cutoffs', { body: { data: cutoffs } });
  open('mht-cet.16006,josaa.nitt');
  const table = await screen.findByRole('table', { name: 'Closing ranks side by side' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'SEBC');
  await waitFor(() =>
    expect(rowsOf(table)['Civil Engineering, SEBC']).toEqual([
      'State level seats2025: 7,000 in round 1',
      'JEE has no such category',
    ]),
  );
  const offered = within(screen.getByRole('combobox', { name: 'Category' })).getAllByRole('option');
  expect(offered.map((option) => option.textContent)).toEqual(
    expect.arrayContaining(['VJ/DT (NT-A)', 'NT-B', 'NT-C', 'NT-D']),
  );
});

test('a college is taken out, and the address follows', async () => {
  const view = open('mht-cet.16006,josaa.nitt');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove COEP Technological University' }));
  await waitFor(() => expect(view.address()).toBe('/search?compare=josaa.nitt'));
  expect(screen.queryByRole('link', { name: 'COEP Technological University' })).toBeNull();
});

test('a college that cannot be found is said, and the others are compared', async () => {
  server.on('GET /colleges/99999', { status: 404, body: { message: 'College not found' } });
  open('mht-cet.16006,mht-cet.99999');
  expect(await screen.findByText('We couldn’t find one of these colleges.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'COEP Technological University' })).not.toHaveLength(0);
});

test('an empty comparison shows the way to the colleges', async () => {
  open('');
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find colleges' }).getAttribute('href')).toBe('/search');
});
