import type { JeeCollege, MhtCetCollege } from '@dakhila/contract/college-detail';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { A_FEE, AN_OWN_CLAIM, aPlacementYear, placementsOf } from '../../../../../test/college-figures.ts';
import { aJeeCollege, anMhtCetCollege, UNKNOWN_FACTS } from '../../../../../test/colleges.ts';
import { useFakeServer } from '../../../../../test/fake-server.ts';
import { aCollegeMoney, aSeat } from '../../../../../test/money.ts';
import { refusal } from '../../../../../test/refusals.ts';
import { renderRoutes } from '../../../../../test/render-route.tsx';
import { JeeCollegeScreen } from '../jee-college-screen.tsx';
import { MhtCetCollegeScreen } from '../mht-cet-college-screen.tsx';

const server = useFakeServer();
const CHANCES = 'GET /predictor/colleges/mht-cet/16006';
const COST = 'GET /money/colleges/mht-cet/16006';
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  server.on('GET /shortlist', { body: { data: [] } });
  server.on(CHANCES, { body: { data: null } });
  // Without an answer the page shows the full fee.
  server.on(COST, refusal('not-found'));
});

const routes = [
  { path: '/college/:id', Component: MhtCetCollegeScreen },
  { path: '/josaa-college/:id', Component: JeeCollegeScreen },
];
async function show(wanted: Partial<MhtCetCollege> = {}) {
  server.on('GET /colleges/16006', { body: { data: anMhtCetCollege(wanted) } });
  renderRoutes(routes, '/college/16006');
  await screen.findByRole('heading', { level: 1 });
}
async function showJee(wanted: Partial<JeeCollege> = {}) {
  server.on('GET /josaa-colleges/nit-tiruchirappalli', { body: { data: aJeeCollege(wanted) } });
  renderRoutes(routes, '/josaa-college/nit-tiruchirappalli');
  await screen.findByRole('heading', { level: 1 });
}
/** The text of the card under a heading. */
const card = (title: string) => screen.getByRole('heading', { name: title }).closest<HTMLElement>('div.relative');
const text = (title: string) => card(title)?.textContent ?? '';

test('the overview answers in the order families ask', async () => {
  await show();
  const headings = within(screen.getByRole('tabpanel', { name: 'Overview' }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
  expect(headings).toEqual([
    'Can you get in?',
    'What does it cost?',
    'What happens after?',
    'Location',
    'Overview',
    'NIRF Rankings',
    'Figures and their sources',
  ]);
});

test('a fee of the unaided courses alone says so, and is not shown as the cost of a seat', async () => {
  server.on(COST, { body: { data: aCollegeMoney() } });
  await show({ fee: { ...A_FEE, isForUnaidedOnly: true } });
  expect(text('What does it cost?')).toContain('only for the college’s unaided courses (choice codes ending in U).');
  expect(text('What does it cost?')).toContain('The state pays part or all of it for many students.');
  expect(screen.queryByRole('region', { name: 'CAP seat' })).toBeNull();
  expect(server.calls(COST)).toEqual([]);
});

test('a fee of an earlier year, and one in doubt, say so', async () => {
  await show({ fee: { ...A_FEE, year: '2025-26', doubt: 'earlierYear' } });
  expect(text('What does it cost?')).toContain('in 2025-26');
  expect(text('What does it cost?')).toContain('this is its fee for the year before.');
});

test('a college that no longer admits says nothing about a fee or pay that is not known', async () => {
  await show({ notAdmittingSince: 2022, fee: null });
  expect(screen.queryByRole('heading', { name: 'What does it cost?' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'What happens after?' })).toBeNull();
});

test('a college that no longer admits keeps its last figures, without advice on paying', async () => {
  await show({ notAdmittingSince: 2025, fee: A_FEE, placements: placementsOf(aPlacementYear()) });
  expect(text('What does it cost?')).toContain('₹1,42,000');
  expect(text('What does it cost?')).not.toContain('The state pays');
  expect(text('What happens after?')).toContain('540 of 632 graduates');
});

test('closings are the loosest of their year, with round and year, hardest course first', async () => {
  await show();
  const getIn = text('Can you get in?');
  expect(getIn).toContain(
    'Computer Science and EngineeringOpen, state level: Closed at 99.80 percentile (MHT-CET) in 2025',
  );
  expect(getIn).toContain('Civil EngineeringOpen, state level: Closed at 98.10 percentile (MHT-CET) in 2025');
  expect(getIn.indexOf('Computer Science')).toBeLessThan(getIn.indexOf('Civil'));
  const table = screen.getByRole('table', {
    name: 'All rounds for Computer Science and Engineering Open, state level',
    hidden: true,
  });
  // On a phone each figure has its round above it, so that the table fits without swiping.
  expect(table.textContent).toContain(
    'YearRound 1Round 2Round 32025Round 199.80635Round 2–No closing rank for this roundRound 399.93221',
  );
});

test('home and other university seats are told apart', async () => {
  const [course] = anMhtCetCollege().courses;
  if (!course) throw new Error('no course');
  const year = (rank: number) => [{ year: 2025, rounds: [[rank, 91.5] as const] }];
  const openClosings = [
    { seats: 'home' as const, years: year(21_043) },
    { seats: 'other' as const, years: year(15_200) },
  ];
  await show({ courses: [{ ...course, openClosings }] });
  expect(text('Can you get in?')).toContain('Open, home university: Closed at 91.50 percentile (MHT-CET) in 2025');
  expect(text('Can you get in?')).toContain('Open, other universities: Closed at 91.50 percentile (MHT-CET) in 2025');
});

test('a saved prediction shows the own chance beside its course; without one the page leads to the predictor', async () => {
  server.on(CHANCES, {
    body: {
      data: {
        runId: 'r1',
        title: '94.2 percentile, OPEN',
        year: 2027,
        createdAt: '2026-11-01T00:00:00Z',
        isOutdated: false,
        results: [
          { programme: 'Civil Engineering (TFWS)', choiceCode: '1600619110', chance: 0.81, band: 'Likely' },
          { programme: 'Civil Engineering', choiceCode: '1600619110', chance: 0.72, band: 'Likely' },
          { programme: 'Computer Science and Engineering', choiceCode: '1600624210', chance: null, band: null },
        ],
      },
    },
  });
  await show();
  const link = await screen.findByRole('link', { name: 'From your prediction on 1 Nov 2026 (94.2 percentile, OPEN)' });
  expect(text('Can you get in?')).toMatch(/Civil EngineeringYour chance 72% · Likely/);
  expect(text('Can you get in?')).toContain('TFWS seats here: 81%');
  expect(text('Can you get in?')).toContain('Too uncertain to estimate');
  expect(link.getAttribute('href')).toBe('/predictor/mht-cet?run=r1');
  expect(text('Can you get in?')).toContain('Your chance is that of a seat in the course by the last round');
  expect(text('Can you get in?')).toContain('If a course shows no chance, it may be below 5%');
});

test('courses with an own chance come first, then own seats without one, then the others', async () => {
  const [civil] = anMhtCetCollege().courses;
  if (!civil) throw new Error('no course');
  const openClosings = (rank: number) => [
    { seats: 'state' as const, years: [{ year: 2025, rounds: [[rank, 95] as const] }] },
  ];
  const courses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter, at) => ({
    ...civil,
    courseName: `Course ${letter}`,
    courseCode: letter,
    openClosings: openClosings(1000 + at),
  }));
  const run = { runId: 'r1', title: 'NT-C', year: 2027, createdAt: '2026-11-01T00:00:00Z', isOutdated: false };
  const result = (choiceCode: string, chance: number, band: string) => ({
    ...{ programme: choiceCode, choiceCode, chance, band, offered: 0.97 },
  });
  const reserved = { seat: 'NT-C', year: 2025, rank: 40_000, percentile: 80 };
  server.on(CHANCES, {
    body: {
      data: {
        ...run,
        results: [
          result('G', 0.9, 'Safe'),
          result('F', 0.76, 'Likely'),
          result('B', 0.2, 'Reach'),
          { ...result('E', 0.03, 'Unlikely'), reserved },
        ],
      },
    },
  });
  await show({ courses });
  await screen.findByText(/^Your chance 76%/);
  const order = () => [...text('Can you get in?').matchAll(/Course ([A-G])(?:Your|Open)/g)].map(([, letter]) => letter);
  expect(order()).toEqual(['F', 'G', 'B', 'E', 'A']);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 7 courses' }));
  expect(order()).toEqual(['F', 'G', 'B', 'E', 'A', 'C', 'D']);
});

test('without a prediction the page says how to get a chance', async () => {
  await show();
  const link = await screen.findByRole('link', { name: 'Make a prediction to see your chance here.' });
  expect(link.getAttribute('href')).toBe('/predictor/mht-cet?college=16006');
});

test('a fee shows its parts, its year, what it means and the way to waivers', async () => {
  await show({ fee: A_FEE, type: 'private' });
  const cost = text('What does it cost?');
  expect(cost).toContain('₹1,42,000 in 2026-27');
  expect(cost).toContain('Tuition ₹1,23,478 + development ₹18,522');
  expect(cost).toContain('The maximum for a CAP seat, approved by the Fees Regulating Authority');
  for (const [name, address] of [
    ['Schemes that fit you', '/money'],
    ['All about fees', '/faq#fees'],
  ] as const)
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address);
  // A scheme for girls or for OBC beside "that fit you" would mislead everybody else.
  expect(screen.queryByRole('link', { name: /girls|OBC|EBC/ })).toBeNull();
});

test('what the family pays stands first, by kind of seat, with the scheme, its papers and the way to all of it', async () => {
  const mayPay = { least: 18_522, most: 142_000 };
  const tfws = aSeat({
    seat: 'tfws',
    name: 'TFWS seat',
    cost: { waiver: mayPay, firstYear: mayPay, fourYears: { least: 74_088, most: 568_000 }, isSure: false },
    schemes: [{ id: 'tfws', name: 'TFWS', verdict: 'may', reasons: ['The rule isn’t clear to us.'], documents: [] }],
  });
  const whyUnknown = 'The college sets the fee for its own seats.';
  const institute = aSeat({ seat: 'institute', name: 'Institute-level seat', cost: null, whyUnknown, schemes: [] });
  server.on(COST, { body: { data: aCollegeMoney({ seats: [aSeat(), tfws, institute] }) } });
  await show({ fee: A_FEE, type: 'private' });
  const ordinary = await screen.findByRole('region', { name: 'CAP seat' });
  expect(ordinary.textContent).toBe('CAP seatin the first year₹18,522over four years₹74,088');
  expect(screen.getByRole('region', { name: 'TFWS seat' }).textContent).toContain('₹18,522 – ₹1,42,000');
  expect(screen.getByRole('region', { name: 'TFWS seat' }).textContent).toContain('No tuition fee on this seat.');
  const cost = text('What does it cost?');
  expect(cost).toContain('Full fee waiver for girls (2024)Documents: Family income certificate');
  expect(cost).toContain(`Institute-level seat: ${whyUnknown}`);
  expect(cost.indexOf('Your family pays')).toBeLessThan(cost.indexOf('Full yearly fee₹1,42,000 in 2026-27'));
  expect(cost).not.toContain('The state pays part');
  expect(screen.getByRole('link', { name: 'Your schemes and documents' }).getAttribute('href')).toBe('/money');
});

test('a link to the cost scrolls to it, with the schemes that may pay open', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const may = { id: 'ebc' as const, name: 'EBC', verdict: 'may' as const, reasons: ['Check.'], documents: [] };
  server.on(COST, { body: { data: aCollegeMoney({ seats: [aSeat({ schemes: [may] })] }) } });
  server.on('GET /colleges/16006', { body: { data: anMhtCetCollege({ fee: A_FEE, type: 'private' }) } });
  renderRoutes(routes, '/college/16006#cost');
  const scheme = await screen.findByRole('link', { name: 'EBC' });
  expect(scheme.closest('details')?.open).toBe(true);
  expect(scrolled.mock.contexts[0]).toBe(card('What does it cost?'));
});

test('an estimate leads to the very question whose answer would make it closer', async () => {
  const mayPay = { least: 18_522, most: 142_000 };
  const cost = { waiver: mayPay, firstYear: mayPay, fourYears: { least: 74_088, most: 568_000 }, isSure: false };
  server.on(COST, { body: { data: aCollegeMoney({ seats: [aSeat({ cost })], openFacts: ['income', 'domicile'] }) } });
  await show({ fee: A_FEE, type: 'private' });
  const link = await screen.findByRole('link', { name: 'Tell us more for a closer estimate' });
  expect(link.getAttribute('href')).toBe('/money#income');
});

test('a seat that the family can’t have says why, and no amount', async () => {
  const closed = { id: 'tfws' as const, name: 'TFWS', verdict: 'not' as const, documents: [] };
  const schemes = [{ ...closed, reasons: ['Your income is above its limit.'] }];
  const tfws = aSeat({ seat: 'tfws', name: 'TFWS seat', isOpen: 'no', schemes });
  server.on(COST, { body: { data: aCollegeMoney({ seats: [aSeat({ schemes: [] }), tfws] }) } });
  await show({ fee: A_FEE, type: 'private' });
  const seat = await screen.findByRole('region', { name: 'TFWS seat' });
  expect(seat.textContent).toBe('TFWS seatYour income is above its limit.');
  expect(text('What does it cost?')).toContain('No scheme we know of pays for this seat.');
});

test('a family that told nothing sees what it pays as a range, the full fee and how many schemes may apply', async () => {
  const cost = {
    waiver: { least: 0, most: 123_478 },
    firstYear: { least: 18_522, most: 142_000 },
    fourYears: { least: 74_088, most: 568_000 },
    isSure: false,
  };
  server.on(COST, { body: { data: aCollegeMoney({ family: {}, seats: [aSeat({ cost })] }) } });
  await show({ fee: A_FEE, type: 'private' });
  const tell = await screen.findByRole('link', { name: 'Tell us about your family to see what you pay' });
  expect(tell.getAttribute('href')).toBe('/money');
  expect(text('What does it cost?')).toContain('1 state scheme may apply to you.');
  expect(text('What does it cost?')).toContain('Full yearly fee₹1,42,000 in 2026-27');
  expect(screen.getByText('Your family pays')).toBeTruthy();
  expect(screen.getByText('₹18,522 – ₹1,42,000')).toBeTruthy();
});

test.each([
  ['hostel', true],
  ['home', false],
] as const)(
  'what the family pays says that a hostel comes on top where the student told of one (%s: %s)',
  async (stays, isSaid) => {
    server.on(COST, { body: { data: aCollegeMoney({ family: { gender: 'female', stays } }) } });
    await show({ fee: A_FEE, type: 'private' });
    await screen.findByText('Your family pays');
    expect(text('What does it cost?').includes('You’ll live in a hostel or a rented room.')).toBe(isSaid);
  },
);

test('an interim fee says that it is one', async () => {
  await show({ fee: { ...A_FEE, kind: 'interim' } });
  expect(text('What does it cost?')).toContain('An interim fee that a court allowed until the authority decides.');
});

test('a government college without a fee says why; a private one says that it is not available', async () => {
  await show({ fee: null, type: 'government' });
  expect(text('What does it cost?')).toContain('Fee not published by FRA');
});

test('a private college without a fee says that it is not available', async () => {
  await show({ fee: null, type: 'private' });
  expect(text('What does it cost?')).toContain('Yearly feeNot available');
});

test('one student is one student', async () => {
  await show({ placements: placementsOf(aPlacementYear({ higherStudies: 1 })) });
  expect(text('What happens after?')).toContain('Higher studies1 student');
  expect(text('What happens after?')).not.toContain('1 students');
});

test('placements: share, median and higher studies of the newest class, then every year with its submission', async () => {
  const before = aPlacementYear({
    graduatingYear: '2022-23',
    placed: 500,
    graduated: 600,
    sourceUrl: null,
    edition: 2024,
  });
  await show({ placements: placementsOf(aPlacementYear(), before) });
  const outcome = text('What happens after?');
  expect(outcome).toContain('Graduated in 2023-24');
  expect(outcome).toContain('Placed85%540 of 632 graduates');
  expect(outcome).toContain('Median pay₹10,35,000a year, for those placed');
  expect(outcome).toContain('Higher studies45 students7% of graduates');
  expect(outcome).toContain('As submitted to NIRF by the college.');
  expect(outcome).toContain('Median pay went from ₹10,35,000 in 2022-23 to ₹10,35,000 in 2023-24.');
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  const table = screen.getByRole('table', { name: 'By graduating year' });
  expect(table.textContent).toContain('2022-23NIRF 2024600500₹10,35,00045');
});

test('three years stand as bars from zero, a share on a scale of hundred, the median on that of its largest year', async () => {
  await show({
    placements: placementsOf(
      aPlacementYear({ placed: 60, graduated: 80, medianSalaryRupees: 800_000, higherStudies: null }),
      aPlacementYear({ graduatingYear: '2022-23', placed: 40, graduated: 80, medianSalaryRupees: 600_000 }),
      aPlacementYear({ graduatingYear: '2021-22', placed: null, medianSalaryRupees: 400_000 }),
      aPlacementYear({ graduatingYear: '2020-21', medianSalaryRupees: 900_000 }),
    ),
  });
  const chart = screen.getByRole('figure', { name: 'By graduating year' });
  const bars = within(chart)
    .getAllByRole('listitem')
    .map((row) => [row.textContent, row.querySelector<HTMLElement>('[style]')?.style.width]);
  expect(bars.slice(0, 6)).toEqual([
    ['2021-22Not available', '0%'],
    ['2022-2350%', '50%'],
    ['2023-2475%', '75%'],
    ['2021-22₹4 lakh', '50%'],
    ['2022-23₹6 lakh', '75%'],
    ['2023-24₹8 lakh', '100%'],
  ]);
  expect(chart.textContent).toContain('Median pay went from ₹4,00,000 in 2021-22 to ₹8,00,000 in 2023-24.');
});

test('a single year is no trend; it says which submission it is from', async () => {
  await show({ placements: placementsOf(aPlacementYear()) });
  expect(screen.queryByRole('figure', { name: 'By graduating year' })).toBeNull();
  expect(screen.getByRole('link', { name: /^NIRF 2025/ }).getAttribute('href')).toBe(
    'https://example.edu/nirf-2025.pdf',
  );
});

test('a year with gaps shows what is known', async () => {
  await show({ placements: placementsOf(aPlacementYear({ graduated: null, higherStudies: null })) });
  const outcome = text('What happens after?');
  expect(outcome).toContain('PlacedNot available');
  expect(outcome).toContain('Median pay₹10,35,000');
  expect(outcome).toContain('Higher studiesNot available');
});

test('figures that jump carry a caution, once', async () => {
  const year = (graduatingYear: string) => aPlacementYear({ graduatingYear, caution: 'figures-jump' });
  await show({ placements: placementsOf(year('2023-24'), year('2022-23')) });
  expect(screen.getAllByText(/These figures change a lot from year to year/)).toHaveLength(1);
});

test('what the college says itself stands apart, by its own counts', async () => {
  await show({ placements: placementsOf(aPlacementYear()), ownSitePlacements: [AN_OWN_CLAIM] });
  const own = screen.getByRole('heading', { name: 'What the college says' }).closest('section');
  expect(own?.textContent).toContain('not submitted to NIRF');
  expect(own?.textContent).toContain('79%495 of 627 students it counted');
  expect(own?.textContent).toContain('Average pay₹10,88,000');
  expect(own?.textContent).not.toContain('Median pay');
});

test('nothing known: each answer says so once, and no row is empty', async () => {
  await show({
    ...UNKNOWN_FACTS,
    type: 'private',
    courses: anMhtCetCollege().courses.map((course) => ({ ...course, openClosings: [] })),
  });
  expect(text('Can you get in?')).toContain('No open seat in the latest list');
  expect(text('What does it cost?')).toContain('Not available');
  expect(text('What happens after?')).toContain('any placement figures this college submitted to NIRF');
  expect(screen.queryByText('By graduating year')).toBeNull();
  expect(text('Location')).toContain('Postal addressNot available');
});

test('a college that no longer admits says since when, and no chance is asked for', async () => {
  await show({ notAdmittingSince: 2025 });
  expect(screen.getByText('No admissions since 2025')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Predict my chances here' })).toBeNull();
  expect(server.calls(CHANCES)).toHaveLength(0);
  expect(screen.queryByText(/Make a prediction to see your chance/)).toBeNull();
});

test('a college that left the lists before the newest one has no empty answer about getting in', async () => {
  const courses = anMhtCetCollege().courses.map((course) => ({ ...course, openClosings: [] }));
  await show({ notAdmittingSince: 2025, courses });
  expect(screen.queryByText('Can you get in?')).toBeNull();
});

test('the address stands in the location card, and the map is a plain link', async () => {
  await show({
    facts: [
      { label: 'Address', value: 'Wellesley Road, Shivajinagar, Pune', year: '2025-26', source: 'AICTE' },
      { label: 'PIN code', value: '411005' },
    ],
  });
  expect(text('Location')).toContain('Wellesley Road, Shivajinagar, Pune');
  const map = screen.getByRole('link', { name: /^Find on a map/ });
  expect(decodeURIComponent(map.getAttribute('href') ?? '')).toContain('COEP+Technological+University,+Pune,+411005');
});

test('a JEE institute says once that its fee is unknown, and shows closings by quota', async () => {
  server.on('GET /predictor/colleges/josaa/nit-tiruchirappalli', { body: { data: null } });
  await showJee({
    medianPay: placementsOf(aPlacementYear({ graduatingYear: '2022-23', sourceUrl: null, edition: 2024 })),
  });
  expect(text('What does it cost?')).toBe(
    'What does it cost?We don’t have fees for JoSAA institutes. Check the institute’s website.',
  );
  expect(text('Can you get in?')).toContain('The last JEE Main common rank (CRL)');
  expect(text('Can you get in?')).toContain('Open, home state: Closed at CRL 23,100 in round 2, 2026');
  expect(text('What happens after?')).toContain('Graduated in 2022-23');
});

test('how an EWS seat of JoSAA closed is said to be a category rank', async () => {
  const reserved = { seat: 'All India, EWS, gender-neutral', year: 2026, rank: 2310, percentile: null };
  const result = {
    programme: 'Civil Engineering (4 Years, Bachelor of Technology)',
    chance: 0.6,
    band: 'Likely',
    offered: 0.97,
    reserved,
  };
  server.on('GET /predictor/colleges/josaa/nit-tiruchirappalli', {
    body: {
      data: {
        runId: 'run',
        title: 'EWS',
        year: 2027,
        createdAt: '2026-11-14T05:30:00Z',
        isOutdated: false,
        results: [result],
      },
    },
  });
  await showJee();
  expect(await screen.findByText(/closed at category rank 2,310 in 2026$/)).toBeTruthy();
});

test.each([
  [true, { seat: 'SC', year: 2025, rank: 90_000, percentile: 70.67 }],
  [false, undefined],
])('the lead says that the own seat type comes before the open seats: %s', async (isSaid, reserved) => {
  const result = { programme: 'Civil Engineering', choiceCode: '1600619110', chance: 0.6, band: 'Likely', reserved };
  const run = { runId: 'run', title: 'SC', year: 2027, createdAt: '2026-11-14T05:30:00Z', isOutdated: false };
  server.on(CHANCES, { body: { data: { ...run, results: [result] } } });
  await show();
  await screen.findByText(/^Your chance 60%/);
  const first = 'in any round. Where your own seat type is shown, it comes first and the open seats stand below it.';
  expect(text('Can you get in?').includes(first)).toBe(isSaid);
});

test('an own seat that was open to the end of the list says so, as the prediction does', async () => {
  const reserved = { seat: 'SC', year: 2025, rank: 199_958, percentile: 8.67, isToEnd: true };
  const result = { programme: 'Civil Engineering', choiceCode: '1600619110', chance: 0.6, band: 'Likely', reserved };
  const run = { runId: 'run', title: 'SC', year: 2027, createdAt: '2026-11-14T05:30:00Z', isOutdated: false };
  server.on(CHANCES, { body: { data: { ...run, results: [result] } } });
  await show();
  expect(
    await screen.findByText(
      'Your seat type (SC) was open to the end of the list in 2025; the last student admitted had 8.67 percentile (MHT-CET)',
    ),
  ).toBeTruthy();
});

test('where the preferences of the saved prediction hide the college, that is the reason, with a way to it', async () => {
  const run = { runId: 'run', title: '97.6', year: 2027, createdAt: '2026-11-14T05:30:00Z', isOutdated: false };
  server.on(CHANCES, { body: { data: { ...run, results: [], leftOut: { why: 'not-wanted', missing: [] } } } });
  await show();
  const way = await screen.findByRole('link', { name: 'Predict for this college without those preferences' });
  expect(way.getAttribute('href')).toContain('college=16006');
  expect(text('Can you get in?')).toContain('because of the branches, cities or kinds of college you chose for it');
  expect(text('Can you get in?')).not.toContain('may be below 5%');
});

test('a seat filled by JEE names its exam beside the closing of the open seats', async () => {
  const reserved = { seat: 'All India seats', year: 2025, rank: 12_700, percentile: 98.72 };
  const result = {
    ...{ programme: 'Civil Engineering', choiceCode: '1600619110', chance: 0.95, band: 'Safe', reserved },
    ...{ seat: 'All India seats', isByJee: true },
  };
  const run = { runId: 'run', title: '97.6', year: 2027, createdAt: '2026-11-14T05:30:00Z', isOutdated: false };
  server.on(CHANCES, { body: { data: { ...run, results: [result] } } });
  await show();
  expect(await screen.findByText('All India seats: closed at 98.72 percentile (JEE Main) in 2025')).toBeTruthy();
  expect(text('Can you get in?')).toContain('Open, state level: Closed at 98.10 percentile (MHT-CET) in 2025');
});

test('architecture goes by another rank list: it comes last and says so', async () => {
  server.on('GET /predictor/colleges/josaa/nit-tiruchirappalli', { body: { data: null } });
  const [civil] = aJeeCollege().courses;
  if (!civil) throw new Error('no course');
  const architecture = {
    ...civil,
    courseName: 'Architecture (5 years, B.Arch)',
    publishedName: 'Architecture (5 Years, Bachelor of Architecture)',
    openClosings: [{ seats: 'home-state' as const, years: [{ year: 2026, rounds: [[487, null] as const] }] }],
  };
  await showJee({ courses: [architecture, civil] });
  const getIn = text('Can you get in?');
  expect(getIn.indexOf('Civil Engineering')).toBeLessThan(getIn.indexOf('Architecture'));
  expect(getIn).toContain('JEE Main paper 2 rank, from a separate rank list');
});
