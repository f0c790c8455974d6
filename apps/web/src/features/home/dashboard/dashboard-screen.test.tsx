import type { Dashboard } from '@dakhila/contract/dashboard';
import { LEGAL_VERSION } from '@dakhila/domain/privacy/policy';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { aStudent } from '../../../../test/students.ts';
import { paths } from '../../../paths.ts';
import '../../../ui/testing/modal-dialog.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

const server = useFakeServer();
const open = () =>
  renderRoutes(
    [
      { path: '/', Component: DashboardScreen },
      { path: '/predictor/:exam', element: <p>The form</p> },
    ],
    '/',
  );

const NEW_HERE: Dashboard = {
  firstName: 'Asha',
  tier: 'Basic',
  allowance: {
    recommendationPulls: 3,
    psychometricAssessment: false,
    psychometricTestStatus: false,
    availableCounsellingSessions: 0,
    totalCounsellingSessions: 0,
  },
  face: 'first-use',
  steps: [{ step: 'tell-exam', exam: null, target: null }],
  examsTold: [],
  profile: { filled: 0, of: 10 },
  age: { isKnown: true, isUnderage: false, isSatisfied: true, asked: null },
  prediction: null,
  runs: 0,
  lists: [],
  listCount: 0,
  session: null,
  assessment: { state: 'none', id: null, answered: 0, of: 120 },
  rounds: [{ exam: 'mht-cet', title: 'CAP 2027', authority: 'State CET Cell', dates: [] }],
  isAgreementCurrent: true,
  payment: null,
};
const PREDICTION: NonNullable<Dashboard['prediction']> = {
  ...{ id: 'run', exam: 'mht-cet', title: '96 percentile, OBC', year: 2027, createdAt: '2026-11-14T00:00:00Z' },
  counts: { Safe: 1200, Likely: 3, Possible: 1, Reach: 0, tiny: 7 },
  dataYears: { first: 2020, last: 2026 },
  top: [
    {
      collegeId: 'a',
      collegeName: 'COEP',
      programme: 'Civil',
      chance: 0.95,
      band: 'Safe',
      offered: 0.97,
      record: { years: 4, of: 4 },
    },
    {
      collegeId: 'b',
      collegeName: 'VJTI',
      programme: 'Textile',
      chance: 0.7,
      band: 'Likely',
      offered: 0.5,
      record: { years: 2, of: 4 },
    },
  ],
  inDoubt: 12,
  isOutdated: false,
  season: 2027,
};
const LIST: Dashboard['lists'][number] = {
  ...{ id: 'list', exam: 'mht-cet', name: 'The real one', updatedAt: '2026-11-14T00:00:00Z', choices: 4, closed: 0 },
  verdict: 'sound',
  bands: { Safe: 2, Likely: 1, Possible: 0, Reach: 1, Unlikely: 0 },
};
const answer = (changed: Partial<Dashboard>, options: { isForeign?: boolean } = {}) =>
  server.on('GET /dashboard', { body: { data: { ...NEW_HERE, ...changed } } }, options);

beforeEach(() => {
  server.on('GET /auth/check', { body: { authenticated: true } });
  server.on('GET /student-profile/me', { body: aStudent() });
});

test('a new student types one number and its exam, and sees the way, the dates and no empty boxes', async () => {
  const user = userEvent.setup();
  answer({});
  const { address } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Namaste, Asha' })).toBeTruthy();
  const step = await screen.findByRole('region', { name: 'See where you can get in' });
  const steps = within(step).getByRole('list', { name: 'Your progress' });
  expect(
    within(steps)
      .getAllByRole('link')
      .map((part) => part.textContent),
  ).toEqual(['Profile: next', 'Chances: to do', 'List: to do', 'Session: to do']);
  expect(screen.getByText(/Not announced yet.*State CET Cell/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your latest prediction' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Your preference lists' })).toBeNull();
  for (const name of ['My lists', 'Assistant', 'Psychometric assessment', 'College Search'])
    expect(screen.getByRole('link', { name: new RegExp(name) })).toBeTruthy();

  const number = within(step).getByRole('textbox', { name: 'Your percentile, merit number or rank' });
  await user.type(number, 'abc');
  await user.click(within(step).getByRole('button', { name: 'JEE' }));
  expect(number.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(number);
  await user.clear(number);
  // Enter cannot know the exam.
  await user.type(number, '94.2{Enter}');
  expect(document.activeElement).toBe(within(step).getByRole('button', { name: 'MHT-CET' }));
  expect(address()).toBe('/');
  await user.click(within(step).getByRole('button', { name: 'MHT-CET' }));
  await waitFor(() => expect(address()).toBe('/predictor/mht-cet?number=94.2'));
});

test('a number over 100 is said to be read as a merit number or a rank, before an exam is chosen', async () => {
  answer({});
  open();
  const number = await screen.findByRole('textbox', { name: /^Your percentile/ });
  await userEvent.type(number, '94.2');
  expect(number.hasAttribute('aria-describedby')).toBe(false);
  await userEvent.clear(number);
  await userEvent.type(number, '310');
  const note = screen.getByText(/^This is over 100, so we’ll read it as a merit number/);
  expect(number.getAttribute('aria-describedby')).toBe(note.id);
  expect(note.closest('[aria-live="polite"]')).toBeTruthy();
  expect(number.hasAttribute('aria-invalid')).toBe(false);
});

test('without attempts the number goes to the profile', async () => {
  answer({ allowance: { ...NEW_HERE.allowance, recommendationPulls: 0 } });
  const { address } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: /^Your percentile/ }), '420');
  await userEvent.click(screen.getByRole('button', { name: 'JEE' }));
  await waitFor(() => expect(address()).toBe('/predictor/josaa?purpose=profile&number=420'));
});

test('saved answers are predicted with one press, which says what it costs', async () => {
  answer({ examsTold: ['mht-cet'], steps: [{ step: 'predict', exam: 'mht-cet', target: null }] });
  open();
  const go = await screen.findByRole('link', { name: 'Predict now' });
  expect(go.getAttribute('href')).toBe('/predictor/mht-cet?predict=now');
  expect(screen.getByText('Predicting uses 1 of your 3 attempts.')).toBeTruthy();
});

test('what came since the last visit is shown once, also after a reload, and not at the first visit', async () => {
  const dates: Dashboard['rounds'][number]['dates'] = [
    {
      id: 'lock',
      title: 'Choice locking',
      kind: 'choices',
      firstDay: '2027-06-01',
      lastDay: '2027-06-03',
      isRunning: false,
    },
  ];
  const rounds = [{ exam: 'mht-cet' as const, title: 'CAP 2027', authority: 'State CET Cell', dates }];
  const reply = { step: 'read-reply' as const, exam: null, target: 'ticket' };
  const main = { step: 'start-list' as const, exam: 'mht-cet' as const, target: 'run' };
  const midway = { face: 'midway', prediction: PREDICTION, runs: 1 } as const;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answer({ ...midway, steps: [main] });
  open();
  await screen.findByText('Your latest prediction');
  expect(screen.queryByRole('region', { name: 'New since your last visit' })).toBeNull();
  cleanup();

  await vi.advanceTimersByTimeAsync(3_600_000);
  answer({ ...midway, rounds, steps: [main, reply] });
  for (const _ of ['the visit', 'a reload']) {
    open();
    const news = await screen.findByRole('region', { name: 'New since your last visit' });
    const links = within(news).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'CAP 2027, Choice locking: 1 Jun 2027 to 3 Jun 2027',
      'Support replied',
    ]);
    expect(links[1]?.getAttribute('href')).toBe('/support?ticket=ticket');
    expect(screen.queryByRole('region', { name: 'After that' })).toBeNull();
    // The menu has the other screens.
    expect(screen.queryByRole('link', { name: 'Support & Feedback' })).toBeNull();
    cleanup();
  }

  await vi.advanceTimersByTimeAsync(3_600_000);
  open();
  await screen.findByRole('region', { name: 'After that' });
  expect(screen.queryByRole('region', { name: 'New since your last visit' })).toBeNull();
  vi.useRealTimers();
});

test.each([
  ['/predictor/josaa', 'Continue to College Predictor'],
  ['/college/16006?tab=courses', 'Continue to the college'],
  ['/faq#float-risk', "Continue to FAQ's"],
  ['/somewhere', 'Continue to that page'],
])('%s, opened before the login, is offered as “%s”', async (opened, name) => {
  sessionStorage.setItem('kept-location', opened);
  answer({});
  open();
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(opened);
});

test('whoever has predicted sees the headline and begins a list from it', async () => {
  answer({
    face: 'midway',
    prediction: PREDICTION,
    runs: 2,
    steps: [
      { step: 'start-list', exam: 'mht-cet', target: 'run' },
      { step: 'complete-profile', exam: null, target: null },
    ],
  });
  open();
  expect((await screen.findByRole('link', { name: 'Choose from my results' })).getAttribute('href')).toBe(
    '/predictor/mht-cet?run=run',
  );
  const card = screen.getByRole('region', { name: 'Your latest prediction' });
  expect(within(card).getByText('1,200')).toBeTruthy();
  expect(within(card).getByText('7 more programmes show only a range, not a chance.')).toBeTruthy();
  expect(within(card).getByRole('link', { name: 'VJTI' }).getAttribute('href')).toMatch(/\/b\?programme=Textile$/);
  // Only the one that may not be offered has the tag.
  expect(within(card).getAllByText('May not be offered')).toHaveLength(1);
  expect(within(card).getByText('50% likely to be offered · Offered in 2 of the last 4 years')).toBeTruthy();
  expect(within(card).getByText(/^12 of these programmes may not be offered/)).toBeTruthy();
  expect(
    within(card).getByText('Your chance of a seat by the last round, based on 2020–2026 closing ranks.'),
  ).toBeTruthy();
  expect(within(card).getByRole('link', { name: 'All predictions (2)' })).toBeTruthy();
  const after = screen.getByRole('region', { name: 'After that' });
  expect(within(after).getByRole('link', { name: 'Complete your profile' }).getAttribute('href')).toBe('/profile');
});

test.each([
  ['midway', ['ambitious 0', 'match 0', 'match 1', 'safe 0', 'safe 1']],
  ['power', ['ambitious 0', 'match 0', 'safe 0']],
] as const)('a few first picks of each group stand in the order of the results (%s)', async (face, names) => {
  const pick = (group: 'ambitious' | 'match' | 'safe', at: number) => ({
    ...{ group, collegeId: `${group}${at}`, collegeName: `${group} ${at}`, programme: 'Civil' },
    ...{ chance: 0.7, band: 'Likely' as const, offered: null, record: null },
  });
  const top = [pick('safe', 0), pick('match', 0), pick('ambitious', 0), pick('safe', 1), pick('match', 1)];
  answer({ face, prediction: { ...PREDICTION, top } });
  open();
  const card = await screen.findByRole('region', { name: 'Your latest prediction' });
  expect(
    within(card)
      .getAllByText(/^(ambitious|match|safe) \d$/)
      .map(({ textContent }) => textContent),
  ).toEqual(names);
});

test('a student with a list sees how it stands and opens it', async () => {
  answer({
    face: 'power',
    prediction: PREDICTION,
    lists: [LIST],
    listCount: 1,
    steps: [{ step: 'check-list', exam: LIST.exam, target: LIST.id }],
  });
  open();
  const card = await screen.findByRole('region', { name: 'Your preference lists' });
  expect(within(card).getByText('As of your last visit: 2 Safe, 1 Likely, 1 Reach.')).toBeTruthy();
  expect(within(card).getByText('You’re very likely to get a seat with this list')).toBeTruthy();
  expect(within(card).getByRole('link', { name: 'The real one' }).getAttribute('href')).toBe(
    '/rounds?exam=mht-cet&list=list',
  );
  // The first picks of all programmes would argue with the list.
  const prediction = within(screen.getByRole('region', { name: 'Your latest prediction' }));
  expect(prediction.queryByText('Look at these first')).toBeNull();
  prediction.getByRole('link', { name: 'Open all results' });
  // The step names the list that it opens.
  expect(screen.getByRole('heading', { name: 'Before you submit “The real one” (CAP)' })).toBeTruthy();
});

test('the age is asked in a card that can be put off, and is not asked again then', async () => {
  answer({ age: { isKnown: false, isUnderage: null, isSatisfied: false, asked: null } });
  const { unmount } = open();
  expect(await screen.findByRole('region', { name: 'When were you born?' })).toBeTruthy();
  const card = within(screen.getByRole('region', { name: 'When were you born?' }));
  await userEvent.type(card.getByLabelText('Day'), '31');
  await userEvent.selectOptions(card.getByLabelText('Month'), 'February');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  expect(card.getByText('Please enter the day, month and four-digit year')).toBeTruthy();
  await userEvent.type(card.getByLabelText('Year'), '2009');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  expect(card.getByText('31 February 2009 doesn’t exist. Please check the day.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region', { name: 'When were you born?' })).toBeNull();
  unmount();
  open();
  expect(await screen.findByRole('region', { name: 'See where you can get in' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'When were you born?' })).toBeNull();
});

test('a dashboard that fails says so, still leads everywhere, and is fetched again', async () => {
  server.on('GET /dashboard', refusal('unavailable', { message: 'The server is busy' }));
  open();
  expect(await screen.findByText('The server is busy')).toBeTruthy();
  expect(screen.getByRole('link', { name: /College Search/ })).toBeTruthy();
  answer({});
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'See where you can get in' })).toBeTruthy();
});

test('whoever agreed to an older version is asked calmly: it can be read, put off for this visit, and agreed to', async () => {
  server.on('POST /agreements', { body: {} });
  answer({ isAgreementCurrent: false });
  open();
  const user = userEvent.setup();
  const asked = await screen.findByRole('dialog', { name: 'Our terms have changed' });
  await user.click(within(asked).getByRole('button', { name: 'Read the terms' }));
  expect(await screen.findByRole('dialog', { name: 'Terms of Service' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(within(asked).getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  open();
  await screen.findByRole('region', { name: 'See where you can get in' });
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();

  sessionStorage.clear();
  open();
  answer({});
  await user.click(await screen.findByRole('button', { name: 'I agree' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls('POST /agreements')).toMatchObject([{ body: { version: LEGAL_VERSION } }]);
});

test('preference lists, assistant and family cost are one press away from the top, and are linked only once', async () => {
  server.on('GET /dashboard', { body: { data: NEW_HERE } });
  open();
  const shortcuts = await screen.findByRole('navigation', { name: 'Shortcuts' });
  const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
  expect(hrefs(within(shortcuts).getAllByRole('link'))).toEqual([paths.rounds, paths.assistant, paths.money]);
  const rest = within(screen.getByRole('region', { name: 'More features' }));
  expect(hrefs(rest.getAllByRole('link'))).not.toContain(paths.rounds);
});

test.each([
  ['mht-cet', 'JEE', paths.predictorJosaa],
  ['josaa', 'MHT-CET', paths.predictorMhtCet],
] as const)(
  'after a prediction for %s the way to %s is offered, and College Search and Predictor stay at hand',
  async (told, other, path) => {
    answer({ face: 'midway', prediction: { ...PREDICTION, exam: told }, runs: 1 });
    open();
    expect((await screen.findByRole('link', { name: `See your ${other} chances` })).getAttribute('href')).toBe(path);
    const rest = within(screen.getByRole('region', { name: 'More features' }));
    expect(rest.getByRole('link', { name: 'College Search' }).getAttribute('href')).toBe(paths.search);
    expect(rest.getByRole('link', { name: 'College Predictor' }).getAttribute('href')).toBe(paths.predictor);
    expect(screen.getByRole('navigation', { name: 'Shortcuts' })).toBeTruthy();
  },
);

test('a student of both exams is not asked about the other', async () => {
  answer({ face: 'midway', prediction: PREDICTION, runs: 1, examsTold: ['mht-cet', 'josaa'] });
  open();
  await screen.findByRole('region', { name: 'Your latest prediction' });
  expect(screen.queryByRole('link', { name: /^See your .* chances$/ })).toBeNull();
});

test('the risk of a list is said in the words of the list', async () => {
  answer({
    face: 'power',
    prediction: PREDICTION,
    steps: [{ step: 'explore', exam: null, target: null }],
    lists: [
      { ...LIST, verdict: 'no-safety' },
      { ...LIST, id: 'other', verdict: 'closed', closed: 2 },
    ],
    listCount: 2,
  });
  open();
  await screen.findByText('You may not get a seat with this list');
  screen.getByText('You aren’t eligible for 2 choices');
});

test('a card that fails leaves the others, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Makes the drawing of one card fail.
  answer({ face: 'power', prediction: PREDICTION, lists: null as never }, { isForeign: true });
  open();
  expect(await screen.findAllByText('We couldn’t show this part')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Your latest prediction' })).toBeTruthy();
  expect(screen.getByText(/Not announced yet.*State CET Cell/)).toBeTruthy();
});
