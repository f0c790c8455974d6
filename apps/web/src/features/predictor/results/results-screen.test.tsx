import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { josaaCutoffs } from '../../../../test/colleges.ts';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { aList, headOf } from '../../../../test/lists.ts';
import { aResult, aRun, serveRun } from '../../../../test/predictions.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { stubScreen } from '../../../../test/stub-screen.ts';
import { anExamProfile, aStudent } from '../../../../test/students.ts';
import { setPicked } from '../../colleges/index.ts';
import { PredictorExamScreen } from '../exam-screen.tsx';
import '../../../ui/testing/modal-dialog.ts';

const server = useFakeServer();

const CIVIL = aResult();
const CHEMICAL = aResult({
  programme: 'Chemical Engineering (4 Years, Bachelor of Technology)',
  branch: 'Chemical Engineering',
  programmeId: 8,
  chance: 0.4,
  band: 'Possible',
});
const TINY = aResult({
  programme: 'Architecture (5 Years, Bachelor of Architecture)',
  branch: 'Architecture',
  programmeId: 9,
  chance: null,
  band: null,
  byRound: [],
});
const FAR = aResult({
  programme: 'Computer Science and Engineering (4 Years, Bachelor of Technology)',
  branch: 'Computer Science and Engineering',
  programmeId: 10,
  chance: 0.03,
  band: 'Unlikely',
});

const show = (search: string) =>
  renderRoutes(
    [{ path: '/predictor/josaa', Component: () => <PredictorExamScreen exam="josaa" /> }],
    `/predictor/josaa?run=${search}`,
  );
const ALL = [CIVIL, CHEMICAL, TINY];
const RUN = aRun(ALL, { unlikely: [FAR] });
const open = (search = '', wanted: Parameters<typeof aRun>[1] = {}, results = ALL) => {
  serveRun(server, results, { unlikely: [FAR], ...wanted });
  return show(`${RUN.id}&all=1${search}`);
};
const cards = () => screen.findAllByRole('article');
/** Picks a programme for comparison in its details. */
const pick = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) => {
  await user.click(within(await named(name)).getByRole('link'));
  const details = await screen.findByRole('dialog');
  await user.click(within(details).getByRole('button', { name: /^Compare/ }));
  // Picking leads back to the list: two presses for each programme.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const named = (name: RegExp) => screen.findByRole('article', { name });

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
  server.on(`GET /predictor/runs/${RUN.id}/left-out`, { body: { data: [] } });
  server.on('GET /lists', { body: { data: [] } });
  server.on('GET /predictor/runs', {
    body: { data: [{ ...RUN, title: 'JEE Main 11000', isOutdated: true }], next: null },
  });
  server.on('GET /exam-profile', { body: { data: anExamProfile() } });
  server.on('GET /student-profile/me', { body: aStudent() });
});

test('a row tells chance, programme, college and why, each number with its year, and hides what is below 5%', async () => {
  open();
  const civil = await named(/Civil/);
  for (const text of ['95%', 'Safe', 'NIT Tiruchirappalli', 'CRL 11,000 · closed 12,462 in 2025 · forecast 12,339'])
    expect(within(civil).getByText(text), text).toBeTruthy();
  expect(within(civil).queryByRole('button')).toBeNull();
  expect(
    within(await named(/Architecture/)).getByText('Could go either way: your rank is inside the range'),
  ).toBeTruthy();
  // Our own keys of JoSAA's seats are on no screen.
  expect(document.body.textContent).not.toMatch(/[A-Z]{2}-OPEN-[FN]/);
  expect(await cards()).toHaveLength(3);
  expect(screen.getByText('3 programmes')).toBeTruthy();
  expect(screen.getByText('About this prediction: 1 rank missing')).toBeTruthy();
  expect(await screen.findByText('Our forecasts have changed')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('the screen names the student in one line, with the way to change the answers', async () => {
  open();
  const change = await screen.findByRole('link', { name: 'Change answers' });
  expect(change.closest('p')?.textContent).toBe('You: JEE Main CRL 11,000 · OPEN · Female · MaharashtraChange');
  expect(change.getAttribute('href')).toBe(`/predictor/josaa?from=${RUN.id}`);
});

test.each([
  ['josaa', { category: 'OPEN', gender: 'male', homeState: 'Goa' }, / · OPEN · Male · Goa$/],
  [
    'mht-cet',
    {
      ...{ category: 'OPEN', gender: 'male', candidature: 'maharashtra', homeUniversity: 'Shivaji University' },
      ...{ ews: true, tfws: true, minority: ['Jain'] },
    },
    / · OPEN · Male · EWS · TFWS · Jain · Shivaji University$/,
  ],
  ['mht-cet', { category: 'OPEN', gender: 'male', candidature: 'maharashtra' }, / · OPEN · Male · no home university$/],
  ['mht-cet', { category: 'OPEN', gender: 'male', candidature: 'outside' }, / · Male · from outside Maharashtra$/],
] as const)('%s: the line about the student has all that decides the seats', async (exam, input, line) => {
  open('', { exam, input });
  const change = await screen.findByRole('link', { name: 'Change answers' });
  expect(change.closest('p')?.firstChild?.textContent).toMatch(line);
});

test('a row without a chance explains why in one tap, without opening the details', async () => {
  const { address } = open();
  const row = within(await named(/Architecture/));
  const before = address();
  await userEvent.click(row.getByRole('button', { name: 'Range only' }));
  expect(row.getByRole('tooltip').textContent).toMatch(/^With so few seats, a percentage would be a guess/);
  expect(address()).toBe(before);
});

test('a row says what is no four-year B.Tech, beside the college', async () => {
  const programme = 'Physics (5 Years, Integrated Master of Science)';
  open('', {}, [...ALL, aResult({ programme, branch: 'Physics', programmeId: 11 })]);
  const college = 'NIT Tiruchirappalli';
  expect((await named(/Physics/)).textContent).toContain(`Physics · 5 Years, Integrated M.Sc · ${college}`);
  expect((await named(/Architecture/)).textContent).toContain(`Architecture · 5 Years, B.Arch · ${college}`);
  expect((await named(/Civil/)).textContent).toContain(`Civil Engineering · ${college}`);
});

test('beside an All India seat of CAP stands the percentile of JEE, named as such', async () => {
  const [pool] = CIVIL.pools;
  if (!pool) throw new Error('no pool');
  const cap = { ...pool, list: 'all-india-merit', lastYearPercentile: 98.7234, forecastPercentile: 98.4 };
  const lists = [{ id: 'all-india-merit', label: 'All India merit number', rank: 12_700, percentile: 98.61 }];
  const input = { percentile: 97.6, jeeMainRank: 21_400, category: 'OPEN', gender: 'male' };
  open('', { exam: 'mht-cet', lists, input }, [{ ...CIVIL, pools: [cap] }]);
  const row = await screen.findByRole('article', { name: /Civil/ });
  expect(within(row).getByText('JEE about 98.61 · closed 98.7 in 2025 · forecast 98.4')).toBeTruthy();
});

test('a CAP row speaks percentile; the merit numbers come with the details', async () => {
  const [pool] = CIVIL.pools;
  if (!pool) throw new Error('no pool');
  const cap = { ...pool, list: 'state-merit', lastYearPercentile: 93.3842, forecastPercentile: 93.9 };
  const lists = [
    { id: 'state-merit', label: 'State merit number', rank: 21_043, low: 20_000, high: 22_000, percentile: 94.2 },
  ];
  const input = { percentile: 94.2, category: 'OBC', gender: 'female' };
  open('&open=nit-tiruchirappalli.7', { exam: 'mht-cet', lists, input }, [{ ...CIVIL, pools: [cap] }]);
  const row = await screen.findByRole('article', { name: /Civil/, hidden: true });
  expect(within(row).getByText('You 94.2 · closed 93.4 in 2025 · forecast 93.9')).toBeTruthy();
  expect(row.textContent).not.toContain('21,043');
  expect(screen.getByText('94.2 percentile').closest('p')?.textContent).toMatch(
    /^You: 94\.2 percentile · OBC · Female/,
  );
  const details = await screen.findByRole('dialog', { name: 'Civil Engineering' });
  expect(within(details).getByText('merit number 21,043 · 20,000 – 22,000')).toBeTruthy();
});

test('a forecast that does not explain the chance says whose it is, because the chance counts other seats too', async () => {
  const [pool] = CIVIL.pools;
  if (!pool) throw new Error('no pool');
  const forecast = { q10: 1_00_000, q50: 1_27_000, q90: 1_60_000 };
  const cap = {
    ...pool,
    code: 'GOPENO',
    section: 'State Level',
    list: 'state-merit',
    forecast,
    forecastPercentile: 72,
    chance: 0.31,
  };
  const lists = [{ id: 'state-merit', label: 'State merit number', rank: 1_41_000, percentile: 70 }];
  const input = { percentile: 70, category: 'OBC', gender: 'female' };
  const civil = { ...CIVIL, forecast, chance: 0.54, band: 'Possible' as const, pools: [cap] };
  const safe = {
    ...CHEMICAL,
    programme: 'Mining Engineering',
    forecast,
    chance: 0.97,
    pools: [{ ...cap, chance: 0.84 }],
  };
  open('', { exam: 'mht-cet', lists, input }, [civil, { ...CHEMICAL, forecast, chance: 0.31, pools: [cap] }, safe]);
  const textOf = async (name: RegExp) => (await screen.findByRole('article', { name })).textContent;
  expect(await textOf(/Civil/)).toContain('forecast 72.0 · 31% by these seats alone, 54% with all your seats');
  expect(await textOf(/Chemical/)).not.toContain('GOPENO');
  // The forecast alone would be Likely, not Safe.
  expect(await textOf(/Mining/)).toContain('84% by these seats alone, 97%+ with all your seats');
});

test('a row of seats that last to the end of the list shows no forecast, which could only look like a cut-off', async () => {
  const [pool] = CIVIL.pools;
  if (!pool) throw new Error('no pool');
  const cap = {
    ...pool,
    list: 'state-merit',
    lastYearPercentile: 5.8,
    forecastPercentile: 36.7,
    isListEnd: true as const,
  };
  const lists = [{ id: 'state-merit', label: 'State merit number', rank: 2_10_430, percentile: 15 }];
  const input = { percentile: 15, category: 'OPEN', gender: 'male' };
  open('', { exam: 'mht-cet', lists, input }, [{ ...CIVIL, pools: [cap] }]);
  const row = await screen.findByRole('article', { name: /Civil/ });
  expect(within(row).getByText('You 15 · open to the end of the list in 2025, last admitted 5.8')).toBeTruthy();
  await userEvent.setup().click(within(row).getByRole('link'));
  const forecast = within(await screen.findByRole('dialog')).getByText(/^Forecast \d{4}$/);
  // The merit number is known, so it stands where the percentile would.
  expect(forecast.nextElementSibling?.textContent).toMatch(/^merit number [\d,]+$/);
});

test('where the last one admitted was ahead of the student, the row says whose seats were left over', async () => {
  const [pool] = CIVIL.pools;
  if (!pool) throw new Error('no pool');
  const cap = {
    ...{ ...pool, code: 'LSCO', section: 'OHU', list: 'state-merit' },
    ...{ lastYearPercentile: 68.1, isListEnd: true as const },
  };
  const lists = [{ id: 'state-merit', label: 'State merit number', rank: 2_00_411, percentile: 52.3 }];
  const input = { percentile: 52.3, category: 'SC', gender: 'female' };
  open('', { exam: 'mht-cet', lists, input }, [{ ...CIVIL, pools: [cap] }]);
  const row = await screen.findByRole('article', { name: /Civil/ });
  expect(
    within(row).getByText('You 52.3 · LSCO seats were left over in 2025, though the last admitted had 68.1'),
  ).toBeTruthy();
});

test('the details say what the best seat is best by, why a round changes much, and a reason for several seats once', async () => {
  const [pool] = CIVIL.pools;
  if (!pool) throw new Error('no pool');
  const seat = (code: string, chance: number) => ({
    ...{ ...pool, code, label: code, section: 'OHU', chance },
    ...{ isListEnd: true as const, offer: { chance: 0.68, years: 2, of: 4 } },
  });
  const byRound = [0.14, 0.3, 0.3, 0.79].map((chance, at) => ({ round: at + 1, chance }));
  open('', {}, [{ ...CIVIL, offered: 0.83, byRound, pools: [seat('LSCO', 0.77), seat('GSCH', 0.8)] }]);
  const row = await screen.findByRole('article', { name: /Civil/ });
  await userEvent.setup().click(within(row).getByRole('link'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('GSCH', { selector: 'p.text-sm' })).toBeTruthy();
  expect(dialog.getByText('Best, with the offer counted')).toBeTruthy();
  expect(dialog.getByText(/^Your chance rises most in round 4/)).toBeTruthy();
  expect(dialog.getAllByText(/When seats stay empty/)).toHaveLength(1);
  // The record is that of one seat.
  expect(dialog.getByText('83% likely that one of your seats here is offered')).toBeTruthy();
});

test('a low chance beside a closing far below the student says in which years the seats filled up earlier', async () => {
  const [pool] = CIVIL.pools;
  if (!pool) throw new Error('no pool');
  const closedFar = {
    ...pool,
    list: 'state-merit',
    lastYear: 1_86_000,
    lastYearPercentile: 16.86,
    earlier: [
      { year: 2025, rank: 2_53_000 },
      { year: 2023, rank: 2_10_000 },
    ],
  };
  const lists = [{ id: 'state-merit', label: 'State merit number', rank: 2_44_000, percentile: 31 }];
  const input = { percentile: 31, category: 'SC', gender: 'male' };
  const low = { ...CIVIL, chance: 0.39, band: 'Possible' as const, pools: [closedFar] };
  open('', { exam: 'mht-cet', lists, input }, [low]);
  const row = await screen.findByRole('article', { name: /Civil/ });
  expect(
    within(row).getByText(
      /In 2023, of the 2 years with complete lists, the last of these seats went to someone above you on the merit list\.$/,
    ),
  ).toBeTruthy();
});

test('a percentile that was good enough last year is told once above the list, and no hope beside it', async () => {
  const [pool] = CIVIL.pools;
  if (!pool) throw new Error('no pool');
  const closedNear = {
    ...pool,
    ...{ list: 'state-merit', lastYear: 1_85_000, lastYearPercentile: 22.8, chance: 0.39 },
    mayReachListEnd: true as const,
    earlier: [
      { year: 2025, rank: 2_40_000 },
      { year: 2023, rank: 2_10_000 },
    ],
  };
  const own = { rank: 2_43_812, percentile: 31, lastYearRank: 1_69_204 };
  const lists = [{ id: 'state-merit', label: 'State merit number', ...own }];
  const input = { percentile: 31, category: 'SC', gender: 'male' };
  const low = { ...CIVIL, chance: 0.39, band: 'Possible' as const, pools: [closedNear] };
  const other = { ...low, row: 1, collegeId: '01002', collegeName: 'Another college', choiceCode: undefined };
  open('', { exam: 'mht-cet', year: 2027, lists, input }, [low, other]);
  const rows = await screen.findAllByRole('article', { name: /Civil/ });
  const longer = '31 percentile was about 1,69,000 on the 2025 list; on the 2027 list we expect about 2,44,000.';
  // Last year's percentile was enough, so that year is not told.
  const full =
    'In 2023, of the 2 years with complete lists, the last of these seats went to someone above you on the merit list.';
  expect(
    screen.getByText(`${longer} That’s why the chances marked “Longer merit list expected” are lower.`),
  ).toBeTruthy();
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(within(row).getByText(`Longer merit list expected. ${full}`)).toBeTruthy();
  await userEvent.setup().click(within(rows[0] as HTMLElement).getByRole('link'));
  const details = await screen.findByRole('dialog');
  expect(within(details).getByText(`${longer} ${full}`)).toBeTruthy();
  expect(within(details).queryByText(/May stay open/)).toBeNull();
});

test('a chance at seats that closed above the student in every known year says so', async () => {
  const [pool] = CIVIL.pools;
  if (!pool) throw new Error('no pool');
  const above = {
    ...pool,
    ...{ list: 'state-merit', lastYear: 21_561, lastYearPercentile: 93.7 },
    earlier: [2025, 2023, 2022].map((year) => ({ year, rank: 29_000 })),
  };
  const lists = [{ id: 'state-merit', label: 'State merit number', rank: 43_452, percentile: 91.4 }];
  const input = { percentile: 91.4, category: 'OBC', gender: 'female' };
  open('', { exam: 'mht-cet', lists, input }, [{ ...CIVIL, chance: 0.46, band: 'Possible', pools: [above] }]);
  const row = await screen.findByRole('article', { name: /Civil/ });
  expect(
    within(row).getByText(
      /^In all 3 years with complete lists \(2022, 2023,? and 2025\), the last of these seats went to someone above you on the merit list\. You can get one if they go further down/,
    ),
  ).toBeTruthy();
});

test('preferences that leave nothing within reach are said to be set aside', async () => {
  const input = { preferences: { branches: ['Civil Engineering'], cities: ['Pune', 'Nashik'] } };
  open('', { relaxed: 'cities', input });
  expect(
    await screen.findByText('Nothing that fits is within reach in Pune and Nashik, so we show other cities.'),
  ).toBeTruthy();
});

test('a good chance needs no such reason', async () => {
  const [pool] = CIVIL.pools;
  if (!pool) throw new Error('no pool');
  const earlier = [{ year: 2025, rank: 2_53_000 }];
  const lists = [{ id: 'state-merit', label: 'State merit number', rank: 2_44_000, percentile: 31 }];
  const input = { percentile: 31, category: 'SC', gender: 'male' };
  const pools = [{ ...pool, list: 'state-merit', lastYearPercentile: 16.86, earlier }];
  open('', { exam: 'mht-cet', lists, input }, [{ ...CIVIL, chance: 0.7, band: 'Likely', pools }]);
  const row = await screen.findByRole('article', { name: /Civil/ });
  expect(within(row).queryByText(/fill up earlier|filled up/)).toBeNull();
});

test('it opens on the first picks in groups, which the filters narrow; the list of all is one press away', async () => {
  const user = userEvent.setup();
  serveRun(server, ALL, { unlikely: [FAR] });
  const { address } = show(RUN.id);
  const group = async (name: string) => (await screen.findByRole('heading', { level: 2, name })).closest('section');
  expect(
    within((await group('Ambitious: Reach or Possible 5 to 60%')) as HTMLElement).getByText('Chemical Engineering'),
  ).toBeTruthy();
  expect(within((await group('Safe 90% or more')) as HTMLElement).getByText('1 programme')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Match/ })).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
  // Architecture is too uncertain for a chance: the verdict is said first, in messages.
  expect(
    screen.getByText('Your rank is inside the range we expect for 1 of these programmes, so it could go either way.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('button', { name: /^Chemical/ }));
  await waitFor(async () => expect(await cards()).toHaveLength(1));
  // What is shown already is not offered again.
  expect(screen.queryByRole('button', { name: /^See all|^Sort or search/, hidden: true })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await user.click(screen.getByRole('button', { name: /^Show 3/ }));
  await user.click(screen.getByRole('button', { name: 'Sort or search these 3' }));
  expect(await screen.findByRole('searchbox', { name: 'Search results' })).toBeTruthy();
  expect(address()).toContain('all=1');
  await user.click(screen.getByRole('button', { name: 'Back to the first picks' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Ambitious: Reach or Possible 5 to 60%' })).toBeTruthy();
  expect(address()).not.toContain('all=1');
});

test('a row says when its programme is on a list already', async () => {
  server.on('GET /lists', { body: { data: [headOf(aList(['nit-tiruchirappalli.8']))] } });
  open();
  expect(within(await screen.findByRole('article', { name: /Chemical/ })).getByText('On your list')).toBeTruthy();
  expect(within(screen.getByRole('article', { name: /Civil/ })).queryByText('On your list')).toBeNull();
});

test('who named no city chooses one in the filters, which cost no attempt', async () => {
  const run = serveRun(server, ALL, { unlikely: [FAR] });
  const filters = { ...run.filters, cities: ['Pune', 'Nashik'].map((value) => ({ value, count: 2 })) };
  const nearHome = { ...run, filters, first: { ...run.first, nearHome: true } };
  server.on(`GET /predictor/runs/${run.id}`, { body: { data: nearHome } });
  show(run.id);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Choose cities' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filters' });
  const [first] = within(within(dialog).getByRole('group', { name: 'City' })).getAllByRole('button');
  expect(document.activeElement).toBe(first);
});

test('the cities near home come first, and are there however small they are', async () => {
  const input = {
    ...{ category: 'SC', gender: 'male', candidature: 'maharashtra' },
    homeUniversity: 'Swami Ramanand Teerth Marathwada University, Nanded',
  };
  const large = ['Pune', 'Nagpur', 'Nashik', 'Kolhapur', 'Solapur', 'Amravati'];
  const cities = [...large, 'Nanded', 'Latur'].map((value, at) => ({ value, count: 90 - at }));
  open('', { exam: 'mht-cet', input, filters: { ...RUN.filters, cities } });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Filters' }));
  const chips = within(await screen.findByRole('group', { name: 'City' })).getAllByRole('button');
  expect(chips.map((chip) => chip.textContent?.split(' ')[0]).slice(0, 3)).toEqual(['Nanded', 'Latur', 'Pune']);
});

test('on a wide screen the details stand beside the list, another row replaces them, and arrow keys move along', async () => {
  stubScreen('wide');
  server.on('GET /josaa-colleges/nit-tiruchirappalli/cutoffs', { body: { data: josaaCutoffs() } });
  const user = userEvent.setup();
  const { address } = open();
  // Without a choice the first one is shown.
  expect(await screen.findByRole('region', { name: 'Civil Engineering' })).toBeTruthy();
  const first = within(await named(/Civil/)).getByRole('link');
  first.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Chemical Engineering');
  await user.keyboard('{Enter}');
  const pane = await screen.findByRole('region', { name: 'Chemical Engineering' });
  expect(address()).toContain('open=nit-tiruchirappalli.8');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(pane).getByRole('button', { name: /^Add to list/ })).toBeTruthy();
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(first);
});

test('where a seat may not be offered, card, details and comparison say so beside the chance', async () => {
  const user = userEvent.setup();
  const sentence = 'May not be offered';
  const cutoffs = josaaCutoffs();
  cutoffs.pools = cutoffs.pools.map((pool) => ({ ...pool, gender: 'F' }));
  server.on('GET /josaa-colleges/nit-tiruchirappalli/cutoffs', { body: { data: cutoffs } });
  const offer = { chance: 0.4, years: 2, of: 4 };
  const results = ALL.map((result) =>
    /Chemical/.test(result.programme)
      ? { ...result, offered: 0.4, pools: result.pools.map((pool) => ({ ...pool, offer })) }
      : { ...result, offered: 0.97 },
  );
  open('', {}, results);
  expect(within(await named(/Chemical/)).getByText(sentence)).toBeTruthy();
  expect(within(await named(/Civil/)).queryByText(/offered/)).toBeNull();
  expect(within(await named(/Architecture/)).queryByText(sentence)).toBeNull();
  await pick(user, /Civil/);
  await pick(user, /Chemical/);
  await user.click(await screen.findByRole('button', { name: 'Compare now' }));
  const compared = await screen.findByRole('dialog', { name: 'Compare programmes' });
  expect(within(compared).getAllByText(sentence)).toHaveLength(1);
  await user.click(within(await named(/Chemical/)).getByRole('link', { name: 'Chemical Engineering' }));
  const details = await screen.findByRole('dialog', { name: 'Chemical Engineering' });
  expect(within(details).getByText(sentence)).toBeTruthy();
  // The years of these very seats, not those of the whole data.
  expect(await within(details).findByText(/These seats have closing ranks for 2025 only\./)).toBeTruthy();
});

test('a NIRF rank stands with its year', async () => {
  open();
  server.on('GET /josaa-colleges/nit-tiruchirappalli/cutoffs', { body: { data: josaaCutoffs() } });
  await userEvent.setup().click(within(await named(/Civil/)).getByRole('link'));
  expect(await screen.findByText(/NIRF 9 \(2025\)/)).toBeTruthy();
});

test('band, text and the switch narrow and widen the list, in the address', async () => {
  const user = userEvent.setup();
  const { address } = open();
  await cards();
  await user.click(screen.getByRole('button', { name: /^1\s*programme,\s*Possible\s*30 to 60%$/ }));
  await waitFor(() => expect(address()).toContain('band=Possible'));
  expect(await cards()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(screen.getByRole('checkbox', { name: /below 5%/ }));
  await waitFor(async () => expect(await cards()).toHaveLength(4));
  await user.click(screen.getByRole('button', { name: 'Show 4 programmes' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search results' }), 'cse');
  await waitFor(async () => expect(await cards()).toHaveLength(1));
  expect(screen.getByText('1 of 4 programmes')).toBeTruthy();
});

test('the list begins with what is within reach, says so, and can be ordered otherwise', async () => {
  const user = userEvent.setup();
  const { address } = open();
  expect((await cards()).map((card) => within(card).getByRole('heading').textContent)).toEqual([
    expect.stringContaining('Civil'),
    expect.stringContaining('Chemical'),
    expect.stringContaining('Architecture'),
  ]);
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(screen.getByText(/^The most sought-after programmes you’re likely to get/)).toBeTruthy();
  await user.selectOptions(order, 'Toughest first');
  await waitFor(() => expect(address()).toContain('order=toughest'));
  expect(within((await cards())[0] ?? document.body).getByRole('heading').textContent).toContain('Chemical');
});

test('several branches and groups of them are shown together', async () => {
  const user = userEvent.setup();
  const { address } = open();
  await cards();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('button', { name: /^Chemical/ }));
  await waitFor(async () => expect(await cards()).toHaveLength(1));
  await user.click(screen.getByRole('checkbox', { name: 'Civil Engineering (1)' }));
  await waitFor(async () => expect(await cards()).toHaveLength(2));
  expect(address()).toContain('group=chemical&branch=Civil');
});

test('a filter counts what pressing it shows: what is below 5% only where it is shown', async () => {
  const user = userEvent.setup();
  open();
  await cards();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.queryByRole('button', { name: /^Computer/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /below 5%/ }));
  const computer = await screen.findByRole('button', { name: 'Computer 1' });
  await user.click(computer);
  expect(await screen.findByRole('button', { name: 'Show 1 programme' })).toBeTruthy();
  // Another filter changes how many a city has, so no number is shown.
  expect(computer.textContent).toBe('Computer 1');
  expect(screen.queryByRole('button', { name: /^Tiruchirappalli \d/ })).toBeNull();
});

test('every tap on a filter counts at once, although the results are still on their way', async () => {
  const user = userEvent.setup();
  const { address } = open('', {
    filters: {
      ...RUN.filters,
      cities: ['Pune', 'Nashik', 'Nagpur'].map((value, at) => ({ value, count: 9 - at })),
    },
  });
  await cards();
  server.on(`${path}/results`, () => new Promise<never>(() => {}));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const chips = [/^Chemical/, /^Civil/, /^Pune/, /^Nashik/].map((name) => screen.getByRole('button', { name }));
  const branch = screen.getByRole('checkbox', { name: 'Architecture (1)' });
  act(() => {
    for (const tapped of [...chips, branch]) tapped.click();
  });
  expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['true', 'true', 'true', 'true']);
  expect((branch as HTMLInputElement).checked).toBe(true);
  expect(address()).toContain('group=chemical&group=civil&city=Pune&city=Nashik&branch=Architecture');
  // A second tap takes a choice back, also when it comes in the same moment.
  act(() => {
    for (const tapped of [chips[0], chips[2], chips[2]]) tapped?.click();
  });
  expect(address()).toMatch(/group=civil&.*city=Nashik&city=Pune$/);
});

test('a whole district is among the cities of the filter, in the list', async () => {
  const run = aRun(ALL);
  const cities = ['Nashik', 'Pune', 'Pune district'].map((value) => ({ value, count: 3 }));
  const { address } = open('', { filters: { ...run.filters, cities } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await screen.findByRole('button', { name: /^Nashik/ });
  expect(screen.queryByRole('button', { name: /^Pune district/ })).toBeNull();
  await user.click(screen.getByText('All cities and districts'));
  await user.click(screen.getByRole('checkbox', { name: 'Pune district (3)' }));
  expect(address()).toContain('city=Pune+district');
});

test('a search says when what it means is below 5%, or why it is not among the results', async () => {
  const user = userEvent.setup();
  server.on(`GET /predictor/runs/${RUN.id}/left-out`, {
    body: {
      data: [
        {
          collegeId: 'iit-bombay',
          collegeName: 'IIT Bombay',
          why: 'not-estimated',
          missing: ['JEE Advanced, CRL', 'JEE Advanced, category rank'],
        },
        { collegeId: 'nit-surat', collegeName: 'NIT Surat', why: 'below', missing: [] },
      ],
    },
  });
  open('&text=computer');
  expect(await screen.findByRole('heading', { name: 'Only chances below 5%' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show anyway' }));
  expect(await named(/Computer/)).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search results' }), ' bombay');
  // Beside rows below 5% it isn't named: its own may be among them.
  expect(
    await screen.findByText('NIT Surat: your chance is below 5% for every programme here that fits your preferences.'),
  ).toBeTruthy();
  expect(
    await screen.findByText('IIT Bombay: to see your chance, add JEE Advanced, CRL and JEE Advanced, category rank.'),
  ).toBeTruthy();
  const ways = screen.getAllByRole('link', { name: 'Add details', hidden: true });
  expect(ways.at(-1)?.getAttribute('href')).toBe(`/predictor/josaa?from=${RUN.id}`);
  expect(ways).toHaveLength(2);
});

test('a college of the other exam is told as such, with the way there', async () => {
  server.on(`GET /predictor/runs/${RUN.id}/left-out`, {
    body: { data: [{ collegeId: '06006', collegeName: 'COEP', why: 'other-exam', missing: [] }] },
  });
  open('&text=coep');
  expect(await screen.findByText('COEP fills its seats through CAP (MHT-CET), not JoSAA.')).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Open MHT-CET predictor' });
  expect(way.getAttribute('href')).toBe('/predictor/mht-cet');
  expect(screen.queryByText(/Your filters hide/)).toBeNull();
});

test('a college that admits nobody any more is told as such, with the way to its page', async () => {
  server.on(`GET /predictor/runs/${RUN.id}/left-out`, {
    body: {
      data: [{ collegeId: 'hnbgu', collegeName: 'HNBGU', why: 'not-offered', missing: [], notAdmittingSince: 2024 }],
    },
  });
  open('&text=hnbgu');
  expect(await screen.findByText(/^HNBGU: not in JoSAA since 2024\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open college page' }).getAttribute('href')).toBe('/josaa-college/hnbgu');
});

test('a search with results also names the colleges it means that have none', async () => {
  const reason = { why: 'below', missing: [] };
  server.on(`GET /predictor/runs/${RUN.id}/left-out`, {
    body: {
      data: [
        { ...reason, collegeId: 'nit-surat', collegeName: 'NIT Surat' },
        { ...reason, why: 'other-exam', collegeId: '06006', collegeName: 'COEP' },
      ],
    },
  });
  open('&text=nit');
  expect(await screen.findByRole('heading', { name: 'Not in your results' })).toBeTruthy();
  expect(screen.getAllByText(/below 5% for every programme here/)).toHaveLength(1);
  expect(await cards()).toHaveLength(3);
});

test.each(['&unlikely=1', '&band=Unlikely'])(
  'no college is called left out beneath its own rows below 5% (%s)',
  async (view) => {
    const below = { collegeId: FAR.collegeId, collegeName: FAR.collegeName, why: 'below', missing: [] };
    const closed = { ...below, collegeId: 'nit-surat', collegeName: 'NIT Surat', why: 'closed' };
    server.on(`GET /predictor/runs/${RUN.id}/left-out`, { body: { data: [below, closed] } });
    open(`&text=computer${view}`);
    expect(await named(/Computer/)).toBeTruthy();
    expect(await screen.findByText(/^NIT Surat: you aren’t eligible/)).toBeTruthy();
    expect(screen.queryByText(/below 5% for every programme here/)).toBeNull();
  },
);

test('where data is older than the year before, its year is said; below 5% only the nearest are counted', async () => {
  server.on('GET /predictor/runs', { body: { data: [], next: null } });
  const missing = [{ field: 'jeeMainRank', label: 'All India merit number', message: '', pools: 12 }];
  open('', { year: 2027, missing });
  expect(await screen.findByText(/^Our latest closing ranks are from 2025/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^closest\s*1\s*programme,\s*Unlikely\s*below 5%$/ })).toBeTruthy();
  expect(screen.getByText(/^Your JEE Main rank \(for All India seats in CAP\)/)).toBeTruthy();
});

test('filters that leave nothing say so and can be cleared', async () => {
  const user = userEvent.setup();
  server.on(`GET /predictor/runs/${RUN.id}/left-out`, { body: { data: [] } });
  open('&text=xyzzy');
  expect(await screen.findByRole('heading', { name: 'No matches' })).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Clear all' })[1] ?? document.body);
  await waitFor(async () => expect(await cards()).toHaveLength(3));
});

test.each([
  ['a search', '&text=xyzzy', 'Nothing in your results matches “xyzzy”. Check the spelling or try another word.'],
  [
    'a search in Devanagari',
    '&text=कंप्यूटर',
    'Nothing in your results matches “कंप्यूटर”. Names of colleges, cities and branches are in English. Type them in English letters.',
  ],
  [
    'a search with a filter',
    '&text=xyzzy&state=Goa',
    'Nothing matches “xyzzy” with your filters. Try another word or remove a filter.',
  ],
  ['a filter', '&state=Goa', 'Your filters hide 4 programmes. Remove a filter to see them.'],
])('%s that leaves nothing says why', async (_, search, sentence) => {
  server.on(`GET /predictor/runs/${RUN.id}/left-out`, { body: { data: [] } });
  open(search);
  const heading = await screen.findByRole('heading', { name: 'No matches' });
  await waitFor(() => expect(heading.parentElement?.textContent).toContain(sentence));
});

test('a run that asks for no more details keeps its notes under a heading of their own', async () => {
  open('', { missing: [] });
  expect(await screen.findByText('About this prediction')).toBeTruthy();
});

test('two rows of the same name show their choice codes also where the best seats differ', async () => {
  const [one] = ALL;
  if (!one) throw new Error('no result');
  open('', {}, [
    { ...one, choiceCode: '0303352710', pool: { ...one.pool, seatType: 'SC' } },
    { ...one, choiceCode: '0303352713K' },
  ]);
  expect(await screen.findByText(/choice code 0303352710/)).toBeTruthy();
  expect(screen.getByText(/choice code 0303352713K/)).toBeTruthy();
});

test('two rows of the same name show their choice codes, and others do not', async () => {
  const [one] = ALL;
  if (!one) throw new Error('no result');
  open('', {}, [
    { ...one, choiceCode: '0617524510' },
    { ...one, choiceCode: '0617524590L' },
  ]);
  expect(await screen.findByText(/choice code 0617524510/)).toBeTruthy();
  expect(screen.getByText(/choice code 0617524590L/)).toBeTruthy();
});

test('a run with nothing within reach shows what came nearest, and which rank is missing', async () => {
  open('', {}, []);
  expect(await screen.findByRole('heading', { name: 'No programmes above 5%' })).toBeTruthy();
  expect(screen.getByText('JEE Advanced, common rank (CRL)')).toBeTruthy();
  expect(screen.getByText(/^The programmes below are the closest/)).toBeTruthy();
  expect(await cards()).toHaveLength(1);
});

test('the details show rounds, history and pools, and Back closes them', async () => {
  const user = userEvent.setup();
  server.on('GET /josaa-colleges/nit-tiruchirappalli/cutoffs', { body: { data: josaaCutoffs() } });
  const { address, router } = open();
  await user.click(within(await named(/Civil/)).getByRole('link', { name: 'Civil Engineering' }));
  const dialog = await screen.findByRole('dialog', { name: 'Civil Engineering' });
  expect(within(dialog).getByRole('row', { name: 'Round 2 95%' })).toBeTruthy();
  // Two figures of different things: the programme, and one kind of its seats.
  expect(within(dialog).getByText(/^Your chance of a seat in this programme by round \d/)).toBeTruthy();
  expect((await within(dialog).findAllByText('Chance in these seats')).length).toBeGreaterThan(0);
  expect(within(dialog).getByText('Best for you')).toBeTruthy();
  await user.selectOptions(await within(dialog).findByRole('combobox', { name: 'Seats' }), '1');
  await user.click(within(dialog).getByRole('button', { name: 'Table' }));
  expect(within(dialog).getByRole('cell', { name: '22,901' })).toBeTruthy();
  expect(address()).toContain('open=nit-tiruchirappalli.7');
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Close pressed twice goes back once', async () => {
  const user = userEvent.setup();
  const { router } = open();
  await user.click(within(await named(/Civil/)).getByRole('link', { name: 'Civil Engineering' }));
  const dialog = await screen.findByRole('dialog', { name: 'Civil Engineering' });
  const went = vi.spyOn(router, 'navigate');
  const close = within(dialog).getAllByRole('button', { name: 'Close' });
  act(() => {
    for (const button of [...close, ...close]) button.click();
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(went.mock.calls.filter(([step]) => String(step) === '-1')).toHaveLength(1);
});

test('the details show the range of a rank that is an estimate, as the cards do', async () => {
  server.on('GET /josaa-colleges/nit-tiruchirappalli/cutoffs', { body: { data: josaaCutoffs() } });
  const lists = [{ id: 'mainCrl', label: 'JEE Main, common rank (CRL)', rank: 11_000, low: 9_100, high: 13_300 }];
  open('&open=nit-tiruchirappalli.7', { lists });
  const dialog = await screen.findByRole('dialog', { name: 'Civil Engineering' });
  expect(within(dialog).getAllByText('9,100 – 13,300')).toHaveLength(2);
});

test('a prediction that is opened again brings the best seats; the others come with the details, or are said to be missing', async () => {
  const user = userEvent.setup();
  const others = `GET /predictor/runs/${RUN.id}/results/nit-tiruchirappalli.7`;
  server.on('GET /josaa-colleges/nit-tiruchirappalli/cutoffs', { body: { data: josaaCutoffs() } });
  const lost = Promise.withResolvers<never>();
  open('&open=nit-tiruchirappalli.7');
  server.on(others, () => lost.promise);
  const dialog = await screen.findByRole('dialog', { name: 'Civil Engineering' });
  const seats = within(dialog).getByRole('region', { name: 'Seats you compete for here' });
  expect(within(seats).getByText('Best for you')).toBeTruthy();
  expect(within(seats).getByText('Loading the other seats')).toBeTruthy();
  lost.reject(new TypeError('offline'));
  const failed = await within(seats).findByRole('alert');
  expect(failed.textContent).toContain('Couldn’t load the other seats you compete for here.');
  expect(within(seats).getAllByRole('listitem')).toHaveLength(1);
  const found = Promise.withResolvers<{ body: object }>();
  server.on(others, () => found.promise);
  const again = within(failed).getByRole('button', { name: 'Try Again' });
  await user.click(again);
  // It stays under the finger until there is something else to read.
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(again);
  found.resolve({ body: { data: { ...CIVIL, college: RUN.first.colleges[0] } } });
  await waitFor(() => expect(within(seats).getAllByRole('listitem')).toHaveLength(2));
  expect(within(seats).queryByRole('alert')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Seats you compete for here');
  expect(await within(dialog).findByRole('combobox', { name: 'Seats' })).toBeTruthy();
});

test('up to four are compared side by side; files hold what is shown', async () => {
  const user = userEvent.setup();
  open('&band=Safe&unlikely=1');
  const files = await screen.findByRole('link', { name: 'Spreadsheet (CSV)', hidden: true });
  expect(files.getAttribute('href')).toBe(`/api/v1/predictor/runs/${RUN.id}/results.csv?band=Safe&unlikely=1`);
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  await pick(user, /Civil/);
  await pick(user, /Chemical/);
  await user.click(await screen.findByRole('button', { name: 'Compare now' }));
  const table = within(await screen.findByRole('dialog', { name: 'Compare programmes' })).getByRole('table');
  expect(within(table).getByRole('row', { name: /^By round 1 70% 70%$/ })).toBeTruthy();
});

test('a pick of the other exam stays in the tray, and the colleges are compared', async () => {
  const user = userEvent.setup();
  setPicked({ exam: 'mht-cet', id: '16006', name: 'COEP Technological University' }, true);
  open();
  const tray = await screen.findByRole('region', { name: 'Programmes picked for comparison' });
  expect(within(tray).getByText('COEP Technological University')).toBeTruthy();
  expect(within(tray).getByText('Pick one more to compare')).toBeTruthy();
  await pick(user, /Civil/);
  const way = await within(tray).findByRole('link', { name: 'Compare colleges' });
  expect(way.getAttribute('href')).toBe('/search?compare=mht-cet.16006,josaa.nit-tiruchirappalli');
  // The college is in the tray of College Search and of the other exam too, until its last programme is put back.
  const kept = () => sessionStorage.getItem('compared-colleges');
  expect(kept()).toContain('nit-tiruchirappalli');
  await user.click(within(tray).getByRole('button', { name: /^Remove Civil/ }));
  await waitFor(() => expect(kept()).not.toContain('nit-tiruchirappalli'));
  await user.click(within(tray).getByRole('button', { name: 'Remove COEP Technological University' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Programmes picked for comparison' })).toBeNull());
});

test('the first picks become a preference list in one press, which opens', async () => {
  serveRun(server, ALL);
  server.on('GET /lists', { body: { data: [{ ...headOf(aList([])), exam: 'mht-cet' }] } });
  server.on('POST /lists', ({ body }) => ({ body: { data: { ...headOf(aList([])), ...(body as object) } } }));
  const { address } = show(RUN.id);
  expect(await screen.findByText(/The hardest to get come first, the safe ones last/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Make a list of these 3' }));
  await waitFor(() => expect(address()).toContain('/rounds?exam=josaa&list='));
  const three = [expect.any(String), expect.any(String), expect.any(String)];
  expect(server.calls('POST /lists')[0]?.body).toEqual({
    exam: 'josaa',
    name: 'JoSAA list from my prediction',
    choices: three,
  });
});

test('a group that leaves out seats which may not be offered says so beside its count', async () => {
  serveRun(server, [
    { ...CIVIL, chance: 0.8, band: 'Likely', offered: 0.97 },
    { ...CHEMICAL, chance: 0.8, band: 'Likely', offered: 0.4 },
  ]);
  show(RUN.id);
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Match: Likely 60 to 90%, and likely to be offered' }),
  ).toBeTruthy();
  expect(
    screen.getByRole('heading', { level: 2, name: 'Ambitious: Reach or Possible 5 to 60%, or may not be offered' }),
  ).toBeTruthy();
});

test('a card says how likely its seat is to be offered where that is not nearly certain', async () => {
  const pools = CIVIL.pools.map((pool) => ({ ...pool, offer: { chance: 0.89, years: 2, of: 4, since: 2024 } }));
  serveRun(server, [
    { ...CIVIL, offered: 0.89, pools },
    { ...CHEMICAL, offered: 0.97 },
  ]);
  show(RUN.id);
  const [chemical, civil] = await cards();
  expect(civil?.textContent).toContain('89% likely to be offered · Offered every year since 2024');
  expect(chemical?.textContent).not.toContain('likely to be offered');
});

test('the list begins with what is hardest to get, where the page begins with the most sought-after', async () => {
  const hope = (programmeId: number, percent: number) =>
    ({ ...CHEMICAL, programmeId, demand: programmeId, chance: percent / 100, band: 'Possible' }) as const;
  serveRun(server, [hope(1, 59), hope(2, 47), hope(3, 51)]);
  server.on('GET /lists', { body: { data: [] } });
  server.on('POST /lists', ({ body }) => ({ body: { data: { ...headOf(aList([])), ...(body as object) } } }));
  show(RUN.id);
  const shown = (await cards()).map((card) => /\d+%/.exec(card.textContent ?? '')?.[0]);
  expect(shown).toEqual(['59%', '47%', '51%']);
  await userEvent.click(screen.getByRole('button', { name: 'Make a list of these 3' }));
  await waitFor(() => expect(server.calls('POST /lists')).toHaveLength(1));
  const made = server.calls('POST /lists')[0]?.body as { choices: string[] } | undefined;
  expect(made?.choices.map((choice) => choice.at(-1))).toEqual(['2', '3', '1']);
});

test('the way to a list says that nothing is safe where nothing is', async () => {
  serveRun(
    server,
    ALL.map((result) => (result.band === 'Safe' ? { ...result, chance: 0.8, band: 'Likely' } : result)),
  );
  show(RUN.id);
  expect(await screen.findByText(/the surest last\. None of them is safe\./)).toBeTruthy();
});

test('with a list of the exam, the first picks are added to it, or make another, after asking', async () => {
  serveRun(server, ALL);
  let own = [headOf(aList([], { exam: 'josaa', name: 'JoSAA list from my prediction' }))];
  server.on('GET /lists', () => ({ body: { data: own } }));
  server.on('POST /lists', ({ body }) => ({ body: { data: { ...headOf(aList([])), ...(body as object) } } }));
  server.on(`POST /lists/${own[0]?.id}/choices`, ({ body }) => ({
    body: { data: { ...own[0], ...(body as object) } },
  }));
  const user = userEvent.setup();
  const first = show(RUN.id);
  const press = async () => user.click(await screen.findByRole('button', { name: 'Make a list of these 3' }));
  await press();
  const dialog = within(await screen.findByRole('dialog', { name: 'You already have a list for this exam' }));
  expect(server.calls('POST /lists')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: /^Add to “JoSAA list from my prediction”.*3 of these/ }));
  await waitFor(() => expect(first.address()).toContain(`/rounds?exam=josaa&list=${own[0]?.id}`));
  const added = server.calls(`POST /lists/${own[0]?.id}/choices`)[0]?.body;
  const choices = (added as { choices: string[] }).choices;
  expect(choices).toHaveLength(3);
  first.unmount();

  own = own.map((list) => ({ ...list, choices }));
  show(RUN.id);
  await press();
  expect(
    await screen.findByRole('button', { name: /^Open “JoSAA list from my prediction”.*All of these are on it/ }),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make another list' }));
  await waitFor(() => expect(server.calls('POST /lists')).toHaveLength(1));
  expect(server.calls('POST /lists')[0]?.body).toMatchObject({ name: 'JoSAA list from my prediction 2', choices });
});

test('branches are offered to the plans that have them, and the tab says so before it is tapped', async () => {
  open('&view=branches');
  const tab = await screen.findByRole('tab', { name: /^Branches for you/ });
  await waitFor(() => expect(tab.textContent).toBe('Branches for you (in Standard and Premium)'));
  expect(
    await screen.findByRole('heading', { name: 'Branch recommendations come with Standard and Premium' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/profile');
});

/** More than a page, and a bit of a third. */
const MANY = Array.from({ length: 50 }, (_, at) =>
  aResult({ programmeId: 100 + at, programme: `Branch ${at}`, branch: `Branch ${at}`, demand: at }),
);
const path = `GET /predictor/runs/${RUN.id}`;
const pagesAsked = () => server.calls(`${path}/results`).map(({ query }) => String(query));

test('results come page by page; who asks for more goes on at the first new one', async () => {
  const user = userEvent.setup();
  open('', {}, MANY);
  expect(await cards()).toHaveLength(24);
  expect(screen.getByText('50 programmes')).toBeTruthy();
  // The first page came with the prediction.
  expect(pagesAsked()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show more (26 left)' }));
  await waitFor(async () => expect(await cards()).toHaveLength(48));
  expect(document.activeElement?.textContent).toBe('Branch 24');
  expect(document.activeElement?.closest('li')?.getAttribute('aria-posinset')).toBe('25');
  await user.click(screen.getByRole('button', { name: 'Show more (2 left)' }));
  await waitFor(async () => expect(await cards()).toHaveLength(50));
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
  expect(pagesAsked()).toEqual(['page=2', 'page=3']);
});

test('a page that does not come is told below the rows that are there, and can be tried again', async () => {
  const user = userEvent.setup();
  open('', {}, MANY);
  await cards();
  server.on(`${path}/results`, new TypeError('offline'));
  await user.click(screen.getByRole('button', { name: /^Show more/ }));
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the other programmes' })).toBeTruthy();
  expect(await cards()).toHaveLength(24);
  serveRun(server, MANY, { unlikely: [FAR] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(async () => expect(await cards()).toHaveLength(48));
});

test('while a filter is on its way the rows before it stay, marked as busy; where it does not come, that is said', async () => {
  const user = userEvent.setup();
  open();
  await cards();
  const answer = Promise.withResolvers<never>();
  server.on(`${path}/results`, () => answer.promise);
  await user.click(screen.getByRole('button', { name: /Possible/ }));
  const list = screen.getByRole('list', { name: 'Programmes you may get' });
  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('true'));
  expect(await cards()).toHaveLength(3);
  answer.reject(new TypeError('offline'));
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the programmes' })).toBeTruthy();
  serveRun(server, ALL, { unlikely: [FAR] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(async () => expect(await cards()).toHaveLength(1));
});

test('what an address names is fetched where the list does not hold it; what no run has takes no place', async () => {
  open('&band=Safe&pick=nit-tiruchirappalli.8,nit-tiruchirappalli.10,nowhere.1&open=nit-tiruchirappalli.9');
  server.on(`${path}/results/nowhere.1`, refusal('not-found'));
  expect(await screen.findByRole('dialog', { name: 'Architecture' })).toBeTruthy();
  const tray = await screen.findByRole('region', { name: 'Programmes picked for comparison', hidden: true });
  await waitFor(() => expect(within(tray).getAllByRole('listitem', { hidden: true })).toHaveLength(2));
  expect(tray.textContent).toContain('Chemical Engineering');
  expect(await cards()).toHaveLength(1);
});

test('a run that is not there says so', async () => {
  server.on(`GET /predictor/runs/${RUN.id}`, refusal('not-found'));
  show(RUN.id);
  expect(await screen.findByRole('heading', { name: 'Prediction not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New prediction' }).getAttribute('href')).toBe('/predictor/josaa');
});

test('a broken line can be tried again', async () => {
  const user = userEvent.setup();
  server.on(`GET /predictor/runs/${RUN.id}`, new TypeError('offline'));
  show(RUN.id);
  const again = await screen.findByRole('button', { name: 'Try Again' });
  serveRun(server, ALL, { unlikely: [FAR] });
  await user.click(again);
  expect(await cards()).toHaveLength(3);
});

test('a row that fails leaves the others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Makes the drawing of one row fail.
  const foreign: Pick<typeof server, 'on'> = {
    on: (route, handler) => server.on(route, handler, { isForeign: true }),
  };
  serveRun(foreign, [CIVIL, { ...CHEMICAL, collegeName: null as never }]);
  show(`${RUN.id}&all=1`);
  expect(await named(/Civil/)).toBeTruthy();
  expect(await screen.findAllByText('We couldn’t show this part')).toHaveLength(1);
});
