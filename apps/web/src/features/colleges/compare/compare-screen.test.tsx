import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { A_FEE, AN_OWN_CLAIM, aPlacementYear, placementsOf } from '../../../../test/college-figures.ts';
import { aJeeCollege, anMhtCetCollege, capCutoffs, josaaCutoffs } from '../../../../test/colleges.ts';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { aCollegeMoney, aSeat } from '../../../../test/money.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { anExamProfile } from '../../../../test/students.ts';
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
  expect(rows['Full yearly fee']).toEqual(['Not published by FRA', 'Not available']);
  expect(rows['Placed, as submitted to NIRF']).toEqual(['85% (2023-24)', 'Not available']);
  expect(rows['Median yearly pay of those placed']).toEqual(['₹9,00,000 (2022-23)', 'Not available']);
  expect(rows['Students in higher studies']).toEqual(['45 (2023-24)', 'Not available']);
  expect(rows.Website?.[0]).toContain('coep.org.in');
  expect(rows.Programmes).toEqual(['2', '1']);
});

test('cut-offs of a common course stand side by side, by category; released seats and women’s pools stay out', async () => {
  open('mht-cet.16006,josaa.nitt');
  const table = await screen.findByRole('table', { name: 'Closing ranks side by side' });
  await waitFor(() =>
    expect(rowsOf(table)['Civil Engineering, Open']).toEqual([
      'State level seats2024: 97.25 percentile in round 12021: 98.50 percentile in round 1' +
        'All India seats2024: 96.11 percentile (JEE Main) in round 1',
      'Home state2025: 28,252 in round 22024: 32,691 in round 2Other states2025: 22,901 in round 2',
    ]),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'SC');
  await waitFor(() =>
    expect(rowsOf(table)['Civil Engineering, SC']).toEqual([
      'All India seats2024: 96.11 percentile (JEE Main) in round 1',
      'Other states2025: 4,000 in round 1',
    ]),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Computer Science and Engineering');
  await waitFor(() => expect(rowsOf(table)['Computer Science and Engineering, SC']?.[1]).toBe('Not offered here'));
});

test('what the family pays stands side by side, on a CAP seat; a college without a known fee says so', async () => {
  server.on('GET /colleges/16006', { body: { data: anMhtCetCollege({ fee: A_FEE }) } });
  server.on('GET /money/colleges/mht-cet/16006', { body: { data: aCollegeMoney() } });
  open('mht-cet.16006,josaa.nitt');
  expect(await screen.findByText('₹18,522')).toBeTruthy();
  const rows = rowsOf(screen.getByRole('table', { name: 'Colleges side by side' }));
  expect(rows['You pay, first year']).toEqual(['₹18,522', 'Not available']);
  expect(rows['You pay, over four years']).toEqual(['₹74,088', 'Not available']);
  const way = screen.getByRole('link', { name: 'Schemes, documents and your answers' });
  expect(way.getAttribute('href')).toBe('/money');
});

test('a fee in doubt says so, and a fee of the unaided courses alone is no cost', async () => {
  server.on('GET /colleges/16006', {
    body: { data: anMhtCetCollege({ fee: { ...A_FEE, isForUnaidedOnly: true, doubt: 'foundByName' } }) },
  });
  server.on('GET /money/colleges/mht-cet/16006', { body: { data: aCollegeMoney({ seats: [aSeat({ cost: null })] }) } });
  open('mht-cet.16006,josaa.nitt');
  const fee = await screen.findByText(/for its unaided courses only\. We found this fee by the college’s name/);
  expect(fee).toBeTruthy();
  expect(rowsOf(screen.getByRole('table', { name: 'Colleges side by side' }))).not.toHaveProperty(
    'You pay, first year',
  );
});

test('a family that told nothing sees the range of its cards, and is asked', async () => {
  server.on('GET /colleges/16006', { body: { data: anMhtCetCollege({ fee: A_FEE }) } });
  const cost = {
    waiver: { least: 0, most: 123_478 },
    firstYear: { least: 18_522, most: 142_000 },
    fourYears: { least: 74_088, most: 568_000 },
    isSure: false,
  };
  const untold = aCollegeMoney({ family: {}, seats: [aSeat({ cost })] });
  server.on('GET /money/colleges/mht-cet/16006', { body: { data: untold } });
  open('mht-cet.16006,josaa.nitt');
  expect(await screen.findByRole('link', { name: 'Tell us about your family to compare what you pay' })).toBeTruthy();
  const rows = rowsOf(screen.getByRole('table', { name: 'Colleges side by side' }));
  expect(rows['You pay, first year']).toEqual(['₹18,522 – ₹1,42,000', 'Not available']);
  expect(rows['Full yearly fee']?.[0]).toContain('₹1,42,000');
});

test.each([
  [null, '₹10,35,000 (2025-26), from the college’s own website, not submitted to NIRF'],
  [900_000, '₹9,00,000 (2023-24)'],
])('where NIRF has no median, the college’s own figure stands there as such (NIRF: %s)', async (median, shown) => {
  const college = anMhtCetCollege({
    placements: placementsOf(aPlacementYear({ medianSalaryRupees: median })),
    ownSitePlacements: [{ ...AN_OWN_CLAIM, medianSalaryRupees: 1_035_000 }],
  });
  server.on('GET /colleges/16006', { body: { data: college } });
  open('mht-cet.16006,josaa.nitt');
  const rows = rowsOf(await screen.findByRole('table', { name: 'Colleges side by side' }));
  expect(rows['Median yearly pay of those placed']).toEqual([shown, 'Not available']);
});

test('what decides comes first, and a fact that is known of none of them takes no room', async () => {
  const unknown = { establishmentYear: null };
  server.on('GET /colleges/16006', { body: { data: anMhtCetCollege(unknown) } });
  server.on('GET /colleges/03012', { body: { data: anMhtCetCollege({ id: '03012', name: 'VJTI', ...unknown }) } });
  server.on('GET /colleges/03012/cutoffs', { body: { data: capCutoffs() } });
  open('mht-cet.16006,mht-cet.03012');
  const names = Object.keys(rowsOf(await screen.findByRole('table', { name: 'Colleges side by side' })));
  expect(names.indexOf('NIRF Rank')).toBeLessThan(names.indexOf('Institution Type'));
  expect(names).not.toContain('Established');
});

test('a small town stands with its district', async () => {
  const location = { city: 'Baramati', state: 'Maharashtra', district: 'Pune' };
  server.on('GET /colleges/16006', { body: { data: anMhtCetCollege({ location }) } });
  open('mht-cet.16006,josaa.nitt');
  const rows = rowsOf(await screen.findByRole('table', { name: 'Colleges side by side' }));
  expect(rows.Location).toEqual(['Baramati (Pune), Maharashtra', 'Tiruchirappalli, Tamil Nadu']);
});

const A_PREDICTION = {
  ...{ runId: 'run-1', title: '97.6 percentile', year: 2026, createdAt: '2026-07-01T00:00:00Z', isOutdated: false },
  results: [
    {
      choiceCode: '1600619110',
      programme: 'Civil Engineering',
      chance: 0.95,
      band: 'Safe' as const,
      seat: 'All India seats',
    },
    {
      choiceCode: '1600661210',
      programme: 'Mechanical Engineering',
      chance: 0.73,
      band: 'Likely' as const,
      seat: 'All India seats',
    },
    {
      choiceCode: '1600629310',
      programme: 'Electrical Engineering',
      chance: 0.2,
      band: 'Reach' as const,
      seat: 'State level',
    },
    { choiceCode: '1600637210', programme: 'Electronics', chance: null, band: null, seat: 'State level' },
  ],
};

test('the student’s best chances come first, each with its seat; without a prediction there is the way to one', async () => {
  server.on('GET /predictor/colleges/mht-cet/16006', { body: { data: A_PREDICTION } });
  server.on('GET /predictor/colleges/josaa/nitt', { body: { data: null } });
  open('mht-cet.16006,josaa.nitt');
  const table = await screen.findByRole('table', { name: 'Colleges side by side' });
  const way = await screen.findByRole('link', { name: 'Predict your chance' });
  expect(way.getAttribute('href')).toBe('/predictor/josaa?college=nitt');
  const rows = rowsOf(table);
  expect(Object.keys(rows)[1]).toBe('Your chance');
  expect(rows['Your chance']).toEqual([
    '95%Civil EngineeringAll India seats73%Mechanical EngineeringAll India seats' +
      '20%Electrical EngineeringState leveland 1 more programme',
    'Predict your chance',
  ]);
});

test('a prediction without a programme of the college says so', async () => {
  server.on('GET /predictor/colleges/mht-cet/16006', { body: { data: { ...A_PREDICTION, results: [] } } });
  open('mht-cet.16006,josaa.nitt');
  expect(await screen.findByText('No programme in your prediction')).toBeTruthy();
});

test('the row of cut-offs names its exam and says that All India seats are not counted', async () => {
  open('mht-cet.16006,josaa.nitt');
  const rows = rowsOf(await screen.findByRole('table', { name: 'Colleges side by side' }));
  expect(rows['Where open seats closed, all programmes']).toEqual([
    '91.3–99.6 percentile in MHT-CET (2025). All India seats go by JEE and aren’t counted.',
    'JEE Main rank 23,100 (2026)',
  ]);
});

test('a student of a category sees how its seats closed', async () => {
  server.on('GET /exam-profile', { body: { data: anExamProfile({ mhtCet: { category: 'NT1' } }) } });
  const categoryClosings = { NT1: { easiest: 80.2, hardest: 95.4, other: null } };
  server.on('GET /colleges/16006', { body: { data: anMhtCetCollege({ categoryClosings }) } });
  open('mht-cet.16006,josaa.nitt');
  await screen.findByText('80.2–95.4 percentile in MHT-CET for home-university seats (2025)');
  const rows = rowsOf(screen.getByRole('table', { name: 'Colleges side by side' }));
  expect(rows['Where NT-B or open seats closed, all programmes']?.[0]).toContain('80.2–95.4');
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
      'State level seats2025: 96.00 percentile in round 1' +
        'All India seats2024: 96.11 percentile (JEE Main) in round 1',
      'JEE has no such category',
    ]),
  );
  const offered = within(screen.getByRole('combobox', { name: 'Category' })).getAllByRole('option');
  expect(offered.map((option) => option.textContent)).toEqual(
    expect.arrayContaining(['VJ/DT (NT-A)', 'NT-B', 'NT-C', 'NT-D']),
  );
});

test('cut-offs begin with a course that the student has a chance in or wants, and with the seats of EWS', async () => {
  const computer = { programme: 'Computer', choiceCode: '1600624210', chance: 0.7, band: 'Likely' };
  server.on('GET /predictor/colleges/mht-cet/16006', { body: { data: { ...A_PREDICTION, results: [computer] } } });
  server.on('GET /exam-profile', {
    body: { data: anExamProfile({ gender: 'female', mhtCet: { category: 'OPEN', ews: true } }) },
  });
  open('mht-cet.16006,josaa.nitt');
  expect(await screen.findByRole('combobox', { name: 'Course' })).toHaveProperty(
    'value',
    'Computer Science and Engineering',
  );
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveProperty('value', 'EWS');
});

test('a college is taken out, and the address follows', async () => {
  const view = open('mht-cet.16006,josaa.nitt');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove COEP Technological University' }));
  await waitFor(() => expect(view.address()).toBe('/search?compare=josaa.nitt'));
  expect(screen.queryByRole('link', { name: 'COEP Technological University' })).toBeNull();
});

test('a college that cannot be found is said, and the others are compared', async () => {
  server.on('GET /colleges/99999', refusal('not-found', { message: 'College not found' }));
  open('mht-cet.16006,mht-cet.99999');
  expect(await screen.findByText('We couldn’t find one of these colleges.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'COEP Technological University' })).not.toHaveLength(0);
});

test('an empty comparison shows the way to the colleges', async () => {
  open('');
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find colleges' }).getAttribute('href')).toBe('/search');
});

test('a server that is away is no empty comparison: it can be tried again', async () => {
  server.on('GET /colleges/16006', { status: 503 });
  open('mht-cet.16006,josaa.nitt');
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the colleges' })).toBeTruthy();
  expect(screen.queryByText('Nothing to compare yet')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});
