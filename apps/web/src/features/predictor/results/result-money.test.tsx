import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { AN_OWN_CLAIM } from '../../../../test/college-figures.ts';
import { anMhtCetCollege } from '../../../../test/colleges.ts';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { aList, headOf } from '../../../../test/lists.ts';
import { aResult, aRun, serveRun } from '../../../../test/predictions.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { stubScreen } from '../../../../test/stub-screen.ts';
import { anExamProfile, aStudent } from '../../../../test/students.ts';
import { PredictorExamScreen } from '../exam-screen.tsx';
import '../../../ui/testing/modal-dialog.ts';

const server = useFakeServer();

const programme = (name: string, money: Pick<PredictionResult, 'cost' | 'median'>) =>
  aResult({
    ...money,
    collegeId: name,
    collegeName: `${name} College`,
    programme: name,
    choiceCode: name,
    branch: name,
  });
const costing = (least: number, most: number) => ({
  firstYear: { least, most },
  fourYears: { least: 4 * least, most: 4 * most },
  feeYear: '2025-26',
});
const MEDIAN = { rupees: 450_000, year: '2024-25' };
const CIVIL = programme('Civil', { cost: { ...costing(38_000, 112_000), isRareUntold: true }, median: MEDIAN });
const MINING = programme('Mining', { cost: costing(69_522, 69_522), median: null });
const TEXTILE = programme('Textile', { cost: null, median: { rupees: 300_000, year: '2022-23' } });
const ID = aRun([]).id;

const open = (exam: 'mht-cet' | 'josaa', search = '') => {
  serveRun(server, [CIVIL, MINING, TEXTILE], { exam });
  return renderRoutes(
    [{ path: '/predictor/:exam', Component: () => <PredictorExamScreen exam={exam} /> }],
    `/predictor/${exam}?run=${ID}&all=1${search}`,
  );
};
const names = async () =>
  (await screen.findAllByRole('article')).map((row) => within(row).getByRole('heading').textContent);
const details = () => screen.findByRole('dialog');

beforeEach(() => {
  stubScreen('phone');
  server.on('GET /auth/check', { body: { authenticated: true } });
  server.on('GET /lists', { body: { data: [] } });
  server.on('GET /predictor/runs', { body: { data: [], next: null } });
  server.on('GET /exam-profile', { body: { data: anExamProfile() } });
  server.on('GET /student-profile/me', { body: aStudent() });
  server.on('GET /colleges/Mining', { body: { data: anMhtCetCollege() } });
});

test.each([
  ['Civil', ['You pay between ₹38,000 and ₹1,12,000 in the first year', /₹1,52,000 – ₹4,48,000 over four years/]],
  ['Civil', [/Based on the fee for 2025-26\./, /If you’re an orphan or from a religious minority, you may pay less\./]],
  [
    'Civil',
    [
      'Median pay ₹4,50,000 a year, for 2024-25 graduates who were placed',
      'As submitted to NIRF by the college, for all its programmes.',
    ],
  ],
  ['Mining', ['You pay ₹69,522 in the first year', /Hostel, mess, books and exam fees aren’t included/]],
  ['Mining', ['Median pay isn’t known.']],
  ['Textile', ['We don’t know the fee for this programme, so we can’t say what you pay.']],
])('the details of %s say what it costs and what its graduates earn: %j', async (choice, texts) => {
  open('mht-cet', `&open=${choice}`);
  for (const text of texts) expect(await within(await details()).findByText(text)).toBeTruthy();
  expect(
    within(await details())
      .getByRole('link', { name: 'Schemes and sources' })
      .getAttribute('href'),
  ).toMatch(/#cost$/);
  // The cut-offs there begin with this programme.
  expect(
    within(await details())
      .getByRole('link', { name: 'About this college' })
      .getAttribute('href'),
  ).toMatch(new RegExp(`[?]programme=${choice}`));
  // Where the answers are there and the amount is a range, the schemes say why.
  expect(within(await details()).queryAllByRole('link', { name: 'Schemes that may apply' })).toHaveLength(
    choice === 'Civil' ? 1 : 0,
  );
});

test('where NIRF has no median, what the college states stands there, for the whole college', async () => {
  const college = anMhtCetCollege({ ownSitePlacements: [{ ...AN_OWN_CLAIM, medianSalaryRupees: 1_035_000 }] });
  server.on('GET /colleges/Mining', { body: { data: college } });
  open('mht-cet', '&open=Mining');
  const figure = /^Median pay ₹10,35,000 a year in 2025-26 for the whole college/;
  expect(await within(await details()).findByText(figure)).toBeTruthy();
});

test('a student who is known to be neither an orphan nor of a minority does not read what those pay', async () => {
  open('mht-cet', '&open=Mining');
  expect(await within(await details()).findByText(/Hostel, mess, books and exam fees aren’t included/)).toBeTruthy();
  expect(within(await details()).queryByText(/religious minority/)).toBeNull();
});

test.each([
  [['domicile'], 'Answer 1 question for a closer amount', '/money#domicile'],
  [['income', 'domicile'], 'Answer 2 questions for a closer amount', '/money#income'],
] as const)(
  'a cost that is a range offers one way to the questions that are open (%j)',
  async (openFacts, name, to) => {
    const cost = { ...costing(15_084, 132_000), openFacts: [...openFacts] };
    serveRun(server, [programme('Civil', { cost })], { exam: 'mht-cet' });
    renderRoutes(
      [{ path: '/predictor/:exam', Component: () => <PredictorExamScreen exam="mht-cet" /> }],
      `/predictor/mht-cet?run=${ID}&all=1&open=Civil`,
    );
    const way = await within(await details()).findByRole('link', { name });
    expect(way.getAttribute('href')).toBe(to);
    expect(within(await details()).queryByRole('link', { name: /domicile|income/ })).toBeNull();
  },
);

test('a JEE result says that its fee is not known here, and offers no limit and no order by cost', async () => {
  open('josaa', '&open=Textile');
  expect(await within(await details()).findByText(/We don’t have fees for JoSAA institutes/)).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Cheapest first', hidden: true })).toBeNull();
  expect(screen.queryByLabelText('You pay at most')).toBeNull();
});

test('a limit on the cost narrows the list, and says how many are left out because their cost is not known', async () => {
  const user = userEvent.setup();
  const { address } = open('mht-cet');
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  await user.selectOptions(screen.getByLabelText('You pay at most'), '₹80,000');
  await waitFor(() => expect(address()).toContain('paysAtMost=80000'));
  await waitFor(async () => expect(await names()).toEqual(['Mining']));
  // No answer would settle the cost of Civil.
  expect(screen.getByText(/^1 more programme is left out because the rules don’t say clearly/)).toBeTruthy();
  expect(screen.getByText(/^1 more programme is left out because we don’t know the college’s fee\./)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('You pay at most'), 'Any amount');
  await waitFor(async () => expect(await names()).toHaveLength(3));
  await user.selectOptions(screen.getByLabelText('Median pay at least'), '₹4 lakh a year');
  await waitFor(async () => expect(await names()).toEqual(['Civil']));
  expect(screen.getByText('1 more programme is left out because its median isn’t known.')).toBeTruthy();
});

const show = (programmes: PredictionResult[], search: string) => {
  serveRun(server, programmes, { exam: 'mht-cet' });
  const money = { path: '/money', Component: () => <p>{`All about money ${useLocation().hash}`}</p> };
  return renderRoutes(
    [
      { path: '/predictor/:exam', Component: () => <PredictorExamScreen exam="mht-cet" /> },
      { path: '/rounds', Component: () => null },
      money,
    ],
    `/predictor/mht-cet?run=${ID}${search}`,
  );
};

test('what a limit leaves out leads to each question that is open, and back to the same limit', async () => {
  const open = programme('Civil', { cost: { ...costing(15_084, 132_000), openFacts: ['income', 'domicile'] } });
  const { address, router } = show([open, MINING], '&all=1&paysAtMost=90000');
  expect(await screen.findByText(/^1 more programme is left out because we aren’t sure what you’d pay/)).toBeTruthy();
  expect(screen.getByText('For a closer amount, answer these questions:')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Family income' }).getAttribute('href')).toBe('/money#income');
  await userEvent.click(screen.getByRole('link', { name: 'Domicile' }));
  expect(await screen.findByText('All about money #domicile')).toBeTruthy();
  await router.navigate(-1);
  await waitFor(() => expect(address()).toContain('paysAtMost=90000'));
});

test('a page that an earlier release cached says how many are left out in one sentence', async () => {
  const run = serveRun(server, [CIVIL, MINING], { exam: 'mht-cet' });
  const page = { ...run.first, total: 1, unknownMoney: 2, results: run.first.results.slice(1), picks: undefined };
  server.on(`GET /predictor/runs/${ID}/results`, { body: { data: page } });
  renderRoutes(
    [{ path: '/predictor/:exam', Component: () => <PredictorExamScreen exam="mht-cet" /> }],
    `/predictor/mht-cet?run=${ID}&all=1&paysAtMost=90000`,
  );
  expect(await screen.findByText(/^2 more programmes are left out because their cost is uncertain/)).toBeTruthy();
});

test('the first picks say what the family pays, keep the limit on the cost, and so does the list made of them', async () => {
  const user = userEvent.setup();
  const cheap = programme('Dairy', { cost: costing(50_000, 50_000), median: null });
  const { address } = show([CIVIL, MINING, TEXTILE, cheap], '');
  expect(await screen.findByText('You pay ₹38,000 – ₹1,12,000 in year 1')).toBeTruthy();
  expect(screen.getByText('Cost not known')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await user.selectOptions(screen.getByLabelText('You pay at most'), '₹90,000');
  await user.click(screen.getByRole('button', { name: 'Show 2 programmes' }));
  expect(await screen.findByText(/Each of these costs you ₹90,000 or less in the first year/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Sort or search these 2/ }));
  await user.click(await screen.findByRole('button', { name: 'Back to the first picks' }));
  expect(address()).toContain('paysAtMost=90000');
  server.on('POST /lists', ({ body }) => ({ body: { data: { ...headOf(aList([])), ...(body as object) } } }));
  await user.click(await screen.findByRole('button', { name: 'Make a list of these 2' }));
  await waitFor(() => expect(server.calls('POST /lists')).toHaveLength(1));
  const [made] = server.calls('POST /lists');
  expect(new Set((made?.body as { choices: string[] } | undefined)?.choices)).toEqual(new Set(['Dairy', 'Mining']));
});

test('below the first picks stands one way to all questions that their costs depend on', async () => {
  const civil = programme('Civil', { cost: { ...costing(15_084, 132_000), openFacts: ['income'] } });
  const mining = programme('Mining', { cost: { ...costing(20_000, 90_000), openFacts: ['domicile', 'income'] } });
  const sure = programme('Textile', { cost: { ...costing(9_000, 9_000), openFacts: ['domicile'] } });
  show([civil, mining, sure], '');
  const way = await screen.findByRole('link', { name: 'Answer 2 questions for a closer amount' });
  expect(way.getAttribute('href')).toBe('/money#income');
  cleanup();
  show([sure], '');
  expect((await screen.findAllByRole('article')).length).toBe(1);
  expect(screen.queryByRole('link', { name: /for a closer amount/ })).toBeNull();
});

test('once all questions are answered, every row of the list says what the family pays; before, the list does not', async () => {
  const answered = programme('Answered', { cost: { ...costing(0, 16_044), openFacts: [] }, median: null });
  const open = programme('Open', { cost: { ...costing(0, 16_044), openFacts: ['income'] }, median: null });
  serveRun(server, [answered, open], { exam: 'mht-cet' });
  renderRoutes(
    [{ path: '/predictor/:exam', Component: () => <PredictorExamScreen exam="mht-cet" /> }],
    `/predictor/mht-cet?run=${ID}&all=1`,
  );
  const [first, second] = await screen.findAllByRole('article');
  expect(first?.textContent).toContain('You pay ₹0 – ₹16,044 in year 1');
  expect(second?.textContent).not.toContain('You pay');
});

test('a student who told of a hostel reads at the cost that it comes on top', async () => {
  show([programme('Civil', { cost: { ...costing(50_000, 50_000), livesAway: true } })], '&all=1&open=Civil');
  expect(await within(await details()).findByText(/^You’ll live in a hostel or a rented room\./)).toBeTruthy();
});

test('where the budget is chosen it says that a hostel is not included', async () => {
  open('mht-cet');
  await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
  expect(screen.getByText(/^In the first year, without hostel/)).toBeTruthy();
});

test('cheapest first: rows show what they cost, unknown costs last', async () => {
  const user = userEvent.setup();
  const { address } = open('mht-cet');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Cheapest first');
  await waitFor(() => expect(address()).toContain('order=cost'));
  await waitFor(async () => expect(await names()).toEqual(['Mining', 'Civil', 'Textile']));
  const lines = [
    'You pay ₹38,000 – ₹1,12,000 in year 1 · median ₹4.5 lakh (2024-25)',
    'Cost not known · median ₹3 lakh (2022-23)',
  ];
  for (const line of ['You pay ₹69,522 in year 1', ...lines]) expect(screen.getByText(line)).toBeTruthy();
  expect(screen.getByText(/Unknown costs come last/)).toBeTruthy();
});

test('a comparison shows what the family pays beside the full fee, as the details do', async () => {
  open('mht-cet', '&pick=Civil,Mining');
  await userEvent.click(await screen.findByRole('button', { name: 'Compare now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare programmes' }));
  expect(dialog.getByRole('row', { name: 'You pay, first year ₹38,000 – ₹1,12,000 ₹69,522' })).toBeTruthy();
  expect(dialog.getByRole('row', { name: /^Full yearly fee/ })).toBeTruthy();
  expect(
    dialog.getByRole('row', { name: 'Median yearly pay of those placed ₹4,50,000 (2024-25) not known' }),
  ).toBeTruthy();
  // Two columns fit a phone, so nothing has to be swiped.
  expect(dialog.queryByText(/Swipe sideways/)).toBeNull();
});
